"""What one seat may know of a deal."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.cards import Card, Hand
from cartes_lib.tricks import Trick
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.score import Award
from cartes_lib.truco.strength import HandResult

__all__ = ["View"]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know of a deal; it has no field for anything else.

    Attributes:
        seat: the seat; None for an onlooker.
        sides: the side of each seat.
        gallo: the seat that is alone against two, or None.
        hand: the seat's cards; None for an onlooker.
        hand_sizes: number of cards that each seat still holds; 0 once it has left.
        pica: whether this deal is a pica-pica.
        duel: the seats of the current deal, or of the last one, from its mano.
        phase: the kind of action that comes next: a phase of `Deal`, or "exposed".
        to_act: the seats that must act next.
        actions: the legal actions of the seat, in the record's notation.
        trick: the current trick.
        tricks: the complete tricks of the deal, face up (TRU-TRU-11).
        results: the side that won each complete trick; None for a parda.
        gone: the seats that left the deal.
        calls: the actions of this deal, seat and action, without the card that a gallo
            discarded face down.
        flor, envido, truco: the states of the three bets.
        flor_open: the seats that could announce a flor before the pending call is answered,
            whether they hold one or not.
        declared: bet, seat and value of all declarations in this deal, in order;
            the value is None for "son buenas" (TRU-FLOR-17, TRU-ENV-10).
        settled: results of flor and envido in this deal, as announced: a declared value counts
            as true until the cards are shown for it (TRU-ENV-11).
        exposed: the card that was exposed while dealing, or None.
        shown: seats and the cards that they had to show for points (TRU-FLOR-19,
            TRU-ENV-11), or to prove that they hid no flor (TRU-FLOR-20).
        awards: points won in the deal, or in its finished duels.
        scores, chicos: one per side, or per seat if the gallo changes.

    >>> from cartes_lib.truco import Match
    >>> len(Match(seed=1).state.view(0).hand)
    3
    """

    rules: Rules
    seat: int | None
    dealer: int
    sides: tuple[int, ...]
    gallo: int | None
    hand: Hand | None
    hand_sizes: tuple[int, ...]
    pica: bool
    duel: tuple[int, ...]
    phase: str
    to_act: tuple[int, ...]
    actions: tuple[str, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    results: tuple[HandResult, ...]
    gone: tuple[int, ...]
    calls: tuple[tuple[int, str], ...]
    flor: str
    envido: str
    truco: str
    flor_open: tuple[int, ...]
    declared: tuple[tuple[str, int, int | None], ...]
    settled: tuple[Award, ...]
    exposed: Card | None
    shown: tuple[tuple[int, Hand], ...]
    awards: tuple[Award, ...]
    scores: tuple[int, ...]
    chicos: tuple[int, ...]
