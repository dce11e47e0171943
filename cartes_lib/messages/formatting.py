"""Renders messages: names of cards with articles, seats, verdicts, rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from types import MappingProxyType

from cartes_lib.cards import Card, Suit
from cartes_lib.engine import Fact, Verdict
from cartes_lib.messages.catalogue import format_entry, has_message, source_language
from cartes_lib.messages.language import language, tagged, use_language
from cartes_lib.rulebook import rule
from cartes_lib.seats import seat_names

__all__ = [
    "called_name",
    "capitalised",
    "card_gender",
    "card_name",
    "card_names",
    "decimal",
    "explain",
    "format_message",
    "lesson_title",
    "list_text",
    "rule_choice",
    "rule_text",
    "seat_terms",
    "source_text",
    "suit_name",
    "use_names",
]

_SOURCES = {"S0": "source-s0", "S1": "source-s1", "S2": "source-s2"}
_SENTENCE = re.compile(r"(?:^|[.?!][”»)]*\s)[¿¡«“\u00a0\U000e0001-\U000e007f]*\w")
# Matches a hyphen before a digit, except within a word; it is replaced by a minus sign.
_MINUS = re.compile(r"(?<![^\s(«“\u00a0])-(?=\d)")
# Spanish replaces "o" (or) by "u" before the sound o, in words and numbers: oros, ocho, 11 (once).
_STARTS_WITH_O = re.compile(r"(?:h?[oó]|(?:8|11)\b)", re.IGNORECASE)

_CALLED: ContextVar[Mapping[str, str]] = ContextVar("called", default=MappingProxyType({}))
"""The current names of seats; the keys are facts such as "seat-left", or catalogue entries."""

FORMS = ("bare", "the", "of", "to", "a")
"""Grammatical forms of a name, for example in French: "neuf d’or", "le neuf d’or", "du ...", "au
...", "un ...".
"""


def card_name(card: Card, form: str = "bare", *, by_number: bool = False) -> str:
    """The name of `card` in one of `FORMS`, in lower case.

    Args:
        by_number: whether to use the number, as players of Balcó do: "le 11 d’or" instead of "le
            cavalier d’or".

    >>> from cartes_lib.cards import card
    >>> from cartes_lib.messages import card_name, use_language
    >>> with use_language("ca"):
    ...     print(card_name(card("9o"), "the"))
    el nou d’oros
    """
    return _card_name(card, form, by_number, language())


@cache
def _card_name(card: Card, form: str, by_number: bool, _lang: str) -> str:
    if card.suit is None:
        return format_entry(f"card-joker.{form}", {})
    if by_number:
        rank = format_entry(f"card-number.{form}", {"rank": card.rank})
    else:
        rank = format_entry(f"card-rank-{card.rank}.{form}", {})
    return format_entry("card-name", {"rank": rank, "suit": suit_name(card.suit, "of")})


def card_gender(card: Card) -> str:
    """The grammatical gender of the name of `card`: "m", "f", or "" in a language without genders.

    >>> from cartes_lib.cards import card
    >>> from cartes_lib.messages import card_gender, use_language
    >>> with use_language("fr"):
    ...     print(card_gender(card("10o")))
    m
    """
    key = "card-joker.gender" if card.suit is None else f"card-rank-{card.rank}.gender"
    return format_entry(key, {}) if has_message(key) else ""


def suit_name(suit: Suit, form: str = "bare") -> str:
    """The name of `suit` in one of the forms `bare` ("coupe"), `the` ("la coupe"), `of` or `to`.

    >>> from cartes_lib.cards import Suit
    >>> from cartes_lib.messages import suit_name, use_language
    >>> with use_language("fr"):
    ...     print(suit_name(Suit.COPAS, "of"))
    de coupe
    """
    return _suit_name(suit, form, language())


@cache
def _suit_name(suit: Suit, form: str, _lang: str) -> str:
    return format_entry(f"suit-{suit.name.lower()}.{form}", {})


def card_names(
    hand: Iterable[Card], form: str = "the", joined: str = "and", *, by_number: bool = False
) -> str:
    """The names of the cards of `hand` as a list in a sentence; "" if `hand` is empty.

    `joined` is "and" or "or". Several jokers form one item: "deux jokers", or "un joker" in a list
    with "or".

    >>> from cartes_lib.cards import cards
    >>> from cartes_lib.messages import card_names, use_language
    >>> with use_language("es"):
    ...     print(card_names(cards("9o 1c"), joined="or"))
    el nueve de oros o el as de copas
    """
    cards = tuple(hand)
    jokers = sum(card.suit is None for card in cards)
    first = next((at for at, card in enumerate(cards) if card.suit is None), len(cards))
    if jokers < 2:
        return list_text([card_name(card, form, by_number=by_number) for card in cards], joined)
    names = [card_name(card, form, by_number=by_number) for card in cards if card.suit is not None]
    names.insert(first, format_entry("card-jokers", {"count": jokers, "joined": joined}))
    return list_text(names, joined)


def list_text(names: Sequence[str], joined: str = "and") -> str:
    """`names` as a list in a sentence; `joined` is "and" or "or"; the result is "" if `names` is
    empty.

    The messages `list-and` and `list-or` get the variables `$first`, `$last` and `$u`. `$u` is
    "yes" if the last name starts with the sound o (needed in Spanish), else "no".

    >>> from cartes_lib.messages import list_text, use_language
    >>> with use_language("es"):
    ...     print(list_text(["copas", "oros"]))
    copas y oros
    """
    if len(names) < 2:
        return "".join(names)
    sounds_o = "yes" if _STARTS_WITH_O.match(names[-1]) else "no"
    ends = {"first": ", ".join(names[:-1]), "last": names[-1], "u": sounds_o}
    return format_entry(f"list-{joined}", ends)


def seat_terms(seats: int, sides: bool = True) -> tuple[str, ...]:
    """The catalogue keys of the names of `seat_names`, such as "term-seat-left".

    >>> from cartes_lib.messages import seat_terms
    >>> seat_terms(2)
    ('term-seat-you', 'term-seat-opponent')
    """
    return tuple(f"term-seat-{name}" for name in seat_names(seats, sides))


@contextmanager
def use_names(names: Mapping[str, str]) -> Iterator[None]:
    """Context manager: messages within the block name seats by `names`, and no seat is "you".

    It is used for onlookers, who have no seat.

    Args:
        names: the names; the keys are facts such as "seat-left", or catalogue entries.

    >>> from cartes_lib.messages import called_name, use_names
    >>> with use_names({"seat-left": "Marta"}):
    ...     print(called_name("seat-left"))
    Marta
    """
    token = _CALLED.set(names)
    try:
        yield
    finally:
        _CALLED.reset(token)


def called_name(seat: str) -> str:
    """The name that the current `use_names` block gives to the seat with the key `seat` (such as
    "seat-left"); "" without such a name.

    >>> from cartes_lib.messages import called_name, use_names
    >>> with use_names({"seat-left": "Marta"}):
    ...     print(called_name("seat-left"))
    Marta
    """
    return _CALLED.get().get(seat, "")


def format_message(key: str, **facts: Fact) -> str:
    """The text of the catalogue entry `key` (or `entry.attribute`), with `facts` filled in.

    In the catalogue, the names of facts have hyphens instead of underscores. The variables of a
    fact `x` depend on its type:

    - number or key: `$x`; a key that has an entry `term-<key>` also gives `$x-term`, and
      `$x-term-of`, `$x-term-to`, `$x-term-gender` where the entry has such attributes;
    - card: `$x` ("neuf d’or"), `$x-the`, `$x-of`, `$x-to`, `$x-a`; `$x-number` ("le 9 d’or");
      `$x-gender`, "m" or "f", of its rank's name, where names have a gender;
    - suit: `$x` ("coupe"), `$x-the`, `$x-of`, `$x-to`;
    - cards: `$x` (all with articles, "... et ..."), `$x-or` ("... ou ..."), `$x-count`; as
      numbers, `$x-numbers` and `$x-either`;
    - yes or no: `$x`, "yes" or "no". None: "none".

    Raises:
        MissingMessageError: no language has the entry, or the entry uses a variable that is not in
            `facts`.

    >>> from cartes_lib.cards import card
    >>> from cartes_lib.messages import format_message, use_language
    >>> with use_language("en"):
    ...     print(format_message("rules-unknown-option", option="x", allowed="target"))
    There is no option “x” in this game. Its options are: target.
    """
    if key in (called := _CALLED.get()):
        return called[key]
    lang = source_language(key)
    if lang != language():
        # The whole sentence is in one language, including the names of cards.
        with use_language(lang):
            text = format_message(key, **facts)
        return tagged(text, lang)
    variables: dict[str, str | int | float] = {}
    for name, fact in facts.items():
        variables |= _variables(name.replace("_", "-"), fact)
    return _MINUS.sub("\u2212", format_entry(key, variables))


def _variables(name: str, fact: Fact) -> dict[str, str | int | float]:
    if isinstance(fact, Card):
        forms = {f"{name}-{form}": card_name(fact, form) for form in FORMS[1:]}
        numbered = card_name(fact, "the", by_number=True)
        gender = {f"{name}-gender": card_gender(fact)} if card_gender(fact) else {}
        return {name: card_name(fact, "bare"), f"{name}-number": numbered, **forms, **gender}
    if isinstance(fact, Suit):
        forms = {f"{name}-{form}": suit_name(fact, form) for form in ("the", "of", "to")}
        return {name: suit_name(fact, "bare"), **forms}
    if isinstance(fact, tuple):
        return {
            name: card_names(fact, "the", "and"),
            f"{name}-or": card_names(fact, "the", "or"),
            f"{name}-numbers": card_names(fact, "the", "and", by_number=True),
            f"{name}-either": card_names(fact, "the", "or", by_number=True),
            f"{name}-count": len(fact),
        }
    if fact is None or isinstance(fact, bool):
        return {name: {None: "none", True: "yes", False: "no"}[fact]}
    if isinstance(fact, str) and fact in _CALLED.get():
        return {name: "called", **_term("term-seat-called", f"{name}-term", _CALLED.get()[fact])}
    if isinstance(fact, str) and has_message(f"term-{fact}"):
        return {name: fact, **_term(f"term-{fact}", f"{name}-term")}
    return {name: fact}


def _term(entry: str, name: str, called: str = "") -> dict[str, str]:
    given = {"name": called} if called else {}
    return {name: format_entry(entry, given)} | {
        f"{name}-{form}": format_entry(f"{entry}.{form}", given)
        for form in ("of", "to", "gender")
        if has_message(f"{entry}.{form}")
    }


def explain(verdict: Verdict) -> str:
    """The sentence that explains `verdict`; the id of the rule is not included.

    Raises:
        MissingMessageError: the catalogue has no entry for the verdict's reason.

    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.messages import explain, use_language
    >>> verdict = Match(seed=1, dealer=0).state.judge("contro")
    >>> with use_language("en"):
    ...     print(explain(verdict))
    Choose a suit or botifarra first.
    """
    message = format_message(f"verdict-{verdict.reason}", **verdict.facts)
    return capitalised(message)


def capitalised(text: str) -> str:
    """`text` with a capital letter at the start of each sentence. Facts are inserted in lower case.

    >>> from cartes_lib.messages import capitalised
    >>> capitalised("the nine wins. the ace loses.")
    'The nine wins. The ace loses.'
    """
    return _SENTENCE.sub(lambda start: start[0].upper(), text)


def decimal(value: float) -> str:
    """`value` with one decimal, in the format of the current language; negative numbers have a
    minus sign.

    >>> from cartes_lib.messages import decimal, use_language
    >>> with use_language("ca"):
    ...     print(decimal(2.45))
    2,5
    """
    return _MINUS.sub("\u2212", format_entry("figure", {"value": round(value, 1) or 0.0}))


def rule_text(rule_id: str) -> str:
    """The text of the rule `rule_id`: one or two sentences.

    Raises:
        MissingMessageError: the catalogue has no text for this rule.

    >>> from cartes_lib.messages import rule_text, use_language
    >>> with use_language("en"):
    ...     print(rule_text("BOT-SET-01"))
    Four people play, two against two; partners sit opposite each other.
    """
    return format_entry(f"rule-{rule_id}", {})


def source_text(rule_id: str) -> str:
    """The text that names the source and the line of the rule `rule_id`.

    >>> from cartes_lib.messages import source_text, use_language
    >>> with use_language("en"):
    ...     print(source_text("BOT-LEG-OB-04"))
    Rulebook: text on botifarra, line 126
    """
    source = rule(rule_id).source
    if not source:
        return format_message("source-none")
    text, _, line = source.partition(":")
    return format_message("source-line", text=format_message(_SOURCES[text]), line=line)


def rule_choice(rule_id: str) -> str | None:
    """The project's decision about a rule and its reason, if the sources are silent or
    contradictory; else None.

    >>> from cartes_lib.messages import rule_choice
    >>> rule_choice("BOT-SET-01") is None
    True
    """
    key = f"rule-{rule_id}.choice"
    return format_entry(key, {}) if has_message(key) else None


def lesson_title(lesson_id: str) -> str:
    """The title of the lesson `lesson_id`.

    Raises:
        MissingMessageError: the catalogue has no title for this lesson.

    >>> from cartes_lib.messages import lesson_title, use_language
    >>> with use_language("en"):
    ...     print(lesson_title("BO-04"))
    The free game (Lleida)
    """
    return format_entry(f"lesson-{lesson_id}", {})
