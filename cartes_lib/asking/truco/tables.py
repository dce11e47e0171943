"""TR-15: tables of three, six and eight: whom one meets, what the duels bring, their words."""

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
from cartes_lib.asking.parts import distinct, fitting, seat_items
from cartes_lib.asking.registry import generator
from cartes_lib.seats import seat_names
from cartes_lib.truco import (
    CHICO,
    GALLO,
    MEDDLING,
    duels,
    envido_stake,
    flor_stake,
    gallo_of,
    next_dealer,
)

__all__ = ["capped_points", "opponent", "words_of_tables"]


@generator("TR-15", "next", "con-flor")
def opponent(rng: random.Random, level: int, rules: str) -> Question:
    """Whom you meet in a pica-pica, who is its mano, or who is the gallo."""
    players = rng.choice({1: (3, 6), 2: (3, 6, 6), 3: (6, 8, 8)}[level])
    dealer = rng.randrange(players)
    asks = "gallo" if players == 3 else rng.choice(("duel", "mano") if level > 1 else ("duel",))
    sides = players != 3
    names = seat_names(players, sides)
    if asks == "gallo":
        right = gallo_of(dealer, GALLO) or 0
        ideas = {"table-mano": next_dealer(dealer, GALLO), "table-left-of-dealer": (dealer - 1) % 3}
    else:
        pair = next(one for one in duels(players, dealer) if 0 in one)
        facing = sum(pair)
        right = facing if asks == "duel" else pair[0]
        ideas = {
            "table-facing-at-eight": players // 2 if asks == "duel" else right,
            "table-neighbour-at-six": 1 if asks == "duel" else right,
            "table-partner": 2 if asks == "duel" else right,
            "table-mano-of-all": (dealer + 1) % players if asks == "mano" else right,
            "table-other-duellist": sum(pair) - right if asks == "mano" else right,
        }
    key = AnswerKey(
        answer=names[right],
        rule=_table_rule(asks, players),
        why=Message(f"why-table-{asks}-{players}", {"seat": f"seat-{names[right]}"}),
        hint=Message(f"hint-table-{asks}"),
        highlight=("dealer",),
        mistakes=distinct({name: names[seat] for name, seat in ideas.items()}, names[right]),
    )
    rows = (
        Row("players", Message("row-at-table"), players),
        Row("dealer", Message("row-dealer"), Message(f"term-seat-{names[dealer]}")),
    )
    seats = seat_items(players, sides)
    # Nobody meets himself: the reader's own seat, the first, is no answer to that.
    schema = AnswerSchema("choice", seats[1:] if asks == "duel" else seats)
    return Question(Message(f"prompt-table-{asks}"), Scene("score", rows=rows), schema, key)


def _table_rule(asks: str, players: int) -> str:
    if asks == "gallo":
        return "TRU-GAL-04"
    if asks == "mano":
        return "TRU-SIX-08"
    return "TRU-SIX-01" if players == 6 else "TRU-EIG-02"


_ROUNDS: dict[int, tuple[str, ...]] = {
    1: ("falta-pica", "falta-round"),
    2: ("falta-pica", "rest-pica", "falta-round", "pair"),
    3: ("rest-pica", "rest-round", "meddling", "pair", "falta-pica"),
}


@generator("TR-15", "score", "con-flor")
def capped_points(rng: random.Random, level: int, rules: str) -> Question:
    """What a bet brings in a redonda and in a pica-pica, a meddler, the pair against the gallo."""
    kind = rng.choice(_ROUNDS[level])
    scores = rng.randint(5, 24), rng.randint(5, 24)
    lacking, schema = CHICO - max(scores), AnswerSchema("number", high=40)
    if kind == "meddling":
        return _meddling(rng)
    if kind == "pair":
        return _pair(rng)
    pica = kind.endswith("pica")
    if kind.startswith("falta"):
        calls: tuple[str, ...] = ("falta-envido", "quiero")
        right = envido_stake("falta-envido", scores, pica=pica)[0]
        parts: tuple[tuple[Message, int], ...] = ((Message("breakdown-falta"), right),)
    else:
        calls = ("flor", "contraflor", "contraflor-al-resto", "con-flor-quiero")
        right = flor_stake(calls[:-1], scores, pica=pica)[0]
        parts = (
            (Message("breakdown-rest-capped"), right - 6),
            (Message("breakdown-two-flores"), 6),
        )
    ideas = {
        "cap-forgotten": lacking + (6 if kind.startswith("rest") else 0),
        "cap-everywhere": 12 if kind.startswith("rest") else 6,
        "cap-flores-forgotten": right - 6 if kind.startswith("rest") else right,
    }
    key = AnswerKey(
        answer=right,
        rule=_CAP_RULES[kind],
        why=Message(f"why-cap-{kind}", {"points": right}),
        hint=Message("hint-cap"),
        highlight=("round",),
        mistakes=fitting(ideas, right, schema),
        breakdown=parts,
    )
    lines = tuple(
        Line(str(at), Message("log-bet", {"call": f"call-{call}"}))
        for at, call in enumerate(calls, 1)
    )
    rows = (
        Row(
            "round", Message("row-round"), Message(f"glossary-truco-{'pica' if pica else 'round'}")
        ),
        Row("you", Message("row-score-you"), scores[0]),
        Row("opponent", Message("row-score-opponent"), scores[1]),
    )
    scene = Scene("log", lines=lines, rows=rows)
    return Question(Message("prompt-cap"), scene, schema, key)


_CAP_RULES = {
    "falta-pica": "TRU-SIX-05",
    "falta-round": "TRU-ENV-08",
    "rest-pica": "TRU-SIX-06",
    "rest-round": "TRU-FLOR-12",
}


def _meddling(rng: random.Random) -> Question:
    """An opponent gives advice in another duel, which your side is losing."""
    theirs, schema = rng.randint(1, 6), AnswerSchema("number", high=20)
    ideas = {
        "meddling-duel-taken": theirs,
        "meddling-both": theirs + MEDDLING,
        "meddling-nothing": 0,
    }
    key = AnswerKey(
        answer=MEDDLING,
        rule="TRU-SIX-07",
        why=Message("why-meddling"),
        hint=Message("hint-meddling"),
        highlight=("duel",),
        mistakes=fitting(ideas, MEDDLING, schema),
        breakdown=((Message("breakdown-meddling"), MEDDLING),),
    )
    rows = (Row("duel", Message("row-duel-led"), theirs),)
    return Question(Message("prompt-meddling"), Scene("score", rows=rows), schema, key)


def _pair(rng: random.Random) -> Question:
    """Three players, the gallo in turn: the pair wins, and you are one of it."""
    before, won = rng.randint(0, 20), rng.randint(1, 4)
    right, schema = before + won, AnswerSchema("number", high=40)
    key = AnswerKey(
        answer=right,
        rule="TRU-GAL-04",
        why=Message("why-pair", {"points": right}),
        hint=Message("hint-pair"),
        highlight=("won",),
        mistakes=fitting(
            {
                "pair-shared": before + won // 2,
                "pair-counted-twice": before + 2 * won,
                "pair-unmoved": before,
            },
            right,
            schema,
        ),
        breakdown=((Message("row-score-you"), before), (Message("row-pair-won"), won)),
    )
    rows = (
        Row("you", Message("row-score-you"), before),
        Row("won", Message("row-pair-won"), won),
    )
    return Question(Message("prompt-pair"), Scene("score", rows=rows), schema, key)


_WORDS: dict[int, tuple[str, ...]] = {
    1: ("gallo", "round", "pica", "chico"),
    2: ("gallo", "round", "pica", "first", "last"),
    3: ("gallo", "round", "pica", "first", "last", "fold", "claim"),
}


@generator("TR-15", "term", "con-flor")
def words_of_tables(rng: random.Random, level: int, rules: str) -> Question:
    """Which word of the players has that meaning?"""
    words = _WORDS[level]
    right = rng.choice(words)
    swaps = {"round": "pica", "pica": "round", "first": "last", "last": "first"}
    ideas = {
        "term-round-for-pica": swaps[right] if right in ("round", "pica") else right,
        "term-first-for-last": swaps[right] if right in ("first", "last") else right,
    }
    meaning = Message(f"glossary-truco-{right}.meaning")
    key = AnswerKey(
        answer=right,
        rule="TRU-VOC",
        why=meaning,
        hint=Message("hint-term"),
        highlight=("meaning",),
        mistakes=distinct({name: one for name, one in ideas.items() if one in words}, right),
    )
    items = tuple(
        Item(one, words=Message(f"glossary-truco-{one}")) for one in rng.sample(words, len(words))
    )
    scene = Scene("score", rows=(Row("meaning", Message("guess-meaning"), meaning),))
    return Question(Message("guess-word"), scene, AnswerSchema("choice", items), key)
