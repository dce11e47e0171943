"""TR-06 to TR-08: which calls are open, which rule closes one, and in which order they come."""

from __future__ import annotations

import random

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
from cartes_lib.asking.parts import distinct, some_steps
from cartes_lib.asking.registry import generator
from cartes_lib.truco import (
    PRESETS,
    TRUCO_CALLS,
    Rules,
    envido_answers,
    opening_calls,
    truco_calls,
)

__all__ = ["answers", "open_calls", "order_of_calls", "raises", "why_closed"]

_SILENT = "silent"
_ENVIDOS = ("envido", "real-envido", "falta-envido")
_CHAINS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (("envido",), ("real-envido",), ("falta-envido",)),
    2: (("envido", "envido"), ("envido", "real-envido"), ("envido", "falta-envido")),
    3: (
        ("envido", "envido", "real-envido"),
        ("real-envido", "falta-envido"),
        ("envido", "real-envido", "falta-envido"),
        ("envido", "envido"),
    ),
}


def _items(names: tuple[str, ...]) -> tuple[Item, ...]:
    return tuple(Item(name, words=Message(f"term-bet-{name}")) for name in names)


def _ordered(names: set[str], items: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in items if name in names)


def _line(number: int, side: int, bet: str) -> Line:
    seat = f"seat-{('you', 'opponent')[side]}"
    return Line(str(number), Message("log-call", {"seat": seat, "call": f"bet-{bet}"}))


@generator("TR-06", "call", "con-flor", "torneo")
def answers(rng: random.Random, level: int, rules: str) -> Question:
    """All that may be said to the last call of an envido."""
    calls = rng.choice(_CHAINS[level])
    items = ("quiero", "no-quiero", *_ENVIDOS, "truco")
    table = PRESETS[rules]
    right = _ordered({*envido_answers(calls, table)}, items)
    falta = calls[-1] == "falta-envido"
    is_bound = not falta and {*right} != {*envido_answers(calls)}
    ideas = {
        "answer-raises-the-falta": {*right, *_ENVIDOS} if falta else {*right},
        "answer-no-raise": {"quiero", "no-quiero"},
        "answer-envido-once": {*right} - {"envido"} if _is_free(table) else {*right},
        "answer-free-at-a-strict-table": {*envido_answers(calls)},
        "answer-must-accept": {*right} - {"no-quiero"},
        "answer-with-truco": {*right, "truco"},
    }
    # The last call is the other side's: the sides take turns before it.
    lines = tuple(
        _line(number, (len(calls) - number + 1) % 2, call) for number, call in enumerate(calls, 1)
    )
    key = AnswerKey(
        answer=right,
        rule="TRU-ENV-07"
        if falta
        else "TRU-ENV-06"
        if is_bound or len(calls) > 1
        else "TRU-ENV-05",
        why=Message(f"why-answer-{'falta' if falta else 'strict' if is_bound else 'envido'}"),
        hint=Message("hint-answer"),
        highlight=(str(len(calls)),),
        mistakes=distinct({name: _ordered(one, items) for name, one in ideas.items()}, right),
    )
    schema = AnswerSchema("pick", _items(items), many=True)
    rows = (Row("table", Message("row-table"), Message(f"state-{table.envido_chain}")),)
    return Question(Message("prompt-answer"), Scene("log", lines=lines, rows=rows), schema, key)


def _is_free(table: Rules) -> bool:
    return table.envido_chain == "seed-free"


@generator("TR-04", "call", "con-flor")
def raises(rng: random.Random, level: int, rules: str) -> Question:
    """All that you may say about the truco: perhaps nothing."""
    steps = rng.randint(0 if level == 1 else 1, min(level + 1, 3))
    first = rng.randrange(2)
    said: list[str] = []
    for call in TRUCO_CALLS[:steps]:
        said += [call, "quiero"]
    if said and rng.random() < 0.5:
        said.pop()
    items = (*TRUCO_CALLS, "quiero", "no-quiero", _SILENT)
    open_now = {*truco_calls(said, first, 0)} or {_SILENT}
    right = _ordered(open_now, items)
    following = TRUCO_CALLS[steps] if steps < len(TRUCO_CALLS) else "vale-cuatro"
    pending = bool(said) and said[-1] in TRUCO_CALLS
    if _SILENT in open_now:
        ideas = {"raise-own-call": {following}, "raise-answers-own": {"quiero", "no-quiero"}}
    else:
        ideas = {
            "raise-without-quiero": {*open_now, following} if pending else open_now,
            "raise-skips-a-step": {*open_now, "vale-cuatro"},
            "raise-forgotten": {_SILENT},
        }
    lines = []
    for number, one in enumerate(said, 1):
        step = (number - 1) // 2
        side = (first + step) % 2 if one in TRUCO_CALLS else (first + step + 1) % 2
        lines.append(_line(number, side, one))
    key = AnswerKey(
        answer=right,
        rule="TRU-TRU-15" if pending else "TRU-TRU-14" if said else "TRU-TRU-13",
        why=Message(_raise_reason(right, pending, bool(said))),
        hint=Message("hint-raise"),
        highlight=(lines[-1].id,) if lines else ("second-trick",),
        mistakes=distinct({name: _ordered(one, items) for name, one in ideas.items()}, right),
    )
    # In the second trick: then nobody can answer a truco with an envido.
    state = "state-second-trick" if pending else "state-second-trick-yours"
    row = Row("second-trick", Message("row-now"), Message(state))
    schema = AnswerSchema("pick", _items(items), many=True)
    return Question(
        Message("prompt-truco-say"), Scene("log", lines=tuple(lines), rows=(row,)), schema, key
    )


def _raise_reason(right: tuple[str, ...], pending: bool, called: bool) -> str:
    if right == (_SILENT,):
        return "why-raise-silent"
    if pending:
        return "why-raise-pending"
    return "why-raise-open" if called else "why-raise-first"


_STATES = (
    (False, "none", False),
    (False, "pending", False),
    (True, "none", False),
    (True, "pending", False),
    (False, "accepted", False),
    (False, "none", True),
    (True, "accepted", False),
    (False, "pending", True),
)
"""Own card played, the truco, an envido settled: the simple states first."""

_State = tuple[bool, str, bool]


def _state_rows(state: _State, table: Rules) -> tuple[Row, ...]:
    played, truco, settled = state
    return (
        Row(
            "played",
            Message("row-own-card"),
            Message("state-played" if played else "state-not-played"),
        ),
        Row("truco", Message("row-truco"), Message(f"state-truco-{truco}")),
        Row(
            "envido",
            Message("row-envido"),
            Message("state-settled" if settled else "state-not-settled"),
        ),
        Row(
            "flor",
            Message("row-flor"),
            Message("state-no-flor" if table.flor else "state-flor-out"),
        ),
    )


def _closing(state: _State) -> tuple[str, str]:
    """The rule that closes the envido, or keeps it open, and the row that shows it."""
    played, truco, settled = state
    if truco == "accepted":
        return "TRU-TURN-07", "truco"
    if settled:
        return "TRU-TURN-11", "envido"
    if played:
        return "TRU-ENV-12", "played"
    return ("TRU-TURN-06", "truco") if truco == "pending" else ("TRU-TURN-02", "played")


@generator("TR-08", "legal", "con-flor", "sin-flor")
def open_calls(rng: random.Random, level: int, rules: str) -> Question:
    """All that you may call in the first trick."""
    state = rng.choice(_STATES[: 2 + 2 * level])
    flor = ("flor",) if PRESETS[rules].flor else ()
    items = (*flor, *_ENVIDOS, "truco", "retruco", "quiero", "no-quiero")
    open_now = {*opening_calls(*state)}
    right = _ordered(open_now, items)
    rule, row = _closing(state)
    envidos = {*_ENVIDOS}
    ideas = {
        "open-envido-too-late": open_now | envidos,
        "open-envido-first-forgotten": open_now - envidos if state[1] == "pending" else open_now,
        "open-flor-without": {*open_now, "flor"},
        "open-truco-again": {*open_now, "truco"},
        "open-raise-at-once": {*open_now, "retruco"},
    }
    key = AnswerKey(
        answer=right,
        rule=rule,
        why=Message(f"why-open-{rule}"),
        hint=Message("hint-open"),
        highlight=(row,),
        mistakes=distinct({name: _ordered(one, items) for name, one in ideas.items()}, right),
    )
    schema = AnswerSchema("pick", _items(items), many=True)
    return Question(
        Message("prompt-open"), Scene("score", rows=_state_rows(state, PRESETS[rules])), schema, key
    )


_CLOSED: dict[str, _State] = {
    "TRU-ENV-12": (True, "none", False),
    "TRU-TURN-07": (False, "accepted", False),
    "TRU-TURN-11": (False, "none", True),
    "TRU-FLOR-02": (False, "none", False),
}


@generator("TR-08", "why", "con-flor", "sin-flor")
def why_closed(rng: random.Random, level: int, rules: str) -> Question:
    """The rule that forbids a call: too late, closed, settled, or not held."""
    closing = [rule for rule in _CLOSED if PRESETS[rules].flor or rule != "TRU-FLOR-02"]
    rule = rng.choice(closing)
    state = _CLOSED[rule]
    # A pending truco closes nothing: it is there to mislead.
    if rule in ("TRU-ENV-12", "TRU-TURN-11") and level > 1 and rng.random() < 0.5:
        state = (state[0], "pending", state[2])
    call = "flor" if rule == "TRU-FLOR-02" else rng.choice(_ENVIDOS)
    # Without flor its rule still stands among the answers: it closes nothing there.
    laws = (*_CLOSED, "TRU-TURN-06") if level > 1 else tuple(_CLOSED)
    _, row = _closing(state)
    key = AnswerKey(
        answer=rule,
        rule=rule,
        why=Message(f"why-open-{rule}"),
        hint=Message("hint-open"),
        highlight=("flor",) if call == "flor" else (row,),
        mistakes=distinct(
            {
                "law-truco-first": "TRU-TURN-06" if level > 1 else rule,
                "law-flor-needed": rule if call == "flor" else "TRU-FLOR-02",
                "law-flor-too-late": "TRU-ENV-12" if call == "flor" else rule,
            },
            rule,
        ),
    )
    items = tuple(Item(law, words=Message(f"law-{law}")) for law in laws)
    scene = Scene("score", rows=_state_rows(state, PRESETS[rules]))
    prompt = Message("prompt-why-call", {"call": f"bet-{call}"})
    return Question(prompt, scene, AnswerSchema("choice", items), key)


_SCRIPTS = {
    "plain": ("flor", "envido", "envido-answer", "envido-shown", "truco", "truco-answer"),
    "interrupted": ("truco", "envido", "envido-answer", "envido-shown", "truco-answer", "card"),
    "raised": ("truco", "truco-answer", "retruco", "retruco-answer", "vale-cuatro"),
    "counted": ("last-card", "count-flor", "count-envido", "count-truco", "next-deal"),
}
"""What is said in a hand, and how it is counted, in its order."""


@generator("TR-08", "seq", "con-flor", "sin-flor")
def order_of_calls(rng: random.Random, level: int, rules: str) -> Question:
    """Calls and answers of one hand to put in order: three to five."""
    name = rng.choice(tuple(_SCRIPTS))
    script = _SCRIPTS[name]
    if not PRESETS[rules].flor:
        script = tuple(step for step in script if step not in ("flor", "count-flor"))
    right, shuffled = some_steps(rng, script, min(2 + level, len(script)))
    counted = {"count-flor", "count-envido"} & {*right}
    ideas = {
        "calls-backwards": right[::-1],
        "calls-truco-answered-first": _earlier(right, "truco-answer"),
        "calls-truco-before-envido": _earlier(right, "count-truco") if counted else right,
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-TURN-06" if name == "interrupted" else _SCRIPT_RULES[name],
        why=Message(f"why-calls-{name}"),
        hint=Message("hint-calls"),
        highlight=(right[0],),
        mistakes=distinct(ideas, right),
    )
    items = tuple(Item(one, words=Message(f"say-{one}")) for one in shuffled)
    ends = (Message("end-first"), Message("end-last"))
    return Question(
        Message(f"prompt-calls-{name}"), Scene(), AnswerSchema("order", items, ends=ends), key
    )


_SCRIPT_RULES = {"plain": "TRU-TURN-03", "raised": "TRU-TRU-14", "counted": "TRU-SCORE-03"}


def _earlier(steps: tuple[str, ...], step: str) -> tuple[str, ...]:
    """`steps` with one of them moved before the one that precedes it; unchanged without it."""
    place = steps.index(step) if step in steps else 0
    if place == 0:
        return steps
    return (*steps[: place - 1], step, steps[place - 1], *steps[place + 1 :])
