"""Exercise BO-15: a lead with trumps in hand, graded by the average points of each card."""

from __future__ import annotations

from cartes_lib.asking.botifarra.weighed_plays import WeighedPlay
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.registry import kind


@kind
class DrawTrumps(WeighedPlay):
    """Which card do you lead with trumps in hand: a trump (to draw trumps) or another card? Rule:
    BOT-PLAY-04.
    """

    name = "draw-trumps"
    exercises = (InLesson("BO-15", "play", ("obligada",)),)
    bank = "draws"
    prompt = "prompt-draw-trumps"
    hint = "hint-draw-trumps"
    rule = "BOT-PLAY-04"
