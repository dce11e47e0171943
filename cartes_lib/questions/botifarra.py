"""Questions about Botifarra: tricks, cards that may be played, points, calls, seats, odds.

The reader is seat 0. A trick is told by its cards in the order played.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from cartes_lib.botifarra import (
    DEAL_POINTS,
    HALF,
    PRESETS,
    Rules,
    best_play,
    bidding,
    card_points,
    closed_call,
    deal_score,
    decision,
    judge_card,
    multiplier,
    pile_points,
    strength,
)
from cartes_lib.botifarra import trick as read_trick
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards
from cartes_lib.engine import Fact, legal
from cartes_lib.exercises.contract import NO_TRUMP, Line, Row, Said, Scene
from cartes_lib.odds.botifarra import chance_of_length
from cartes_lib.questions import parts
from cartes_lib.questions.contract import Question
from cartes_lib.questions.registry import question
from cartes_lib.seats import right_of
from cartes_lib.tricks import Trick

__all__ = [
    "allowed",
    "deal",
    "is_legal",
    "leader",
    "length",
    "may_say",
    "points",
    "scored",
    "speaker",
    "stronger",
    "times",
    "turn",
    "winner",
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


@question("botifarra", "winner")
def winner(
    *, trick: str, trump: str = "none", leader: int = _LAST, three_second: bool = False
) -> Question:
    """Which card wins the trick, or leads it so far? Rule: BOT-PLAY-03."""
    plays = read_trick(trick, leader=leader)
    best = best_play(plays, _trump(trump), _rules("lliure", three_second)).card
    led = plays[0].card.suit
    complete = len(plays) == _SEATS
    how = "highest" if best.suit == led else "ruffed"
    return Question(
        Said("prompt-trick-winner" if complete else "guess-ahead"),
        parts.card_choice(tuple(play.card for play in plays)),
        str(best),
        "BOT-PLAY-03",
        _trick_scene(plays, trump),
        Said(
            f"why-trick-{how}" if complete else f"guess-why-ahead-{how}",
            {"card": best, "led": led},
        ),
    )


@question("botifarra", "leader")
def leader(*, trick: str, trump: str = "none", leader: int = _LAST) -> Question:
    """Who leads the next trick? Rule: BOT-PLAY-04."""
    plays = read_trick(trick, leader=leader)
    best = best_play(plays, _trump(trump), _rules("lliure"))
    seat = parts.seat_key(best.seat, _SEATS)
    return Question(
        Said("prompt-next-leader"),
        parts.seat_choice(_SEATS),
        seat,
        "BOT-PLAY-04",
        _trick_scene(plays, trump),
        Said("guess-why-leads", {"card": best.card, "seat": f"seat-{seat}"}),
    )


@question("botifarra", "next")
def turn(*, trick: str, trump: str = "none", leader: int = _LAST) -> Question:
    """Who plays next to an unfinished trick? Rule: BOT-PLAY-02."""
    plays = read_trick(trick, leader=leader)
    following = parts.seat_key(right_of(plays[-1].seat, _SEATS), _SEATS)
    last = parts.seat_key(plays[-1].seat, _SEATS)
    # The scene must not tell whose turn it is.
    return Question(
        Said("prompt-whose-turn"),
        parts.seat_choice(_SEATS),
        following,
        "BOT-PLAY-02",
        replace(_trick_scene(plays, trump), turn=None),
        Said("why-turn", {"last": f"seat-{last}", "next": f"seat-{following}"}),
    )


@question("botifarra", "legal")
def is_legal(
    *, card: str, hand: str, trick: str, trump: str = "none", variant: str = "lliure"
) -> Question:
    """May the reader play that card now? Rules: BOT-LEG-LL, BOT-LEG-OB, BOT-LEG-IN."""
    held, plays, wanted = read_cards(hand), _before_reader(trick), read_card(card)
    rules = PRESETS[variant]
    verdict = judge_card(held, plays, _trump(trump), wanted, rules)
    found = decision(held, plays, _trump(trump), rules)
    why = parts.reason_of(verdict) or _case(found.rule, found.legal)
    prompt = Said("guess-legal", {"card": wanted, "variant": f"variant-{variant}"})
    scene = _trick_scene(plays, trump, held, wanted, rules)
    return parts.yes_no(prompt, scene, verdict.legal, verdict.rule, why)


def _case(rule: str, legal: Hand) -> Said | None:
    """Which case of the rule applies and what it allows; None where its sentence says it all."""
    number = int(rule[-2:])
    known = rule.startswith("BOT-LEG-") and number in range(2, 9)
    if not known or (rule.startswith("BOT-LEG-IN") and number != 2):
        return None
    return Said("why-legal", {"case": f"case-{rule[-5:].lower()}", "cards": legal})


@question("botifarra", "allowed")
def allowed(*, hand: str, trick: str, trump: str = "none", variant: str = "lliure") -> Question:
    """How many cards of the hand may be played now? Rules: as `is_legal`."""
    held, plays = read_cards(hand), _before_reader(trick)
    rules = PRESETS[variant]
    found = decision(held, plays, _trump(trump), rules)
    return Question(
        Said("guess-allowed", {"variant": f"variant-{variant}"}),
        parts.number(1, len(held)),
        len(found.legal),
        found.rule,
        _trick_scene(plays, trump, held, rules=rules),
        _case(found.rule, found.legal),
    )


@question("botifarra", "points")
def points(*, pile: str, tricks: int = 0) -> Question:
    """What are these cards worth, with a point for each trick? Rules: BOT-SET-04, -06."""
    pile_cards = read_cards(pile)
    total = pile_points(pile_cards, tricks)
    counted = sum(map(card_points, pile_cards))
    why = (
        Said("why-pile", {"cards": counted, "tricks": tricks, "points": total})
        if tricks
        else Said("why-value", {"points": total})
    )
    prompt = Said("prompt-pile", {"tricks": tricks})
    if tricks < 2:
        name = "prompt-trick-value" if tricks else "prompt-value"
        prompt = Said(name, {"count": tricks or len(pile_cards)})
    unit = parts.number(0, DEAL_POINTS, "unit-points")
    rule = "BOT-SET-06" if tricks else "BOT-SET-04"
    return Question(prompt, unit, total, rule, Scene("cards", cards=pile_cards), why)


@question("botifarra", "deal")
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
        why = Said("guess-why-pack")
        return Question(Said("guess-pack"), counts, DEAL_POINTS - 12, "BOT-SET-04", why=why)
    return Question(Said("guess-deal"), counts, DEAL_POINTS, "BOT-SET-06")


@question("botifarra", "stronger")
def stronger(*, cards: str, three_second: bool = False) -> Question:
    """Which of these cards of one suit is the strongest? Rules: BOT-SET-05, BOT-VAR-01."""
    shown = read_cards(cards)
    if len({one.suit for one in shown}) != 1 or len(shown) < 2:
        raise ValueError(f"cards of one suit can be compared, two or more: {cards!r}")
    rules = _rules("lliure", three_second)
    best = max(shown, key=lambda one: strength(one, rules))
    return Question(
        Said("prompt-duel", {"count": len(shown)}),
        parts.card_choice(shown),
        str(best),
        "BOT-VAR-01" if three_second else "BOT-SET-05",
        Scene("cards", cards=shown),
        None if three_second else Said("why-duel", {"card": best}),
    )


@question("botifarra", "times")
def times(*, said: str) -> Question:
    """By what is a deal multiplied after these calls? Rules: BOT-DBL-05, BOT-TRUMP-03.

    Args:
        said: a contract and doublings, with the passes between them, such as
            "oros contro recontro".
    """
    now = bidding(said.split(), 0)
    if now.contract is None:
        raise ValueError(f"no contract is named: {said!r}")
    found = multiplier(now.contract, now.doubling)
    return Question(
        Said("guess-times"),
        parts.number(1, 64),
        found,
        "BOT-DBL-05",
        _talk(said.split(), 0),
        _why_times(now.contract, now.doubling, found),
    )


def _why_times(contract: str, doubling: str, times: int) -> Said:
    """What multiplies; of doublings nothing is said where there were none."""
    if contract == "botifarra" and doubling == "none":
        return Said("guess-why-times-botifarra")
    return Said("why-multiplier", {"times": times})


def _talk(said: list[str], dealer: int) -> Scene:
    """What was said, line by line, and who deals."""
    lines = []
    for count, call in enumerate(said):
        speaker = bidding(said[:count], dealer).speaker
        seat = f"seat-{parts.seat_key(speaker or 0, _SEATS)}"
        lines.append(Line(str(count), Said("log-call", {"seat": seat, "call": f"call-{call}"})))
    giver = Said(f"term-seat-{parts.seat_key(dealer, _SEATS)}")
    return Scene("log", lines=tuple(lines), rows=(Row("dealer", Said("row-dealer"), giver),))


@question("botifarra", "scored")
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
        Said("why-marking", facts)
        if ours
        else Said("why-marking-nothing", {"own": points, "score": 0, "asks": "points"})
    )
    rows = (
        Row("points", Said("row-your-points"), points),
        Row("contract", Said("guess-row-contract"), Said(f"term-call-{contract}")),
        Row("doubling", Said("guess-row-doubling"), Said(f"doubling-{doubling}")),
    )
    unit = parts.number(0, 576, "unit-points")
    rule = "BOT-SCORE-02" if points == HALF else "BOT-SCORE-01"
    return Question(Said("prompt-marking"), unit, ours, rule, Scene("score", rows=rows), why)


@question("botifarra", "speaker")
def speaker(*, said: str = "", dealer: int = 0) -> Question:
    """Who is to speak after these calls? Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-DBL-07."""
    history = said.split()
    now = bidding(history, dealer)
    if now.speaker is None:
        raise ValueError(f"nobody speaks any more after {said!r}")
    rule = "BOT-DBL-07" if now.contract else "BOT-TRUMP-02" if history else "BOT-TRUMP-01"
    found = parts.seat_key(now.speaker, _SEATS)
    prompt, shape = Said("guess-speaker"), parts.seat_choice(_SEATS)
    return Question(prompt, shape, found, rule, _talk(history, dealer))


@question("botifarra", "say")
def may_say(*, call: str, said: str = "", dealer: int = 0) -> Question:
    """May whoever speaks next say that? Rules: BOT-TRUMP-01, -02, BOT-DBL-01 to -07."""
    history = said.split()
    now = bidding(history, dealer)
    verdict = legal(_opening_rule(call)) if call in now.calls else closed_call(call, now)
    seat = f"seat-{parts.seat_key(now.speaker or 0, _SEATS)}"
    prompt = Said(
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


@question("botifarra", "length")
def length(*, least: int, most: int = 12) -> Question:
    """How often has a hand `least` to `most` cards of a given suit? Rule: BOT-DEAL-05."""
    prompt = Said("guess-length", {"least": least, "most": most})
    return parts.chance(prompt, chance_of_length(least, most), "BOT-SET-02")


@question("botifarra", "holder")
def holder() -> Question:
    """How often is one given card that one does not see at the partner's? Rule: BOT-SET-02."""
    return parts.chance(Said("guess-holder"), Fraction(1, 3), "BOT-SET-02")


@question("botifarra", "word")
def word(*, means: str, words: str, lang: str = "ca") -> Question:
    """Which of these words of the glossary means that?"""
    return parts.word("botifarra", means, words, lang)
