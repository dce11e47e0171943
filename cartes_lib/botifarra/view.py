"""What one seat may know of a deal in progress."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.botifarra.layout import Pile
from cartes_lib.botifarra.rules import Rules
from cartes_lib.cards import Hand
from cartes_lib.tricks import Trick

__all__ = ["View"]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know of a deal; it has no field for anything else.

    Attributes:
        seat: the seat; None for an onlooker.
        hand: the cards in the seat's hand; None for an onlooker, and for the chooser's
            partner while that hand must not be looked at (BOT-DEAL-10).
        piles: the public part of the piles, for each of two seats (BOT-DUO-A-01, BOT-DUO-A-05).
        hand_sizes: number of cards that each seat still has, piles included.
        calls: the calls, in order, with their seats.
        contract: one of `CONTRACTS`; None before it is named.
        to_act: the seats that speak or play next; possible claims are not listed.
        trick: the cards on the table.
        last_tricks: for each side, the last trick of its pile; None before its first trick
            (BOT-PLAY-05).
        won: number of tricks of each side.
        scores: the score of each side.

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
