"""Changes of the table: exchange, opening, throws, taking the pile, lifting cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from cartes_lib.balco.actions import Action, Exchange, Lift, Throw
from cartes_lib.balco.condition import FREE, under_fire
from cartes_lib.balco.effects import after_throw, players_skipped
from cartes_lib.balco.judge import targets_named
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.pile import RankedCard, clears
from cartes_lib.balco.table import Shot, Table
from cartes_lib.balco.turns import next_seat, opening_seat, refilled, seats_from, shown_to_open
from cartes_lib.cards import Card, Hand

TableT = TypeVar("TableT", bound=Table)


def after(table: TableT, action: Action, seat: int) -> TableT:
    """The table after `action` of `seat`; the action must be legal, which is not checked.

    Rules: BAL-SET-06, BAL-TURN-05 to -11, BAL-TAKE, BAL-SP, BAL-CLR.
    """
    if isinstance(action, Exchange):
        return _exchanged(table, action, seat)
    if isinstance(action, Throw):
        return _thrown(table, action, seat)
    if isinstance(action, Lift):
        return _lifted(table, action, seat)
    return _taken(table, seat)


def _exchanged(table: TableT, action: Exchange, seat: int) -> TableT:
    six = (*table.hands[seat], *table.up[seat])
    hand_cards = tuple(sorted(set(six) - set(action.up)))
    waiting = tuple(item for item in table.exchanging if item != seat)
    exchanged = replace(
        table,
        hands=_put(table.hands, seat, hand_cards),
        up=_put(table.up, seat, tuple(sorted(action.up))),
        exchanging=waiting,
        known=_known(table, set(hand_cards) & set(table.up[seat])),
    )
    return exchanged if waiting else open_play(exchanged)


def open_play(table: TableT) -> TableT:
    """The table at the start of play, after the smallest cards were shown or thrown.

    If the cards are thrown, they form the pile in the order of the seats, starting at the dealer's
    right. They have no effect, and do not clear the pile.

    Rules: BAL-OPN-01 to -06.
    """
    rules = table.rules
    shown = shown_to_open(table.hands, table.dealer, rules)
    begun = replace(
        table,
        shown=tuple(tuple(card.rank for card in cards) for cards in shown),
        turn=opening_seat(table.hands, table.dealer, rules),
        known=_known(table, (card for cards in shown for card in cards)),
    )
    if rules.opening == "show":
        return begun
    dealer, *others = seats_from(table.dealer, rules.players, rules)
    for seat in (*others, dealer):
        first = shown[seat][:1]
        begun = replace(
            begun,
            hands=_put(begun.hands, seat, _without(begun.hands[seat], first)),
            pile=(*begun.pile, *(RankedCard(card, card.rank) for card in first)),
            known=_known(begun, (), first),
        )
    for seat in (*others, dealer):
        begun = _filled_up(begun, seat)
    return begun


def _thrown(table: TableT, throw: Throw, seat: int) -> TableT:
    rules, rank = table.rules, thrown_rank(throw.cards, throw.joker_as)
    if rank is None:
        raise ValueError(f"no throw: {throw}")
    pile = (*table.pile, *(RankedCard(card, rank) for card in throw.cards))
    done = replace(
        table,
        hands=_put(table.hands, seat, _without(table.hands[seat], throw.cards)),
        lifted=None,
        pile=pile,
        throws=table.throws + 1,
        known=_known(table, (), throw.cards),
    )
    done = _filled_up(done, seat)
    if not done.cards_left[seat]:
        done = replace(done, out=(*done.out, seat))
    if clears(pile, rules):
        cleared = (*done.cleared, *(pile_card.card for pile_card in pile))
        again = seat if seat in done.active_seats else _next(done, seat)
        return replace(done, pile=(), cleared=cleared, shots=(), condition=FREE, turn=again)
    return _passed_on(done, table, throw, rank, seat)


def _passed_on(done: TableT, before: Table, throw: Throw, rank: int, seat: int) -> TableT:
    """The table `done`, changed to the next player's turn, after a throw that does not clear the
    pile.

    If a target of a 1 must still answer, this player is next, and the throw sets no condition.
    """
    rules, count = done.rules, len(throw.cards)
    sent = tuple(Shot(seat, target) for target in targets_named(before, throw, seat))
    # A player who is the target of two 1s may go out with the first answer.
    open_shots = (*sent, *(shot for shot in before.shots[1:] if shot.target in done.active_seats))
    if open_shots:
        target = open_shots[0].target
        return replace(done, shots=open_shots, condition=under_fire(target), turn=target)
    answered = bool(before.shots) and rules.after_ace == "sender-right"
    start = before.shots[0].sender if answered else seat
    return replace(
        done,
        shots=(),
        condition=after_throw(before.condition, rank, count, before.pile, rules),
        turn=_next(done, start, players_skipped(rank, count, rules)),
    )


def _taken(table: TableT, seat: int) -> TableT:
    lifted = () if table.lifted is None else (table.lifted,)
    taken = (*(pile_card.card for pile_card in table.pile), *lifted)
    hand = (*table.hands[seat], *taken)
    return replace(
        table,
        hands=_put(table.hands, seat, tuple(sorted(hand))),
        lifted=None,
        pile=(),
        shots=(),
        condition=FREE,
        turn=_next(table, seat),
        throws=table.throws + (not table.pile),
        known=_known(table, taken),
    )


def _lifted(table: TableT, lift: Lift, seat: int) -> TableT:
    down = table.down[seat]
    rest = (*down[: lift.place - 1], *down[lift.place :])
    return replace(table, down=_put(table.down, seat, rest), lifted=down[lift.place - 1])


def _filled_up(table: TableT, seat: int) -> TableT:
    hand, up = table.hands[seat], table.up[seat]
    _, stock, face_up = refilled(len(hand), len(table.stock), len(up), table.rules)
    draw_count = len(table.stock) - stock
    if not draw_count and face_up == len(up):
        return table
    taken = () if face_up else up
    filled = tuple(sorted((*hand, *table.stock[:draw_count], *taken)))
    return replace(
        table,
        hands=_put(table.hands, seat, filled),
        up=_put(table.up, seat, up if face_up else ()),
        stock=table.stock[draw_count:],
        known=_known(table, taken),
    )


def _known(table: Table, more: Iterable[Card], gone: Iterable[Card] = ()) -> Hand:
    """The known cards of `table`, plus `more`, without `gone`; see `Table.known`."""
    return tuple(sorted({*table.known, *more}.difference(gone)))


def _next(table: Table, seat: int, skipped: int = 0) -> int:
    return next_seat(seat, table.rules.players, skipped, table.active_seats, table.rules)


def _put(rows: tuple[Hand, ...], seat: int, row: Hand) -> tuple[Hand, ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])


def _without(hand: Hand, gone: tuple[Card, ...]) -> Hand:
    return tuple(card for card in hand if card not in gone)
