"""The small matches of Botifarra's lessons."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cartes_lib import botifarra
from cartes_lib.botifarra.actions import PlayCard
from cartes_lib.botifarra.bidding import CONTRACTS
from cartes_lib.botifarra.fast import MutableDeal, compiled_rules, numbers
from cartes_lib.botifarra.presets import INDIVIDUAL, RECTOR_I_VICARI, TORNEIG_8, TRES
from cartes_lib.botifarra.score import DEAL_POINTS, HALF, deal_points
from cartes_lib.botifarra.solver import solve_deal
from cartes_lib.cards import Card
from cartes_lib.seats import right_of
from cartes_widgets.games.botifarra.adapter import BotifarraGame
from cartes_widgets.games.small_match import Mini, leads
from cartes_widgets.games.table_game import LEARNER, TableGame

_LAST, _TRIED = 3, 100
"""Number of last tricks that the learner plays, and of random deals tried to find a tense ending.
"""

_COUNTED = 6
"""Number of tricks that count in the small match about remembering cards."""


def _our_points(state: Any) -> int:
    points: int = state.points[state.rules.side(LEARNER)]
    return points


def _leads_last_tricks(state: Any, _number: int, _faults: int) -> bool:
    """Whether the learner's side has more points than the other side in the last six tricks."""
    ours, theirs = deal_points(state.tricks[-_COUNTED:], state.trump, state.rules)
    return bool(ours > theirs)


def _tense_ending(seed: int) -> tuple[botifarra.Match, list[int]]:
    """A match before its last tricks, and the cards played so far, encoded as integers.

    The learner's lead decides the result of these tricks.

    Raises:
        LookupError: none of the deals from `seed` has such a position.
    """
    for number in range(seed * _TRIED, (seed + 1) * _TRIED):
        match = botifarra.Match(botifarra.LLIURE, number)
        deal = _fast(match.state.hands, right_of(match.state.dealer, 4), match.state.rules)
        played, rng = [], random.Random(number)
        while deal.left > 4 * _LAST:
            played.append(rng.choice(numbers(deal.legal())))
            deal.play(played[-1])
        least = {bound for bound, _ in solve_deal(deal).bounds.values()}
        if deal.player == LEARNER and len(least) > 1:
            return match, played
    raise LookupError(f"no ending of {_TRIED} deals depends on the viewer's lead: seed {seed}")


def _last_tricks(seed: int) -> BotifarraGame:
    """A match at the last tricks of a deal without trump, where the learner's lead matters."""
    match, played = _tense_ending(seed)
    while not match.state.tricks and match.state.talk.speaker is not None:
        calls = [str(action) for action in match.state.actions()]
        match.play("botifarra" if "botifarra" in calls else "pass")
    table = compiled_rules(match.state.rules)
    for card in played:
        match.play(PlayCard(table.card(card)))
    return BotifarraGame(match, seed)


def _fast(hands: Sequence[Sequence[Card]], leader: int, rules: botifarra.Rules) -> MutableDeal:
    """A deal without trump in the fast integer representation."""
    table = compiled_rules(rules)
    masks = [table.mask(hand) for hand in hands]
    return MutableDeal(masks, CONTRACTS.index("botifarra"), leader, table)


def _best_of_last(game: TableGame) -> int:
    state = game.state
    deal = _fast(state.hands, state.to_act[0], state.rules)
    return max(least for least, _ in solve_deal(deal).bounds.values())


MINIS: Mapping[str, Mini] = MappingProxyType(
    {
        "last-tricks": Mini(
            _last_tricks,
            lambda state, number, _: _our_points(state) >= number,
            number=lambda game: _our_points(game.state) + _best_of_last(game),
        ),
        "one-deal": Mini(
            lambda seed: BotifarraGame.of_match(botifarra.OBLIGADA, seed),
            lambda state, _, __: _our_points(state) > HALF,
        ),
        "last-six": Mini(
            lambda seed: BotifarraGame.of_match(botifarra.OBLIGADA, seed), _leads_last_tricks
        ),
        "eight-deals": Mini(lambda seed: BotifarraGame.of_match(TORNEIG_8, seed), leads, deals=8),
        "three-alone": Mini(
            lambda seed: BotifarraGame.of_match(TRES, seed),
            lambda state, _, __: _our_points(state) > DEAL_POINTS // 3,
        ),
        "each-alone": Mini(
            lambda seed: BotifarraGame.of_match(INDIVIDUAL, seed),
            lambda state, _, __: _our_points(state) > DEAL_POINTS // 4,
        ),
        "two-piles": Mini(
            lambda seed: BotifarraGame.of_match(RECTOR_I_VICARI, seed),
            lambda state, _, __: _our_points(state) > HALF,
        ),
    }
)
"""The small matches; the key is the name."""
