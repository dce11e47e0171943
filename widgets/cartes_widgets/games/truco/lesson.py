"""Functions for the notebooks of Truco: its calls, its envido, its signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from cartes_lib import truco
from cartes_lib.cards import cards
from cartes_lib.messages import format_message
from cartes_widgets.core.base import lesson_call
from cartes_widgets.games.truco.hundred import Hundred
from cartes_widgets.games.truco.range_dial import RangeDial
from cartes_widgets.games.truco.replay import replay as replay
from cartes_widgets.games.truco.signs import Signs
from cartes_widgets.games.truco.stake_tree import stake_branches
from cartes_widgets.games.truco.talk import TrucoTalk
from cartes_widgets.games.truco.tally import Tally
from cartes_widgets.games.truco.timeline import Timeline
from cartes_widgets.lesson_widgets.bet_tree import BetTree
from cartes_widgets.lesson_widgets.bid_dialog import BidDialog


@lesson_call
def truco_talk(
    hands: str,
    *,
    variant: str = "sin-flor",
    scores: Sequence[int] = (),
    envido: bool = True,
    goal: str = "",
) -> BidDialog:
    """A widget with the calls of a two-player hand of Truco; the learner calls for both players.

    Args:
        hands: the cards of the learner and of the opponent in notation, separated by "/".
        variant: the rules, as the name of a variant.
        scores: the scores of the learner and of the opponent before the hand.
        envido: whether to include the calls of the envido; if not, only the calls of the truco are
            possible.
        goal: the learner's goal: "worth 2" (points of the bet that ends the hand) or "said 4"
            (number of calls).

    Raises:
        NotationError: `hands` are not cards in notation.
        KeyError: there is no such variant.
        ValueError: the hands are impossible, or there is no such goal.
    """
    all_hands = [cards(text) for text in hands.split("/")]
    rules = replace(truco.PRESETS[variant], players=2)
    return BidDialog(TrucoTalk(all_hands, rules, scores, envido), goal)


@lesson_call
def stake_tree(bet: str, calls: str = "", scores: tuple[int, int] = (0, 0)) -> BetTree:
    """A widget with the tree of a bet's calls, and their points if accepted or refused.

    The path of `calls` is marked.

    Args:
        bet: "flor", "envido" or "truco".
        calls: calls such as "envido real-envido".
        scores: the scores of the two sides, on which the falta envido depends.

    Raises:
        ValueError: there is no such bet, or calls that cannot follow each other.
    """
    return BetTree(
        stake_branches(bet, calls.split(), scores), label=format_message(f"tree-of-{bet}")
    )


@lesson_call
def tally(hands: Iterable[tuple[int, int]]) -> Tally:
    """A widget that scores a chico (a game to 30 points) of Truco, hand after hand.

    Args:
        hands: for each hand, the points of the learner's side and of the other side.

    Raises:
        ValueError: points are negative, or a hand comes after the end of the chico.
    """
    return Tally(hands)


@lesson_call
def hundred(kind: str = "flor", *, seed: int = 0) -> Hundred:
    """A widget that deals a hundred hands of Truco at a time, and counts the hands of a kind.

    Args:
        kind: "flor", or "brava" for hands with at least one of the four best cards.
        seed: seed of the deals.

    Raises:
        ValueError: there is no such kind.
    """
    return Hundred(kind, seed=seed)


@lesson_call
def range_dial(hand: str, *, mano: bool = True) -> RangeDial:
    """A widget that shows the chance of a hand to win an envido.

    The learner changes the assumed range of the opponent's values.

    Args:
        mano: whether the owner of `hand` declares first.

    Raises:
        NotationError: `hand` is not card notation.
        ValueError: `hand` does not have three cards.
    """
    return RangeDial(cards(hand), mano=mano)


@lesson_call
def timeline() -> Timeline:
    """A widget that shows which calls are open at each moment of the first trick.

    The player has no flor (three cards of one suit).
    """
    return Timeline()


@lesson_call
def signs() -> Signs:
    """A widget that shows the signs between partners of Truco as faces, with their cards."""
    return Signs()
