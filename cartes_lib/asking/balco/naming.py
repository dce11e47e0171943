"""BA-10: what has just happened at the table, in the players' own words."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.parts import distinct
from cartes_lib.asking.registry import generator
from cartes_lib.balco import LADDER, clears
from cartes_lib.cards import JOKERS, PACK_48, Card, Hand
from cartes_lib.seats import seat_names

__all__ = ["ACTS", "STRAW", "act_items", "name_of"]

ACTS = ("disparar", "fer-el-buit", "fer-nul", "fer-palla", "netejar", "recollir", "trencar")
"""The words for what one does; the catalogue's `word-<act>` writes each."""

STRAW = 8
"""How many cards lie in a pile that has grown for long: we count so many for fer palla."""

_BY_RANK = {1: "disparar", 2: "fer-nul", 7: "trencar", 8: "fer-el-buit"}


def name_of(pile: Sequence[int]) -> str:
    """The word for the throw that has made `pile`, told by what its cards count as.

    A throw that clears is that and nothing else (BAL-CLR-05); a plain number has a word only
    on a pile of at least `STRAW` cards, and "" before.

    Raises:
        ValueError: no such pile, or an empty one.

    Rules: BAL-VOC-01, BAL-CLR-05, BAL-SPJ-01.
    """
    if not pile:
        raise ValueError("nothing was thrown on an empty pile")
    if clears(pile):
        return "netejar"
    return _BY_RANK.get(pile[-1], "fer-palla" if len(pile) >= STRAW else "")


def act_items(acts: Sequence[str]) -> tuple[Item, ...]:
    """The Catalan words of `acts` to choose from."""
    return tuple(Item(act, words=Message(f"word-{act}")) for act in acts)


_PLAIN = tuple(rank for rank in LADDER if rank not in _BY_RANK)


def _drawn_pile(rng: random.Random, act: str, level: int) -> list[int]:
    """What the pile's cards count as once `act` was done; for taking it, before."""
    low = rng.choice((3, 4))
    begun = [low] * rng.randint(1, level)
    if act == "netejar":
        return _cleared(rng, begun, level)
    if act == "fer-palla":
        size = rng.randint(STRAW, STRAW + 2)
        return sorted(rng.sample([rank for rank in _PLAIN for _ in range(3)], size))
    if act == "recollir":
        return [*begun, rng.choice((9, 11, 12))]
    rank = next(rank for rank, name in _BY_RANK.items() if name == act)
    many = rng.randint(1, 2) if level > 1 else 1
    return [*begun, *([rng.choice((5, 6))] * (level - 1)), *([rank] * many)]


def _cleared(rng: random.Random, begun: list[int], level: int) -> list[int]:
    """A pile that its last throw clears: by a 10, or by a fourth, which may be a 7 or an 8."""
    if rng.random() < (1.0, 0.4, 0.25)[level - 1]:
        return [*begun, 10]
    return [*begun, *([rng.choice((5, 6, 9) if level == 2 else (1, 7, 8, 9))] * 4)]


def _shown(rng: random.Random, ranks: Sequence[int], joker: bool) -> Hand:
    """A card of each of `ranks`, no card twice; the last one a joker where that is wished."""
    left = {rank: rng.sample([card for card in PACK_48 if card.rank == rank], 4) for rank in ranks}
    cards: list[Card] = [left[rank].pop() for rank in ranks]
    return (*cards[:-1], rng.choice(JOKERS)) if joker else tuple(cards)


@generator("BA-10", "name", "standard")
def naming(rng: random.Random, level: int, rules: str) -> Question:
    """What somebody has just done: its word, among three, five or all of them."""
    act, seats = rng.choice(ACTS), rng.randint(2, 5)
    pile = _drawn_pile(rng, act, level)
    took = act == "recollir"
    joker = act != "fer-palla" and not took and level > 1 and rng.random() < 0.35
    rank = pile[-1]
    cards = _shown(rng, pile, joker)
    names = seat_names(seats, sides=False)
    seat = rng.choice(names[1:])
    target = rng.choice([name for name in names if name != seat])
    told = _told(pile, f"seat-{seat}", joker, took)
    mistakes = distinct(_ideas(act, rank), act)
    key = AnswerKey(
        answer=act,
        rule="BAL-VOC-01",
        why=Message(f"why-term-{act}"),
        hint=Message("hint-terms"),
        highlight=("event",),
        faults={"netejar": Message("why-name-not-cleared")} if act != "netejar" else {},
        mistakes=mistakes,
    )
    rows = [Row("event", Message("row-event"), told)]
    if act == "disparar":
        rows.append(Row("target", Message("row-target"), Message(f"term-seat-{target}")))
    lying = Group("pile", Message("group-name-pile"), cards)
    scene = Scene("table", groups=(lying,), rows=tuple(rows))
    asked = act_items(_offered(rng, (act, *mistakes.values()), (3, 5, len(ACTS))[level - 1]))
    return Question(Message("prompt-name"), scene, AnswerSchema("choice", asked), key)


def _offered(rng: random.Random, kept: Sequence[str], count: int) -> list[str]:
    """`count` acts to choose from, those of `kept` among them, in the order of the alphabet."""
    others = [act for act in ACTS if act not in kept]
    return sorted((*kept, *rng.sample(others, count - len(kept))))


def _told(pile: Sequence[int], seat: str, joker: bool, took: bool) -> Message:
    """The last event in plain words, without its name."""
    if took:
        return Message("event-take", {"seat": seat})
    rank = pile[-1]
    if joker:
        return Message("event-joker", {"seat": seat, "rank": rank})
    alike = next((at for at, one in enumerate(reversed(pile)) if one != rank), len(pile))
    # Of four that lie in a row the last one was thrown on the others.
    count = 1 if alike > 2 or rank == 10 else alike
    return Message("event-throw", {"seat": seat, "rank": rank, "count": count})


def _ideas(act: str, rank: int) -> dict[str, str]:
    """Wrong words, of learners who confuse two acts."""
    if act == "netejar" and rank in _BY_RANK:
        return {"name-four-overrides": _BY_RANK[rank]}
    return {
        "netejar": {"name-take-is-clear": "recollir"},
        "recollir": {"name-clear-is-take": "netejar"},
        "fer-nul": {"name-two-clears": "netejar"},
        "fer-el-buit": {"name-void-is-clear": "netejar"},
        "fer-palla": {"name-straw-is-take": "recollir"},
    }.get(act, {})
