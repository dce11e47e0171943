"""A part of a deal of Balcó, replayed move by move, which stops to ask questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cartes_lib.asking.balco.walk_guesses import asked_before
from cartes_lib.balco import Match, Rules, State, parse_action
from cartes_lib.balco.actions import Action, Exchange, Lift, TakePile, Throw
from cartes_lib.cards import cards
from cartes_lib.messages import capitalised, format_message
from cartes_widgets.core.base import lesson_call
from cartes_widgets.games.balco.adapter import BalcoGame
from cartes_widgets.games.balco.scene import DisplayedState, board_of
from cartes_widgets.games.balco.walk import seat_texts, throw_texts
from cartes_widgets.games.table_game import LEARNER, Event
from cartes_widgets.lesson_widgets.walkthrough import Gate, Step, TableWalk, Walkthrough

_PACKETS = 3


@lesson_call
def replay_balco(seats: str, moves: str, *, stock: str = "", stops: str = "") -> Walkthrough:
    """A widget that replays a part of a deal of Balcó, move by move.

    Args:
        seats: the cards of each player in notation, the learner's first, separated by "/". The
            cards in hand, face up and face down are separated by "|"; each part may be empty.
        moves: seats and actions, separated by ";", such as "0 5o; 1 take; 2 lift 1". The pile is
            empty before the first move. If the first move is an exchange, such as "0 up 2o 10c J1",
            the replay begins before play, with all exchanges still to do.
        stock: the cards to draw, the next card first.
        stops: numbers of the moves, from 1, before which the widget asks, such as "3 7". It asks
            whether a lifted (turned over) card is legal, how many of the learner's cards are legal,
            or who plays next.

    Raises:
        NotationError: `seats` or `stock` are not cards in notation.
        IllegalAction: the rules forbid a move.
        RulesError: no table has this number of players.
        ValueError: `seats`, `moves` or `stops` are invalid.
    """
    parted_moves = [move.strip().partition(" ") for move in moves.split(";")]
    stop_numbers = set(map(int, stops.split()))
    if not stop_numbers <= set(range(1, len(parted_moves) + 1)):
        raise ValueError(f"there are {len(parted_moves)} moves to stop before: {stops!r}")
    opens = isinstance(parse_action(parted_moves[0][2]), Exchange)
    game = BalcoGame(_begun(seats, stock, None if opens else int(parted_moves[0][0])))
    steps = [Step(game.board(LEARNER), game.begins(LEARNER))]
    for number, (seat, _, text) in enumerate(parted_moves, 1):
        event = game.play(text, int(seat))
        gate = None
        if number in stop_numbers:
            action = parse_action(text)
            question = asked_before(event.before, action, event.after)
            scene = _gate_scene(steps[-1].scene, event, action)
            gate = Gate(question, scene, _gate_caption(event.before, action))
        steps.append(Step(game.board(LEARNER), game.describe(event, LEARNER), gate))
    if steps[-1].gate:
        # Its question shows the table before the last move; the move itself needs a step.
        steps.append(Step(steps[-1].scene, steps[-1].caption))
    return TableWalk(steps)


def _begun(seats: str, stock: str, first: int | None) -> Match:
    """A match in the middle of a deal with an empty pile; `first` is the seat to act.

    If `first` is None, the deal is before its exchanges.
    """
    all_hands = [[cards(text) for text in seat.split("|")] for seat in seats.split("/")]
    if any(len(packets) != _PACKETS for packets in all_hands):
        raise ValueError(f"each seat has a hand, cards face up and face down: {seats!r}")
    hands, up, down = zip(*all_hands, strict=True)
    match = Match(Rules(players=len(all_hands)))
    match.state = State(
        rules=match.state.rules,
        dealer=len(all_hands) - 1,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        up=tuple(tuple(sorted(row)) for row in up),
        down=down,
        stock=cards(stock),
        exchanging=tuple(range(len(all_hands))) if first is None else (),
        turn=first,
    )
    return match


def _gate_scene(scene: Mapping[str, Any], event: Event[State], action: Action) -> Mapping[str, Any]:
    """The scene of a question about `action`: `scene`, the table before it, or what it has done.

    If another player throws, or somebody takes the pile, the question is who plays next: the thrown
    cards are on the pile, or the pile is taken. The player of `action` is still marked.
    """
    if isinstance(action, Throw) and event.before.turn != LEARNER:
        pile = (*(item.card for item in event.before.pile), *action.cards)
        after = board_of(DisplayedState(event.after, removed_pile=pile), LEARNER)
        return {**after, "turn": scene["turn"], "rows": scene["rows"]}
    if isinstance(action, TakePile):
        return {**board_of(DisplayedState(event.after), LEARNER), "turn": scene["turn"]}
    return scene


def _gate_caption(before: State, action: Action) -> str:
    """The message that introduces a question about `action`, without the answer."""
    if isinstance(action, Throw) and before.turn != LEARNER:
        return capitalised(" ".join(throw_texts(before, action)))
    if isinstance(action, TakePile):
        return capitalised(format_message("balco-takes", seat=_seat(before)))
    if isinstance(action, Lift):
        return capitalised(format_message("action-lift", seat=_seat(before)))
    return capitalised(format_message("felt-balco-turn", seat=_seat(before)))


def _seat(before: State) -> str:
    return seat_texts(before)[before.to_act[0]]
