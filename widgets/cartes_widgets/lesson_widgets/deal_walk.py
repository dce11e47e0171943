"""A widget in which the learner deals: shuffles, cuts with a slider, gives cards to each seat."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from traitlets import Dict, Int, List, Unicode

from cartes_lib.cards import Card
from cartes_lib.messages import capitalised, card_name, format_message
from cartes_widgets.core.base import Widget
from cartes_widgets.core.explain import explained_rule
from cartes_widgets.lesson_widgets.rituals import Packet, Ritual, Role


class DealWalk(Widget):
    """The steps of dealing, in which the learner performs the action of each player.

    If the learner chooses a wrong seat, the widget shows the rule. The page gets only the learner's
    own cards and public cards.

    Attributes:
        chairs: for each seat, its name, its known role, its number of cards (`label` in words), and
            its face-up cards.
        doing: the kind of the next task: "seat" (choose one), "cut" (the slider), "choice" (a
            button) or "done".
        prompt: the next task, in words.
        left: number of cards that are still in the pack.
        hand: the learner's cards, in notation.
        card_names: names of the visible cards.
        options: the buttons: id and text; the first is the main button.
        verdict: the reply to the last action; may be empty.
        slips: number of wrong actions since the last shuffle by a new dealer.
        revision: incremented with each action, to detect messages about an earlier state.
        notice: why the widget could not use a message; "" if there was no such problem.
    """

    module = "deal_walk"
    labels = "dealing-"
    fills_step = "always"
    minutes = 1.0
    is_walk = True
    in_saved_output = ("prompt", "chairs", "hand")

    chairs = List(Dict()).tag(sync=True)
    doing = Unicode().tag(sync=True)
    prompt = Unicode().tag(sync=True)
    left = Int(0).tag(sync=True)
    hand = List(Unicode()).tag(sync=True)
    card_names = Dict().tag(sync=True)
    options = List(Dict()).tag(sync=True)
    verdict = Dict().tag(sync=True)
    slips = Int(0).tag(sync=True)
    revision = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(
        self,
        ritual: Ritual,
        *,
        dealer: int = 0,
        exposed: int = 0,
        seed: int = 0,
        **traits: Any,
    ) -> None:
        """Shows the table before the deal.

        Args:
            dealer: the dealer's seat: 0 for the learner, 1 for the player on the right, and so on.
            exposed: the number of the packet, from 1, that turns over during the deal; 0 for no
                packet.
            seed: seed of the shuffle.

        Raises:
            ValueError: there is no such dealer or packet, or the game has no rule for an exposed
                card.
        """
        self._ritual = ritual
        if dealer not in range(len(ritual.terms)):
            raise ValueError(f"no dealer {dealer} at a table of {len(ritual.terms)}")
        if exposed and not self._ritual.exposed_rule:
            raise ValueError(f"no rule of {ritual.game!r} for a card that is seen")
        self._rng = random.Random(seed)
        self._exposed = exposed
        # A page may draw the widget as soon as it receives it: all traits must be set.
        self._begin(dealer)
        super().__init__(**traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Performs an action of the learner; for a wrong action, shows the rule that forbids it."""
        if message.get("revision") != self.revision:
            self.notice = format_message("widget-stale-message")
            return
        do, seat, lifted = message.get("do"), message.get("seat"), message.get("cut")
        with self.hold_sync():
            if do == "seat" and type(seat) is int and seat in range(len(self._ritual.terms)):
                done = self._on_seat(seat)
            elif do == "cut" and type(lifted) is int:
                done = self._on_cut(lifted)
            else:
                done = self._on_option(do)
            if done:
                self.revision, self.notice = self.revision + 1, ""
                self._show()
            else:
                self.notice = format_message("widget-unknown-message")

    # Each function performs an action and returns whether it was possible. If a rule forbids the
    # action, the verdict says so.

    def _begin(self, dealer: int, *, again: bool = False) -> None:
        """Prepares the first action of a deal; if `again`, the learner first names the dealer."""
        self._dealer, self._again = dealer, again
        roles = self._ritual.roles
        self._roles_to_name: tuple[Role, ...] = (self._ritual.next, *roles) if again else roles
        self._role = 0
        self._shuffled: tuple[Card, ...] = ()
        self._cut: int | None = None
        self._packets: tuple[Packet, ...] = ()
        self._served: tuple[Packet, ...] = ()
        self._is_exposed = False
        self.slips, self.verdict = 0, {}
        self.revision += 1
        self._show()

    @property
    def _stage(self) -> str:
        """The next task: the id of a role, or "shuffle", "cut", "packet", "exposed" or "done"."""
        role = self._roles_to_name[self._role] if self._role < len(self._roles_to_name) else None
        if role and (role.name != "cuts" or self._shuffled):
            return role.name
        if not self._shuffled:
            return "shuffle"
        if not self._packets:
            return "cut"
        if self._is_exposed:
            return "exposed"
        return "packet" if len(self._served) < len(self._packets) else "done"

    def _on_seat(self, seat: int) -> bool:
        stage = self._stage
        if stage == "packet":
            open_seats = {packet.seat: packet for packet in reversed(self._next_packets())}
            if seat not in open_seats:
                return self._refused(seat, self._ritual.packet_rule)
            self._serve(open_seats[seat])
            return True
        if stage in ("shuffle", "cut", "exposed", "done"):
            return False
        role = self._roles_to_name[self._role]
        if seat != role.of(self._dealer):
            return self._refused(seat, role.rule)
        if role is self._ritual.next:
            self._dealer = seat
        self._role += 1
        self.verdict = {
            **explained_rule(role.rule),
            "ok": True,
            "title": format_message("widget-right"),
        }
        return True

    def _refused(self, seat: int, rule_id: str) -> bool:
        term = self._ritual.terms[seat].removeprefix("term-")
        title = capitalised(format_message("deal-not-this-seat", seat=term))
        self.slips += 1
        self.verdict = {**explained_rule(rule_id), "ok": False, "title": title}
        return True

    def _next_packets(self) -> tuple[Packet, ...]:
        """The packets that the learner may deal now.

        They are the next packet or, if the game has no fixed order, all packets of the round.
        """
        left = [packet for packet in self._packets if packet not in self._served]
        if self._ritual.free:
            return tuple(item for item in left if item.row == left[0].row)
        return tuple(left[:1])

    def _serve(self, packet: Packet) -> None:
        self._served = (*self._served, packet)
        self._is_exposed = len(self._served) == self._exposed
        self.verdict = {}

    def _on_cut(self, lifted: int) -> bool:
        if self._stage != "cut" or not 1 <= lifted < len(self._ritual.pack):
            return False
        may_cut = self._ritual.may_cut
        ok = may_cut is not None and may_cut(lifted)
        title = format_message("deal-cut", count=lifted, left=len(self._ritual.pack) - lifted)
        self.verdict = {**explained_rule(self._ritual.cut_rule), "ok": ok, "title": title}
        if ok:
            self._ready(lifted)
        else:
            self.slips += 1
        return True

    def _ready(self, cut: int | None) -> None:
        self._cut = cut
        self._packets = self._ritual.packets(self._shuffled, cut, self._dealer)

    def _on_option(self, do: object) -> bool:
        if do not in [item["id"] for item in self._options()]:
            return False
        if do == "shuffle":
            self._shuffle()
        elif do == "tap":
            self.verdict = {
                **explained_rule(self._ritual.tap_rule),
                "ok": True,
                "title": format_message("deal-tapped"),
            }
            self._ready(None)
        elif do == "keep":
            self._is_exposed, self.verdict = False, {}
        elif do == "redeal":
            self._exposed = 0
            self._begin(self._dealer)
        elif do == "next":
            self._begin(self._dealer, again=True)
        return True

    def _shuffle(self) -> None:
        pack = self._ritual.pack
        self._shuffled = tuple(self._rng.sample(pack, len(pack)))
        self.verdict = {}
        if self._ritual.may_cut is None:
            self._ready(None)

    # The functions below compute what the page shows.

    def _show(self) -> None:
        stage = self._stage
        own = [item for packet in self._served for item in self._seen(packet)]
        with self.hold_sync():
            self.chairs = [self._chair(seat) for seat in range(len(self._ritual.terms))]
            self.prompt = self._prompt(stage)
            self.left = len(self._ritual.pack) - sum(len(item.cards) for item in self._served)
            self.card_names = {str(item): self._card_label(item) for item in own}
            self.hand = [
                str(card)
                for packet in self._served
                if packet.seat == 0 and packet.faces == "own"
                for card in packet.cards
            ]
            self.options = self._options()
            chosen = {"cut": "cut", "shuffle": "choice", "exposed": "choice", "done": "done"}
            self.doing = chosen.get(stage, "seat")

    def _seen(self, packet: Packet) -> tuple[Card, ...]:
        """The cards of `packet` that the learner may see."""
        is_turned = self._is_exposed and packet == self._served[-1]
        is_own = packet.seat == 0 and packet.faces == "own"
        return packet.cards if is_own or is_turned or packet.faces == "up" else ()

    def _card_label(self, card: Card) -> str:
        return card_name(card, by_number=self._ritual.by_number)

    def _chair(self, seat: int) -> dict[str, Any]:
        packets = [item for item in self._served if item.seat == seat]
        shown = [
            str(item)
            for packet in packets
            if seat or packet.faces == "up"
            for item in self._seen(packet)
        ]
        term = self._ritual.terms[seat]
        count = sum(len(packet.cards) for packet in packets)
        name = capitalised(format_message(term))
        role = ", ".join(format_message(f"deal-role-{role}") for role in self._roles(seat))
        label = format_message("deal-chair", count=count)
        return {"name": name, "role": role, "count": count, "shown": shown, "label": label}

    def _roles(self, seat: int) -> list[str]:
        """The known roles of `seat`, in words."""
        is_open = self._again and self._role == 0
        known = [] if is_open else [("deals", self._dealer)]
        for role in self._roles_to_name[: self._role]:
            if role is not self._ritual.next:
                known.append((role.name, role.of(self._dealer)))
        return [name for name, role_seat in known if role_seat == seat]

    def _prompt(self, stage: str) -> str:
        dealer = self._ritual.terms[self._dealer].removeprefix("term-")
        if stage == "packet":
            first = self._next_packets()[0]
            if self._ritual.free:
                return format_message(f"deal-ask-{first.faces}", count=len(first.cards))
            kind = "first" if not self._served else "next"
            return format_message(f"deal-ask-{kind}", count=len(first.cards))
        if stage == "exposed":
            packet = self._served[-1]
            seat = self._ritual.terms[packet.seat].removeprefix("term-")
            return capitalised(format_message("deal-ask-exposed", card=packet.cards[0], seat=seat))
        if stage == "done":
            after = self._ritual.next.of(self._dealer)
            leader = self._ritual.terms[after].removeprefix("term-")
            message = format_message(f"deal-done-{self._ritual.game}", dealer=dealer, leader=leader)
            return capitalised(f"{message} {format_message('deal-slips', slips=self.slips)}")
        return capitalised(format_message(f"deal-ask-{stage}", dealer=dealer))

    def _options(self) -> list[dict[str, str]]:
        names = {
            "shuffle": ("shuffle",),
            "cut": ("tap",) if self._ritual.tap_rule else (),
            "exposed": ("keep", "redeal"),
            "done": ("next",),
        }
        return [
            {"id": name, "text": format_message(f"deal-option-{name}")}
            for name in names.get(self._stage, ())
        ]
