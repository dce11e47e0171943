"""The texts with which a page draws a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cartes_lib.messages import language, messages_with_prefix
from cartes_widgets.core.base import ui_texts
from cartes_widgets.games.house_players import remarks
from cartes_widgets.games.tables import HOUSE_PLAYERS, PRESENTATIONS


def table_texts() -> Mapping[str, str]:
    """The labels of a table in the current language; the keys are message keys.

    `longest-call` and `longest-remark` are the longest texts of a speech bubble, so that a page
    finds places that are large enough.
    """
    return _table_texts(language())


@cache
def _table_texts(_lang: str) -> Mapping[str, str]:
    shown = PRESENTATIONS.values()
    phrases = [text for game in shown for text in game.phrases.values()]
    bot_remarks = [text for player in HOUSE_PLAYERS.values() for text in remarks(player)]
    return {
        **ui_texts(),
        **messages_with_prefix("playing-"),
        "longest-call": max((call for game in shown for call in game.calls()), key=len),
        "longest-remark": max(phrases + bot_remarks, key=len),
    }
