"""The modules of the engine that programs may use; the reference shows them with examples."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache

from cartes_lib.game_ids import GAME_IDS

_NAMES = "|".join(GAME_IDS)
_GAME = rf"cartes_lib\.(?:{_NAMES})\."
_INTERNAL = re.compile(
    # Kinds of questions, which the table of kinds lists.
    rf"cartes_lib\.asking\.(?:{_NAMES})\b"
    # Bots, which programs get from `cartes_lib.games`.
    rf"|{_GAME}(?:bots|game)\b"
    # The same rules on integers, and searches that use them.
    rf"|{_GAME}(?:fast\w*|search|leads|runs)\b"
    # Parts of a state's `judge` and `play`.
    rf"|{_GAME}(?:flow|consistency|shown|play|judge\.(?!action\b)\w+)\b"
    # The types of what `asking.render` returns.
    r"|cartes_lib\.asking\.answer_views\b"
    # Modules that only those above use.
    r"|cartes_lib\.(?:rich|toml_lines|bots\.(?:masks|tally|unseen))\b"
)


@cache
def public_modules(package: str) -> tuple[str, ...]:
    """The names of `package` and its public modules; `package` is a module or a package of the
    engine.
    """
    parent = importlib.import_module(package)
    below = pkgutil.walk_packages(getattr(parent, "__path__", ()), f"{package}.")
    modules = (package, *(module.name for module in below))
    return tuple(name for name in modules if not _INTERNAL.match(name))
