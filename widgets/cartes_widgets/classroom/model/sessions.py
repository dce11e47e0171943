"""A session of a class: the parts of a lesson hour, which a teacher writes in a TOML file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from cartes_lib.asking import LEVELS, CodeError, ExerciseError, exercise_kinds, generate, read_code
from cartes_lib.asking.error_texts import code_error_text, exercise_error_text
from cartes_lib.asking.registry import rules_of
from cartes_lib.lessons import lessons
from cartes_lib.messages import format_message
from cartes_widgets.classroom.model.contest import CONTESTS, DEALS
from cartes_widgets.classroom.model.live_terms import live_variants
from cartes_widgets.classroom.model.results import MAX_POSITION_LENGTH, Deal
from cartes_widgets.games.tables import PRESENTATIONS

MAX_LENGTH = 12_000
"""Maximum length of a session file, in characters."""

MAX_PARTS, MAX_MINUTES = 40, 180
"""Maximum number of parts of a session, and of minutes of a part."""

_TITLE, _NOTES, _WORD = 80, 600, 64
_ACTS = ("ask", "position", "lesson", "tables", "tournament")
"""The keys with which a part opens something; a part has at most one of them."""

_AT_LINE = re.compile(r"\(at line (\d+)")


class SessionError(ValueError):
    """A file that is not a valid session.

    Attributes:
        line: number of the line with the error, from 1.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(format_message("session-error-line", line=line, reason=reason))
        self.line = line


@dataclass(frozen=True, slots=True)
class SeatingPlan:
    """The tables or the tournament at which a part of a session seats the students.

    Attributes:
        deals: number of deals of the tournament; 0 for tables.
    """

    game: str
    players: int
    variant: str = ""
    deals: int = 0


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a session.

    Attributes:
        minutes: the duration of the part.
        title, notes: the part's title, and the text that the teacher reads aloud.
        lesson: the lesson to which all students go; "" if the part opens no lesson.
        step: the step to open; 0 for the step with the exercise `kind`.
        asks: the exercise that all students get as a question.
    """

    minutes: int
    title: str = ""
    notes: str = ""
    lesson: str = ""
    step: int = 0
    kind: str = ""
    asks: Deal | None = None
    seating: SeatingPlan | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """A plan of a lesson hour: its title and its parts.

    `title` is "" for a session that comes with Cartes; the message catalogue has its title.
    """

    title: str
    parts: tuple[Part, ...]

    @property
    def minutes(self) -> int:
        return sum(part.minutes for part in self.parts)


def read_session(text: str, steps: Callable[[str], int]) -> Session:
    """The session that a file contains.

    Args:
        steps: returns the number of steps of a lesson, given its id.

    Raises:
        SessionError: the file is not a valid session.
    """
    if len(text) > MAX_LENGTH:
        raise SessionError(1, format_message("session-error-long", most=MAX_LENGTH))
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        match = _AT_LINE.search(str(error))
        line = int(match[1]) if match else max(1, len(text.splitlines()))
        raise SessionError(line, format_message("session-error-syntax")) from error
    top = _Reader(content, text.splitlines(), 0, steps)
    top.check_names({"title", "part"})
    parts = content.get("part")
    if not isinstance(parts, list) or not 1 <= len(parts) <= MAX_PARTS:
        top.refuse("part", "session-error-parts", most=MAX_PARTS)
    readers = [_Reader(part, top.lines, n, steps) for n, part in enumerate(parts, 1)]
    return Session(top.text("title", _TITLE), tuple(reader.part() for reader in readers))


class _Reader:
    """A reader for the values of one part of a file; its errors name the line of a wrong value."""

    def __init__(
        self, content: object, lines: list[str], number: int, steps: Callable[[str], int]
    ) -> None:
        """Creates a reader for one part.

        Args:
            content: the values of the part, parsed from TOML; not checked yet.
            lines: the lines of the file.
            number: number of the part, from 1; 0 for the whole file.
            steps: returns the number of steps of a lesson, given its id.
        """
        self.lines, self._steps = lines, steps
        heads = [n for n, line in enumerate(lines) if re.match(r"\s*\[\[\s*part\s*\]\]", line)]
        self._first = heads[number - 1] if 1 <= number <= len(heads) else 0
        self._end = next((head for head in heads if head > self._first), len(lines))
        self._content: Mapping[str, Any] = content if isinstance(content, dict) else {}
        if not isinstance(content, dict):
            self.refuse("part", "session-error-parts", most=MAX_PARTS)

    def refuse(self, name: str, key: str, **facts: str | int) -> NoReturn:
        """Raises a `SessionError` with the message `key`, at the line of the value `name`.

        Args:
            facts: arguments of the message.
        """
        raise SessionError(self._line(name), format_message(key, name=name, **facts))

    def _line(self, name: str) -> int:
        named = re.compile(rf"\s*(\[+\s*part\.)?[\"']?{re.escape(name)}\b")
        own = range(self._first, self._end)
        return next((n for n in own if named.match(self.lines[n])), self._first) + 1

    def check_names(self, known: Collection[str]) -> None:
        """Raises an error if the part has a name that is not in `known`."""
        for name in self._content:
            if name not in known:
                self.refuse(name, "session-error-name", known=", ".join(sorted(known)))

    def text(self, name: str, most: int, within: Mapping[str, Any] | None = None) -> str:
        value = (self._content if within is None else within).get(name, "")
        if not isinstance(value, str) or len(value) > most:
            self.refuse(name, "session-error-text", most=most)
        return value.strip()

    def number(
        self, name: str, low: int, high: int, within: Mapping[str, Any] | None = None
    ) -> int:
        value = (self._content if within is None else within).get(name)
        if type(value) is not int or not low <= value <= high:
            self.refuse(name, "session-error-number", low=low, high=high)
        return value

    def table(self, name: str, known: Collection[str]) -> Mapping[str, Any]:
        value = self._content[name]
        if not isinstance(value, dict) or not set(value) <= set(known):
            self.refuse(name, "session-error-table", known=", ".join(sorted(known)))
        return value

    def part(self) -> Part:
        """The part that was read."""
        self.check_names({"minutes", "title", "notes", "step", "exercise", *_ACTS})
        acts = [name for name in _ACTS if name in self._content]
        if len(acts) > 1:
            self.refuse(acts[1], "session-error-several", other=acts[0])
        for name in ("step", "exercise"):
            if name in self._content and acts != ["lesson"]:
                self.refuse(name, "session-error-no-lesson")
        opened = getattr(self, f"_{acts[0]}")() if acts else {}
        return Part(
            self.number("minutes", 1, MAX_MINUTES),
            self.text("title", _TITLE),
            self.text("notes", _NOTES),
            **opened,
        )

    def _ask(self) -> dict[str, Any]:
        try:
            exercise = read_code(self.text("ask", _WORD))
        except CodeError as error:
            raise SessionError(self._line("ask"), code_error_text(error)) from error
        return {
            "asks": Deal(
                exercise.lesson, exercise.kind, exercise.seed, exercise.level, exercise.rules
            )
        }

    def _position(self) -> dict[str, Any]:
        value = self.table("position", ("lesson", "exercise", "cards", "variant"))
        lesson, kind = (self.text(name, _WORD, value) for name in ("lesson", "exercise"))
        try:
            rules = self.text("variant", _WORD, value) or rules_of(lesson, kind)[0]
            deal = Deal(
                lesson, kind, 0, LEVELS[0], rules, self.text("cards", MAX_POSITION_LENGTH, value)
            )
            generate(lesson, kind, 0, LEVELS[0], rules, deal.position)
        except ExerciseError as error:
            raise SessionError(self._line("position"), exercise_error_text(error)) from error
        return {"asks": deal}

    def _lesson(self) -> dict[str, Any]:
        lesson, kind = self.text("lesson", _WORD), self.text("exercise", _WORD)
        if lesson not in lessons() or not self._steps(lesson):
            self.refuse("lesson", "share-error-lesson", value=lesson)
        if kind and kind not in exercise_kinds(lesson):
            known = ", ".join(exercise_kinds(lesson))
            self.refuse("exercise", "session-error-exercise", value=kind, known=known)
        step = self.number("step", 1, self._steps(lesson)) if "step" in self._content else 0
        return {"lesson": lesson, "kind": kind, "step": step}

    def _tables(self) -> dict[str, Any]:
        value = self.table("tables", ("game", "players", "variant"))
        game = self._game("tables", value)
        players = self._one_of("players", value, PRESENTATIONS[game].tables, "tables")
        variant = self.text("variant", _WORD, value)
        if variant and variant not in (known := live_variants(game, players)):
            self.refuse("tables", "session-error-one-of", known=", ".join(known))
        return {"seating": SeatingPlan(game, players, variant)}

    def _tournament(self) -> dict[str, Any]:
        value = self.table("tournament", ("game", "players", "deals"))
        game = self._game("tournament", value)
        players = self._one_of("players", value, CONTESTS[game], "tournament")
        deals = self._one_of("deals", value, DEALS, "tournament")
        return {"seating": SeatingPlan(game, players, deals=deals)}

    def _game(self, name: str, value: Mapping[str, Any]) -> str:
        game = self.text("game", _WORD, value)
        if game not in PRESENTATIONS:
            self.refuse(name, "session-error-one-of", known=", ".join(PRESENTATIONS))
        return game

    def _one_of(self, name: str, value: Mapping[str, Any], known: Collection[int], at: str) -> int:
        number = value.get(name, next(iter(known)))
        if type(number) is not int or number not in known:
            raise SessionError(
                self._line(at),
                format_message(
                    "session-error-one-of", name=name, known=", ".join(map(str, sorted(known)))
                ),
            )
        return number
