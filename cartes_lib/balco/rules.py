"""The options of a table of Balcó, and its named presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from cartes_lib.engine import RulesError
from cartes_lib.options import Options, option

__all__ = ["PRESETS", "STANDARD", "WITHOUT_JOKERS", "Rules", "RulesError"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Options):
    """The options of the rules, on which the players agree before the first deal.

    >>> from cartes_lib.balco import Rules
    >>> Rules(players=3).jokers
    4
    """

    players: int = option(4, values=(2, 3, 4, 5), rules="BAL-SET-01")
    """Number of players."""

    jokers: Literal[4, 0] = option(4, rules="BAL-SET-02 BAL-SET-03", offered=True)
    """Number of jokers."""

    opening: Literal["show", "throw"] = option("show", rules="BAL-OPN-01 BAL-OPN-05", offered=True)
    """Whether the smallest cards are only shown, or are thrown and begin the pile."""

    up_pickup: Literal["below-three", "hand-empty"] = option(
        "below-three", rules="BAL-TURN-07", offered=True
    )
    """When a player takes the face-up cards after the stock is empty: with fewer than three cards
    in hand, or with no cards.
    """

    ten_ban: Literal["top", "anywhere-in-pile"] = option("top", rules="BAL-LEG-05", offered=True)
    """What forbids a 10: a 7 or a 1 that determines the condition, or a 7 or a 1 anywhere in the
    pile.
    """

    joker_vs_ace: Literal["one-or-two", "any"] = option(
        "one-or-two",
        needs={"jokers": lambda rules: rules.jokers > 0},
        rules="BAL-LEG-07",
        offered=True,
    )
    """The ranks as which a joker may be declared in answer to a 1: a 1 or a 2, or any number except
    10.
    """

    eight_stack: Literal["per-card", "one"] = option("per-card", rules="BAL-SP8-02", offered=True)
    """Whether each 8 of a throw skips a player, or the whole throw skips one player."""

    seven_stack: Literal["same-throw", "consecutive"] = option(
        "same-throw", rules="BAL-SP7-03", offered=True
    )
    """Whether the number of bound players is the number of sevens in one throw, or in consecutive
    throws of sevens.
    """

    trenca_second: Literal["le7-only", "le7-and-ge-top"] = option(
        "le7-only", rules="BAL-LEG-06 BAL-SP7-04", offered=True
    )
    """The condition of the second player after sevens: 7 or lower, or also at least the number that
    the first player threw.
    """

    after_ace: Literal["responder-right", "sender-right"] = option(
        "responder-right", rules="BAL-SP2-02", offered=True
    )
    """Who plays after a 2 answers a 1: the player next to the one who answered, or next to the one
    who threw the 1.
    """

    ace_stack: Literal["single", "one-target-each"] = option(
        "single", rules="BAL-SP1-06", offered=True
    )
    """Whether several 1s have one target together, or one target each."""

    four_twos_clear: bool = option(False, rules="BAL-SP2-03 BAL-CLR-07", offered=True)
    """Whether four 2s in a row clear the pile."""

    end: Literal["ranking", "first-out"] = option(
        "ranking", rules="BAL-END-01 BAL-END-02", offered=True
    )
    """Whether the deal goes on until all places are decided, or ends when the first player goes
    out.
    """

    finish_on_special: Literal["allowed", "forbidden"] = option(
        "allowed", rules="BAL-END-03", offered=True
    )
    """Whether the last card may be a 1, 2, 7, 8, 10 or joker."""

    max_throws: int = option(
        2000,
        values=range(1_000_001),
        needs={
            # If each player had only one special card left, all would pass for ever.
            "finish_on_special": lambda rules: (
                rules.max_throws > 0 or rules.finish_on_special == "allowed"
            )
        },
        rules="BAL-END-05",
    )
    """Number of throws after which a deal ends undecided; 0 for no limit."""

    direction: Literal["right", "left"] = option(
        "right", rules="BAL-SET-08 BAL-OPN-06 BAL-TURN-01", offered=True
    )
    """The direction of play: the next player sits to the right, or to the left."""

    target: int = option(1, values=range(1, 101), rules="BAL-END-07", offered=(1, 2, 3, 5))
    """Number of deals that win the match."""

    @property
    def seats(self) -> int:
        """Number of players. Rule: BAL-SET-01."""
        return self.players

    def is_broken_off_after(self, throws: int) -> bool:
        """Whether a deal ends undecided after `throws` throws. Rule: BAL-END-05."""
        return 0 < self.max_throws <= throws


STANDARD = Rules()
WITHOUT_JOKERS = Rules(jokers=0)

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {"standard": STANDARD, "without-jokers": WITHOUT_JOKERS}
)
