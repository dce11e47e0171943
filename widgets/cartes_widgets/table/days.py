"""The daily deals: the table for a date, and the check whether a deal is still secret."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime

from cartes_lib.games import GAMES
from cartes_widgets.games.tables import players_of
from cartes_widgets.table.terms import Terms, seed_of


def today() -> date:
    """The current date in UTC, or the date in CARTES_TODAY (such as 2026-11-22)."""
    fixed = os.environ.get("CARTES_TODAY")
    return date.fromisoformat(fixed) if fixed else datetime.now(UTC).date()


def terms_of(day: date) -> Terms:
    """The terms of the daily deal of `day`; game, rules and cards depend only on the date."""
    number = day.toordinal()
    game = _game_of(number)
    return Terms(game=game, players=players_of(game, "")[0], deals=str(number))


def is_of_a_day_to_come(terms: Terms) -> bool:
    """Whether `terms` have the cards of a daily deal of tomorrow or later, with any rules.

    Raises:
        TermsError: the code of the cards was not made by this server (reason "code").
    """
    number = seed_of(terms.deals)
    return today().toordinal() < number <= date.max.toordinal() and terms.game == _game_of(number)


def _game_of(number: int) -> str:
    return list(GAMES)[number % len(GAMES)]
