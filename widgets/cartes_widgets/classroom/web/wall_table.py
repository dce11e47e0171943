"""A live table on the projector: public information only, or a finished deal with all hands."""

from __future__ import annotations

import logging
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

from tornado.ioloop import IOLoop

from cartes_lib.coach import Costly
from cartes_lib.messages import format_message, use_names
from cartes_widgets.classroom.model.course import Course, WatchedTable
from cartes_widgets.classroom.model.deal_replay import (
    finished_deals,
    record_of,
    replay_step,
    reviewed,
    steps_of,
)
from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.seat_holders import HOUSE
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.model.table_states import Watched
from cartes_widgets.classroom.web.offered import table_name
from cartes_widgets.classroom.web.service import ClassService
from cartes_widgets.games.table_game import TableGame
from cartes_widgets.table.coaching import cost_text, reason_text

_log = logging.getLogger(__name__)

_MAX_STEPS = 1000
"""More than the steps of any deal."""


def show_on_wall(service: ClassService, table: LiveTable, *, replays: bool) -> Course:
    """The state of the class in which the projector shows `table`.

    Args:
        replays: True to replay the last finished deal from its beginning, False to show the table
            live.

    Raises:
        SeatingError: other people may still get these cards (reason "secret"); no deal is finished
            ("unplayed").
    """
    if table.length:
        raise SeatingError("secret")
    deal = finished_deals(table) if replays else 0
    if replays and not deal:
        raise SeatingError("unplayed")
    course = replace(service.room.course, watched=WatchedTable(table.id, deal), podium=False)
    return replace(course, tables=True, question=None, place=None, frozen=False, free=False)


def watched_view(service: ClassService) -> Watched | None:
    """The table on the projector and the step of its replay; None if it shows no table."""
    watched = service.room.course.watched
    table = service.tables.tables.get(watched.table) if watched else None
    if watched is None or table is None:
        return None
    deal = _deal_of(table, watched)
    notes = table.reviews.get(deal, ())
    return {
        "table": table.id,
        "name": table_name(table.number),
        "deal": deal,
        "step": watched.step if deal else 0,
        "steps": steps_of(table, deal) if deal else 0,
        "notes": [item.step + 1 for item in notes],
        "reviewed": deal in table.reviews,
        "failed": deal in table.failed_reviews,
    }


def _deal_of(table: LiveTable, watched: WatchedTable | None) -> int:
    """The number of the replayed deal; 0 without a replay, or if a new match has begun since."""
    if watched is None or watched.table != table.id:
        return 0
    return watched.deal if watched.deal <= finished_deals(table) else 0


async def review(service: ClassService, table: LiveTable, deal: int) -> None:
    """Lets another process compute, only once, the cost of a deal's decisions; then shows the
    result. If this fails, the next request tries it again.
    """
    reviews, reviewing = table.reviews, table.reviewing
    if deal in reviews or deal in reviewing:
        return
    reviewing.add(deal)
    table.failed_reviews.discard(deal)
    people = [at for at, who in enumerate(table.people) if who != HOUSE]
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
    try:
        work = reviewed, record_of(table), deal, people
        reviews[deal] = await IOLoop.current().run_in_executor(pool, *work)
    except Exception:
        # Nobody would see the exception, and the teacher would wait for ever.
        _log.exception("A deal could not be reviewed")
        table.failed_reviews.add(deal)
    finally:
        reviewing.discard(deal)
        pool.shutdown(wait=False)
    service.tables.changed(table, seats=True)


def wall_state(
    table: LiveTable, names: dict[str, str], faces: dict[str, str], watched: WatchedTable | None
) -> dict[str, Any]:
    """The traits of the table widget on the projector; the keys are their names.

    They have hands only in a replay of a finished deal.
    """
    state = table.view(0, names, faces=faces, plays=False)
    state |= {"curtain": None, "hands": None}
    deal = _deal_of(table, watched)
    if watched is None or not deal:
        return {**state, "scene": _without_hand(state["scene"], table.game)}
    step = min(watched.step, steps_of(table, deal))
    game, event = replay_step(table, deal, step)
    with use_names(table.seat_names(0, names)):
        scene = game.scene(0)
        seat_views = table.seat_views(scene["seat_views"], 0, names, faces, False)
        done = game.describe(event, 0) if event else game.begins(0)
        notes = [item for item in table.reviews.get(deal, ()) if item.step + 1 == step]
        texts = [done, *(_note(item, game) for item in notes)]
    hands = [
        {"name": table.name_at(seat, names), "cards": game.scene(seat)["hand"]}
        for seat in range(game.seats)
    ]
    # Each step has its own number, so that the page draws it.
    revision = {"revision": _MAX_STEPS * table.revision + step, "pending": "", "log": []}
    public_scene = _without_hand({**scene, "seat_views": seat_views}, game)
    shown = {
        "scene": public_scene,
        "message": " ".join(texts),
    }
    return {**state, **revision, **shown, "hands": hands}


def _without_hand(scene: dict[str, Any], game: TableGame) -> dict[str, Any]:
    """`scene`, as the first seat sees it, without the cards that only this seat may see."""
    public = next(item for item in game.scene(1)["seat_views"] if item["seat"] == game.seats - 1)
    own = {"up": public["up"], "down": public["down"], "front": public["front"]}
    seat_views = [item if item["seat"] else {**item, **own} for item in scene["seat_views"]]
    hand = {*scene["hand"]} - {*public["up"]}
    card_names = {card: name for card, name in scene["card_names"].items() if card not in hand}
    summary = scene["summary"] and {**scene["summary"], "go": "", "winners": []}
    return {
        **scene,
        "seat_views": seat_views,
        "hand": [],
        "card_names": card_names,
        "summary": summary,
    }


def _note(costly: Costly, game: TableGame) -> str:
    """The coach's sentence about a costly decision: the better choice, the loss, the reason."""
    better = game.action_text(costly.better, 0)
    loss, unit = cost_text(costly, game)
    why = reason_text(costly.reason)
    return format_message("class-replay-cost", better=better, loss=loss, unit=unit, why=why)
