"""Kinds of question about a fault (an illegal play): which card, and what penalty."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.asking.botifarra.base import SEAT_NAMES, BotifarraKind, play_message, trump_named
from cartes_lib.asking.botifarra.faults import RecordedTricks, record_of, recorded
from cartes_lib.asking.botifarra.legal import LAWS_OF
from cartes_lib.asking.contract import (
    Answer,
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, fitting, named_items, number
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, PRESETS, Rules
from cartes_lib.botifarra import trick as read_trick
from cartes_lib.botifarra.bidding import DOUBLINGS, multiplier
from cartes_lib.botifarra.score import HALF, penalty
from cartes_lib.cards import Suit
from cartes_lib.cards import cards as read_cards
from cartes_lib.engine import Fact

_US, _THEM = 0, 1
_HALF_TIMES = (1, 2, 4, 8)


def stakes(rng: random.Random, level: int, trump: bool = True) -> tuple[str, str]:
    """A contract ("suit" if `trump`, else "botifarra"), and a random doubling for `level`."""
    contract = "suit" if trump else "botifarra"
    most = {1: 0, 2: 1, 3: 3}[level]
    steps = rng.randint(0, min(most, 2 if contract == "botifarra" else 3))
    return contract, [*DOUBLINGS][steps]


def cost(contract: str, doubling: str) -> int:
    """The points that the other side scores for a fault. Rule: BOT-PEN-01."""
    named = "oros" if contract == "suit" else contract
    return penalty(_US, multiplier(named, doubling))[_THEM]


def costs() -> tuple[Item, ...]:
    """The possible penalties, as items to choose from."""
    numbers = [HALF * times for times in _HALF_TIMES]
    return tuple(
        Item(str(each), message=Message("number-rank", {"number": each})) for each in numbers
    )


def stake_rows(contract: str, doubling: str, trump: Suit | None = None) -> tuple[Row, ...]:
    """Scene rows with the contract ("suit" for any suit) and its doubling, which determine a
    penalty.
    """
    message = Message("stake-suit" if contract == "suit" else f"term-call-{contract}")
    if trump is not None:
        message = Message("stake-trump", {"trump": trump})
    return (
        Row("contract", Message("guess-row-contract"), message),
        Row("doubling", Message("guess-row-doubling"), Message(f"doubling-{doubling}")),
    )


def why_fault(record: RecordedTricks, price: int) -> Message:
    """The message that explains the fault: the broken rule, the legal cards and the penalty
    `price`.
    """
    play = record.plays[record.wrong]
    facts: dict[str, Fact] = {
        "card": play.card,
        "seat": f"seat-{SEAT_NAMES[play.seat]}",
        "cards": tuple(
            item
            for item in record.hand_before(record.wrong)
            if str(item) in record.verdict.alternatives
        ),
        "cost": price,
    }
    return Message(f"why-fault-{record.law}", facts)


@dataclass(frozen=True, slots=True)
class FaultPosition:
    """A recorded trick with a fault, and the deal's contract and doubling."""

    record: RecordedTricks
    doubling: str

    @property
    def contract(self) -> str:
        """The type of contract: "suit" or "botifarra"."""
        return "botifarra" if self.record.trump is None else "suit"

    @property
    def cost(self) -> int:
        """The points that the other side scores for the fault. Rule: BOT-PEN-01."""
        return cost(self.contract, self.doubling)


@kind
class Fault(BotifarraKind[FaultPosition]):
    """Which card breaks which rule, and what is the penalty? Rules: BOT-PLAY-09, BOT-PEN-01."""

    name = "fault"
    exercises = (InLesson("BO-11", "spot", ("obligada", "lliure")),)

    def read(
        self,
        *,
        hands: str,
        trick: str,
        trump: str = "none",
        leader: int = 0,
        doubling: str = "none",
        variant: str = "obligada",
    ) -> tuple[FaultPosition, Rules]:
        """Reads the hands of the four seats before the trick (separated by "/") and the cards of
        the trick.

        Raises:
            ValueError: every card of the trick is legal.
        """
        rules = PRESETS[variant]
        dealt = tuple(read_cards(hand) for hand in hands.split("/"))
        record = record_of(dealt, trump_named(trump), read_trick(trick, leader=leader), rules)
        if record.verdict.legal:
            raise ValueError(f"no fault in {trick!r}")
        return FaultPosition(record, doubling), rules

    def draw(self, rng: random.Random, level: int, rules: Rules) -> FaultPosition:
        """Draws a trick after which each player still holds two to four cards."""
        record = recorded(rng, rules.variant, tricks=1, cards_left=1 + level)
        return FaultPosition(record, stakes(rng, level, record.trump is not None)[1])

    def ask(self, position: FaultPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is the card, the law and the penalty."""
        record, price = position.record, position.cost
        right = {"line": str(record.wrong + 1), "law": record.law, "cost": str(price)}
        key = AnswerKey(
            answer=right,
            rule=record.verdict.rule,
            why=why_fault(record, price),
            hint=Message("hint-referee"),
            highlight=(str(record.plays[record.wrong].card),),
            mistakes=_ideas(right, record, price, rules),
        )
        moments = tuple(
            Item(str(at), message=play_message(x)) for at, x in enumerate(record.plays, 1)
        )
        laws = named_items("law-", LAWS_OF[rules.variant])
        schema = AnswerSchema(
            "parts",
            parts=(
                ("line", Message("part-card"), AnswerSchema("choice", moments)),
                ("law", Message("part-law"), AnswerSchema("choice", laws)),
                ("cost", Message("part-cost"), AnswerSchema("choice", costs())),
            ),
        )
        rows = stake_rows(position.contract, position.doubling, record.trump)
        prompt = Message("prompt-referee", {"variant": f"variant-{rules.variant}"})
        return Question(prompt, Scene("table", rows=rows, groups=_groups(record)), schema, key)


def _groups(record: RecordedTricks) -> tuple[Group, ...]:
    """Groups of the scene: for each player, the card in the trick and the rest of the hand."""
    return tuple(
        Group(
            f"seat-{at}",
            Message("group-played", {**play_message(play).facts, "number": at}),
            (play.card, *(card for card in record.hands[play.seat] if card != play.card)),
        )
        for at, play in enumerate(record.plays, 1)
    )


def _ideas(
    right: dict[str, str], record: RecordedTricks, price: int, rules: Rules
) -> dict[str, Answer]:
    ideas: dict[str, Answer] = {}
    if price > HALF:
        ideas["fault-undoubled"] = {**right, "cost": str(HALF)}
    else:
        ideas["fault-all-points"] = {**right, "cost": str(2 * HALF)}
    if record.law == "lowest":
        ideas["fault-lowest-is-not-beat"] = {**right, "law": "beat"}
    if record.law == "ruff":
        ideas["fault-ruff-is-not-follow"] = {**right, "law": "follow"}
    if record.law == "beat" and rules.variant == "obligada":
        ideas["fault-beat-before-lowest"] = {**right, "law": "lowest"}
    return distinct(ideas, right)


@dataclass(frozen=True, slots=True)
class PenaltyPosition:
    """A deal that ends with a fault.

    Attributes:
        contract: "suit" for any suit, or a contract.
        won: the points that the other side had won before the fault, if the scene shows them, else
            None.
        before: the other side's score before the deal, to ask for the new score; None to ask for
            the penalty.
    """

    contract: str
    doubling: str
    won: int | None = None
    before: int | None = None


@kind
class Penalty(BotifarraKind[PenaltyPosition]):
    """What does the other side score for an illegal play of your side? Rule: BOT-PEN-01."""

    name = "penalty"
    exercises = (InLesson("BO-11", "score", ("obligada",)),)

    def read(
        self, *, contract: str = "oros", doubling: str = "none"
    ) -> tuple[PenaltyPosition, Rules]:
        """Reads the contract with its doubling."""
        return PenaltyPosition(contract, doubling), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> PenaltyPosition:
        """Draws a deal that may be doubled. From level 2 on the question asks for the new score."""
        # Without doublings, level 1 would ask the same number again and again.
        contract, doubling = stakes(rng, 3 if level == 1 else level, rng.random() < 0.75)
        before = rng.randint(0, 60) if level > 1 else None
        return PenaltyPosition(contract, doubling, rng.randint(HALF + 1, 50), before)

    def ask(self, position: PenaltyPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        won, before = position.won, position.before or 0
        price = cost(position.contract, position.doubling)
        times, right = price // HALF, before + price
        schema = number(0, 700, "unit-points")
        rows = list(stake_rows(position.contract, position.doubling))
        ideas = {"penalty-undoubled": before + HALF, "penalty-all-points": before + 2 * price}
        if won is not None:
            ideas["penalty-as-played"] = before + (won - HALF) * times
            rows.append(Row("won", Message("row-offender-points"), won))
        asks = "points"
        if position.before is not None:
            ideas["penalty-score-forgotten"] = price
            rows.append(Row("before", Message("row-other-before"), before))
            asks = "score"
        facts = {"cost": price, "times": times}
        key = AnswerKey(
            answer=right,
            rule="BOT-PEN-01",
            why=Message("why-penalty", {**facts, "score": right, "asks": asks}),
            hint=Message("hint-penalty"),
            highlight=("contract", "doubling"),
            mistakes=fitting(ideas, right, schema),
            facts=facts,
        )
        prompt = "prompt-penalty-score" if asks == "score" else "prompt-penalty"
        return Question(Message(prompt), Scene("score", rows=tuple(rows)), schema, key)
