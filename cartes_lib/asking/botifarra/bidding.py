"""BO-06 and BO-07: what may be said before a deal, and what it multiplies."""

from __future__ import annotations

import random
from collections.abc import Mapping

from cartes_lib.asking.botifarra.base import SEAT_NAMES
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Item,
    Line,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.parts import distinct, fitting
from cartes_lib.asking.registry import generator
from cartes_lib.botifarra import CONTRACTS, HALF, Bidding, bidding, deal_score, multiplier
from cartes_lib.seats import opposite_of

__all__ = ["call", "log_scene", "may_say_choice", "may_say_doubling", "multiplied"]

_SEATS = 4
_YOU = 0
_SILENT = "silent"
"""The answer of a seat that may say nothing now."""

SUITS = CONTRACTS[:4]


def log_scene(history: tuple[str, ...], dealer: int) -> Scene:
    """The calls with their seats; above them, the dealer."""
    lines = []
    for number, said in enumerate(history):
        speaker = bidding(history[:number], dealer).speaker
        if speaker is not None:
            seat = f"seat-{SEAT_NAMES[speaker]}"
            words = Message("log-call", {"seat": seat, "call": f"call-{said}"})
            lines.append(Line(str(number + 1), words))
    dealt = Row("dealer", Message("row-dealer"), Message(f"term-seat-{SEAT_NAMES[dealer]}"))
    return Scene("log", lines=tuple(lines), rows=(dealt,))


def _items(names: tuple[str, ...]) -> tuple[Item, ...]:
    return tuple(Item(name, words=Message(f"term-call-{name}")) for name in names)


def _ordered(names: set[str], items: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in items if name in names)


def _shown(history: tuple[str, ...]) -> tuple[str, ...]:
    """What a hint points at: the last thing said, or the dealer."""
    return (str(len(history)),) if history else ("dealer",)


def _may_say(
    state: Bidding,
    history: tuple[str, ...],
    dealer: int,
    items: tuple[str, ...],
    key: tuple[str, str],
    ideas: Mapping[str, set[str]],
) -> Question:
    """The question what the pupil may say now; `key` is the deciding rule and the hint."""
    rule, hint = key
    speaks = state.speaker == _YOU
    right = _ordered({*state.calls} if speaks else {_SILENT}, items)
    reason, facts = "why-may-say", {"calls": f"calls-{_case_of(state)}"}
    if state.speaker is None:
        reason, facts = "why-talking-over", {}
    elif not speaks:
        reason = "why-may-not-speak"
        facts["speaker"] = f"seat-{SEAT_NAMES[state.speaker]}"
    answer = AnswerKey(
        answer=right,
        rule=rule,
        why=Message(reason, facts),
        hint=Message(hint),
        highlight=_shown(history),
        mistakes=distinct({name: _ordered(one, items) for name, one in ideas.items()}, right),
        facts=facts,
    )
    schema = AnswerSchema("pick", _items(items), many=True)
    return Question(Message("prompt-may-say"), log_scene(history, dealer), schema, answer)


def _case_of(state: Bidding) -> str:
    """Which calls are open, as the catalogue words them."""
    if state.contract is None:
        return "choose" if "delegate" in state.calls else "delegated"
    return next((name for name in state.calls if name != "pass"), "over")


@generator("BO-06", "legal", "obligada", "lliure")
def may_say_choice(rng: random.Random, level: int, rules: str) -> Question:
    """What you may say while the contract is chosen: at the higher levels, perhaps nothing."""
    dealers = {1: (0, 2), 2: (0, 2, 2, 3), 3: (0, 1, 2, 3)}[level]
    dealer = rng.choice(dealers)
    delegated = dealer == opposite_of(_YOU, _SEATS) or rng.random() < 0.4
    history = ("delegate",) if delegated else ()
    state = bidding(history, dealer)
    items = (*CONTRACTS, "delegate", _SILENT)
    ideas: dict[str, set[str]] = {"call-speaks-for-dealer": {*state.calls}}
    if state.speaker == _YOU:
        ideas = {
            "call-delegates-back": {*CONTRACTS, "delegate"},
            "call-botifarra-forgotten": {*state.calls} - {"botifarra"},
        }
    rule = "BOT-TRUMP-02" if delegated else "BOT-TRUMP-01"
    return _may_say(state, history, dealer, items, (rule, "hint-choice"), ideas)


_INTENTIONS: Mapping[str, tuple[str, str]] = {
    **{suit: (suit, "BOT-TRUMP-04") for suit in SUITS},
    "no-trump": ("botifarra", "BOT-TRUMP-03"),
    "double": ("botifarra", "BOT-TRUMP-03"),
    "partner": ("delegate", "BOT-TRUMP-01"),
}
"""What somebody wants before the deal is played: the call for it, and its rule."""


@generator("BO-06", "call", "obligada", "lliure")
def call(rng: random.Random, level: int, rules: str) -> Question:
    """The call that does what you want; at the higher levels, perhaps none does."""
    wants = {
        1: (*SUITS, "no-trump", "partner"),
        2: (*SUITS, "no-trump", "double", "partner", "partner"),
        3: (rng.choice(SUITS), "no-trump", "double", "double", "partner", "partner", "partner"),
    }[level]
    want = rng.choice(wants)
    dealer = rng.choice((0, 2)) if level > 1 else 0
    history = ("delegate",) if dealer else ()
    state = bidding(history, dealer)
    meant, rule = _INTENTIONS[want]
    items = (*CONTRACTS, "delegate", "impossible")
    right = meant if meant in state.calls else "impossible"
    if right != meant:
        rule = "BOT-TRUMP-02"
    reason = "delegated" if right != meant else right if right in _WHYS else "suit"
    ideas = {
        "call-delegate-again": "delegate" if want == "partner" else right,
        "call-delegates-too-easily": "delegate" if want in SUITS else right,
        "call-botifarra-is-a-suit": "botifarra" if want in SUITS else right,
        "call-suit-for-botifarra": "oros" if want in ("no-trump", "double") else right,
    }
    key = AnswerKey(
        answer=right,
        rule=rule,
        why=Message(f"why-call-{reason}", {"call": f"call-{right}"}),
        hint=Message("hint-choice"),
        highlight=_shown(history),
        mistakes=distinct(ideas, right),
    )
    prompt = Message("prompt-call", {"want": f"want-{want}"})
    return Question(prompt, log_scene(history, dealer), AnswerSchema("choice", _items(items)), key)


_WHYS = ("botifarra", "delegate")


def _history(rng: random.Random, level: int) -> tuple[str, ...]:
    """A choice, then doublings and knocks; longer ones at the higher levels."""
    contract = rng.choice((*SUITS, "botifarra", "botifarra") if level > 1 else SUITS)
    history: tuple[str, ...] = ("delegate", contract) if rng.random() < 0.3 else (contract,)
    for doubling in ("contro", "recontro", "sant-vicenc")[: rng.randint(0, level)]:
        if doubling not in bidding(history, 0).calls:
            break
        knock = ("pass",) if rng.random() < 0.3 else ()
        history = (*history, *knock, doubling)
    return history


@generator("BO-07", "legal", "obligada", "lliure")
def may_say_doubling(rng: random.Random, level: int, rules: str) -> Question:
    """What you may say once the contract is chosen: perhaps nothing."""
    speaks = rng.random() < 0.6
    while True:
        history, dealer = _history(rng, level), rng.randrange(_SEATS)
        state = bidding(history, dealer)
        # To ask somebody whose partner is asked before him would be a quibble.
        partner = state.speaker == opposite_of(_YOU, _SEATS)
        if not partner and (state.speaker == _YOU) == speaks:
            break
    items = ("contro", "recontro", "sant-vicenc", "pass", _SILENT)
    ideas: dict[str, set[str]] = {}
    if state.speaker != _YOU:
        if state.calls:
            ideas["call-doubles-own-side"] = {*state.calls}
        if state.contract == "botifarra" and state.doubling == "recontro":
            ideas["call-sant-vicenc-on-botifarra"] = {"sant-vicenc", "pass"}
    else:
        ideas["call-contro-twice"] = {"contro", *state.calls}
        ideas["call-pass-forgotten"] = {*state.calls} - {"pass"}
        if state.doubling == "none":
            ideas["call-skips-a-step"] = {"contro", "recontro", "pass"}
    rule = {
        "none": "BOT-DBL-01",
        "contro": "BOT-DBL-03",
        "recontro": "BOT-DBL-04",
        "sant-vicenc": "BOT-DBL-04",
    }[state.doubling]
    return _may_say(state, history, dealer, items, (rule, "hint-doubling"), ideas)


_PATHS = [(contract, doubling) for contract in ("suit", "botifarra") for doubling in range(4)][:-1]
"""The seven ways in which a deal is multiplied: kind of contract, and number of doublings."""


@generator("BO-07", "score", "obligada", "lliure")
def multiplied(rng: random.Random, level: int, rules: str) -> Question:
    """The multiplier after the calls; at the higher levels, the points that are scored."""
    kind, steps = rng.choice(_PATHS)
    contract = "botifarra" if kind == "botifarra" else rng.choice(SUITS)
    said = ("contro", "recontro", "sant-vicenc")[:steps]
    dealer = rng.randrange(_SEATS)
    history = (contract, *said)
    times = multiplier(contract, said[-1] if said else "none")
    above = rng.randint(1, 12) if level == 2 else rng.randint(5, 36)
    scored = 1 if level == 1 else above
    right = times if level == 1 else deal_score(HALF + above, times)[0]
    schema = AnswerSchema("number", high=16 if level == 1 else 300)
    ideas = {
        "multiplier-botifarra-forgotten": scored * (times // 2) if kind == "botifarra" else right,
        "multiplier-added": scored * (1 + steps + (kind == "botifarra")),
        "multiplier-sum": scored * 2 * (steps + (kind == "botifarra")) if times > 1 else right,
        "multiplier-all-points": (HALF + above) * times if level > 1 else right,
        "multiplier-forgotten": above if level > 1 else right,
    }
    scene = log_scene(history, dealer)
    if level > 1:
        points = Row("points", Message("row-winners-points"), HALF + above)
        scene = Scene("log", lines=scene.lines, rows=(*scene.rows, points))
    key = AnswerKey(
        answer=right,
        rule="BOT-DBL-05",
        why=Message(
            "why-multiplier" if level == 1 else "why-multiplied",
            {"times": times, "points": right, "above": scored},
        ),
        hint=Message("hint-multiplier"),
        highlight=tuple(line.id for line in scene.lines),
        mistakes=fitting(ideas, right, schema),
        facts={"times": times},
        breakdown=_steps(contract, said),
        case=f"{kind}-{steps}",
    )
    return Question(
        Message("prompt-multiplier" if level == 1 else "prompt-scored"), scene, schema, key
    )


def _steps(contract: str, said: tuple[str, ...]) -> tuple[tuple[Message, int], ...]:
    """What each thing said multiplies by."""
    doubling = [contract, *said] if contract == "botifarra" else [*said]
    return tuple((Message("breakdown-times", {"call": f"call-{item}"}), 2) for item in doubling)
