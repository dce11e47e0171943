"""Kinds of question about choices of Botifarra that were evaluated in simulated deals.

The module `samples` has the evaluations.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain

from cartes_lib.asking.botifarra.base import SEAT_NAMES, BotifarraKind
from cartes_lib.asking.botifarra.contract_reasons import contract_reason
from cartes_lib.asking.botifarra.double_reasons import DOUBLE_REASONS, double_reason
from cartes_lib.asking.botifarra.play_reasons import deciding_reason
from cartes_lib.asking.botifarra.samples import NEAR, SAMPLES, WeighedChoices, bank, sample
from cartes_lib.asking.contract import (
    NO_TRUMP,
    AnswerKey,
    AnswerSchema,
    ChoiceValue,
    Group,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_choice, card_items, named_items, yes_no
from cartes_lib.asking.probabilities import tenths
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules, State, start_deal
from cartes_lib.botifarra.bidding import CONTRACTS
from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.fast import numbers
from cartes_lib.botifarra.memory import Memory, remember
from cartes_lib.botifarra.trick import trump_of
from cartes_lib.cards import PACK_48, Card
from cartes_lib.cards import card as read_card
from cartes_lib.engine import Fact

_HAND = 12
_DEALER = 3
"""The seat that deals; then seat 0 leads."""


def difference(points: float) -> dict[str, Fact]:
    """Facts of a message: `points` as whole points and tenths, and the number of simulated
    deals.
    """
    return {**tenths(points), "samples": SAMPLES}


def _lead_scene(weighed: WeighedChoices) -> Scene:
    """The scene of a question about a lead: the trump suit and the hand."""
    trump = trump_of(weighed.contract)
    return Scene("trick", turn=0, trump=NO_TRUMP if trump is None else trump, hand=weighed.hand)


def _hand_scene(weighed: WeighedChoices, *rows: Row) -> Scene:
    """The scene of a question about a call: the hand, and `rows`."""
    return Scene(
        "table", groups=(Group("hand", Message("widget-your-hand"), weighed.hand),), rows=rows
    )


def _verdict(weighed: WeighedChoices, choice: str, name: str) -> str:
    """The catalogue key of the verdict on a choice from the bank `name`: the best, equally good,
    worse by at most `NEAR[name]` points, or worse by more.
    """
    if choice == weighed.best:
        return f"why-{name}-best"
    behind = weighed.behind(choice)
    if round(10 * behind) == 0:
        return f"why-{name}-level"
    return "why-near" if behind <= NEAR[name] else "why-costs"


def _others(weighed: WeighedChoices) -> list[Card]:
    """The 36 cards of the other three players, sorted."""
    return [card for card in PACK_48 if card not in weighed.hand]


def _dealt(weighed: WeighedChoices, others: Sequence[Card], dealer: int = _DEALER) -> State:
    """The deal in which `others` are dealt to the other players, twelve each."""
    hands = (others[at : at + _HAND] for at in range(0, len(others), _HAND))
    return start_deal(OBLIGADA, dealer, (weighed.hand, *hands))


def _named(weighed: WeighedChoices, state: State) -> State:
    """The state after the call that names the contract of `weighed`; `state` is the state before
    the calls.
    """
    if weighed.chooser != _DEALER:
        state = state.play("delegate")
    return state.play(weighed.contract)


def _begun(weighed: WeighedChoices, state: State) -> State:
    """The state of the deal before the first card is led, after all calls and without doublings."""
    state = _named(weighed, state)
    while state.talk.speaker is not None:
        state = state.play("pass")
    return state


def _lead_memory(weighed: WeighedChoices) -> Memory:
    """What seat 0 knows before its lead: any of the other cards may be in any other hand."""
    return remember(_begun(weighed, _dealt(weighed, _others(weighed))), 0)


def _determinization(weighed: WeighedChoices, rng: random.Random) -> State:
    """A random deal before the first call. In it the seat that named the contract of `weighed`
    would probably name it again.
    """
    info_set = InformationSet(_lead_memory(weighed))
    _, *others = info_set.hands(rng)
    table = info_set.table
    return _dealt(weighed, [table.card(number) for hand in others for number in numbers(hand)])


def _lead_reasons(weighed: WeighedChoices, near: float) -> dict[str, Message]:
    """The reason why the best lead is better than a wrong lead; the keys are the wrong leads.

    The best lead is a key too; its value is the first of these reasons.
    """
    memory, best = _lead_memory(weighed), read_card(weighed.best)
    wrong = [choice for choice in weighed.best_first if weighed.behind(choice) > near]
    reasons = {choice: deciding_reason(memory, best, read_card(choice)) for choice in wrong}
    known = {choice: reason for choice, reason in reasons.items() if reason is not None}
    return {weighed.best: next(iter(known.values())), **known} if known else {}


def _contract_reasons(weighed: WeighedChoices, near: float) -> dict[str, Message]:
    """The reason why the best contract is better than a wrong contract; the keys are the wrong
    contracts.

    The best contract is a key too; its value is the first of these reasons.
    """
    wrong = [choice for choice in weighed.best_first if weighed.behind(choice) > near]
    reasons = {choice: contract_reason(weighed.hand, weighed.best, choice) for choice in wrong}
    known = {choice: reason for choice, reason in reasons.items() if reason is not None}
    return {weighed.best: next(iter(known.values())), **known} if known else {}


_REASONS = {"leads": _lead_reasons, "contracts": _contract_reasons}


def _weighed_key(
    weighed: WeighedChoices,
    name: str,
    labels: Mapping[str, Message],
    highlight: tuple[str, ...],
    rule: str,
) -> AnswerKey:
    """The answer key of a question about `weighed`, a position from the bank `name`.

    The best choice is right, and so are choices that lose at most `NEAR[name]` points on average.
    """
    near = NEAR[name]
    reasons = _REASONS[name](weighed, near)
    replies: dict[str | int | tuple[str, ...], Message] = {
        choice: Message(
            _verdict(weighed, choice, name),
            difference(weighed.behind(choice)),
            then=reasons.get(choice),
        )
        for choice in weighed.averages
    }
    return AnswerKey(
        answer=weighed.best,
        rule=rule,
        why=replies[weighed.best],
        hint=Message(f"hint-{name}"),
        highlight=highlight,
        accepted=tuple(
            choice
            for choice in weighed.averages
            if choice != weighed.best and weighed.behind(choice) <= near
        ),
        replies=replies,
        choice_values=tuple(
            ChoiceValue(choice, labels[choice], *weighed.averages[choice])
            for choice in weighed.best_first
        ),
    )


class _BankKind(BotifarraKind[WeighedChoices]):
    """A kind of question about a position from a bank of evaluated positions."""

    bank: str

    def read(self, *, of: int) -> tuple[WeighedChoices, Rules]:
        """Reads the index, from 0, of a position in the bank."""
        return bank(self.bank)[of], OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> WeighedChoices:
        """Draws a position in which a wrong choice costs many points; at higher levels, it costs
        fewer points.
        """
        return sample(rng, self.bank, level)

    def state(self, position: WeighedChoices, rules: Rules, rng: random.Random) -> State:
        """A random deal with the hand and the contract of `position`, before the first card
        is led.
        """
        return _begun(position, _determinization(position, rng))


@kind
class LeadCard(_BankKind):
    """Which card do you lead first? Rule: BOT-PLAY-01.

    A card is also right if the simulations may show only by chance that it is worse than the best
    card.
    """

    name = "lead-card"
    bank = "leads"
    exercises = (InLesson("BO-14", "play", ("obligada",)),)

    def ask(self, position: WeighedChoices, rules: Rules) -> Question:
        """Question about `position`; the answer is a card of the hand."""
        labels = {str(card): Message("breakdown-card", {"card": card}) for card in position.hand}
        prompt = Message("prompt-lead", {"seat": f"seat-{SEAT_NAMES[position.chooser]}"})
        key = _weighed_key(position, "leads", labels, _two_suits(position), "BOT-PLAY-01")
        schema = AnswerSchema("pick", card_items(position.hand))
        return Question(prompt, _lead_scene(position), schema, key)


def _two_suits(weighed: WeighedChoices) -> tuple[str, ...]:
    """The hand's cards of two suits: the suit of the best lead, and that of the next best lead in
    another suit.
    """
    best, *others = weighed.best_first
    other = next((card for card in others if card[-1] != best[-1]), best)
    return tuple(str(card) for card in weighed.hand if str(card)[-1] in (best[-1], other[-1]))


@kind
class Lead(_BankKind):
    """Which of four leads gets the most points in simulated deals? Rule: BOT-PLAY-01."""

    name = "lead"
    bank = "leads"
    exercises = (InLesson("BO-14", "lead", ("obligada",)),)

    def ask(self, position: WeighedChoices, rules: Rules) -> Question:
        """Question about `position`; the answer is a card."""
        ranked = position.best_first
        four = {ranked[0], ranked[4], ranked[8], ranked[-1]}
        best, worst = ranked[0], ranked[-1]
        facts = {"card": read_card(best), "worst": read_card(worst)}
        reasons = _lead_reasons(position, NEAR[self.bank])
        key = AnswerKey(
            best,
            "BOT-PLAY-01",
            Message("why-guess-lead", {**difference(position.behind(worst)), **facts}),
            Message("hint-leads"),
            replies={
                card: Message(
                    "why-costs", difference(position.behind(card)), then=reasons.get(card)
                )
                for card in four - {best}
            },
        )
        schema = card_choice(tuple(card for card in position.hand if str(card) in four))
        return Question(Message("guess-lead"), _lead_scene(position), schema, key)


@kind
class Contract(_BankKind):
    """Which contract do you name with this hand? Rule: BOT-TRUMP-01.

    A contract is also right if the simulations may show only by chance that it is worse than the
    best contract.
    """

    name = "contract"
    bank = "contracts"
    exercises = (InLesson("BO-06", "play", ("obligada",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> WeighedChoices:
        """Draws a position; in two of five draws, delegating is right."""
        delegates = rng.random() < 0.4
        near = NEAR[self.bank]
        return sample(
            rng, self.bank, level, lambda item: (item.behind("delegate") <= near) == delegates
        )

    def state(self, position: WeighedChoices, rules: Rules, rng: random.Random) -> State:
        """A random deal with the hand of `position`, in which seat 0 deals."""
        others = _others(position)
        rng.shuffle(others)
        return _dealt(position, others, dealer=0)

    def ask(self, position: WeighedChoices, rules: Rules) -> Question:
        """Question about `position`; the answer is a contract, or "delegate"."""
        items = named_items("term-call-", (*CONTRACTS, "delegate"))
        labels = {item.id: item.message for item in items if item.message}
        best, second = position.best_first[:2]
        facts = {"call": f"call-{best}", "second": f"call-{second}"}
        key = _weighed_key(position, "contracts", labels, ("hand",), "BOT-TRUMP-01")
        gap = {**difference(position.behind(second)), **facts}
        why = Message("why-guess-contract", gap, then=key.why.then)
        key = replace(key, why=why, replies={**key.replies, best: why})
        schema = AnswerSchema("choice", items)
        return Question(Message("prompt-contract"), _hand_scene(position), schema, key)


def _double_reason(weighed: WeighedChoices) -> Message:
    """The reason why contro is better than pass, or pass better than contro. Each hand of the bank
    "doublings" has such a reason.
    """
    mean, _ = weighed.averages["pass"]
    pair = ("contro", "pass") if mean > 0 else ("pass", "contro")
    trump = trump_of(weighed.contract)
    assert trump is not None, "the bank has no botifarra"
    reason = double_reason(weighed.hand, trump, *pair)
    assert reason is not None, "tops and trumps decide with every hand of the bank"
    return reason


@kind
class Double(_BankKind):
    """Does a contro (doubling the score) gain more points on average than it loses with this hand?
    Rule: BOT-DBL-01.
    """

    name = "double"
    bank = "doublings"
    exercises = (InLesson("BO-07", "double", ("obligada",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> WeighedChoices:
        """Draws a hand that has a reason for a contro or for a pass. Every reason is equally
        frequent.
        """
        reason = rng.choice([*chain(*DOUBLE_REASONS.values())])
        key = f"reason-double-{reason}"
        return sample(rng, self.bank, level, lambda item: _double_reason(item).key == key)

    def state(self, position: WeighedChoices, rules: Rules, rng: random.Random) -> State:
        """A random deal with the hand and the contract of `position`, when it is the turn of seat 0
        to double or to pass.
        """
        state = _named(position, _determinization(position, rng))
        while state.talk.speaker != 0:
            state = state.play("pass")
        return state

    def ask(self, position: WeighedChoices, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        mean, _ = position.averages["pass"]
        named = Message(f"term-call-{position.contract}")
        why = "why-guess-double" if mean > 0 else "why-guess-not-double"
        return yes_no(
            Message("guess-double"),
            _hand_scene(position, Row("contract", Message("guess-row-contract"), named)),
            mean > 0,
            "BOT-DBL-01",
            Message(why, difference(mean), then=_double_reason(position)),
        )
