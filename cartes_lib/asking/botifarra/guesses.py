"""Questions about Botifarra: tricks, legal cards, points, calls, seats, odds.

The reader is seat 0. A trick is given by its cards in the order played.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from cartes_lib.asking import parts
from cartes_lib.asking.contract import NO_TRUMP, Line, Message, Question, Row, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.botifarra import (
    DEAL_POINTS,
    HALF,
    PRESETS,
    Rules,
    bidding,
    closed_call,
    deal_score,
    decision,
    judge_card,
    multiplier,
)
from cartes_lib.botifarra import trick as read_trick
from cartes_lib.botifarra.odds import chance_of_length
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards
from cartes_lib.engine import Fact, legal
from cartes_lib.seats import right_of
from cartes_lib.tricks import Trick

__all__ = [
    "allowed",
    "deal",
    "is_legal",
    "length",
    "may_say",
    "scored",
    "speaker",
    "times",
    "word",
]

_SEATS = 4
_LAST = 1
"""The seat from which a trick is led so that the reader plays last."""


def _trump(name: str) -> Suit | None:
    return None if name == "none" else Suit[name.upper()]


def _trick_scene(
    plays: Trick,
    trump: str,
    hand: Hand = (),
    marked: Card | None = None,
    rules: Rules | None = None,
) -> Scene:
    """A trick at a table of pairs, unless by the `rules` each plays for himself."""
    turn = right_of(plays[-1].seat, _SEATS) if plays else 0
    suit = _trump(trump)
    return Scene(
        "trick",
        plays=parts.seated(plays),
        sides=rules is None or not rules.is_individual,
        turn=turn if len(plays) < _SEATS else None,
        trump=NO_TRUMP if suit is None else suit,
        hand=hand,
        marked=marked,
    )


def _rules(variant: str, three_second: bool = False) -> Rules:
    return replace(PRESETS[variant], card_order="three-second" if three_second else "usual")


def _before_reader(text: str) -> Trick:
    """The trick that `text` tells, such that the reader plays next."""
    return read_trick(text, leader=(_SEATS - len(read_cards(text))) % _SEATS)


@guess_kind("botifarra", "legal")
def is_legal(
    *, card: str, hand: str, trick: str, trump: str = "none", variant: str = "lliure"
) -> Question:
    """May the reader play that card now? Rules: BOT-LEG-LL, BOT-LEG-OB, BOT-LEG-IN."""
    held, plays, wanted = read_cards(hand), _before_reader(trick), read_card(card)
    rules = PRESETS[variant]
    verdict = judge_card(held, plays, _trump(trump), wanted, rules)
    result = decision(held, plays, _trump(trump), rules)
    why = parts.reason_of(verdict) or _case(result.rule, result.legal)
    prompt = Message("guess-legal", {"card": wanted, "variant": f"variant-{variant}"})
    scene = _trick_scene(plays, trump, held, wanted, rules)
    return parts.yes_no(prompt, scene, verdict.legal, verdict.rule, why)


def _case(rule: str, legal: Hand) -> Message | None:
    """Which case of the rule applies and what it allows; None where its sentence says it all."""
    number = int(rule[-2:])
    known = rule.startswith("BOT-LEG-") and number in range(2, 9)
    if not known or (rule.startswith("BOT-LEG-IN") and number != 2):
        return None
    return Message("why-legal", {"case": f"case-{rule[-5:].lower()}", "cards": legal})


@guess_kind("botifarra", "allowed")
def allowed(*, hand: str, trick: str, trump: str = "none", variant: str = "lliure") -> Question:
    """How many cards of the hand may be played now? Rules: as `is_legal`."""
    held, plays = read_cards(hand), _before_reader(trick)
    rules = PRESETS[variant]
    result = decision(held, plays, _trump(trump), rules)
    return parts.plain_question(
        Message("guess-allowed", {"variant": f"variant-{variant}"}),
        parts.number(1, len(held)),
        len(result.legal),
        result.rule,
        _trick_scene(plays, trump, held, rules=rules),
        _case(result.rule, result.legal),
    )


@guess_kind("botifarra", "deal")
def deal(*, of: str = "deal") -> Question:
    """How many points has a whole deal, or have the cards of the pack alone?

    Args:
        of: "deal" or "cards".

    Raises:
        KeyError: neither of them.

    Rules: BOT-SET-04, BOT-SET-06.
    """
    if of not in ("deal", "cards"):
        raise KeyError(of)
    counts, asked = parts.number(0, 200, "unit-points"), of == "cards"
    if asked:
        # Nothing has been said of tricks yet.
        why = Message("guess-why-pack")
        return parts.plain_question(
            Message("guess-pack"), counts, DEAL_POINTS - 12, "BOT-SET-04", why=why
        )
    return parts.plain_question(Message("guess-deal"), counts, DEAL_POINTS, "BOT-SET-06")


@guess_kind("botifarra", "times")
def times(*, said: str) -> Question:
    """By what is a deal multiplied after these calls? Rules: BOT-DBL-05, BOT-TRUMP-03.

    Args:
        said: a contract and doublings, with the passes between them, such as
            "oros contro recontro".
    """
    now = bidding(said.split(), 0)
    if now.contract is None:
        raise ValueError(f"no contract is named: {said!r}")
    result = multiplier(now.contract, now.doubling)
    return parts.plain_question(
        Message("guess-times"),
        parts.number(1, 64),
        result,
        "BOT-DBL-05",
        _talk(said.split(), 0),
        _why_times(now.contract, now.doubling, result),
    )


def _why_times(contract: str, doubling: str, times: int) -> Message:
    """What multiplies; of doublings nothing is said where there were none."""
    if contract == "botifarra" and doubling == "none":
        return Message("guess-why-times-botifarra")
    return Message("why-multiplier", {"times": times})


def _talk(said: list[str], dealer: int) -> Scene:
    """The calls, line by line, and the dealer."""
    lines = []
    for count, call in enumerate(said):
        speaker = bidding(said[:count], dealer).speaker
        seat = f"seat-{parts.seat_key(speaker or 0, _SEATS)}"
        lines.append(Line(str(count), Message("log-call", {"seat": seat, "call": f"call-{call}"})))
    giver = Message(f"term-seat-{parts.seat_key(dealer, _SEATS)}")
    return Scene("log", lines=tuple(lines), rows=(Row("dealer", Message("row-dealer"), giver),))


@guess_kind("botifarra", "scored")
def scored(*, points: int, contract: str = "oros", doubling: str = "none") -> Question:
    """What does the reader's side note that made so many of 72? Rules: BOT-SCORE-01, -02."""
    by = multiplier(contract, doubling)
    ours, _ = deal_score(points, by)
    facts: dict[str, Fact] = {
        "own": points,
        "above": max(0, points - HALF),
        "times": by,
        "scored": ours,
        "score": ours,
        "asks": "points",
    }
    why = (
        Message("why-marking", facts)
        if ours
        else Message("why-marking-nothing", {"own": points, "score": 0, "asks": "points"})
    )
    rows = (
        Row("points", Message("row-your-points"), points),
        Row("contract", Message("guess-row-contract"), Message(f"term-call-{contract}")),
        Row("doubling", Message("guess-row-doubling"), Message(f"doubling-{doubling}")),
    )
    unit = parts.number(0, 576, "unit-points")
    rule = "BOT-SCORE-02" if points == HALF else "BOT-SCORE-01"
    return parts.plain_question(
        Message("prompt-marking"), unit, ours, rule, Scene("score", rows=rows), why
    )


@guess_kind("botifarra", "speaker")
def speaker(*, said: str = "", dealer: int = 0) -> Question:
    """Who is to speak after these calls? Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-DBL-07."""
    history = said.split()
    now = bidding(history, dealer)
    if now.speaker is None:
        raise ValueError(f"nobody speaks any more after {said!r}")
    rule = "BOT-DBL-07" if now.contract else "BOT-TRUMP-02" if history else "BOT-TRUMP-01"
    result = parts.seat_key(now.speaker, _SEATS)
    prompt, schema = Message("guess-speaker"), parts.seat_choice(_SEATS)
    return parts.plain_question(prompt, schema, result, rule, _talk(history, dealer))


@guess_kind("botifarra", "say")
def may_say(*, call: str, said: str = "", dealer: int = 0) -> Question:
    """May the next speaker make that call? Rules: BOT-TRUMP-01, -02, BOT-DBL-01 to -07."""
    history = said.split()
    now = bidding(history, dealer)
    verdict = legal(_opening_rule(call)) if call in now.calls else closed_call(call, now)
    seat = f"seat-{parts.seat_key(now.speaker or 0, _SEATS)}"
    prompt = Message(
        "guess-say", {"call": f"call-{call}", "seat": seat if now.speaker is not None else "nobody"}
    )
    scene = _talk(history, dealer)
    return parts.yes_no(prompt, scene, verdict.legal, verdict.rule, parts.reason_of(verdict))


def _opening_rule(call: str) -> str:
    """The rule by which an open call may be said."""
    doubling = {
        "contro": "BOT-DBL-01",
        "pass": "BOT-DBL-01",
        "recontro": "BOT-DBL-03",
        "sant-vicenc": "BOT-DBL-04",
        "botifarra": "BOT-TRUMP-03",
    }
    return doubling.get(call, "BOT-TRUMP-01")


@guess_kind("botifarra", "length")
def length(*, least: int, most: int = 12) -> Question:
    """How often has a hand `least` to `most` cards of a given suit? Rule: BOT-DEAL-05."""
    prompt = Message("guess-length", {"least": least, "most": most})
    return parts.chance(prompt, chance_of_length(least, most), "BOT-SET-02")


@guess_kind("botifarra", "holder")
def holder() -> Question:
    """How often is one given card that one does not see at the partner's? Rule: BOT-SET-02."""
    return parts.chance(Message("guess-holder"), Fraction(1, 3), "BOT-SET-02")


@guess_kind("botifarra", "word")
def word(*, means: str, words: str, lang: str = "ca") -> Question:
    """Which of these words of the glossary means that?"""
    return parts.word("botifarra", means, words, lang)
