"""Match records: TOML texts with rules, deals and actions. A game can replay a record.

    format = 1
    game = "botifarra"

    [rules]                      # fields of the game's Rules; missing fields have their default
    variant = "lliure"

    [[deal]]                     # one per deal; it has the cards, never a seed
    dealer = 0
    hands = ["9o 1o ...", "...", "...", "..."]
    play = \"\"\"
    0 oros
    1 pass       ; a comment runs to the end of the line
    3 pass
    1 9o
    \"\"\"

Each line of `play` is a seat and an action in the game's notation. Other fields of a deal
are the game's own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cartes_lib.engine import FrozenMapping, IllegalAction, RulesError, Verdict
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.options import Value
from cartes_lib.toml_lines import TableLines, line_of, table_lines

__all__ = [
    "FORMAT",
    "DealRecord",
    "MatchRecord",
    "RecordError",
    "Step",
    "dump_record",
    "parse_record",
    "read_rules",
    "replay_deal",
]

FORMAT = 1
StateT = TypeVar("StateT")
RulesT = TypeVar("RulesT")
ActionT = TypeVar("ActionT")
_STEP = re.compile(r"(?P<seat>[0-9]{1,2})\s+(?P<action>[^;]*[^;\s])\s*(?:;\s*(?P<comment>.*))?")
_UNSAID = re.compile(r"[\x00-\x1f\x7f]")
_TOML_PLACE = re.compile(r"\(at (?:line (\d+)|end of document)")


class RecordError(ValueError):
    """Raised for a record that cannot be read or replayed.

    Attributes:
        line: number of the invalid line of the text, from 1; 0 if the error is not in a single
            line.
        reason: `not-toml`, `wrong-format`, `unknown-game`, `bad-field`, `bad-step`, `bad-action` or
            `illegal`. The message is `record-<reason>`.
        detail: the invalid token or field; "" if the reason is sufficient.
        verdict: for the reason `illegal`, the verdict on the action; else None.

    >>> from cartes_lib.record import RecordError, parse_record
    >>> try:
    ...     parse_record("format = 1")
    ... except RecordError as error:
    ...     print(error.reason)
    unknown-game
    """

    def __init__(
        self, line: int, reason: str, detail: str = "", verdict: Verdict | None = None
    ) -> None:
        # `args` has the arguments of the constructor, so that pickle and copy work.
        super().__init__(line, reason, detail, verdict)
        self.line = line
        self.reason = reason
        self.detail = detail
        self.verdict = verdict

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason} {self.detail}".rstrip()


@dataclass(frozen=True, slots=True)
class Step:
    """One line of `play`: a seat and its action. Comments and line numbers do not affect equality.

    >>> from cartes_lib.record import Step
    >>> Step(1, "9o", comment="the manilla") == Step(1, "9o")
    True
    """

    seat: int
    action: str
    comment: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal of a record: the fields of the game (`dealer`, `hands`, ...), and the steps of play.

    `line` is the line number of `play` in the text; 0 if the record was not read from text. `lines`
    has the line numbers of all fields, and of the header `[[deal]]` under "deal".

    >>> from cartes_lib.botifarra import Match
    >>> Match(seed=1, dealer=2).record().deals[0].setup["dealer"]
    2
    """

    setup: Mapping[str, Any]
    steps: tuple[Step, ...]
    line: int = field(default=0, compare=False)
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "setup", FrozenMapping(self.setup))
        object.__setattr__(self, "lines", FrozenMapping(self.lines))

    def fault(self, name: str) -> RecordError:
        """A `RecordError` for the field `name`, or for the whole deal if `name` is "deal".

        For a missing field, the error has the line of the deal's header.
        """
        return RecordError(self.lines.get(name, self.lines.get("deal", 0)), "bad-field", name)


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """The record of a match: the name of the game, options that differ from their default, and
    deals.

    If the record was read from text, `lines` has the line numbers of "game" and of each option.

    >>> from cartes_lib.botifarra import LLIURE, Match
    >>> dict(Match(LLIURE, seed=1).record().rules)
    {'variant': 'lliure'}
    """

    game: str
    rules: Mapping[str, Value]
    deals: tuple[DealRecord, ...]
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", FrozenMapping(self.rules))
        object.__setattr__(self, "lines", FrozenMapping(self.lines))


def parse_record(text: str) -> MatchRecord:
    """Parse the text of a record. The function `replay` of the game checks whether the actions are
    legal.

    Raises:
        RecordError: `text` is not a valid record; the error has the line and the reason.

    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.record import dump_record, parse_record
    >>> parse_record(dump_record(Match(seed=1).record())).game
    'botifarra'
    """
    # Import only when needed: it takes a tenth of the import time of a game.
    import tomllib

    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Errors of the parser, including a number that is too long or a list that is too deep.
        place = _TOML_PLACE.search(str(error))
        last = len(text.splitlines())
        raise RecordError(int(place[1] or last) if place else 0, "not-toml", str(error)) from error
    tables = table_lines(text)
    written = document.pop("format", None)
    if type(written) is not int or written != FORMAT:
        raise RecordError(line_of(tables, "format"), "wrong-format", str(FORMAT))
    game = document.pop("game", None)
    if not isinstance(game, str) or game not in GAME_IDS:
        raise RecordError(line_of(tables, "game"), "unknown-game", str(game))
    options = document.pop("rules", {})
    deals = document.pop("deal", [])
    if document or not isinstance(options, dict) or not isinstance(deals, list):
        name = next(iter(document), "rules" if not isinstance(options, dict) else "deal")
        raise RecordError(line_of(tables, name), "bad-field", name)
    lines = {"game": line_of(tables, "game")}
    for table in tables:
        if table.name == "rules":
            lines |= table.fields
    where = [table for table in tables if table.name == "deal"]
    if len(where) != len(deals):
        raise RecordError(line_of(tables, "deal"), "bad-field", "deal")
    read = tuple(map(_deal, deals, where))
    return MatchRecord(game, options, read, lines)


def _deal(table: dict[str, Any], where: TableLines) -> DealRecord:
    play = table.pop("play", None)
    lines = {**where.fields, "deal": where.line}
    line = where.texts.get("play")
    if line is None or not isinstance(play, str):
        raise RecordError(lines.get("play", where.line), "bad-field", "play")
    steps = tuple(
        _step(words, line + offset)
        for offset, words in enumerate(play.split("\n"))
        if words.split(";")[0].strip()
    )
    setup = {name: _frozen(value) for name, value in table.items()}
    return DealRecord(setup, steps, line, lines)


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return FrozenMapping({name: _frozen(item) for name, item in value.items()})
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _step(words: str, line: int) -> Step:
    match = _STEP.fullmatch(words.strip())
    if not match:
        raise RecordError(line, "bad-step", words.strip())
    action = " ".join(match["action"].split())
    return Step(int(match["seat"]), action, (match["comment"] or "").strip(), line)


def dump_record(record: MatchRecord) -> str:
    """The text of `record`, which `parse_record` parses to an equal record.

    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.record import dump_record
    >>> dump_record(Match(seed=1).record()).splitlines()[0]
    'format = 1'
    """
    lines = [f"format = {FORMAT}", f'game = "{record.game}"', "", "[rules]"]
    lines += [f"{name} = {_toml(value)}" for name, value in record.rules.items()]
    for deal in record.deals:
        lines += ["", "[[deal]]"]
        lines += [f"{name} = {_toml(value)}" for name, value in deal.setup.items()]
        lines += ['play = """', *map(_step_text, deal.steps), '"""']
    return "\n".join(lines) + "\n"


def _step_text(step: Step) -> str:
    # Only comments are free text: remove line breaks and characters that TOML forbids.
    text = " ".join(_UNSAID.sub(" ", step.comment).split())
    comment = f" ; {text}" if text else ""
    # A backslash or a quote would end or change the string.
    return f"{step.seat} {step.action}{comment}".replace("\\", "/").replace('"', "'")


def _toml(value: object) -> str:
    if isinstance(value, str | bool | int):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_toml, value))}]"
    raise TypeError(f"a record holds no {type(value).__name__}")


def read_rules(
    record: MatchRecord, game: str, from_options: Callable[[Mapping[str, object]], RulesT]
) -> RulesT:
    """The rules of `record`, created by the game's function `from_options`.

    Raises:
        RecordError: the record is of another game (reason `unknown-game`), or it has no deal or an
            invalid option (reason `bad-field`).

    >>> from cartes_lib.botifarra import LLIURE, Match, Rules
    >>> from cartes_lib.record import read_rules
    >>> read_rules(Match(LLIURE, seed=1).record(), "botifarra", Rules.from_options).variant
    'lliure'
    """
    if record.game != game:
        raise RecordError(record.lines.get("game", 0), "unknown-game", record.game)
    if not record.deals:
        raise RecordError(0, "bad-field", "deal")
    try:
        return from_options(record.rules)
    except RulesError as error:
        line = record.lines.get(error.option, 0)
        raise RecordError(line, "bad-field", error.option) from error


def replay_deal(
    start: StateT,
    deal: DealRecord,
    parse_action: Callable[[str], ActionT],
    play: Callable[[StateT, ActionT, int], StateT],
) -> Iterator[tuple[Step, StateT]]:
    """Replay `deal`: yield each step with the state after it.

    Args:
        start: the state at the start of the deal, before the first action.
        deal: the deal; only its steps are used.
        parse_action: function that parses an action; it raises ValueError if the text is invalid.
        play: function that performs an action; it raises IllegalAction if the rules forbid it.

    Raises:
        RecordError: an action is invalid (reason `bad-action`) or illegal (reason `illegal`, with
            the verdict); the error has the line of the step.

    >>> from cartes_lib.botifarra import Match, State, parse_action
    >>> from cartes_lib.record import replay_deal
    >>> match = Match(seed=1, dealer=0)
    >>> start = match.state
    >>> state = match.play("oros")
    >>> [(step, last)] = replay_deal(start, match.record().deals[0], parse_action, State.play)
    >>> step.action, last == state
    ('oros', True)
    """
    state = start
    for step in deal.steps:
        try:
            state = play(state, parse_action(step.action), step.seat)
        except IllegalAction as error:
            raise RecordError(step.line, "illegal", step.action, error.verdict) from error
        except ValueError as error:
            raise RecordError(step.line, "bad-action", step.action) from error
        yield step, state
