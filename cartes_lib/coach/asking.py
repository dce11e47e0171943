"""Gets the value of each action from the Monte Carlo bots."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cartes_lib.bots.advice import Advice, Candidate, Costly, Reason
from cartes_lib.bots.budget import Budget
from cartes_lib.bots.tally import Tally
from cartes_lib.coach.reasons import reasons
from cartes_lib.engine import Action, Fact
from cartes_lib.games import GAMES
from cartes_lib.record import MatchRecord, Step

__all__ = ["advise", "advise_from", "costliest", "costliest_from", "same"]

_LOOK = Budget(samples=60, seconds=None)
"""Budget to evaluate each decision of a finished deal; the worst decisions get a larger budget
later.
"""

_MORE_SAMPLES = 4
"""The larger budget has this number of times as many samples."""

_SURE = 1.0
"""A loss is reported if it is larger than this number of standard errors."""


def advise(
    game: str,
    state: Any,
    seat: int,
    rng: random.Random,
    budget: Budget | None = None,
    **beliefs: Any,
) -> Advice:
    """The coach's advice about all actions of `seat` in `state`; hidden cards are not used.

    Args:
        game: name of the game.
        rng: random generator for the simulated deals.
        budget: the limit of time or samples; None for the default.
        beliefs: only for Truco, `ranges`: the hands with which the other players are assumed to
            bet.

    Raises:
        KeyError: there is no coach for `game`.
        ValueError: `seat` is not at the table.

    >>> import random
    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.bots.budget import Budget
    >>> from cartes_lib.coach import advise
    >>> state = Match(seed=1, dealer=0).state
    >>> advise("botifarra", state, 0, random.Random(1), Budget(2, None)).unit
    'score'
    """
    memory = GAMES[game].bots.remember(state, seat)
    return advise_from(game, memory, state.actions(seat), rng, budget, **beliefs)


def same(game: str, action: Action, other: Action) -> bool:
    """Whether two actions have the same effect; the coach evaluates only one of them.

    In Balcó suits never matter. In Truco cards of the same strength tie, although a suit may reveal
    something about the hand to the other players.

    Raises:
        KeyError: there is no coach for `game`.

    >>> from cartes_lib.balco import parse_action
    >>> from cartes_lib.coach import same
    >>> same("balco", parse_action("3c"), parse_action("3o"))
    True
    """
    key = GAMES[game].bots.action_key
    return key(action) == key(other)


def advise_from(
    game: str,
    memory: Any,
    actions: Sequence[Any],
    rng: random.Random,
    budget: Budget | None = None,
    also: Action | None = None,
    **beliefs: Any,
) -> Advice:
    """The same as `advise`, but with the seat's memory and legal actions instead of the state.

    The same memory, `rng` and number of samples give the same advice.

    Args:
        also: an action that is evaluated even if the coach would not consider it.

    >>> import random
    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.botifarra.memory import remember
    >>> from cartes_lib.coach import advise_from
    >>> memory = remember(Match(seed=1).state, 0)
    >>> advise_from("botifarra", memory, (), random.Random(1)).candidates
    ()
    """
    bots = GAMES[game].bots
    unit = bots.unit(actions)
    sensible = list(bots.sensible(memory, actions)) if actions else []
    if also is not None and not any(same(game, also, item) for item in sensible):
        sensible.append(also)
    if not sensible:
        return Advice(game, memory.view.seat, unit, ())
    tally = bots.weigh(memory, sensible, rng, budget, **beliefs)
    best = tally.best
    order = sorted(tally.actions, key=lambda item: (item != best, tally.gap(best, item)[0]))
    results = tuple(_candidate(game, memory, tally, item, best, beliefs) for item in order)
    return Advice(game, memory.view.seat, unit, results, tally.mean(best), tally.error(best))


def _candidate(
    game: str,
    memory: Any,
    tally: Tally[Any],
    action: Action,
    best: Action,
    beliefs: Mapping[str, Any],
) -> Candidate:
    behind, behind_error = tally.gap(best, action)
    why = reasons(game, memory, action, **beliefs)
    return Candidate(
        action,
        behind,
        behind_error,
        tally.samples(action),
        why[0] if why else None,
    )


def costliest(
    record: MatchRecord,
    seat: int,
    rng: random.Random,
    n: int = 3,
    deal: int = -1,
    budget: Budget | None = None,
) -> tuple[Costly, ...]:
    """The costliest decisions of `seat` in a deal, the largest loss first; at most `n`.

    Every decision is evaluated with a small budget, then the worst decisions with a larger budget.
    The result includes a decision only if the samples show that another action was better.

    Args:
        record: the record of a match; only one deal is evaluated.
        deal: the index of that deal, from 0, or from the end if negative.
        budget: the budget for each decision; None for the default.

    Raises:
        RecordError, IllegalAction: the record cannot be replayed.
        IndexError: `deal` is not the index of a deal.

    >>> import random
    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.coach import costliest
    >>> costliest(Match(seed=1).record(), 0, random.Random(1))
    ()
    """
    place = range(len(record.deals))[deal]
    deal_record = record.deals[place]
    begun = replace(record, deals=(*record.deals[:place], replace(deal_record, steps=())))
    state = GAMES[record.game].replay(begun, 0).state
    moves = costliest_from(record.game, state, deal_record.steps, seat, rng, n, budget)
    return tuple(replace(item, deal=place) for item in moves)


def costliest_from(
    game: str,
    state: Any,
    steps: Sequence[Step],
    seat: int,
    rng: random.Random,
    n: int = 3,
    budget: Budget | None = None,
) -> tuple[Costly, ...]:
    """The same as `costliest`, but of a deal that began in the position `state`.

    The result's `deal` is always 0.

    Args:
        steps: the actions from `state` to the end of the deal.

    Raises:
        IllegalAction: the rules forbid one of `steps`.

    >>> import random
    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.coach import costliest_from
    >>> costliest_from("botifarra", Match(seed=1).state, (), 0, random.Random(1))
    ()
    """
    look = budget or _LOOK
    results = [
        _cost(game, step, before, seat, chosen, rng, look)
        for step, before, chosen in _decisions(state, steps, seat)
    ]
    worst = sorted((item for item in results if item), key=lambda item: -item[0].loss)[: 2 * n]
    longer = replace(look, samples=look.samples * _MORE_SAMPLES)
    again = [
        _cost(game, costly.step, before, seat, costly.chosen, rng, longer)
        for costly, before in worst
    ]
    costly_moves = [item[0] for item in again if item and item[0].loss > _SURE * item[0].error]
    return tuple(sorted(costly_moves, key=lambda item: -item.loss)[:n])


def _decisions(state: Any, steps: Sequence[Step], seat: int) -> Iterator[tuple[int, Any, str]]:
    """Yield each decision of `seat`: the step's index, the state before, and the action."""
    for at, step in enumerate(steps):
        if step.seat == seat:
            yield at, state, step.action
        state = state.play(step.action, step.seat)


def _cost(
    game: str,
    step: int,
    state: Any,
    seat: int,
    done: str,
    rng: random.Random,
    budget: Budget,
) -> tuple[Costly, Any] | None:
    """The cost of a decision, and the state before it; None if the action was the best or the only
    one.
    """
    actions = state.actions(seat)
    action = next((action for action in actions if str(action) == done), None)
    if action is None:
        return None
    memory = GAMES[game].bots.remember(state, seat)
    advice = advise_from(game, memory, actions, rng, budget, action)
    chosen = next(
        (candidate for candidate in advice.candidates if same(game, candidate.action, action)), None
    )
    if chosen is None or len(advice.candidates) < 2 or chosen.behind <= 0:
        return None
    best = advice.best
    costly = Costly(
        game,
        0,
        step,
        seat,
        state.position(),
        done,
        str(best.action),
        chosen.behind,
        chosen.behind_error,
        advice.unit,
        _distinguishing_reason(game, memory, best.action, action),
    )
    return costly, state


def _distinguishing_reason(game: str, memory: Any, best: Action, chosen: Action) -> Reason | None:
    """The first reason for `best` that is not also true for `chosen`; None if no such reason is
    known.

    Two reasons that differ only in the played cards are treated as the same.
    """
    shared = [_beside_its_cards(reason) for reason in reasons(game, memory, chosen)]
    given_reasons = reasons(game, memory, best)
    return next((item for item in given_reasons if _beside_its_cards(item) not in shared), None)


def _beside_its_cards(reason: Reason) -> tuple[str, Mapping[str, Fact]]:
    """The id and the facts of a reason, without the played cards."""
    return reason.id, {
        name: fact for name, fact in reason.facts.items() if name not in ("card", "cards")
    }
