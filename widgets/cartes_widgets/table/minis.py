"""The small matches that end lessons: what is dealt, what may be done, what is to be reached."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from cartes_lib import balco, botifarra, truco
from cartes_lib.botifarra.fast import FastDeal, fast_table, numbers
from cartes_lib.botifarra.solver import solve_deal
from cartes_lib.cards import PACK_48, Card
from cartes_lib.seats import right_of
from cartes_widgets.games.balco.adapter import BalcoGame
from cartes_widgets.games.botifarra.adapter import BotifarraGame
from cartes_widgets.games.house import reduced
from cartes_widgets.games.table_game import TableGame
from cartes_widgets.games.truco.adapter import TrucoGame

__all__ = ["MINIS", "Mini"]

_READER = 0
_LAST, _TRIED = 3, 100
_PLAIN_RANKS = frozenset({3, 4, 5, 6, 9, 11, 12})
"""Numbers of Balcó without an effect."""


@dataclass(frozen=True, slots=True)
class Mini:
    """A match of a lesson.

    Attributes:
        begin: lays its table, from a seed.
        deals: after how many deals it is over; 0 for a whole match.
        is_reached: whether the reader has reached the goal once it is over, given the number
            that the goal names and how often he tried what is forbidden.
        number: what the goal names, of the table that is laid; 0 for nothing.
        is_allowed: what may be done at all.
        target: the score that ends it; 0 for none.
    """

    begin: Callable[[int], TableGame]
    is_reached: Callable[[Any, int, int], bool]
    deals: int = 1
    number: Callable[[TableGame], int] = lambda _: 0
    is_allowed: Callable[[str], bool] = lambda _: True
    target: int = 0


def _our_points(state: Any) -> int:
    points: int = state.points[state.rules.side(_READER)]
    return points


def _leads(state: Any, _number: int, _faults: int) -> bool:
    ours, theirs = state.scores[0], max(state.scores[1:])
    return bool(ours > theirs)


def _is_ahead(state: Any, _number: int, _faults: int) -> bool:
    """Whether nobody has a better score; several may share the best."""
    return bool(state.scores[_READER] == max(state.scores))


def _last_tricks(seed: int) -> BotifarraGame:
    """The last tricks of a deal without trump in which it matters what the reader leads."""
    for number in range(seed * _TRIED, (seed + 1) * _TRIED):
        match = botifarra.Match(botifarra.LLIURE, number)
        deal = _fast(match.state.hands, right_of(match.state.dealer, 4), match.state.rules)
        played, rng = [], random.Random(number)
        while deal.left > 4 * _LAST:
            played.append(rng.choice(numbers(deal.legal())))
            deal.play(played[-1])
        least = {one for one, _ in solve_deal(deal).bounds.values()}
        if deal.player == _READER and len(least) > 1:
            break
    while not match.state.tricks and match.state.talk.speaker is not None:
        calls = [str(one) for one in match.state.actions()]
        match.play("botifarra" if "botifarra" in calls else "pass")
    for card in played:
        match.play(botifarra.PlayCard(deal.table.card(card)))
    return BotifarraGame(match, seed)


def _fast(hands: Sequence[Sequence[Card]], leader: int, rules: botifarra.Rules) -> FastDeal:
    """A deal without trump on integers."""
    table = fast_table(rules)
    masks = [table.mask(hand) for hand in hands]
    return FastDeal(masks, botifarra.CONTRACTS.index("botifarra"), leader, table)


def _best_of_last(game: TableGame) -> int:
    state = game.state
    deal = _fast(state.hands, state.to_act[0], state.rules)
    return max(least for least, _ in solve_deal(deal).bounds.values())


def _without_bets(seed: int, is_allowed: Callable[[str], bool]) -> TrucoGame:
    game = TrucoGame.of_match(truco.SIN_FLOR, seed)
    game.player = reduced("truco", is_allowed)
    return game


def _is_card(text: str) -> bool:
    return text[0].isdigit()


_TRUCO_ALONE = frozenset({"truco", "retruco", "vale-cuatro", "quiero", "no-quiero"})


def _is_truco(text: str) -> bool:
    return _is_card(text) or text in _TRUCO_ALONE


def _plain_numbers(seed: int) -> BalcoGame:
    """A deal of two players with numbers only that do nothing."""
    pack = [card for card in PACK_48 if isinstance(card, Card) and card.rank in _PLAIN_RANKS]
    random.Random(seed).shuffle(pack)
    match = balco.Match(balco.Rules(players=2), seed)
    packets = [tuple(sorted(pack[at : at + 3])) for at in range(0, 18, 3)]
    first = min((0, 1), key=lambda seat: packets[seat][0].rank)
    match.state = balco.State(
        rules=match.state.rules,
        dealer=1 - first,
        hands=(packets[0], packets[1]),
        up=(packets[2], packets[3]),
        down=(packets[4], packets[5]),
        stock=tuple(pack[18:]),
        turn=first,
    )
    return BalcoGame(match, seed)


def _is_first_out(state: Any, _number: int, _faults: int) -> bool:
    return bool(state.deal_winner == _READER)


MINIS: Mapping[str, Mini] = MappingProxyType(
    {
        "last-tricks": Mini(
            _last_tricks,
            lambda state, number, _: _our_points(state) >= number,
            number=lambda game: _our_points(game.state) + _best_of_last(game),
        ),
        "one-deal": Mini(
            lambda seed: BotifarraGame.of_match(botifarra.OBLIGADA, seed),
            lambda state, _, __: _our_points(state) > botifarra.HALF,
        ),
        "eight-deals": Mini(
            lambda seed: BotifarraGame.of_match(botifarra.TORNEIG_8, seed), _leads, deals=8
        ),
        "three-alone": Mini(
            lambda seed: BotifarraGame.of_match(botifarra.TRES, seed),
            lambda state, _, __: _our_points(state) > botifarra.DEAL_POINTS // 3,
        ),
        "each-alone": Mini(
            lambda seed: BotifarraGame.of_match(botifarra.INDIVIDUAL, seed),
            lambda state, _, __: _our_points(state) > botifarra.DEAL_POINTS // 4,
        ),
        "two-piles": Mini(
            lambda seed: BotifarraGame.of_match(botifarra.RECTOR_I_VICARI, seed),
            lambda state, _, __: _our_points(state) > botifarra.HALF,
        ),
        "without-bets": Mini(
            lambda seed: _without_bets(seed, _is_card), _leads, deals=3, is_allowed=_is_card
        ),
        "truco-alone": Mini(
            lambda seed: _without_bets(seed, _is_truco),
            _leads,
            deals=0,
            is_allowed=_is_truco,
            target=6,
        ),
        "one-chico": Mini(
            lambda seed: TrucoGame.of_match(replace(truco.SIN_FLOR, chicos_to_win=1), seed),
            lambda state, _, __: bool(state.winner == _READER),
            deals=0,
        ),
        "at-three": Mini(lambda seed: TrucoGame.of_match(truco.GALLO, seed), _is_ahead, deals=3),
        "at-six": Mini(lambda seed: TrucoGame.of_match(truco.REDONDILLA, seed), _leads, deals=4),
        "plain-numbers": Mini(_plain_numbers, _is_first_out),
        "four-jokers": Mini(
            lambda seed: BalcoGame.of_match(balco.Rules(players=3), seed), _is_first_out
        ),
        "few-faults": Mini(
            lambda seed: BalcoGame.of_match(balco.Rules(players=3), seed),
            lambda _, number, faults: faults <= number,
            number=lambda _: 2,
        ),
    }
)
"""By name."""
