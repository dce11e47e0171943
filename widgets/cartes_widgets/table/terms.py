"""The terms of a match: game, rules, players, cards, seats."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cartes_lib.asking import deal_code, generate, state_of
from cartes_lib.asking import read_code as read_deal_code
from cartes_lib.engine import RulesError
from cartes_lib.games import GAMES
from cartes_lib.lessons import lessons
from cartes_lib.options import Value
from cartes_widgets.games.house import PLAYERS
from cartes_widgets.games.house_players import HousePlayer
from cartes_widgets.games.table_game import TableGame
from cartes_widgets.games.tables import HOUSE_PLAYERS, PRESENTATIONS, house_players_of, players_of
from cartes_widgets.table.guess_code import is_guess_code, read_guess_code
from cartes_widgets.table.signed_match import derived, is_equal

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters of codes; people do not confuse any of them with another one."""

_CODE_LETTERS, _CHECK = 8, 2
_NUMBER = re.compile(r"[0-9]{1,9}")
MAX_CODE_LENGTH = 400
"""Maximum length of a code in characters. A table's code contains its rules, so it is long."""


class TermsError(ValueError):
    """Invalid settings of a table.

    Attributes:
        reason: "table", "customs", "code", "day" or "position"; `table-refused-<reason>` is the
            message.
        rules_error: for "customs", the error about the invalid option; else None.
        terms: for an invalid option, the refused terms; else None.
    """

    def __init__(
        self, reason: str, rules_error: RulesError | None = None, terms: Terms | None = None
    ) -> None:
        super().__init__(reason)
        self.reason, self.rules_error, self.terms = reason, rules_error, terms


def fresh_deals() -> str:
    """A new code for the cards of a match; only this server can derive the cards from it."""
    letters = "".join(random.SystemRandom().choice(_LETTERS) for _ in range(_CODE_LETTERS))
    return letters + _check(letters)


def _check(letters: str) -> str:
    return "".join(_LETTERS[item % len(_LETTERS)] for item in derived(f"check {letters}")[:_CHECK])


def seed_of(deals: str) -> int:
    """The seed of the cards with the code `deals`.

    A number is a public seed that a teacher chose. Any other code needs this server's key, so the
    code alone reveals nothing about the cards.

    Raises:
        TermsError: the code was not made by this server (reason "code").
    """
    if _NUMBER.fullmatch(deals):
        return int(deals)
    letters, check = deals[:_CODE_LETTERS], deals[_CODE_LETTERS:]
    if len(letters) != _CODE_LETTERS or not is_equal(check, _check(letters)):
        raise TermsError("code")
    return int.from_bytes(derived(f"deals {letters}")[:8], "big")


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The terms of a match; the constructor checks them.

    Attributes:
        variant: a preset of the game's rules; "" for the usual one.
        customs: rule options that tables offer and that differ from the preset.
        deals: the code of the cards.
        start: the code of an exercise or of a guess, from whose position the deal is played to its
            end; "" for a whole match.
        viewer: the seat of the person at the page.
        house_players: ids of the bots' characters, from the viewer's right on; empty for heuristic
            bots without names.
        helped: whether the viewer has a coach and may undo moves.
        earlier: the scores of the viewer's side and of the best other side in an earlier match with
            the same cards from the other side; empty without such a match.

    Raises:
        TermsError: no table has these terms.
    """

    game: str
    variant: str = ""
    customs: Mapping[str, Value] = field(default_factory=dict)
    players: int = 4
    deals: str = "0"
    start: str = ""
    viewer: int = 0
    house_players: tuple[str, ...] = ()
    helped: bool = False
    earlier: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        known = self.game in GAMES and (not self.variant or self.variant in _presets(self.game))
        if not known or not self._is_table():
            raise TermsError("table")
        if self.viewer not in range(self.players) or not self._are_people():
            raise TermsError("table")
        offered = GAMES[self.game].offered
        for name, value in self.customs.items():
            # 1 == True, but an integer is not a valid value of a yes-or-no option.
            values = offered.get(name, ())
            if (type(value), value) not in [(type(item), item) for item in values]:
                allowed = ", ".join(map(repr, values))
                error = RulesError(name, "unknown-value", allowed=allowed)
                raise TermsError("customs", error, self)
        self.rules()

    def _is_table(self) -> bool:
        """Whether the variant has a table for this number of players."""
        return self.players in players_of(self.game, self.variant)

    def _are_people(self) -> bool:
        """Whether `house_players` is empty, or has a different known character for each seat of a
        bot.
        """
        fills = len(set(self.house_players)) == len(self.house_players) == self.players - 1
        return not self.house_players or (fills and HOUSE_PLAYERS.keys() >= set(self.house_players))

    @property
    def seated(self) -> Mapping[int, HousePlayer]:
        """The bots' characters; the key is the seat."""
        return {
            (self.viewer + 1 + at) % self.players: HOUSE_PLAYERS[person]
            for at, person in enumerate(self.house_players)
        }

    @property
    def seated_in_turn(self) -> tuple[HousePlayer, ...]:
        """The bots' characters from the viewer's right on."""
        return tuple(HOUSE_PLAYERS[person] for person in self.house_players)

    def rules(self) -> Any:
        """The rules of the match.

        Raises:
            TermsError: two options contradict each other (reason "customs").
        """
        try:
            return replace(GAMES[self.game].rules(self.variant, self.players), **self.customs)
        except RulesError as error:
            raise TermsError("customs", error, self) from error

    def begin(self) -> TableGame:
        """The match from its first deal, or from the position that `start` stands for.

        Raises:
            TermsError: the code of the cards was not made by this server (reason "code"), or the
                exercise's position does not occur in a deal ("position").
        """
        presented, seed = PRESENTATIONS[self.game], seed_of(self.deals)
        if self.start:
            game = presented.play_on(_start(self.start).state, seed)
        else:
            game = presented.begin(self.rules(), seed)
        game.players = {
            seat: PLAYERS[self.game][person.strength] for seat, person in self.seated.items()
        }
        return game

    @property
    def code(self) -> str:
        """A short code of the game, rules, players and cards for a friend, which `read_code` reads.

        For a match from the position of an exercise or a guess, it is `start`.
        """
        if self.start:
            return self.start
        rules = [self.variant or GAMES[self.game].usual]
        rules += [f"{name}={_option_text(value)}" for name, value in sorted(self.customs.items())]
        return "/".join([self.game, "+".join(rules), str(self.players), self.deals])

    def plain(self) -> dict[str, Any]:
        """These terms as data that JSON can represent; the keys are the names of the attributes."""
        return {
            "game": self.game,
            "variant": self.variant,
            "customs": dict(self.customs),
            "players": self.players,
            "deals": self.deals,
            "start": self.start,
            "viewer": self.viewer,
            "house_players": list(self.house_players),
            "helped": self.helped,
            "earlier": list(self.earlier),
        }


def _presets(game: str) -> Mapping[str, Any]:
    return GAMES[game].presets


def _option_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class _Start:
    """The position of an exercise or of a guess, as a moment of a deal.

    Attributes:
        variant: the preset of the rules.
        deals: the seed of the match that continues the position.
        code: the code of the position, as the page writes it.
    """

    game: str
    variant: str
    state: Any
    deals: str
    code: str


def _start(code: str) -> _Start:
    """The position with the code `code`.

    Raises:
        TermsError: there is no such exercise or guess (reason "code"), or its position does not
            occur in a deal ("position").
    """
    try:
        if is_guess_code(code):
            return _Start(*read_guess_code(code), deals="0", code=code)
        exercise = generate(*read_deal_code(code))
    except ValueError as error:
        raise TermsError("code") from error
    state = state_of(exercise)
    if state is None:
        raise TermsError("position")
    game = lessons()[exercise.lesson].game
    return _Start(game, exercise.rules, state, str(exercise.seed), deal_code(exercise))


def _usual_company(game: str, players: int) -> tuple[str, ...]:
    return tuple(person.id for person in house_players_of(game)[: max(players - 1, 0)])


def _played_on(code: str, **more: Any) -> Terms:
    """The terms of a match from the position with the code `code`; the viewer has a coach."""
    start = _start(code)
    players = start.state.rules.seats
    return Terms(
        **{"house_players": _usual_company(start.game, players), **more, "helped": True},
        game=start.game,
        variant=start.variant,
        players=players,
        deals=start.deals,
        start=start.code,
    )


def read_code(code: str, **more: Any) -> Terms:
    """The terms in a friend's code.

    The code of an exercise or of a guess represents a match from its position.

    Args:
        more: terms that a code does not contain. Without `house_players`, the game's usual
            characters sit at the table.

    Raises:
        TermsError: `code` is not a code of this server (reason "code"), or the exercise's position
            does not occur in a deal ("position").
    """
    if "/" not in code:
        return _played_on(code, **more)
    # A phone's keyboard may write the first letter in upper case.
    parts = code.strip().split("/") if len(code) <= MAX_CODE_LENGTH else []
    parts[:1] = [part.lower() for part in parts[:1]]
    if len(parts) != 4 or parts[0] not in GAMES or not _NUMBER.fullmatch(parts[2]):
        raise TermsError("code")
    game, rules, players, deals = parts
    variant, *options = rules.lower().split("+")
    customs: dict[str, Value] = {}
    for word in options:
        name, _, value = word.partition("=")
        results = [
            item for item in GAMES[game].offered.get(name, ()) if _option_text(item) == value
        ]
        if not results:
            raise TermsError("code")
        customs[name] = results[0]
    terms = Terms(
        **{"house_players": _usual_company(game, int(players)), **more},
        game=game,
        variant=variant,
        customs=customs,
        players=int(players),
        deals=deals.upper(),
    )
    seed_of(terms.deals)
    return terms
