"""The types of live tables, as a class or a table of friends sends them to its pages."""

from __future__ import annotations

from typing import TypedDict


class Named(TypedDict):
    """Something to choose in a form."""

    id: str
    name: str


class OfferedGame(TypedDict):
    """A game with live tables or tournaments; the keys of `variants` are numbers of players."""

    id: str
    name: str
    players: list[int]
    variants: dict[str, list[Named]]


class TableRow(TypedDict):
    """A live table in a student's list; `mine` is the student's seat there."""

    id: str
    name: str
    title: str
    people: list[str]
    free: list[int]
    mine: int | None


class RemarkView(TypedDict):
    """A phrase that a player at a table of friends has said; `seat` counts from the reader's."""

    seat: int
    name: str
    text: str
    number: int


class Watched(TypedDict):
    """The table on the projector, and the step of its replay.

    Attributes:
        deal: number of the replayed deal; 0 without a replay, as `step` and `steps`.
        notes: numbers of the steps with costly decisions.
        reviewed: whether the search for these decisions has ended.
        failed: whether the search has failed.
    """

    table: str
    name: str
    deal: int
    step: int
    steps: int
    notes: list[int]
    reviewed: bool
    failed: bool


class RankRow(TypedDict):
    """A row of a tournament's ranking.

    Attributes:
        place, percent: None for a table whose deals no other table has played.
        done, of: numbers of deals played and of all deals.
    """

    place: int | None
    name: str
    percent: int | None
    done: int
    of: int


class BoardScore(TypedDict):
    """The points of a side; `team` is "" unless all its players are students of one team."""

    seats: list[int]
    team: str
    points: int


class BoardTable(TypedDict):
    """A live table on the board.

    Attributes:
        people, seats: name and id of the person at each seat.
        acting, turns: names and seats of the people for whom the table waits.
        waited: number of seconds for which it has waited.
        finished: number of finished deals; 0 in a tournament, which shows no finished deal.
    """

    id: str
    name: str
    title: str
    people: list[str]
    seats: list[str]
    sides: list[list[int]]
    acting: list[str]
    turns: list[int]
    waited: int
    revision: int
    deal: int
    length: int
    finished: int
    contest: bool
    over: bool
    scores: list[BoardScore]


class FriendsSeat(TypedDict):
    """A seat of a table of friends, before the match.

    Attributes:
        face: id of the face of a person, or of the bot at the seat.
        place: where the seat is, seen from the reader's; "" for the reader's own.
        was: whether the reader had this seat before.
    """

    seat: int
    name: str
    face: str
    place: str
    house: bool
    mine: bool
    away: bool
    host: bool
    removable: bool
    was: bool


class FriendsState(TypedDict):
    """The page of a person at a table of friends; `table` is None before the match."""

    name: str
    closed: bool
    frozen: bool
    sounds: bool
    question: None
    place: None
    table: str | None
    begun: bool
    seats: list[FriendsSeat]
    talks: bool
    remarks: list[RemarkView]


class FriendsVariant(Named):
    """A variant in the form for a table of friends, with a line about it."""

    about: str


class FriendsGame(TypedDict):
    """A game in the form for a table of friends, with three cards and a line about it."""

    id: str
    name: str
    players: list[int]
    about: str
    cards: list[str]
    variants: dict[str, list[FriendsVariant]]


class Phrase(TypedDict):
    """A phrase that people may say, in the language of the game, and its meaning."""

    id: str
    text: str
    meaning: str


class Invitation(TypedDict):
    """What a page shows to invite others; `image` is the QR code.

    Attributes:
        isOnlyHere: whether no other device can open the link.
    """

    code: str
    link: str
    isOnlyHere: bool
    image: str
    phrases: list[Phrase]
