"""The small matches of Balcó's lessons."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cartes_lib import balco
from cartes_lib.cards import PACK_48, Card
from cartes_widgets.games.balco.adapter import BalcoGame
from cartes_widgets.games.small_match import Mini
from cartes_widgets.games.table_game import LEARNER

_PLAIN_RANKS = frozenset({3, 4, 5, 6, 9, 11, 12})
"""Ranks whose cards have no special effect when they are thrown."""


def _plain_numbers(seed: int) -> BalcoGame:
    """A match of two players whose cards have no special effect."""
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
    return bool(state.deal_winner == LEARNER)


MINIS: Mapping[str, Mini] = MappingProxyType(
    {
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
"""The small matches; the key is the name."""
