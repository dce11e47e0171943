"""The procedure of a deal: who shuffles and cuts, and who gets which cards when."""

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
    """A role before the deal; `of` computes its seat from the dealer's."""

    name: str
    of: Callable[[int], int]
    rule: str


@dataclass(frozen=True, slots=True)
class Ritual:
    """The procedure of dealing of one game at one table.

    Attributes:
        terms: the names of the seats, from the learner's on, as keys of the catalogue.
        roles: the roles to shuffle and to cut, if the game has them.
        next: a function: the next dealer.
        packets: a function: the packets in order, from the pack, the cut (None without a cut) and
            the dealer.
        may_cut: a function: whether that number of cards may be cut; None if nobody cuts.
        cut_rule, packet_rule: ids of the rules.
        tap_rule: id of the rule that allows tapping the pack instead; "" if it is not allowed.
        exposed_rule: id of the rule about an exposed card; "" without such a rule.
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
