"""The deal of each day: which table a date gives, and whether its day has come."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime

from cartes_lib.games import GAMES
from cartes_widgets.games.tables import players_of
from cartes_widgets.table.terms import Terms, seed_of

__all__ = ["is_of_a_day_to_come", "terms_of", "today"]


def today() -> date:
    """The day of UTC, or the day that CARTES_TODAY names (2026-11-22)."""
    fixed = os.environ.get("CARTES_TODAY")
    return date.fromisoformat(fixed) if fixed else datetime.now(UTC).date()


def terms_of(day: date) -> Terms:
    """The table of `day`: game, rules and cards follow from the date alone."""
    number = day.toordinal()
    game = _game_of(number)
    return Terms(game=game, players=players_of(game, "")[0], deals=str(number))


def is_of_a_day_to_come(terms: Terms) -> bool:
    """Whether `terms` name the cards of a deal of the day after today, under any rules.

    Raises:
        TermsError: "code", as `seed_of`.
    """
    number = seed_of(terms.deals)
    return today().toordinal() < number <= date.max.toordinal() and terms.game == _game_of(number)


def _game_of(number: int) -> str:
    return list(GAMES)[number % len(GAMES)]
