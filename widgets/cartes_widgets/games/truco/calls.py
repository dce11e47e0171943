"""The calls at a table of Truco, in groups, each with its meaning and its stake."""

from __future__ import annotations

from cartes_lib.messages import capitalised, format_message
from cartes_lib.truco import State, parse_action
from cartes_lib.truco.actions import AskFlor, Call, Discard, PlayCard
from cartes_lib.truco.bets import ENVIDO_CALLS, FLOR_CALLS, TRUCO_CALLS
from cartes_lib.truco.offers import offer
from cartes_widgets.core.scenes import Choice
from cartes_widgets.core.sides import side_fact
from cartes_widgets.games.seat_views import seat_fact

_ENVIDO = (*ENVIDO_CALLS, "falta-envido")
_ANSWERS = ("quiero", "no-quiero")
_FLOR_ANSWERS = ("con-flor-quiero", "con-flor-me-achico")
_ALWAYS = (*_ANSWERS, *_ENVIDO, *TRUCO_CALLS, "mazo")
"""Calls that the table always shows, so that the learner can ask why one is closed."""

_GROUPS = {
    **dict.fromkeys((*_ANSWERS, *_FLOR_ANSWERS), "answer"),
    **dict.fromkeys(_ENVIDO, "envido"),
    **dict.fromkeys(TRUCO_CALLS, "truco"),
    **dict.fromkeys(("flor", "contraflor", "contraflor-al-resto", "pido-flor"), "flor"),
    "discard": "discard",
    **dict.fromkeys(("mazo", "redeal", "interfere"), "leave"),
}
"""The group of buttons of each call, in the order of the groups; other calls are in "answer"."""

_ORDER = list(dict.fromkeys(_GROUPS.values()))


def call_text(text: str, viewer: int, seats: int) -> str:
    """The action `text` in words; a call stays in the language of the game."""
    verb, _, rest = text.partition(" ")
    action = parse_action(text) if verb in ("pido-flor", "discard") and rest else None
    if isinstance(action, AskFlor):
        return format_message("offer-pido-flor", seat=seat_fact(action.seat, viewer, seats))
    if isinstance(action, Discard):
        return format_message("offer-discard", card=action.card)
    return rest if verb == "declare" else format_message(f"speech-{verb}")


def calls_of(state: State, viewer: int) -> list[Choice]:
    """The calls to show to `viewer`: the legal ones, then usual calls that are not legal now.

    Empty if no call is legal. While seats may claim a hidden flor or discard, only legal calls are
    shown.
    """
    may = [str(action) for action in state.actions(viewer) if not isinstance(action, PlayCard)]
    if not may:
        return []
    known = (*_ALWAYS, *FLOR_CALLS) if state.rules.flor else _ALWAYS
    talks = state.deal is not None and state.deal.phase not in ("claims", "discard")
    closed = [item for item in known if item not in may] if talks else []
    shown = sorted(may, key=lambda item: _ORDER.index(_group(item)))
    return [_choice(state, item, viewer, item in may) for item in [*shown, *closed]]


def _group(text: str) -> str:
    return _GROUPS.get(text.partition(" ")[0], "answer")


def _choice(state: State, text: str, viewer: int, is_open: bool) -> Choice:
    verb = text.partition(" ")[0]
    return {
        "id": text,
        "group": _group(text),
        "name": capitalised(call_text(text, viewer, state.rules.players)),
        "text": format_message(f"meaning-{verb}"),
        "stake": _stake(state, text, viewer) if is_open else "",
        "suit": "",
        "open": is_open,
        "rank": 0,
        "targets": [],
    }


def _stake(state: State, text: str, viewer: int) -> str:
    """The stake of a call in words, as the engine computes it."""
    action = parse_action(text)
    result = offer(state, action.call, viewer) if isinstance(action, Call) else None
    if result is None:
        return ""
    if result.accepted is None:
        sides = state.view(viewer).sides
        side = side_fact(sides, viewer, own=False)
        return format_message("felt-stake-lost", points=result.refused or 0, side=side)
    if result.refused is None:
        return format_message("felt-stake-value", points=result.accepted)
    return format_message("felt-stake", accepted=result.accepted, refused=result.refused)
