"""The types of what a page draws, in Python and in the scripts.

The types of the scripts, `widgets/views.d.ts`, are made from these by `docs/view_types.py`. Cards
are in notation, seats count to the right from seat 0, the learner's, and all texts are in the
language of the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NotRequired, TypedDict

__all__ = [
    "CallView",
    "Change",
    "Choice",
    "Contract",
    "Group",
    "Line",
    "PileView",
    "Play",
    "Prompt",
    "Row",
    "Scene",
    "Score",
    "SeatView",
    "Sign",
    "Summary",
    "TableScene",
    "Term",
    "TrickView",
    "fullest",
]


class Play(TypedDict):
    """A card that `seat` has played."""

    seat: int
    card: str


class Group(TypedDict):
    """Cards that are shown together, and the number of face-down cards with them. They have a seat
    if they belong to a player who may be an answer.
    """

    id: str
    label: str
    cards: list[str]
    hidden: int
    seat: NotRequired[int]


class Row(TypedDict):
    """A line of a table of two columns. If it is about a player who may be an answer, it has the
    player's seat and a note.
    """

    id: str
    label: str
    value: int | str
    seat: NotRequired[int]
    note: NotRequired[int | str]


class CallView(TypedDict):
    """A call, and the name of its seat."""

    seat: str
    text: str


class Line(TypedDict):
    """A line of a log. For a call, it states whether the learner made it. A call of a player who is
    drawn at the table has the player's seat, and the words of the call.
    """

    id: str
    text: str
    own: NotRequired[bool]
    seat: NotRequired[int]
    call: NotRequired[str]


class Sign(TypedDict):
    """A sign that a player makes, which is drawn as a face, and the sign's name."""

    id: str
    text: str


class Scene(TypedDict, total=False):
    """The scene of a question or a step; missing fields are not drawn.

    Attributes:
        kind: "none", "cards", "trick", "table", "piles" or "around".
        players: names of the players drawn around an empty table, the learner first.
        trump: the name of a suit, "none" for a botifarra, None if it does not matter.
        you: the learner's seat.
        marked: the card of the hand that the question is about.
        spoken: the spoken name of each card.
        tricks: earlier tricks, shown one after another and then hidden.
        fronts: for each seat, its cards of earlier tricks, which stay in front of it.
        mates: the seats of the learner's side.
    """

    kind: str
    seats: int
    players: list[str]
    cards: list[str]
    plays: list[Play]
    tricks: list[list[Play]]
    turn: int | None
    winning: int | None
    trump: str | None
    hand: list[str]
    you: int
    marked: str | None
    names: list[str]
    spoken: dict[str, str]
    trump_text: str
    lines: list[Line]
    rows: list[Row]
    rows_label: str
    sign: Sign
    fronts: list[list[str]]
    mates: list[int]
    history: list[CallView]
    groups: list[Group]


class SeatView(TypedDict):
    """A seat of a table.

    Attributes:
        disc: one or two letters of the seat's name.
        role: a second line, such as the dealer, the number of cards in hand, or that the player is
            out.
        label: all of this in one sentence, for screen readers.
        side: "us", "them", or "own" without partners.
        hand_size: number of cards in hand that are drawn face down.
        says: the seat's last call, or "".
        up: face-up cards in front of the seat.
        down: number of face-down cards in front of the seat.
        front: a label for the cards in front of the seat, with a `{name}` to fill in; "" if there
            are never any.
        person: id of the house player at the seat, or "".
        mood: expression of the face, one of `deck.faces.MOODS`.
        talk: a remark of the house player, or "".
    """

    seat: int
    name: str
    disc: str
    role: str
    label: str
    side: str
    dealer: bool
    turn: bool
    hand_size: int
    says: str
    up: list[str]
    down: int
    front: str
    person: str
    mood: str
    talk: str


class Score(TypedDict):
    """The score of one side.

    Attributes:
        note: text beside it.
        text: all of this, for screen readers.
        half: place of the score sheet's line; 0 without a sheet of matches.
        target: the winning score; 0 if it is not drawn.
        pending: points of this deal that are won but not yet scored.
    """

    id: str
    label: str
    side: str
    points: int
    note: str
    text: str
    half: int
    target: int
    pending: int


class Contract(TypedDict):
    """The trump (a suit's name, or "none"), and the multiplier of the deal."""

    suit: str
    label: str
    name: str
    times: str


class TrickView(TypedDict):
    """A trick whose cards stay on the table; `winner` is the seat that won it, or None.

    The empty place of a future trick has no label and no plays.
    """

    label: str
    plays: list[Play]
    winner: int | None


class PileView(TypedDict):
    """Cards of which only those on top are drawn."""

    label: str
    cards: list[str]
    count: int


class Prompt(TypedDict):
    """What the next player must do; `hot` if a call needs an answer at once."""

    label: str
    text: str
    hot: bool


class Term(TypedDict):
    """A term of a sum, or an operator, and what it counts."""

    text: str
    note: str


class Change(TypedDict):
    """A score before and after a deal."""

    label: str
    side: str
    before: int
    after: int
    target: int


class Summary(TypedDict):
    """The result of a deal.

    Attributes:
        shares: each side's share of the possible points, ours first; empty if points are not
            shared.
        terms: the terms of the sum; empty without a sum.
        last: the last trick, and its winner.
        go: text of the button that continues.
    """

    title: str
    shares: list[Row]
    middle: str
    terms: list[Term]
    lines: list[Row]
    changes: list[Change]
    last: Group | None
    go: str


class TableScene(TypedDict):
    """A card table as seen from the learner's seat.

    Attributes:
        kind: the game's id.
        winning: the seat that is winning the trick.
        swept: the seat that has just taken the cards of the table; -1 if they went out of play,
            None if no cards were taken.
        kept: tricks that stay side by side in the middle, instead of `plays`.
        earlier: tricks that are drawn small beside the table.
        lasts: the last tricks, which players may look at again.
    """

    kind: str
    chips: list[SeatView]
    plays: list[Play]
    winning: int | None
    swept: int | None
    contract: Contract | None
    scores: list[Score]
    stakes: list[Row]
    kept: list[TrickView]
    earlier: list[TrickView]
    lasts: list[Group]
    pile: PileView | None
    stock: PileView | None
    asked: Prompt | None
    hand: list[str]
    spoken: dict[str, str]
    summary: Summary | None


class Choice(TypedDict):
    """An action of the learner other than playing a card.

    Attributes:
        group: the group of its button.
        name: the call in the players' own language; "" if `text` is enough.
        text: its meaning.
        stake: its stake, or "".
        suit: the suit that is drawn on it, or "".
        open: whether it is possible now.
        rank: the number that the thrown jokers stand for, or 0.
        targets: the seats that a throw names, in order, as seen from the player.
    """

    id: str
    group: str
    name: str
    text: str
    stake: str
    suit: str
    open: bool
    rank: int
    targets: list[int]


_BACK = "back"
_ROW = 6


def fullest(scenes: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """A scene of card backs and filler text that needs as much room as any of `scenes`.

    A page measures it once, so that nothing moves from one scene to the next. It shows no card and
    no sentence of a scene, only the largest amounts.
    """
    every = list(scenes)
    if not every:
        return {}

    def longest(name: str) -> list[Any]:
        return max((item.get(name) or [] for item in every), key=len)

    def lines(name: str) -> list[Any]:
        sizes = [sum(len(line["text"]) for line in item.get(name) or []) for item in every]
        return every[sizes.index(max(sizes))].get(name) or []

    first = every[0]
    full: dict[str, Any] = {
        key: first[key] for key in ("kind", "seats", "names", "you", "trump") if key in first
    }
    full["trump_text"] = max((item.get("trump_text") or "" for item in every), key=len)
    full["hand"] = [_BACK] * len(longest("hand"))
    if first.get("kind") == "trick":
        seats = range(first.get("seats", 4))
        full["plays"] = [{"seat": seat, "card": _BACK} for seat in seats]
    full["lines"] = [
        {"id": str(at), "text": _filler(line["text"])} for at, line in enumerate(lines("lines"))
    ]
    full["rows"] = [
        {"id": row["id"], "label": row["label"], "value": _filler(_widest(every, row["id"]))}
        for row in longest("rows")
    ]
    full["groups"] = [_full_group(every, group["id"]) for group in longest("groups")]
    return full


def _full_group(scenes: Iterable[Mapping[str, Any]], name: str) -> Group:
    """A group of card backs with the largest number of cards, in whole rows, and the longest
    label.
    """
    groups = [item for scene in scenes for item in scene.get("groups") or [] if item["id"] == name]
    most = max(len(group["cards"]) + group["hidden"] for group in groups)
    label = max((group["label"] for group in groups), key=len)
    return {
        "id": name,
        "label": _filler(label),
        "cards": [],
        "hidden": -(-most // _ROW) * _ROW,
    }


def _filler(text: str) -> str:
    """Filler words that are about as long as `text` and reveal nothing of it."""
    return " ".join(["nnnn"] * (len(text) // 5 + 1))


def _widest(scenes: Iterable[Mapping[str, Any]], row: str) -> str:
    """The longest value of a row in any of `scenes`."""
    rows = (item for scene in scenes for item in scene.get("rows") or [])
    values = (str(item["value"]) for item in rows if item["id"] == row)
    return max(values, key=len, default="")
