"""Base classes of the kinds of Botifarra, and scenes with tricks."""

from __future__ import annotations

import random
from typing import Generic, TypeVar

from cartes_lib.asking.contract import NO_TRUMP, Message, Scene
from cartes_lib.asking.kinds import Kind
from cartes_lib.asking.parts import seated
from cartes_lib.botifarra import OBLIGADA, PRESETS, Rules, State
from cartes_lib.botifarra.bots import heuristic
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.seats import right_of, seat_names
from cartes_lib.tricks import Play, Trick

SEATS = 4
SEAT_NAMES = seat_names(SEATS)

PositionT = TypeVar("PositionT")


class BotifarraKind(Kind[PositionT, Rules], Generic[PositionT]):
    """A kind of question about Botifarra."""

    game = "botifarra"

    def rules(self, preset: str) -> Rules:
        """The rules of Botifarra with the preset name `preset`."""
        return PRESETS[preset]


class FixedKind(BotifarraKind[None]):
    """A kind of question about a fact of the rules; it has no position."""

    def read(self) -> tuple[None, Rules]:
        """Reads nothing: the question has no position."""
        return None, OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> None:
        """Draws nothing: the question has no position."""


def trump_named(name: str) -> Suit | None:
    """The trump suit named `name`; None for "none".

    Raises:
        KeyError: `name` is neither a suit nor "none".
    """
    return None if name == NO_TRUMP else Suit[name.upper()]


def house_move(state: State, rng: random.Random) -> State:
    """The state after the heuristic bot has acted (a call or a card) for the seat whose turn it
    is.
    """
    seat = state.to_act[0]
    return state.play(heuristic.choose(state.view(seat), state.actions(seat), rng), seat)


def until_own_turn(state: State, rng: random.Random) -> State:
    """The state at the learner's next turn; until then, heuristic bots act."""
    while 0 not in state.to_act:
        state = house_move(state, rng)
    return state


def play_message(play: Play) -> Message:
    """The message of the log about `play`: the seat and the card."""
    return Message("log-play", {"seat": f"seat-{SEAT_NAMES[play.seat]}", "card": play.card})


def trick_scene(
    plays: Trick,
    trump: Suit | None,
    rules: Rules,
    hand: Hand = (),
    marked: Card | None = None,
) -> Scene:
    """A scene with a trick; it shows whose turn it is unless the trick is complete.

    Args:
        hand: cards of the learner at seat 0; at a table of two, the top cards of the learner's
            piles.
        marked: the card of the hand that the question is about; None if it is about all cards.
    """
    seats = rules.seats
    turn = right_of(plays[-1].seat, seats) if plays else 0
    return Scene(
        "trick",
        plays=seated(plays),
        seats=seats,
        sides=not rules.is_individual,
        turn=turn if len(plays) < seats else None,
        trump=NO_TRUMP if trump is None else trump,
        hand=hand,
        hand_label=Message("group-own-tops") if rules.is_duo else None,
        marked=marked,
    )
