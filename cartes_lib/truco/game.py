"""The declaration of Truco as a `Game`: its rules, bots and match."""

from __future__ import annotations

from cartes_lib.engine import State as Contract
from cartes_lib.game import Beliefs, Bots, Game
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.truco import PRESETS, Match, State
from cartes_lib.truco.actions import Action
from cartes_lib.truco.bots import heuristic, monte_carlo, reasons
from cartes_lib.truco.bots.ranges import USUAL
from cartes_lib.truco.memory import remember

_CONTRACT: type[Contract[Action]] = State


GAME = Game(
    id=GAME_IDS["truco"],
    emblem=("7e", "1e", "1b"),
    presets=PRESETS,
    usual="sin-flor",
    match=Match,
    replay=Match.from_record,
    bots=Bots(
        heuristic=heuristic.choose,
        monte_carlo=monte_carlo.choose,
        remember=remember,
        weigh=monte_carlo.weigh,
        sensible=monte_carlo.sensible,
        unit=lambda _actions: "points",
        action_key=monte_carlo.action_key,
        reasons=reasons.reasons,
        reason_ids=reasons.IDS,
        samples=160,
        resignations=frozenset({"mazo"}),
        beliefs=Beliefs(
            USUAL,
            {
                "envido": (20.0, 32.0, 0.5),
                "truco": (0.3, 0.9, 0.02),
                "bluffs": (0.0, 0.5, 0.01),
            },
        ),
    ),
)
"""The entry of Truco in `cartes_lib.games`."""
