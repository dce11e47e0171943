"""BA-03 to BA-09: which cards of a hand may be thrown on the pile, and which rule forbids one."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from cartes_lib.asking.balco.custom_pile import condition_of
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    ExerciseError,
    Group,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.custom import CustomForm, CustomPosition, Field
from cartes_lib.asking.parts import card_items, distinct, ids
from cartes_lib.asking.registry import generator
from cartes_lib.balco import (
    LADDER,
    PRESETS,
    Condition,
    Laid,
    at_least,
    judge_throw,
    legal_ranks,
    playable_ranks,
    trenca,
    under_fire,
)
from cartes_lib.cards import JOKERS, PACK_48, Card, Hand

__all__ = ["TRIVIAL_SHARE", "condition_words", "pile_scene", "throws_drawn"]

TRIVIAL_SHARE = 0.2
"""Share of hands of which everything may be thrown, or nothing, at the most."""

_TAKE = "take"
_NUMBERS = tuple(card for card in PACK_48 if card.rank in LADDER)


def condition_words(condition: Condition) -> Message:
    """What the pile asks, in words."""
    return Message(condition.key, condition.facts)


def _top(rng: random.Random, condition: Condition) -> Card:
    """A card that lies on top where the pile asks `condition`."""
    ranks = {"free": 2, "trenca": 7, "ace": 1}
    rank = ranks.get(condition.kind, condition.rank)
    return rng.choice([card for card in PACK_48 if card.rank == rank])


def pile_scene(
    pile: Sequence[Card | Laid], condition: Condition, hand: Hand = (), told: bool = True
) -> Scene:
    """What is seen of the pile, and the hand; where `told`, what the pile asks in words.

    Args:
        pile: from the bottom; a single card is what lies on top.
    """
    laid = tuple(card.card if isinstance(card, Laid) else card for card in pile)
    counts = [card.rank for card in pile if isinstance(card, Laid) and card.card.is_joker]
    groups = [Group("hand", Message("group-hand"), hand)] if hand else []
    seen = Group("pile", Message("group-pile" if len(pile) == 1 else "group-pile-all"), laid)
    asks = (Row("asks", Message("row-asks"), condition_words(condition)),) if told else ()
    jokers = tuple(Row("joker", Message("row-joker-in-pile"), rank) for rank in counts)
    return Scene("table", groups=(seen, *groups), rows=(*asks, *jokers))


def _allowed(hand: Hand, allows: Callable[[Card], bool]) -> tuple[str, ...]:
    """The cards that a player would throw by `allows`, or taking the pile."""
    return ids(card for card in hand if allows(card)) or (_TAKE,)


def _is_legal(card: Card, condition: Condition) -> bool:
    return bool(playable_ranks(card, condition))


def _number(card: Card) -> int:
    """The number of `card`; 0 for a joker."""
    return 0 if card.is_joker else card.rank


def _ideas(hand: Hand, condition: Condition) -> dict[str, tuple[str, ...]]:
    """What somebody would throw who holds one wrong idea of the rules."""

    def by(rule: Callable[[Card], bool]) -> tuple[str, ...]:
        return _allowed(hand, rule)

    def or_legal(card: Card) -> bool:
        return _is_legal(card, condition)

    ideas = {
        "throw-joker-forgotten": by(lambda card: not card.is_joker and or_legal(card)),
        "throw-two-forgotten": by(lambda card: _number(card) != 2 and or_legal(card)),
        "throw-takes-anyway": (_TAKE,),
    }
    if condition.kind == "at-least":
        least = condition.rank
        ideas |= {
            "throw-strictly-higher": by(lambda card: _number(card) != least and or_legal(card)),
            "throw-ace-low": by(lambda card: or_legal(card) and (card.is_joker or card.rank > 2)),
            "throw-lower": by(lambda card: not card.is_joker and card.rank <= least),
            "throw-ten-forbidden": by(lambda card: _number(card) != 10 and or_legal(card)),
        }
    elif condition.kind == "trenca":
        ideas |= {
            "throw-ten-on-seven": by(lambda card: or_legal(card) or _number(card) == 10),
            "throw-ace-is-one": by(lambda card: card.is_joker or card.rank <= 7),
            "throw-seven-or-higher": by(
                lambda card: card.is_joker or card.rank == 1 or card.rank >= 7
            ),
            "throw-below-seven": by(lambda card: _number(card) != 7 and or_legal(card)),
        }
    elif condition.kind == "ace":
        ideas |= {
            "throw-ten-on-ace": by(lambda card: or_legal(card) or _number(card) == 10),
            "throw-only-ace": by(lambda card: _number(card) == 1),
        }
    return ideas


def _throws(
    rng: random.Random, level: int, condition: Condition, pack: Hand, rule: str
) -> Question:
    """The question which cards of a hand may be thrown; only level 1 says what the pile asks."""
    size = 3 + level
    trivial = rng.random() < TRIVIAL_SHARE / 2
    while True:
        hand = tuple(sorted(rng.sample(pack, size)))
        legal = [card for card in hand if _is_legal(card, condition)]
        # Jokers are all alike: two of them would be two answers with one name.
        if sum(card.is_joker for card in hand) > 1:
            continue
        if trivial or 0 < len(legal) < len(hand):
            break
    return throws_drawn(hand, condition, (_top(rng, condition),), rule, told=level == 1)


def throws_drawn(
    hand: Hand, condition: Condition, pile: Sequence[Card | Laid], rule: str, *, told: bool
) -> Question:
    """The question which cards of `hand` may be thrown on `pile`; `told`, what the pile asks."""
    legal = [card for card in hand if _is_legal(card, condition)]
    right = _allowed(hand, lambda card: card in legal)
    refusals = {
        str(card): judge_throw(card.rank, condition, pile)
        for card in hand
        if card not in legal and not card.is_joker
    }
    faults = {
        name: Message(f"verdict-{verdict.reason}", verdict.facts)
        for name, verdict in refusals.items()
    }
    faults |= {str(card): Message("why-throw-missed", {"card": card}) for card in legal}
    if legal:
        faults[_TAKE] = Message("why-must-throw", {"cards": tuple(legal)})
    key = AnswerKey(
        answer=right,
        rule=rule if legal else "BAL-TAKE-01",
        why=Message("why-throw", {"cards": tuple(legal)}) if legal else Message("why-take"),
        hint=Message(f"hint-condition-{condition.kind}"),
        highlight=("asks",) if told else ("pile",),
        faults=faults,
        mistakes=distinct(_ideas(hand, condition), right),
        counterexample=tuple(legal),
    )
    items = (*card_items(hand), Item(_TAKE, words=Message("choice-take")))
    scene = pile_scene(pile, condition, told=told)
    return Question(Message("prompt-throw"), scene, AnswerSchema("pick", items, many=True), key)


def _pack(*ranks: int) -> Hand:
    """Numbers of the ladder, and each card of `ranks` besides; twos only where they are named."""
    beside = tuple(card for card in PACK_48 if card.rank in ranks and card not in _NUMBERS)
    return (*_NUMBERS, *beside)


def _middle(rng: random.Random) -> Condition:
    """A number to reach; never 7, which asks for 7 or less as long as it lies on top."""
    return at_least(rng.choice([rank for rank in LADDER[2:-1] if rank != 7]))


@generator("BA-03", "legal", "standard")
def equal_or_higher(rng: random.Random, level: int, rules: str) -> Question:
    """Numbers on a number; four, five or six in hand."""
    ranks = [rank for rank in LADDER[1:-1] if rank != 7]
    condition = at_least(rng.choice(ranks))
    return _throws(rng, level, condition, _pack(), "BAL-LEG-02")


@generator("BA-05", "legal", "standard")
def with_twos(rng: random.Random, level: int, rules: str) -> Question:
    """Twos and eights in hand."""
    condition = at_least(rng.choice((8, 9, 11, 12, 6, 5)))
    while True:
        drawn = _throws(rng, level, condition, _pack(2), "BAL-LEG-04")
        if any(item.card is not None and item.card.rank == 2 for item in drawn.schema.items):
            return drawn


@generator("BA-06", "legal", "standard", "without-jokers")
def under_seven(rng: random.Random, level: int, rules: str) -> Question:
    """After one seven, or two of them; tens and aces among the cards."""
    condition = trenca(rng.randint(1, min(level, 2)))
    return _throws(rng, level, condition, _pack(2, 10), "BAL-LEG-06")


_LAW_OF: Mapping[str, str] = {
    "free": "BAL-LEG-01",
    "at-least": "BAL-LEG-02",
    "trenca": "BAL-LEG-06",
    "ace": "BAL-LEG-07",
}
"""The rule that says what a pile asks for, by the kind of its condition."""


def _laid_out(custom: CustomPosition, _rules: str) -> Question:
    """Which of a teacher's cards may be thrown on the pile."""
    cards = custom.cards["pile"]
    if any(card.is_joker for card in cards) != bool(custom.joker):
        raise ExerciseError("joker")
    pile = tuple(Laid(card, custom.joker if card.is_joker else card.rank) for card in cards)
    condition = condition_of(pile)
    hand = tuple(sorted(custom.cards["hand"]))
    return throws_drawn(hand, condition, pile, _LAW_OF[condition.kind], told=False)


@generator(
    "BA-07",
    "legal",
    "standard",
    game="balco",
    form=CustomForm((Field("pile", 1, 12), Field("hand", 1, 12)), (*PACK_48, *JOKERS[:1])),
    lay_out=_laid_out,
)
def with_tens(rng: random.Random, level: int, rules: str) -> Question:
    """Tens in hand, on numbers and, from level 2 on, on sevens."""
    conditions = {
        1: (_middle(rng),),
        2: (_middle(rng), trenca(1)),
        3: (_middle(rng), trenca(1), trenca(2)),
    }[level]
    while True:
        drawn = _throws(rng, level, rng.choice(conditions), _pack(2, 10), "BAL-LEG-05")
        if any(item.card is not None and item.card.rank == 10 for item in drawn.schema.items):
            return drawn


@generator("BA-08", "legal", "standard", "without-jokers")
def as_target(rng: random.Random, level: int, rules: str) -> Question:
    """You were named by a 1; at level 3 with jokers."""
    aces = tuple(card for card in PACK_48 if card.rank in (1, 2, 10, 12))
    has_jokers = level == 3 and PRESETS[rules].jokers
    pack = (*aces, *JOKERS) if has_jokers else (*aces, *_cards(3, 9))
    return _throws(rng, level, under_fire(), pack, "BAL-LEG-07")


def _cards(*ranks: int) -> Hand:
    return tuple(card for card in PACK_48 if card.rank in ranks)


@generator("BA-09", "legal", "standard")
def declarations(rng: random.Random, level: int, rules: str) -> Question:
    """What a joker may be declared as; under a seven and under fire at the higher levels."""
    conditions = {
        1: (_middle(rng),),
        2: (_middle(rng), trenca(1)),
        3: (_middle(rng), trenca(1), trenca(2), under_fire()),
    }[level]
    condition = rng.choice(conditions)
    right = tuple(map(str, legal_ranks(condition)))
    ranks = tuple(map(str, range(1, 13)))
    ideas: dict[str, tuple[str, ...]] = {
        "joker-anything": ranks,
        "joker-ten-forgotten": tuple(item for item in right if item != "10"),
        "joker-ten-always": tuple(rank for rank in ranks if rank in (*right, "10")),
        "joker-two-forgotten": tuple(item for item in right if item != "2"),
        "joker-ace-low": tuple(item for item in right if item != "1"),
    }
    key = AnswerKey(
        answer=right,
        rule="BAL-LEG-08",
        why=Message(f"why-joker-{condition.kind}", {"rank": condition.rank}),
        hint=Message(f"hint-condition-{condition.kind}"),
        highlight=("asks",) if level == 1 else ("pile",),
        mistakes=distinct(ideas, right),
    )
    items = tuple(Item(rank, words=Message("number-rank", {"number": rank})) for rank in ranks)
    scene = pile_scene((_top(rng, condition),), condition, told=level == 1)
    return Question(Message("prompt-declare"), scene, AnswerSchema("pick", items, many=True), key)


_LAWS = ("higher", "alike", "must", "suit")
"""Rules to choose from; the last one is not a rule: suits never matter."""

_LAW_RULES: Mapping[str, str] = {
    "higher": "BAL-LEG-02",
    "alike": "BAL-TURN-02",
    "must": "BAL-TURN-03",
}


@generator("BA-03", "why", "standard")
def why(rng: random.Random, level: int, rules: str) -> Question:
    """The rule that forbids a throw: too low, of two numbers, or the pile taken in spite."""
    law = rng.choice(tuple(_LAW_RULES))
    ranks = [rank for rank in LADDER[3:-2] if rank != 7]
    condition = at_least(rng.choice(ranks))
    low = [card for card in _NUMBERS if not _is_legal(card, condition)]
    high = [card for card in _NUMBERS if _is_legal(card, condition)]
    first, second = rng.sample(high, 2)
    while first.rank == second.rank:
        first, second = rng.sample(high, 2)
    card = rng.choice(low) if law == "higher" else first
    others = (second, *rng.sample(low if law != "higher" else high, level))
    hand = tuple(sorted({card, *others}))
    prompt = {
        "higher": Message("prompt-why-throw", {"card": card}),
        "alike": Message("prompt-why-two", {"card": first, "other": second}),
        "must": Message("prompt-why-taken"),
    }[law]
    key = AnswerKey(
        answer=law,
        rule=_LAW_RULES[law],
        why=Message(f"why-law-{law}", {"card": card, "rank": condition.rank}),
        hint=Message("hint-why-throw"),
        highlight=("asks", str(card)),
        mistakes={"law-suit-counts": "suit"},
    )
    items = tuple(Item(law, words=Message(f"law-{law}")) for law in _LAWS)
    scene = pile_scene((_top(rng, condition),), condition, hand)
    return Question(prompt, scene, AnswerSchema("choice", items), key)
