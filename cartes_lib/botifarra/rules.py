"""The options of the rules of Botifarra, agreed before the first deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from cartes_lib.cards import PACK_36, PACK_48, Hand
from cartes_lib.engine import RulesError, checked_seat
from cartes_lib.options import Options, option

__all__ = ["CARD_ORDERS", "Rules", "RulesError"]

CARD_ORDERS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "usual": (9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2),
        "three-second": (9, 3, 1, 12, 11, 10, 8, 7, 6, 5, 4, 2),
    }
)
"""The ranks of a suit from high to low (BOT-SET-05, BOT-VAR-01); the keys are the names of the card
orders.
"""


def _may_charge(rules: Rules) -> bool:
    return rules.has_partners or rules.charge_when == "always-when-losing"


_INTERMEDIA: Mapping[str, Callable[[Rules], bool]] = {
    "variant": lambda rules: rules.variant == "intermedia"
}
_CHARGE: Mapping[str, Callable[[Rules], bool]] = {**_INTERMEDIA, "charge_when": _may_charge}


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Options):
    """The options of the rules, on which the players agree before the first deal.

    >>> from cartes_lib.botifarra import Rules
    >>> Rules(variant="lliure").target
    101
    """

    table: Literal["4p-pairs", "4p-individual", "3p", "2p-A", "2p-B"] = option(
        "4p-pairs",
        rules=(
            "BOT-SET-01 BOT-IND4-01 BOT-IND4-02 BOT-IND4-03 BOT-IND4-05 BOT-IND4-08 "
            "BOT-IND3-01 BOT-IND3-03 BOT-DUO-A-01 BOT-DUO-A-02 BOT-DUO-A-03 "
            "BOT-DUO-A-04 BOT-DUO-A-10 BOT-DUO-B-01 BOT-DUO-B-02"
        ),
    )
    """The type of table: four players in pairs, four or three without partners, two with six piles,
    or two with four piles and a hand.
    """

    variant: Literal["obligada", "lliure", "intermedia"] = option(
        "obligada",
        rules=(
            "BOT-LEG-OB BOT-LEG-LL BOT-LEG-IN-01 BOT-LEG-IN-02 BOT-LEG-IN-06 "
            "BOT-LEG-RG-01 BOT-LEG-RG-02"
        ),
    )
    """The variant, which decides the legal cards: `obligada`, `lliure`, or `intermedia` (obligada
    with the right to charge).
    """

    under_trump: Literal["free", "forced"] = option(
        "free", rules="BOT-LEG-OB-08 BOT-LEG-LL-08", offered=True
    )
    """Whether a player who cannot over-ruff must still play a trump: `free`, or `forced`."""

    card_order: Literal["usual", "three-second"] = option(
        "usual",
        needs={"table": lambda rules: rules.table != "3p"},
        rules="BOT-SET-05 BOT-IND3-04 BOT-VAR-01",
        offered=True,
    )
    """The order of the cards, a key of `CARD_ORDERS`; with `three-second`, the 3 is between the 9
    and the 1.
    """

    first_chooser: Literal["draw-suit", "five-of-swords"] = option(
        "draw-suit",
        needs={"table": lambda rules: not rules.is_duo},
        rules="BOT-DEAL-01 BOT-VAR-03",
        offered=True,
    )
    """The first seat to choose a contract: the seat whose suit is drawn, or the holder of the 5 of
    espadas.
    """

    sant_vicenc_on_botifarra: bool = option(
        False,
        needs={
            "table": lambda rules: not rules.is_individual,
            "duo_trump": lambda rules: rules.duo_trump == "chosen",
        },
        rules="BOT-DBL-05",
        offered=True,
    )
    """Whether Sant Vicenç may be called on a botifarra."""

    doubling_scale: Literal["geometric", "arithmetic"] = option(
        "geometric",
        needs={"table": lambda rules: not rules.is_individual},
        rules="BOT-DBL-08",
        offered=True,
    )
    """The factors of contro, recontro and Sant Vicenç: 2, 4, 8, or 2, 3, 4."""

    doubling_order: Literal["seat-order", "simultaneous"] = option(
        "seat-order", needs={"table": lambda rules: not rules.is_duo}, rules="BOT-DBL-07"
    )
    """Whether the two players of a side call in order, or either may call first."""

    charge_when: Literal["partner-to-play", "always-when-losing"] = option(
        "partner-to-play", needs=_INTERMEDIA, rules="BOT-LEG-IN-03", offered=True
    )
    """When charging is allowed: only before the partner has played (never without a partner), or
    whenever an opponent is winning.
    """

    charge_cards: Literal["any-point", "sota-cavall-doubleton"] = option(
        "any-point", needs=_CHARGE, rules="BOT-LEG-IN-04", offered=True
    )
    """The cards that may be charged: any card with points, or only the sota or the cavall of a suit
    in which the player has only these two.
    """

    announce_charge: bool = option(False, needs=_CHARGE, rules="BOT-LEG-IN-05", offered=True)
    """Whether a charge must be announced."""

    target: Literal[101, 73, 100, 200, 201] = option(
        101,
        needs={"fixed_deals": lambda rules: not rules.fixed_deals},
        rules="BOT-SET-03 BOT-MATCH-01 BOT-MATCH-02 BOT-VAR-02",
        offered=True,
    )
    """The number of points that ends the match."""

    fixed_deals: int = option(0, values=range(101), rules="BOT-MATCH-03 BOT-VAR-02")
    """The fixed number of deals of a match, as in tournaments; 0 to play to the target.
    """

    tie_break_deals: Literal[0, 2] = option(
        0,
        needs={"fixed_deals": lambda rules: rules.fixed_deals > 0},
        rules="BOT-MATCH-04",
    )
    """The number of extra deals if a fixed number of deals ends in a tie."""

    misdeal: Literal["pass-right", "same-dealer"] = option(
        "pass-right", rules="BOT-DEAL-08 BOT-PEN-03"
    )
    """The seat that deals after a misdeal: the one to the dealer's right, or the dealer again."""

    min_cut: int = option(4, values=range(1, 17), rules="BOT-DEAL-09")
    """The minimum number of cards in each part of the cut."""

    hide_partner_hand_until_trump: bool = option(
        False, needs={"table": lambda rules: rules.has_partners}, rules="BOT-DEAL-10"
    )
    """Whether the chooser's partner may look at the cards only after the chooser has called."""

    ind_discard_order: bool = option(
        True, needs={"table": lambda rules: rules.is_individual}, rules="BOT-IND4-04"
    )
    """Without partners, whether a free discard must be from the first suit that the hand has, in
    the order oros, copas, espadas, bastos.
    """

    ind_contro: Literal["table", "duel"] = option(
        "table",
        needs={"table": lambda rules: rules.is_individual},
        rules="BOT-IND4-07 BOT-IND4-09",
    )
    """Without partners, whether a contro doubles the scores of all players, or only those of the
    caller and the chooser.
    """

    ind_penalty: Literal["split", "each"] = option(
        "split", needs={"table": lambda rules: rules.is_individual}, rules="BOT-IND4-09"
    )
    """Without partners, whether an offender pays one share of the points, split among the others,
    or pays a share to each of them.
    """

    duo_trump: Literal["chosen", "turned"] = option(
        "chosen", needs={"table": lambda rules: rules.is_duo}, rules="BOT-DUO-A-06"
    )
    """With two players, whether the chooser names the trump, or the top card of the chooser's last
    pile decides it.
    """

    odd_trick_to: Literal["lower-points", "fewer-tricks"] = option(
        "lower-points", needs={"table": lambda rules: rules.is_duo}, rules="BOT-DUO-A-08"
    )
    """With two players and an odd number of tricks each, who gets the point of the trick left over:
    the player with fewer points, or with fewer tricks.
    """

    enforce: Literal["strict", "claimable"] = option("strict", rules="BOT-PEN-02")
    """Whether an illegal card is refused, or stays on the table until an opponent claims it."""

    @property
    def seats(self) -> int:
        """Number of players: 2, 3 or 4."""
        return int(self.table[0])

    @property
    def has_partners(self) -> bool:
        """Whether opposite seats are partners. Rule: BOT-SET-01."""
        return self.table == "4p-pairs"

    @property
    def is_individual(self) -> bool:
        """Whether there are three or four players without partners. Rules: BOT-IND4-01,
        BOT-IND3-01.
        """
        return self.table in ("4p-individual", "3p")

    @property
    def is_duo(self) -> bool:
        """Whether there are two players. Rules: BOT-DUO-A-01, BOT-DUO-B-01."""
        return self.seats == 2

    @property
    def sides(self) -> int:
        """Number of sides that score: 2, or the number of individual players."""
        return self.seats if self.is_individual else 2

    @property
    def pack(self) -> Hand:
        """The cards of the pack: 48, or 36 for three players. Rules: BOT-SET-02, BOT-IND3-01."""
        return PACK_36 if self.table == "3p" else PACK_48

    @property
    def tricks(self) -> int:
        """Number of tricks of a deal: 12, or 24 with two players."""
        return len(self.pack) // self.seats

    @property
    def piles(self) -> int:
        """Number of piles of four cards in front of each player: 6 or 4 with two players,
        else 0.
        """
        return {"2p-A": 6, "2p-B": 4}.get(self.table, 0)

    def side(self, seat: int) -> int:
        """The side of `seat`, which is an index of the scores.

        Raises:
            TypeError, ValueError: `seat` is not at the table.
        """
        checked_seat(seat, self.seats)
        return seat % 2 if self.has_partners else seat
