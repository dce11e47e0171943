"""The view of a deal: the part that one seat may know."""

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
    """The part of a deal that one seat may know; it contains no secrets.

    Attributes:
        seat: the seat that has this view; None for an onlooker.
        sides: the side of each seat.
        gallo: the seat that is alone against two; None unless there are three players.
        hand: the cards in the seat's hand; None for an onlooker.
        hand_sizes: the number of remaining cards of each seat; 0 if the seat has folded.
        pica: whether this deal is a pica-pica (a round of duels).
        duel: the seats of the current or last deal, starting with the first player (mano).
        phase: the kind of action that comes next: a phase of `Deal`, or "exposed".
        to_act: the seats that must act next.
        actions: the legal actions of the seat, in the notation of records.
        trick: the plays of the current trick; empty between tricks.
        tricks: the complete tricks of the deal, face up (TRU-TRU-11).
        results: the side that won each complete trick; None for a parda (tie).
        gone: the seats that folded.
        calls: the actions of this deal, as pairs of seat and action, without the face-down discard
            of a gallo.
        flor, envido, truco: the states of the three bets.
        flor_open: the seats that could announce a flor before the pending call is answered, if they
            had one. It does not depend on their cards.
        declared: bet, seat and value of all declarations in this deal, in order. The value is None
            for "son buenas", a concession (TRU-FLOR-17, TRU-ENV-10).
        settled: the results of flor and envido in this deal, as announced. A declared value is
            assumed to be true until the cards are shown (TRU-ENV-11).
        exposed: the card that was turned up by accident while dealing, or None.
        shown: the seats that had to show cards, with these cards: for points (TRU-FLOR-19,
            TRU-ENV-11), or after a claim of a hidden flor (TRU-FLOR-20).
        awards: the points won in the deal, or in its finished duels.
        scores, chicos: points of this chico (a part of the match), and number of chicos won: for
            each side, or for each seat if the gallo changes.

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
