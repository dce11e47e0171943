"""A widget with recorded tricks: the learner finds an error, and names its rule and penalty."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from traitlets import Dict, Int, List, Unicode

from cartes_lib.asking.botifarra.faults import RecordedTricks, recorded, recorded_clean
from cartes_lib.asking.botifarra.legal import LAWS_OF
from cartes_lib.asking.botifarra.penalties import cost, costs, stake_rows, stakes, why_fault
from cartes_lib.asking.botifarra.silence import ALLOWED, FORBIDDEN, law_of
from cartes_lib.asking.contract import Message
from cartes_lib.asking.render import message_text
from cartes_lib.botifarra import PRESETS
from cartes_lib.botifarra.score import HALF
from cartes_lib.messages import (
    capitalised,
    card_name,
    format_message,
    rule_text,
)
from cartes_lib.seats import seat_names
from cartes_widgets.core.base import Widget
from cartes_widgets.core.explain import explained_rule

_SEATS = 4
_LEVEL = 3
_LAWS_OF_SPEECH = ("silence", "take-back", "older-trick")
_LAW_OF_TALK = {"takes": "take-back", "looks": "older-trick"}


@dataclass(frozen=True, slots=True)
class _Phrase:
    """A remark or gesture between two tricks.

    Attributes:
        after: the number of the trick after which the player makes it.
        seat: the seat of the player.
        name: id of the remark's text.
        why: id of the reason why a rule allows or forbids it.
    """

    id: str
    after: int
    seat: int
    name: str
    why: str


class Referee(Widget):
    """Tricks of a deal with one error, in the cards or in the remarks between them.

    The learner marks the error, then names the rule and the penalty. Nothing is lost if the learner
    marks a correct line; the reply then names the rule that allows it.

    Attributes:
        rows: the rows of a table with contract, doubling and variant.
        tricks: for each trick, its lines: id, kind ("play" or "phrase"), seat, text and card.
        stage: what the learner answers next: "line" (of the error), "law" (the broken rule) or
            "cost" (the penalty); "done" at the end.
        prompt: the question of the stage.
        options: rules or penalties to choose from: id and text.
        claimed_line: id of the line with the error; "" until the learner finds it.
        verdict: the reply to the last answer; may be empty.
        card_names: names of the cards.
        slips: number of wrong answers in this record.
        revision: incremented with each answer, to detect messages about an earlier question.
        notice: why the widget could not use a message; "" if there was no such problem.
    """

    module = "referee"
    labels = "refereeing-"
    fills_step = "always"
    minutes = 1.0
    is_walk = True
    in_saved_output = ("prompt", "rows", "tricks", "options", "verdict")

    rows = List(Dict()).tag(sync=True)
    tricks = List(List(Dict())).tag(sync=True)
    stage = Unicode().tag(sync=True)
    prompt = Unicode().tag(sync=True)
    options = List(Dict()).tag(sync=True)
    claimed_line = Unicode().tag(sync=True)
    verdict = Dict().tag(sync=True)
    card_names = Dict().tag(sync=True)
    slips = Int(0).tag(sync=True)
    revision = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(
        self,
        *,
        variant: str = "obligada",
        tricks: int = 4,
        speech: bool = False,
        seed: int = 0,
        **traits: Any,
    ) -> None:
        """Shows the first record of tricks.

        Args:
            tricks: number of tricks in a record, 2 to 4.
            speech: whether the players also talk; then the error is a remark, not a card.
            seed: seed of the first record; each further record has the next seed.

        Raises:
            ValueError: the errors of `variant` cannot be distinguished, or `tricks` is out of
                range.
        """
        if variant not in LAWS_OF or tricks not in range(2, 5):
            raise ValueError(f"no record of {tricks} tricks in {variant!r}")
        self._variant, self._count, self._has_phrases = variant, tricks, speech
        # A page may draw the widget as soon as it receives it: all traits must be set.
        self._record(seed)
        super().__init__(**traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles a claim, a rule, a cost, or a request for another record."""
        if message.get("revision") != self.revision:
            self.notice = format_message("widget-stale-message")
            return
        do, chosen = message.get("do"), message.get("chosen")
        with self.hold_sync():
            if do == "claim" and self.stage == "line" and chosen in self._line_ids():
                self._on_claim(str(chosen))
            elif do == "choose" and chosen in [item["id"] for item in self.options]:
                self._on_choice(str(chosen))
            elif do == "another" and self.stage == "done":
                self._record(self._seed + 1)
            else:
                self.notice = format_message("widget-unknown-message")
                return
            self.revision, self.notice = self.revision + 1, ""

    def _record(self, seed: int) -> None:
        rng = random.Random(f"referee/{self._variant}/{self._count}/{self._has_phrases}/{seed}")
        self._seed = seed
        draw = recorded_clean if self._has_phrases else recorded
        self._recorded: RecordedTricks = draw(rng, self._variant, self._count)
        self._phrases = self._random_phrases(rng) if self._has_phrases else ()
        self._contract, self._doubling = stakes(rng, _LEVEL, self._recorded.trump is not None)
        self.tricks = self._shown_tricks()
        self.card_names = {str(play.card): card_name(play.card) for play in self._recorded.plays}
        rows = stake_rows(self._contract, self._doubling, self._recorded.trump)
        variant = {
            "label": format_message("refereed-variant"),
            "value": format_message(f"term-variant-{self._variant}"),
        }
        shown = [
            {"label": message_text(row.label), "value": message_text(row.value)}
            for row in rows
            if isinstance(row.value, Message)
        ]
        self.rows = [*shown, variant]
        self.claimed_line, self.slips, self.verdict = "", 0, {}
        self._ask("line")

    def _random_phrases(self, rng: random.Random) -> tuple[_Phrase, ...]:
        """Three allowed remarks and a forbidden remark, after different tricks."""
        bad = rng.choice(sorted(FORBIDDEN))
        whys = [bad, *rng.sample(sorted(set(ALLOWED) - {"calls", "claim"}), 3)]
        rng.shuffle(whys)
        return tuple(
            _Phrase(
                f"phrase-{number}",
                number % self._count,
                rng.randrange(_SEATS),
                rng.choice({**FORBIDDEN, **ALLOWED}[why]),
                why,
            )
            for number, why in enumerate(whys)
        )

    def _shown_tricks(self) -> list[list[dict[str, str]]]:
        names = [format_message(f"table-seat-{name}") for name in seat_names(_SEATS)]
        shown: list[list[dict[str, str]]] = [[] for _ in range(self._count)]
        for place, play in enumerate(self._recorded.plays):
            line = {"id": f"play-{place}", "kind": "play", "card": str(play.card), "text": ""}
            shown[place // _SEATS].append({**line, "seat": capitalised(names[play.seat])})
        for phrase in self._phrases:
            text = format_message(f"term-talk-{phrase.name}")
            line = {"id": phrase.id, "kind": "phrase", "card": "", "text": text}
            shown[phrase.after].append({**line, "seat": capitalised(names[phrase.seat])})
        return shown

    def _line_ids(self) -> list[str]:
        return [line["id"] for trick in self.tricks for line in trick]

    @property
    def _forbidden_phrase(self) -> _Phrase | None:
        return next((phrase for phrase in self._phrases if phrase.why in FORBIDDEN), None)

    def _fault(self) -> tuple[str, str, str]:
        """The answers: the id of the line with the error, the id of the law, and the rule id.

        A law is a group of rules that the learner can choose as the broken one.
        """
        result = self._forbidden_phrase
        if result is not None:
            return result.id, _LAW_OF_TALK.get(result.why, "silence"), law_of(result.why)
        return f"play-{self._recorded.wrong}", self._recorded.law, self._recorded.verdict.rule

    def _on_claim(self, line: str) -> None:
        if line != self._fault()[0]:
            rule, text = self._why_allowed(line)
            self._refuse("refereed-no-fault", rule, text)
            return
        self.claimed_line = line
        self.verdict = {
            **explained_rule("BOT-PEN-01"),
            "ok": True,
            "title": format_message("refereed-fault"),
            "text": format_message("refereed-name-it"),
        }
        self._ask("law")

    def _why_allowed(self, line: str) -> tuple[str, str]:
        """The rule that allows the card or remark of `line`, and the reason."""
        phrase = next((phrase for phrase in self._phrases if phrase.id == line), None)
        if phrase is not None:
            return law_of(phrase.why), format_message(f"why-talk-{phrase.why}")
        place = int(line.removeprefix("play-"))
        rule = self._recorded.verdict_on(place, PRESETS[self._variant]).rule
        return rule, rule_text(rule)

    def _on_choice(self, chosen: str) -> None:
        price = cost(self._contract, self._doubling)
        _, law, rule = self._fault()
        if self.stage == "law":
            if chosen != law:
                self._refuse(
                    "refereed-other-law", "BOT-PLAY-09", format_message("refereed-look-again")
                )
                return
            self.verdict = {
                **explained_rule(rule),
                "ok": True,
                "title": format_message("widget-right"),
            }
            self._ask("cost")
        elif chosen != str(price):
            text = format_message("misconception-penalty-undoubled")
            self._refuse("refereed-other-cost", "BOT-PEN-01", text)
        else:
            phrase = self._forbidden_phrase
            why = (
                format_message(f"why-talk-{phrase.why}")
                if phrase
                else message_text(why_fault(self._recorded, price))
            )
            message = format_message("refereed-cost", times=price // HALF, cost=price)
            self.verdict = {
                **explained_rule("BOT-PEN-01"),
                "ok": True,
                "title": capitalised(message),
                "text": why,
            }
            self._ask("done")

    def _refuse(self, title: str, rule: str, text: str) -> None:
        self.slips += 1
        self.verdict = {
            **explained_rule(rule),
            "ok": False,
            "title": format_message(title),
            "text": text,
        }

    def _ask(self, stage: str) -> None:
        self.stage = stage
        self.prompt = format_message(f"referee-ask-{stage}", slips=self.slips)
        laws = [*LAWS_OF[self._variant], *(_LAWS_OF_SPEECH if self._has_phrases else ())]
        self.options = {
            "law": [{"id": law, "text": format_message(f"law-{law}")} for law in laws],
            "cost": [{"id": item.id, "text": item.id} for item in costs()],
        }.get(stage, [])
