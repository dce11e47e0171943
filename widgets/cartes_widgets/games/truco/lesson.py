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
    """The calls of a hand of Truco for two; the learner speaks for both, the opponent first.

    Args:
        hands: the cards of the learner and of the opponent in notation, separated by "/".
        scores: the scores of the learner and of the opponent before the hand.
        envido: whether to include the calls of the envido, or only those of the truco.
        goal: the goal: "worth 2" (points of the bet that ends the hand) or "said 4" (number of
            calls).

    Raises:
        NotationError: `hands` are not cards in notation.
        KeyError: no such variant.
        ValueError: no such hands or goal.
    """
    all_hands = [cards(text) for text in hands.split("/")]
    rules = replace(truco.PRESETS[variant], players=2)
    return BidDialog(TrucoTalk(all_hands, rules, scores, envido), goal)


def stake_tree(bet: str, calls: str = "", scores: tuple[int, int] = (0, 0)) -> BetTree:
    """The tree of points of the calls of Truco, accepted and refused, with the path of `calls`
    marked.

    Args:
        bet: "flor", "envido" or "truco".
        calls: calls such as "envido real-envido".
        scores: the scores of the two sides, which the falta envido depends on.

    Raises:
        ValueError: no such bet, or calls that cannot follow each other.
    """
    return BetTree(
        stake_branches(bet, calls.split(), scores), label=format_message(f"tree-of-{bet}")
    )


def tally(hands: Iterable[tuple[int, int]]) -> Tally:
    """A chico of Truco, scored hand after hand: `hands` are the points of both sides in each.

    Raises:
        ValueError: negative points, or a hand after the end of the chico.
    """
    return Tally(hands)


def hundred(kind: str = "flor", *, seed: int = 0) -> Hundred:
    """Deals a hundred hands of Truco at a time, and counts those of a kind.

    Args:
        kind: "flor", or "brava" for hands with at least one of the four.
        seed: seed of the deals.

    Raises:
        ValueError: `kind` is another word.
    """
    return Hundred(kind, seed=seed)


def range_dial(hand: str, *, mano: bool = True) -> RangeDial:
    """The chance of a hand of Truco to win an envido, for a range of the opponent that the learner
    changes.

    Args:
        mano: whether the hand's owner declares first.

    Raises:
        NotationError: `hand` is not card notation.
        ValueError: `hand` is not three cards.
    """
    return RangeDial(cards(hand), mano=mano)


def timeline() -> Timeline:
    """The open calls of a player of Truco without flor, at each moment of the first trick."""
    return Timeline()


def signs() -> Signs:
    """The signs between partners of Truco, as faces, and their cards."""
    return Signs()
