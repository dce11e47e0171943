"""Hooks of the reference site: generated pages, and links from rule ids to the rules."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench._saving import FIGURES
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.rulebook import rules
from docs.kinds_table import kinds_table
from docs.public_modules import public_modules
from docs.rules_table import table

PAGES = {
    "cards": (
        "Cards and tricks",
        ("cartes_lib.cards", "cartes_lib.tricks", "cartes_lib.seats", "cartes_lib.card_table"),
    ),
    "engine": ("Engine", ("cartes_lib.engine", "cartes_lib.game", "cartes_lib.games")),
    "record": (
        "Records and options",
        ("cartes_lib.match", "cartes_lib.record", "cartes_lib.position", "cartes_lib.options"),
    ),
    "asking": ("Questions", public_modules("cartes_lib.asking")),
    "messages": ("Messages", public_modules("cartes_lib.messages")),
    "coach": (
        "Coach",
        (*public_modules("cartes_lib.coach"), "cartes_lib.bots.advice", "cartes_lib.bots.budget"),
    ),
    "rulebook": (
        "Rules and lessons",
        (*public_modules("cartes_lib.rulebook"), "cartes_lib.lessons", "cartes_lib.game_ids"),
    ),
}
"""Pages of modules that all games share, by id: title and modules."""

_REPEAT = (
    "`python -m bench` runs all benchmarks, `python -m bench --help` lists them, and"
    " `python -m bench --save` also writes what they print into `docs/figures`. A benchmark prints"
    " its bar beside each figure. Times depend on the machine: compare its pace, or the ratios."
)

_PREFIXES = "|".join(game.rules for game in GAME_IDS.values())
_RULE = re.compile(rf"\b(?:{_PREFIXES})-[A-Z0-9]+(?:-[A-Z0-9]+)*\b")
_VERBATIM = re.compile(r"(<a\b.*?</a>|<pre\b.*?</pre>|<h\d\b.*?</h\d>|<[^>]+>)", re.DOTALL)


def _documented(module: str) -> Iterator[str]:
    """Full names of the classes and functions that `module` defines and exports."""
    loaded: Any = importlib.import_module(module)
    for name in loaded.__all__:
        value = getattr(loaded, name)
        is_own = getattr(value, "__module__", "") == module
        if is_own and (inspect.isclass(value) or inspect.isfunction(value)) and value.__doc__:
            yield f"{value.__module__}.{value.__qualname__}"


def _reference(title: str, modules: tuple[str, ...]) -> str:
    lines = [f"# {title}"]
    for module in modules:
        about = (importlib.import_module(module).__doc__ or "").partition("\n\n")[0]
        lines += [f"\n## `{module}`\n", about.replace("\n", " ")]
        lines += [
            f"\n::: {name}\n    options:\n      heading_level: 3" for name in _documented(module)
        ]
    return "\n".join(lines) + "\n"


def figures_page(folder: Path) -> str:
    """The page with the figures: the last ones, how to measure them again, and the earlier ones."""
    days = sorted((file.stem for file in folder.glob("*.md")), reverse=True)
    lines = ["# Figures", "", _REPEAT, ""]
    if days:
        text = (folder / f"{days[0]}.md").read_text("utf-8")
        # Only the page itself has a heading of level 1.
        lines += [re.sub(r"^#", "##", text, flags=re.MULTILINE)]
    lines += [f"- [{day}](../figures/{day}.md)" for day in days[1:]]
    return "\n".join(lines) + "\n"


def game_pages() -> dict[str, str]:
    """The page of each game, by its title, which is the start of the package's docstring."""
    return {
        (importlib.import_module(f"cartes_lib.{game}").__doc__ or game)
        .partition(":")[0]
        .strip()
        .rstrip("."): f"reference/{game}.md"
        for game in GAME_IDS
    }


def on_config(config: Any) -> Any:
    """Puts the games at the start of the reference's navigation."""
    (reference,) = (part["Reference"] for part in config.nav if "Reference" in part)
    reference[:0] = [{title: page} for title, page in game_pages().items()]
    return config


def _generated() -> Iterator[tuple[str, str]]:
    for (title, page), game in zip(game_pages().items(), GAME_IDS, strict=True):
        yield page, _reference(title, public_modules(f"cartes_lib.{game}"))
    for name, (title, modules) in PAGES.items():
        yield f"reference/{name}.md", _reference(title, modules)
    yield "reference/rules.md", table()
    yield "reference/kinds.md", kinds_table()
    yield "reference/figures.md", figures_page(FIGURES)


def on_files(files: Any, config: Any) -> Any:
    """Adds the generated pages."""
    # The class of MkDocs, which only the extra `docs` installs.
    kind = type(next(iter(files)))
    for path, text in _generated():
        files.append(kind.generated(config, path, content=text))
    return files


def on_page_content(html: str, page: Any, config: Any, files: Any) -> str:
    """Links each rule id of a page to the table of rules."""
    if page.file.src_uri == "reference/rules.md":
        return html
    target = files.get_file_from_path("reference/rules.md").url_relative_to(page.file)

    def linked(match: re.Match[str]) -> str:
        rule_id = match[0]
        return (
            f'<a href="{target}#{rule_id.lower()}">{rule_id}</a>' if rule_id in rules() else rule_id
        )

    parts = _VERBATIM.split(html)
    return "".join(
        _RULE.sub(linked, part) if at % 2 == 0 else part for at, part in enumerate(parts)
    )
