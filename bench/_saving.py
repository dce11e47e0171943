"""A dated page with the figures of benchmarks, and the speed of the machine that measured them."""

from __future__ import annotations

import os
import platform
import re
import statistics
import time
from collections.abc import Mapping
from datetime import date
from importlib.metadata import version
from pathlib import Path

FIGURES = Path(__file__).parents[1] / "docs/figures"
"""The folder of the saved pages; the reference site shows them."""

_SECTION = re.compile(r"^## (\S+)\n\n```text\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


def pace() -> float:
    """Milliseconds that a fixed Python loop takes on this machine now; the median of nine runs."""

    def measured() -> float:
        since = time.perf_counter()
        total = 0
        for number in range(300_000):
            total += number & 7
        return (time.perf_counter() - since) * 1000

    return statistics.median(measured() for _ in range(9))


def save(outputs: Mapping[str, str], day: date, folder: Path = FIGURES) -> Path:
    """Writes the page of `day`; figures of other benchmarks that are already on this page remain.

    Args:
        outputs: what each benchmark printed; the keys are the names of the benchmarks.

    Returns:
        The path of the page.
    """
    file = folder / f"{day.isoformat()}.md"
    earlier = dict(_SECTION.findall(file.read_text("utf-8"))) if file.exists() else {}
    sections = {**earlier, **{name: text.strip("\n") for name, text in outputs.items()}}
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(_page(sections, day), "utf-8")
    return file


def _page(sections: Mapping[str, str], day: date) -> str:
    lines = [
        f"# Figures of {day.isoformat()}",
        "",
        f"Version {version('cartes-checkout')}, Python {platform.python_version()},"
        f" {os.cpu_count()} cores, load {_load()}.",
        f"Pace of the machine: {pace():.1f} ms for 300,000 steps of a loop.",
        "",
    ]
    for name in sorted(sections):
        lines += [f"## {name}", "", "```text", sections[name], "```", ""]
    return "\n".join(lines)


def _load() -> str:
    """The average number of runnable processes in the last minute; "unknown" on Windows."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
