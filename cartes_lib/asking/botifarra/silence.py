"""Kinds of question about what players may say or do in a deal, and about Catalan words."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib.asking.botifarra.base import BotifarraKind
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Item,
    Line,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, named_items, word, yes_no
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules

FORBIDDEN: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "own": ("own-manilla", "own-void", "own-trumps"),
        "others": ("others-void", "others-hold"),
        "asks": ("asks-suit", "asks-trump"),
        "judges": ("judges-well", "judges-badly"),
        "signs": ("signs-wink", "signs-sigh", "signs-card", "signs-slow"),
        "takes": ("takes-back",),
        "looks": ("looks-older",),
    }
)
"""The ids of forbidden phrases and acts; the keys are the reasons. The message of an id is
`term-talk-<id>`.
"""

ALLOWED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "banter": ("banter-coffee", "banter-heat", "banter-grandfather"),
        "calls": ("calls-delegate", "calls-contro", "calls-knock"),
        "turn": ("turn-whose", "turn-score"),
        "last": ("last-trick",),
        "claim": ("claim-fault",),
    }
)
"""The ids of allowed phrases and acts; the keys are the reasons."""

_LAW = {"takes": "BOT-PLAY-06", "looks": "BOT-PLAY-05"}
_SILENT = ("own", "others", "asks", "judges", "signs")
_SIZES = {1: 4, 2: 6, 3: 8}


def law_of(why: str) -> str:
    """The id of the rule that belongs to the reason `why`, a key of `FORBIDDEN` or `ALLOWED`."""
    return {**_LAW, "last": "BOT-PLAY-05"}.get(why, "BOT-PLAY-07")


_REASONS = {
    phrase: why
    for reasons in (FORBIDDEN, ALLOWED)
    for why, phrases in reasons.items()
    for phrase in phrases
}
"""The reason why a phrase or an action is forbidden or allowed; the keys are ids of phrases."""


def _reason_of(phrase: str) -> str:
    """The key (of `FORBIDDEN` or `ALLOWED`) of the reason why `phrase` is forbidden or allowed.

    Raises:
        ValueError: `phrase` is not a known id.
    """
    if phrase not in _REASONS:
        raise ValueError(f"nothing known is said as {phrase!r}")
    return _REASONS[phrase]


@kind
class Talk(BotifarraKind[tuple[str, ...]]):
    """Which of these phrases and actions are allowed during a deal? Rules: BOT-PLAY-05 to -07."""

    name = "talks"
    exercises = (InLesson("BO-12", "spot", ("obligada",)),)

    def read(self, *, phrase: str) -> tuple[tuple[str, ...], Rules]:
        """Reads ids of phrases, such as "judges-well turn-whose"; the message of an id is
        `term-talk-<id>`.
        """
        return tuple(phrase.split()), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> tuple[str, ...]:
        """Draws four, six or eight phrases or actions; about half of them are forbidden."""
        size = _SIZES[level]
        bad = rng.sample(sorted(FORBIDDEN), min(size // 2, len(FORBIDDEN)))
        good = rng.sample(sorted(ALLOWED), min(size - len(bad), len(ALLOWED)))
        phrases = [rng.choice(FORBIDDEN[why]) for why in bad]
        phrases += [rng.choice(ALLOWED[why]) for why in good]
        return tuple(rng.sample(sorted(phrases), len(phrases)))

    def ask(self, position: tuple[str, ...], rules: Rules) -> Question:
        """Question about `position`; the answer puts each phrase into the zone "allowed" or
        "forbidden".

        Raises:
            ValueError: an id is unknown, or all of the phrases are allowed.
        """
        reasons = {phrase: _reason_of(phrase) for phrase in position}
        right = {
            name: "allowed" if why in ALLOWED else "forbidden" for name, why in reasons.items()
        }
        bad = [name for name, place in right.items() if place == "forbidden"]
        if not bad:
            raise ValueError(f"nothing is forbidden of {position}")

        def turned(reason: str) -> dict[str, str]:
            other = {"allowed": "forbidden", "forbidden": "allowed"}
            return {
                name: other[at] if reasons[name] == reason else at for name, at in right.items()
            }

        ideas = {
            "talk-banter-forbidden": turned("banter"),
            "talk-comment-allowed": turned("judges"),
            "talk-signs-allowed": turned("signs"),
            "talk-take-back": turned("takes"),
            "talk-last-trick-forbidden": turned("last"),
            "talk-all-forbidden": dict.fromkeys(right, "forbidden"),
        }
        laws = [_LAW[why] for why in reasons.values() if why in _LAW]
        is_silence = any(why in _SILENT for why in reasons.values())
        key = AnswerKey(
            answer=right,
            rule="BOT-PLAY-07" if is_silence else laws[0],
            why=Message("why-talk"),
            hint=Message("hint-talk"),
            highlight=(bad[0],),
            faults={name: Message(f"why-talk-{why}") for name, why in reasons.items()},
            mistakes=distinct(ideas, right),
        )
        targets = named_items("zone-talk-", ("allowed", "forbidden"))
        schema = AnswerSchema("zones", named_items("term-talk-", position), targets=targets)
        return Question(Message("prompt-talk"), Scene(), schema, key)


@kind
class MayTalk(BotifarraKind[str]):
    """Is this phrase or action allowed during a deal? Rules: BOT-PLAY-05 to -07."""

    name = "talk"
    exercises = (InLesson("BO-12", "talk", ("obligada",)),)

    def read(self, *, phrase: str) -> tuple[str, Rules]:
        """Reads the id of a phrase, such as "judges-well"; its message is `term-talk-<id>`."""
        return phrase, OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> str:
        """Draws a phrase or an action. In half of the draws it is allowed."""
        return rng.choice(rng.choice([*rng.choice((FORBIDDEN, ALLOWED)).values()]))

    def ask(self, position: str, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no.

        Raises:
            ValueError: the id is unknown.
        """
        why = _reason_of(position)
        facts = {"seat": "seat-you", "call": f"talk-{position}"}
        return yes_no(
            Message("guess-talk"),
            Scene("log", lines=(Line("phrase", Message("log-call", facts)),), around=True),
            why in ALLOWED,
            law_of(why),
            Message(f"why-talk-{why}"),
            Message("hint-talk"),
        )


_TERMS = (
    "trick",
    "lead",
    "ruff",
    "beat",
    "delegate",
    "charge",
    "deal",
    "suit",
    "knight",
    "pass",
    "trump",
    "manilla",
)
_CONFUSED = (("beat", "ruff"), ("pass", "delegate"), ("suit", "lead"), ("trick", "deal"))


@dataclass(frozen=True, slots=True)
class TermsPosition:
    """Ids of words of the glossary, and the same ids in the order in which the meanings are
    shown.
    """

    words: tuple[str, ...]
    meanings: tuple[str, ...]


@kind
class Terms(BotifarraKind[TermsPosition]):
    """What do these Catalan words mean? Rule: BOT-VOC-01."""

    name = "terms"
    exercises = (InLesson("BO-12", "term", ("obligada",)),)

    def read(self, *, words: str) -> tuple[TermsPosition, Rules]:
        """Reads ids of the glossary; the meanings are shown in the reverse order."""
        names = tuple(words.split())
        return TermsPosition(names, names[::-1]), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TermsPosition:
        """Draws four, six or eight words of the glossary."""
        names = list(rng.choice(_CONFUSED))
        names += rng.sample([term for term in _TERMS if term not in names], 2 * level)
        rng.shuffle(names)
        return TermsPosition(tuple(names), tuple(rng.sample(names, len(names))))

    def ask(self, position: TermsPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a meaning for each word."""
        names = position.words
        right = {name: name for name in names}
        meanings = {name: Message(f"glossary-botifarra-{name}.meaning") for name in names}
        ideas = {
            f"words-{first}-{second}": {**right, first: second, second: first}
            for first, second in _CONFUSED
            if first in names and second in names
        }
        key = AnswerKey(
            answer=right,
            rule="BOT-VOC-01",
            why=Message("why-words"),
            hint=Message("hint-words"),
            highlight=(names[0],),
            faults=meanings,
            mistakes=distinct(ideas, right),
        )
        items = tuple(
            Item(name, message=Message(f"glossary-botifarra-{name}", lang="ca")) for name in names
        )
        targets = tuple(Item(name, message=meanings[name]) for name in position.meanings)
        schema = AnswerSchema("match", items, targets=targets)
        return Question(Message("prompt-words"), Scene(), schema, key)


@dataclass(frozen=True, slots=True)
class WordPosition:
    """The id of the word whose meaning is shown, and the ids of the words to choose from. `lang` is
    the language of the words.
    """

    means: str
    words: tuple[str, ...]
    lang: str


@kind
class Word(BotifarraKind[WordPosition]):
    """Which of these words of the glossary has this meaning? Rule: BOT-VOC-01."""

    name = "word"
    exercises = (InLesson("BO-12", "word", ("obligada",)),)

    def read(self, *, means: str, words: str, lang: str = "ca") -> tuple[WordPosition, Rules]:
        """Reads the id of the right word, the ids of the words to choose from, and their
        language.
        """
        return WordPosition(means, tuple(words.split()), lang), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> WordPosition:
        """Draws three to five words, including two words that learners confuse."""
        means, other = rng.sample(rng.choice(_CONFUSED), 2)
        rest = rng.sample([term for term in _TERMS if term not in (means, other)], level)
        words = rng.sample((means, other, *rest), 2 + level)
        return WordPosition(means, tuple(words), "ca")

    def ask(self, position: WordPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a word.

        Raises:
            ValueError: the right word is not among the choices, or the language is unknown.
        """
        words, lang = position.words, position.lang
        return word("botifarra", position.means, words, lang, "BOT-VOC-01", "hint-words")
