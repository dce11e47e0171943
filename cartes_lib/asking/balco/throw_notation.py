"""Reads throws of Balcó in notation, and builds states in which they are possible."""

from __future__ import annotations

from dataclasses import replace

from cartes_lib.balco import Rules, State, parse_action
from cartes_lib.balco.actions import TakePile, Throw
from cartes_lib.balco.condition import RANKS
from cartes_lib.balco.legal import playable_ranks, thrown_rank
from cartes_lib.cards import JOKERS, PACK_48, Card, Hand, NotationError

_TAKE = "-"


def read_throw(text: str) -> Throw | TakePile:
    """The throw with the notation `text`: "5o", "7o+7c", "J1=8", "1o>2", or "-" for taking the
    pile.

    Raises:
        NotationError: `text` is not the notation of a throw.
    """
    if text == _TAKE:
        return TakePile()
    together = text.split("+")
    throw = parse_action(" ".join(together)) if all(together) else None
    if not isinstance(throw, Throw) or thrown_rank(throw.cards, throw.joker_as) not in RANKS:
        raise NotationError(text, 0, text, "unknown-action")
    return throw


def read_throws(text: str) -> tuple[Throw | TakePile, ...]:
    """The throws with the notation `text`, separated by spaces.

    Raises:
        NotationError: a part of `text` is not the notation of a throw.
    """
    return tuple(map(read_throw, text.split()))


def empty_table(players: int, first: int = 0) -> State:
    """A state before the first throw; seat `first` begins.

    Each player has one face-down card, so that no player is out of the deal.

    Raises:
        RulesError: no table has this number of players.
    """
    empty: tuple[Hand, ...] = ((),) * players
    return State(
        rules=Rules(players=players),
        dealer=(first - 1) % players,
        hands=empty,
        up=empty,
        down=(JOKERS[:1],) * players,
        stock=(),
        turn=first,
    )


def with_hand(state: State, action: Throw | TakePile) -> State:
    """`state`, with a hand that makes `action` possible for the next player.

    For a throw the hand has the thrown cards; for taking the pile it has a card that may not be
    thrown.
    """
    own = action.cards if isinstance(action, Throw) else (_unfit(state),)
    hands = (own if seat == state.turn else () for seat in range(state.rules.players))
    return replace(state, hands=tuple(hands))


def _unfit(state: State) -> Card:
    """A card that may not be thrown on the pile; any card if all are legal."""
    situation = state.condition, state.pile, state.rules
    return min(PACK_48, key=lambda card: len(playable_ranks(card, *situation)))
