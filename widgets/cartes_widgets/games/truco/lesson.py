"""Functions for the notebooks of Truco: its calls, its envido, its signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from cartes_lib import truco
from cartes_lib.cards import cards
from cartes_lib.messages import format_message
from cartes_widgets.games.truco.hundred import Hundred
from cartes_widgets.games.truco.range_dial import RangeDial
from cartes_widgets.games.truco.replay import replay
from cartes_widgets.games.truco.signs import Signs
from cartes_widgets.games.truco.stake_tree import stake_branches
from cartes_widgets.games.truco.talk import TrucoTalk
from cartes_widgets.games.truco.tally import Tally
from cartes_widgets.games.truco.timeline import Timeline
from cartes_widgets.lesson_widgets.bet_tree import BetTree
from cartes_widgets.lesson_widgets.bid_dialog import BidDialog

__all__ = [
    "hundred",
    "range_dial",
    "replay",
    "signs",
    "stake_tree",
    "tally",
    "timeline",
    "truco_talk",
]


def truco_talk(
    hands: str,
    *,
    variant: str = "sin-flor",
    scores: Sequence[int] = (),
    envido: bool = True,
    goal: str = "",
) -> BidDialog:
    """The calls of a hand of Truco for two; the reader speaks for both, the opponent first.

    Args:
        hands: the reader's cards and the other's in notation, separated by "/".
        scores: of the reader and of the other before the hand.
        envido: whether it includes the calls of the envido, or only those of the truco.
        goal: the goal: "worth 2" (the bet that ends the hand) or "said 4" (calls).

    Raises:
        NotationError: `hands` are no cards.
        KeyError: no such variant.
        ValueError: no such hands or goal.
    """
    all_hands = [cards(text) for text in hands.split("/")]
    rules = replace(truco.PRESETS[variant], players=2)
    return BidDialog(TrucoTalk(all_hands, rules, scores, envido), goal)


def stake_tree(bet: str, calls: str = "", scores: tuple[int, int] = (0, 0)) -> BetTree:
    """What the calls of Truco bring accepted and refused, with the way that `calls` have taken.

    Args:
        bet: "flor", "envido" or "truco".
        calls: calls such as "envido real-envido".
        scores: of the two sides, on which the falta envido depends.

    Raises:
        ValueError: no such bet, or calls that cannot follow each other.
    """
    return BetTree(
        stake_branches(bet, calls.split(), scores), label=format_message(f"tree-of-{bet}")
    )


def tally(hands: Iterable[tuple[int, int]]) -> Tally:
    """A chico of Truco marked hand after hand: what our side and the other made in each.

    Raises:
        ValueError: fewer points than none, or a hand after the end of the chico.
    """
    return Tally(hands)


def hundred(kind: str = "flor", *, seed: int = 0) -> Hundred:
    """A hundred hands of Truco dealt at a touch, again and again, and those of a kind counted.

    Args:
        kind: "flor", or "brava" for hands with at least one of the four.
        seed: of the deals.

    Raises:
        ValueError: nothing else is counted.
    """
    return Hundred(kind, seed=seed)


def range_dial(hand: str, *, mano: bool = True) -> RangeDial:
    """How often a hand of Truco wins an envido, as the reader moves what the other bets with.

    Args:
        mano: whether the hand's owner tells his value first.

    Raises:
        NotationError: `hand` is no card notation.
        ValueError: it is not three cards.
    """
    return RangeDial(cards(hand), mano=mano)


def timeline() -> Timeline:
    """What a player of Truco without flor may still call at each moment of the first trick."""
    return Timeline()


def signs() -> Signs:
    """The faces of the signs between partners of Truco, and their cards."""
    return Signs()
