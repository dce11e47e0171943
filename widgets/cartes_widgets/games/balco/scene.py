"""The scene of a table of Balcó, as seen from one seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cartes_lib.balco import State, View
from cartes_lib.cards import Card, Hand
from cartes_lib.messages import capitalised, card_name, format_message
from cartes_lib.seats import round_from
from cartes_widgets.core.scenes import (
    Change,
    Group,
    Prompt,
    Row,
    Scene,
    SeatView,
    Summary,
    TableScene,
)
from cartes_widgets.games.seat_views import seat_fact, seat_label, seat_view, seen_from
from cartes_widgets.games.table_game import DEAL, MATCH

_TOP = 6
"""Number of cards at the top of the pile that are drawn."""


@dataclass(frozen=True, slots=True)
class DisplayedState:
    """The position that the table shows: a state, and the pile that the last action has removed.

    Attributes:
        removed_pile: the removed pile, which the table still shows; None if no pile was removed.
        taker: the seat that took the pile; -1 if it went out of play, None if it was not removed.
    """

    state: State
    pause: str = ""
    removed_pile: Hand | None = None
    taker: int | None = None

    @property
    def pile(self) -> Hand:
        """The visible cards of the pile, from the bottom."""
        if self.removed_pile is not None:
            return self.removed_pile
        return tuple(pile_card.card for pile_card in self.state.pile)


def pickable_cards(view: View, viewer: int) -> Hand:
    """The cards that `viewer` may pick: the hand, the cards to exchange, or a lifted (turned over)
    card.
    """
    hand = view.hand or ()
    if viewer in view.exchanging:
        return (*hand, *view.up[viewer])
    if view.lifted is not None and view.to_act == (viewer,):
        return (*hand, view.lifted)
    return hand


def scene_of(shown: DisplayedState, viewer: int) -> TableScene:
    """The scene for the seat `viewer`, with only what this seat may see."""
    state, view = shown.state, shown.state.view(viewer)
    seats, hand = view.rules.players, pickable_cards(view, viewer)
    done = shown.pause in (DEAL, MATCH)
    named = [*hand, *shown.pile[-_TOP:], *(card for row in view.up for card in row)]
    taker = shown.taker
    return {
        "kind": "balco",
        "seat_views": [_seat_view(shown, view, seat, viewer) for seat in round_from(viewer, seats)],
        "plays": [],
        "winning": None,
        "taker": taker if taker in (None, -1) else seen_from(viewer, taker, seats),
        "contract": None,
        "scores": [],
        "stakes": [],
        "middle_tricks": [],
        "earlier": [],
        "lasts": [],
        "pile": {
            "label": format_message("balco-pile", count=len(shown.pile)),
            "cards": list(map(str, shown.pile[-_TOP:])),
            "count": len(shown.pile),
        },
        "stock": {
            "label": format_message("played-stock", count=view.stock),
            "cards": [],
            "count": view.stock,
        },
        "prompt": None if done else _prompt(view, viewer),
        "hand": list(map(str, hand)),
        "card_names": {str(card): card_name(card, by_number=True) for card in named},
        "summary": _summary(state, viewer) if done else None,
    }


def _seat_view(shown: DisplayedState, view: View, seat: int, viewer: int) -> SeatView:
    place = view.places[seat]
    if place:
        marks = [format_message("felt-out", place=place)]
    elif seat == viewer and seat in view.exchanging:
        # The hand then also shows the cards to exchange.
        marks = []
    else:
        marks = [format_message("felt-in-hand", held=view.hand_sizes[seat])]
    return seat_view(
        seat,
        viewer,
        side="own",
        sides=False,
        turn=not shown.pause and seat in view.to_act,
        marks=marks,
        up=[] if seat in view.exchanging else list(map(str, view.up[seat])),
        down=view.down[seat],
        front="felt-balcony",
        seats=view.rules.players,
    )


def _prompt(view: View, viewer: int) -> Prompt:
    """The prompt: the condition for the next throw, or what to do before play."""
    if view.exchanging:
        return {
            "label": format_message("felt-balcony-label"),
            "text": format_message("felt-balcony-asks", waits=viewer in view.exchanging),
            "hot": False,
        }
    condition = view.condition
    return {
        "label": format_message("row-asks"),
        "text": format_message(f"felt-asks-{condition.kind}", **condition.facts),
        "hot": condition.kind in ("ace", "trenca"),
    }


def _summary(after: State, viewer: int) -> Summary:
    """The result of a deal: the order in which players went out, and the cards left to the
    others.
    """
    view, seats = after.view(viewer), after.rules.players
    ranked = sorted(range(seats), key=lambda seat: view.places[seat] or seats + 1)
    winner = after.deal_winner
    # A match of one deal has no score to change.
    has_score = after.rules.target > 1
    return {
        "title": format_message("played-balco-draw")
        if winner is None
        else capitalised(
            format_message("felt-balco-won", seat=seat_fact(winner, viewer, seats, sides=False))
        ),
        "shares": [],
        "middle": "",
        "terms": [],
        "lines": [_placing(view, seat, viewer) for seat in ranked],
        "changes": [_change(after, seat, viewer) for seat in ranked] if has_score else [],
        "last": None,
        "go": format_message("felt-after-match" if after.is_over else "felt-after-deal"),
        "winners": [] if after.winner is None else [seen_from(viewer, after.winner, seats)],
        "speech": None,
    }


def _placing(view: View, seat: int, viewer: int) -> Row:
    """The place of `seat` in the deal, or the number of cards it has left."""
    seats = view.rules.players
    return {
        "id": "us" if seat == viewer else f"seat-{seen_from(viewer, seat, seats)}",
        "label": capitalised(seat_label(seat, viewer, seats, sides=False)),
        "value": format_message(
            "felt-place",
            place=view.places[seat],
            left=view.hand_sizes[seat] + len(view.up[seat]) + view.down[seat],
        ),
    }


def _change(after: State, seat: int, viewer: int) -> Change:
    """The score of `seat` before and after the deal."""
    return {
        "label": capitalised(seat_label(seat, viewer, after.rules.players, sides=False)),
        "side": "us" if seat == viewer else "own",
        "before": after.won[seat],
        "after": after.scores[seat],
        "target": after.rules.target,
    }


def board_of(shown: DisplayedState, viewer: int) -> Scene:
    """The scene of a walk for the seat `viewer`, with only what this seat may see."""
    view = shown.state.view(viewer)
    hand, pile = pickable_cards(view, viewer), shown.pile[-_TOP:]
    seats = view.rules.players
    seen = [*hand, *pile, *(card for row in view.up for card in row)]
    asks = format_message(view.condition.key, **view.condition.facts)
    stock = format_message("played-stock", count=view.stock)
    is_going = shown.pause and shown.removed_pile is not None
    name = "balco-pile-goes" if is_going else "balco-pile"
    middle = [
        _pile_group("pile", format_message(name, count=len(shown.pile)), pile),
        _pile_group("stock", stock, (), view.stock),
    ]
    groups = [_balcony(view, seat, viewer) for seat in round_from(viewer, seats)]
    turns = [seen_from(viewer, seat, seats) for seat in view.to_act]
    return {
        "kind": "around",
        "turn": turns[0] if len(turns) == 1 else None,
        "hand": list(map(str, hand)),
        "groups": [*groups, *middle],
        "rows": [{"id": "asks", "label": format_message("row-asks"), "value": asks}],
        "card_names": {str(card): card_name(card, by_number=True) for card in seen},
    }


def _pile_group(name: str, label: str, shown: Sequence[Card], hidden: int = 0) -> Group:
    """The group `name` with the cards `shown`; one card back represents all face-down cards.

    Args:
        hidden: number of face-down cards.
    """
    cards = list(map(str, shown))
    return {"id": name, "label": label, "cards": cards, "hidden": min(hidden, 1)}


def _balcony(view: View, seat: int, viewer: int) -> Group:
    seats = view.rules.players
    name = seat_label(seat, viewer, seats, sides=False)
    label = format_message(
        "played-seat", name=name, held=view.hand_sizes[seat], place=view.places[seat]
    )
    return {
        "id": f"seat-{seen_from(viewer, seat, seats)}",
        "label": capitalised(label),
        "cards": [] if seat in view.exchanging else list(map(str, view.up[seat])),
        "hidden": view.down[seat],
    }
