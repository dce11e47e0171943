"""The presentation of Balcó in the widgets."""

from __future__ import annotations

from cartes_lib.balco.condition import LADDER
from cartes_lib.cards import Card, Suit
from cartes_widgets.games.balco import lesson
from cartes_widgets.games.balco.adapter import BalcoGame
from cartes_widgets.games.balco.house_players import HOUSE_PLAYERS
from cartes_widgets.games.balco.minis import MINIS
from cartes_widgets.games.balco.ritual import ritual
from cartes_widgets.games.balco.walk import walk
from cartes_widgets.games.presentation import HouseRules, Presentation
from cartes_widgets.games.table_game import TableGame


def _gain(game: TableGame) -> int:
    """The first seat's result in a deal: the number of players who still had cards when this seat
    played its last card.
    """
    view = game.shown_state.view(0)
    return len(view.places) - (view.places[0] or len(view.places))


PRESENTATION = Presentation(
    begin=BalcoGame.of_match,
    play_on=BalcoGame.of_deal,
    house_players=HOUSE_PLAYERS,
    tables=(4, 2, 3, 5),
    minis=MINIS,
    rungs=lambda: [([Card(rank, Suit.OROS)], "") for rank in reversed(LADDER)],
    walk=walk,
    ritual=ritual,
    lesson=lesson,
    house_rules=HouseRules(
        ("standard", "without-jokers"), ("up_pickup", "eight_stack", "four_twos_clear", "end")
    ),
    daily=(2, 4, 6),
    contests=(4, 2, 3, 5),
    # The target is one more deal than the tournament has, so the match never ends before it.
    options_for_length=lambda deals: {"target": deals + 1},
    gain=_gain,
    phrases={
        "turn": "Et toca!",
        "played": "Ben jugat!",
        "luck": "Quina sort!",
        "revenge": "La revenja?",
        "thanks": "Gràcies!",
    },
)
