"""What one seat may know of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cartes_lib.cards import Card, Hand
from cartes_lib.tricks import Trick
from cartes_lib.truco.bout import Bout
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.score import Award
from cartes_lib.truco.seating import sides_of
from cartes_lib.truco.strength import HandResult

if TYPE_CHECKING:
    from cartes_lib.truco.state import State

__all__ = ["View", "view_of"]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know; it has no field for anything else.

    Attributes:
        seat: whose view; None for a stranger.
        sides: the side of each seat.
        gallo: the seat that is alone against two, or None.
        hand: the seat's cards; None for a stranger.
        held: how many cards each seat still holds; none once it has left.
        pica: whether this deal is a pica-pica.
        duel: the seats of the bout in progress, or of the last one, from its mano.
        phase: what is waited for: a phase of `Bout`, or "exposed".
        to_act: the seats that the game waits for.
        actions: what the seat may do, in the record's notation.
        table: the trick in progress.
        tricks: the complete tricks of the bout, face up (TRU-TRU-11).
        results: the side that won each of them; None for a parda.
        gone: the seats that left the bout.
        said: what was done in this deal, seat and action, without the cards that a gallo
            threw away face down.
        flor, envido, truco: the states of the three bets in their tables.
        exposed: the card that was seen in the deal, or None.
        shown: seats and the cards that they had to show for points (TRU-FLOR-19,
            TRU-ENV-11), or to prove that they hid no flor (TRU-FLOR-20).
        awards: what was won in the bouts that are over.
        scores, chicos: one each a side, or a seat where the gallo changes.
    """

    rules: Rules
    seat: int | None
    dealer: int
    sides: tuple[int, ...]
    gallo: int | None
    hand: Hand | None
    held: tuple[int, ...]
    pica: bool
    duel: tuple[int, ...]
    phase: str
    to_act: tuple[int, ...]
    actions: tuple[str, ...]
    table: Trick
    tricks: tuple[Trick, ...]
    results: tuple[HandResult, ...]
    gone: tuple[int, ...]
    said: tuple[tuple[int, str], ...]
    flor: str
    envido: str
    truco: str
    exposed: Card | None
    shown: tuple[tuple[int, Hand], ...]
    awards: tuple[Award, ...]
    scores: tuple[int, ...]
    chicos: tuple[int, ...]


def view_of(state: State, seat: int | None) -> View:
    """What `seat` may know of `state`; None is a stranger.

    Raises:
        ValueError: no such seat.
    """
    if seat is not None and seat not in range(state.rules.players):
        raise ValueError(f"no seat {seat} at a table of {state.rules.players}")
    bout = state.bout
    return View(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        sides=sides_of(state.dealer, state.rules),
        gallo=state.gallo,
        hand=None if seat is None else state.hand(seat),
        held=tuple(len(state.hand(one)) for one in range(state.rules.players)),
        pica=state.is_pica,
        duel=bout.seats if bout else (),
        phase=bout.phase if bout else "exposed",
        to_act=state.to_act,
        actions=() if seat is None else tuple(map(str, state.actions(seat))),
        table=bout.table if bout else (),
        tricks=bout.tricks if bout else (),
        results=bout.results if bout else (),
        gone=bout.gone if bout else (),
        said=tuple((one, _public(action)) for one, action in state.done),
        flor=bout.flor.state if bout else "none",
        envido=bout.envido.state if bout else "none",
        truco=bout.truco.state if bout else "none",
        exposed=state.exposed,
        shown=tuple(one for bout in state.bouts if bout.is_over for one in _shown(bout)),
        awards=state.awards,
        scores=state.scores,
        chicos=state.chicos_won,
    )


def _public(action: str) -> str:
    return "discard" if action.startswith("discard") else action


def _shown(bout: Bout) -> list[tuple[int, Hand]]:
    """Rules: TRU-FLOR-19, TRU-FLOR-20, TRU-ENV-11."""
    found = [(one.seat, bout.dealt[one.seat]) for one in bout.awards if one.seat is not None]
    for _, target in bout.claims:
        hand = bout.dealt[target]
        if not bout.holds_flor(target):
            other = next(card for card in hand if card.suit != hand[0].suit)
            hand = (hand[0], other)
        found.append((target, hand))
    return found
