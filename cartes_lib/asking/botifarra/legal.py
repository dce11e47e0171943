"""Kinds of question about the legal cards in a trick, and the rule that forbids the others."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from cartes_lib.asking.balanced import until
from cartes_lib.asking.botifarra.base import SEATS, BotifarraKind, trick_scene, trump_named
from cartes_lib.asking.botifarra.dealt_around import dealt_around
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question, Scene
from cartes_lib.asking.custom import CustomForm, CustomPosition, Field
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import (
    card_items,
    distinct,
    ids,
    named_items,
    number,
    reason_of,
    yes_no,
)
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import (
    LLIURE,
    OBLIGADA,
    PRESETS,
    Rules,
    State,
    Verdict,
    judge_card,
    legal_cards,
)
from cartes_lib.botifarra import trick as read_trick
from cartes_lib.botifarra.legal import Decision, decision
from cartes_lib.botifarra.trick import strength
from cartes_lib.cards import PACK_48, Card, Hand, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards
from cartes_lib.tricks import Play, Trick

TRIVIAL_SHARE = 0.15
"""Maximum share of drawn positions in which only one card is legal, or all cards are."""

_SIZES = {1: 5, 2: 7, 3: 9}

_LAWS = ("follow", "beat", "ruff", "lowest", "point-or-lowest", "partner")
"""The laws that a learner can choose. The last is not a real law: beating the partner is allowed.
"""

LAW_OF: Mapping[str, str] = MappingProxyType(
    {
        "botifarra-must-follow": "follow",
        "botifarra-must-beat": "beat",
        "botifarra-must-ruff": "ruff",
        "botifarra-must-play-lowest": "lowest",
        "botifarra-point-or-lowest": "point-or-lowest",
    }
)
"""The law that an illegal card breaks; the keys are the reasons of illegal verdicts."""

LAWS_OF: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"lliure": _LAWS[:3], "obligada": _LAWS[:5]}
)
"""The laws that a card can break; the keys are the variants. The message of a law is
`law-<law>`.
"""


@dataclass(frozen=True, slots=True)
class HandPosition:
    """A trick with its trump (None in a botifarra), and the hand of the learner, who plays next at
    seat 0.

    Attributes:
        plays: the plays of the trick before the learner's turn.
        card: the card of the hand that the question is about; None if it is about all cards.
    """

    hand: Hand
    plays: Trick
    trump: Suit | None
    card: Card | None = None

    def decision(self, rules: Rules) -> Decision:
        """The cards that may be played, with the rule and the facts that decide this."""
        return decision(self.hand, self.plays, self.trump, rules)

    def allowed(self, rules: Rules) -> Hand:
        """The cards of `hand` that may be played."""
        return legal_cards(self.hand, self.plays, self.trump, rules)

    def judge(self, card: Card, rules: Rules) -> Verdict:
        """The engine's verdict on playing `card`."""
        return judge_card(self.hand, self.plays, self.trump, card, rules)

    def scene(self, rules: Rules) -> Scene:
        """The scene: the trick and the learner's hand."""
        return trick_scene(self.plays, self.trump, rules, self.hand, self.card)

    def state(self, rules: Rules, rng: random.Random) -> State | None:
        """A state of a whole deal that has reached the position; `rng` deals the other cards."""
        return dealt_around(self.hand, self.plays, self.trump, rules, rng)


def random_hand(rng: random.Random, level: int, rules: Rules) -> HandPosition:
    """A random position with five, seven or nine cards in hand. Positions in which all cards or
    only one card may be played are rare.
    """
    easy = rng.random() < TRIVIAL_SHARE / 2
    while True:
        position = _dealt(rng, level, rules)
        if 1 < len(position.allowed(rules)) < len(position.hand) or easy:
            return position


def _dealt(rng: random.Random, level: int, rules: Rules) -> HandPosition:
    # Fewer suits give hands with several cards to choose from, as late in a real deal.
    size, trump = _SIZES[level], rng.choice([*Suit, None])
    suits = rng.sample(list(Suit), 3 if level < 3 else 4)
    if trump is not None and trump not in suits:
        suits[-1] = trump
    pack = rng.sample([card for card in PACK_48 if card.suit in suits], SEATS * size)
    hands = [tuple(sorted(pack[seat::SEATS])) for seat in range(SEATS)]
    plays: list[Play] = []
    for seat in range(rng.choice((1, 2, 3)), SEATS):
        allowed = legal_cards(hands[seat], tuple(plays), trump, rules)
        plays.append(Play(seat, rng.choice(allowed)))
    return HandPosition(hands[0], tuple(plays), trump)


def _variant(rules: Rules) -> str:
    """The id of the variant of `rules`, an argument of the prompt's message."""
    return "variant-individual" if rules.is_individual else f"variant-{rules.variant}"


def _why_legal(result: Decision) -> Message:
    """The message that explains why the cards of `result` are allowed.

    For a rule with several cases, it explains the case that applies.
    """
    rule, case = result.rule, int(result.rule[-2:])
    has_case = rule.startswith("BOT-LEG-") and 2 <= case <= 8
    if not has_case or (rule.startswith("BOT-LEG-IN") and case != 2):
        return Message(f"rule-{rule}")
    return Message("why-legal", {"case": f"case-{rule[-5:].lower()}", "cards": result.legal})


def _best(result: Decision) -> tuple[str, ...]:
    """The ids of the scene elements to highlight: the winning card of the trick, if any."""
    return (str(result.best.card),) if result.best else ()


def read_hand(
    hand: str, trick: str, trump: str = "none", variant: str = "lliure"
) -> tuple[HandPosition, Rules]:
    """Parse a hand and the earlier cards of a trick; return the position and the rules.

    Args:
        variant: name of a preset of the rules.
    """
    rules = PRESETS[variant]
    leader = (rules.seats - len(read_cards(trick))) % rules.seats
    plays = read_trick(trick, leader=leader, seats=rules.seats)
    return HandPosition(read_cards(hand), plays, trump_named(trump)), rules


class _TrickKind(BotifarraKind[HandPosition]):
    """A kind of question about a hand and the current trick, in which the learner plays next."""

    def state(self, position: HandPosition, rules: Rules, rng: random.Random) -> State | None:
        """A state of a whole deal that has reached `position`, where it is the learner's turn."""
        return position.state(rules, rng)


class HandKind(_TrickKind):
    """A kind of question about the cards that the learner may play."""

    def read(
        self, *, hand: str, trick: str, trump: str = "none", variant: str = "lliure"
    ) -> tuple[HandPosition, Rules]:
        """Reads a hand and a trick; see `read_hand`."""
        return read_hand(hand, trick, trump, variant)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws a hand of five, seven or nine cards, and a trick that others have begun."""
        return random_hand(rng, level, rules)


class LegalCardsKind(BotifarraKind[HandPosition]):
    """Which cards of the hand may be played? Rules: BOT-LEG-LL, BOT-LEG-OB, BOT-LEG-IN."""

    def ask(self, position: HandPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is all cards that may be played."""
        result = position.decision(rules)
        best = _best(result) or ids(play.card for play in position.plays[:1])
        key = AnswerKey(
            answer=ids(result.legal),
            rule=result.rule,
            why=_why_legal(result),
            hint=Message("hint-legal"),
            highlight=best,
            faults={
                str(card): reason_of(position.judge(card, rules))
                or Message("why-legal-missed", {"card": card})
                for card in position.hand
            },
            mistakes=_mistakes(position, result, rules),
            facts={"best": read_card(best[0])} if best else {},
            counterexample=() if result.partner_wins else result.beating,
        )
        prompt = Message("prompt-legal", {"variant": _variant(rules)})
        if rules.is_duo:
            prompt = Message("prompt-piles")
        schema = AnswerSchema("pick", card_items(position.hand), multi_select=True)
        return Question(prompt, position.scene(rules), schema, key)


def _mistakes(position: HandPosition, result: Decision, rules: Rules) -> dict[str, tuple[str, ...]]:
    """The ids of the cards that each misconception allows; the keys are ids of misconceptions."""
    hand = position.hand
    trumps = tuple(card for card in hand if card.suit == position.trump)
    # The texts of two misconceptions are about a partner.
    has_partner = not (rules.is_individual or rules.is_duo)
    ideas: dict[str, Hand] = {}
    if result.partner_wins:
        ideas["legal-beats-partner"] = result.beating
        if not result.following:
            ideas["legal-ruffs-partner"] = trumps
    elif result.beating:
        if has_partner:
            ideas["legal-need-not-beat"] = result.following or hand
        ideas["legal-only-highest"] = (max(result.beating, key=strength),)
    elif not result.following:
        ideas["legal-under-ruffs"] = trumps
    if result.charges:
        ideas["legal-charge-forgotten"] = position.allowed(OBLIGADA)
    if rules.variant == "lliure":
        ideas["legal-plays-obligada"] = position.allowed(OBLIGADA)
    elif has_partner:
        ideas["legal-plays-lliure"] = position.allowed(LLIURE)
    wrong = {name: ids(cards) for name, cards in ideas.items() if cards}
    return distinct(wrong, ids(result.legal))


@kind
class LegalCards(HandKind, LegalCardsKind):
    """Which of your cards may be played? Rules: BOT-LEG-LL, BOT-LEG-OB, BOT-LEG-IN."""

    name = "legal-cards"
    exercises = (
        InLesson("BO-04", "legal", ("lliure", "obligada")),
        InLesson(
            "BO-05",
            "legal",
            ("obligada", "lliure", "intermedia"),
            form=CustomForm(
                (Field("trick", 1, SEATS - 1), Field("hand", 1, 12)), PACK_48, has_trump=True
            ),
        ),
    )

    def lay_out(self, custom: CustomPosition, rules: Rules) -> HandPosition:
        """The position with the trick and the hand that a teacher laid out; the learner plays
        next.
        """
        trick = custom.cards["trick"]
        plays = tuple(Play(seat, card) for seat, card in enumerate(trick, SEATS - len(trick)))
        return HandPosition(tuple(sorted(custom.cards["hand"])), plays, custom.trump)


@kind
class Allowed(HandKind):
    """How many of your cards may be played? Rules: BOT-LEG-LL, BOT-LEG-OB, BOT-LEG-IN."""

    name = "allowed"
    exercises = (InLesson("BO-04", "count", ("lliure", "obligada")),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws a hand of five, seven or nine cards; one to four of them may be played."""
        count = rng.randint(1, 4)
        return until(
            lambda: _dealt(rng, level, rules),
            lambda position: len(position.allowed(rules)) == count,
        )

    def ask(self, position: HandPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of cards."""
        result = position.decision(rules)
        key = AnswerKey(
            answer=len(result.legal),
            rule=result.rule,
            why=_why_legal(result),
            hint=Message("hint-legal"),
            highlight=_best(result),
        )
        prompt = Message("guess-allowed", {"variant": _variant(rules)})
        return Question(prompt, position.scene(rules), number(1, len(position.hand)), key)


class _CardKind(_TrickKind):
    """A kind of question about one card of the learner's hand."""

    def read(
        self, *, card: str, hand: str, trick: str, trump: str = "none", variant: str = "lliure"
    ) -> tuple[HandPosition, Rules]:
        """Reads a hand and a trick (see `read_hand`), and the card that the question is about."""
        position, rules = read_hand(hand, trick, trump, variant)
        return replace(position, card=read_card(card)), rules


def about_a_card(
    rng: random.Random, draw: Callable[[], HandPosition], rules: Rules
) -> HandPosition:
    """Draws a position with `draw`, and chooses a card of its hand. In half of the draws the card
    is legal.
    """
    is_legal = rng.random() < 0.5

    def any_card() -> tuple[HandPosition, Card]:
        position = draw()
        return position, rng.choice(position.hand)

    position, card = until(any_card, lambda pair: pair[0].judge(pair[1], rules).legal == is_legal)
    return replace(position, card=card)


class LegalCardKind(BotifarraKind[HandPosition]):
    """May you play this card? Rules: BOT-LEG-LL, BOT-LEG-OB, BOT-LEG-IN."""

    def ask(self, position: HandPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        card = position.card
        assert card is not None, "the question is about a card"
        verdict, result = position.judge(card, rules), position.decision(rules)
        prompt = Message("guess-legal", {"card": card, "variant": _variant(rules)})
        if rules.is_duo:
            prompt = Message("guess-pile-card", {"card": card})
        return yes_no(
            prompt,
            position.scene(rules),
            verdict.legal,
            verdict.rule,
            reason_of(verdict) or _why_legal(result),
            Message("hint-legal"),
        )


@kind
class Legal(_CardKind, LegalCardKind):
    """May you play this card? Rules: BOT-LEG-LL, BOT-LEG-OB, BOT-LEG-IN."""

    name = "legal"
    exercises = (InLesson("BO-04", "card", ("lliure", "obligada")),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws a hand of five, seven or nine cards, a trick, and a card. In half of the draws the
        card may be played.
        """
        return about_a_card(rng, lambda: random_hand(rng, level, rules), rules)


@kind
class ForbiddingLaw(_CardKind):
    """Which rule forbids playing this card? Rules: BOT-PLAY-09, BOT-LEG-LL, BOT-LEG-OB."""

    name = "why"
    exercises = (
        InLesson("BO-04", "why", ("lliure", "obligada")),
        InLesson("BO-05", "why", ("obligada", "lliure")),
    )

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws a card that the rules forbid; every law is equally frequent."""
        wanted = rng.choice(LAWS_OF[rules.variant])
        while True:
            position = random_hand(rng, level, rules)
            for card in rng.sample(position.hand, len(position.hand)):
                if LAW_OF.get(position.judge(card, rules).reason) == wanted:
                    return replace(position, card=card)

    def ask(self, position: HandPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a law.

        Raises:
            ValueError: no law forbids the card.
        """
        card = position.card
        assert card is not None, "the question is about a card"
        verdict = position.judge(card, rules)
        if verdict.reason not in LAW_OF:
            raise ValueError(f"no law forbids {card}")
        mistakes = {"why-partner": "partner"}
        if rules.variant == "lliure":
            mistakes["why-obligada-in-lliure"] = "lowest"
        key = AnswerKey(
            answer=LAW_OF[verdict.reason],
            rule=verdict.rule,
            why=Message(f"verdict-{verdict.reason}", verdict.facts),
            hint=Message("hint-legal"),
            highlight=_best(position.decision(rules)),
            mistakes=mistakes,
            facts={"card": card},
        )
        laws = [law for law in _LAWS if rules.variant != "lliure" or law != "point-or-lowest"]
        prompt = Message("prompt-why", {"card": card, "variant": _variant(rules)})
        schema = AnswerSchema("choice", named_items("law-", laws))
        return Question(prompt, position.scene(rules), schema, key)
