"""The live tables, tournaments and custom questions that a class can open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cartes_lib.asking import TRUMPS, custom_kinds
from cartes_lib.asking.contract import NO_TRUMP
from cartes_lib.asking.registry import CustomKind
from cartes_lib.cards import Hand, Suit
from cartes_lib.games import GAMES
from cartes_lib.messages import capitalised, card_name, format_message, suit_name
from cartes_widgets.classroom.model.contest import CONTESTS
from cartes_widgets.classroom.model.live_terms import LiveTerms, live_variants
from cartes_widgets.classroom.model.question_states import Pose, PoseCard, PoseSuit
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.model.table_states import Named, OfferedGame
from cartes_widgets.games.tables import PRESENTATIONS
from cartes_widgets.table.terms import Terms, TermsError, fresh_deals

_TABLES = {game: presented.tables for game, presented in PRESENTATIONS.items()}


def offered_games() -> list[OfferedGame]:
    """The games with live tables, for a form in which the teacher or a student opens a table.

    The usual number of players and the usual variant come first.
    """
    return [
        {
            "id": game,
            "name": format_message(f"game-{game}"),
            "players": list(several),
            "variants": {str(players): _offered(game, players) for players in several},
        }
        for game, several in _TABLES.items()
    ]


def _offered(game: str, players: int) -> list[Named]:
    """The variants for this number of players, the usual one first."""
    result = live_variants(game, players)
    return [{"id": item, "name": format_message(f"table-variant-{item}")} for item in result]


def offered_contests() -> list[OfferedGame]:
    """The games with tournaments."""
    return [
        {
            "id": game,
            "name": format_message(f"game-{game}"),
            "players": list(players),
            "variants": {},
        }
        for game, players in CONTESTS.items()
    ]


def offered_poses() -> list[Pose]:
    """The questions that a teacher can ask about a custom position, for the form on the board."""
    return [_offered_pose(kind) for kind in custom_kinds()]


def _offered_pose(custom: CustomKind) -> Pose:
    title = format_message(f"class-pose-{custom.game}-{custom.kind}")
    several = custom.rules if len(custom.rules) > 1 else ()
    return {
        "lesson": custom.lesson,
        "kind": custom.kind,
        "game": format_message(f"game-{custom.game}"),
        "name": title,
        "fields": [
            {
                "name": field.name,
                "label": format_message(f"class-pose-{field.name}", low=field.low, high=field.high),
                "high": field.high,
                "joker": format_message("class-pose-joker"),
                "joker_ranks": list(field.joker_ranks),
            }
            for field in custom.form.fields
        ],
        "trumps": [{"id": trump, "name": _trump(trump)} for trump in TRUMPS]
        if custom.form.has_trump
        else [],
        "rules": [
            {"id": item, "name": format_message(f"table-variant-{item}")} for item in several
        ],
        "suits": _rows(custom.form.pack, GAMES[custom.game].calls_by_number),
    }


def _trump(trump: str) -> str:
    named = format_message("felt-no-trump") if trump == NO_TRUMP else suit_name(Suit[trump.upper()])
    return capitalised(named)


def _rows(pack: Hand, by_number: bool) -> list[PoseSuit]:
    """The cards of `pack` to choose from: a row for each suit, and a row of jokers.

    `by_number` is whether players call cards by their numbers.
    """
    rows: dict[Suit | None, list[PoseCard]] = {}
    for card in sorted(pack, key=lambda card: (card.suit is None, card.suit, card.rank)):
        named = card_name(card, by_number=by_number)
        text = str(card.rank) if card.suit is not None else capitalised(named)
        shown: PoseCard = {"id": str(card), "text": text, "name": named, "is_joker": card.is_joker}
        rows.setdefault(card.suit, []).append(shown)
    return [
        {"name": capitalised(suit_name(suit)) if suit is not None else "", "cards": cards}
        for suit, cards in rows.items()
    ]


def table_name(number: int) -> str:
    """The name by which people in the room call the table with this number."""
    return format_message("class-table-number", n=number)


def table_title(terms: Terms) -> str:
    """The title of a table: game, number of players, and the variant if it is not the usual one."""
    title = format_message(
        "class-table-title", game=format_message(f"game-{terms.game}"), players=terms.players
    )
    usual = live_variants(terms.game, terms.players)[0]
    is_usual = terms.variant in ("", usual)
    return title if is_usual else f"{title}, {format_message(f'table-variant-{terms.variant}')}"


def read_terms(content: Mapping[str, Any]) -> Terms:
    """The terms of the table that a page has requested, with new random cards.

    Raises:
        SeatingError: no table has these terms.
    """
    game, players, variant = content.get("game"), content.get("players"), content.get("variant", "")
    if not isinstance(game, str) or type(players) is not int or not isinstance(variant, str):
        raise SeatingError("none")
    if players not in _TABLES.get(game, ()):
        raise SeatingError("none")
    variant = variant or live_variants(game, players)[0]
    try:
        return LiveTerms(game=game, variant=variant, players=players, deals=fresh_deals())
    except TermsError as error:
        raise SeatingError("none") from error
