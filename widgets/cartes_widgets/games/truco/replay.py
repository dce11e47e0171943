"""A hand of Truco, replayed move by move, which stops to ask questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cartes_lib import truco
from cartes_lib.asking.truco.moves import ASKED, asked_before
from cartes_lib.cards import cards
from cartes_lib.truco import State, parse_action
from cartes_widgets.core.base import lesson_call
from cartes_widgets.core.scenes import Scene
from cartes_widgets.games.table_game import LEARNER, Event
from cartes_widgets.games.truco.adapter import TrucoGame, one_hand
from cartes_widgets.lesson_widgets.walkthrough import Gate, Step, Walkthrough


@lesson_call
def replay(
    hands: str,
    moves: str,
    *,
    variant: str = "sin-flor",
    scores: Sequence[int] = (),
    asks: str = "stake",
) -> Walkthrough:
    """A widget that replays a hand of Truco: cards, calls and plays.

    It stops and asks a question before a trick or a bet is decided.

    Args:
        hands: the cards of each seat in notation, separated by "/", the learner's first; the
            learner deals.
        moves: seats and actions, separated by ";", such as "1 envido; 0 quiero; 1 3o".
        variant: the rules, as the name of a variant.
        scores: the scores of both sides before the hand.
        asks: the question about a decided bet: "stake" for its points; "value" for the value of the
            learner's hand, in lessons before the lesson about points; "" for no question.

    Raises:
        NotationError: `hands` are not cards in notation.
        IllegalAction: the rules forbid a move.
        KeyError: there is no such variant.
        ValueError: the hands, a seat or a move are impossible, or there is no such question.
    """
    if asks not in ASKED:
        raise ValueError(f"{asks!r} is none of {ASKED}")
    all_hands = [cards(text) for text in hands.split("/")]
    rules = replace(truco.PRESETS[variant], players=len(all_hands))
    return _replayed(one_hand(all_hands, rules, scores), moves, asks)


def _replayed(game: TrucoGame, moves: str, asks: str) -> Walkthrough:
    """A walk through `moves`, with a scene and a caption for each, and the questions between
    them.
    """
    steps = [Step(_board(game), game.begins(LEARNER))]
    for move in moves.split(";"):
        seat, _, text = move.strip().partition(" ")
        event = game.play(text, int(seat))
        gate = _gate(game, event, steps[-1], asks)
        steps.append(Step(_board(game), game.describe(event, LEARNER), gate))
    return Walkthrough(steps)


def _board(game: TrucoGame) -> Scene:
    """The table and the scores, without the stakes, because the learner is asked about them."""
    board = game.board(LEARNER)
    return {**board, "rows": [row for row in board["rows"] if row["id"].startswith("score-")]}


def _gate(game: TrucoGame, event: Event[State], last: Step, asks: str) -> Gate | None:
    """The question to ask before `event`, after the step `last`.

    None if the event neither completes a trick nor settles exactly one bet. `asks` chooses the
    question about a bet, as in `replay`; "" asks none.
    """
    question = asked_before(event.before, parse_action(event.text), event.after, asks)
    if question is None:
        return None
    # The scene shows only the played cards: the next leader and the new scores would be the answer.
    lies = _board(game) if question.scene.kind == "trick" else last.scene
    scene = {**lies, "turn": None, "winning": None, "rows": last.scene["rows"]}
    return Gate(question, scene, game.done(event, LEARNER))
