"""The options of a table of Botifarra: what a table agrees on before the first deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib.cards import PACK_36, PACK_48, Hand
from cartes_lib.engine import RulesError, checked_seat
from cartes_lib.options import Need, Options, check_needs, check_values

__all__ = ["CARD_ORDERS", "Rules", "RulesError"]

CARD_ORDERS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "usual": (9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2),
        "three-second": (9, 3, 1, 12, 11, 10, 8, 7, 6, 5, 4, 2),
    }
)
"""The orders that a table can choose: ranks of a suit from high to low (BOT-SET-05, BOT-VAR-01)."""

_VALUES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "players": ("4p-pairs", "4p-individual", "3p", "2p-A", "2p-B"),
        "variant": ("obligada", "lliure", "intermedia"),
        "under_trump": ("free", "forced"),
        "charge_when": ("partner-to-play", "always-when-losing"),
        "charge_cards": ("any-point", "sota-cavall-doubleton"),
        "announce_charge": (False, True),
        "card_order": tuple(CARD_ORDERS),
        "target": (101, 73, 100, 200, 201),
        "fixed_deals": tuple(range(101)),
        "tie_break_deals": (0, 2),
        "first_chooser": ("draw-suit", "five-of-swords"),
        "misdeal": ("pass-right", "same-dealer"),
        "min_cut": tuple(range(1, 17)),
        "hide_partner_hand_until_trump": (False, True),
        "doubling_order": ("seat-order", "simultaneous"),
        "doubling_scale": ("geometric", "arithmetic"),
        "sant_vicenc_on_botifarra": (False, True),
        "ind_discard_order": (True, False),
        "ind_contro": ("table", "duel"),
        "ind_penalty": ("split", "each"),
        "duo_trump": ("chosen", "turned"),
        "odd_trick_to": ("lower-points", "fewer-tricks"),
        "enforce": ("strict", "claimable"),
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Options):
    """What a table agrees on before the first deal.

    An option that can mean nothing beside another one is refused, so that nobody believes
    that it applies: three players, say, have no 3 that could be second.

    Attributes:
        players: four in pairs (BOT-SET-01), four each for himself (BOT-IND4), three
            (BOT-IND3), two with six piles (BOT-DUO-A), two with four piles and a hand
            (BOT-DUO-B).
        variant: which cards one may play: `obligada` (BOT-LEG-OB), `lliure` (BOT-LEG-LL),
            or `intermedia`, which is obligada with the right to charge (BOT-LEG-IN).
        under_trump: whether one who cannot over-ruff must still play a trump: `free`, or
            `forced` (BOT-LEG-OB-08, BOT-LEG-LL-08).
        charge_when: who may charge: only while the partner has yet to play, so that one
            who has no partner never may, or whenever an opponent wins (BOT-LEG-IN-03).
        charge_cards: any card that counts, or only the sota or the cavall of a suit of
            which one holds just these two (BOT-LEG-IN-04).
        announce_charge: whether one who charges must say so (BOT-LEG-IN-05).
        card_order: which of `CARD_ORDERS` ranks the cards of a suit; with `three-second`,
            the 3 stands between the 9 and the 1 (BOT-VAR-01).
        target: points that end the match when a side has them (BOT-MATCH-01, -02).
        fixed_deals: how many deals make a match whatever the points, as in tournaments; 0
            to play to the target (BOT-MATCH-03).
        tie_break_deals: how many more deals are played when those end in a tie (BOT-MATCH-04).
        first_chooser: who chooses first: whoever's suit is drawn (BOT-DEAL-01), or the
            holder of the 5 of espadas (BOT-VAR-03).
        misdeal: who deals after a misdeal: the seat to the right, or the same one again
            (BOT-DEAL-08).
        min_cut: the fewest cards on either side of the cut (BOT-DEAL-09).
        hide_partner_hand_until_trump: the chooser's partner does not look at his cards
            before the chooser has spoken (BOT-DEAL-10).
        doubling_order: whether the two of a side are asked one after the other, or either
            may speak first (BOT-DBL-07).
        doubling_scale: contro, recontro, Sant Vicenç count 2, 4, 8 times, or 2, 3, 4
            (BOT-DBL-08).
        sant_vicenc_on_botifarra: whether a Sant Vicenç may be said on a botifarra
            (BOT-DBL-05).
        ind_discard_order: each for himself, a free discard is from the first suit held, in
            the order oros, copas, espadas, bastos (BOT-IND4-04).
        ind_contro: each for himself, a contro doubles the whole table, or concerns only
            whoever said it and the chooser (BOT-IND4-07).
        ind_penalty: each for himself, an offender loses one share of the points in play,
            split among the others, or pays each of them a share (BOT-IND4-09).
        duo_trump: of two players, the chooser chooses, or the top card of his last pile is
            trump (BOT-DUO-A-06).
        odd_trick_to: of two players, who gets the point of the odd trick (BOT-DUO-A-08).
        enforce: a card against the rules is refused, or lies until an opponent claims
            (BOT-PEN-02).

    Raises:
        RulesError: a value that its option cannot take, or options that contradict.
    """

    players: str = "4p-pairs"
    variant: str = "obligada"
    under_trump: str = "free"
    charge_when: str = "partner-to-play"
    charge_cards: str = "any-point"
    announce_charge: bool = False
    card_order: str = "usual"
    target: int = 101
    fixed_deals: int = 0
    tie_break_deals: int = 0
    first_chooser: str = "draw-suit"
    misdeal: str = "pass-right"
    min_cut: int = 4
    hide_partner_hand_until_trump: bool = False
    doubling_order: str = "seat-order"
    doubling_scale: str = "geometric"
    sant_vicenc_on_botifarra: bool = False
    ind_discard_order: bool = True
    ind_contro: str = "table"
    ind_penalty: str = "split"
    duo_trump: str = "chosen"
    odd_trick_to: str = "lower-points"
    enforce: str = "strict"

    def __post_init__(self) -> None:
        check_values(self, _VALUES)
        check_needs(self, _NEEDS)

    @property
    def seats(self) -> int:
        """How many players there are: 2, 3 or 4."""
        return int(self.players[0])

    @property
    def has_partners(self) -> bool:
        """True where the seats that face each other are a side. Rule: BOT-SET-01."""
        return self.players == "4p-pairs"

    @property
    def is_individual(self) -> bool:
        """True where three or four play, each for himself. Rules: BOT-IND4-01, BOT-IND3-01."""
        return self.players in ("4p-individual", "3p")

    @property
    def is_duo(self) -> bool:
        """True where two play. Rules: BOT-DUO-A-01, BOT-DUO-B-01."""
        return self.seats == 2

    @property
    def sides(self) -> int:
        """How many sides note points: 2, or as many as there are individual players."""
        return self.seats if self.is_individual else 2

    @property
    def pack(self) -> Hand:
        """The cards: 48, or for three players 36. Rules: BOT-SET-02, BOT-IND3-01."""
        return PACK_36 if self.players == "3p" else PACK_48

    @property
    def tricks(self) -> int:
        """How many tricks a deal has: 12, or for two players 24."""
        return len(self.pack) // self.seats

    @property
    def piles(self) -> int:
        """How many piles of four lie before each player: 6 or 4 where two play, else 0."""
        return {"2p-A": 6, "2p-B": 4}.get(self.players, 0)

    def side(self, seat: int) -> int:
        """The side of `seat`, an index into scores.

        Raises:
            TypeError, ValueError: no such seat.
        """
        checked_seat(seat, self.seats)
        return seat % 2 if self.has_partners else seat


def _may_charge(rules: Rules) -> bool:
    always = rules.charge_when == "always-when-losing"
    return rules.variant == "intermedia" and (rules.has_partners or always)


_NEEDS: tuple[Need[Rules], ...] = (
    ("card_order", "players", lambda rules: rules.players != "3p"),
    ("first_chooser", "players", lambda rules: not rules.is_duo),
    ("hide_partner_hand_until_trump", "players", lambda rules: rules.has_partners),
    ("charge_when", "variant", lambda rules: rules.variant == "intermedia"),
    ("charge_cards", "variant", lambda rules: rules.variant == "intermedia"),
    ("announce_charge", "variant", lambda rules: rules.variant == "intermedia"),
    ("charge_cards", "charge_when", _may_charge),
    ("announce_charge", "charge_when", _may_charge),
    ("doubling_order", "players", lambda rules: not rules.is_duo),
    ("doubling_scale", "players", lambda rules: not rules.is_individual),
    ("sant_vicenc_on_botifarra", "players", lambda rules: not rules.is_individual),
    ("sant_vicenc_on_botifarra", "duo_trump", lambda rules: rules.duo_trump == "chosen"),
    ("ind_discard_order", "players", lambda rules: rules.is_individual),
    ("ind_contro", "players", lambda rules: rules.is_individual),
    ("ind_penalty", "players", lambda rules: rules.is_individual),
    ("duo_trump", "players", lambda rules: rules.is_duo),
    ("odd_trick_to", "players", lambda rules: rules.is_duo),
    ("tie_break_deals", "fixed_deals", lambda rules: rules.fixed_deals > 0),
    ("target", "fixed_deals", lambda rules: not rules.fixed_deals),
)
"""An option that is not default, the one that decides on it, and when both go together."""
