"""What questions of all games are made of: yes or no, seats, words, chances."""

from __future__ import annotations

from fractions import Fraction

from cartes_lib.cards import Hand
from cartes_lib.engine import Verdict
from cartes_lib.exercises.contract import Item, Row, Said, Scene, Seated, Shape
from cartes_lib.exercises.pieces import card_items, seat_items, tenths
from cartes_lib.questions.contract import Question
from cartes_lib.seats import seat_names
from cartes_lib.tricks import Trick
from cartes_lib.wording import LANGUAGES

__all__ = [
    "YES_NO",
    "card_choice",
    "chance",
    "number",
    "reason_of",
    "seat_choice",
    "seat_key",
    "seated",
    "word",
    "yes_no",
]

YES_NO = Shape("choice", (Item("yes", words=Said("guess-yes")), Item("no", words=Said("guess-no"))))

_MOST_TOLERANCE, _LEAST_TOLERANCE = 5, 2


def yes_no(prompt: Said, scene: Scene, is_so: bool, rule: str, why: Said | None = None) -> Question:
    """A question that is answered by yes or no."""
    return Question(prompt, YES_NO, "yes" if is_so else "no", rule, scene, why)


def reason_of(verdict: Verdict) -> Said | None:
    """Why the rules forbid something; None where they allow it: the rule says why."""
    return None if verdict.legal else Said(f"verdict-{verdict.reason}", verdict.facts)


def seat_choice(seats: int, sides: bool = True) -> Shape:
    """The choice among all seats, seen from seat 0."""
    return Shape("choice", seat_items(seats, sides))


def seat_key(seat: int, seats: int, sides: bool = True) -> str:
    """What the reader calls `seat`: the id of its item; "seat-" before it is a fact."""
    return seat_names(seats, sides)[seat]


def seated(trick: Trick) -> tuple[Seated, ...]:
    """The plays of `trick` as a scene shows them."""
    return tuple(Seated(play.seat, play.card) for play in trick)


def number(low: int, high: int, unit: str = "") -> Shape:
    """A number from `low` to `high`; `unit` is an entry of the catalogue."""
    return Shape("number", low=low, high=high, unit=Said(unit) if unit else None)


def chance(prompt: Said, found: Fraction, rule: str, scene: Scene | None = None) -> Question:
    """How many times in a hundred, in whole percents.

    Five off still count as found; of what is rare, or nearly sure, only half of how rare it is:
    whoever says "never" has not found one in twenty.
    """
    why = Said("guess-why-chance", tenths(100 * found))
    shape, answer = number(0, 100, "guess-unit-percent"), round(100 * found)
    rare = min(answer, 100 - answer) // 2
    tolerance = max(_LEAST_TOLERANCE, min(_MOST_TOLERANCE, rare))
    return Question(prompt, shape, answer, rule, scene or Scene(), why, tolerance)


def word(game: str, means: str, among: str, lang: str) -> Question:
    """Which of the words `among` of the glossary of `game` has the meaning of `means`.

    Args:
        among: ids of the glossary, parted by spaces.
        lang: the language of the words to choose from, such as "ca".

    Raises:
        ValueError: `means` is not among them, or no such language.
    """
    ids = among.split()
    if means not in ids or lang not in LANGUAGES:
        raise ValueError(f"{means!r} is not among {among!r}, or there are no words in {lang!r}")
    items = tuple(Item(one, words=Said(f"glossary-{game}-{one}", lang=lang)) for one in ids)
    meaning = Said(f"glossary-{game}-{means}.meaning")
    scene = Scene("score", rows=(Row("meaning", Said("guess-meaning"), meaning),))
    return Question(Said("guess-word"), Shape("choice", items), means, "", scene, meaning)


def card_choice(hand: Hand, tie: str = "") -> Shape:
    """A choice among the cards of `hand`, and the words of `tie` where there are any."""
    ties = (Item("tie", words=Said(tie)),) if tie else ()
    return Shape("choice", (*card_items(hand), *ties))
