"""The declaration of a game: its rules, its match and its bots.

Each `cartes_lib/<game>/game.py` creates one `Game`. `cartes_lib.games` lists all games.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cartes_lib.bots.advice import Reason
from cartes_lib.bots.budget import Budget
from cartes_lib.bots.tally import Tally
from cartes_lib.game_ids import GameId
from cartes_lib.options import Option, Options, Value, options_of
from cartes_lib.record import MatchRecord

__all__ = ["Beliefs", "Bots", "Game", "Match"]


class Match(Protocol):
    """Protocol of a match of any game, from the first deal to the end.

    Attributes:
        state: the current position, a `State` of the game.

    >>> from cartes_lib.games import GAMES
    >>> game = GAMES["botifarra"]
    >>> game.match(game.rules(), 1).state.scores
    (0, 0)
    """

    @property
    def state(self) -> Any: ...

    def play(self, action: Any, seat: int | None = None) -> Any: ...

    def record(self) -> MatchRecord: ...


@dataclass(frozen=True, slots=True)
class Beliefs:
    """The coach's assumptions about the other players, which the learner may change.

    Attributes:
        usual: the default, a frozen dataclass of numbers.
        bounds: minimum, maximum and step of each field of `usual`.

    >>> from cartes_lib.games import GAMES
    >>> GAMES["truco"].bots.beliefs is not None
    True
    """

    usual: Any
    bounds: Mapping[str, tuple[float, float, float]]


@dataclass(frozen=True, slots=True)
class Bots:
    """The bots and the coach of one game.

    Attributes:
        heuristic: function that returns the heuristic bot's action, from a seat's view and legal
            actions.
        monte_carlo: function that returns the strong bot's action, from a seat's memory and legal
            actions.
        remember: function that returns the memory of a seat in a state: all that the seat may know.
        weigh: function that returns the average value of each action over determinizations
            (simulated deals).
        sensible: function that returns the actions that are worth evaluating.
        unit: function that returns the unit of the values (`coach.Advice.unit`).
        action_key: function whose result is equal for actions with the same effect, such as two
            fours of different suits.
        reasons: function that returns the true reasons for an action, the most important first.
        reason_ids: the ids of all reasons, the most important first.
        samples: number of determinizations for a move; they take at most half a second.
        resignations: actions that give up the deal; a random player never chooses them.
        beliefs: the possible values of the argument `ranges` of `weigh` and `reasons`; None if
            these functions do not have the argument.
        deciding_seats: function that returns the number of seats that decide at the same time, and
            share the time of a move.

    >>> from cartes_lib.games import GAMES
    >>> GAMES["botifarra"].bots.reason_ids[0]
    'botifarra-charge-last'
    """

    heuristic: Callable[[Any, Sequence[Any], random.Random], Any]
    monte_carlo: Callable[[Any, Sequence[Any], random.Random, Budget], Any]
    remember: Callable[[Any, int], Any]
    weigh: Callable[..., Tally[Any]]
    sensible: Callable[[Any, Sequence[Any]], Sequence[Any]]
    unit: Callable[[Sequence[Any]], str]
    action_key: Callable[[Any], object]
    reasons: Callable[..., tuple[Reason, ...]]
    reason_ids: tuple[str, ...]
    samples: int
    resignations: frozenset[str] = frozenset()
    beliefs: Beliefs | None = None
    deciding_seats: Callable[[Any], int] = lambda _state: 1


@dataclass(frozen=True, slots=True)
class Game:
    """The declaration of one game.

    Attributes:
        id: the game's name and the prefixes of its ids.
        emblem: three cards that represent the game, in card notation.
        presets: the game's rules; the keys are the names of the variants.
        usual: the name of the default variant.
        match: function that starts a match with rules and a seed.
        replay: function that creates a match from a record; a seed shuffles the later deals.
        bots: the game's bots and its coach.
        calls_by_number: whether players name a card by its number, for example "12" instead of
            "king".

    >>> from cartes_lib.games import GAMES
    >>> GAMES["truco"].rules("", 2).seats
    2
    """

    id: GameId
    emblem: tuple[str, str, str]
    presets: Mapping[str, Options]
    usual: str
    match: Callable[[Any, int], Match]
    replay: Callable[[MatchRecord, int], Match]
    bots: Bots
    calls_by_number: bool = False

    @property
    def options(self) -> Mapping[str, Option]:
        """The options of the game's rules; the keys are their names."""
        return options_of(type(self.presets[self.usual]))

    @property
    def offered(self) -> dict[str, tuple[Value, ...]]:
        """The values that players may choose at a table, the default first; the keys are the names
        of the options.
        """
        return {name: option.offered for name, option in self.options.items() if option.offered}

    def rules(self, variant: str = "", players: int | None = None) -> Options:
        """The rules of `variant` for `players` players; "" is the default variant.

        Raises:
            KeyError: the variant does not exist.
            RulesError: the game does not allow this number of players.
            ValueError: the variant fixes another number of players.
        """
        preset = self.presets[variant or self.usual]
        if players in (None, preset.seats):
            return preset
        if "players" not in self.options:
            raise ValueError(f"{variant or self.usual}: no table of {players}")
        return preset.from_options({**preset.options(), "players": players})

    def can_seat(self, variant: str, players: int) -> bool:
        """Whether `players` players may play `variant`; "" is the default variant.

        If the variant does not fix the number of players, all numbers that the game allows are
        possible.

        Raises:
            KeyError: the variant does not exist.
        """
        preset, number = self.presets[variant or self.usual], self.options.get("players")
        if number is None or preset.seats != number.default:
            return players == preset.seats
        return number.accepts(players)
