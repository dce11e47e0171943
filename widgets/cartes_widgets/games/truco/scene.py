"""The scene of a table of Truco, as seen from one seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cartes_lib.cards import Hand
from cartes_lib.messages import capitalised, card_name, format_message
from cartes_lib.seats import round_from
from cartes_lib.tricks import Trick
from cartes_lib.truco import State, View, parse_action
from cartes_lib.truco.actions import PlayCard
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.offers import current_offers
from cartes_lib.truco.score import Award, score_zone
from cartes_lib.truco.strength import next_leader, trick_result
from cartes_widgets.core.scenes import (
    Change,
    Row,
    Scene,
    Score,
    SeatView,
    Summary,
    TableScene,
    TrickView,
)
from cartes_widgets.core.scenes import Play as ScenePlay
from cartes_widgets.core.sides import short_side, side_fact
from cartes_widgets.core.trick_scene import table_scene
from cartes_widgets.games.seat_views import seat_fact, seat_label, seat_view, seen_from
from cartes_widgets.games.table_game import DEAL, MATCH, TRICK

_SIDES = ("us", "them")
_DUEL = 2
_TRICKS = 3
_NO_TRICK: TrickView = {"label": "", "plays": [], "winner": None}
"""The view of a trick that has not begun."""


@dataclass(frozen=True, slots=True)
class DisplayedState:
    """The position that the table shows.

    Attributes:
        state: the state of the match.
        pause: the kind of pause: what has just ended and stays visible; "" without a pause.
        deal_at: the index of the shown deal in the state's deals.
        taker: the seat that has just taken the cards of the table; None if they are still there.
    """

    state: State
    pause: str = ""
    deal_at: int = -1
    taker: int | None = None

    @property
    def deal(self) -> Deal | None:
        """The deal whose cards are on the table; None before the first deal has begun."""
        return self.state.deals[self.deal_at] if self.state.deals else None

    @property
    def current(self) -> Trick:
        """The trick in the middle of the table: the current trick, or a trick that has just
        ended.
        """
        deal = self.deal
        if deal is None:
            return ()
        if self.pause == TRICK and deal.tricks and not deal.trick:
            return deal.tricks[-1]
        return deal.trick

    @property
    def earlier(self) -> tuple[Trick, ...]:
        """The tricks before the trick in the middle of the table."""
        deal = self.deal
        tricks = deal.tricks if deal else ()
        return tricks[:-1] if tricks and self.current == tricks[-1] else tricks


def _account_of(viewer: int, view: View) -> int:
    """The index of the viewer's score.

    Scores belong to sides. They belong to seats if the gallo (the player without a partner)
    changes.
    """
    return view.sides[viewer] if len(view.scores) == len(_SIDES) else viewer


class _SeatNames:
    """The names of seats and sides in messages to `viewer`."""

    def __init__(self, shown: DisplayedState, viewer: int) -> None:
        self.view, self.viewer = shown.state.view(viewer), viewer
        self.seats = len(self.view.sides)

    def at(self, seat: int) -> int:
        return seen_from(self.viewer, seat, self.seats)

    def name(self, seat: int) -> str:
        return capitalised(seat_label(seat, self.viewer, self.seats))

    def side(self, seat: int) -> str:
        return _SIDES[self.view.sides[seat] != self.view.sides[self.viewer]]

    def short(self, own: bool) -> str:
        """The short name of the viewer's side if `own` is true, else of the other side."""
        return capitalised(short_side(self.view.sides, self.viewer, own))

    def accounts(self) -> list[tuple[int, str, str]]:
        """The index, the side and the name of each score; the viewer's score is the first."""
        own, count = _account_of(self.viewer, self.view), len(self.view.scores)
        order = [(own + step) % count for step in range(count)]
        if count == len(_SIDES):
            labels = [self.short(own) for own in (True, False)]
        else:
            labels = [self.name(account) for account in order]
        return [
            (account, _SIDES[account != own], label)
            for account, label in zip(order, labels, strict=True)
        ]

    def named_cards(self, trick: Trick) -> list[ScenePlay]:
        return [{"seat": self.at(play.seat), "card": str(play.card)} for play in trick]


def scene_of(shown: DisplayedState, viewer: int) -> TableScene:
    """The scene for the seat `viewer`, with only what this seat may see."""
    names = _SeatNames(shown, viewer)
    view, deal, current = names.view, shown.deal, shown.current
    is_duel = names.seats == _DUEL
    tricks = (*shown.earlier, *([current] if is_duel and current else []))
    shown_tricks = [_trick_view(number, trick, names) for number, trick in enumerate(tricks)]
    leads = next_leader(current, view.sides) if current else None
    done = shown.pause in (DEAL, MATCH)
    hand: Hand = view.hand or ()
    named = [*hand, *(play.card for trick in (*shown.earlier, current) for play in trick)]
    return {
        "kind": "truco",
        "seat_views": [_seat_view(shown, names, seat) for seat in round_from(viewer, names.seats)],
        "plays": [] if is_duel else names.named_cards(current),
        "winning": None if leads is None or is_duel else names.at(leads),
        "taker": shown.taker,
        "contract": None,
        "scores": _scores(shown, names),
        "stakes": []
        if done or deal is None or deal.done
        else [*_award_rows(deal.awards, names), *_stakes(deal, "felt-at-stake")],
        "middle_tricks": [*shown_tricks, *[_NO_TRICK] * (_TRICKS - len(shown_tricks))]
        if is_duel
        else [],
        "earlier": [] if is_duel else shown_tricks,
        "lasts": [],
        "pile": None,
        "stock": None,
        "prompt": None,
        "hand": list(map(str, hand)),
        "card_names": {str(card): card_name(card, "bare") for card in named},
        "summary": _summary(shown.state, names) if done else None,
    }


def _seat_view(shown: DisplayedState, names: _SeatNames, seat: int) -> SeatView:
    view, deal = names.view, shown.deal
    marks = []
    if deal is not None and seat == deal.mano:
        marks.append(format_message("felt-mano"))
    if seat in view.gone:
        marks.append(format_message("felt-gone"))
    elif deal is not None and seat not in deal.seats:
        marks.append(format_message("felt-waiting"))
    if seat == view.gallo:
        marks.append(format_message("felt-gallo"))
    return seat_view(
        seat,
        names.viewer,
        side=names.side(seat),
        dealer=seat == view.dealer,
        turn=seat in view.to_act and shown.pause in ("", TRICK),
        count=0 if seat == names.viewer else view.hand_sizes[seat],
        call=_last_call(view, seat, names),
        marks=marks,
        seats=names.seats,
    )


def _is_card(text: str) -> bool:
    return text != "discard" and isinstance(parse_action(text), PlayCard)


def _last_call(view: View, seat: int, names: _SeatNames) -> str:
    """The last call of `seat`, if it came after the last card; else ""."""
    talk = ""
    for who, text in view.calls:
        if _is_card(text):
            talk = ""
        elif who == seat and text not in ("discard", "paso"):
            # The message names the seat that must show a flor; a speech bubble contains only the
            # call.
            verb, _, value = text.partition(" ")
            words = value if verb == "declare" else format_message(f"speech-{verb}")
            talk = capitalised(words)
    return talk


def _trick_view(number: int, trick: Trick, names: _SeatNames) -> TrickView:
    done = len(trick) == len(names.view.duel)
    tied = done and trick_result(trick, names.view.sides) is None
    winner = next_leader(trick, names.view.sides) if done and not tied else None
    who = "nobody" if tied else "open" if winner is None else "won"
    own = winner is not None and names.side(winner) == "us"
    name = short_side(names.view.sides, names.viewer, own)
    return {
        "label": format_message("felt-trick", number=number + 1, side=who, name=name),
        "plays": names.named_cards(trick),
        "winner": None if winner is None else names.at(winner),
    }


def _scores(shown: DisplayedState, names: _SeatNames) -> list[Score]:
    view, state = names.view, shown.state
    pending = [0] * len(view.scores)
    deal = state.deal
    if deal is not None and not deal.is_over:
        for award in deal.awards:
            for account in deal.accounts[award.side]:
                pending[account] += award.points
    results: list[Score] = []
    for account, side, label in names.accounts():
        score, chicos = view.scores[account], view.chicos[account]
        text = format_message(
            "played-marked",
            zone=score_zone(score, view.rules),
            score=score,
            buenas=score - view.rules.half,
            chicos=chicos,
        )
        more = format_message("felt-pending", points=pending[account])
        results.append(
            {
                "id": f"{side}-{len(results)}",
                "label": label,
                "side": side,
                "points": score,
                "note": format_message("felt-chicos", chicos=chicos),
                "text": f"{text}{more}",
                "half": view.rules.half,
                "target": view.rules.target,
                "pending": pending[account],
            }
        )
    return results


def _stakes(deal: Deal, message_id: str) -> list[Row]:
    """The points of each accepted bet; for a pending bet, also its points if refused.

    Args:
        message_id: id of the message that formats the points.
    """
    return [
        {
            "id": item.bet,
            "label": capitalised(format_message(f"speech-{item.bet}"))
            if item.refused is not None
            else format_message("felt-hand-value"),
            "value": format_message(
                message_id,
                accepted=item.accepted or 0,
                refused=item.refused or 0,
                pending=item.refused is not None,
            ),
        }
        for item in current_offers(deal)
    ]


def _award_rows(awards: Sequence[Award], names: _SeatNames) -> list[Row]:
    """Who won how many points with each bet."""
    view, own = names.view, names.view.sides[names.viewer]
    return [
        {
            "id": f"{_SIDES[award.side != own]}-{number}",
            "label": format_message("felt-award", bet=award.bet),
            "value": format_message(
                "felt-award-points",
                points=award.points,
                name=short_side(view.sides, names.viewer, award.side == own),
            ),
        }
        for number, award in enumerate(awards)
    ]


def _summary(after: State, names: _SeatNames) -> Summary:
    """The points of each bet of the deal, and the scores before and after."""
    view = names.view
    lines = _award_rows(after.awards, names)
    changes: list[Change] = [
        {
            "label": label,
            "side": side,
            "before": after.scored[account],
            "after": after.scores[account],
            "target": view.rules.target,
        }
        for account, side, label in names.accounts()
    ]
    return {
        "title": title_of(after, names.viewer),
        "shares": [],
        "middle": "",
        "terms": [],
        "lines": lines,
        "changes": changes,
        "last": None,
        "go": format_message("felt-after-match" if after.is_over else "felt-after-deal"),
        "winners": _winners(after, names.viewer),
        "speech": None,
    }


def _winners(after: State, viewer: int) -> list[int]:
    """The seats that won the match, counted from `viewer`; empty before its end."""
    view = after.view(viewer)
    seats = len(view.sides)
    owners = view.sides if len(view.scores) == len(_SIDES) else range(seats)
    return [
        seen_from(viewer, seat, seats)
        for seat, owner in enumerate(owners)
        if after.is_over and owner == after.winner
    ]


def title_of(after: State, viewer: int) -> str:
    """The title after a finished hand: the winner of the hand, or of a chico (a game to 30 points)
    or match that has ended.
    """
    if after.is_over:
        return match_won(after, viewer)
    if after.chico_winner is not None:
        won = _winner(after, after.chico_winner, viewer)
        if won in _SIDES:
            return format_message("felt-chico-won", side=won)
        return capitalised(format_message("felt-chico-best", seat=won))
    if after.is_void:
        return format_message("felt-void")
    return _hand_won(after, viewer)


def _hand_won(after: State, viewer: int) -> str:
    sides = after.view(viewer).sides
    points = [0, 0]
    for award in after.awards:
        points[award.side != sides[viewer]] += award.points
    if points[0] == points[1]:
        return format_message("felt-hand-level")
    more, less = max(points), min(points)
    won = side_fact(sides, viewer, points[0] > points[1])
    if won in _SIDES:
        return format_message("felt-hand-won", side=won, more=more, less=less)
    return capitalised(format_message("felt-hand-best", seat=won, more=more, less=less))


def match_won(after: State, viewer: int) -> str:
    """The message about the winner of a finished match."""
    assert after.winner is not None, "a match of Truco has a winner"
    won = _winner(after, after.winner, viewer)
    if won in _SIDES:
        return format_message("play-match-won", side=won)
    return capitalised(format_message("felt-match-best", seat=won))


def _winner(after: State, account: int, viewer: int) -> str:
    """The message argument for whose score it is, in a message to the seat `viewer`.

    `account` is the index of the score: a side, or a seat if each player has a score.
    """
    view = after.view(viewer)
    if len(view.scores) == len(_SIDES):
        return side_fact(view.sides, viewer, account == view.sides[viewer])
    return seat_fact(account, viewer, len(view.sides))


def board_of(shown: DisplayedState, viewer: int) -> Scene:
    """The scene of a walk for the seat `viewer`, with only what this seat may see."""
    names = _SeatNames(shown, viewer)
    view, deal = names.view, shown.deal
    tricks = (*deal.tricks, deal.trick) if deal and deal.trick else deal.tricks if deal else ()
    current, earlier = (tricks[-1], tricks[:-1]) if tricks else ((), ())
    scene = table_scene(
        [(names.at(play.seat), play.card) for play in current],
        turn=names.at(view.to_act[0]) if view.to_act else None,
        hand=view.hand or (),
        seats=names.seats,
        also=[play.card for trick in earlier for play in trick],
    )
    fronts: list[list[str]] = [[] for _ in view.sides]
    for play in (play for trick in earlier for play in trick):
        fronts[names.at(play.seat)].append(str(play.card))
    # Before the first point, the scores say nothing.
    scores = _scores(shown, names) if any((*view.scores, *view.chicos)) else []
    rows: list[Row] = [
        {"id": f"score-{score['label']}", "label": score["label"], "value": score["text"]}
        for score in scores
    ]
    stakes = [] if deal is None or deal.done else _stakes(deal, "played-stake")
    return {**scene, "fronts": fronts, "rows": [*rows, *stakes]}
