"""A walk through throws of Balcó: the pile's condition, skipped players, cleared piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cartes_lib.asking import Question, ask
from cartes_lib.asking.balco.base import condition_message
from cartes_lib.asking.balco.naming import name_of
from cartes_lib.asking.balco.played import ThrowHistory
from cartes_lib.asking.balco.throw_notation import read_throws
from cartes_lib.asking.render import message_text
from cartes_lib.balco import State
from cartes_lib.balco.actions import TakePile, Throw
from cartes_lib.balco.effects import players_skipped
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.cards import Card
from cartes_lib.messages import capitalised, card_name, card_names, format_message, seat_terms
from cartes_widgets.games.seat_views import seat_label
from cartes_widgets.lesson_widgets.walkthrough import Gate, Step, TableWalk, Walkthrough


@dataclass(frozen=True, slots=True)
class Position:
    """The pile after a throw.

    Attributes:
        state: the state of the table; its hands have no meaning.
        text: the last throw and its effect, in words.
    """

    state: State
    text: str


def positions(throws: Iterable[Throw | TakePile], players: int) -> tuple[Position, ...]:
    """The empty pile, and then the pile after each of `throws`; seat 0, the learner's, begins.

    Raises:
        IllegalAction: a throw is illegal with any hand.
        RulesError: no table has this number of players.
    """
    played = ThrowHistory.begin(players)
    state = played.table
    begins = format_message("balco-begins", seat=seat_texts(state)[0])
    results = [Position(state, capitalised(begins))]
    for action in throws:
        played = played.then(action)
        before, state = played.states[-2:]
        if isinstance(action, Throw):
            text = throw_text(before, state, action)
        else:
            text = format_message("balco-takes", seat=seat_texts(before)[_turn(before)])
        results.append(Position(state, capitalised(text)))
    return tuple(results)


def _turn(state: State) -> int:
    return state.to_act[0]


def seat_texts(state: State) -> list[str]:
    """The seats as arguments of `format_message`, the learner's first.

    The message catalogue turns each of them into a name within a sentence.
    """
    terms = seat_terms(state.rules.players, sides=False)
    return [term.removeprefix("term-") for term in terms]


def throw_text(before: State, after: State, throw: Throw, viewer: int = 0, draws: int = 0) -> str:
    """The message to `viewer` about a throw that led from `before` to `after`: cards and effect.

    Args:
        draws: number of cards that the player drew after the throw.
    """
    seat, players = _turn(before), before.rules.players
    rank = thrown_rank(throw.cards, throw.joker_as) or 0
    name = seat_texts(before)[(seat - viewer) % players]
    texts = throw_texts(before, throw, viewer, draws)
    if not after.pile:
        effect = "ten" if rank == 10 else "four"
        texts.append(format_message(f"balco-{effect}", seat=name, again=after.turn == seat))
    elif not after.deal_is_over:
        texts += _effect(after, throw, rank, viewer)
    return " ".join(texts)


def throw_texts(before: State, throw: Throw, viewer: int = 0, draws: int = 0) -> list[str]:
    """The parts of a message about a throw: its cards, the cards drawn, and the rank of a joker."""
    name = seat_texts(before)[(_turn(before) - viewer) % before.rules.players]
    thrown = card_names(throw.cards, by_number=True)
    texts = [format_message("balco-throws", seat=name, thrown=thrown, draws=draws)]
    if jokers := sum(card.is_joker for card in throw.cards):
        rank = thrown_rank(throw.cards, throw.joker_as) or 0
        texts.append(format_message("balco-declares", rank=rank, count=jokers))
    return texts


def _effect(after: State, throw: Throw, rank: int, viewer: int = 0) -> list[str]:
    """Messages about the effect on other players of a throw that does not clear the pile.

    Empty if it has no effect.
    """
    count, condition = players_skipped(rank, len(throw.cards), after.rules), after.condition
    if rank == 1:
        names = seat_texts(after)
        named = [names[(seat - viewer) % len(names)] for seat in throw.targets or after.to_act]
        targets = ", ".join(format_message(f"term-{name}") for name in named)
        several = len(named) > 1
        return [format_message("balco-ace", seat=named[0], several=several, targets=targets)]
    # Until the named players answer a 1, no other card has an effect (BAL-SP1-06).
    if after.shots:
        return []
    if rank == 2:
        return [format_message("balco-two")]
    if condition.kind == "trenca" and rank == 7:
        return [format_message("balco-seven", count=condition.players)]
    return [format_message("balco-eight", count=count)] if count else []


def _pile(shown: Sequence[Card]) -> dict[str, Any]:
    return {
        "id": "pile",
        "label": format_message("balco-pile", count=len(shown)),
        "cards": list(map(str, shown)),
        "hidden": 0,
    }


def pile_scene(position: Position) -> dict[str, Any]:
    """The scene of a walk: the pile, and rows with the next player and the pile's condition."""
    state = position.state
    shown = [pile_card.card for pile_card in state.pile]
    turn = format_message(seat_terms(state.rules.players, sides=False)[_turn(state)])
    asks = message_text(condition_message(state.condition))
    return {
        "kind": "table",
        "groups": [_pile(shown)],
        "rows": [
            {"id": "turn", "label": format_message("balco-turn"), "value": capitalised(turn)},
            {"id": "asks", "label": format_message("row-asks"), "value": asks},
        ],
        "card_names": {str(card): card_name(card, by_number=True) for card in shown},
    }


def _seated_scene(position: Position, thrown: Sequence[Card] | None = None) -> dict[str, Any]:
    """The scene of a walk: the pile with the players around it, and the pile's condition.

    Args:
        thrown: the cards of a throw whose effect the scene does not reveal, on top of the pile;
            None to show the player to move and the pile's condition.
    """
    state, shown = position.state, pile_scene(position)
    seats = state.rules.players
    is_asked = thrown is not None
    pile = [*(pile_card.card for pile_card in state.pile), *(thrown or ())]
    return {
        "kind": "around",
        "groups": [*(_seat(seat, seats) for seat in range(seats)), _pile(pile)],
        "turn": None if is_asked else _turn(state),
        "rows": [] if is_asked else [row for row in shown["rows"] if row["id"] == "asks"],
        "card_names": {str(card): card_name(card, by_number=True) for card in pile},
    }


def _seat(seat: int, seats: int) -> dict[str, Any]:
    """A player at the pile, without cards."""
    label = capitalised(seat_label(seat, 0, seats, sides=False))
    return {"id": f"seat-{seat}", "label": label, "cards": [], "hidden": 0}


def balco_walk(throws: str, players: int) -> list[Step]:
    """The steps of a walk through `throws`, in the notation of `read_throw`, from an empty pile.

    Before it shows each kind of effect for the first time, the walk asks what happens.

    Raises:
        NotationError: `throws` is not in that notation.
        IllegalAction: a throw is illegal with any hand.
        RulesError: no table has this number of players.
    """
    texts, actions = throws.split(), read_throws(throws)
    result = positions(actions, players)
    steps = [Step(_seated_scene(item), item.text) for item in result]
    for at, kind in _turning_points(actions, result).items():
        question = ask("balco", kind, throws=" ".join(texts[: at + 1]), players=players)
        gate = _before_effect(result[at], actions[at], question)
        steps[at + 1] = Step(steps[at + 1].scene, steps[at + 1].caption, gate)
    return steps


def named_walk(throws: str, players: int) -> list[Step]:
    """The steps of `balco_walk`, with a question about each action: how do players call it?

    The walk asks nothing about an action that players have no name for.

    Raises:
        NotationError, IllegalAction, RulesError: the same as `balco_walk`.
    """
    texts, actions = throws.split(), read_throws(throws)
    result = positions(actions, players)
    named = {at: _word(result[at], action) for at, action in enumerate(actions)}
    steps = [Step(_seated_scene(item), item.text) for item in result]
    offered = " ".join(sorted({word for word in named.values() if word}))
    for at, action in enumerate(actions):
        if named[at]:
            text = " ".join(texts[: at + 1])
            question = ask("balco", "happened", throws=text, words=offered, players=players)
            gate = _before_effect(result[at], action, question)
            steps[at + 1] = Step(steps[at + 1].scene, steps[at + 1].caption, gate)
    return steps


def _word(before: Position, action: Throw | TakePile) -> str:
    """The term that players use for `action`; "" if there is no such term."""
    if isinstance(action, TakePile):
        return "recollir"
    rank = thrown_rank(action.cards, action.joker_as) or 0
    return name_of(
        [*(pile_card.rank for pile_card in before.state.pile), *[rank] * len(action.cards)]
    )


def _turning_points(
    actions: Sequence[Throw | TakePile], walked: Sequence[Position]
) -> dict[int, str]:
    """The actions to ask about: the first action with each effect.

    The key is the action's index, the value is the kind of question.
    """
    points: dict[str, int] = {}
    for at, action in enumerate(actions):
        effect = "take"
        if isinstance(action, Throw):
            rank = thrown_rank(action.cards, action.joker_as) or 0
            effect = "clear" if not walked[at + 1].state.pile else f"rank-{rank}"
        if effect in _ASKED:
            points.setdefault(effect, at)
    first = sorted((at, _ASKED[effect]) for effect, at in points.items())[:_MAX_ASKED]
    if not first and len(actions) > 1:
        return {len(actions) - 1: "asks"}
    return dict(first)


_MAX_ASKED = 3
_ASKED = {
    "take": "next",
    "clear": "cleared",
    "rank-8": "next",
    "rank-7": "asks",
    "rank-2": "asks",
    "rank-1": "asks",
}
"""The kind of question about each effect; the key is the effect."""


def _before_effect(before: Position, action: Throw | TakePile, question: Question) -> Gate:
    """The gate (a stop with a question) before the effect of `action`, with the scene at this
    moment.
    """
    state = before.state
    if isinstance(action, TakePile):
        seat = seat_texts(state)[_turn(state)]
        text = capitalised(format_message("balco-takes", seat=seat))
        return Gate(question, _seated_scene(before, ()), text)
    scene = _seated_scene(before, action.cards)
    return Gate(question, scene, capitalised(" ".join(throw_texts(state, action))))


def walk(*, throws: str, players: int = 4) -> Walkthrough:
    """A widget that shows throws (cards played on the pile) one by one; the learner begins.

    Args:
        throws: throws separated by spaces, such as "5o 7o+7c J1=8 1o>2 -". "=" declares a joker's
            rank, ">" names a target's seat, and "-" takes the pile.

    Raises:
        NotationError: `throws` is not in that notation.
        IllegalAction: a throw is illegal.
    """
    return TableWalk(balco_walk(throws, players))
