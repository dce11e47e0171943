"""Reasons for throws of Balcó. Each reason is a fact that the seat can see or infer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from cartes_lib.balco import View, legal_ranks
from cartes_lib.balco.actions import Action, Exchange, Lift, TakePile, Throw
from cartes_lib.balco.condition import LADDER, Condition
from cartes_lib.balco.effects import after_throw, players_skipped
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.memory import Memory
from cartes_lib.balco.pile import RankedCard, clears
from cartes_lib.balco.turns import next_seat
from cartes_lib.bots.advice import Reason
from cartes_lib.cards import Card, Hand
from cartes_lib.engine import Fact

_SPECIAL = (1, 2, 7, 8, 10)
_NEAR, _HIGH_PILE = 4, 6
"""Maximum number of cards of a player who is near the end; minimum number of cards of a high pile.
"""

Facts = Mapping[str, Fact]


@dataclass(frozen=True)
class _Sight:
    """A throw, and the table as the seat that throws sees it."""

    memory: Memory
    throw: Throw

    @cached_property
    def view(self) -> View:
        return self.memory.view

    @cached_property
    def seat(self) -> int:
        assert self.view.seat is not None, "a stranger does not play"
        return self.view.seat

    @cached_property
    def rank(self) -> int:
        rank = thrown_rank(self.throw.cards, self.throw.joker_as)
        assert rank is not None, "only what may be thrown has reasons"
        return rank

    @cached_property
    def count(self) -> int:
        return len(self.throw.cards)

    @cached_property
    def rest_of_hand(self) -> Hand:
        """The cards of the hand that are not thrown, before the seat draws new cards."""
        return tuple(card for card in self.view.hand or () if card not in self.throw.cards)

    @cached_property
    def has_joker(self) -> bool:
        return any(card.is_joker for card in self.throw.cards)

    @cached_property
    def pile(self) -> tuple[RankedCard, ...]:
        """The pile after the throw."""
        return (*self.view.pile, *(RankedCard(card, self.rank) for card in self.throw.cards))

    @cached_property
    def clears(self) -> bool:
        return clears(self.pile, self.view.rules)

    @cached_property
    def active_seats(self) -> tuple[int, ...]:
        return tuple(item for item in range(self.view.rules.players) if item not in self.view.out)

    def left(self, seat: int) -> int:
        """The total number of cards of `seat`."""
        return self.view.hand_sizes[seat] + len(self.view.up[seat]) + self.view.down[seat]

    @cached_property
    def leader(self) -> int | None:
        """The seat, except the one that throws, with the fewest cards; None if several seats
        tie.
        """
        others = sorted((self.left(item), item) for item in self.active_seats if item != self.seat)
        if len(others) > 1 and others[0][0] == others[1][0]:
            return None
        return others[0][1]

    @cached_property
    def goes_out(self) -> bool:
        view, hand = self.view, self.rest_of_hand
        return not (hand or view.stock or view.up[self.seat] or view.down[self.seat])

    @cached_property
    def next(self) -> tuple[int, Condition] | None:
        """The seat that plays next, and the condition for it; None if the seat that throws plays
        again.
        """
        view, rules = self.view, self.view.rules
        if (
            self.clears
            or self.goes_out
            or len(view.shots) > 1
            or rules.after_ace != "responder-right"
        ):
            return None
        if self.rank == 1:
            others = [item for item in self.active_seats if item != self.seat]
            target = (self.throw.targets or tuple(others))[0]
            requirement = after_throw(view.condition, 1, self.count, view.pile, rules, target)
            return target, requirement
        skipped = players_skipped(self.rank, self.count, rules)
        following = next_seat(self.seat, rules.players, skipped, self.active_seats, rules)
        if following == self.seat:
            return None
        return following, after_throw(view.condition, self.rank, self.count, view.pile, rules)


def _goes_out(at: _Sight) -> Facts | None:
    """Facts if the throw consists of the seat's last cards; else None."""
    return {"cards": at.throw.cards} if at.goes_out else None


def _forces(at: _Sight) -> Facts | None:
    """Facts if all cards of the next player are known and may not be thrown; else None."""
    if at.next is None:
        return None
    seat, requirement = at.next
    known = at.view.known[seat]
    if not known or len(known) < at.view.hand_sizes[seat]:
        return None
    rules, pile = at.view.rules, at.pile
    plain, as_joker = (
        legal_ranks(requirement, pile, rules),
        legal_ranks(requirement, pile, rules, joker=True),
    )
    if any(bool(as_joker) if item.is_joker else item.rank in plain for item in known):
        return None
    return {"count": len(pile), "cards": known}


def _clears(at: _Sight) -> Facts | None:
    """Facts if the throw clears the pile, so that the seat throws again; else None."""
    if not at.clears or at.goes_out:
        return None
    return {"cards": at.throw.cards, "count": len(at.pile), "ten": at.rank == 10}


def _shoots_leader(at: _Sight) -> Facts | None:
    """Facts if a 1 targets the player who has the fewest cards; else None."""
    if at.rank != 1 or at.clears or at.leader is None or at.throw.targets[:1] != (at.leader,):
        return None
    return {"count": at.left(at.leader)}


def _skips_leader(at: _Sight) -> Facts | None:
    """Facts if an 8 skips a player who has few cards left; else None."""
    rules = at.view.rules
    if at.rank != 8 or at.clears or len(at.view.shots) > 1:
        return None
    if at.view.shots and rules.after_ace != "responder-right":
        return None
    playing = [item for item in at.active_seats if item != at.seat or not at.goes_out]
    skipped = next_seat(at.seat, rules.players, 0, playing, rules)
    # Several 8s may skip a whole round, so that this player is next after all.
    number = players_skipped(at.rank, at.count, rules)
    following = next_seat(at.seat, rules.players, number, playing, rules)
    if skipped != at.leader or at.left(skipped) > _NEAR or following == skipped:
        return None
    return {"count": at.left(skipped)}


def _only_rank(at: _Sight) -> Facts | None:
    """Facts if no other card of the hand may be thrown; else None."""
    view, others = (
        at.view,
        [item for item in at.rest_of_hand if item.rank != at.rank or item.is_joker],
    )
    plain = legal_ranks(view.condition, view.pile, view.rules)
    if at.has_joker or any(item.is_joker or item.rank in plain for item in others):
        return None
    return {"cards": at.throw.cards} if others else None


def _resets(at: _Sight) -> Facts | None:
    """Facts if a 2 is thrown on a high pile; else None."""
    is_last_shot = len(at.view.shots) <= 1
    if at.rank == 2 and not at.clears and is_last_shot and len(at.view.pile) >= _HIGH_PILE:
        return {"count": len(at.view.pile)}
    return None


def _breaks(at: _Sight) -> Facts | None:
    """Facts if a 7 forces the next player to throw a low number; else None."""
    if at.rank == 7 and not at.clears and at.next is not None:
        return {"cards": at.throw.cards}
    return None


def _keeps_joker(at: _Sight) -> Facts | None:
    """Facts if a joker stays in the hand; else None."""
    if at.has_joker or not any(item.is_joker for item in at.rest_of_hand):
        return None
    return {"cards": at.throw.cards}


def _keeps_special(at: _Sight) -> Facts | None:
    """Facts if a rank without an effect is thrown and special cards stay in the hand; else None."""
    special = tuple(item for item in at.rest_of_hand if not item.is_joker and item.rank in _SPECIAL)
    if at.has_joker or at.rank in _SPECIAL or not special:
        return None
    return {"cards": at.throw.cards, "rest": special}


def _together(at: _Sight) -> Facts | None:
    """Facts if several cards are thrown together; else None."""
    return {"cards": at.throw.cards, "count": at.count} if at.count > 1 else None


def _lowest(at: _Sight) -> Facts | None:
    """Facts if the lowest number of the hand is thrown and higher numbers stay; else None."""
    numbers = [item for item in at.rest_of_hand if item.rank in LADDER and not item.is_joker]
    if at.has_joker or at.rank not in LADDER or not numbers:
        return None
    if all(LADDER.index(number.rank) > LADDER.index(at.rank) for number in numbers):
        return {"cards": at.throw.cards, "rest": tuple(numbers)}
    return None


_THROWS: Mapping[str, Callable[[_Sight], Facts | None]] = {
    "goes-out": _goes_out,
    "forces": _forces,
    "clears": _clears,
    "shoots-leader": _shoots_leader,
    "skips-leader": _skips_leader,
    "only-rank": _only_rank,
    "resets": _resets,
    "keeps-joker": _keeps_joker,
    "keeps-special": _keeps_special,
    "breaks": _breaks,
    "together": _together,
    "lowest": _lowest,
}

IDS = tuple(f"balco-{item}" for item in (*_THROWS, "leaves-best", "must-take", "lifts"))
"""The ids of all reasons, the most important first."""


_FOR_THE_END = (0, 2, 10)
"""The ranks to leave face up, the best first; 0 means a joker."""


def _ranks_for_the_end(cards: Iterable[Card]) -> list[int]:
    """The ranks of those of `cards` that are best left face up, the best first."""
    ranks = (0 if card.is_joker else card.rank for card in cards)
    return sorted((rank for rank in ranks if rank in _FOR_THE_END), key=_FOR_THE_END.index)


def reasons(memory: Memory, action: Action) -> tuple[Reason, ...]:
    """All reasons that are true of `action`, the most important first."""
    if isinstance(action, Throw):
        at = _Sight(memory, action)
        named_facts = ((name, reason(at)) for name, reason in _THROWS.items())
        return tuple(
            Reason(f"balco-{name}", facts) for name, facts in named_facts if facts is not None
        )
    if isinstance(action, TakePile):
        return (Reason("balco-must-take", {"count": len(memory.view.pile)}),)
    if isinstance(action, Lift):
        return (Reason("balco-lifts", {"count": memory.view.down[memory.view.seat or 0]}),)
    assert isinstance(action, Exchange), "there are four kinds of actions"
    six = (*(memory.view.hand or ()), *memory.view.up[memory.view.seat or 0])
    left, best = _ranks_for_the_end(action.up), _ranks_for_the_end(six)
    if best and len(left) == min(3, len(best)):
        return (Reason("balco-leaves-best", {"rank": left[0]}),)
    return ()
