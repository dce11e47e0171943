"""The options of a table of Balcó, and the tables that have a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib.engine import RulesError
from cartes_lib.options import Options, check_values

__all__ = ["PRESETS", "STANDARD", "WITHOUT_JOKERS", "Rules", "RulesError"]

_OFF = "off"
_MOST_THROWS = 1_000_000
_VALUES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "players": (2, 3, 4, 5),
        "jokers": (4, 0),
        "opening": ("show", "throw"),
        "up_pickup": ("below-three", "hand-empty"),
        "ten_ban": ("top", "anywhere-in-pile"),
        "joker_vs_ace": ("one-or-two", "any"),
        "eight_stack": ("per-card", "one"),
        "seven_stack": ("same-throw", "consecutive"),
        "trenca_second": ("le7-only", "le7-and-ge-top"),
        "after_ace": ("responder-right", "sender-right"),
        "ace_stack": ("single", "one-target-each"),
        "four_twos_clear": (False, True),
        "end": ("ranking", "first-out"),
        "finish_on_special": ("allowed", "forbidden"),
        "direction": ("right", "left"),
        "wins": tuple(range(1, 101)),
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Options):
    """What a table agrees on before the first deal.

    Attributes:
        players: how many sit down, 2 to 5 (BAL-SET-01).
        jokers: four, or none (BAL-SET-02, BAL-SET-03).
        opening: whether the smallest cards are only shown, or thrown to begin the pile
            (BAL-OPN-05).
        up_pickup: when the face-up cards are taken, once the stock is empty: with fewer
            than three cards in hand, or with none (BAL-TURN-07).
        ten_ban: what forbids a 10: a 7 or a 1 that is in force, or one anywhere in the pile
            (BAL-LEG-05).
        joker_vs_ace: what a joker that answers a 1 may be: a 1 or a 2, or any number but 10
            (BAL-LEG-07).
        eight_stack: whether each 8 of a throw skips a player, or all of them one
            (BAL-SP8-02).
        seven_stack: whether only the sevens of one throw add up, or those that follow one
            another too (BAL-SP7-03).
        trenca_second: what binds the second player after sevens: 7 or lower, or also the
            number that the first one threw (BAL-SP7-04).
        after_ace: who goes on once a 1 is answered by a 2: whoever sits next to the one
            who answered, or to the one who sent it (BAL-SP2-02).
        ace_stack: whether several 1s name one player, or one each (BAL-SP1-06).
        four_twos_clear: whether four 2s in a row clear the pile (BAL-CLR-07).
        end: whether one plays on for the places, or stops at the first who is out
            (BAL-END-02).
        finish_on_special: whether the last card may be a 1, 2, 7, 8, 10 or joker
            (BAL-END-03).
        max_throws: after how many throws a deal is broken off; "off" for never
            (BAL-END-05).
        direction: to which side play goes round (BAL-TURN-01).
        wins: how many deals one must win to win the match (BAL-END-07).

    Raises:
        RulesError: a value that its option cannot take, or a contradiction: a joker's
            numbers at a table without jokers, or no end to a deal that may never end.
    """

    players: int = 4
    jokers: int = 4
    opening: str = "show"
    up_pickup: str = "below-three"
    ten_ban: str = "top"
    joker_vs_ace: str = "one-or-two"
    eight_stack: str = "per-card"
    seven_stack: str = "same-throw"
    trenca_second: str = "le7-only"
    after_ace: str = "responder-right"
    ace_stack: str = "single"
    four_twos_clear: bool = False
    end: str = "ranking"
    finish_on_special: str = "allowed"
    max_throws: int | str = 2000
    direction: str = "right"
    wins: int = 1

    def __post_init__(self) -> None:
        check_values(self, _VALUES)
        cap = self.max_throws
        if cap != _OFF and (type(cap) is not int or not 1 <= cap <= _MOST_THROWS):
            raise RulesError("max_throws", "unknown-value")
        if not self.jokers and self.joker_vs_ace == "any":
            raise RulesError("joker_vs_ace", "contradiction", "jokers")
        # Players left with one special card each could only pass for ever.
        if self.finish_on_special == "forbidden" and cap == _OFF:
            raise RulesError("max_throws", "contradiction", "finish_on_special")

    def is_broken_off_after(self, throws: int) -> bool:
        """True if a deal ends undecided after so many throws. Rule: BAL-END-05."""
        return isinstance(self.max_throws, int) and throws >= self.max_throws


STANDARD = Rules()
WITHOUT_JOKERS = Rules(jokers=0)

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {"standard": STANDARD, "without-jokers": WITHOUT_JOKERS}
)
