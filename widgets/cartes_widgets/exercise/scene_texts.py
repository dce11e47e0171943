"""The texts that a page needs to draw the scene of an exercise."""

from __future__ import annotations

from typing import Any

from cartes_lib.asking.answer_texts import calls_by_number
from cartes_lib.asking.contract import NO_TRUMP, Exercise, Scene
from cartes_lib.messages import card_name
from cartes_widgets.core.trick_scene import scene_texts


def scene_with_texts(exercise: Exercise, scene: dict[str, Any]) -> dict[str, Any]:
    """The public `scene` of an exercise, with the texts that the page needs to draw it."""
    texts = scene_texts_of(exercise.scene, calls_by_number(exercise))
    return {**texts, **scene, "names": texts["names"]}


def scene_texts_of(scene: Scene, by_number: bool = False) -> dict[str, Any]:
    """The texts that the page needs to draw `scene`, with the keys of `scene_texts`.

    Args:
        by_number: whether the players call cards by their numbers.
    """
    grouped = [card for group in scene.groups for card in group.cards]
    faded = [play.card for trick in scene.tricks for play in trick]
    shown = [*scene.cards, *scene.hand, *grouped, *faded, *(play.card for play in scene.plays)]
    names = {str(item): card_name(item, by_number=by_number) for item in shown}
    if scene.trump == NO_TRUMP:
        trump: Any = None
    else:
        trump = "" if scene.trump is None else scene.trump
    return scene_texts({"trump": trump, "seats": scene.seats, "sides": scene.sides}, names)
