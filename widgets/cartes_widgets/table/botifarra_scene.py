"""A table of Botifarra as one of its seats sees it."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.botifarra import (
    DEAL_POINTS,
    HALF,
    State,
    View,
    multiplier,
    strength,
    trick_winner,
)
from cartes_lib.cards import Card, Suit
from cartes_lib.seats import round_from
from cartes_lib.tricks import Play, Trick
from cartes_lib.wording import card_name, say
from cartes_widgets.core.scenes import (
    Change,
    Contract,
    Group,
    Row,
    Scene,
    Score,
    Summary,
    TableScene,
    Term,
)
from cartes_widgets.core.trick_table import table_scene
from cartes_widgets.table.chips import chip, chip_names, seat_fact
from cartes_widgets.table.game import DEAL, MATCH, TRICK, seen_from

__all__ = ["Shown", "board_of", "scene_of"]

_SIDES = ("us", "them")


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies on the table: a state, what has just ended, and whether it was cleared."""

    state: State
    pause: str = ""
    swept: bool = False

    @property
    def trick(self) -> Trick:
        """The cards that are to be seen: of a trick that is over, until somebody goes on."""
        if self.pause == TRICK:
            return self.state.tricks[-1]
        return self.state.trick


def _ordered(reader: int, state: State) -> tuple[int, int]:
    """Both sides, the reader's first."""
    side = state.rules.side(reader)
    return side, 1 - side


def _tidy(view: View) -> list[Card]:
    """The hand suit by suit, the highest first."""
    return sorted(
        view.hand or (), key=lambda card: (int(card.suit or 0), -strength(card, view.rules))
    )


def scene_of(shown: Shown, reader: int) -> TableScene:
    """What the seat of `reader` may see."""
    state, view = shown.state, shown.state.view(reader)
    seats, trick, hand = state.rules.seats, shown.trick, _tidy(state.view(reader))
    lasts = [] if shown.pause == TRICK else _lasts(view, reader)
    named = [*hand, *(play.card for play in trick)]
    names = {str(card): card_name(card, "bare") for card in named}
    names |= {one: card_name(play.card, "bare") for play, one in _of(view)}
    winner = None if not trick else trick_winner(trick, state.trump, view.rules)
    swept = trick_winner(state.tricks[-1], state.trump, view.rules) if shown.swept else None
    return {
        "kind": "botifarra",
        "chips": [
            chip(
                seat,
                reader,
                chip_names(seats)[seen_from(reader, seat, seats)],
                side=_SIDES[state.rules.side(seat) != state.rules.side(reader)],
                dealer=seat == view.dealer,
                turn=seat in view.to_act and shown.pause in ("", TRICK),
                says=_says(view, seat),
                seats=seats,
            )
            for seat in round_from(reader, seats)
        ],
        "plays": [
            {"seat": seen_from(reader, play.seat, seats), "card": str(play.card)} for play in trick
        ],
        "master": None if winner is None else seen_from(reader, winner, seats),
        "swept": None if swept is None else seen_from(reader, swept, seats),
        "contract": _contract(view, state.trump),
        "scores": _scores(state, view, reader),
        "stakes": [],
        "bazas": [],
        "lasts": lasts,
        "pile": None,
        "stock": None,
        "asked": None,
        "hand": list(map(str, hand)),
        "spoken": names,
        "summary": _summary(state, reader) if shown.pause in (DEAL, MATCH) else None,
    }


def _of(view: View) -> list[tuple[Play, str]]:
    return [(play, str(play.card)) for trick in view.last_tricks for play in trick or ()]


def _says(view: View, seat: int) -> str:
    """What `seat` has just said; no longer shown once a card is played."""
    if view.trick or any(view.won):
        return ""
    said = [call for who, call in zip(view.callers, view.calls, strict=True) if who == seat]
    return say(f"term-call-{said[-1]}") if said else ""


def _contract(view: View, trump: Suit | None) -> Contract | None:
    if view.contract is None:
        return None
    times = multiplier(view.contract, view.doubling, view.rules)
    doubled = view.doubling != "none"
    word = say(f"term-call-{view.doubling}") if doubled else ""
    return {
        "suit": "none" if trump is None else trump.name.lower(),
        "label": say("felt-no-trump" if trump is None else "felt-trump"),
        "name": say(f"term-call-{view.contract}"),
        "times": say("felt-times", word=word, times=times) if times > 1 else "",
    }


def _scores(state: State, view: View, reader: int) -> list[Score]:
    return [
        {
            "id": name,
            "label": say(f"play-score-{name}"),
            "side": name,
            "points": state.scored[side],
            "note": say("felt-tricks", tricks=view.won[side]),
            "text": say("play-score", points=state.scored[side], tricks=view.won[side]),
            "half": 0,
            "target": 0 if view.rules.fixed_deals else view.rules.target,
            "pending": 0,
        }
        for name, side in zip(_SIDES, _ordered(reader, state), strict=True)
    ]


def _lasts(view: View, reader: int) -> list[Group]:
    """The last trick of each pile, which anybody may look at (BOT-PLAY-05)."""
    found: list[Group] = []
    for name, side in zip(
        _SIDES, (view.rules.side(reader), 1 - view.rules.side(reader)), strict=True
    ):
        trick = view.last_tricks[side]
        if trick is not None:
            label = say(f"play-last-trick-{name}")
            cards = [str(play.card) for play in trick]
            found.append({"id": f"pile-{name}", "label": label, "cards": cards, "hidden": 0})
    return found


def _summary(after: State, reader: int) -> Summary:
    """How the deal was counted: over 36, times the multiplier, what both sides have now."""
    sides = _ordered(reader, after)
    points = [after.points[side] for side in sides]
    best = max(points)
    won = "us" if points[0] > HALF else "them" if points[1] > HALF else "nobody"
    scored = max(a - b for a, b in zip(after.scores, after.scored, strict=True))
    last = after.tricks[-1]
    winner = trick_winner(last, after.trump, after.rules)
    labels = [say(f"play-score-{name}") for name in _SIDES]
    shares: list[Row] = [
        {"id": name, "label": label, "value": count}
        for name, label, count in zip(_SIDES, labels, points, strict=True)
    ]
    changes: list[Change] = [
        {
            "label": label,
            "side": name,
            "before": after.scored[side],
            "after": after.scores[side],
            "target": 0 if after.rules.fixed_deals else after.rules.target,
        }
        for name, label, side in zip(_SIDES, labels, sides, strict=True)
    ]
    over = "match" if after.is_over else "deal"
    champion = "nobody" if after.winner is None else _SIDES[after.winner != sides[0]]
    return {
        "title": say("play-match-won", side=champion)
        if after.is_over
        else say("felt-deal-won", side=won),
        "shares": shares,
        "middle": say("felt-half", half=HALF, all=DEAL_POINTS),
        "terms": _terms(after, best, scored) if scored else [],
        "lines": [{"id": "tricks", "label": say("felt-tricks-won"), "value": _won(after, sides)}],
        "changes": changes,
        "last": {
            "id": "last",
            "label": say(
                "felt-last-trick",
                seat=seat_fact(winner, reader, after.rules.seats),
            ),
            "cards": [str(play.card) for play in last],
            "hidden": 0,
        },
        "go": say(f"felt-after-{over}"),
    }


def _won(after: State, sides: tuple[int, int]) -> str:
    won = after.view(None).won
    return " – ".join(str(won[side]) for side in sides)


def _terms(after: State, best: int, scored: int) -> list[Term]:
    """Points, less the half, times what the deal counts for, is what was scored."""
    talk, rules = after.talk, after.rules
    times = multiplier(talk.contract or "", talk.doubling, rules)
    what = talk.doubling if talk.doubling != "none" else talk.contract or ""
    shown = [
        (str(best), say("felt-term-points")),
        ("−", ""),
        (str(HALF), say("felt-term-half")),
        ("=", ""),
        (str(best - HALF), say("felt-term-over")),
    ]
    if times > 1:
        shown += [("×", ""), (str(times), say(f"term-call-{what}")), ("=", "")]
        shown.append((f"+{scored}", say("felt-term-scored")))
    return [{"text": text, "note": note} for text, note in shown]


def board_of(shown: Shown, reader: int) -> Scene:
    """What the seat of `reader` may see, as a walk-through draws it."""
    state, view, trick = shown.state, shown.state.view(reader), shown.trick
    seats = state.rules.seats
    turn = None if not view.to_act else seen_from(reader, view.to_act[0], seats)
    winner = trick_winner(trick, state.trump, view.rules) if trick else None
    scene = table_scene(
        [(seen_from(reader, play.seat, seats), play.card) for play in trick],
        trump="" if view.contract is None else state.trump,
        turn=turn,
        winning=None if winner is None else seen_from(reader, winner, seats),
        hand=_tidy(view),
    )
    rows: list[Row] = [
        {"id": f"score-{one['id']}", "label": one["label"], "value": one["text"]}
        for one in _scores(state, view, reader)
    ]
    if view.contract is not None:
        times = multiplier(view.contract, view.doubling, view.rules)
        told = say("play-contract", call=f"call-{view.contract}", times=times)
        rows.append({"id": "contract", "label": say("play-contract-label"), "value": told})
    groups = [] if shown.pause == TRICK else _lasts(view, reader)
    spoken = scene["spoken"] | {one: card_name(play.card, "bare") for play, one in _of(view)}
    return {**scene, "rows": rows, "groups": groups, "spoken": spoken}
