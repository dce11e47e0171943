"""The presentation of Botifarra in the widgets."""

from __future__ import annotations

from cartes_lib.botifarra import PRESETS
from cartes_lib.botifarra.bidding import CALLS
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import rank_order
from cartes_lib.cards import Card, Suit
from cartes_lib.messages import format_message
from cartes_widgets.games.botifarra import lesson
from cartes_widgets.games.botifarra.adapter import BotifarraGame
from cartes_widgets.games.botifarra.house_players import HOUSE_PLAYERS
from cartes_widgets.games.botifarra.minis import MINIS
from cartes_widgets.games.botifarra.ritual import ritual
from cartes_widgets.games.botifarra.walk import walk
from cartes_widgets.games.presentation import HouseRules, Presentation, Rung, rungs_by


def _suit() -> list[Card]:
    """The cards of one suit, the highest first."""
    return [Card(rank, Suit.OROS) for rank in rank_order(PRESETS["obligada"])]


def _points(number: int) -> str:
    return format_message("ladder-points", points=number)


def _rungs() -> list[Rung]:
    return [([card], _points(card_points(card))) for card in _suit()]


PRESENTATION = Presentation(
    begin=BotifarraGame.of_match,
    play_on=BotifarraGame.of_deal,
    house_players=HOUSE_PLAYERS,
    tables=(4, 2, 3),
    minis=MINIS,
    rungs=_rungs,
    values=lambda: rungs_by(_suit(), card_points, _points),
    walk=walk,
    ritual=ritual,
    lesson=lesson,
    house_rules=HouseRules(
        ("obligada", "lliure", "intermedia"),
        ("target", "sant_vicenc_on_botifarra", "under_trump", "card_order"),
    ),
    daily=(1, 3, 6),
    contests=(4,),
    options_for_length=lambda deals: {"fixed_deals": deals},
    phrases={
        "turn": "Et toca!",
        "played": "Ben jugat!",
        "luck": "Quina sort!",
        "revenge": "La revenja?",
        "thanks": "Gràcies!",
    },
    calls=lambda: [format_message(f"term-call-{call}") for call in CALLS],
    is_mute=True,
)
