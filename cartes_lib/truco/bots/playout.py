"""Simulates deals of Truco to their end; each simulated player uses only its own cards."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import NamedTuple

from cartes_lib.truco.bets import envido_states
from cartes_lib.truco.bots.promise import Teams, card_to_play, promise
from cartes_lib.truco.bots.ranges import Range
from cartes_lib.truco.fast.deal import Move, MutableDeal
from cartes_lib.truco.fast.graph import Node
from cartes_lib.truco.stakes import stake_points

_ENVIDOS = ("envido", "real-envido", "falta-envido")
_TRUCOS = ("truco", "retruco", "vale-cuatro")
_SURE_FLOR, _GOOD_FLOR = 33, 27
_SETTLED = frozenset(("none", "accepted", "refused", "cancelled"))


class _Plan(NamedTuple):
    """The next decision at a node of the graph of calls: what it is `about` ("play", "sing" or a
    bet), the seat that decides, and the calls that it may make.
    """

    about: str
    seat: int
    calls: frozenset[str]


@lru_cache(maxsize=50_000)
def _plan(node: Node) -> _Plan:
    singing = [seat for seat, call in node.open_calls if call == "flor"]
    talk = node.talk
    pending = node.seat < 0
    if singing and talk.flor == "none":
        return _Plan("sing", singing[0], frozenset())
    if not pending:
        about, seat = "play", node.seat
    else:
        answers = ("quiero", "no-quiero", "paso", "con-flor-quiero", "flor")
        seat = next(
            (speaker for speaker, call in node.open_calls if call in answers), node.open_calls[0][0]
        )
        about = "truco" if talk.envido in _SETTLED else "envido"
        if talk.flor not in ("none", "accepted", "refused"):
            about = "flor"
    return _Plan(
        about, seat, frozenset(call for speaker, call in node.open_calls if speaker == seat)
    )


def play_out(deal: MutableDeal, ranges: Range, rng: random.Random) -> MutableDeal:
    """Play `deal` to its end, with calls according to `ranges`; `deal` is changed in place and
    returned.
    """
    while not deal.is_over:
        deal.play(_move(deal, ranges, rng))
    return deal


def chance_of_tricks(deal: MutableDeal, seat: int) -> float:
    """The probability that the side of `seat` wins the tricks, estimated from the cards of `seat`
    only.
    """
    sides, talk = deal.table.talks.sides, deal.node.talk
    side = sides[seat]
    best, lead, tie = deal.trick
    ours = best if sides[lead] == side and not tie else 0
    strengths = tuple(sorted((card >> 2 for card in deal.hands[seat]), reverse=True))
    results = tuple(0 if result < 0 else 1 if result == side else -1 for result in talk.results)
    leads = not best and deal.node.seat == seat
    return promise(_teams(sides, side), results, strengths, ours, best - ours, leads)


@lru_cache(maxsize=64)
def _teams(sides: tuple[int, ...], side: int) -> Teams:
    return sides.count(side), len(sides) - sides.count(side)


def _move(deal: MutableDeal, ranges: Range, rng: random.Random) -> Move:
    if deal.play_is_over:
        return deal.legal()[-1]
    if deal.fourth >= 0:
        return deal.fourth, "discard", min(deal.hands[deal.fourth])
    if deal.shown:
        bet, seat, best = deal.shown
        value = deal.value(bet, seat)
        return (seat, "declare", value) if value > best else (seat, "son-buenas", 0)
    about, seat, calls = _plan(deal.node)
    if about == "sing":
        return seat, "flor", 0
    if about == "flor":
        return seat, _of_flor(deal.value("flor", seat), calls, rng), 0
    if about == "envido":
        return seat, _to_envido(deal, seat, calls, ranges, rng), 0
    call = _bet(deal, seat, calls, ranges, rng)
    if call:
        return seat, call, 0
    if about == "truco":
        return seat, _to_truco(deal, seat, calls, ranges, rng), 0
    return seat, "card", _card(deal, seat)


def _of_flor(value: int, calls: frozenset[str], rng: random.Random) -> str:
    if "contraflor" in calls and value >= _SURE_FLOR and rng.random() < 0.6:
        return "contraflor"
    order = ["flor", "con-flor-quiero", "con-flor-me-achico", "paso"]
    if "flor" not in calls and value < _GOOD_FLOR:
        order = ["con-flor-me-achico", "con-flor-quiero", "paso"]
    if not value:
        order = ["paso"]
    return next((item for item in order if item in calls), min(calls))


def _opponents(deal: MutableDeal, seat: int) -> int:
    sides = deal.table.talks.sides
    return _teams(sides, sides[seat])[1]


def _to_envido(
    deal: MutableDeal, seat: int, calls: frozenset[str], ranges: Range, rng: random.Random
) -> str:
    if "quiero" not in calls:
        return "no-quiero" if "no-quiero" in calls else min(calls)
    rules, state = deal.table.talks.rules, deal.node.talk.envido
    node = envido_states(rules)[state]
    assert node.accepted is not None, "a pending envido can be accepted"
    assert node.refused is not None, "a pending envido can be refused"
    yes = stake_points(node.accepted, deal.scores, rules, pica=deal.pica)
    no = node.refused.points
    raised = 0 if no < 2 else 1 + (yes > 5)
    raises, accepts = ranges.answers_envido(
        deal.value("envido", seat), _opponents(deal, seat), yes, no, raised
    )
    roll = rng.random()
    # A bet is raised at most twice, because long series of raises add nothing.
    raising = [envido for envido in _ENVIDOS if envido in calls] if raised < 2 else []
    if roll < raises and raising:
        return raising[0] if len(raising) == 1 or roll < 0.5 * raises else raising[1]
    return "quiero" if roll < raises + accepts else "no-quiero"


def _bet(
    deal: MutableDeal, seat: int, calls: frozenset[str], ranges: Range, rng: random.Random
) -> str:
    """The bet that `seat` makes: a first envido, a truco, or the raise of an accepted truco; "" for
    no bet.
    """
    roll = rng.random()
    if "envido" in calls:
        result = ranges.opens_envido(deal.value("envido", seat), _opponents(deal, seat))
        for call, chance in result.items():
            if roll < chance and call in calls:
                return call
            roll -= chance
        roll = rng.random()
    if "quiero" in calls or "no-quiero" in calls:
        return ""
    for raised, call in enumerate(_TRUCOS):
        if call in calls and roll < ranges.calls_truco(chance_of_tricks(deal, seat), raised):
            return call
    return ""


def _to_truco(
    deal: MutableDeal, seat: int, calls: frozenset[str], ranges: Range, rng: random.Random
) -> str:
    state = deal.node.talk.truco
    raised = _TRUCOS.index(state) if state in _TRUCOS else 0
    raises, accepts = ranges.answers_truco(chance_of_tricks(deal, seat), raised)
    roll = rng.random()
    raising = next((truco for truco in _TRUCOS if truco in calls), "")
    if raising and roll < raises:
        return raising
    return "quiero" if roll < raises + accepts else "no-quiero"


def _card(deal: MutableDeal, seat: int) -> int:
    order = sorted(deal.hands[seat], reverse=True)
    best, lead, tie = deal.trick
    sides, talk = deal.table.talks.sides, deal.node.talk
    safe = best > 0 and not tie and sides[lead] == sides[seat]
    return order[card_to_play([card >> 2 for card in order], best, safe, not talk.results)]


def play_tricks(deal: MutableDeal) -> int:
    """Play the tricks of `deal` without further bets, and return the side that wins.

    A pending bet is answered first: an envido is refused; a truco is accepted.
    """
    rest = deal.copy()
    while not rest.play_is_over:
        if rest.fourth >= 0:
            rest.play((rest.fourth, "discard", min(rest.hands[rest.fourth])))
        elif rest.shown:
            bet, seat, best = rest.shown
            value = rest.value(bet, seat)
            declared: Move = (seat, "declare", value)
            rest.play(declared if value > best else (seat, "son-buenas", 0))
        elif rest.node.seat >= 0:
            rest.play((rest.node.seat, "card", _card(rest, rest.node.seat)))
        else:
            rest.play(_quiet(rest))
    won = [side for bet, side, _ in rest.awards if bet == "truco"]
    sides = rest.table.talks.sides
    return won[-1] if won else sides[0]


def _quiet(deal: MutableDeal) -> Move:
    """The move that ends the pending bet of `deal`, so that the tricks can continue."""
    about, seat, calls = _plan(deal.node)
    order = ("con-flor-quiero", "flor", "paso", "con-flor-me-achico")
    if about == "truco":
        order = ("quiero", "no-quiero", "paso", "flor")
    elif about == "envido":
        order = ("no-quiero", "quiero", "paso", "flor")
    elif about == "sing":
        return seat, "flor", 0
    return seat, next(item for item in order if item in calls), 0
