"""Immutable positions of a match: turns, legal actions, results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations

from cartes_lib.balco.actions import KINDS, Action, Exchange, Lift, TakePile, Throw, action_of
from cartes_lib.balco.condition import RANKS
from cartes_lib.balco.dealing import DealtCards, first_fault_of_deal
from cartes_lib.balco.flow import after
from cartes_lib.balco.judge import judge, targets_wanted
from cartes_lib.balco.legal import MAX_TOGETHER, legal_ranks
from cartes_lib.balco.notation import position
from cartes_lib.balco.rules import Rules
from cartes_lib.balco.table import Table
from cartes_lib.balco.turns import HAND, seats_from
from cartes_lib.balco.view import View, view
from cartes_lib.cards import Card, Hand
from cartes_lib.engine import (
    IllegalAction,
    Verdict,
    check_kinds,
    checked_seat,
    illegal,
    is_seat,
)
from cartes_lib.options import check_kind

__all__ = ["State", "start_deal"]


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Table):
    """A complete, immutable position of a match. The attributes are those of `Table`.

    >>> from cartes_lib.balco import Match
    >>> Match(seed=1).state.scores
    (0, 0, 0, 0)
    """

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act: first all seats that have not exchanged cards, later a single
        seat.

        Empty at the end of the match.
        """
        if self.deal_is_over:
            return ()
        return self.exchanging or (() if self.turn is None else (self.turn,))

    @property
    def is_over(self) -> bool:
        """Whether the match is over. Rules: BAL-END-02, BAL-END-07."""
        target = self.rules.target
        return self.deal_is_over and (target == 1 or max(self.scores) >= target)

    @property
    def winner(self) -> int | None:
        """The seat that won the match; None before the end of the match, or if no seat won.

        Rules: BAL-END-01, BAL-END-07.
        """
        return self.deal_winner if self.is_over else None

    def actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """The legal actions of `seat`, in a stable order; empty if the seat may not act.

        Throws that differ only in suits are all listed.

        Raises:
            ValueError: `seat` is not at the table.

        Rules: BAL-TURN-02, BAL-TURN-03, BAL-TURN-04, BAL-TURN-08, BAL-SP1-07.
        """
        if seat is not None:
            checked_seat(seat, self.rules.players)
        acting = next(iter(self.to_act), None) if seat is None else seat
        if acting is None or acting not in self.to_act:
            return ()
        if self.exchanging:
            six = sorted((*self.hands[acting], *self.up[acting]))
            return tuple(map(Exchange, combinations(six, HAND)))
        if self.lifted is None and not self.hands[acting]:
            return tuple(map(Lift, range(1, len(self.down[acting]) + 1)))
        throws = tuple(self._throws(acting))
        return throws or (TakePile(),)

    def _throws(self, seat: int) -> Iterator[Throw]:
        hand = self.hands[seat] if self.lifted is None else (self.lifted,)
        jokers = tuple(card for card in hand if card.is_joker)
        situation = self.condition, self.pile, self.rules
        plain, as_joker = legal_ranks(*situation), legal_ranks(*situation, joker=True)
        for rank in RANKS:
            alike = tuple(card for card in hand if card.rank == rank and not card.is_joker)
            together = (*alike, *jokers) if rank in plain else jokers
            if rank not in as_joker:
                continue
            for count in range(1, min(MAX_TOGETHER, len(together)) + 1):
                for cards in combinations(together, count):
                    yield from self._aimed(seat, rank, cards)

    def _aimed(self, seat: int, rank: int, cards: Hand) -> Iterator[Throw]:
        """Throws of `cards` declared as `rank`, one for each possible choice of targets."""
        others = [other for other in self.active_seats if other != seat]
        joker_as = rank if any(card.is_joker for card in cards) else None
        wanted = targets_wanted(self, rank, len(cards), seat)
        for targets in permutations(others, wanted):
            throw = Throw(cards, joker_as, targets)
            last = self.rules.finish_on_special == "forbidden"
            if not last or judge(self, throw, seat).legal:
                yield throw

    def judge(self, action: Action | str, seat: int | None = None) -> Verdict:
        """The verdict on `action` of `seat`: legal or not, rule and reason.

        Text is parsed as an action's notation. Invalid arguments raise no exception: the verdict is
        illegal. The alternatives are the legal actions of the seat.

        Rules: all rules about legal actions; see `judge.judge`.
        """
        if seat is not None and not is_seat(seat, self.rules.players):
            return illegal("BAL-SET-01", "balco-no-such-seat")
        parsed, acting = action_of(action), next(iter(self.to_act), 0) if seat is None else seat
        if parsed is not None:
            verdict = judge(self, parsed, acting)
        else:
            verdict = illegal("BAL-TURN-02", "balco-no-such-action")
        if verdict.legal:
            return verdict
        return replace(verdict, alternatives=tuple(map(str, self.actions(acting))))

    def play(self, action: Action | str, seat: int | None = None) -> State:
        """The state after `action`; text is parsed as an action's notation.

        Raises:
            IllegalAction: the rules forbid the action; this state is unchanged.
            TypeError: `action` is neither an action nor text, or `seat` is not an integer.
        """
        check_kinds(action, KINDS, seat)
        parsed, acting = action_of(action), next(iter(self.to_act), 0) if seat is None else seat
        if parsed is None or not judge(self, parsed, acting).legal:
            raise IllegalAction(self.judge(action, seat))
        return after(self, parsed, acting)

    def view(self, seat: int | None) -> View:
        """The view of `seat`; seat None is an onlooker.

        Raises:
            ValueError: `seat` is not at the table.

        Rule: BAL-SET-04.
        """
        return view(self, self.to_act, seat)

    def position(self) -> str:
        """The position string of this state, for `parse_position`."""
        return position(self)

    def next_deal(self, dealt: DealtCards) -> State:
        """The state at the start of the next deal.

        Raises:
            ValueError: this deal is not over, the match is over, or `dealt` is not a deal of the
                pack.

        Rules: BAL-SET-08, BAL-END-07.
        """
        if not self.deal_is_over or self.is_over:
            raise ValueError("the next deal comes when this one is over and the match is not")
        dealer = seats_from(self.dealer, self.rules.players, self.rules)[1]
        return start_deal(self.rules, dealer, dealt, self.scores)


def start_deal(rules: Rules, dealer: int, dealt: DealtCards, won: Sequence[int] = ()) -> State:
    """The state at the start of a deal with the cards `dealt`, before the exchange.

    Args:
        won: number of earlier deals that each seat won; empty if there was no earlier deal.

    Raises:
        ValueError: `dealt` is not a deal of the pack, `dealer` is not a seat, or `won` is
            impossible.
        TypeError: `rules` are of another game.

    Rules: BAL-SET-01 to -05.

    >>> import random
    >>> from cartes_lib.balco import Rules, random_deal, start_deal
    >>> start_deal(Rules(), 0, random_deal(random.Random(1))).to_act
    (1, 2, 3, 0)
    """
    check_kind(rules, Rules)
    if not is_seat(dealer, rules.players) or not _are_deals_won(won, rules):
        raise ValueError(f"no such table: dealer {dealer}, deals won {won}")
    if fault := first_fault_of_deal(dealt, rules):
        raise ValueError(
            f"{fault}: each seat gets three times three cards, what is not dealt is the stock, "
            "and a deal has each card of the pack once"
        )
    _, *others = seats_from(dealer, rules.players, rules)
    return State(
        rules=rules,
        dealer=dealer,
        hands=_sorted(dealt.hands),
        up=_sorted(dealt.up),
        down=tuple(map(tuple, dealt.down)),
        stock=tuple(dealt.stock),
        exchanging=(*others, dealer),
        won=tuple(won) or (0,) * rules.players,
    )


def _are_deals_won(won: Sequence[int], rules: Rules) -> bool:
    """Whether `won` is possible while the match is not over; empty means that no deal was
    played.
    """
    counts = all(type(item) is int and 0 <= item < rules.target for item in won)
    return len(won) in (0, rules.players) and counts


def _sorted(rows: Sequence[Sequence[Card]]) -> tuple[Hand, ...]:
    return tuple(tuple(sorted(row)) for row in rows)
