"""The registry of the games in lessons: what is drawn of each, and how its tricks are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from cartes_lib import balco, botifarra, truco
from cartes_lib.botifarra import PRESETS, card_points, rank_order
from cartes_lib.cards import PACK_40, Card, Suit, cards
from cartes_lib.wording import say
from cartes_widgets.games.balco.walk import balco_walk
from cartes_widgets.games.truco.walk import truco_walk
from cartes_widgets.pieces.walkthrough import TrickWalkthrough, Walkthrough

__all__ = ["PIECES", "GamePieces", "Rung"]

Rung = tuple[list[Card], str]
"""Cards of one height, and a note on them; "" for none."""


class GamePieces(NamedTuple):
    """What lessons show of a game.

    Attributes:
        rungs: its cards from the highest to the lowest.
        walk: its tricks to step through; `lesson.walkthrough` lists what each game takes.
        values: its cards by what they are worth, the dearest first; None where that is no
            other order.
    """

    rungs: Callable[[], list[Rung]]
    walk: Callable[..., Walkthrough]
    values: Callable[[], list[Rung]] | None = None


def _grouped(
    pack: Iterable[Card], height: Callable[[Card], int], note: Callable[[int], str]
) -> list[Rung]:
    """The cards of `pack` on rungs by `height`, the highest first, each with its `note`."""
    held = list(pack)
    heights = sorted({height(one) for one in held}, reverse=True)
    return [([one for one in held if height(one) == each], note(each)) for each in heights]


def _points(number: int) -> str:
    return say("ladder-points", points=number)


def _suit() -> list[Card]:
    """A suit of Botifarra, the highest card first."""
    return [Card(rank, Suit.OROS) for rank in rank_order(PRESETS["obligada"])]


def _botifarra_walk(
    *, trick: str, trump: str = "none", leader: int = 1, hand: str = "", variant: str = "lliure"
) -> Walkthrough:
    plays = botifarra.trick(trick, leader=leader)
    suit = None if trump == "none" else Suit[trump.upper()]
    return TrickWalkthrough(plays, suit, PRESETS[variant], variant, cards(hand))


def _truco_walk(*, trick: str) -> Walkthrough:
    return Walkthrough(truco_walk([cards(one) for one in trick.split("/")]))


def _balco_walk(*, throws: str, players: int = 4) -> Walkthrough:
    return Walkthrough(balco_walk(throws, players))


PIECES: Mapping[str, GamePieces] = MappingProxyType(
    {
        "botifarra": GamePieces(
            lambda: [([one], _points(card_points(one))) for one in _suit()],
            _botifarra_walk,
            lambda: _grouped(_suit(), card_points, _points),
        ),
        "truco": GamePieces(
            lambda: _grouped(PACK_40, truco.strength, lambda _class: ""),
            _truco_walk,
            lambda: _grouped(PACK_40, truco.card_value, _points),
        ),
        "balco": GamePieces(
            lambda: [([Card(rank, Suit.OROS)], "") for rank in reversed(balco.LADDER)],
            _balco_walk,
        ),
    }
)
