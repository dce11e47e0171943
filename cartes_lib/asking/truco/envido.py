"""TR-05 and TR-06: what a hand is worth for the envido, who wins it, what it brings."""

from __future__ import annotations

import random

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    ExerciseError,
    Group,
    Line,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.custom import CustomForm, CustomPosition, Field
from cartes_lib.asking.parts import distinct, fitting, ids, seat_items
from cartes_lib.asking.registry import generator
from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.truco import CHICO, PRESETS, card_value, envido_stake, envido_value

__all__ = ["duel", "falta_breakdown", "score", "value", "value_drawn"]

_CHAINS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (("envido",), ("real-envido",), ("envido", "envido")),
    2: (
        ("envido", "envido"),
        ("envido", "real-envido"),
        ("envido", "envido", "real-envido"),
        ("falta-envido",),
    ),
    3: (
        ("envido", "falta-envido"),
        ("real-envido", "falta-envido"),
        ("envido", "real-envido", "falta-envido"),
        ("envido", "envido", "real-envido", "falta-envido"),
        ("envido", "envido", "real-envido"),
    ),
}


def _suits(hand: Hand) -> int:
    return len({card.suit for card in hand})


def _hand(rng: random.Random, level: int, flor: bool) -> Hand:
    """Two cards of a suit; with figures at level 2; of any suits at level 3, but no `flor`."""
    suits = {1: (2,), 2: (2, 2, 3), 3: (2, 3) if flor else (1, 2, 3)}[level]
    wanted, figures = rng.choice(suits), level > 1 and rng.random() < 0.7
    while True:
        hand = tuple(rng.sample(PACK_40, 3))
        has_figure = any(not card_value(card) for card in hand)
        if _suits(hand) == wanted and has_figure == figures:
            return hand


def _paired(hand: Hand) -> tuple[str, ...]:
    """The cards that share their suit with another; all of them if none do."""
    return ids(card for card in hand if _suits(hand) < 3 and _has_like(card, hand)) or ids(hand)


def _has_like(card: Card, hand: Hand) -> bool:
    return sum(one.suit == card.suit for one in hand) > 1


def _ideas(hand: Hand) -> dict[str, int]:
    right, values = envido_value(hand), [card_value(card) for card in hand]
    pair = [card for card in hand if _has_like(card, hand)]
    by_number = 20 + sum(card.rank for card in pair) if len(pair) == 2 else right
    return {
        "envido-twenty-forgotten": right - 20 if pair else right,
        "envido-figures-by-number": by_number,
        "envido-twenty-always": 20 + sum(sorted(values)[1:]) if not pair else right,
        "envido-all-three": 20 + sum(values),
        "envido-sum": sum(values),
    }


def _laid_out(custom: CustomPosition, rules: str) -> Question:
    """What the envido of a teacher's three cards is worth."""
    hand = custom.cards["hand"]
    if len({card.suit for card in hand}) == 1 and rules != "sin-flor":
        raise ExerciseError("flor")
    return value_drawn(hand, rules)


@generator(
    "TR-05",
    "value",
    "sin-flor",
    "con-flor",
    game="truco",
    form=CustomForm((Field("hand", 3, 3),), PACK_40),
    lay_out=_laid_out,
)
def value(rng: random.Random, level: int, rules: str) -> Question:
    """The envido of a hand; at level 3 perhaps of one suit, where no flor is played."""
    return value_drawn(_hand(rng, level, PRESETS[rules].flor), rules)


def value_drawn(hand: Hand, rules: str) -> Question:
    """The question what the envido of `hand` is worth."""
    right, schema = envido_value(hand), AnswerSchema("number", high=60)
    why = {1: "why-envido-best-two", 2: "why-envido-pair", 3: "why-envido-single"}[_suits(hand)]
    key = AnswerKey(
        answer=right,
        rule={1: "TRU-ENV-03", 2: "TRU-ENV-01", 3: "TRU-ENV-02"}[_suits(hand)],
        why=Message(why, {"points": right}),
        hint=Message("hint-envido"),
        highlight=_paired(hand),
        mistakes=fitting(_ideas(hand), right, schema),
        breakdown=_breakdown(hand),
    )
    prompt = Message("prompt-envido-value", {"flor": PRESETS[rules].flor})
    return Question(prompt, Scene("cards", cards=hand), schema, key)


def _breakdown(hand: Hand) -> tuple[tuple[Message, int], ...]:
    """What counts: twenty and two cards of a suit, or the highest card."""
    liked = [card for card in hand if _has_like(card, hand)]
    counted = sorted(liked or hand, key=card_value)[-2 if liked else -1 :]
    rows = [(Message("breakdown-card", {"card": card}), card_value(card)) for card in counted]
    return ((Message("breakdown-twenty"), 20), *rows) if liked else tuple(rows)


@generator("TR-05", "duel", "sin-flor", "con-flor")
def duel(rng: random.Random, level: int, rules: str) -> Question:
    """Two hands and who is mano: who wins the envido? Ties go to the mano."""
    tied = rng.random() < (0.2, 0.35, 0.5)[level - 1]
    while True:
        dealt = rng.sample(PACK_40, 6)
        hands = tuple(dealt[:3]), tuple(dealt[3:])
        values = envido_value(hands[0]), envido_value(hands[1])
        alike = any(_suits(hand) == 1 for hand in hands)
        if alike and (PRESETS[rules].flor or level < 3):
            continue
        if (values[0] == values[1]) == tied and abs(values[0] - values[1]) <= 12:
            break
    mano = rng.randrange(2)
    winner = mano if tied else values.index(max(values))
    names = ("you", "opponent")
    by_number = [sum(card.rank for card in hand) for hand in hands]
    ideas = {
        "envido-tie-to-the-other": names[1 - mano] if tied else names[winner],
        "envido-by-number": names[by_number.index(max(by_number))],
        "envido-mano-always": names[mano],
    }
    key = AnswerKey(
        answer=names[winner],
        rule="TRU-ENV-10",
        why=Message(
            "why-envido-tie" if tied else "why-envido-duel",
            {"mine": values[0], "theirs": values[1], "mano": f"seat-{names[mano]}"},
        ),
        hint=Message("hint-envido"),
        highlight=("mano", *_paired(hands[0])),
        mistakes=distinct(ideas, names[winner]),
    )
    groups = tuple(
        Group(name, Message(f"term-seat-{name}"), hand)
        for name, hand in zip(names, hands, strict=True)
    )
    first = Row("mano", Message("row-mano"), Message(f"term-seat-{names[mano]}"))
    scene = Scene("table", groups=groups, rows=(first,))
    return Question(
        Message("prompt-envido-duel"), scene, AnswerSchema("choice", seat_items(2)), key
    )


@generator("TR-06", "score", "con-flor")
def score(rng: random.Random, level: int, rules: str) -> Question:
    """What a chain of envidos brings, accepted or refused."""
    calls = rng.choice(_CHAINS[level])
    accepted = rng.random() < 0.5
    scores = rng.randint(0, 28), rng.randint(0, 28)
    stake = envido_stake(calls, scores)
    right, schema = stake[0] if accepted else stake[1], AnswerSchema("number", high=40)
    falta = "falta-envido" in calls
    last = {"envido": 2, "real-envido": 3, "falta-envido": stake[0]}[calls[-1]]
    ideas = {
        "stake-refused-pays-all": stake[0] if not accepted else right,
        "stake-accepted-as-refused": stake[1] if accepted else right,
        "stake-last-call-only": last if accepted else right,
        # "Relance" is what the source writes for quiero: it accepts, and raises nothing.
        "stake-relance-raises": stake[0] + last if accepted and not falta else right,
        "stake-refusal-always-one": 1 if not accepted else right,
        "stake-falta-from-the-trailing": CHICO - min(scores) if accepted and falta else right,
        "stake-falta-added": sum(map(_added, calls)) + stake[0] if accepted and falta else right,
    }
    said = (*calls, "quiero" if accepted else "no-quiero")
    lines = tuple(
        Line(
            str(number),
            Message("log-call", {"seat": f"seat-{_SPEAKERS[number % 2]}", "call": f"bet-{one}"}),
        )
        for number, one in enumerate(said, 1)
    )
    key = AnswerKey(
        answer=right,
        rule="TRU-ENV-09" if not accepted else "TRU-ENV-08" if falta else "TRU-ENV-05",
        why=_why(accepted, falta, right, max(scores)),
        hint=Message("hint-stake"),
        highlight=(str(len(said)), str(len(calls))),
        mistakes=fitting(ideas, right, schema),
        breakdown=_staked(calls, accepted, scores),
    )
    rows = tuple(
        Row(f"score-{name}", Message(f"row-score-{name}"), points)
        for name, points in zip(("you", "opponent"), scores, strict=True)
    )
    scene = Scene("log", lines=lines, rows=rows)
    return Question(Message("prompt-envido-stake"), scene, schema, key)


_SPEAKERS = ("opponent", "you")


def _line(number: int, bet: str) -> Line:
    seat = f"seat-{_SPEAKERS[number % 2]}"
    return Line(str(number), Message("log-call", {"seat": seat, "call": f"bet-{bet}"}))


def _staked(
    calls: tuple[str, ...], accepted: bool, scores: tuple[int, int]
) -> tuple[tuple[Message, int], ...]:
    """What makes up the points of a chain of calls."""
    if accepted and "falta-envido" in calls:
        return falta_breakdown(max(scores))
    counted = calls if accepted else calls[:-1]
    if not counted:
        return ((Message("breakdown-first-refused"), 1),)
    return tuple(
        (Message("breakdown-call", {"call": f"bet-{one}"}), _added(one)) for one in counted
    )


def falta_breakdown(leader: int) -> tuple[tuple[Message, int], ...]:
    """What a falta envido is made of, where the leading side has `leader` points."""
    return (Message("breakdown-chico"), CHICO), (Message("breakdown-leader"), -leader)


def _added(call: str) -> int:
    return {"envido": 2, "real-envido": 3}.get(call, 0)


def _why(accepted: bool, falta: bool, points: int, leader: int) -> Message:
    if not accepted:
        return Message("why-stake-refused", {"points": points})
    if falta:
        return Message("why-stake-falta", {"points": points, "leader": leader})
    return Message("why-stake-accepted", {"points": points})
