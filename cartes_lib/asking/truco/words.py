"""Kinds of question about words of the glossary, and signs (facial signals between partners)."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Item,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_choice, distinct, word
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import TrucoKind
from cartes_lib.cards import PACK_40, Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import CON_FLOR, Rules
from cartes_lib.truco.signs import NOTHING, SIGNS, first_sign, sign_of

_WORDS = ("gallo", "round", "pica", "chico"), ("gallo", "round", "pica", "first", "last")
_SWAPS = {
    "round": ("term-round-for-pica", "pica"),
    "pica": ("term-round-for-pica", "round"),
    "first": ("term-first-for-last", "last"),
    "last": ("term-first-for-last", "first"),
}


@dataclass(frozen=True, slots=True)
class WordPosition:
    """The id of the word whose meaning is shown, and the ids of the words to choose from.

    Attributes:
        lang: language of the words; "" for the player's language.
    """

    means: str
    words: tuple[str, ...]
    lang: str = ""


@kind
class Word(TrucoKind[WordPosition]):
    """Which of these words has this meaning?"""

    name = "word"
    exercises = (InLesson("TR-15", "term", ("con-flor",)),)

    def read(self, *, means: str, words: str, lang: str = "es") -> tuple[WordPosition, Rules]:
        """Reads the id of the right word, and the ids of the words to choose from.

        Args:
            lang: the language of the words, such as "es".
        """
        return WordPosition(means, tuple(words.split()), lang), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> WordPosition:
        """Draws a word about tables of three to eight players."""
        words = (*_WORDS, (*_WORDS[1], "fold", "claim"))[level - 1]
        return WordPosition(rng.choice(words), tuple(rng.sample(words, len(words))))

    def ask(self, position: WordPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a word.

        Raises:
            ValueError: the right word is not among the words to choose from.
        """
        right, words = position.means, position.words
        question = word("truco", right, words, position.lang, "TRU-VOC", "hint-term")
        name, wrong = _SWAPS.get(right, ("", right))
        mistakes = distinct({name: wrong} if wrong in words else {}, right)
        return replace(question, key=replace(question.key, mistakes=mistakes))


_RULE = "TRU-TURN-09"
_LAW = Message(f"rule-{_RULE}")


@dataclass(frozen=True, slots=True)
class SignPosition:
    """A sign, and the cards to choose from; the sign means one of the cards."""

    sign: str
    cards: Hand


@kind
class Sign(TrucoKind[SignPosition]):
    """Which card does a partner who makes this sign have? Rule: TRU-TURN-09."""

    name = "sign"
    exercises = (InLesson("TR-09", "sign", ("con-flor",)),)

    def read(self, *, sign: str, cards: str) -> tuple[SignPosition, Rules]:
        """Reads the id of the sign, and the cards to choose from.

        Raises:
            ValueError: the sign does not mean exactly one of the cards.
        """
        hand = read_cards(cards)
        matching = [card for card in hand if sign_of(card) == sign]
        if len(matching) != 1:
            raise ValueError(f"{sign!r} means {len(matching)} of {cards!r}, not of one card")
        return SignPosition(sign, hand), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> SignPosition:
        """Draws a card with a sign, and one to three other cards with another sign or no sign."""
        right = rng.choice([card for card in PACK_40 if sign_of(card)])
        others = [card for card in PACK_40 if sign_of(card) != sign_of(right)]
        hand = (right, *rng.sample(others, level + 1))
        return SignPosition(sign_of(right) or "", tuple(rng.sample(hand, len(hand))))

    def ask(self, position: SignPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a card."""
        sign, hand = position.sign, position.cards
        right = next(str(card) for card in hand if sign_of(card) == sign)
        key = AnswerKey(right, _RULE, Message(f"sign-{sign}.why"), _LAW)
        scene = Scene("cards", cards=hand, sign=Message(f"sign-{sign}"))
        return Question(Message("guess-sign"), scene, card_choice(hand), key)


@kind
class FirstSign(TrucoKind[Hand]):
    """Which sign announces the hand's strongest card? Rule: TRU-TURN-09."""

    name = "first-sign"
    exercises = (InLesson("TR-09", "first-sign", ("con-flor",)),)

    def read(self, *, hand: str) -> tuple[Hand, Rules]:
        """Reads the cards in notation."""
        return read_cards(hand), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws a hand; at higher levels several of its cards have a sign."""
        while True:
            hand = tuple(rng.sample(PACK_40, 3))
            if len(set(filter(None, map(sign_of, hand)))) >= level - 1:
                return hand

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer is a sign: for a card of the hand, or for a hand
        without special cards.
        """
        right, own = first_sign(position), set(map(sign_of, position))
        items = tuple(
            Item(sign, message=Message(f"sign-{sign}"))
            for sign in SIGNS
            if sign in own or sign == NOTHING
        )
        why = Message("why-first-sign-none" if right == NOTHING else "why-first-sign")
        key = AnswerKey(right, _RULE, why, _LAW)
        scene = Scene("cards", cards=position)
        return Question(Message("guess-first-sign"), scene, AnswerSchema("choice", items), key)
