"""The coach's messages at a table: the candidates before a move, the costly moves after a deal."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cartes_lib import coach
from cartes_lib.bots.budget import Budget
from cartes_lib.coach import Reason
from cartes_lib.games import GAMES
from cartes_lib.messages import capitalised, decimal, format_message
from cartes_lib.record import Step
from cartes_widgets.games.table_game import MATCH, TableGame
from cartes_widgets.table.saved_match import ReviewedMove, move_to_save
from cartes_widgets.table.terms import Terms, seed_of

_BUDGET = Budget(samples=120, seconds=2.0)
REVIEW_BUDGET = Budget(samples=30, seconds=0.8)
"""The limits of the analysis of each of the viewer's actions, in a review of a deal."""
_SHOWN = 5
_CHANCE = "chance"
_TWO = 2


def read_ranges(game: str, message: object) -> Any:
    """The assumptions about other players' bets that a page sends; None for a game without bets.

    A missing or invalid value is replaced by the default.
    """
    beliefs = GAMES[game].bots.beliefs
    if beliefs is None:
        return None
    given = message if isinstance(message, Mapping) else {}
    values = {}
    for name, (least, most, _) in beliefs.bounds.items():
        value = given.get(name)
        if isinstance(value, int | float) and type(value) is not bool and least <= value <= most:
            values[name] = float(value)
    return replace(beliefs.usual, **values)


def advice_of(name: str, game: TableGame, state: Any, viewer: int, ranges: Any) -> dict[str, Any]:
    """The coach's advice for the page; it uses only what the seat `viewer` may know.

    The key `candidates` has the viewer's best actions in `state`, the best first. `expected` is the
    value of the best, in `unit`.

    Args:
        name: id of the game.
        ranges: the assumptions about other players' bets, from `read_ranges`.
    """
    beliefs = {} if ranges is None else {"ranges": ranges}
    advice = coach.advise(name, state, viewer, random.Random(0), _BUDGET, **beliefs)
    candidates = []
    for place, candidate in enumerate(advice.candidates[:_SHOWN]):
        text = game.action_text(str(candidate.action), viewer)
        reason = _why(advice, place, state, game, viewer)
        candidates.append(
            {
                "id": str(candidate.action),
                "text": text,
                "behind": _behind(candidate.behind, advice.unit),
                "reason": reason,
                "hint": _hint(text, reason),
            }
        )
    return {
        "unit": _unit(advice.unit, state, game),
        "expected": _figure(advice.expected, advice.unit),
        "candidates": candidates,
    }


def _why(advice: coach.Advice, place: int, state: Any, game: TableGame, viewer: int) -> str:
    """The reason for a candidate; the best one always has a reason, if need be from the figures."""
    if len(state.actions(viewer)) == 1:
        return format_message("coach-only-move")
    reason = reason_text(advice.candidates[place].reason)
    return reason or ("" if place else _from_figures(advice))


def _from_figures(advice: coach.Advice) -> str:
    """The reason for the best candidate as the figures of the coach give it."""
    following = advice.candidates[1:2]
    behind = _behind(following[0].behind, advice.unit) if following else ""
    if not behind:
        unit = "none"
    elif advice.unit == _CHANCE:
        unit = "chance"
    elif behind == decimal(1):
        unit = "one"
    else:
        unit = "below-two" if round(following[0].behind, 1) < _TWO else "points"
    return format_message("coach-figures", behind=behind, unit=unit)


def _hint(text: str, reason: str) -> str:
    """One sentence that names the move and gives its reason."""
    if not reason or text.casefold() in reason.casefold():
        return reason or text
    return format_message(
        "coach-hint", move=capitalised(text), reason=reason[0].lower() + reason[1:]
    )


def _among(state: Any, game: TableGame) -> str:
    """The message argument for the kind of table: "two", "pairs" or "alone".

    "two" is two players, "pairs" is two sides, "alone" is three or more players without partners.
    """
    if game.seats == _TWO:
        return "two"
    return "alone" if len(state.scores) > _TWO else "pairs"


def _unit(unit: str, state: Any, game: TableGame) -> str:
    """The name of the coach's unit `unit` in words, such as "points"."""
    return format_message(f"coach-unit-{unit}", among=_among(state, game))


def _lost(costly_move: coach.Costly, state: Any, game: TableGame) -> str:
    """The name of the unit in which `costly_move` loses, for a sentence about the loss."""
    if costly_move.unit == _CHANCE:
        return format_message("coach-unit-chance-lost")
    # In French, numbers below two are singular.
    if round(costly_move.loss, 1) < _TWO:
        return format_message(f"coach-unit-{costly_move.unit}-below-two", among=_among(state, game))
    return _unit(costly_move.unit, state, game)


def _figure(value: float, unit: str) -> str:
    if unit == _CHANCE:
        return format_message("coach-percent", value=round(100 * value))
    return decimal(value)


def _behind(value: float, unit: str) -> str:
    """How much an action is worse than the best action, as text; "" if the rounded loss is 0.

    Args:
        value: the difference, in `unit`.
    """
    text = _figure(value, unit)
    return text if value > 0 and text != _figure(0, unit) else ""


def cost_text(costly_move: coach.Costly, game: TableGame) -> tuple[str, str]:
    """The cost of a decision: the number as text, and the name of its unit."""
    loss = _figure(costly_move.loss, costly_move.unit)
    return loss, _lost(costly_move, game.state, game)


def reason_text(reason: Reason | None) -> str:
    """The reason in words; "" if there is no reason."""
    return (
        "" if reason is None else capitalised(format_message(f"coach-{reason.id}", **reason.facts))
    )


def costly_of(
    terms: Terms, acts: Sequence[tuple[int, str]], game: TableGame
) -> list[dict[str, Any]]:
    """The viewer's costliest actions of the last deal, at most three, as in the trait `costly`.

    `at` is the number of actions of the match before this action. `saved` is a signed text of the
    match before this action, with which the learner can repeat the decision on another day.

    Args:
        acts: all actions of the match, as pairs of a seat and its action.
    """
    viewer = terms.viewer
    before, result = _costliest(terms, acts)
    return [
        {
            "at": before + item.step,
            "chosen": game.action_text(item.chosen, viewer),
            "better": game.action_text(item.better, viewer),
            "loss": _figure(item.loss, item.unit),
            "unit": _lost(item, game.state, game),
            "reason": reason_text(item.reason),
            "saved": move_to_save(
                terms,
                acts,
                game,
                ReviewedMove(before + item.step, str(item.chosen), str(item.better)),
            ),
            "game": terms.game,
            "hand": _hand_before(terms, acts[: before + item.step]),
            "marked": {str(item.chosen): "chosen", str(item.better): "better"},
            "message": format_message(
                "match-move-review",
                game=format_message(f"game-{terms.game}"),
                chosen=game.action_text(item.chosen, viewer),
                loss=_figure(item.loss, item.unit),
                unit=_lost(item, game.state, game),
            ),
        }
        for item in result
    ]


def _costliest(
    terms: Terms, acts: Sequence[tuple[int, str]]
) -> tuple[int, tuple[coach.Costly, ...]]:
    """The number of actions of the match before its last deal, and the viewer's costliest actions
    of that deal.
    """
    viewer, rng = terms.viewer, random.Random(0)
    if terms.start:
        steps = [Step(seat, text) for seat, text in acts]
        state = terms.begin().state
        return 0, coach.costliest_from(terms.game, state, steps, viewer, rng, budget=REVIEW_BUDGET)
    match = GAMES[terms.game].match(terms.rules(), seed_of(terms.deals))
    for seat, text in acts:
        match.play(text, seat)
    record = match.record()
    deal = max(at for at, deal in enumerate(record.deals) if deal.steps)
    before = sum(len(item.steps) for item in record.deals[:deal])
    return before, coach.costliest(record, viewer, rng, deal=deal, budget=REVIEW_BUDGET)


def _hand_before(terms: Terms, acts: Sequence[tuple[int, str]]) -> list[str]:
    """The viewer's cards after `acts`, pairs of a seat and an action, in notation."""
    game = terms.begin()
    for seat, text in acts:
        while game.pause not in ("", MATCH):
            game.go_on()
        game.play(text, seat)
    while game.pause not in ("", MATCH):
        game.go_on()
    return list(game.scene(terms.viewer)["hand"])


def move_review_message(reviewed: ReviewedMove, again: str, game: TableGame, viewer: int) -> str:
    """The message about the viewer's new choice, `again`, in place of a costly move."""
    how = {reviewed.better: "right", reviewed.chosen: "same"}.get(again, "other")
    return format_message(
        f"match-move-review-{how}", better=game.action_text(reviewed.better, viewer)
    )
