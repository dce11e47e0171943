"""Builds states in which players declare their values after an accepted bet."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

from cartes_lib.asking.contract import Line, Message
from cartes_lib.asking.parts import seat_key
from cartes_lib.cards import PACK_40, Hand
from cartes_lib.seats import right_of
from cartes_lib.truco import Rules, State, envido_value, parse_action, start_deal
from cartes_lib.truco.deal import Showdown
from cartes_lib.truco.envido import has_flor
from cartes_lib.truco.score import Award


def after_actions(state: State, actions: Sequence[str]) -> State:
    """`state` after `actions`, in notation; each is made by the first player who may make it.

    Raises:
        ValueError: no player may make one of the actions.
    """
    for text in actions:
        action = parse_action(text)
        others = (seat for seat in range(state.rules.players) if seat not in state.to_act)
        able = [seat for seat in (*state.to_act, *others) if state.judge(action, seat).legal]
        if not able:
            raise ValueError(f"nobody may say {text!r} there")
        state = state.play(action, able[0])
    return state


def envido_showdown(
    hands: Sequence[Hand],
    mano: int,
    values: Sequence[int | None] = (),
    calls: Sequence[str] = ("envido",),
) -> State:
    """The state of an accepted envido (a bet), after the seats have declared `values`, starting
    with the first player (`mano`).

    Args:
        values: the declared values; None for "son buenas" (a concession).

    Raises:
        ValueError: the hands are impossible, or a value may not be declared.

    Rules: TRU-ENV-10, TRU-ENV-11, TRU-ENV-13.
    """
    rules = Rules(players=len(hands), flor=False, declare_values="manual")
    dealt = start_deal(rules, (mano - 1) % len(hands), tuple(hands), ())
    declarations = ["son-buenas" if value is None else f"declare {value}" for value in values]
    return after_actions(dealt, [*calls, "quiero", *declarations])


def showdown_of(state: State) -> Showdown:
    """The last showdown (comparison of declared values) of the deal."""
    return state.deals[-1].showdowns[-1]


def last_award(state: State) -> Award:
    """The points awarded for the last settled bet of the deal.

    Raises:
        ValueError: no bet is settled yet.
    """
    if not state.deals[-1].awards:
        raise ValueError("no bet is settled yet")
    return state.deals[-1].awards[-1]


def seats_in_turn(mano: int, seats: int) -> list[int]:
    """All seats in the order of play, starting with the first player (`mano`)."""
    return [right_of(mano, seats, step) for step in range(seats)]


def hands_without_flor(rng: random.Random, seats: int) -> list[Hand]:
    """A random hand for each seat; no hand has three cards of one suit."""
    while True:
        pack = rng.sample(PACK_40, 3 * seats)
        hands = [tuple(pack[3 * seat : 3 * seat + 3]) for seat in range(seats)]
        if not any(has_flor(hand) for hand in hands):
            return hands


def declared_lines(state: State, first: int = 1, shown: Collection[int] = ()) -> tuple[Line, ...]:
    """Log lines with the declarations, numbered from `first`, and the cards of the seats in
    `shown`.
    """
    lines = []
    for number, (seat, value) in enumerate(showdown_of(state).declared, first):
        name = f"seat-{seat_key(seat, len(state.dealt))}"
        if value is None:
            message = Message("log-buenas", {"seat": name})
        elif seat in shown:
            cards = state.dealt[seat]
            message = Message("log-announce", {"seat": name, "value": value, "cards": cards})
        else:
            message = Message("log-value", {"seat": name, "value": value})
        lines.append(Line(str(number), message))
    return tuple(lines)


def read_values(text: str) -> list[int | None]:
    """Parse declared values such as "27 buenas"; the result has None for "son buenas" (a
    concession).
    """
    return [None if word == "buenas" else int(word) for word in text.split()]


def declared_values(
    rng: random.Random, hands: Sequence[Hand], order: Sequence[int]
) -> list[int | None]:
    """Random values that the seats in `order` declare; None for a concession ("son buenas")."""
    values: list[int | None] = []
    best = -1
    for seat in order:
        own = envido_value(hands[seat])
        gives_way = own <= best and rng.random() < 0.7
        values.append(None if gives_way else own)
        best = max(best, own)
    return values


def mano_of(state: State) -> int:
    """The seat of the first player (mano)."""
    return right_of(state.dealer, state.rules.players)


def best_seat(state: State) -> int:
    """The seat that declared the highest value. Rules: TRU-ENV-10, TRU-ENV-13."""
    best = showdown_of(state).best
    assert best is not None, "a value was declared"
    return best[0]
