"""Values told at a table: a hand is dealt, its bet accepted, and each says what he holds."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.asking.contract import Item, Line, Message
from cartes_lib.cards import PACK_40, Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.seats import seat_names
from cartes_lib.truco import Award, Rules, State, has_flor, parse_action, start_deal

__all__ = [
    "SIDES",
    "announced",
    "hands_without_flor",
    "left_for",
    "said_in_turn",
    "seats_in_turn",
    "settled",
    "won",
]

SIDES = tuple(Item(side, words=Message(f"side-{side}")) for side in ("yours", "theirs"))


def said_in_turn(state: State, words: Sequence[str]) -> State:
    """`state` once all of `words` was said, each by the first whose turn allows it.

    Raises:
        ValueError: a word that nobody may say then.
    """
    for word in words:
        action = parse_action(word)
        others = (seat for seat in range(state.rules.players) if seat not in state.to_act)
        able = [seat for seat in (*state.to_act, *others) if state.judge(action, seat).legal]
        if not able:
            raise ValueError(f"nobody may say {word!r} there")
        state = state.play(action, able[0])
    return state


def settled(hands: Sequence[Hand], mano: int, values: Sequence[int | None] = ()) -> State:
    """An envido that was accepted, of these hands, once `values` were told from the mano on.

    Args:
        values: None for "son buenas".

    Raises:
        ValueError: no such hands, or values that nobody may tell.

    Rules: TRU-ENV-10, TRU-ENV-11, TRU-ENV-13.
    """
    seats = len(hands)
    rules = Rules(players=seats, flor=False, declare_values="manual")
    dealt = start_deal(rules, (mano - 1) % seats, tuple(hands), ())
    told = ["son-buenas" if one is None else f"declare {one}" for one in values]
    return said_in_turn(dealt, ["envido", "quiero", *told])


def won(state: State) -> Award:
    """What the last bet of the hand brought, and to whom.

    Raises:
        ValueError: no bet is settled yet.
    """
    if state.deal is None or not state.deal.awards:
        raise ValueError("no bet is settled yet")
    return state.deal.awards[-1]


def seats_in_turn(mano: int, seats: int) -> list[int]:
    """All seats from the mano on, to the right."""
    return [(mano + step) % seats for step in range(seats)]


def hands_without_flor(rng: random.Random, seats: int) -> list[Hand]:
    """A random hand for each seat, none of one suit."""
    while True:
        pack = rng.sample(PACK_40, 3 * seats)
        hands = [tuple(pack[3 * seat : 3 * seat + 3]) for seat in range(seats)]
        if not any(has_flor(hand) for hand in hands):
            return hands


def announced(
    order: Sequence[int], values: Sequence[int | None], shown: dict[int, Hand] | None = None
) -> tuple[Line, ...]:
    """What each seat said in turn, and the cards of those that have shown theirs."""
    names = seat_names(len(order))
    lines = []
    for number, (seat, value) in enumerate(zip(order, values, strict=False), 1):
        name, hand = f"seat-{names[seat]}", (shown or {}).get(seat)
        if value is None:
            said = Message("log-buenas", {"seat": name})
        elif hand is None:
            said = Message("log-value", {"seat": name, "value": value})
        else:
            said = Message("log-announce", {"seat": name, "value": value, "cards": hand})
        lines.append(Line(str(number), said))
    return tuple(lines)


def left_for(talk: Sequence[str]) -> int:
    """What one of two players pays who leaves the hand in its first trick, once `talk` was said.

    The last word that waits for an answer was the other's.

    Raises:
        ValueError: nobody may say that.

    Rules: TRU-TRU-17, TRU-TRU-18, TRU-ENV-09.
    """
    hands = tuple(map(read_cards, ("1e 7o 4c", "3b 5o 12c")))
    dealt = said_in_turn(start_deal(Rules(players=2, flor=False), 0, hands, ()), talk)
    over = said_in_turn(dealt, ["mazo"])
    return sum(award.points for award in over.awards)
