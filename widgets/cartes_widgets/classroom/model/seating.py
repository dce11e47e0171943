"""The seats of a live table, and the hands that each device may show.

During a deal, a device shows the hands of the seats that it had at the start of the deal. If it had
no seat, it shows the first seat that it took. Otherwise a person could see other hands by changing
seats, or by adding absent people. A bot plays any other seat that is taken during a deal, until the
next deal.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from cartes_lib.messages import capitalised, format_message, seat_terms
from cartes_widgets.classroom.model.seat_holders import (
    HOUSE,
    device_of,
    is_of,
    mate_of,
    person_name,
)
from cartes_widgets.games.house_players import HousePlayer

MAX_MATES = 3
"""Maximum number of people who share a tournament hand with the student who joined the room."""


class SeatingError(ValueError):
    """A request for a seat that is refused; its message is `class-table-<reason>`.

    Attributes:
        reason: "taken", "none" (no such seat or table), "shared" (nobody else may join that
            device), "closed" or "full". At a table with friends also "host" (only the host may do
            this), "nobody" (no such person), "mute" (no remarks during a deal) or "removed".
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Seating:
    """The people of one table.

    Attributes:
        people: the id of the person on each seat, `HOUSE` for a bot.
        mates: in a tournament, ids of the people who share the device of the first seat. They play
            its deals in turns, so that no table sees more cards than another.
        length: number of deals of a tournament; 0 for a match to its target.
        dealt: number of finished deals of the match.
        finishers: the ids of the people who played to the result that is shown, if a seat has
            changed since; else empty.
    """

    def __init__(self, seats: int, length: int) -> None:
        self.people, self.length = [HOUSE] * seats, length
        self.mates: list[str] = []
        self.dealt = 0
        self.finishers: list[str] = []
        # For each device, the seats whose hands it may show in this deal.
        self._open: dict[str, set[int]] = {}

    def seat_of(self, member: str) -> int | None:
        """The seat of `member`; None without a seat at this table."""
        return next(iter(self.seats_of(member)), None)

    def seats_of(self, member: str) -> list[int]:
        """The seats of all people on the device of `member`, the member's seat first."""
        own = [at for at, who in enumerate(self.people) if who and who == member]
        return own + [at for at, who in enumerate(self.people) if is_of(who, member)]

    def everybody(self) -> list[str]:
        """The ids of all people at the table, without bots."""
        return [who for who in (*self.people, *self.mates) if who != HOUSE]

    def at_device(self, member: str) -> list[tuple[int, str]]:
        """Seat and id of all people who share the device of `member`, the member first."""
        seats = self.seats_of(member)
        return [(at, self.people[at]) for at in seats] + [(0, who) for who in self.mates if seats]

    def free_to_sit(self) -> list[int]:
        """The seats that a new person may take: free seats; in a tournament, only the first
        seat.
        """
        free = [at for at, who in enumerate(self.people) if who == HOUSE]
        return free if not self.length else [0] * (not any(self.people))

    def open_to(self, member: str) -> list[int]:
        """The seats that another person on the device of `member` may take.

        In a tournament it is the seat of `member`: the people of a device play its deals in turns.
        At other tables these are the free seats, but only while all people of the table use this
        device. People on other devices would not know that two players share a screen.
        """
        if self.seat_of(member) is None:
            return []
        if self.length:
            return [0] * (len(self.mates) < MAX_MATES)
        if {device_of(who) for who in self.everybody()} != {member}:
            return []
        return self.free_to_sit()

    def person_at(self, seat: int) -> str:
        """The id of the person who plays at `seat` in this deal; `HOUSE` for a bot."""
        who = self.people[seat]
        if who == HOUSE or not self.mates:
            return who
        return [who, *self.mates][self.dealt % (1 + len(self.mates))]

    def credited_at(self, seat: int) -> str:
        """The id of the person whom sentences name for `seat`: a result keeps who played to it."""
        return self.finishers[seat] if self.finishers else self.person_at(seat)

    def place(self, seat: int, who: str) -> None:
        """Gives a seat to the person with the id `who`; `HOUSE` gives it to a bot."""
        if self.length and who == HOUSE:
            self.mates = []
        self.people[seat] = who
        if who != HOUSE:
            self._open.setdefault(device_of(who), {seat})

    def named_at(self, member: str, name: str) -> tuple[int, str]:
        """Seat and id of the person called `name` who shares the device of `member`.

        Raises:
            SeatingError: there is no such person (reason "none").
        """
        wanted = mate_of(member, name)
        for at, who in self.at_device(member):
            if who == wanted:
                return at, who
        raise SeatingError("none")

    def deal(self, dealt: int) -> None:
        """Lets each device show the hands of its current seats, because new cards were dealt.

        Args:
            dealt: number of finished deals of the match.
        """
        self.dealt, self._open, self.finishers = dealt, {}, []
        for at, who in enumerate(self.people):
            if who != HOUSE:
                self._open.setdefault(device_of(who), set()).add(at)

    def is_waiting(self, seat: int) -> bool:
        """Whether the person at `seat` starts to play only with the next deal."""
        who = self.people[seat]
        return who != HOUSE and seat not in self._open.get(device_of(who), ())

    def seats_played_by(self, member: str) -> list[tuple[int, str]]:
        """Seat and id of the people on the device of `member` who play in this deal."""
        return [(at, self.person_at(at)) for at in self.seats_of(member) if not self.is_waiting(at)]

    def house(self, absent: Collection[int] = ()) -> list[int]:
        """The seats that bots play: free seats, the seats in `absent`, and the seats of waiting
        people.
        """
        return [
            at
            for at, who in enumerate(self.people)
            if who == HOUSE or at in absent or self.is_waiting(at)
        ]

    def name_at(self, seat: int, names: Mapping[str, str]) -> str:
        """The nickname of the person at `seat`; for a bot, a text such as "The house (seat 2)"."""
        return capitalised(self.called_by_all(seat, names))

    def other_names(self, viewer: int, names: Mapping[str, str]) -> dict[str, str]:
        """Names of the other seats for the player at the seat `viewer`, for `use_names`.

        The keys are ids of the messages that these names replace.
        """
        texts: dict[str, str] = {}
        seats = len(self.people)
        for sides in (False, True):
            for at, term in enumerate(seat_terms(seats, sides)[1:], 1):
                place = (viewer + at) % seats
                who, house = self.credited_at(place), self.house_player(place)
                name = person_name(who, names)
                if who == HOUSE and house:
                    name = house.name
                if name:
                    texts |= {term.removeprefix("term-"): name, term: name}
                    if seats == 2:
                        # In a match of two players without partners, this message names the score
                        # of the opponent.
                        texts["play-score-other"] = name
        return texts

    def called_by_all(self, seat: int, names: Mapping[str, str]) -> str:
        """The name of the person or bot at `seat`, as in `name_at`, for use within a sentence."""
        return self._name_of(self.person_at(seat), seat, names)

    def _name_of(self, who: str, seat: int, names: Mapping[str, str]) -> str:
        if who == HOUSE:
            return format_message("class-table-house", place=seat + 1)
        return person_name(who, names) or format_message("class-table-left")

    def seat_names(self, viewer: int, names: Mapping[str, str]) -> dict[str, str]:
        """Names of the seats for an onlooker at the seat `viewer`, for `use_names`.

        The keys are ids of the messages that these names replace.
        """
        texts: dict[str, str] = {}
        seats = len(self.people)
        for sides in (False, True):
            for at, term in enumerate(seat_terms(seats, sides)):
                seat, place = term.removeprefix("term-"), (viewer + at) % seats
                name = self._name_of(self.credited_at(place), place, names)
                shown = self.called_by_all(place, names)
                texts |= {seat: name, term: name, f"table-{seat}": shown}
                person = person_name(self.person_at(place), names)
                texts[f"table-{seat}.disc"] = person[:1].upper() or str(place + 1)
        # In a match of two players without partners, these messages name the scores.
        texts["play-score-you"] = capitalised(texts["seat-you"])
        if seats == 2:
            texts["play-score-other"] = capitalised(texts["seat-opponent"])
        return texts

    def house_player(self, seat: int) -> HousePlayer | None:
        """The character of the bot at `seat`; None if the table's bots have no names."""
        return None

    def seat_views(
        self,
        seat_views: Iterable[Any],
        viewer: int,
        names: Mapping[str, str],
        faces: Mapping[str, str],
        plays: bool,
    ) -> list[dict[str, Any]]:
        """The seats of a scene, with the names and faces of people and of bots.

        Args:
            seat_views: the seats of the scene.
            plays: whether the result is for the player at the seat `viewer`. If True, names are
                added to all other seats. If False, it is for an onlooker, and none are added: the
                scene already has them.
        """
        shown = []
        for seat_view in seat_views:
            seat = (seat_view["seat"] + viewer) % len(self.people)
            who = self.person_at(seat)
            name, face = person_name(who, names), faces.get(who, "")
            house = None if name else self.house_player(seat)
            role = [seat_view["name"], seat_view["role"]]
            if house is not None:
                name, face = house.name, house.id
                # The page of seats shows where bots sit, but not which of them is a partner.
                is_partner = seat_view["side"] == "us"
                role = [seat_view["name"] if is_partner else "", seat_view["role"]]
            more: dict[str, Any] = {"person": face} if face else {}
            if house is not None:
                label = f"{seat_view['label']}, {format_message('playing-house-player')}"
                more |= {"house": True, "label": label}
            if name and plays and seat_view["seat"]:
                more |= {"name": name, "label": f"{name}, {more.get('label', seat_view['label'])}"}
                more["role"] = ", ".join(part for part in role if part)
            shown.append({**seat_view, **more})
        return shown

    def called_at(self, seat: int, names: Mapping[str, str]) -> str:
        """The nicknames of the people at `seat`; on a shared device, also its owner's. "" for a
        bot.
        """
        who = self.people[seat]
        if who == HOUSE:
            return ""
        if self.mates:
            return ", ".join(
                filter(None, (person_name(item, names) for item in (who, *self.mates)))
            )
        name, device = person_name(who, names), device_of(who)
        return (
            name
            if not name or who == device
            else format_message("class-mate", name=name, member=names[device])
        )
