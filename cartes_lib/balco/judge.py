"""Verdicts on actions of Balcó."""

from __future__ import annotations

from cartes_lib.balco.actions import Action, Exchange, Lift, TakePile, Throw
from cartes_lib.balco.legal import is_special, judge_throw, must_take, playable_ranks, thrown_rank
from cartes_lib.balco.pile import clears
from cartes_lib.balco.table import Table
from cartes_lib.balco.turns import HAND
from cartes_lib.cards import Hand
from cartes_lib.engine import Verdict, illegal, legal
from cartes_lib.seats import seat_name

__all__ = ["judge", "seat_key", "targets_named", "targets_wanted"]

_FEW = 2
"""Maximum number of legal cards that the verdict names if a player may not take the pile."""


def seat_key(seat: int, seen_from: int, players: int) -> str:
    """The catalogue key, without `term-`, of the name of `seat` as the seat `seen_from` sees it.

    Raises:
        ValueError: `seat` is not at the table.

    >>> from cartes_lib.balco.judge import seat_key
    >>> seat_key(1, 0, 4)
    'seat-right'
    """
    return f"seat-{seat_name(seat, seen_from, players, sides=False)}"


def targets_wanted(table: Table, rank: int, count: int, seat: int) -> int:
    """Number of targets that `seat` must name when it throws `count` cards of the rank `rank`.

    Rules: BAL-SP1-01, BAL-SP1-06, BAL-CLR-05.

    >>> from cartes_lib.balco import Match
    >>> from cartes_lib.balco.judge import targets_wanted
    >>> targets_wanted(Match(seed=1).state, rank=1, count=1, seat=0)
    1
    """
    ranks = [pile_card.rank for pile_card in table.pile]
    if rank != 1 or clears([*ranks, *(rank,) * count], table.rules):
        return 0
    others = sum(other != seat for other in table.active_seats)
    return min(count, others) if table.rules.ace_stack == "one-target-each" else 1


def targets_named(table: Table, throw: Throw, seat: int) -> tuple[int, ...]:
    """The targets of `throw` of `seat`: the named seats, or the only possible seat.

    Rule: BAL-SP1-07.

    >>> from cartes_lib.balco import Match, card
    >>> from cartes_lib.balco.actions import Throw
    >>> from cartes_lib.balco.judge import targets_named
    >>> targets_named(Match(seed=1).state, Throw(card("1c"), targets=2), 0)
    (2,)
    """
    others = tuple(other for other in table.active_seats if other != seat)
    rank = thrown_rank(throw.cards, throw.joker_as) or 0
    if throw.targets or len(others) != 1 or not targets_wanted(table, rank, len(throw.cards), seat):
        return throw.targets
    return others


def judge(table: Table, action: Action, seat: int) -> Verdict:
    """The verdict on `action` of `seat`: legal or not, rule and reason. It lists no alternatives.

    Rules: BAL-SET-06, BAL-TURN-01 to -11, BAL-LEG, BAL-SP1-01 to -08, BAL-TAKE-04,
    BAL-END-03.

    >>> from cartes_lib.balco import Match, parse_action
    >>> from cartes_lib.balco.judge import judge
    >>> judge(Match(seed=1).state, parse_action("take"), 0).rule
    'BAL-SET-06'
    """
    if table.deal_is_over:
        return illegal("BAL-END-02", "balco-deal-over")
    if not 0 <= seat < table.rules.players:
        return illegal("BAL-SET-01", "balco-no-such-seat")
    if isinstance(action, Exchange):
        return _judge_exchange(table, action, seat)
    if table.exchanging:
        return illegal("BAL-SET-06", "balco-exchange-first")
    if table.turn != seat:
        return _judge_turn(table, seat)
    if isinstance(action, Lift):
        return _judge_lift(table, action, seat)
    if not table.hands[seat] and table.lifted is None:
        return illegal("BAL-TURN-08", "balco-lift-first", count=len(table.down[seat]))
    if isinstance(action, TakePile):
        return _judge_take(table, seat)
    return _judge_throw(table, action, seat)


def _judge_turn(table: Table, seat: int) -> Verdict:
    turn = seat if table.turn is None else table.turn
    acting = seat_key(turn, seat, table.rules.players)
    if seat in table.out:
        return illegal("BAL-END-04", "balco-is-out", seat=acting)
    if table.shots:
        return illegal("BAL-SP1-02", "balco-not-named", seat=acting)
    return illegal("BAL-TURN-01", "balco-wrong-turn", seat=acting)


def _judge_exchange(table: Table, action: Exchange, seat: int) -> Verdict:
    rule = "BAL-SET-06"
    if not table.exchanging:
        return illegal(rule, "balco-exchange-too-late")
    if seat not in table.exchanging:
        return illegal(rule, "balco-exchange-done")
    mine = (*table.hands[seat], *table.up[seat])
    strange = next((card for card in action.up if card not in mine), None)
    if strange is not None:
        return illegal(rule, "balco-exchange-not-yours", card=strange)
    if len(action.up) != HAND or len(set(action.up)) != HAND:
        return illegal(rule, "balco-exchange-three")
    return legal(rule)


def _judge_lift(table: Table, action: Lift, seat: int) -> Verdict:
    if table.lifted is not None:
        return illegal("BAL-TURN-09", "balco-lifted-already", card=table.lifted)
    if table.hands[seat]:
        return illegal("BAL-TAKE-04", "balco-hand-first", cards=table.hands[seat])
    if not 1 <= action.place <= len(table.down[seat]):
        return illegal("BAL-TURN-08", "balco-no-such-place", count=len(table.down[seat]))
    return legal("BAL-TURN-08")


def _playable_hand(table: Table, seat: int) -> Hand:
    return table.hands[seat] if table.lifted is None else (table.lifted,)


def _judge_take(table: Table, seat: int) -> Verdict:
    hand = _playable_hand(table, seat)
    last = table.is_whole_rest(seat, len(hand))
    if must_take(hand, table.condition, table.pile, table.rules, last=last):
        return legal("BAL-TURN-08" if table.lifted else "BAL-TAKE-01")
    throwable = tuple(
        card for card in hand if playable_ranks(card, table.condition, table.pile, table.rules)
    )
    if table.lifted is not None:
        rule = "BAL-TURN-11" if table.lifted.is_joker else "BAL-TURN-08"
        return illegal(rule, "balco-must-throw-lifted", card=table.lifted)
    rule = "BAL-SP1-05" if table.shots else "BAL-TURN-03"
    few = throwable[:_FEW]
    return illegal(rule, "balco-must-throw", cards=few, more=len(throwable) > len(few))


def _judge_throw(table: Table, action: Throw, seat: int) -> Verdict:
    fault = _judge_origin(table, action, seat)
    if fault is not None:
        return fault
    joker_as = action.joker_as
    if joker_as is not None and not 1 <= joker_as <= 12:
        return illegal("BAL-LEG-08", "balco-no-such-rank", rank=joker_as)
    verdict = judge_throw(action.cards, table.condition, table.pile, joker_as, table.rules)
    if not verdict.legal:
        return verdict
    return _judge_targets(table, action, seat) or _judge_last(table, action, seat) or verdict


def _judge_origin(table: Table, action: Throw, seat: int) -> Verdict | None:
    """The verdict if the thrown cards are not in a place from which `seat` may throw; else None."""
    hand = _playable_hand(table, seat)
    for card in action.cards:
        if card in hand:
            continue
        if table.lifted is not None:
            return illegal("BAL-TURN-09", "balco-lifted-only", card=table.lifted)
        if card in table.up[seat]:
            return illegal("BAL-TURN-07", "balco-from-table", card=card)
        return illegal("BAL-TURN-02", "balco-not-in-hand", card=card)
    return None


def _judge_targets(table: Table, action: Throw, seat: int) -> Verdict | None:
    """The verdict if the throw names illegal targets or a wrong number of targets; else None."""
    targets, players = targets_named(table, action, seat), table.rules.players
    rank = thrown_rank(action.cards, action.joker_as) or 0
    wanted = targets_wanted(table, rank, len(action.cards), seat)
    if targets and not wanted:
        rule, reason = ("BAL-CLR-05", "cleared") if rank == 1 else ("BAL-SP1-01", "only-ace")
        return illegal(rule, f"balco-target-{reason}")
    if seat in targets:
        return illegal("BAL-SP1-01", "balco-target-self")
    absent = next((target for target in targets if target not in table.active_seats), None)
    if absent is not None:
        if not 0 <= absent < players:
            return illegal("BAL-SP1-08", "balco-target-unknown")
        return illegal("BAL-SP1-08", "balco-target-out", seat=seat_key(absent, seat, players))
    if len(targets) != wanted or len(set(targets)) != wanted:
        rule = "BAL-SP1-01" if wanted == 1 and not targets else "BAL-SP1-06"
        return illegal(rule, "balco-target-count", count=wanted)
    return None


def _judge_last(table: Table, action: Throw, seat: int) -> Verdict | None:
    """The verdict if the throw may not be the player's last throw; else None."""
    if table.rules.finish_on_special == "allowed":
        return None
    special = tuple(card for card in action.cards if is_special(card))
    if not special or not table.is_whole_rest(seat, len(action.cards)):
        return None
    return illegal("BAL-END-03", "balco-special-last", cards=special)
