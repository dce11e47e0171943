"""The options of a table of Truco: what a table agrees on before the first deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib.engine import RulesError
from cartes_lib.options import Need, Options, check_needs, check_values

__all__ = ["Rules", "RulesError"]

_VALUES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "players": (4, 2, 3, 6, 8),
        "flor": (True, False),
        "points": (30, *range(5, 101)),
        "chicos_to_win": (2, 1),
        "falta": ("leader-to-30", "winner-takes-chico", "malas-variant"),
        "envido_chain": ("seed-free", "strict"),
        "flor_tariff": ("3-each", "3-flat", "4-contested"),
        "flor_refusal": ("standing", "classic", "per-announced", "plus-one"),
        "contraflor_three": ("by-flors", "by-teams", "off"),
        "failed_claim": (3, 4),
        "exposed_card": ("receiver-chooses", "always-redeal"),
        "call_timing": ("own-turn", "anytime"),
        "implicit_quiero": (False, True),
        "mazo_first_trick": (1, 2),
        "gallo": ("by-turn", "fixed"),
        "pica_per_redonda": (1, *range(10)),
        "pica_stop": ("first-to-25", "both-at-15"),
        "pica8": ("neighbours", "mirrored-seating"),
        "end_on_reach": ("immediate", "end-of-hand"),
        "declare_values": ("auto", "manual"),
        "flor_obligation": ("penal", "automatic"),
        "flor_until": ("own-first-card", "first-trick-end"),
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Options):
    """What a table agrees on before the first deal.

    An option that can mean nothing beside another one is refused, so that nobody believes
    that it applies: a table without flor, say, has no tariff for it.

    Attributes:
        players: 2, 3, 4, 6 or 8 (TRU-SET-02).
        flor: whether the flor is played (TRU-FLOR).
        points: of a chico; the first half of them are the malas, the rest the buenas
            (TRU-SET-04, TRU-SET-05).
        chicos_to_win: chicos that win the match (TRU-SET-04).
        falta: what an accepted falta envido brings: what the leading side lacks, or all
            that the winner lacks, or, while both sides are in the malas, what the leading
            side lacks to leave them (TRU-ENV-08).
        envido_chain: whether envidos may be raised as in the source, until the bet is
            worth a chico, or by two envidos, one real envido and one falta at most, never
            by a lower call (TRU-ENV-06).
        flor_tariff: what a flor that nobody raised brings: 3 for each flor announced, 3 in
            all, or 3 alone and 4 against another one (TRU-FLOR-09, TRU-FLOR-22).
        flor_refusal: what one who concedes a flor pays (TRU-FLOR-15).
        contraflor_three: whether a contraflor is worth more than 6 with three flors, with
            three scores, or never (TRU-FLOR-11).
        failed_claim: points for a side that was wrongly asked for a flor (TRU-FLOR-20).
        exposed_card: who decides when a card is seen as it is dealt (TRU-DEAL-06).
        call_timing: whether truco is called on one's turn only, or at any time when no bet
            waits for an answer (TRU-TURN-05).
        implicit_quiero: whether a raise of the truco may stand for quiero and the raise
            (TRU-TRU-15).
        mazo_first_trick: points for a hand that a side leaves while the envido is still
            open (TRU-TRU-17).
        gallo: where three play: the dealer is alone, or always the same seat
            (TRU-GAL-03, TRU-GAL-04).
        pica_per_redonda: how many pica-picas follow each redonda (TRU-SIX-02).
        pica_stop: when pica-picas end: once a side has five sixths of the chico, or both
            are in the buenas (TRU-SIX-03, TRU-SIX-04).
        pica8: whom eight players face in a pica-pica: the neighbour, or the seat opposite
            where sides sit ABABBABA (TRU-EIG-02).
        end_on_reach: whether a hand stops as soon as a side has the points, or is played
            to its end (TRU-SCORE-03).
        declare_values: whether the engine says the values of envido and flor, or the
            players do, who may err (TRU-ENV-11).
        flor_obligation: whether a flor can be hidden, at one's peril, or must be sung
            before anything else (TRU-FLOR-02, TRU-FLOR-20).
        flor_until: when a player may no longer sing: once he has played, or once the first
            trick is complete (TRU-FLOR-03).

    Raises:
        RulesError: a value that its option cannot take, or options that contradict.
    """

    players: int = 4
    flor: bool = True
    points: int = 30
    chicos_to_win: int = 2
    falta: str = "leader-to-30"
    envido_chain: str = "seed-free"
    flor_tariff: str = "3-each"
    flor_refusal: str = "standing"
    contraflor_three: str = "by-flors"
    failed_claim: int = 3
    exposed_card: str = "receiver-chooses"
    call_timing: str = "own-turn"
    implicit_quiero: bool = False
    mazo_first_trick: int = 1
    gallo: str = "by-turn"
    pica_per_redonda: int = 1
    pica_stop: str = "first-to-25"
    pica8: str = "neighbours"
    end_on_reach: str = "immediate"
    declare_values: str = "auto"
    flor_obligation: str = "penal"
    flor_until: str = "own-first-card"

    def __post_init__(self) -> None:
        check_values(self, _VALUES)
        check_needs(self, _NEEDS)

    @property
    def half(self) -> int:
        """Points from which a side is in the buenas: 15 of 30. Rule: TRU-SET-05."""
        return (self.points + 1) // 2

    @property
    def accounts(self) -> int:
        """How many scores are kept: two, or three where the gallo changes. Rule: TRU-GAL-04."""
        return 3 if self.players == 3 and self.gallo == "by-turn" else 2

    @property
    def has_pica(self) -> bool:
        """True where hands may be pica-picas. Rules: TRU-SIX-02, TRU-EIG-01."""
        return self.players in (6, 8) and self.pica_per_redonda > 0


_FLOR_OPTIONS = (
    "flor_tariff",
    "flor_refusal",
    "contraflor_three",
    "failed_claim",
    "flor_obligation",
    "flor_until",
)
_NEEDS: tuple[Need[Rules], ...] = (
    *((name, "flor", lambda rules: rules.flor) for name in _FLOR_OPTIONS),
    ("failed_claim", "flor_obligation", lambda rules: rules.flor_obligation == "penal"),
    # Who must sing before anything else has never played a card before his flor.
    ("flor_until", "flor_obligation", lambda rules: rules.flor_obligation == "penal"),
    # Two players never hold three flores.
    ("contraflor_three", "players", lambda rules: rules.players > 2),
    ("gallo", "players", lambda rules: rules.players == 3),
    ("pica_per_redonda", "players", lambda rules: rules.players in (6, 8)),
    ("pica_stop", "players", lambda rules: rules.has_pica),
    ("pica8", "players", lambda rules: rules.players == 8),
    ("pica8", "pica_per_redonda", lambda rules: rules.has_pica),
    ("falta", "points", lambda rules: rules.falta != "malas-variant" or rules.points % 2 == 0),
)
"""An option, the one it depends on, and when it may differ from its default."""
