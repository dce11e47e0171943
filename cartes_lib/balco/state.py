"""A deal at the table: who acts, what they may do, and what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations

from cartes_lib.balco.actions import Action, Exchange, Lift, TakePile, Throw
from cartes_lib.balco.condition import RANKS
from cartes_lib.balco.dealing import Dealt, pack
from cartes_lib.balco.flow import after
from cartes_lib.balco.judge import judge, targets_wanted
from cartes_lib.balco.legal import MOST_TOGETHER, legal_ranks
from cartes_lib.balco.notation import position
from cartes_lib.balco.rules import Rules
from cartes_lib.balco.table import Table
from cartes_lib.balco.turns import HAND, seats_from, stock_size
from cartes_lib.balco.view import View, view
from cartes_lib.cards import Hand
from cartes_lib.engine import IllegalAction, Verdict

__all__ = ["State", "start_deal"]


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Table):
    """A position of a match: immutable, and complete. The attributes are those of `Table`."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act: all who have yet to exchange, then one; none at the end."""
        if self.deal_is_over:
            return ()
        return self.exchanging or (() if self.turn is None else (self.turn,))

    @property
    def is_over(self) -> bool:
        """True once the match is. Rules: BAL-END-02, BAL-END-07."""
        wins = self.rules.wins
        return self.deal_is_over and (wins == 1 or max(self.scores) >= wins)

    @property
    def winner(self) -> int | None:
        """The seat that won the match; None before its end, or if nobody did.

        Rules: BAL-END-01, BAL-END-07.
        """
        return self.deal_winner if self.is_over else None

    def actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """What `seat` may do, in a stable order; nothing when it may not act.

        Throws that differ only in the suits are all there, each once.

        Rules: BAL-TURN-02, BAL-TURN-03, BAL-TURN-04, BAL-TURN-08, BAL-SP1-07.
        """
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
        held = self.hands[seat] if self.lifted is None else (self.lifted,)
        jokers = tuple(card for card in held if card.is_joker)
        asked = self.condition, self.pile, self.rules
        plain, as_joker = legal_ranks(*asked), legal_ranks(*asked, joker=True)
        for rank in RANKS:
            alike = tuple(card for card in held if card.rank == rank and not card.is_joker)
            together = (*alike, *jokers) if rank in plain else jokers
            if rank not in as_joker:
                continue
            for count in range(1, min(MOST_TOGETHER, len(together)) + 1):
                for cards in combinations(together, count):
                    yield from self._aimed(seat, rank, cards)

    def _aimed(self, seat: int, rank: int, cards: Hand) -> Iterator[Throw]:
        """The throws of `cards` as `rank`, at each choice of players that they may name."""
        others = [other for other in self.playing if other != seat]
        joker_as = rank if any(card.is_joker for card in cards) else None
        wanted = targets_wanted(self, rank, len(cards), seat)
        for targets in permutations(others, wanted):
            throw = Throw(cards, joker_as, targets)
            last = self.rules.finish_on_special == "forbidden"
            if not last or judge(self, throw, seat).legal:
                yield throw

    def judge(self, action: Action, seat: int | None = None) -> Verdict:
        """Whether `seat` may do `action`, by which rule, and why not; it never raises.

        Rules: all that say what a player may do; see `judge.judge`.
        """
        acting = next(iter(self.to_act), 0) if seat is None else seat
        verdict = judge(self, action, acting)
        if verdict.legal:
            return verdict
        return replace(verdict, alternatives=tuple(map(str, self.actions(acting))))

    def play(self, action: Action, seat: int | None = None) -> State:
        """The state after `action`.

        Raises:
            IllegalAction: the rules forbid it; this state stays as it is.
        """
        acting = next(iter(self.to_act), 0) if seat is None else seat
        if not judge(self, action, acting).legal:
            raise IllegalAction(self.judge(action, seat))
        return after(self, action, acting)

    def view(self, seat: int | None) -> View:
        """What `seat` may know; None is a stranger. Rule: BAL-SET-04."""
        return view(self, self.to_act, seat)

    def position(self) -> str:
        """The position string of this state: `parse_position` reads it back."""
        return position(self)

    def next_deal(self, dealt: Dealt) -> State:
        """The state in which the next deal is dealt.

        Raises:
            ValueError: this deal is not over, or the match is, or `dealt` is no deal.

        Rules: BAL-SET-08, BAL-END-07.
        """
        if not self.deal_is_over or self.is_over:
            raise ValueError("the next deal comes when this one is over and the match is not")
        dealer = seats_from(self.dealer, self.rules.players, self.rules)[1]
        return start_deal(self.rules, dealer, dealt, self.scores)


def start_deal(rules: Rules, dealer: int, dealt: Dealt, won: tuple[int, ...] = ()) -> State:
    """The state in which the cards are `dealt` and nobody has exchanged.

    Args:
        won: how many deals each seat has won before; none if empty.

    Raises:
        ValueError: `dealt` is no distribution of the pack, or there is no such dealer.

    Rules: BAL-SET-01 to -05.
    """
    if dealer not in range(rules.players) or len(won) not in (0, rules.players):
        raise ValueError(f"no such table: dealer {dealer}, deals won {won}")
    rows = (dealt.hands, dealt.up, dealt.down)
    if any([len(cards) for cards in row] != [HAND] * rules.players for row in rows):
        raise ValueError("each seat gets three times three cards")
    if len(dealt.stock) != stock_size(rules.players, rules.jokers):
        raise ValueError("what is not dealt is the stock")
    whole = [*dealt.stock, *(card for row in rows for cards in row for card in cards)]
    if sorted(whole) != sorted(pack(rules)):
        raise ValueError("a deal has each card of the pack once")
    _, *others = seats_from(dealer, rules.players, rules)
    return State(
        rules=rules,
        dealer=dealer,
        hands=_sorted(dealt.hands),
        up=_sorted(dealt.up),
        down=dealt.down,
        stock=dealt.stock,
        exchanging=(*others, dealer),
        won=won or (0,) * rules.players,
    )


def _sorted(rows: tuple[Hand, ...]) -> tuple[Hand, ...]:
    return tuple(tuple(sorted(row)) for row in rows)
