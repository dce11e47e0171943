"""Records of tricks with one illegal card, and the engine's verdict on this card."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.asking.botifarra.legal import LAW_OF, LAWS_OF
from cartes_lib.botifarra import PRESETS, Rules, Verdict, judge_card, legal_cards, trick_winner
from cartes_lib.cards import PACK_48, Card, Hand, Suit
from cartes_lib.engine import legal
from cartes_lib.seats import right_of
from cartes_lib.tricks import Play, Trick

_SEATS = 4


@dataclass(frozen=True, slots=True)
class RecordedTricks:
    """The last tricks of a deal with their trump (None in a botifarra). One play may be a fault (an
    illegal card).

    Attributes:
        hands: the cards of each seat before the first of these tricks.
        plays: all cards in the order played, trick after trick.
        wrong: the index of the fault in `plays`; -1 without a fault.
        law: the law that the fault breaks, one of `LAWS_OF`; "" without a fault.
        verdict: the engine's verdict on the fault; a legal verdict without a fault.
    """

    hands: tuple[Hand, ...]
    trump: Suit | None
    plays: tuple[Play, ...]
    wrong: int
    law: str
    verdict: Verdict

    def trick_before(self, place: int) -> Trick:
        """The plays that came before the play at index `place` in the same trick."""
        return self.plays[place - place % _SEATS : place]

    def hand_before(self, place: int) -> Hand:
        """The hand of the player who made the play at index `place`, just before this play."""
        seat = self.plays[place].seat
        gone = {play.card for play in self.plays[:place]}
        return tuple(card for card in self.hands[seat] if card not in gone)

    def verdict_on(self, place: int, rules: Rules) -> Verdict:
        """The engine's verdict on the play at index `place`."""
        hand, trick = self.hand_before(place), self.trick_before(place)
        return judge_card(hand, trick, self.trump, self.plays[place].card, rules)


def record_of(
    hands: tuple[Hand, ...], trump: Suit | None, plays: Trick, rules: Rules
) -> RecordedTricks:
    """A record of `plays`; the fault is the first card that the rules forbid."""
    clean = RecordedTricks(hands, trump, plays, -1, "", legal("BOT-PLAY-01"))
    for place in range(len(plays)):
        verdict = clean.verdict_on(place, rules)
        if not verdict.legal:
            return RecordedTricks(hands, trump, plays, place, LAW_OF[verdict.reason], verdict)
    return clean


def recorded(rng: random.Random, variant: str, tricks: int, cards_left: int = 0) -> RecordedTricks:
    """Random tricks with exactly one illegal card, as a record.

    There are `tricks` tricks, after which each player still holds `cards_left` cards.

    Every law of the variant is broken equally often.

    Raises:
        ValueError: hands would have one card, and the only card of a hand is always legal.
    """
    if tricks + cards_left < 2:
        raise ValueError("of one card none is forbidden")
    law = rng.choice(LAWS_OF[variant])
    while True:
        result = _attempt(rng, variant, tricks, cards_left)
        if result is not None and result.law == law:
            return result


def recorded_clean(rng: random.Random, variant: str, tricks: int) -> RecordedTricks:
    """A record of the last `tricks` tricks of a random deal, without any illegal play."""
    while True:
        result = _attempt(rng, variant, tricks, 0, is_clean=True)
        if result is not None:
            return result


def _attempt(
    rng: random.Random, variant: str, tricks: int, cards_left: int, *, is_clean: bool = False
) -> RecordedTricks | None:
    rules, size = PRESETS[variant], tricks + cards_left
    # With few suits, a hand has several cards to choose from, as late in a real deal.
    suits = rng.sample(list(Suit), 3 if size < 8 else 4)
    trump = rng.choice([*suits, *suits, None])
    pack = rng.sample([card for card in PACK_48 if card.suit in suits], _SEATS * size)
    hands = tuple(tuple(sorted(pack[seat::_SEATS])) for seat in range(_SEATS))
    # The leader of a trick may play every card.
    wrong = -1 if is_clean else rng.choice([n for n in range(_SEATS * tricks) if n % _SEATS])
    plays: list[Play] = []
    remaining = [list(hand) for hand in hands]
    leader, verdict = rng.randrange(_SEATS), None
    for place in range(_SEATS * tricks):
        trick = tuple(plays[place - place % _SEATS :])
        seat = right_of(leader, _SEATS, place % _SEATS)
        card = _card(rng, remaining[seat], trick, trump, rules, place == wrong)
        if card is None:
            return None
        if place == wrong:
            verdict = judge_card(remaining[seat], trick, trump, card, rules)
        remaining[seat].remove(card)
        plays.append(Play(seat, card))
        if place % _SEATS == _SEATS - 1:
            leader = trick_winner(tuple(plays[-_SEATS:]), trump, rules)
    if is_clean:
        return RecordedTricks(hands, trump, tuple(plays), wrong, "", legal("BOT-PLAY-01"))
    if verdict is None or verdict.reason not in LAW_OF:
        return None
    return RecordedTricks(hands, trump, tuple(plays), wrong, LAW_OF[verdict.reason], verdict)


def _card(
    rng: random.Random,
    hand: list[Card],
    trick: Trick,
    trump: Suit | None,
    rules: Rules,
    is_fault: bool,
) -> Card | None:
    """A random legal card, or an illegal card if `is_fault`; None if no card is illegal."""
    allowed = legal_cards(hand, trick, trump, rules)
    others = [card for card in hand if card not in allowed]
    if is_fault:
        return rng.choice(others) if others else None
    return rng.choice(allowed)
