"""The options of the rules of Truco, agreed before the first deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from cartes_lib.engine import RulesError
from cartes_lib.options import Options, option

__all__ = ["Rules", "RulesError"]

_FLOR: Mapping[str, Callable[[Rules], bool]] = {"flor": lambda rules: rules.flor}
_PENAL: Mapping[str, Callable[[Rules], bool]] = {
    **_FLOR,
    # A player who must announce a flor first cannot play a card before that.
    "flor_obligation": lambda rules: rules.flor_obligation == "penal",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Options):
    """The options of the rules, on which the players agree before the first deal.

    >>> from cartes_lib.truco import Rules
    >>> Rules(players=2).target
    30
    """

    players: int = option(4, values=(4, 2, 3, 6, 8), rules="TRU-SET-02 TRU-SIX-01 TRU-EIG-01")
    """Number of players."""

    flor: bool = option(True, rules="TRU-FLOR-01 TRU-ENV-03", offered=True)
    """Whether the game has the flor."""

    envido_chain: Literal["seed-free", "strict"] = option(
        "seed-free", rules="TRU-ENV-06", offered=True
    )
    """The allowed raises of an envido: any, until the bet reaches the points of a chico; or at most
    two envidos, one real envido and one falta envido, without a lower call after a higher call.
    """

    call_timing: Literal["own-turn", "anytime"] = option(
        "own-turn", rules="TRU-TURN-05", offered=True
    )
    """Whether truco may be called only in turn, or at any time when no bet is pending."""

    implicit_quiero: bool = option(False, rules="TRU-TRU-15", offered=True)
    """Whether a raise of the truco also accepts the call before, without a "quiero"."""

    mazo_first_trick: Literal[1, 2] = option(1, rules="TRU-TRU-17", offered=True)
    """The points of a deal if a side folds while an envido is still possible."""

    end_on_reach: Literal["immediate", "end-of-hand"] = option(
        "immediate", rules="TRU-SCORE-03", offered=True
    )
    """Whether a deal ends as soon as a side has enough points for the chico, or is played to its
    end.
    """

    falta: Literal["leader-to-30", "winner-takes-chico", "malas-variant"] = option(
        "leader-to-30",
        needs={"target": lambda rules: rules.falta != "malas-variant" or rules.target % 2 == 0},
        rules="TRU-ENV-08",
        offered=True,
    )
    """The points of an accepted falta envido: the points that the leading side needs, or all points
    that the winner needs. In the third variant, while both sides are in the malas, the points that
    the leading side needs to reach the buenas.
    """

    flor_tariff: Literal["3-each", "3-flat", "4-contested"] = option(
        "3-each", needs=_FLOR, rules="TRU-FLOR-09 TRU-FLOR-22", offered=True
    )
    """The points of a flor without a raise: 3 for each announced flor, 3 in total, or 3 if only one
    side has a flor and 4 if both sides have one.
    """

    flor_refusal: Literal["standing", "classic", "per-announced", "plus-one"] = option(
        "standing", needs=_FLOR, rules="TRU-FLOR-15"
    )
    """The points that the other side wins if a side concedes a flor: the points before the last
    call (`standing`), one more point (`plus-one`), 3 for each announced flor (`per-announced`), or
    fixed points for each call (`classic`).
    """

    flor_obligation: Literal["penal", "automatic"] = option(
        "penal", needs=_FLOR, rules="TRU-FLOR-02 TRU-FLOR-20"
    )
    """Whether a flor can be hidden (with the risk of a penalty), or must be announced before any
    other action.
    """

    flor_until: Literal["own-first-card", "first-trick-end"] = option(
        "own-first-card", needs=_PENAL, rules="TRU-FLOR-03"
    )
    """The last moment to announce a flor: the player's own first card, or the end of the first
    trick.
    """

    contraflor_three: Literal["by-flors", "by-teams", "off"] = option(
        # Two players cannot have three flores.
        "by-flors",
        needs={**_FLOR, "players": lambda rules: rules.players > 2},
        rules="TRU-FLOR-11",
    )
    """When a contraflor is worth more than 6 points: with three flores, with three scores, or
    never.
    """

    failed_claim: Literal[3, 4] = option(3, needs=_PENAL, rules="TRU-FLOR-20")
    """The points of a side against which a wrong claim of a hidden flor was made."""

    declare_values: Literal["auto", "manual"] = option("auto", rules="TRU-FLOR-17 TRU-ENV-11")
    """Whether the engine declares the values of envido and flor, or the players do and may make
    mistakes.
    """

    chicos_to_win: Literal[2, 1] = option(2, rules="TRU-SET-04 TRU-SCORE-02", offered=True)
    """The number of chicos that wins the match."""

    target: int = option(30, values=range(5, 101), rules="TRU-SET-04 TRU-SCORE-02")
    """The number of points that wins a chico; the first half is the malas, the second half the
    buenas.
    """

    exposed_card: Literal["receiver-chooses", "always-redeal"] = option(
        "receiver-chooses", rules="TRU-DEAL-06"
    )
    """What happens after a card is exposed while dealing: the player who gets it decides, or the
    cards are always dealt again.
    """

    gallo: Literal["by-turn", "fixed"] = option(
        "by-turn",
        needs={"players": lambda rules: rules.players == 3},
        rules="TRU-GAL-03 TRU-GAL-04 TRU-GAL-07",
    )
    """With three players, the seat that is alone: the dealer, or always the same seat."""

    pica_per_redonda: int = option(
        1,
        values=range(10),
        needs={"players": lambda rules: rules.players in (6, 8)},
        rules="TRU-SIX-02",
    )
    """Number of rounds of duels (pica-pica) after each round of all players (redonda)."""

    pica_stop: Literal["first-to-25", "both-at-15"] = option(
        "first-to-25",
        needs={"players": lambda rules: rules.has_pica},
        rules="TRU-SIX-03 TRU-SIX-04",
    )
    """When the rounds of duels (pica-pica) end: when a side has five sixths of the chico, or when
    both sides are in the buenas.
    """

    pica8: Literal["neighbours", "mirrored-seating"] = option(
        "neighbours",
        needs={
            "players": lambda rules: rules.players == 8,
            "pica_per_redonda": lambda rules: rules.has_pica,
        },
        rules="TRU-EIG-02",
    )
    """With eight players, the opponent in a duel (pica-pica): the neighbour, or the seat opposite
    (with the sides seated ABABBABA).
    """

    @property
    def seats(self) -> int:
        """Number of players. Rule: TRU-SET-02."""
        return self.players

    @property
    def half(self) -> int:
        """The minimum score in the second half (buenas) of a chico, a part of the match: 15 of 30.
        Rule: TRU-SET-05.
        """
        return (self.target + 1) // 2

    @property
    def accounts(self) -> int:
        """Number of scores: two, or three if the gallo (the player without a partner) changes.
        Rule: TRU-GAL-04.
        """
        return 3 if self.players == 3 and self.gallo == "by-turn" else 2

    @property
    def has_pica(self) -> bool:
        """Whether some deals are rounds of duels (pica-pica). Rules: TRU-SIX-02, TRU-EIG-01."""
        return self.players in (6, 8) and self.pica_per_redonda > 0
