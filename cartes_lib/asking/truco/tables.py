"""Kinds of question about scores at tables of three, six and eight players."""

from __future__ import annotations

import random

from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import fitting
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import POINTS, TrucoKind
from cartes_lib.truco import CON_FLOR, Rules
from cartes_lib.truco.presets import GALLO
from cartes_lib.truco.score import MEDDLING, Award, scored


@kind
class Meddling(TrucoKind[int]):
    """An opponent has helped a partner in a duel, which is forbidden. How many points do you score?
    Rule: TRU-SIX-07.
    """

    name = "meddling"
    exercises = (InLesson("TR-15", "score", ("con-flor",), weights=(0, 0, 1)),)

    def read(self, *, duel: int) -> tuple[int, Rules]:
        """Reads the points that the opponents were winning in the duel."""
        return duel, CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> int:
        """Draws a number of points, at most six."""
        return rng.randint(1, 6)

    def ask(self, position: int, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        schema = AnswerSchema("number", high=40, unit=POINTS)
        ideas = {
            "meddling-duel-taken": position,
            "meddling-both": position + MEDDLING,
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
        row = Row("duel", Message("row-duel-led"), position)
        scene = Scene("score", rows=(row,), around=True, seats=6)
        return Question(Message("prompt-meddling"), scene, schema, key)


@kind
class Pair(TrucoKind[tuple[int, int]]):
    """What is your score after your pair has beaten the gallo (the player without a partner)? Rule:
    TRU-GAL-04.
    """

    name = "pair"
    exercises = (InLesson("TR-15", "score", ("con-flor",), weights=(0, 1, 1)),)

    def read(self, *, score: int, won: int) -> tuple[tuple[int, int], Rules]:
        """Reads the learner's score before the deal, and the points that the learner's pair won."""
        return (score, won), GALLO

    def draw(self, rng: random.Random, level: int, rules: Rules) -> tuple[int, int]:
        """Draws a score far from the end of the chico (a part of the match), and one to four
        points.
        """
        return rng.randint(0, 20), rng.randint(1, 4)

    def ask(self, position: tuple[int, int], rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        before, won = position
        # The learner is seat 0, and the gallo of this deal is seat 1.
        accounts = ((0, 2), (1,))
        right = scored((before, 0, 0), (Award("truco", 0, won),), accounts, GALLO)[0][0]
        schema = AnswerSchema("number", high=40, unit=POINTS)
        ideas = {
            "pair-shared": before + won // 2,
            "pair-counted-twice": before + 2 * won,
            "pair-unmoved": before,
        }
        key = AnswerKey(
            answer=right,
            rule="TRU-GAL-04",
            why=Message("why-pair", {"points": right}),
            hint=Message("hint-pair"),
            highlight=("won",),
            mistakes=fitting(ideas, right, schema),
            breakdown=((Message("row-score-you"), before), (Message("row-pair-won"), won)),
        )
        rows = (
            Row("you", Message("row-score-you"), before),
            Row("won", Message("row-pair-won"), won),
        )
        scene = Scene("score", rows=rows, around=True, seats=GALLO.players, sides=False)
        return Question(Message("prompt-pair"), scene, schema, key)
