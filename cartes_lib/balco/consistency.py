"""Checks that a table is consistent: each card appears once, and the condition is possible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from cartes_lib.balco.condition import LADDER, LOW
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.table import Table
from cartes_lib.balco.turns import HAND, stock_size
from cartes_lib.cards import Card

_FOUR = 4


def whole_pack(table: Table) -> Iterator[Card]:
    """All cards of the table, in every place; the whole pack if the table is consistent."""
    for row in (table.hands, table.up, table.down):
        for cards in row:
            yield from cards
    yield from table.stock
    yield from (pile_card.card for pile_card in table.pile)
    yield from table.cleared
    if table.lifted is not None:
        yield table.lifted


def first_fault(table: Table) -> str:
    """The first inconsistent field of `table`, by its name in position strings; "" if the table is
    consistent.
    """
    return next((name for name, is_well in _CHECKS if not is_well(table)), "")


def _cards_fit(table: Table) -> bool:
    return sorted(whole_pack(table)) == sorted(pack(table.rules))


def _are_seats(table: Table, seats: Iterable[int]) -> bool:
    return all(0 <= seat < table.rules.players for seat in seats)


def _rows_fit(table: Table) -> bool:
    # Face-down cards are lifted only after the face-up ones have been taken into the hand.
    return all(
        len(up) in (0, HAND) and len(down) <= HAND and (len(down) == HAND or not up)
        for down, up in zip(table.down, table.up, strict=True)
    )


def _hands_fit(table: Table) -> bool:
    """Whether the number of cards in each hand is possible after drawing.

    It is impossible if the player should already have drawn more cards, or taken the face-up cards;
    see `turns.refilled`.
    """
    enough = HAND if table.rules.up_pickup == "below-three" else 1
    drawing = bool(table.stock or table.exchanging)
    return all(
        len(hand) >= (HAND if drawing else enough if up else 0)
        for hand, up in zip(table.hands, table.up, strict=True)
    )


def _known_fit(table: Table) -> bool:
    known_cards = {card for hand in table.hands for card in hand}
    return len(set(table.known)) == len(table.known) and known_cards.issuperset(table.known)


def _phase_fits(table: Table) -> bool:
    distinct = len(set(table.exchanging)) == len(table.exchanging)
    if not table.exchanging:
        return table.turn is not None and len(table.shown) == table.rules.players
    begun = table.turn is not None or table.shown or table.pile or table.throws or table.out
    dealt = stock_size(table.rules.players, table.rules.jokers)
    return distinct and not begun and len(table.stock) == dealt and all(table.up)


def _out_fits(table: Table) -> bool:
    left = table.cards_left
    gone = {seat for seat in range(table.rules.players) if not left[seat]}
    return len(set(table.out)) == len(table.out) and set(table.out) == gone


def _turn_fits(table: Table) -> bool:
    return table.turn is None or table.deal_is_over or table.turn in table.active_seats


def _lift_fits(table: Table) -> bool:
    if table.lifted is None:
        return True
    return table.turn is not None and not table.hands[table.turn] and not table.up[table.turn]


def _shots_fit(table: Table) -> bool:
    if not table.shots:
        return table.condition.kind != "ace"
    several = len(table.shots) > 1 and table.rules.ace_stack == "single"
    top = table.pile[-1].rank if table.pile else 0
    # While other answers are pending, the first answer is on top.
    answered = table.rules.ace_stack == "one-target-each"
    freely = answered and table.rules.joker_vs_ace == "any"
    if not (top == 1 or (answered and top == 2) or (freely and top)):
        return False
    aimed = all(
        shot.sender != shot.target and shot.target in table.active_seats for shot in table.shots
    )
    return aimed and not several and table.shots[0].target == table.turn


def _runs(ranks: Iterable[int]) -> list[tuple[int, int]]:
    """The runs of equal ranks of a pile, from the bottom: rank and length."""
    return [(rank, len(tuple(run))) for rank, run in groupby(ranks)]


def _pile_fits(table: Table) -> bool:
    """Whether no throw would have cleared this pile: it has no 10, and no four equal cards in a
    row.
    """
    rules, below = table.rules, 0
    for rank, length in _runs(pile_card.rank for pile_card in table.pile):
        below += length
        # Cards thrown to open do not clear the pile (BAL-OPN-05). Four 2s clear it at few tables.
        opening = rules.opening == "throw" and below <= rules.players
        counts = rank != 2 or rules.four_twos_clear
        if rank == 10 or (length >= _FOUR and counts and not opening):
            return False
    return True


def _condition_fits(table: Table) -> bool:
    """Whether the condition in `table` is possible with its pile."""
    condition, ranks = table.condition, [pile_card.rank for pile_card in table.pile]
    top = ranks[-1] if ranks else 0
    is_opening = table.rules.opening == "throw" and not table.throws
    if not ranks or is_opening:
        return condition.kind == "free"
    if condition.kind == "free":
        return top == 2
    if condition.kind == "at-least":
        return top == condition.rank and top not in (1, 7)
    return condition.kind == "ace" or _trenca_fits(table, ranks)


def _trenca_fits(table: Table, ranks: list[int]) -> bool:
    """Whether the sevens in the pile can still bind the number of players in the condition."""
    bound = 0
    for rank, length in _runs(ranks):
        # Each run is at least one throw, and a run of sevens binds one player per seven.
        bound = max(bound - 1, length if rank == 7 else 0) if rank in LOW else 0
    counts = table.rules.trenca_second == "le7-and-ge-top" and ranks[-1] != 7
    required_rank = ranks[-1] if counts else 0
    return table.condition.players <= bound and table.condition.rank == required_rank


def _won_fits(table: Table) -> bool:
    """Whether the numbers of won deals are possible: no player has already won the match."""
    return len(table.won) == table.rules.players and max(table.won) < table.rules.target


def _shown_fits(table: Table) -> bool:
    return all(rank in LADDER for row in table.shown for rank in row)


_CHECKS: tuple[tuple[str, Callable[[Table], bool]], ...] = (
    ("out", lambda table: _are_seats(table, table.out)),
    ("dealer", lambda table: _are_seats(table, (table.dealer,))),
    ("exchanging", lambda table: _are_seats(table, table.exchanging)),
    ("turn", lambda table: table.turn is None or _are_seats(table, (table.turn,))),
    ("shots", lambda table: _are_seats(table, (shot.sender for shot in table.shots))),
    ("won", _won_fits),
    ("hands", _cards_fit),
    ("up", _rows_fit),
    ("hands", _hands_fit),
    ("exchanging", _phase_fits),
    ("out", _out_fits),
    ("turn", _turn_fits),
    ("lifted", _lift_fits),
    ("shots", _shots_fit),
    ("pile", _pile_fits),
    ("asks", _condition_fits),
    ("shown", _shown_fits),
    ("known", _known_fit),
)
