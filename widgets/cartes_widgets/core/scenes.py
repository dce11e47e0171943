"""The types of the objects that a page draws; Python and the scripts share them.

`docs/view_types.py` generates the types of the scripts, `widgets/views.d.ts`, from these. Cards are
in notation. Seats count to the right from seat 0, the learner's. All texts are in the language of
the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NotRequired, TypedDict


class Play(TypedDict):
    """A card that the seat `seat` has played."""

    seat: int
    card: str


class Group(TypedDict):
    """Cards that a page shows together, and the number of face-down cards with them.

    It has a seat if the cards belong to a player whom the learner can choose as an answer.
    """

    id: str
    label: str
    cards: list[str]
    hidden: int
    seat: NotRequired[int]


class Row(TypedDict):
    """A line of a table with two columns.

    It has a seat and a note if it is about a player whom the learner can choose as an answer.
    """

    id: str
    label: str
    value: int | str
    seat: NotRequired[int]
    note: NotRequired[int | str]


class Line(TypedDict):
    """A line of a log of calls or actions.

    Attributes:
        own: for a call, whether the learner made it.
        seat, call: for a call at the table that the page draws, the caller's seat and the call's
            text.
    """

    id: str
    text: str
    own: NotRequired[bool]
    seat: NotRequired[int]
    call: NotRequired[str]


class Sign(TypedDict):
    """A secret sign of a Truco player (a grimace): its name, and its description in words."""

    id: str
    text: str


class Scene(TypedDict, total=False):
    """The scene of a question or a step; the page does not draw missing fields.

    Attributes:
        kind: "none", "cards", "trick", "table", "piles" or "around".
        players: names of the players around an empty table, the learner first.
        trump: the name of a suit, "none" for a botifarra deal, None if the trump does not matter.
        you: the learner's seat.
        marked: the card of the hand that the question is about.
        card_names: the name of each card, by notation.
        tricks: earlier tricks; the page shows one after the other and then hides them.
        fronts: for each seat, its cards of earlier tricks, which stay in front of the seat.
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
    hand_label: str
    you: int
    marked: str | None
    names: list[str]
    card_names: dict[str, str]
    trump_text: str
    lines: list[Line]
    rows: list[Row]
    rows_label: str
    sign: Sign
    fronts: list[list[str]]
    groups: list[Group]


class SeatView(TypedDict):
    """A seat of a table.

    Attributes:
        disc: one or two letters of the player's name.
        role: a second line, for example that the player deals, is out, or has three cards.
        label: the content of all fields in one sentence, for screen readers.
        side: "us" or "them"; "own" in a game without partners.
        hand_size: number of cards in hand, which the page draws face down.
        call: text of the player's last call, or "".
        up: face-up cards in front of the seat.
        down: number of face-down cards in front of the seat.
        front: template of a label for the cards in front of the seat, with a `{name}` to fill in;
            "" if the game never has such cards.
        person: id of the bot's character at the seat, or of the face that a person chose;
            "learner" for the learner, "" for a seat without a face.
        mood: expression of the face, one of `deck.faces.MOODS`.
        talk: a remark of the bot's character, or "".
        house: whether the page marks the player as a bot, because people sit at the table too.
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
    call: str
    up: list[str]
    down: int
    front: str
    person: str
    mood: str
    talk: str
    house: bool


class Score(TypedDict):
    """The score of one side.

    Attributes:
        note: a short text beside the score.
        text: the content of all fields, for screen readers.
        half: position of the score sheet's dividing line; 0 without a score sheet.
        target: the score that wins the match; 0 if the page does not show it.
        pending: points that the side has won in this deal and that are not scored yet.
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
    """The contract of a deal: the trump (the name of a suit, or "none") and the multiplier."""

    suit: str
    label: str
    name: str
    times: str


class TrickView(TypedDict):
    """A trick whose cards stay on the table.

    `winner` is the seat that won it, or None. A future trick has no label and no plays.
    """

    label: str
    plays: list[Play]
    winner: int | None


class PileView(TypedDict):
    """A pile of cards; the page draws only the top cards."""

    label: str
    cards: list[str]
    count: int


class Prompt(TypedDict):
    """A text about what the next player must do; `hot` is whether a call needs an answer now."""

    label: str
    text: str
    hot: bool


class Term(TypedDict):
    """A term of a sum, or an operator, with a text that explains it."""

    text: str
    note: str


class Change(TypedDict):
    """A side's score before and after a deal."""

    label: str
    side: str
    before: int
    after: int
    target: int


class Speech(TypedDict):
    """What a bot's character says about a finished match, with the character's id and mood."""

    person: str
    name: str
    mood: str
    text: str


class Summary(TypedDict):
    """The result of a deal.

    Attributes:
        shares: each side's part of the possible points, the viewer's side first; empty if the game
            does not divide points.
        terms: the terms of the sum; empty if there is no sum.
        last: the last trick, with its winner.
        go: text of the button that continues the match.
        winners: the seats that won the match, counted from the viewer; empty before its end.
        speech: None if no character speaks.
    """

    title: str
    shares: list[Row]
    middle: str
    terms: list[Term]
    lines: list[Row]
    changes: list[Change]
    last: Group | None
    go: str
    winners: list[int]
    speech: Speech | None


class TableScene(TypedDict):
    """A card table from the view of the learner's seat.

    Attributes:
        kind: the game's id.
        winning: the seat whose card is winning the trick.
        taker: the seat that has just taken the cards of the table; -1 if the cards went out of
            play, None if they are still there.
        middle_tricks: tricks that the page shows side by side in the middle, instead of `plays`.
        earlier: tricks that the page draws small beside the table.
        lasts: the last tricks, which players may look at again.
    """

    kind: str
    seat_views: list[SeatView]
    plays: list[Play]
    winning: int | None
    taker: int | None
    contract: Contract | None
    scores: list[Score]
    stakes: list[Row]
    middle_tricks: list[TrickView]
    earlier: list[TrickView]
    lasts: list[Group]
    pile: PileView | None
    stock: PileView | None
    prompt: Prompt | None
    hand: list[str]
    card_names: dict[str, str]
    summary: Summary | None


class Choice(TypedDict):
    """An action of the learner that does not play a card.

    Attributes:
        group: the group of buttons that contains its button.
        name: the call as players say it, in the language of the game; "" if `text` is enough.
        text: the meaning of the action.
        stake: the points at stake, or "".
        suit: the suit drawn on the button, or "".
        open: whether the action is possible now.
        rank: in Balcó, the rank that a player declares for thrown (played) jokers; 0 for another
            action.
        targets: in Balcó, the seats that a throw names, in order, counted from the player.
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
    """A scene of card backs and filler text that needs the space of the largest of `scenes`.

    A page measures this scene once, so that its layout stays fixed while the scenes change. It
    reveals no card and no sentence of `scenes`. It has card backs for the largest number of cards,
    and filler about as long as the longest texts.
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
        seats = {play["seat"] for item in every for play in item.get("plays", ())}
        full["plays"] = [{"seat": seat, "card": _BACK} for seat in sorted(seats)]
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
    """The group `name` with card backs: the largest number of cards, in full rows, and a long
    label, or the label of all scenes.
    """
    groups = [item for scene in scenes for item in scene.get("groups") or [] if item["id"] == name]
    most = max(len(group["cards"]) + group["hidden"] for group in groups)
    labels = {group["label"] for group in groups}
    return {
        "id": name,
        "label": _filler(max(labels, key=len)) if len(labels) > 1 else labels.pop(),
        "cards": [],
        "hidden": -(-most // _ROW) * _ROW,
    }


def _filler(text: str) -> str:
    """Filler text about as long as `text`; it does not reveal the content of `text`."""
    return " ".join(["nnnn"] * (len(text) // 5 + 1))


def _widest(scenes: Iterable[Mapping[str, Any]], row: str) -> str:
    """The longest value of the row `row` in any of `scenes`."""
    rows = (item for scene in scenes for item in scene.get("rows") or [])
    values = (str(item["value"]) for item in rows if item["id"] == row)
    return max(values, key=len, default="")
