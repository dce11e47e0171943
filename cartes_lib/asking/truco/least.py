"""A kind of question about the lowest card that wins a trick."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cartes_lib.asking.balanced import until
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_items, distinct, seated
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import TrucoKind
from cartes_lib.asking.truco.showdowns import after_actions
from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.tricks import Play
from cartes_lib.truco import CON_FLOR, Rules, State, start_deal, strength
from cartes_lib.truco.strength import (
    HandResult,
    hand_winner,
    trick_leaders,
    trick_result,
)

_PARTNER = 2
_REST = 2
"""Number of cards that a player holds besides the card in the trick."""


@dataclass(frozen=True, slots=True)
class LeastPosition:
    """A trick in which the learner plays last.

    Attributes:
        played: the cards of the others, from the learner's right on.
        is_second: whether this is the second trick of two players; the other player won the first.
    """

    played: Hand
    hand: Hand
    is_second: bool = False

    @property
    def best(self) -> Card:
        """The strongest card in the trick."""
        return self.played[trick_leaders(self.played)[0]]

    @property
    def is_partners(self) -> bool:
        """Whether the learner's partner is winning the trick without a tie."""
        return trick_leaders(self.played) == (_PARTNER - 1,)

    def outcome(self, card: Card) -> HandResult:
        """The side that wins the trick if `card` is played (None for a tie); in a second trick, the
        side that wins the deal.
        """
        hand = enumerate((*self.played, card), 1)
        result = trick_result([Play(at % (len(self.played) + 1), played) for at, played in hand])
        return hand_winner([1, result], 1) if self.is_second else result

    @property
    def least(self) -> Card:
        """The weakest of the cards in the hand that reach the best possible outcome."""
        outcomes = {card: self.outcome(card) for card in self.hand}
        top = next(result for result in (0, None, 1) if result in outcomes.values())
        return min((card for card in self.hand if outcomes[card] == top), key=strength)

    @property
    def reason(self) -> str:
        """The last part of the catalogue key that explains the answer: "partner", "none", "wins" or
        "must".
        """
        if self.is_partners:
            return "partner"
        if strength(self.least) <= strength(self.best):
            return "none"
        ties = any(strength(card) == strength(self.best) for card in self.hand)
        return "must" if ties else "wins"

    @property
    def overtaking(self) -> tuple[Card, ...]:
        """The cards of the hand that would beat all cards in the trick (a mistake if the partner is
        winning), the weakest first.
        """
        winning = (card for card in self.hand if strength(card) > strength(self.best))
        return tuple(sorted(winning, key=strength))


@kind
class Least(TrucoKind[LeastPosition]):
    """Which is the weakest card that is strong enough, when you play last to a trick? Rules:
    TRU-TRU-02, -07.
    """

    name = "least"
    exercises = (InLesson("TR-03", "play", ("con-flor",)),)

    def read(self, *, trick: str, hand: str) -> tuple[LeastPosition, Rules]:
        """Reads the cards of the others, from the learner's right on, and the learner's hand.

        Raises:
            ValueError: a card of `hand` ties with the strongest card of the trick.
        """
        position = LeastPosition(read_cards(trick), read_cards(hand))
        if any(strength(card) == strength(position.best) for card in position.hand):
            raise ValueError(f"no card is the cheapest that does: {hand!r}")
        return position, CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> LeastPosition:
        """Draws a first trick: of two players at level 1, of four at higher levels. At level 3 it
        is often a second trick of two players.
        """
        if level == 3 and rng.random() < 0.6:
            return self._second_trick(rng)
        players = 2 if level == 1 else 4
        wanted = ("wins", "wins", "none") if players == 2 else ("wins", "none", "partner")
        reason = rng.choice(wanted)
        while True:
            cards = rng.sample(PACK_40, players + 2)
            hand = tuple(sorted(cards[players - 1 :]))
            position = LeastPosition(tuple(cards[: players - 1]), hand)
            strengths = set(map(strength, hand))
            partner = _PARTNER - 1 in trick_leaders(position.played)
            if strength(position.best) in strengths or len(strengths) < len(hand):
                continue
            fits = position.reason == reason and partner == (reason == "partner")
            if fits and (not partner or position.overtaking):
                return position

    def _second_trick(self, rng: random.Random) -> LeastPosition:
        """A position with a hand of two cards. The weaker card ties in half of the draws, and wins
        in the other half.
        """
        ties = rng.random() < 0.5
        while True:
            led, low, high = rng.sample(PACK_40, 3)
            gap = strength(low) - strength(led)
            is_best = strength(high) > max(strength(low), strength(led))
            if is_best and (gap == 0 if ties else gap > 0):
                return LeastPosition((led,), tuple(sorted((low, high))), is_second=True)

    def state(self, position: LeastPosition, rules: Rules, rng: random.Random) -> State:
        """The state before the learner's card; the other cards are dealt at random."""
        known = {*position.played, *position.hand}
        rest = [card for card in PACK_40 if card not in known]
        rng.shuffle(rest)
        first: Hand = ()
        if position.is_second:
            pair = until(lambda: rng.sample(rest, 2), lambda it: strength(it[0]) > strength(it[1]))
            first, rest = tuple(pair), [card for card in rest if card not in pair]
        others = [
            (*first[:1], card, *rest[_REST * at : _REST * (at + 1) - len(first[:1])])
            for at, card in enumerate(position.played)
        ]
        seats = len(position.played) + 1
        hands = ((*first[1:], *position.hand), *others)
        dealt = start_deal(replace(rules, players=seats, flor=False), 0, hands, ())
        return after_actions(dealt, list(map(str, (*first, *position.played))))

    def ask(self, position: LeastPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a card of the hand."""
        reason, right = position.reason, str(position.least)
        weakest, strongest = (pick(position.hand, key=strength) for pick in (min, max))
        ideas = {
            "partner": {"least-over-partner": next(iter(position.overtaking), weakest)},
            "none": {"least-wasted": strongest},
            "wins": {"least-too-strong": strongest, "least-gives-up": weakest},
            "must": {"least-tie-too-little": weakest},
        }[reason]
        key = AnswerKey(
            answer=right,
            rule="TRU-TRU-07" if reason == "must" else "TRU-TRU-02",
            why=Message(f"why-least-{reason}", {"card": position.least}),
            hint=Message("hint-least"),
            highlight=(str(position.best),),
            mistakes=distinct({name: str(card) for name, card in ideas.items()}, right),
        )
        plays = seated(tuple(Play(seat, card) for seat, card in enumerate(position.played, 1)))
        seats = len(position.played) + 1
        scene = Scene("trick", plays=plays, seats=seats, turn=0, hand=position.hand)
        prompt = Message("prompt-least-second" if position.is_second else "prompt-least")
        return Question(prompt, scene, AnswerSchema("pick", card_items(position.hand)), key)
