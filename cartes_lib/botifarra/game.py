"""The declaration of Botifarra as a `Game`: its rules, bots and match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cartes_lib.botifarra import PRESETS, Match, State
from cartes_lib.botifarra.actions import Action
from cartes_lib.botifarra.bots import heuristic, monte_carlo, reasons
from cartes_lib.botifarra.memory import remember
from cartes_lib.engine import State as Contract
from cartes_lib.game import Bots, Game
from cartes_lib.game_ids import GAME_IDS

_CONTRACT: type[Contract[Action]] = State


def _unit(actions: Sequence[Any]) -> str:
    return "score" if any(hasattr(action, "call") for action in actions) else "deal-points"


GAME = Game(
    id=GAME_IDS["botifarra"],
    emblem=("1o", "9o", "12o"),
    presets=PRESETS,
    usual="obligada",
    match=Match,
    replay=Match.from_record,
    bots=Bots(
        heuristic=heuristic.choose,
        monte_carlo=monte_carlo.choose,
        remember=remember,
        weigh=monte_carlo.weigh,
        sensible=monte_carlo.sensible,
        unit=_unit,
        action_key=str,
        reasons=reasons.reasons,
        reason_ids=reasons.IDS,
        samples=400,
    ),
)
"""The entry of Botifarra in `cartes_lib.games`."""
