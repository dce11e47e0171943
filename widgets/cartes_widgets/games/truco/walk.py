"""A walk through a hand of Truco, card by card: who leads each trick, ties, who wins."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.asking import Question, ask
from cartes_lib.cards import Card, Hand, cards, notation
from cartes_lib.messages import capitalised, format_message, seat_terms
from cartes_lib.seats import right_of, round_from, side_of
from cartes_lib.truco import Rules
from cartes_lib.truco.seating import turn_order
from cartes_lib.truco.strength import (
    HandResult,
    hand_winner,
    next_leader,
    trick_leaders,
    trick_result,
)
from cartes_widgets.core.sides import side_fact
from cartes_widgets.core.trick_scene import table_scene
from cartes_widgets.games.truco.adapter import tie_message
from cartes_widgets.lesson_widgets.walkthrough import Gate, Step, Walkthrough

_DEALER = 0
_TABLES = (2, 4)
_MAX_TRICKS = 3

PlacedCard = list[tuple[int, Card]]


def truco_walk(tricks: Sequence[Hand]) -> list[Step]:
    """The steps of a walk through a hand, from the empty table on.

    The walk asks who wins each trick, and at the end who wins the hand. The learner has seat 0 and
    deals, so the seat to the right plays first. The winner of a trick leads the next; after a tie
    of opponents, the same player leads again.

    Args:
        tricks: one to three tricks, each with a card of all 2 or 4 players, in the order played.

    Raises:
        ValueError: the tricks are impossible, or the hand was decided before the last trick.

    Rules: TRU-TRU-01 to -04, TRU-TRU-06 to -10.
    """
    seats = len(tricks[0]) if tricks else 0
    if seats not in _TABLES or len(tricks) > _MAX_TRICKS or {*map(len, tricks)} != {seats}:
        raise ValueError(f"no hand of Truco: {tricks}")
    (mano, *_) = turn_order(_DEALER, Rules(players=seats))
    leader, results = mano, list[HandResult]()
    steps = [_step([], leader, _words("leads", seats, seat=leader), seats)]
    for number, trick in enumerate(tricks, 1):
        if hand_winner(results, side_of(mano)) is not None:
            raise ValueError("the hand was decided before its last trick")
        plays = list(zip(round_from(leader, seats), trick, strict=True))
        steps += [_played(plays[:count], seats) for count in range(1, seats)]
        results.append(trick_result(plays))
        winner = hand_winner(results, side_of(mano))
        question = _leader_question(tricks[:number], leader, winner is not None)
        leader = next_leader(plays)
        result = _result(leader, results, winner, seats)
        steps.append(_complete(plays, question, result, seats))
    return steps


def _leader_question(tricks: Sequence[Hand], leader: int, ends: bool) -> Question:
    """The question who wins the last of `tricks`, which the seat `leader` leads.

    If this trick `ends` a hand of two players, the question is who wins the hand.
    """
    seats = len(tricks[0])
    if ends and seats == _TABLES[0] and len(tricks) > 1:
        return ask("truco", "hand", tricks="/".join(map(notation, tricks)), leader=1)
    return ask("truco", "winner", trick=notation(tricks[-1]), players=seats, leader=leader)


def _complete(plays: PlacedCard, question: Question, result: str, seats: int) -> Step:
    last = _played(plays, seats)
    gate = Gate(question, {**last.scene, "winning": None}, last.caption)
    return Step(last.scene, f"{last.caption} {result}", gate)


def _played(plays: PlacedCard, seats: int) -> Step:
    best = [plays[place][0] for place in trick_leaders([card for _, card in plays])]
    seat, card = plays[-1]
    text = _words("plays", seats, seat=seat, card=card)
    if 1 < len(plays) < seats:
        name = "tied" if len(best) > 1 else "ahead"
        text = f"{text} {_words(name, seats, seat=best[0])}"
    turn = right_of(seat, seats) if len(plays) < seats else None
    return _step(plays, turn, text, seats, best[0] if len(best) == 1 else None)


def _step(
    plays: PlacedCard, turn: int | None, caption: str, seats: int, winning: int | None = None
) -> Step:
    return Step(table_scene(plays, turn=turn, seats=seats, winning=winning), caption)


def _result(leader: int, results: Sequence[HandResult], winner: HandResult, seats: int) -> str:
    is_tied = results[-1] is None
    text = tie_message(results) if is_tied else _words("trick", seats, seat=leader)
    if winner is None:
        return text
    side = side_fact(tuple(map(side_of, range(seats))), 0, winner == 0)
    return f"{text} {capitalised(format_message('truco-hand-won', side=side))}"


def _words(name: str, seats: int, *, seat: int, card: Card | None = None) -> str:
    term = seat_terms(seats)[seat].removeprefix("term-")
    if card is not None:
        return capitalised(format_message("truco-plays", seat=term, card=card))
    return capitalised(format_message(f"truco-{name}", seat=term))


def walk(*, trick: str) -> Walkthrough:
    """A widget that shows tricks card by card; the learner deals.

    Args:
        trick: one to three tricks in notation, separated by "/".

    Raises:
        NotationError: a text is not card notation.
        ValueError: the tricks are impossible.
    """
    return Walkthrough(truco_walk([cards(text) for text in trick.split("/")]))
