"""The scene of a table of Botifarra, as seen from one seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cartes_lib.botifarra import Rules, State, View, trick_winner
from cartes_lib.botifarra.bidding import multiplier
from cartes_lib.botifarra.score import DEAL_POINTS, HALF
from cartes_lib.botifarra.trick import strength
from cartes_lib.cards import Card, Suit
from cartes_lib.messages import capitalised, card_name, format_message
from cartes_lib.seats import round_from
from cartes_lib.tricks import Play, Trick
from cartes_widgets.core.scenes import (
    Change,
    Contract,
    Group,
    Row,
    Scene,
    Score,
    SeatView,
    Summary,
    TableScene,
    Term,
)
from cartes_widgets.core.trick_scene import table_scene
from cartes_widgets.games.seat_views import seat_fact, seat_label, seat_view, seen_from
from cartes_widgets.games.table_game import DEAL, MATCH, TRICK

_SIDES = ("us", "them")


@dataclass(frozen=True, slots=True)
class DisplayedState:
    """The position that the table shows.

    Attributes:
        state: the state of the match.
        pause: the kind of pause: what has just ended and stays visible; "" without a pause.
        is_removed: whether the last finished trick was cleared.
    """

    state: State
    pause: str = ""
    is_removed: bool = False

    @property
    def trick(self) -> Trick:
        """The visible trick; a finished trick stays until a person continues."""
        if self.pause == TRICK:
            return self.state.tricks[-1]
        return self.state.trick


def _ordered(viewer: int, rules: Rules) -> list[int]:
    """All sides: the viewer's first, then counterclockwise from the viewer."""
    return list(dict.fromkeys(rules.side(seat) for seat in round_from(viewer, rules.seats)))


def _side_id(side: int, viewer: int, rules: Rules) -> str:
    """The id of `side` for a page: "us" or "them"; without partners, "us" or the id of a seat."""
    own = rules.side(viewer)
    if rules.sides == len(_SIDES):
        return _SIDES[side != own]
    return "us" if side == own else f"seat-{side}"


def _side_name(side: int, viewer: int, rules: Rules) -> str:
    """The name of `side`: us or them with partners, else the name of the player."""
    if rules.has_partners:
        return format_message(f"play-score-{_side_id(side, viewer, rules)}")
    if rules.is_duo:
        return format_message(
            "play-score-you" if side == rules.side(viewer) else "play-score-other"
        )
    return capitalised(seat_label(side, viewer, rules.seats, sides=False))


def _tidy(view: View) -> list[Card]:
    """The viewer's playable cards, including the tops of piles, sorted by suit, the highest
    first.
    """
    own = () if view.seat is None or not view.piles else view.piles[view.seat]
    cards = [*(pile.top for pile in own if pile.top is not None), *(view.hand or ())]
    return sorted(cards, key=lambda card: (int(card.suit or 0), -strength(card, view.rules)))


def _piled(view: View, seat: int) -> tuple[list[str], int]:
    """The visible top cards of a seat's piles, and the number of piles with cards under the top.

    The list begins with the top cards of these piles.
    """
    piles = [item for item in view.piles[seat] if item.top is not None] if view.piles else []
    piles.sort(key=lambda item: not item.under)
    return [str(pile.top) for pile in piles], sum(pile.under > 0 for pile in piles)


def _marks(view: View, seat: int) -> list[str]:
    """The texts beside `seat`: for each of its piles, the number of face-down cards."""
    if not view.rules.is_duo:
        return []
    return [format_message("felt-under", count=sum(pile.under for pile in view.piles[seat]))]


def scene_of(shown: DisplayedState, viewer: int) -> TableScene:
    """The scene for the seat `viewer`, with only what this seat may see."""
    state, view = shown.state, shown.state.view(viewer)
    seats, trick, hand = state.rules.seats, shown.trick, _tidy(state.view(viewer))
    lasts = [] if shown.pause == TRICK else _lasts(view, viewer)
    tops = [pile.top for piles in view.piles for pile in piles if pile.top is not None]
    named = [*hand, *tops, *(play.card for play in trick)]
    names = {str(card): card_name(card, "bare") for card in named}
    names |= {card_id: card_name(play.card, "bare") for play, card_id in _of(view)}
    winner = None if not trick else trick_winner(trick, state.trump, view.rules)
    taker = trick_winner(state.tricks[-1], state.trump, view.rules) if shown.is_removed else None
    return {
        "kind": "botifarra",
        "seat_views": [_seat_view(shown, view, seat, viewer) for seat in round_from(viewer, seats)],
        "plays": [
            {"seat": seen_from(viewer, play.seat, seats), "card": str(play.card)} for play in trick
        ],
        "winning": None if winner is None else seen_from(viewer, winner, seats),
        "taker": None if taker is None else seen_from(viewer, taker, seats),
        "contract": _contract(view, state.trump),
        "scores": _scores(
            state.scores if shown.pause in (DEAL, MATCH) else state.scored, view, viewer
        ),
        "stakes": [],
        "middle_tricks": [],
        "earlier": [],
        "lasts": lasts,
        "pile": None,
        "stock": None,
        "prompt": None,
        "hand": list(map(str, hand)),
        "card_names": names,
        "summary": _summary(state, viewer) if shown.pause in (DEAL, MATCH) else None,
    }


def _seat_view(shown: DisplayedState, view: View, seat: int, viewer: int) -> SeatView:
    rules = view.rules
    # The viewer's own piles are among the cards of the hand.
    up, down = _piled(view, seat) if seat != viewer else ([], 0)
    return seat_view(
        seat,
        viewer,
        sides=rules.has_partners,
        side=_SIDES[rules.side(seat) != rules.side(viewer)],
        marks=_marks(view, seat),
        up=up,
        down=down,
        front="felt-piles" if rules.is_duo else "",
        dealer=seat == view.dealer,
        turn=seat in view.to_act and shown.pause in ("", TRICK),
        call=_last_call(view, seat),
        seats=rules.seats,
    )


def _of(view: View) -> list[tuple[Play, str]]:
    return [(play, str(play.card)) for trick in view.last_tricks for play in trick or ()]


def _last_call(view: View, seat: int) -> str:
    """The last call of `seat`, until the first card of the deal; then ""."""
    if view.trick or any(view.won):
        return ""
    calls = [call for who, call in zip(view.callers, view.calls, strict=True) if who == seat]
    return format_message(f"term-call-{calls[-1]}") if calls else ""


def _contract(view: View, trump: Suit | None) -> Contract | None:
    if view.contract is None:
        return None
    times = multiplier(view.contract, view.doubling, view.rules)
    doubled = view.doubling != "none"
    word = format_message(f"term-call-{view.doubling}") if doubled else ""
    return {
        "suit": "none" if trump is None else trump.name.lower(),
        "label": format_message("felt-no-trump" if trump is None else "felt-trump"),
        "name": format_message(f"term-call-{view.contract}"),
        "times": format_message("felt-times", word=word, times=times) if times > 1 else "",
    }


def _scores(points: Sequence[int], view: View, viewer: int) -> list[Score]:
    rules = view.rules
    return [
        {
            "id": _side_id(side, viewer, rules),
            "label": _side_name(side, viewer, rules),
            "side": _SIDES[side != rules.side(viewer)],
            "points": points[side],
            "note": format_message("felt-tricks", tricks=view.won[side]),
            "text": format_message("play-score", points=points[side], tricks=view.won[side]),
            "half": 0,
            "target": 0 if rules.fixed_deals else rules.target,
            "pending": 0,
        }
        for side in _ordered(viewer, rules)
    ]


def _lasts(view: View, viewer: int) -> list[Group]:
    """The last trick of each pile, which every player may look at (BOT-PLAY-05)."""
    results: list[Group] = []
    for side in _ordered(viewer, view.rules):
        trick = view.last_tricks[side]
        if trick is not None:
            name = _side_id(side, viewer, view.rules)
            cards = [str(play.card) for play in trick]
            results.append(
                {
                    "id": f"pile-{name}",
                    "label": _last_label(side, viewer, view.rules),
                    "cards": cards,
                    "hidden": 0,
                }
            )
    return results


def _last_label(side: int, viewer: int, rules: Rules) -> str:
    if rules.has_partners:
        return format_message(f"play-last-trick-{_side_id(side, viewer, rules)}")
    return format_message("felt-last-trick", seat=seat_fact(side, viewer, rules.seats, sides=False))


def _summary(after: State, viewer: int) -> Summary:
    """The result of the deal: the computation of the score, and the new scores."""
    rules = after.rules
    sides = _ordered(viewer, rules)
    return {
        "title": title_of(after, viewer),
        "shares": [
            {
                "id": _SIDES[side != sides[0]],
                "label": _side_name(side, viewer, rules),
                "value": after.points[side],
            }
            for side in sides
        ],
        "middle": format_message("felt-share", share=DEAL_POINTS // rules.seats, all=DEAL_POINTS)
        if rules.is_individual
        else format_message("felt-half", half=HALF, all=DEAL_POINTS),
        "terms": _terms(after, rules.side(viewer)),
        "lines": [_tricks_won(after, viewer)],
        "changes": [_change(after, side, viewer) for side in sides],
        "last": _last_of_deal(after, viewer),
        "go": format_message("felt-after-match" if after.is_over else "felt-after-deal"),
        "winners": [
            seen_from(viewer, seat, rules.seats)
            for seat in range(rules.seats)
            if after.is_over and rules.side(seat) == after.winner
        ],
        "speech": None,
    }


def title_of(after: State, viewer: int) -> str:
    """The message to `viewer` that names the winner of the deal, or of a finished match."""
    rules, points = after.rules, after.points
    best = [side for side in range(rules.sides) if points[side] == max(points)]
    winner = after.winner if after.is_over else best[0] if len(best) == 1 else None
    own = rules.side(viewer)
    if rules.has_partners or winner is None:
        named = "nobody" if winner is None else _SIDES[winner != own]
        if not after.is_over and rules.is_individual:
            return format_message("felt-deal-tied")
        return format_message("play-match-won" if after.is_over else "felt-deal-won", side=named)
    seat = seat_fact(winner, viewer, rules.seats, sides=False)
    return capitalised(
        format_message("felt-match-best" if after.is_over else "felt-deal-best", seat=seat)
    )


def _tricks_won(after: State, viewer: int) -> Row:
    """The number of tricks that each side has won, the viewer's first."""
    rules, won = after.rules, after.view(None).won
    if rules.has_partners:
        label = format_message("felt-tricks-won")
    else:
        seat = seat_fact(viewer, viewer, rules.seats, sides=False)
        label = format_message("felt-tricks-all", seat=seat)
    numbers = (str(won[side]) for side in _ordered(viewer, rules))
    return {"id": "tricks", "label": label, "value": " – ".join(numbers)}


def _change(after: State, side: int, viewer: int) -> Change:
    """The score of `side` before and after the deal."""
    rules = after.rules
    return {
        "label": _side_name(side, viewer, rules),
        "side": _SIDES[side != rules.side(viewer)],
        "before": after.scored[side],
        "after": after.scores[side],
        "target": 0 if rules.fixed_deals else rules.target,
    }


def _last_of_deal(after: State, viewer: int) -> Group:
    """The last trick of the deal, with the name of its winner."""
    rules, trick = after.rules, after.tricks[-1]
    winner = trick_winner(trick, after.trump, rules)
    seat = seat_fact(winner, viewer, rules.seats, rules.has_partners)
    return {
        "id": "last",
        "label": format_message("felt-last-trick", seat=seat),
        "cards": [str(play.card) for play in trick],
        "hidden": 0,
    }


def signed(number: int) -> str:
    """A change of a score as text, with a plus or minus sign."""
    return f"−{-number}" if number < 0 else f"+{number}"


def _terms(after: State, side: int) -> list[Term]:
    """The terms of the score: points, minus half of the total, times the multiplier.

    With partners or two players, they are the terms of the side that scored; else of `side`. The
    result is empty if nobody scored, or if the deal was counted in another way.
    """
    talk, rules = after.talk, after.rules
    scored = [a - b for a, b in zip(after.scores, after.scored, strict=True)]
    if not rules.is_individual:
        side = scored.index(max(scored))
    points, share = after.points[side], DEAL_POINTS // rules.sides
    times = multiplier(talk.contract or "", talk.doubling, rules)
    if not scored[side] or scored[side] != (points - share) * times:
        return []
    what = talk.doubling if talk.doubling != "none" else talk.contract or ""
    over = signed(points - share) if rules.is_individual else str(points - share)
    shown = [
        (str(points), format_message("felt-term-points")),
        ("−", ""),
        (
            str(share),
            format_message("felt-term-share" if rules.is_individual else "felt-term-half"),
        ),
        ("=", ""),
        (over, format_message("felt-term-apart" if rules.is_individual else "felt-term-over")),
    ]
    if times > 1:
        shown += [("×", ""), (str(times), format_message(f"term-call-{what}")), ("=", "")]
        shown.append((signed(scored[side]), format_message("felt-term-scored")))
    return [{"text": text, "note": note} for text, note in shown]


def board_of(shown: DisplayedState, viewer: int) -> Scene:
    """The scene of a walk for the seat `viewer`, with only what this seat may see."""
    state, view, trick = shown.state, shown.state.view(viewer), shown.trick
    seats = state.rules.seats
    turn = None if not view.to_act else seen_from(viewer, view.to_act[0], seats)
    winner = trick_winner(trick, state.trump, view.rules) if trick else None
    scene = table_scene(
        [(seen_from(viewer, play.seat, seats), play.card) for play in trick],
        trump="" if view.contract is None else state.trump,
        turn=turn,
        winning=None if winner is None else seen_from(viewer, winner, seats),
        hand=_tidy(view),
    )
    rows: list[Row] = [
        {"id": f"score-{score['id']}", "label": score["label"], "value": score["text"]}
        for score in _scores(state.scored, view, viewer)
    ]
    if view.contract is not None:
        times = multiplier(view.contract, view.doubling, view.rules)
        message = format_message("play-contract", call=f"call-{view.contract}", times=times)
        rows.append(
            {"id": "contract", "label": format_message("play-contract-label"), "value": message}
        )
    groups = [] if shown.pause == TRICK else _lasts(view, viewer)
    labels = scene["card_names"] | {
        card_id: card_name(play.card, "bare") for play, card_id in _of(view)
    }
    return {**scene, "rows": rows, "groups": groups, "card_names": labels}
