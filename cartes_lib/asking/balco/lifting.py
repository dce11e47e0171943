"""Kinds of question about lifting (turning up) a face-down card, and what happens then."""

from __future__ import annotations

import random
from dataclasses import replace

from cartes_lib.asking.balanced import until
from cartes_lib.asking.balco.base import BalcoKind, condition_hint
from cartes_lib.asking.balco.played import ThrowHistory, random_throws, table_scene
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Group, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, named_items, yes_no
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules, State
from cartes_lib.balco.actions import Throw
from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.legal import playable_ranks
from cartes_lib.cards import JOKERS, PACK_48, Card
from cartes_lib.cards import card as read_card

_PLAIN = tuple(rank for rank in LADDER if rank not in (1, 7, 8))
"""Ranks without an effect, the lowest first. Later lessons teach the other ranks."""

_ENDS = ("thrown", "out", "take", "back")


def _lifted(played: ThrowHistory, card: Card, left: int) -> State:
    """The state in which the learner, after the throws of `played`, lifts `card`.

    Args:
        left: the number of the learner's face-down cards before the lift.
    """
    table = played.table
    hands = ((),) * table.rules.players
    # Nobody sees the other face-down cards, so their values do not matter.
    down = (JOKERS[: left - 1], *table.down[1:])
    return replace(table, hands=hands, down=down, lifted=card, turn=0)


def _can_throw(state: State) -> bool:
    """Whether the card that the learner has lifted in `state` can be thrown."""
    situation = state.condition, state.pile, state.rules
    return state.lifted is not None and bool(playable_ranks(state.lifted, *situation))


@kind
class Hidden(BalcoKind[State]):
    """Can the face-down card that is lifted next be thrown? The reply shows the card.

    Rules: BAL-TURN-08, BAL-TURN-11.
    """

    name = "hidden"
    exercises = (InLesson("BA-09", "hidden", ("standard",)),)

    def read(self, *, card: str, throws: str = "", players: int = 4) -> tuple[State, Rules]:
        """Reads the card, and the throws that made the pile, in notation."""
        return _lifted(ThrowHistory.read(throws, players), read_card(card), 1), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Draws a card that is not in the pile. In half of the draws it can be thrown."""
        is_able = rng.random() < 0.5

        def any_card() -> State:
            played = random_throws(rng, level)
            pile_cards = {pile_card.card for pile_card in played.table.pile}
            return _lifted(
                played, rng.choice([card for card in pack() if card not in pile_cards]), 1
            )

        return until(any_card, lambda state: _can_throw(state) == is_able)

    def ask(self, position: State, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no.

        Raises:
            ValueError: the learner lifts no card in this position.
        """
        card = position.lifted
        if card is None:
            raise ValueError("no card is lifted")
        is_able = _can_throw(position)
        rank = 0 if card.is_joker else card.rank
        face_down = Group("hidden", Message("guess-hidden-card"), (), 1)
        scene = table_scene(position.pile, condition=position.condition)
        question = yes_no(
            Message("guess-hidden" if position.turn == 0 else "guess-hidden-other"),
            replace(scene, groups=(*scene.groups, face_down)),
            is_able,
            "BAL-TURN-11" if card.is_joker else "BAL-TURN-08",
            Message("guess-lifted", {"rank": rank, "playable": is_able}),
        )
        hint = condition_hint(position.condition)
        return replace(question, key=replace(question.key, hint=hint))


@kind
class Lifted(BalcoKind[State]):
    """What happens after this face-down card is lifted? Rules: BAL-TURN-08, BAL-END-04."""

    name = "lifted"
    exercises = (InLesson("BA-04", "play", ("standard",)),)

    def read(
        self, *, card: str, throws: str, left: int = 3, players: int = 4
    ) -> tuple[State, Rules]:
        """Reads the card, the throws that made the pile, and the number of face-down cards before
        the lift.
        """
        return _lifted(ThrowHistory.read(throws, players), read_card(card), left), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Draws a pile and a card without effects. At higher levels the rank of the card is closer
        to the rank on top of the pile.
        """
        right = rng.choice(("thrown", "out", "take"))
        left = {"thrown": rng.randint(2, 3), "out": 1, "take": rng.randint(1, 3)}[right]
        is_equal = right != "take" and level > 1 and rng.random() < 0.4
        gap = 0 if is_equal else rng.randint(1, 2 if level == 3 else 4)
        low = rng.randint(1 if is_equal else 0, len(_PLAIN) - 1 - gap)
        top, rank = _PLAIN[low], _PLAIN[low + gap]
        if right == "take":
            top, rank = rank, top
        lower = _PLAIN[: _PLAIN.index(top)]
        under = rng.sample(lower, min(level, len(lower)))
        played = ThrowHistory.begin(4, rng.randrange(4))
        for each in (*sorted(under, key=LADDER.index), top):
            played = played.throw(rng, each)
        pile_cards = {pile_card.card for pile_card in played.table.pile}
        cards = [card for card in PACK_48 if card.rank == rank and card not in pile_cards]
        return _lifted(played, rng.choice(cards), left)

    def ask(self, position: State, rules: Rules) -> Question:
        """Question about `position`; the answer is one of the possible events.

        Raises:
            ValueError: the learner lifts no card in this position.
        """
        card, left = position.lifted, 1 + len(position.down[0])
        if card is None:
            raise ValueError("no card is lifted")
        action = position.actions()[0]
        right = "take"
        if isinstance(action, Throw):
            right = "out" if 0 in position.play(action).out else "thrown"
        is_equal = bool(position.pile) and card.rank == position.pile[-1].rank
        ideas = {
            "lift-strictly-higher": "take" if is_equal else right,
            "lift-last-forgotten": "thrown" if right == "out" else right,
            "lift-out-anyway": "out" if right == "take" and left == 1 else right,
            "lift-out-too-soon": "out" if right == "thrown" else right,
            "lift-put-back": "back",
        }
        key = AnswerKey(
            answer=right,
            rule="BAL-END-04" if right == "out" else "BAL-TURN-08",
            why=Message(f"why-lift-{right}"),
            hint=Message("hint-lift"),
            highlight=("hidden-left",),
            mistakes=distinct(ideas, right),
        )
        pile = tuple(pile_card.card for pile_card in position.pile)
        groups = (
            Group("pile", Message("group-name-pile"), pile),
            Group("lifted", Message("group-lifted"), (card,)),
        )
        row = Row("hidden-left", Message("row-hidden-left"), left)
        scene = Scene("table", groups=groups, rows=(row,))
        schema = AnswerSchema("choice", named_items("lift-", _ENDS))
        return Question(Message("prompt-lift"), scene, schema, key)
