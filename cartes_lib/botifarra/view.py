"""What one seat may know of a deal in play."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.botifarra.layout import Pile
from cartes_lib.botifarra.rules import Rules
from cartes_lib.cards import Hand
from cartes_lib.tricks import Trick

__all__ = ["View"]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know; it has no field for anything else.

    Attributes:
        seat: whose view; None for a stranger.
        hand: the cards in the seat's hand; None for a stranger, and for the chooser's
            partner while he may not look (BOT-DEAL-10).
        piles: before each seat of two, its piles; nobody bluffs with what all see
            (BOT-DUO-A-01, BOT-DUO-A-05).
        held: how many cards each seat still has, those of its piles included.
        calls: what was said, in turn, and by whom.
        contract: one of `CONTRACTS`; None while none is named.
        to_act: whose turn it is, to speak or to play; who may claim is not told.
        trick: what lies on the table.
        last_tricks: for each side, the last trick of its pile; None while it has none
            (BOT-PLAY-05).
        won: how many tricks each side has.
        scores: what each side has scored.
    """

    rules: Rules
    seat: int | None
    dealer: int
    hand: Hand | None
    piles: tuple[tuple[Pile, ...], ...]
    held: tuple[int, ...]
    calls: tuple[str, ...]
    callers: tuple[int, ...]
    contract: str | None
    doubling: str
    to_act: tuple[int, ...]
    trick: Trick
    last_tricks: tuple[Trick | None, ...]
    won: tuple[int, ...]
    scores: tuple[int, ...]
