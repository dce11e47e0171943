"""The data type for the steps of a deal: who shuffles and cuts, and who gets which cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cartes_lib.cards import Card, Hand


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards that one seat gets at the same time.

    Attributes:
        row: the round of the deal, from 0. If the ritual is `free`, the packets of a round have no
            fixed order.
        faces: who sees the cards: "own" (the owner), "up" (all players) or "down" (nobody).
    """

    seat: int
    cards: Hand
    row: int
    faces: str = "own"


@dataclass(frozen=True, slots=True)
class Role:
    """A task of a player before the deal; `of` computes the player's seat from the dealer's."""

    name: str
    of: Callable[[int], int]
    rule: str


@dataclass(frozen=True, slots=True)
class Ritual:
    """The steps of dealing in one game at one table.

    Attributes:
        terms: message keys of the seats' names, from the learner's seat on.
        roles: the roles before the deal, such as to shuffle and to cut.
        next: a function: the next dealer.
        packets: a function: the packets in order, given the pack, the number of cut cards (None
            without a cut) and the dealer.
        may_cut: a function: whether a player may cut that number of cards; None if nobody cuts.
        cut_rule, packet_rule: rule ids of the cut and of the packets.
        tap_rule: id of the rule that allows tapping the pack instead of cutting; "" if this is
            forbidden.
        exposed_rule: id of the rule about an exposed card; "" without such a rule.
        free: whether the seats of a round may get their packets in any order.
        by_number: whether the players call cards by their numbers.
    """

    game: str
    terms: tuple[str, ...]
    pack: Hand
    roles: tuple[Role, ...]
    next: Role
    packets: Callable[[tuple[Card, ...], int | None, int], tuple[Packet, ...]]
    packet_rule: str
    may_cut: Callable[[int], bool] | None = None
    cut_rule: str = ""
    tap_rule: str = ""
    exposed_rule: str = ""
    free: bool = False
    by_number: bool = False
