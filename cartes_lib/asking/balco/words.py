"""Kinds of question about Catalan words of the game and their meanings."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from cartes_lib.asking.balco.base import BalcoKind
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, named_items, word
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules

_TERMS = (
    "carta-blanca",
    "disparar",
    "fer-el-buit",
    "fer-nul",
    "fer-palla",
    "netejar",
    "pila",
    "recollir",
    "trenca",
    "trencar",
)
_ALIKE = (("netejar", "recollir"), ("trenca", "trencar"), ("fer-el-buit", "netejar"))
"""Pairs of ids of words that learners confuse."""


@dataclass(frozen=True, slots=True)
class TermsPosition:
    """Ids of words, and the same ids in the order in which the meanings are shown."""

    words: tuple[str, ...]
    meanings: tuple[str, ...]


@kind
class Terms(BalcoKind[TermsPosition]):
    """What does each Catalan word mean? Rule: BAL-VOC-01."""

    name = "terms"
    exercises = (InLesson("BA-10", "term", ("standard",)),)

    def read(self, *, words: str) -> tuple[TermsPosition, Rules]:
        """Reads ids of words such as "pila netejar"; the meanings are shown in alphabetical order
        of the ids.

        Raises:
            ValueError: the glossary does not have one of the words.
        """
        names = tuple(words.split())
        if not set(names) <= set(_TERMS):
            raise ValueError(f"no such words: {words!r}")
        return TermsPosition(names, tuple(sorted(names))), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TermsPosition:
        """Draws four, six or eight words of the glossary."""
        words = tuple(rng.sample(_TERMS, 2 + 2 * level))
        return TermsPosition(words, tuple(rng.sample(words, len(words))))

    def ask(self, position: TermsPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a meaning for each word."""
        words = position.words
        right = {word: word for word in words}
        ideas: dict[str, Mapping[str, str]] = {
            f"term-{first}-{second}": {**right, first: second, second: first}
            for first, second in _ALIKE
            if first in words and second in words
        }
        key = AnswerKey(
            answer=right,
            rule="BAL-VOC-01",
            why=Message("why-terms"),
            hint=Message("hint-terms"),
            highlight=words[:1],
            faults={word: Message(f"why-term-{word}") for word in words},
            mistakes=distinct(ideas, right),
        )
        targets = named_items("meaning-", position.meanings)
        schema = AnswerSchema("match", named_items("word-", words), targets=targets)
        return Question(Message("prompt-terms"), Scene(), schema, key)


@dataclass(frozen=True, slots=True)
class WordPosition:
    """The id of the word whose meaning is shown, and the ids of the words to choose from.

    Attributes:
        lang: the language of the words, such as "ca".
    """

    means: str
    words: tuple[str, ...]
    lang: str = "ca"


@kind
class Word(BalcoKind[WordPosition]):
    """Which of these words of the glossary has this meaning? Rule: BAL-VOC-01."""

    name = "word"
    exercises = (InLesson("BA-10", "word", ("standard",)),)

    def read(self, *, means: str, words: str, lang: str = "ca") -> tuple[WordPosition, Rules]:
        """Reads the id of the right word, and the ids of the words to choose from."""
        return WordPosition(means, tuple(words.split()), lang), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> WordPosition:
        """Draws three, four or five words for actions of a player."""
        words = tuple(rng.sample(("break", "clean", "shoot", "straw", "take", "void"), 2 + level))
        return WordPosition(rng.choice(words), words)

    def ask(self, position: WordPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a word.

        Raises:
            ValueError: the right word is not among the words to choose from, or the language is
                unknown.
        """
        words, lang = position.words, position.lang
        return word("balco", position.means, words, lang, "BAL-VOC-01", "hint-terms")
