"""Questions about Botifarra: tricks, legal cards, points, calls, seats, odds.

The reader is seat 0. A trick is given by its cards in the order played.
"""

from __future__ import annotations

from fractions import Fraction

from cartes_lib.asking import parts
from cartes_lib.asking.contract import Line, Message, Question, Row, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.botifarra import (
    DEAL_POINTS,
    HALF,
    bidding,
    closed_call,
    deal_score,
    multiplier,
)
from cartes_lib.botifarra.odds import chance_of_length
from cartes_lib.engine import Fact, legal

__all__ = [
    "deal",
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
