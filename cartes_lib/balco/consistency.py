"""Whether a table can be: every card once, seats that exist, a condition that fits the pile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cartes_lib.balco.condition import LADDER, LOW
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.table import Table
from cartes_lib.balco.turns import HAND, stock_size
from cartes_lib.cards import Card

__all__ = ["first_fault", "whole_pack"]


def whole_pack(table: Table) -> Iterator[Card]:
    """Every card of the table, wherever it is: the pack of its rules, if nothing is amiss."""
    for row in (table.hands, table.up, table.down):
        for cards in row:
            yield from cards
    yield from table.stock
    yield from (laid.card for laid in table.pile)
    yield from table.cleared
    if table.lifted is not None:
        yield table.lifted


def first_fault(table: Table) -> str:
    """The field of `table` that cannot be as it is, by its name in a position string.

    "" if all is well.
    """
    return next((name for name, is_well in _CHECKS if not is_well(table)), "")


def _cards_fit(table: Table) -> bool:
    return sorted(whole_pack(table)) == sorted(pack(table.rules))


def _are_seats(table: Table, seats: Iterable[int]) -> bool:
    return all(0 <= seat < table.rules.players for seat in seats)


def _rows_fit(table: Table) -> bool:
    # Nobody lifts a face-down card before the face-up ones have come into the hand.
    return all(
        len(up) in (0, HAND) and len(down) <= HAND and (len(down) == HAND or not up)
        for down, up in zip(table.down, table.up, strict=True)
    )


def _hands_fit(table: Table) -> bool:
    least = HAND if table.stock or table.exchanging else 0
    return all(len(hand) >= least for hand in table.hands)


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
    return table.turn is None or table.deal_is_over or table.turn in table.playing


def _lift_fits(table: Table) -> bool:
    if table.lifted is None:
        return True
    return table.turn is not None and not table.hands[table.turn] and not table.up[table.turn]


def _shots_fit(table: Table) -> bool:
    if not table.shots:
        return table.condition.kind != "ace"
    several = len(table.shots) > 1 and table.rules.ace_stack == "single"
    aimed = all(shot.sender != shot.target and shot.target in table.playing for shot in table.shots)
    return bool(table.pile) and aimed and not several and table.shots[0].target == table.turn


def _condition_fits(table: Table) -> bool:
    condition = table.condition
    top = table.pile[-1].rank if table.pile else 0
    if condition.kind == "at-least":
        return top == condition.rank and top in LADDER
    return condition.kind != "trenca" or top in LOW


def _shown_fits(table: Table) -> bool:
    return all(rank in LADDER for row in table.shown for rank in row)


_CHECKS: tuple[tuple[str, Callable[[Table], bool]], ...] = (
    ("out", lambda table: _are_seats(table, table.out)),
    ("dealer", lambda table: _are_seats(table, (table.dealer,))),
    ("exchanging", lambda table: _are_seats(table, table.exchanging)),
    ("turn", lambda table: table.turn is None or _are_seats(table, (table.turn,))),
    ("shots", lambda table: _are_seats(table, (shot.sender for shot in table.shots))),
    ("won", lambda table: len(table.won) == table.rules.players),
    ("hands", _cards_fit),
    ("up", _rows_fit),
    ("hands", _hands_fit),
    ("exchanging", _phase_fits),
    ("out", _out_fits),
    ("turn", _turn_fits),
    ("lifted", _lift_fits),
    ("shots", _shots_fit),
    ("asks", _condition_fits),
    ("shown", _shown_fits),
)
