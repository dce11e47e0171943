"""Reasons for cards and calls of Botifarra. Each reason is a fact that the seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from cartes_lib.botifarra.actions import Call, Claim, PlayCard
from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.fast import BIT, compiled_rules
from cartes_lib.botifarra.legal import legal_cards
from cartes_lib.botifarra.memory import Memory
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import beats, best_play, strength, trump_of
from cartes_lib.bots.advice import Reason
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.engine import Fact
from cartes_lib.seats import right_of
from cartes_lib.tricks import Play

_LONG, _STRONG = 5, 6
"""Minimum number of cards of a suit to name it; minimum points of a strong suit if the seat must
name a suit.
"""

_LONG_LED = 4
"""Minimum number of cards of a suit that is long for a lead."""

_TOPS = 4
"""Minimum number of manillas and aces to call botifarra."""

_MANY, _FEW = 4, 2
"""Minimum number of trumps for a contro; maximum number of trumps that is a reason for a pass."""


@dataclass(frozen=True)
class Sight:
    """A card in the hand of a seat, and the memory of the seat."""

    memory: Memory
    card: Card

    @cached_property
    def seat(self) -> int:
        assert self.memory.view.seat is not None, "a stranger does not play"
        return self.memory.view.seat

    @cached_property
    def trump(self) -> Suit | None:
        return trump_of(self.memory.view.contract)

    @cached_property
    def own(self) -> Hand:
        """All cards of the seat that the seat may see: its hand, and the tops of its piles."""
        view = self.memory.view
        piles = view.piles[self.seat] if view.piles else ()
        tops = (pile.top for pile in piles if pile.top is not None)
        return (*(view.hand or ()), *tops)

    @cached_property
    def played(self) -> frozenset[Card]:
        return frozenset(play.card for trick in self.memory.tricks for play in trick)

    @cached_property
    def others(self) -> frozenset[Card]:
        """The cards that other players may still hold."""
        return frozenset(self.memory.view.rules.pack) - self.played - set(self.own)

    @cached_property
    def best(self) -> Play | None:
        """The winning play of the trick so far; None if the trick is empty."""
        view = self.memory.view
        return best_play(view.trick, self.trump, view.rules) if view.trick else None

    @cached_property
    def partner_wins(self) -> bool:
        if self.best is None or not compiled_rules(self.memory.view.rules).pairs:
            return False
        return self.best.seat % 2 == self.seat % 2

    @cached_property
    def later_opponents(self) -> tuple[int, ...]:
        """The opponents who play after the seat in this trick."""
        view = self.memory.view
        seats = view.rules.seats
        later = range(1, seats - len(view.trick))
        result = (right_of(self.seat, seats, step) for step in later)
        pairs = compiled_rules(view.rules).pairs
        return tuple(item for item in result if not pairs or item % 2 != self.seat % 2)

    @cached_property
    def is_last(self) -> bool:
        return len(self.memory.view.trick) == self.memory.view.rules.seats - 1

    @cached_property
    def takes(self) -> bool:
        """Whether the card would become the winning card of a trick that another seat has led."""
        return self.best is not None and self._beats(self.card, self.best.card)

    def _beats(self, card: Card, other: Card) -> bool:
        return beats(card, other, self.trump, self.memory.view.rules)

    @cached_property
    def _barred(self) -> Mapping[int, int]:
        rules = self.memory.view.rules
        return {} if rules.is_duo else InformationSet(self.memory).barred

    def may_hold(self, seat: int, card: Card) -> bool:
        """Whether `seat` may still hold `card`, given the cards that it has played."""
        number = compiled_rules(self.memory.view.rules).number(card)
        return card in self.others and not self._barred.get(seat, 0) & BIT[number]

    def is_void(self, seat: int, suit: Suit) -> bool:
        """Whether plays have proved that `seat` holds no card of `suit`."""
        return not any(self.may_hold(seat, item) for item in self.others if item.suit == suit)

    def stands(self, card: Card) -> bool:
        """Whether no possible card of an opponent who plays later in the trick beats `card`."""
        return not any(
            self._beats(item, card) and self.may_hold(seat, item)
            for seat in self.later_opponents
            for item in self.others
        )

    def higher(self, among: frozenset[Card]) -> Hand:
        """The cards of `among` that are higher in the card's suit, from high to low."""
        rules = self.memory.view.rules
        results = [
            item
            for item in among
            if item.suit == self.card.suit and strength(item, rules) > strength(self.card, rules)
        ]
        return tuple(sorted(results, key=lambda item: -strength(item, rules)))

    @cached_property
    def on_table(self) -> int:
        """Total points of the cards in the current trick."""
        return sum(card_points(play.card) for play in self.memory.view.trick)


Facts = Mapping[str, Fact]


def _charge_last(at: Sight) -> Facts | None:
    """Facts if the partner is winning and the seat plays last, so that points are safe; else
    None.
    """
    if at.partner_wins and at.is_last and card_points(at.card) and not at.takes and at.best:
        return {"card": at.card, "best": at.best.card, "points": card_points(at.card)}
    return None


def _charge_sure(at: Sight) -> Facts | None:
    """Facts if the partner is winning with a card that nobody can still beat; else None."""
    safe = at.partner_wins and not at.is_last and at.best and at.stands(at.best.card)
    if safe and card_points(at.card) and not at.takes and at.best:
        return {"card": at.card, "best": at.best.card, "points": card_points(at.card)}
    return None


def _takes_last(at: Sight) -> Facts | None:
    """Facts if the seat plays last and takes the trick; else None."""
    if at.takes and at.is_last and not at.partner_wins:
        return {"card": at.card, "points": at.on_table + card_points(at.card) + 1}
    return None


def _ruffs(at: Sight) -> Facts | None:
    """Facts if the card is a trump and takes a trick of another suit; else None."""
    led = at.memory.view.trick[0].card.suit if at.memory.view.trick else None
    if at.takes and at.card.suit == at.trump and led != at.trump and not at.partner_wins:
        return {"card": at.card, "led": led, "points": at.on_table + card_points(at.card) + 1}
    return None


def _takes_sure(at: Sight) -> Facts | None:
    """Facts if the card takes the trick and no later player can beat it; else None."""
    if at.takes and not at.is_last and not at.partner_wins and at.stands(at.card):
        return {"card": at.card}
    return None


def _last_trump(at: Sight) -> Facts | None:
    """Facts if the card is a trump and no other player has a trump left; else None."""
    lead = not at.memory.view.trick and at.card.suit == at.trump and at.trump is not None
    if lead and not any(item.suit == at.trump for item in at.others):
        return {"card": at.card, "suit": at.trump}
    return None


def _higher_fell(at: Sight) -> Facts | None:
    """Facts if the card is led and all higher cards of its suit have been played; else None."""
    fell = at.higher(at.played)
    if not at.memory.view.trick and fell and not at.higher(at.others) and at.stands(at.card):
        return {"card": at.card, "fell": fell}
    return None


def _master(at: Sight) -> Facts | None:
    """Facts if the card is led and nobody can beat it; else None."""
    if not at.memory.view.trick and at.stands(at.card):
        return {"card": at.card}
    return None


def _highest(at: Sight) -> Facts | None:
    """Facts if the card is led and only a trump can beat it; else None."""
    if not at.memory.view.trick and not at.higher(at.others):
        return {"card": at.card}
    return None


def _partner_ruffs(at: Sight) -> Facts | None:
    """Facts if the card is led in a suit that the partner lacks and the partner may have a trump;
    else None.
    """
    rules, suit = at.memory.view.rules, at.card.suit
    if at.memory.view.trick or at.trump is None or suit in (at.trump, None):
        return None
    if not compiled_rules(rules).pairs or suit is None:
        return None
    partner = right_of(at.seat, rules.seats, 2)
    trumps = (item for item in at.others if item.suit == at.trump)
    if at.is_void(partner, suit) and any(at.may_hold(partner, trump) for trump in trumps):
        return {"card": at.card, "suit": suit}
    return None


def _draws_trumps(at: Sight) -> Facts | None:
    """Facts if the card is a trump that is led while opponents may have trumps; else None."""
    if at.memory.view.trick or at.trump is None or at.card.suit != at.trump:
        return None
    left = [item for item in at.others if item.suit == at.trump]
    if any(at.may_hold(seat, item) for seat in at.later_opponents for item in left):
        return {"card": at.card, "left": len(left), "suit": at.trump}
    return None


def _saves_points(at: Sight) -> Facts | None:
    """Facts if an opponent is winning the trick, the card is worth no points, and the seat may
    play a card that is; else None.
    """
    if at.best is None or at.partner_wins or at.takes or card_points(at.card):
        return None
    view = at.memory.view
    permitted = legal_cards(at.own, view.trick, at.trump, view.rules)
    saved = tuple(card for card in permitted if card_points(card))
    return {"card": at.card, "best": at.best.card, "saved": saved} if saved else None


def _makes_void(at: Sight) -> Facts | None:
    """Facts if the card is the last of its suit in the hand, and the hand has a trump; else
    None.
    """
    suit = at.card.suit
    alone = sum(card.suit == suit for card in at.own) == 1
    if alone and suit != at.trump and any(card.suit == at.trump for card in at.own):
        return {"card": at.card, "suit": suit}
    return None


def _from_length(at: Sight) -> Facts | None:
    """Facts if the card is led from the seat's longest suit; else None."""
    lengths = Counter(card.suit for card in at.own)
    count = lengths[at.card.suit]
    if not at.memory.view.trick and count >= _LONG_LED and count == max(lengths.values()):
        return {"card": at.card, "suit": at.card.suit, "count": count}
    return None


def _only_lowest(at: Sight) -> Facts | None:
    """Facts if the card cannot take the trick and is the lowest of its suit in the hand; else
    None.
    """
    if at.best is None or at.takes:
        return None
    rules = at.memory.view.rules
    same = [card for card in at.own if card.suit == at.card.suit]
    if at.card == min(same, key=lambda item: strength(item, rules)) and len(same) > 1:
        return {"card": at.card, "best": at.best.card, "suit": at.card.suit}
    return None


_CARDS: Mapping[str, Callable[[Sight], Facts | None]] = {
    "charge-last": _charge_last,
    "charge-sure": _charge_sure,
    "takes-last": _takes_last,
    "ruffs": _ruffs,
    "takes-sure": _takes_sure,
    "last-trump": _last_trump,
    "fell": _higher_fell,
    "master": _master,
    "partner-ruffs": _partner_ruffs,
    "draws-trumps": _draws_trumps,
    "highest": _highest,
    "makes-void": _makes_void,
    "saves-points": _saves_points,
    "from-length": _from_length,
    "lowest": _only_lowest,
}


def _calls(memory: Memory, call: str) -> Iterator[tuple[str, Facts]]:
    """The names and the facts of the reasons for `call`; they depend only on the hand."""
    hand, view = memory.view.hand or (), memory.view
    suit = trump_of(call if call in ("oros", "copas", "espadas", "bastos") else view.contract)
    suit_cards = tuple(card for card in hand if card.suit == suit) if suit is not None else ()
    points = sum(map(card_points, suit_cards))
    if call == "botifarra":
        tops = tuple(card for card in hand if card.rank in (9, 1))
        if len(tops) >= _TOPS:
            yield "names-masters", {"count": len(tops), "cards": tops}
    elif call in ("contro", "recontro", "sant-vicenc", "pass"):
        if suit is not None and call != "pass" and len(suit_cards) >= _MANY:
            yield "doubles-trumps", {"suit": suit, "count": len(suit_cards), "points": points}
        if call == "pass" and suit is not None and len(suit_cards) <= _FEW:
            yield "passes-short", {"suit": suit, "count": len(suit_cards)}
    elif call == "delegate":
        longest = max(Counter(card.suit for card in hand).values(), default=0)
        if longest < _LONG:
            yield "delegates-flat", {"count": longest}
    elif suit is not None:
        must = "delegate" in view.calls or not compiled_rules(view.rules).pairs
        if len(suit_cards) >= _LONG - must:
            yield "names-long", {"suit": suit, "count": len(suit_cards), "points": points}
        elif must and points >= _STRONG:
            yield "names-strong", {"suit": suit, "points": points}


_CALL_IDS = (
    "names-masters",
    "doubles-trumps",
    "passes-short",
    "delegates-flat",
    "names-long",
    "names-strong",
)

IDS = tuple(f"botifarra-{item}" for item in (*_CARDS, *_CALL_IDS))
"""The ids of all reasons, the most important first."""


def reasons(memory: Memory, action: Call | PlayCard | Claim) -> tuple[Reason, ...]:
    """All reasons that are true of `action`, the most important first."""
    if isinstance(action, Call):
        return tuple(
            Reason(f"botifarra-{name}", facts) for name, facts in _calls(memory, action.call)
        )
    if isinstance(action, Claim):
        return ()
    at = Sight(memory, action.card)
    result = ((name, reason(at)) for name, reason in _CARDS.items())
    return tuple(Reason(f"botifarra-{name}", facts) for name, facts in result if facts is not None)
