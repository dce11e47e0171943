"""Kinds of question about the Catalan words for actions at the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from cartes_lib.asking.balco.base import BalcoKind
from cartes_lib.asking.balco.declaring import declared_message
from cartes_lib.asking.balco.played import ThrowHistory
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Group, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, named_items
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules
from cartes_lib.balco.actions import TakePile, Throw
from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.pile import clears
from cartes_lib.seats import seat_names

ACTS = ("disparar", "fer-el-buit", "fer-nul", "fer-palla", "netejar", "recollir", "trencar")
"""Ids of the words for a player's actions; the message of an id is `word-<id>`."""

STRAW = 8
"""Minimum size of a large pile. A throw without an effect on a large pile is called "fer palla"."""

_BY_RANK = {1: "disparar", 2: "fer-nul", 7: "trencar", 8: "fer-el-buit"}


def name_of(pile: Sequence[int]) -> str:
    """The id of the Catalan word for the last throw on `pile`; "" if no word exists.

    If the throw clears the pile, the word is always "netejar" (BAL-CLR-05). For a rank without an
    effect, a word exists only if the pile has at least `STRAW` cards.

    Args:
        pile: the ranks of the cards; the last thrown card is the last item.

    Raises:
        ValueError: the pile is empty or impossible.

    Rules: BAL-VOC-01, BAL-CLR-05, BAL-SPJ-01.
    """
    if not pile:
        raise ValueError("nothing was thrown on an empty pile")
    if clears(pile):
        return "netejar"
    return _BY_RANK.get(pile[-1], "fer-palla" if len(pile) >= STRAW else "")


@dataclass(frozen=True, slots=True)
class ActPosition:
    """Throws, and the ids of the words to choose from for the last throw."""

    played: ThrowHistory
    offered: tuple[str, ...] = ACTS


@kind
class Happened(BalcoKind[ActPosition]):
    """Which Catalan word names the last action? Rule: BAL-VOC-01."""

    name = "happened"
    exercises = (InLesson("BA-10", "name", ("standard",)),)

    def read(self, *, throws: str, words: str = "", players: int = 4) -> tuple[ActPosition, Rules]:
        """Reads the throws in notation, and the words to choose from, such as "netejar recollir";
        "" for all words.
        """
        offered = tuple(words.split()) or ACTS
        return ActPosition(ThrowHistory.read(throws, players), offered), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ActPosition:
        """Draws throws that end with a random action, and three, five or all words to choose
        from.
        """
        act, seats = rng.choice(ACTS), rng.randint(2, 5)
        played = ThrowHistory.begin(seats, rng.randrange(seats), log=True)
        *first, (rank, count) = _throws(rng, act, level)
        for each, number in first:
            played = played.throw(rng, each, number)
        may_be_joker = level > 1 and count == 1 and act not in ("fer-palla", "recollir")
        played = played.throw(rng, rank, count, joker=may_be_joker and rng.random() < 0.35)
        if act == "recollir":
            played = played.then(TakePile())
        needed = (act, *_ideas(act, rank).values())
        others = [other for other in ACTS if other not in needed]
        more = rng.sample(others, (3, 5, len(ACTS))[level - 1] - len(needed))
        return ActPosition(played, tuple(sorted((*needed, *more))))

    def ask(self, position: ActPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a word.

        Raises:
            ValueError: no word exists for the action, or the choices do not include the word.
        """
        played, offered = position.played, position.offered
        last, act, rank = played.actions[-1], "recollir", 0
        if isinstance(last, Throw):
            rank = thrown_rank(last.cards, last.joker_as) or 0
            pile = [pile_card.rank for pile_card in played.states[-2].pile]
            act = name_of([*pile, *[rank] * len(last.cards)])
        if act not in offered or not set(offered) <= set(ACTS):
            raise ValueError(f"{act or 'nothing'} is not among {' '.join(offered)!r}")
        ideas = {name: wrong for name, wrong in _ideas(act, rank).items() if wrong in offered}
        key = AnswerKey(
            answer=act,
            rule="BAL-VOC-01",
            why=Message(f"why-term-{act}"),
            hint=Message("hint-terms"),
            highlight=("event",) if played.log else ("pile",),
            faults={"netejar": Message("why-name-not-cleared")} if act != "netejar" else {},
            mistakes=distinct(ideas, act),
        )
        pile_shown = Group("pile", Message("group-name-pile"), played.shown)
        rows = _event_rows(played) if played.log else ()
        scene = Scene("table", groups=(pile_shown,), rows=rows)
        schema = AnswerSchema("choice", named_items("word-", offered))
        return Question(Message("prompt-name"), scene, schema, key)


def _event_rows(played: ThrowHistory) -> tuple[Row, ...]:
    """Scene rows: a description of the last action without its Catalan word, and a row for each
    target of a 1.
    """
    last, message = played.actions[-1], played.lines(targets=False)[-1].message
    if not isinstance(last, Throw):
        return (Row("event", Message("row-event"), message),)
    if len(last.cards) == 1 and last.cards[0].is_joker:
        message = declared_message(message)
    names = seat_names(played.table.rules.players, sides=False)
    targets = (
        Row("target", Message("row-target"), Message(f"term-seat-{names[seat]}"))
        for seat in last.targets
    )
    return (Row("event", Message("row-event"), message), *targets)


_PLAIN = tuple(rank for rank in LADDER if rank not in _BY_RANK)


def _throws(rng: random.Random, act: str, level: int) -> list[tuple[int, int]]:
    """Random throws, each as a rank and a number of cards; `act` is the id of the word for the last
    throw.

    For `recollir` (taking the pile), the next player cannot answer the last throw.
    """
    begun = (rng.choice((3, 4)), rng.randint(1, level))
    if act == "netejar":
        if rng.random() < (1.0, 0.4, 0.25)[level - 1]:
            return [begun, (10, 1)]
        rank = rng.choice((5, 6, 9) if level == 2 else (1, 7, 8, 9))
        return [begun, (rank, 3), (rank, 1)]
    if act == "fer-palla":
        size = rng.randint(STRAW, STRAW + 2)
        ranks = rng.sample([rank for rank in _PLAIN for _ in range(3)], size)
        return [(rank, 1) for rank in sorted(ranks)]
    if act == "recollir":
        return [begun, (rng.choice((9, 11, 12)), 1)]
    rank = next(rank for rank, name in _BY_RANK.items() if name == act)
    between = [(rng.choice((5, 6)), level - 1)] if level > 1 else []
    return [begun, *between, (rank, rng.randint(1, 2) if level > 1 else 1)]


def _ideas(act: str, rank: int) -> dict[str, str]:
    """The wrong word that each misconception leads to, if `act` is the right word and `rank` the
    rank of the last throw. The keys are ids of misconceptions.
    """
    if act == "netejar" and rank in _BY_RANK:
        return {"name-four-overrides": _BY_RANK[rank]}
    return {
        "netejar": {"name-take-is-clear": "recollir"},
        "recollir": {"name-clear-is-take": "netejar"},
        "fer-nul": {"name-two-clears": "netejar"},
        "fer-el-buit": {"name-void-is-clear": "netejar"},
        "fer-palla": {"name-straw-is-take": "recollir"},
    }.get(act, {})
