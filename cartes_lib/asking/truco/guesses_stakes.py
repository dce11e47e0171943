"""Questions of Truco about what one pays: leaving, staying, a flor that is asked for."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from cartes_lib.asking import parts
from cartes_lib.asking.contract import Group, Line, Message, Question, Row, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.asking.truco.flor_claims import CLAIM_REASONS, claimed
from cartes_lib.asking.truco.folding import HABITS, leaving_reason
from cartes_lib.asking.truco.showdowns import left_for
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import envido_stake, envido_value, truco_stake
from cartes_lib.truco.range_odds import (
    Range,
    enough_bluffs,
    fair_chance,
    gain,
    last_card_against,
)

__all__ = ["bluffs", "claim", "fold", "stay"]


@guess_kind("truco", "fold")
def fold(*, said: str = "") -> Question:
    """What does leaving cost one of two players now? Rules: TRU-TRU-17, TRU-TRU-18.

    Args:
        said: what was said so far, such as "truco quiero"; nothing yet if "".
    """
    talk = said.split()
    rule = "TRU-TRU-18" if talk else "TRU-TRU-17"
    lines = tuple(
        Line(str(at), Message("log-bet", {"call": f"bet-{word}"})) for at, word in enumerate(talk)
    )
    unit, points = parts.number(0, 9, "unit-points"), left_for(talk)
    why = Message(f"why-leave-{leaving_reason(talk)}", {"points": points})
    return parts.plain_question(
        Message("prompt-leave"), unit, points, rule, Scene("log", lines=lines), why
    )


@guess_kind("truco", "stay")
def stay(*, card: str, tricks: str, habit: str = "any", call: str = "truco") -> Question:
    """The last card of two players: is it worth accepting that call? Rule: TRU-TRU-13.

    Args:
        tricks: the two before, each as the reader's card and the other's, parted by "/"; the
            reader has won the first of them alone.
        habit: with which cards the other raises: "any", "ace", "two", "three" or "brava".

    Raises:
        KeyError: no such habit.
    """
    pairs = [read_cards(text) for text in tricks.split("/")]
    mine, seen = read_card(card), (*pairs[0], *pairs[1])
    won, total = last_card_against(mine, (0, 1), seen, Range(HABITS[habit]))
    stake = truco_stake(call)
    groups = tuple(
        Group(f"trick-{number}", Message("group-trick", {"number": number}), pair)
        for number, pair in enumerate(pairs, 1)
    )
    held = Group("mine", Message("group-your-last"), (mine,))
    rows = (Row("habit", Message("row-habit"), Message(f"habit-{habit}")),)
    chance = Fraction(won, total)
    facts = {"won": won, "total": total, "percent": round(100 * chance)}
    return parts.yes_no(
        Message("prompt-stay", {"call": f"bet-{call}"}),
        Scene("table", groups=(*groups, held), rows=rows),
        gain(chance, *stake) > 0,
        "TRU-TRU-13",
        Message("why-stay", {**facts, "least": round(100 * fair_chance(*stake))}),
    )


@guess_kind("truco", "claimed")
def claim(*, mine: int, theirs: int, asks: bool = True, found: bool = True) -> Question:
    """What does the reader's side mark for a hand once a flor was asked for? Rule: TRU-FLOR-20.

    Args:
        mine, theirs: points that the sides made in the hand.
        asks: whether the reader's side asks.
        found: whether the flor was there.
    """
    points = claimed(mine, theirs, asks, found)[0]
    rows = (
        Row("mine", Message("row-made-yours"), mine),
        Row("theirs", Message("row-made-theirs"), theirs),
        Row("asker", Message("row-claimer"), Message("side-yours" if asks else "side-theirs")),
        Row(
            "found",
            Message("row-shows"),
            Message("state-shows-flor" if found else "state-shows-two"),
        ),
    )
    why = Message(CLAIM_REASONS[asks, found], {"points": points})
    unit, scene = parts.number(0, 20, "unit-points"), Scene("score", rows=rows)
    return parts.plain_question(
        Message("prompt-claim-points"), unit, points, "TRU-FLOR-20", scene, why
    )


@guess_kind("truco", "bluffs")
def bluffs(*, hand: str, least: int, call: str = "envido") -> Question:
    """From how many bluffs in a hundred weaker hands on is that bet to be accepted?

    The reader is mano; the other always bets with `least` or more.

    Raises:
        ValueError: no number of them is, or none is needed.

    Rules: TRU-ENV-05, TRU-ENV-09.
    """
    held = read_cards(hand)
    needed = fair_chance(*envido_stake(call))
    found = enough_bluffs(held, least, needed)
    if not 0 < found <= 1:
        raise ValueError(f"{found} is no part of his weaker hands")
    mine = Group("mine", Message("widget-your-hand"), held)
    rows = (Row("bettor", Message("row-bettor"), Message("guess-bettor-bluffs", {"value": least})),)
    asked = parts.chance(
        Message("guess-bluffs", {"value": envido_value(held)}),
        found,
        "TRU-ENV-09",
        Scene("table", groups=(mine,), rows=rows),
    )
    facts = {"percent": round(100 * found), "needed": round(100 * needed)}
    why = Message("why-guess-bluffs", facts)
    return replace(asked, key=replace(asked.key, why=why))
