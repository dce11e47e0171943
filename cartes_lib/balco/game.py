"""The declaration of Balcó as a `Game`: its rules, bots and match."""

from __future__ import annotations

from cartes_lib.balco import PRESETS, Match, State
from cartes_lib.balco.actions import Action
from cartes_lib.balco.bots import heuristic, monte_carlo, reasons
from cartes_lib.balco.memory import remember
from cartes_lib.engine import State as Contract
from cartes_lib.game import Bots, Game
from cartes_lib.game_ids import GAME_IDS

_CONTRACT: type[Contract[Action]] = State


def _deciding(state: State) -> int:
    """The number of bots that decide at the same time: in an exchange, all players except a human
    player; else 1.
    """
    return state.rules.players - 1 if state.exchanging else 1


GAME = Game(
    id=GAME_IDS["balco"],
    emblem=("2c", "J1", "10b"),
    presets=PRESETS,
    usual="standard",
    match=Match,
    replay=Match.from_record,
    bots=Bots(
        heuristic=heuristic.choose,
        monte_carlo=monte_carlo.choose,
        remember=remember,
        weigh=monte_carlo.weigh,
        sensible=monte_carlo.sensible,
        unit=lambda _actions: "chance",
        action_key=monte_carlo.action_key,
        reasons=reasons.reasons,
        reason_ids=reasons.IDS,
        samples=1600,
        deciding_seats=_deciding,
    ),
    calls_by_number=True,
)
"""The entry of Balcó in `cartes_lib.games`."""
