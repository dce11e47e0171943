"""What a lesson's notebook calls that only Botifarra has: its rule, its talking, its scores."""

from __future__ import annotations

from collections.abc import Iterable

from cartes_lib import botifarra
from cartes_lib.botifarra import PRESETS
from cartes_lib.cards import Suit, cards
from cartes_lib.messages import format_message
from cartes_widgets.games.botifarra.counter import Counter, pack_lines, pile_lines
from cartes_widgets.games.botifarra.decision_tree import DecisionTree
from cartes_widgets.games.botifarra.doublings import doubling_branches
from cartes_widgets.games.botifarra.referee import Referee
from cartes_widgets.games.botifarra.scorepad import Scorepad
from cartes_widgets.games.botifarra.talk import BotifarraTalk
from cartes_widgets.games.botifarra.variant_switch import VariantSwitch
from cartes_widgets.lesson_widgets.bet_tree import BetTree
from cartes_widgets.lesson_widgets.bid_dialog import BidDialog

__all__ = [
    "bet_tree",
    "bid_dialog",
    "counter",
    "decision_tree",
    "referee",
    "scorepad",
    "variant_switch",
]


def _trump(name: str) -> Suit | None:
    return None if name == "none" else Suit[name.upper()]


def decision_tree(
    *, hand: str, trick: str, trump: str = "none", variant: str = "lliure"
) -> DecisionTree:
    """The rule's questions about `hand` and `trick`, answered.

    Raises:
        NotationError: a text is no card notation.
        KeyError: no such suit or variant.
    """
    # The reader, seat 0, plays next.
    plays = botifarra.trick(trick, leader=(4 - len(cards(trick))) % 4)
    return DecisionTree(cards(hand), plays, _trump(trump), PRESETS[variant])


def variant_switch(
    *, hand: str, trick: str, trump: str = "none", variants: str = "lliure obligada"
) -> VariantSwitch:
    """What each of `variants` allows of `hand` before `trick`, to switch between.

    Raises:
        NotationError: a text is no card notation.
        KeyError: no such suit or variant.
    """
    plays = botifarra.trick(trick, leader=(4 - len(cards(trick))) % 4)
    return VariantSwitch(cards(hand), plays, _trump(trump), variants.split())


def counter(pile: str = "", tricks: int = 0) -> Counter:
    """The points of `pile`, won in `tricks` tricks; without a pile, those of a whole deal.

    Raises:
        NotationError: `pile` is no card notation.
        ValueError: `tricks` is not the number of tricks that make such a pile.
    """
    if not pile:
        return Counter(pack_lines(), label=format_message("count-pack"))
    return Counter(pile_lines(cards(pile), tricks), label=format_message("count-pile"))


def bid_dialog(dealer: int = 0, *, doubling: bool = True, goal: str = "") -> BidDialog:
    """The talking before a deal of Botifarra; the reader speaks for all four seats.

    Args:
        dealer: 0 for the reader, 1 for his right, and so on.
        doubling: whether the talking goes on after the contract, with contro and what follows.
        goal: what to reach: "times 8", "delegated" or "over".

    Raises:
        ValueError: there is no such goal.
    """
    return BidDialog(BotifarraTalk(dealer, doubling=doubling), goal)


def referee(
    *, variant: str = "obligada", tricks: int = 4, speech: bool = False, seed: int = 0
) -> Referee:
    """Recorded tricks of Botifarra with one fault to claim, to name and to price.

    Args:
        variant: "obligada" or "lliure".
        tricks: how many, 2 to 4.
        speech: whether things are said between the cards; then one of them is the fault.

    Raises:
        ValueError: no such variant or number of tricks.
    """
    return Referee(variant=variant, tricks=tricks, speech=speech, seed=seed)


def bet_tree(calls: str = "") -> BetTree:
    """What a deal may count for, with the way that the calls `calls` have taken.

    Args:
        calls: a contract and doublings, such as "oros contro".

    Raises:
        IllegalAction: something could not be said when it was.
    """
    return BetTree(doubling_branches(calls.split()), label=format_message("tree-of-doublings"))


def scorepad(deals: Iterable[tuple[int, str, str]] = (), goal: str = "") -> Scorepad:
    """A score sheet of Botifarra with `deals`: our points of 72, contract and doubling of each.

    A deal that nobody doubled has "" for its doubling.

    Args:
        goal: what to reach: "won 3" (the match, in so many deals) or "scored 24" (in a deal).

    Raises:
        ValueError: there is no such deal or goal.
    """
    return Scorepad([(points, deal, doubling or "none") for points, deal, doubling in deals], goal)
