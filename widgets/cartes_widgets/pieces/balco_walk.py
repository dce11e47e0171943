"""Throws of Balcó, one by one: what the pile asks, who is skipped, when it is cleared."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from cartes_lib.balco import (
    RANKS,
    Rules,
    State,
    TakePile,
    Throw,
    parse_action,
    playable_ranks,
    players_skipped,
    thrown_rank,
)
from cartes_lib.cards import JOKERS, PACK_48, Hand, NotationError
from cartes_lib.exercises.balco.throws import condition_words
from cartes_lib.exercises.worded import words
from cartes_lib.wording import capitalised, card_name, card_names, say, seat_terms

__all__ = ["Position", "balco_steps", "pile_scene", "positions", "read_throw", "told_throw"]

_TAKE = "-"


def read_throw(text: str) -> Throw | TakePile:
    """The throw that `text` says: "5o", "7o+7c", "J1=8", "1o>2", or "-" for taking the pile.

    Raises:
        NotationError: `text` is no such throw.
    """
    if text == _TAKE:
        return TakePile()
    together = text.split("+")
    throw = parse_action(" ".join(together)) if all(together) else None
    if not isinstance(throw, Throw) or thrown_rank(throw.cards, throw.joker_as) not in RANKS:
        raise NotationError(text, 0, text, "unknown-action")
    return throw


@dataclass(frozen=True, slots=True)
class Position:
    """How the pile stands after a throw.

    Attributes:
        state: of a table whose hands do not matter.
        said: what happened, in words.
    """

    state: State
    said: str


def positions(throws: Iterable[Throw | TakePile], players: int) -> tuple[Position, ...]:
    """The empty pile, and how it stands after each of `throws`; seat 0, the reader's, begins.

    Raises:
        IllegalAction: a throw that the rules forbid, whatever is in hand.
        RulesError: no table of so many players.
    """
    state = _empty_table(players)
    begins = say("balco-begins", seat=_seats(state)[0])
    found = [Position(state, capitalised(begins))]
    for action in throws:
        before = _ready(state, action)
        state = before.play(action)
        if isinstance(action, Throw):
            said = told_throw(before, state, action)
        else:
            said = say("balco-takes", seat=_seats(before)[_turn(before)])
        found.append(Position(state, capitalised(said)))
    return tuple(found)


def _empty_table(players: int) -> State:
    """A table before its first throw; a face-down card each keeps everybody in the deal."""
    empty: tuple[Hand, ...] = ((),) * players
    return State(
        rules=Rules(players=players),
        dealer=players - 1,
        hands=empty,
        up=empty,
        down=(JOKERS[:1],) * players,
        stock=(),
        turn=0,
    )


def _ready(state: State, action: Throw | TakePile) -> State:
    """`state` with what `action` takes in hand: the cards thrown, or one that does not fit."""
    asked = state.condition, state.pile, state.rules
    unfit = min(PACK_48, key=lambda card: len(playable_ranks(card, *asked)))
    held = action.cards if isinstance(action, Throw) else (unfit,)
    hands = (held if seat == state.turn else () for seat in range(state.rules.players))
    return replace(state, hands=tuple(hands))


def _turn(state: State) -> int:
    return state.to_act[0]


def _seats(state: State) -> list[str]:
    terms = seat_terms(state.rules.players, sides=False)
    return [term.removeprefix("term-") for term in terms]


def told_throw(before: State, after: State, throw: Throw) -> str:
    """What is said of a throw that led from `before` to `after`: the cards, and their effect."""
    seat = _turn(before)
    rank, name = thrown_rank(throw.cards, throw.joker_as) or 0, _seats(before)[seat]
    said = [say("balco-throws", seat=name, thrown=card_names(throw.cards))]
    if jokers := sum(card.is_joker for card in throw.cards):
        said.append(say("balco-declares", rank=rank, count=jokers))
    if not after.pile:
        effect = "ten" if rank == 10 else "four"
        said.append(say(f"balco-{effect}", seat=name, again=after.turn == seat))
    elif not after.deal_is_over:
        said += _effect(after, throw, rank)
    return " ".join(said)


def _effect(after: State, throw: Throw, rank: int) -> list[str]:
    """What a throw that clears nothing asks of the others; empty for a plain number."""
    count, condition = players_skipped(rank, len(throw.cards), after.rules), after.condition
    if rank == 1:
        terms = seat_terms(after.rules.players, sides=False)
        aimed = [say(terms[seat]) for seat in throw.targets or after.to_act]
        return [say("balco-ace", target=", ".join(aimed))]
    # While others have yet to answer a 1, no other card has an effect (BAL-SP1-06).
    if after.shots:
        return []
    if rank == 2:
        return [say("balco-two")]
    if condition.kind == "trenca" and rank == 7:
        return [say("balco-seven", count=condition.players)]
    return [say("balco-eight", count=count)] if count else []


def pile_scene(position: Position) -> dict[str, Any]:
    """The pile as a page draws it, whose turn it is, and what the pile asks in words."""
    state = position.state
    shown = [laid.card for laid in state.pile]
    turn = say(seat_terms(state.rules.players, sides=False)[_turn(state)])
    asks = words(condition_words(state.condition))
    return {
        "kind": "table",
        "groups": [
            {
                "id": "pile",
                "label": say("balco-pile", count=len(shown)),
                "cards": list(map(str, shown)),
                "hidden": 0,
            }
        ],
        "rows": [
            {"id": "turn", "label": say("balco-turn"), "value": capitalised(turn)},
            {"id": "asks", "label": say("row-asks"), "value": asks},
        ],
        "spoken": {str(card): card_name(card, "bare") for card in shown},
    }


def balco_steps(throws: Iterable[Throw | TakePile], players: int) -> list[dict[str, Any]]:
    """Scenes and captions of `throws` from an empty pile on, as `positions` finds them."""
    return [{"scene": pile_scene(one), "caption": one.said} for one in positions(throws, players)]
