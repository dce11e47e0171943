"""About how long a match takes, from the measured number of actions at each table."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from cartes_lib.messages import format_message

FILE = Path(__file__).with_name("lengths.json")
"""The average numbers of all actions and of those of one seat, which
`tests/widgets/match_lengths.py` measures.
"""

OWN_SECONDS = 5
"""The time that a learner takes for an action, in seconds."""

OTHER_SECONDS = 0.9
"""The time for which the table shows an action of a bot at the normal speed, in seconds."""

STEP = 5
"""Minutes are a multiple of this number."""


@cache
def measured() -> dict[str, tuple[int, int]]:
    """The numbers of actions at each table; the key is "game/variant/players"."""
    return {key: (acted, own) for key, (acted, own) in json.loads(FILE.read_text("utf-8")).items()}


def length(game: str, variant: str, players: int) -> str:
    """About how long a match takes at this table, in words; "" if nobody has measured it."""
    acted, own = measured().get(f"{game}/{variant}/{players}", (0, 0))
    if not acted:
        return ""
    minutes = (own * OWN_SECONDS + (acted - own) * OTHER_SECONDS) / 60
    if minutes > 55:
        return format_message("table-hours", hours=max(1, round(minutes / 60)))
    return format_message("table-minutes", minutes=max(STEP, STEP * round(minutes / STEP)))
