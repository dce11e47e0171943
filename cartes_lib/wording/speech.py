"""Sentences from facts: names of cards with their articles, lists, verdicts, rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from cartes_lib.cards import Card, Suit
from cartes_lib.engine import Fact, Verdict
from cartes_lib.wording.catalogue import has_wording, say_plain

__all__ = [
    "capitalised",
    "card_name",
    "card_names",
    "explain",
    "lesson_title",
    "rule_choice",
    "rule_text",
    "say",
    "suit_name",
]

_SENTENCE = re.compile(r"(?:^|[.?!]\s)\w")

FORMS = ("bare", "the", "of", "to", "a")
"""Grammatical forms of a name: "neuf d’or", "le neuf d’or", "du ...", "au ...", "un ..."."""


@cache
def card_name(card: Card, form: str = "bare", lang: str = "fr") -> str:
    """The spoken name of `card` in one of `FORMS`, without a capital."""
    if card.suit is None:
        return say_plain(f"card-joker.{form}", lang, {})
    rank = say_plain(f"card-rank-{card.rank}.{form}", lang, {})
    return say_plain("card-name", lang, {"rank": rank, "suit": suit_name(card.suit, "of", lang)})


@cache
def suit_name(suit: Suit, form: str = "bare", lang: str = "fr") -> str:
    """The name of `suit`: `bare` "coupe", `the` "la coupe", `of` "de coupe", `to` "à coupe"."""
    return say_plain(f"suit-{suit.name.lower()}.{form}", lang, {})


def card_names(
    hand: Iterable[Card], form: str = "the", joined: str = "and", lang: str = "fr"
) -> str:
    """The names of `hand` as a list in a sentence; `joined` by "and" or "or"; "" if none."""
    names = [card_name(one, form, lang) for one in hand]
    if len(names) < 2:
        return "".join(names)
    return say_plain(f"list-{joined}", lang, {"first": ", ".join(names[:-1]), "last": names[-1]})


def say(key: str, lang: str = "fr", **facts: Fact) -> str:
    """Entry `key` of the catalogue (or `entry.attribute`), worded with `facts`.

    Underscores in a fact's name become hyphens in the catalogue. By the fact's kind, an
    entry may use for a fact `x`:

    - number or key: `$x`; a key that has an entry `term-<key>` also gives `$x-term`;
    - card: `$x` ("neuf d’or"), `$x-the`, `$x-of`, `$x-to`, `$x-a`;
    - suit: `$x` ("coupe"), `$x-the`, `$x-of`, `$x-to`;
    - cards: `$x` (all with articles, "... et ..."), `$x-or` ("... ou ..."), `$x-count`;
    - yes or no: `$x`, "yes" or "no". None: "none".

    Raises:
        MissingWording: no such entry, or it names a variable that `facts` do not give.
    """
    variables: dict[str, str | int | float] = {}
    for name, fact in facts.items():
        variables |= _variables(name.replace("_", "-"), fact, lang)
    return say_plain(key, lang, variables)


def _variables(name: str, fact: Fact, lang: str) -> dict[str, str | int | float]:
    if isinstance(fact, Card):
        forms = {f"{name}-{form}": card_name(fact, form, lang) for form in FORMS[1:]}
        return {name: card_name(fact, "bare", lang), **forms}
    if isinstance(fact, Suit):
        forms = {f"{name}-{form}": suit_name(fact, form, lang) for form in ("the", "of", "to")}
        return {name: suit_name(fact, "bare", lang), **forms}
    if isinstance(fact, tuple):
        return {
            name: card_names(fact, "the", "and", lang),
            f"{name}-or": card_names(fact, "the", "or", lang),
            f"{name}-count": len(fact),
        }
    if fact is None or isinstance(fact, bool):
        return {name: {None: "none", True: "yes", False: "no"}[fact]}
    if isinstance(fact, str) and has_wording(f"term-{fact}", lang):
        return {name: fact, f"{name}-term": say_plain(f"term-{fact}", lang, {})}
    return {name: fact}


def explain(verdict: Verdict, lang: str = "fr") -> str:
    """The sentence that says why `verdict` is what it is; the rule's id is not in it.

    Raises:
        MissingWording: the catalogue has no entry for the verdict's reason.
    """
    said = say(f"verdict-{verdict.reason}", lang, **verdict.facts)
    return capitalised(said)


def capitalised(text: str) -> str:
    """`text` with a capital at the start of each sentence: facts bring words without."""
    return _SENTENCE.sub(lambda found: found[0].upper(), text)


def rule_text(rule_id: str, lang: str = "fr") -> str:
    """The rule of that id in one or two sentences.

    Raises:
        MissingWording: the catalogue has no such rule.
    """
    return say_plain(f"rule-{rule_id}", lang, {})


def rule_choice(rule_id: str, lang: str = "fr") -> str | None:
    """What we play, and why, where the sources are silent or at odds; None where they are not."""
    key = f"rule-{rule_id}.choice"
    return say_plain(key, lang, {}) if has_wording(key, lang) else None


def lesson_title(lesson_id: str, lang: str = "fr") -> str:
    """The title of the lesson of that id.

    Raises:
        MissingWording: the catalogue has no such lesson.
    """
    return say_plain(f"lesson-{lesson_id}", lang, {})
