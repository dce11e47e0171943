"""The registry of the games: what each is made of, for whoever treats them alike.

A fourth game is a line of `game_ids` and one here; CONTRIBUTING says what else it brings,
and tests/architecture/test_games.py misses whatever is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from cartes_lib import balco, botifarra, truco
from cartes_lib.game_ids import GAME_IDS, GameId
from cartes_lib.options import Option, Options, Value, options_of
from cartes_lib.record import MatchRecord, parse_record
from cartes_lib.rulebook import Rule, rules

if TYPE_CHECKING:
    from cartes_lib.engine import State

    # Each game's states keep the contract: a type checker says where one does not.
    _BOTIFARRA: type[State[botifarra.Action]] = botifarra.State
    _TRUCO: type[State[truco.Action]] = truco.State
    _BALCO: type[State[balco.Action]] = balco.State

__all__ = ["GAMES", "Game", "Match", "read_match"]


class Match(Protocol):
    """A match of any game, from its first deal to its target.

    Attributes:
        state: the position now, a `State` of the game.
    """

    @property
    def state(self) -> Any: ...

    def play(self, action: Any, seat: int | None = None) -> Any: ...

    def record(self) -> MatchRecord: ...


@dataclass(frozen=True, slots=True)
class Game:
    """One game.

    Attributes:
        id: its names.
        presets: its rules by the name of the variant.
        usual: the variant of a table that agreed on nothing.
        match: begins a match, from rules and a seed.
        replayed: the match that a record tells, and a seed for cards yet to be dealt.
    """

    id: GameId
    presets: Mapping[str, Options]
    usual: str
    match: Callable[[Any, int], Match]
    replayed: Callable[[MatchRecord, int], Match]

    @property
    def options(self) -> Mapping[str, Option]:
        """What a table of it may agree on, by name."""
        return options_of(type(self.presets[self.usual]))

    @property
    def offered(self) -> dict[str, tuple[Value, ...]]:
        """The options that players set at a table, and their values, the default first."""
        return {name: one.offered for name, one in self.options.items() if one.offered}

    def options_of_rule(self, rule_id: str) -> tuple[str, ...]:
        """The names of the options that change a rule."""
        return tuple(name for name, one in self.options.items() if one.changes(rule_id))

    @property
    def rulebook(self) -> tuple[Rule, ...]:
        """All its rules, in the order of its rulebook."""
        return tuple(one for one in rules().values() if one.game == self.id.name)

    def rules(self, variant: str = "", players: int | None = None) -> Options:
        """The rules of `variant`, "" for the usual one, for a table of `players`.

        Raises:
            KeyError: no such variant.
            RulesError: there is no table of so many.
            ValueError: the variant says by itself how many play, and not so many.
        """
        found = self.presets[variant or self.usual]
        if players in (None, found.seats):
            return found
        if "players" not in self.options:
            raise ValueError(f"{variant or self.usual}: no table of {players}")
        return found.from_options({**found.options(), "players": players})

    def can_seat(self, variant: str, players: int) -> bool:
        """True if so many may play `variant`, "" for the usual one.

        A variant that does not say for how many it is made is for any number that its game
        knows.

        Raises:
            KeyError: no such variant.
        """
        rules, number = self.presets[variant or self.usual], self.options.get("players")
        if number is None or rules.seats != number.default:
            return players == rules.seats
        return number.accepts(players)


GAMES: Mapping[str, Game] = MappingProxyType(
    {
        one.id.name: one
        for one in (
            Game(
                GAME_IDS["botifarra"],
                botifarra.PRESETS,
                "obligada",
                botifarra.Match,
                botifarra.Match.from_record,
            ),
            Game(
                GAME_IDS["truco"],
                truco.PRESETS,
                "sin-flor",
                truco.Match,
                truco.Match.from_record,
            ),
            Game(
                GAME_IDS["balco"],
                balco.PRESETS,
                "standard",
                balco.Match,
                balco.Match.from_record,
            ),
        )
    }
)
"""All games by name, in the order of `GAME_IDS`."""


def read_match(text: str, seed: int = 0) -> Match:
    """The match that the record `text` tells, of whichever game; `seed` for what is yet to deal.

    Raises:
        RecordError: it is no record, or tells something that the rules forbid.
    """
    record = parse_record(text)
    return GAMES[record.game].replayed(record, seed)
