"""The functions for notebooks that only Botifarra has: legal cards, calls, scores."""

from __future__ import annotations

from collections.abc import Iterable

from cartes_lib import botifarra
from cartes_lib.botifarra import PRESETS
from cartes_lib.cards import Suit, cards
from cartes_lib.messages import format_message
from cartes_widgets.core.base import lesson_call
from cartes_widgets.games.botifarra.counter import Counter, pack_lines, pile_lines
from cartes_widgets.games.botifarra.decision_tree import DecisionTree
from cartes_widgets.games.botifarra.doublings import doubling_branches
from cartes_widgets.games.botifarra.referee import Referee
from cartes_widgets.games.botifarra.scorepad import Scorepad
from cartes_widgets.games.botifarra.talk import BotifarraTalk
from cartes_widgets.games.botifarra.variant_switch import VariantSwitch
from cartes_widgets.lesson_widgets.bet_tree import BetTree
from cartes_widgets.lesson_widgets.bid_dialog import BidDialog


def _trump(name: str) -> Suit | None:
    return None if name == "none" else Suit[name.upper()]


@lesson_call
def decision_tree(
    *, hand: str, trick: str, trump: str = "none", variant: str = "lliure"
) -> DecisionTree:
    """A widget with the decision tree of legal cards for `hand` and `trick`.

    Raises:
        NotationError: a text is not card notation.
        KeyError: there is no such suit or variant.
    """
    # The learner, seat 0, plays next.
    plays = botifarra.trick(trick, leader=(4 - len(cards(trick))) % 4)
    return DecisionTree(cards(hand), plays, _trump(trump), PRESETS[variant])


@lesson_call
def variant_switch(
    *, hand: str, trick: str, trump: str = "none", variants: str = "lliure obligada"
) -> VariantSwitch:
    """A widget that shows which cards of `hand` are legal after `trick` in each variant.

    The learner switches between `variants`.

    Raises:
        NotationError: a text is not card notation.
        KeyError: there is no such suit or variant.
    """
    plays = botifarra.trick(trick, leader=(4 - len(cards(trick))) % 4)
    return VariantSwitch(cards(hand), plays, _trump(trump), variants.split())


@lesson_call
def counter(pile: str = "", tricks: int = 0) -> Counter:
    """A widget that counts the points of `pile`, won in `tricks` tricks.

    Without a pile, it counts the points of a whole deal.

    Raises:
        NotationError: `pile` is not card notation.
        ValueError: `pile` does not have the cards of `tricks` tricks.
    """
    if not pile:
        return Counter(pack_lines(), label=format_message("count-pack"))
    return Counter(pile_lines(cards(pile), tricks), label=format_message("count-pile"))


@lesson_call
def bid_dialog(dealer: int = 0, *, doubling: bool = True, goal: str = "") -> BidDialog:
    """A widget with the calls before a deal of Botifarra; the learner calls for all four seats.

    Args:
        dealer: the dealer's seat: 0 for the learner, 1 for the player on the right, and so on.
        doubling: whether contro and further doublings follow the contract.
        goal: the learner's goal: "times 8" (this final multiplier), "delegated" (the partner
            chooses the trump) or "over" (no more calls are possible); "" for no goal.

    Raises:
        ValueError: there is no such goal.
    """
    return BidDialog(BotifarraTalk(dealer, doubling=doubling), goal)


@lesson_call
def referee(
    *, variant: str = "obligada", tricks: int = 4, speech: bool = False, seed: int = 0
) -> Referee:
    """A widget with recorded tricks of Botifarra, in which one play or one remark breaks a rule.

    The learner finds the error, then names the rule and the penalty.

    Args:
        variant: "obligada" or "lliure".
        tricks: number of tricks, 2 to 4.
        speech: whether players talk between the cards; then a remark breaks the rule.
        seed: seed of the record.

    Raises:
        ValueError: there is no such variant or number of tricks.
    """
    return Referee(variant=variant, tricks=tricks, speech=speech, seed=seed)


@lesson_call
def bet_tree(calls: str = "") -> BetTree:
    """A widget with the tree of a deal's multipliers, with the path of `calls` marked.

    Args:
        calls: a contract and doublings, such as "oros contro".

    Raises:
        IllegalAction: a call was illegal at its moment.
    """
    return BetTree(doubling_branches(calls.split()), label=format_message("tree-of-doublings"))


@lesson_call
def scorepad(deals: Iterable[tuple[int, str, str]] = (), goal: str = "") -> Scorepad:
    """A widget with a score sheet of Botifarra.

    Args:
        deals: for each deal, the points (of 72) of the learner's side, the contract, and the
            doubling; "" if nobody doubled.
        goal: the learner's goal: "won 3" (win the match in that many deals) or "scored 24" (in one
            deal).

    Raises:
        ValueError: there is no such deal or goal.
    """
    return Scorepad([(points, deal, doubling or "none") for points, deal, doubling in deals], goal)
