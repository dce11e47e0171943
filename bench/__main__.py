"""`python -m bench`: every benchmark of this folder, one after the other.

A benchmark whose name is given runs alone: `python -m bench opening`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

__all__ = ["main"]


def main(names: list[str]) -> int:
    """Runs the benchmarks; the exit status is 1 if one of them missed its bar, else 0."""
    here = Path(__file__).parent
    found = {file.stem: file for file in sorted(here.glob("*.py")) if file.stem[0] != "_"}
    status = 0
    for name in names or found:
        if name not in found:
            print(f"no benchmark {name!r}; there are {', '.join(found)}", file=sys.stderr)
            return 2
        print(f"\n{name}\n{'-' * len(name)}", flush=True)
        status |= subprocess.call([sys.executable, str(found[name])]) != 0
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
