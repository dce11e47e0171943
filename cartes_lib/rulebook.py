"""All rules of the games by id: the source of each rule, its lessons, and the code that applies it.

A game's rulebook is `cartes_lib/<game>/rulebook.toml`, a file of `[[rule]]` tables:

    [[rule]]
    id = "BOT-LEG-OB-04"       # game, section, number
    source = "S2:126"          # text and line of the source; "" if no source has the rule
    flag = "SEED"              # SEED: in the sources, GAP: not; or CONFLICT, DERIVED
    taught_by = ["BO-05"]      # lessons
    code = ["legal.legal_cards"]  # the code that applies it, in cartes_lib.<game>

The text of a rule is the message `rule-<id>`. For a GAP or a CONFLICT, this entry also has an
attribute `.choice` with the project's decision and its reason.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from cartes_lib.game_ids import GAME_IDS, game_of_rule

__all__ = ["FLAGS", "Rule", "RulebookError", "load", "rule", "rules"]

FLAGS = ("SEED", "GAP", "CONFLICT", "DERIVED")


class RulebookError(ValueError):
    """Raised for a rulebook with a format error; the message names the file, the rule and the
    reason.

    >>> from cartes_lib.rulebook import RulebookError, load
    >>> try:
    ...     load('[[rule]]', "x.toml")
    ... except RulebookError as error:
    ...     print(error)
    x.toml: a rule without id: no field flag
    """


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a game. The attributes are the fields of the file format (see the module).

    >>> from cartes_lib.rulebook import rule
    >>> rule("BOT-LEG-OB-04").source
    'S2:126'
    """

    id: str
    source: str
    flag: str
    taught_by: tuple[str, ...] = ()
    code: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """The name of the rule's game."""
        return game_of_rule(self.id)


def load(text: str, name: str) -> tuple[Rule, ...]:
    """Parse the TOML text of the rulebook file `name`; the rules are in the order of the file.

    Raises:
        RulebookError: `text` is not TOML, a field is unknown or missing, a flag is unknown, or an
            id appears twice.

    >>> from cartes_lib.rulebook import load
    >>> text = '[[rule]]\\nid = "BOT-X-01"\\nsource = ""\\nflag = "GAP"'
    >>> load(text, "x.toml")[0].flag
    'GAP'
    """
    try:
        tables = tomllib.loads(text).get("rule", [])
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"{name}: {error}") from error
    result: dict[str, Rule] = {}
    for table in tables:
        item = _rule(table, name)
        if item.id in result:
            raise RulebookError(f"{name}: {item.id} stands twice")
        result[item.id] = item
    return tuple(result.values())


def _rule(table: Mapping[str, object], name: str) -> Rule:
    known = {field.name for field in fields(Rule)}
    label = f"{name}: {table.get('id', 'a rule without id')}"
    if unknown := set(table) - known:
        raise RulebookError(f"{label}: unknown field {min(unknown)}")
    if missing := {"id", "source", "flag"} - set(table):
        raise RulebookError(f"{label}: no field {min(missing)}")
    if table["flag"] not in FLAGS:
        raise RulebookError(f"{label}: unknown flag {table['flag']!r}")
    values = {key: _value(value, f"{label}: {key}") for key, value in table.items()}
    return Rule(**values)  # type: ignore[arg-type]  # fields and their kinds are checked above


def _value(value: object, label: str) -> str | tuple[str, ...]:
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    raise RulebookError(f"{label}: neither a text nor a list of texts")


@cache
def rules() -> Mapping[str, Rule]:
    """All rules, in the order of the games and of their rulebooks; the keys are rule ids.

    Raises:
        RulebookError: a rulebook file of the package is invalid.

    >>> from cartes_lib.rulebook import rules
    >>> "TRU-SET-01" in rules()
    True
    """
    book: dict[str, Rule] = {}
    for game in GAME_IDS:
        # Read the file through the root package, so that no game is imported.
        text = files("cartes_lib").joinpath(game, "rulebook.toml").read_text("utf-8")
        book |= {item.id: item for item in load(text, f"{game}/rulebook.toml")}
    return MappingProxyType(book)


def rule(rule_id: str) -> Rule:
    """The rule with the id `rule_id`.

    Raises:
        KeyError: the rule does not exist.

    >>> from cartes_lib.rulebook import rule
    >>> rule("BOT-LEG-OB-04").game
    'botifarra'
    """
    return rules()[rule_id]
