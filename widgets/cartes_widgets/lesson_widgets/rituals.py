"""The ritual of a deal: who shuffles and cuts, and who gets which cards when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cartes_lib.cards import Card, Hand

__all__ = ["Packet", "Ritual", "Role"]


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards that one seat gets at once.

    Attributes:
        row: the round of the deal, from 0; packets of a round may come in any order where
            the game's ritual is `free`.
        faces: "own" (its owner sees them), "up" (all do) or "down" (nobody does).
    """

    seat: int
    cards: Hand
    row: int
    faces: str = "own"


@dataclass(frozen=True, slots=True)
class Role:
    """Who has something to do before the deal; `of` finds the seat from the dealer's."""

    name: str
    of: Callable[[int], int]
    rule: str


@dataclass(frozen=True, slots=True)
class Ritual:
    """The deal of one game at one table.

    Attributes:
        terms: what the reader calls each seat, from his own on: keys of the catalogue.
        roles: who shuffles and who cuts, if the game says so.
        next: who deals after a dealer.
        packets: the packets in order, from the pack, the cut (None where nobody cut) and
            the dealer.
        may_cut: whether this number of cards may be lifted; None if nobody cuts.
        cut_rule, packet_rule: ids of the rules.
        tap_rule: by which the pack may be tapped instead; "" if it may not.
        exposed_rule: what becomes of a card that is seen; "" if nothing is said of it.
        free: whether the seats of a round may be served in any order.
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
