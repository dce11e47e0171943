"""Functions that build parts of questions: items, answer schemas, misconceptions."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from cartes_lib.asking.contract import (
    Answer,
    AnswerKey,
    AnswerSchema,
    Item,
    Message,
    PlacedCard,
    Question,
    Row,
    Scene,
)
from cartes_lib.cards import Card, Hand
from cartes_lib.engine import Verdict
from cartes_lib.messages import LANGUAGES
from cartes_lib.seats import seat_names
from cartes_lib.tricks import Trick

__all__ = [
    "YES_NO",
    "among",
    "card_choice",
    "card_items",
    "distinct",
    "fitting",
    "ids",
    "named_items",
    "named_rows",
    "number",
    "reason_of",
    "seat_choice",
    "seat_items",
    "seat_key",
    "seated",
    "some_steps",
    "with_part",
    "word",
    "yes_no",
]

AnswerT = TypeVar("AnswerT", bound=Answer)


def ids(hand: Iterable[Card]) -> tuple[str, ...]:
    """The ids of the items that show the cards of `hand`.

    >>> from cartes_lib.asking.parts import ids
    >>> from cartes_lib.cards import cards
    >>> ids(cards("9o 1o"))
    ('9o', '1o')
    """
    return tuple(map(str, hand))


def card_items(hand: Iterable[Card]) -> tuple[Item, ...]:
    """The cards of `hand` as items; the id of an item is the card's notation.

    >>> from cartes_lib.asking.parts import card_items
    >>> from cartes_lib.cards import cards
    >>> [item.id for item in card_items(cards("9o 1o"))]
    ['9o', '1o']
    """
    return tuple(Item(str(card), card) for card in hand)


def named_items(prefix: str, names: Iterable[str]) -> tuple[Item, ...]:
    """Items with the ids `names`; the text of an item is the message `prefix` + id.

    >>> from cartes_lib.asking.parts import named_items
    >>> named_items("term-seat-", ["left"])[0].message.key
    'term-seat-left'
    """
    return tuple(Item(name, message=Message(f"{prefix}{name}")) for name in names)


def named_rows(prefix: str, values: Mapping[str, int | Message]) -> tuple[Row, ...]:
    """A row for each of `values`; the keys of `values` are ids of rows. The label of a row is the
    message `prefix` + id.

    >>> from cartes_lib.asking.parts import named_rows
    >>> named_rows("term-side-", {"us": 12})[0].value
    12
    """
    return tuple(Row(name, Message(f"{prefix}{name}"), value) for name, value in values.items())


def seat_items(seats: int, sides: bool = True) -> tuple[Item, ...]:
    """Items for the seats, named as seat 0 sees them; see `seat_names`.

    >>> from cartes_lib.asking.parts import seat_items
    >>> [item.id for item in seat_items(2)]
    ['you', 'opponent']
    """
    return tuple(
        Item(name, message=Message(f"term-seat-{name}"), seat=seat)
        for seat, name in enumerate(seat_names(seats, sides))
    )


def distinct(ideas: Mapping[str, AnswerT], right: AnswerT) -> dict[str, AnswerT]:
    """`ideas` without right answers and duplicate answers; its keys are names of misconceptions.

    Of several misconceptions with the same answer, only the first remains.

    >>> from cartes_lib.asking.parts import distinct
    >>> distinct({"too-low": 3, "too-high": 5, "right": 4}, right=4)
    {'too-low': 3, 'too-high': 5}
    """
    result: dict[str, AnswerT] = {}
    for name, wrong in ideas.items():
        if wrong != right and wrong not in result.values():
            result[name] = wrong
    return result


def fitting(ideas: Mapping[str, int], right: int, schema: AnswerSchema) -> dict[str, int]:
    """The same as `distinct` for numbers, without numbers outside the bounds of `schema`.

    >>> from cartes_lib.asking.contract import AnswerSchema
    >>> from cartes_lib.asking.parts import fitting
    >>> fitting({"low": 3, "outside": 99}, 4, AnswerSchema("number", low=0, high=12))
    {'low': 3}
    """
    fitting_ideas = distinct(ideas, right)
    return {
        name: wrong for name, wrong in fitting_ideas.items() if schema.low <= wrong <= schema.high
    }


def some_steps(
    rng: random.Random, script: Sequence[str], count: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A random choice of `count` (at least two) steps of `script`: in order, and in a shuffled
    order.

    >>> import random
    >>> from cartes_lib.asking.parts import some_steps
    >>> some_steps(random.Random(1), ["deal", "cut", "shuffle"], 2)
    (('deal', 'shuffle'), ('shuffle', 'deal'))
    """
    steps = sorted(rng.sample(range(len(script)), count))
    right = tuple(script[place] for place in steps)
    while True:
        shuffled = tuple(rng.sample(right, count))
        if shuffled != right:
            return right, shuffled


YES_NO = AnswerSchema(
    "choice", (Item("yes", message=Message("guess-yes")), Item("no", message=Message("guess-no")))
)


def yes_no(
    prompt: Message,
    scene: Scene,
    is_so: bool,
    rule: str,
    why: Message | None = None,
    hint: Message | None = None,
) -> Question:
    """A question whose answer is yes or no.

    Args:
        is_so: whether the right answer is yes.
        why, hint: the reason and the first hint; None for the rule's own message.

    >>> from cartes_lib.asking import Message
    >>> from cartes_lib.asking.contract import Scene
    >>> from cartes_lib.asking.parts import yes_no
    >>> yes_no(Message("prompt-beats"), Scene(), True, "BOT-PLAY-03").key.answer
    'yes'
    """
    law = Message(f"rule-{rule}")
    key = AnswerKey("yes" if is_so else "no", rule, why or law, hint or law)
    return Question(prompt, scene, YES_NO, key)


def reason_of(verdict: Verdict) -> Message | None:
    """The message that explains why an action is illegal; None if the action is legal.

    >>> from cartes_lib.asking.parts import reason_of
    >>> from cartes_lib.botifarra import Match
    >>> reason_of(Match(seed=1, dealer=0).state.judge("contro")).key
    'verdict-botifarra-choose-first'
    """
    return None if verdict.legal else Message(f"verdict-{verdict.reason}", verdict.facts)


def with_part(question: Question, name: str, schema: AnswerSchema, answer: Answer) -> Question:
    """`question` with a second part; an answer is right only if both parts are right.

    Args:
        name: the name of the second part; its label is the message `part-<name>`.

    >>> from cartes_lib.asking import ask
    >>> from cartes_lib.asking.parts import with_part
    >>> from cartes_lib.asking.probabilities import share_choice
    >>> question = ask("truco", "stronger", cards="1e 7e")
    >>> with_part(question, "share", share_choice(), "half").key.answer
    {'decision': '1e', 'share': 'half'}
    """

    def both(decision: Answer) -> dict[str, Answer]:
        return {"decision": decision, name: answer}

    parts = (
        ("decision", Message("part-decision"), question.schema),
        (name, Message(f"part-{name}"), schema),
    )
    mistakes = {idea: both(wrong) for idea, wrong in question.key.mistakes.items()}
    key = replace(question.key, answer=both(question.key.answer), mistakes=mistakes)
    return replace(question, schema=AnswerSchema("parts", parts=parts), key=key)


def seat_choice(seats: int, sides: bool = True) -> AnswerSchema:
    """An answer schema with all seats as choices, named as seat 0 sees them.

    >>> from cartes_lib.asking.parts import seat_choice
    >>> [item.id for item in seat_choice(4).items]
    ['you', 'right', 'partner', 'left']
    """
    return AnswerSchema("choice", seat_items(seats, sides), seats=seats)


def seat_key(seat: int, seats: int, sides: bool = True) -> str:
    """The id of the item of `seat`, as seat 0 sees it. In facts of a message, "seat-" + id names
    the seat.

    >>> from cartes_lib.asking.parts import seat_key
    >>> seat_key(1, 4)
    'right'
    """
    return seat_names(seats, sides)[seat]


def seated(trick: Trick) -> tuple[PlacedCard, ...]:
    """The plays of `trick` in the form of `Scene.plays`.

    >>> from cartes_lib.asking.parts import seated
    >>> from cartes_lib.tricks import trick
    >>> [play.seat for play in seated(trick("12o 1c", leader=2))]
    [2, 3]
    """
    return tuple(PlacedCard(play.seat, play.card) for play in trick)


def number(low: int, high: int, unit: str = "") -> AnswerSchema:
    """An answer schema for a number from `low` to `high`; `unit` is a key of the catalogue.

    >>> from cartes_lib.asking.parts import number
    >>> number(0, 12).high
    12
    """
    return AnswerSchema("number", low=low, high=high, unit=Message(unit) if unit else None)


def among(question: Question, numbers: Sequence[str]) -> Question:
    """`question`, changed so that the learner chooses one of `numbers`.

    Raises:
        ValueError: the answer is not a number, or is not in `numbers`.

    >>> from cartes_lib.asking import ask
    >>> from cartes_lib.asking.parts import among
    >>> question = ask("botifarra", "rest", points=41)
    >>> [item.id for item in among(question, ["31", "41"]).schema.items]
    ['31', '41']
    """
    answer, mistakes = str(question.key.answer), question.key.mistakes
    if question.schema.kind not in ("number", "choice") or answer not in numbers:
        raise ValueError(f"{answer!r} is no choice among {' '.join(numbers)!r}")
    items = tuple(
        Item(number, message=Message("number-rank", {"number": int(number)})) for number in numbers
    )
    known = {name: str(wrong) for name, wrong in mistakes.items() if str(wrong) in numbers}
    key = replace(question.key, answer=answer, tolerance=0, mistakes=known)
    return replace(question, schema=AnswerSchema("choice", items), key=key)


def word(game: str, means: str, words: Sequence[str], lang: str, rule: str, hint: str) -> Question:
    """A question: which word of the glossary of `game` has the meaning of the word `means`?

    Args:
        words: ids of the words to choose from.
        lang: the language of the words to choose from; "" for the player's language.
        hint: catalogue key of the first hint.

    Raises:
        ValueError: `means` is not in `words`, or `lang` is unknown.

    >>> from cartes_lib.asking.parts import word
    >>> word("truco", "mano", ["mano", "pie"], "es", "TRU-SET-03", "hint-words").schema.kind
    'choice'
    """
    if means not in words or lang not in ("", *LANGUAGES):
        raise ValueError(f"{means!r} is not among {words!r}, or there are no words in {lang!r}")
    items = tuple(
        Item(item, message=Message(f"glossary-{game}-{item}", lang=lang)) for item in words
    )
    meaning = Message(f"glossary-{game}-{means}.meaning")
    scene = Scene("score", rows=(Row("meaning", Message("guess-meaning"), meaning),))
    key = AnswerKey(means, rule, meaning, Message(hint), highlight=("meaning",))
    return Question(Message("guess-word"), scene, AnswerSchema("choice", items), key)


def card_choice(hand: Hand, tie: str = "") -> AnswerSchema:
    """An answer schema with the cards of `hand` as choices, and an extra choice with the id `tie`,
    unless `tie` is "".

    >>> from cartes_lib.asking.parts import card_choice
    >>> from cartes_lib.cards import cards
    >>> card_choice(cards("9o 1o")).kind
    'choice'
    """
    ties = (Item("tie", message=Message(tie)),) if tie else ()
    return AnswerSchema("choice", (*card_items(hand), *ties))
