"""The view of a deal: the part that one seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.botifarra.layout import Pile
from cartes_lib.botifarra.rules import Rules
from cartes_lib.cards import Hand
from cartes_lib.tricks import Trick

__all__ = ["View"]


@dataclass(frozen=True, slots=True)
class View:
    """The part of a deal that one seat may know; it contains no secrets.

    Attributes:
        seat: the seat that has this view; None for an onlooker.
        hand: the cards in the seat's hand. None for an onlooker, and for the chooser's partner as
            long as the partner may not look at the cards (BOT-DEAL-10).
        piles: for each of two players, the public part of the piles (BOT-DUO-A-01, BOT-DUO-A-05).
        hand_sizes: the number of remaining cards of each seat, including its piles.
        calls: the calls, in order, with their seats.
        contract: one of `CONTRACTS`; None before a player names it.
        to_act: the seats that may call or play next; seats that may only claim are not included.
        trick: the plays of the current trick; empty between tricks.
        last_tricks: for each side, the last trick of its pile; None before its first trick
            (BOT-PLAY-05).
        won: number of tricks of each side.
        scores: the score of each side, including this deal if it is over.

    >>> from cartes_lib.botifarra import Match
    >>> len(Match(seed=1).state.view(0).hand)
    12
    """

    rules: Rules
    seat: int | None
    dealer: int
    hand: Hand | None
    piles: tuple[tuple[Pile, ...], ...]
    hand_sizes: tuple[int, ...]
    calls: tuple[str, ...]
    callers: tuple[int, ...]
    contract: str | None
    doubling: str
    to_act: tuple[int, ...]
    trick: Trick
    last_tricks: tuple[Trick | None, ...]
    won: tuple[int, ...]
    scores: tuple[int, ...]
