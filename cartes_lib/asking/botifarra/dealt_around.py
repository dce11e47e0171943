"""A whole deal of four players, built around a given hand and the trick that this hand plays to."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.asking.botifarra.counting import cannot_hold
from cartes_lib.botifarra import Rules, State, legal_cards, start_deal
from cartes_lib.botifarra.trick import strength
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.seats import right_of
from cartes_lib.tricks import Trick

_ATTEMPTS = 100
"""Number of random deals after which a position counts as impossible. A position that occurs in a
deal needs three at most, as measured on 2,700 exercises.
"""


def dealt_around(
    hand: Hand, plays: Trick, trump: Suit | None, rules: Rules, rng: random.Random
) -> State | None:
    """The state in which seat 0 has `hand` and plays last to `plays`, after legal earlier tricks.

    `rng` deals the other hands so that the plays of the other seats are legal. None if the position
    does not occur in a deal: the other cards give too few earlier tricks of one suit each, or no
    hands with which the plays are legal.

    >>> import random
    >>> from cartes_lib.asking.botifarra.dealt_around import dealt_around
    >>> from cartes_lib.botifarra import LLIURE, cards, trick
    >>> seen = cards("9o 3c 4c"), trick("2o 5o", leader=2), None, LLIURE
    >>> state = dealt_around(*seen, random.Random(1))
    >>> state.to_act, len(state.tricks)
    ((0,), 10)
    """
    known = {*hand, *(play.card for play in plays)}
    rest = [card for card in rules.pack if card not in known]
    earlier = len(rules.pack) // rules.seats - len(hand)
    for _ in range(_ATTEMPTS):
        tricks = _earlier_tricks(rest, earlier, rules, rng)
        if len(tricks) < earlier:
            return None
        left = [card for card in rest if not any(card in trick for trick in tricks)]
        if (others := _others(left, len(hand), plays, trump, rules, rng)) is not None:
            return _played(tricks, (hand, *others), plays, trump, rules)
    return None


def _earlier_tricks(
    rest: Sequence[Card], count: int, rules: Rules, rng: random.Random
) -> list[Hand]:
    """The cards of at most `count` tricks, each of one suit; each card beats the card before it."""
    whole: list[Hand] = []
    for suit in Suit:
        own = [card for card in rest if card.suit == suit]
        rng.shuffle(own)
        for at in range(0, len(own) - rules.seats + 1, rules.seats):
            cards = own[at : at + rules.seats]
            whole.append(tuple(sorted(cards, key=lambda card: strength(card, rules))))
    return rng.sample(whole, min(count, len(whole)))


def _others(
    left: Sequence[Card],
    size: int,
    plays: Trick,
    trump: Suit | None,
    rules: Rules,
    rng: random.Random,
) -> list[Hand] | None:
    """Random hands for seats 1 to 3 from the cards `left`, with which their plays to the trick are
    legal. None if the drawn cards make no such hands. `size` is the number of cards of each hand,
    including the played card.
    """
    able = {
        seat: [card for card in left if not cannot_hold(plays, seat, card, trump, rules)]
        for seat in range(1, rules.seats)
    }
    played = {play.seat: (at, play.card) for at, play in enumerate(plays)}
    hands: dict[int, Hand] = {}
    for seat in sorted(able, key=lambda item: len(able[item])):
        free = [card for card in able[seat] if not any(card in hand for hand in hands.values())]
        need = size - (seat in played)
        if len(free) < need:
            return None
        hands[seat] = tuple(rng.sample(free, need))
        if seat in played:
            at, card = played[seat]
            if card not in legal_cards((*hands[seat], card), plays[:at], trump, rules):
                return None
    return [hands[seat] for seat in sorted(hands)]


def _played(
    tricks: Sequence[Hand],
    hands_now: Sequence[Hand],
    plays: Trick,
    trump: Suit | None,
    rules: Rules,
) -> State:
    """The state after `tricks` and `plays`, with `hands_now` as the hands left; in each of the
    `tricks`, the last player wins.
    """
    seats = rules.seats
    # The last player leads the next trick: so the lead goes back by one seat from trick to trick.
    leader = (seats - len(plays) + len(tricks)) % seats
    seated = [
        (right_of((leader - number) % seats, seats, at), card)
        for number, trick in enumerate(tricks)
        for at, card in enumerate(trick)
    ]
    seated += [(play.seat, play.card) for play in plays]
    dealt = [
        [*hand, *(card for owner, card in seated if owner == seat)]
        for seat, hand in enumerate(hands_now)
    ]
    state = start_deal(rules, (leader - 1) % seats, dealt)
    state = state.play("botifarra" if trump is None else trump.name.lower())
    while state.talk.speaker is not None:
        state = state.play("pass")
    for _, card in seated:
        # A table may ask to announce the card.
        actions = state.actions()
        state = state.play(next(item for item in actions if getattr(item, "card", None) == card))
    return state
