"""The tables that the page of matches offers, in words."""

from __future__ import annotations

from typing import Any, TypedDict

from cartes_lib.game_ids import GAME_IDS
from cartes_lib.games import GAMES
from cartes_lib.messages import capitalised, format_message
from cartes_lib.options import Value
from cartes_lib.seats import seat_names
from cartes_widgets.games.house_players import shown_player
from cartes_widgets.games.tables import HOUSE_PLAYERS, house_players_of, players_of, variants_of
from cartes_widgets.table.lengths import length
from cartes_widgets.table.terms import Terms, TermsError


class OfferedVariant(TypedDict):
    """A variant: the possible numbers of players, the usual one first, and its options.

    Attributes:
        about: one line about the variant.
        lengths: about how long a match takes, in words; the key is the number of players.
        customs: the options; the keys are their names.
    """

    id: str
    name: str
    about: str
    players: list[int]
    lengths: dict[str, str]
    customs: dict[str, Value]


class OfferedCustom(TypedDict):
    """A rule option that a table may set: its text, and its values with a text for each.

    An option with two values is a switch; its values have no text.
    """

    id: str
    text: str
    values: list[dict[str, Any]]


class OfferedGame(TypedDict):
    """A game: its description, three of its cards, and its tables, the usual ones first.

    Attributes:
        house_players: ids of the bots' characters, in the order of their seats.
        places: the places of these seats, in words; the key is the number of players.
        lessons: the prefix of the ids of the game's lessons.
    """

    id: str
    name: str
    about: str
    cards: list[str]
    variants: list[OfferedVariant]
    customs: list[OfferedCustom]
    house_players: list[str]
    places: dict[str, list[str]]
    lessons: str


def offers() -> list[OfferedGame]:
    """All games with a table."""
    return [_game(game) for game in GAMES]


def offered_house_players() -> list[dict[str, Any]]:
    """The characters of all bots, each with the keys of `shown_player`."""
    return [shown_player(player) for player in HOUSE_PLAYERS.values()]


def _game(game: str) -> OfferedGame:
    variants = [_variant(game, item) for item in variants_of(game)]
    return {
        "id": game,
        "name": format_message(f"game-{game}"),
        "about": format_message(f"game-{game}.table"),
        "cards": list(GAMES[game].emblem),
        "variants": variants,
        "customs": [_custom(game, name) for name in GAMES[game].offered],
        "house_players": [person.id for person in house_players_of(game)],
        "lessons": GAME_IDS[game].lessons,
        "places": {str(number): _places(number) for item in variants for number in item["players"]},
    }


def _variant(game: str, name: str) -> OfferedVariant:
    rules: Any = GAMES[game].presets[name]
    players = players_of(game, name)
    return {
        "id": name,
        "name": capitalised(format_message(f"table-variant-{name}")),
        "about": format_message(f"table-variant-{name}.about"),
        "players": list(players),
        "lengths": {str(number): length(game, name, number) for number in players},
        "customs": {item: getattr(rules, item) for item in GAMES[game].offered},
    }


def _places(players: int) -> list[str]:
    names = seat_names(players, sides=False)[1:]
    return [capitalised(format_message(f"table-seat-{name}")) for name in names]


def _custom(game: str, name: str) -> OfferedCustom:
    values = GAMES[game].offered[name]
    key = f"{game}-{name}".replace("_", "-")
    has_names = len(values) > len((False, True))
    return {
        "id": name,
        "text": format_message(f"custom-{key}"),
        "values": [
            {"value": value, "text": _value(key, value) if has_names else ""} for value in values
        ],
    }


def _value(key: str, value: Value) -> str:
    if isinstance(value, str):
        return format_message(f"custom-value-{value}")
    return format_message(f"custom-count-{key}", count=value)


def explained(variant: OfferedVariant) -> str:
    """The name of a variant with the line about it."""
    return format_message("table-named", name=variant["name"], about=variant["about"])


def refused(error: TermsError) -> str:
    """The message about refused terms; it names the options as the page of matches does."""
    rules_error, terms = error.rules_error, error.terms
    if rules_error is None or terms is None or rules_error.reason != "contradiction":
        return format_message(f"table-refused-{error.reason}")
    if rules_error.other in GAMES[terms.game].offered:
        other = _custom_text(terms, rules_error.other)
        return format_message(
            "table-refused-beside", custom=_custom_text(terms, rules_error.option), other=other
        )
    return format_message("table-refused-variant", custom=_custom_text(terms, rules_error.option))


def _custom_text(terms: Terms, name: str) -> str:
    """The text of an option on the page of matches, with its value if it has several."""
    offered = _custom(terms.game, name)
    rules: Any = GAMES[terms.game].presets[terms.variant or GAMES[terms.game].usual]
    value = terms.customs.get(name, getattr(rules, name))
    texts = [item["text"] for item in offered["values"] if item["value"] == value]
    return " ".join([offered["text"], *texts]).strip()
