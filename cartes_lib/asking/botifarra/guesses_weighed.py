"""Questions about choices of Botifarra that were weighed in imagined deals.

The figures are ours: `cartes_lib/asking/botifarra/samples.py`.
"""

from __future__ import annotations

from cartes_lib.asking import parts
from cartes_lib.asking.botifarra import samples
from cartes_lib.asking.contract import AnswerSchema, Item, Message, Question, Row, Scene
from cartes_lib.asking.parts import figure, tenths
from cartes_lib.asking.registry import guess_kind
from cartes_lib.botifarra import CONTRACTS
from cartes_lib.cards import card as read_card
from cartes_lib.engine import Fact

__all__ = ["apart", "contract", "double", "lead"]


def _difference(points: float) -> dict[str, Fact]:
    """A difference in points, for a sentence, and of how many deals."""
    return {**tenths(points), "samples": samples.SAMPLES}


@guess_kind("botifarra", "lead")
def lead(*, of: int) -> Question:
    """Which of four first cards brought most in imagined deals? Rule: BOT-PLAY-01.

    Args:
        of: which position of the bank of leads, from 0.
    """
    result = samples.bank("leads")[of]
    ranked = sorted(result.brought, key=result.behind)
    four = {ranked[0], ranked[4], ranked[8], ranked[-1]}
    offered = tuple(card for card in result.hand if str(card) in four)
    facts: dict[str, Fact] = {
        **_difference(result.behind(ranked[-1])),
        "card": read_card(ranked[0]),
        "worst": read_card(ranked[-1]),
    }
    return parts.plain_question(
        Message("guess-lead"),
        parts.card_choice(offered),
        ranked[0],
        "BOT-PLAY-01",
        samples.lead_scene(result),
        Message("why-guess-lead", facts),
    )


@guess_kind("botifarra", "apart")
def apart(*, of: int, cards: str) -> Question:
    """Does one know which of two weighed first cards is better? Rule: BOT-PLAY-01.

    Args:
        of: which position of the bank of leads, from 0.
    """
    brought = samples.bank("leads")[of].brought
    better, worse = sorted(cards.split(), key=lambda item: -brought[item][0])
    gap = brought[better][0] - brought[worse][0]
    rows = (
        Row(part, Message("breakdown-card", {"card": read_card(part)}), figure(*brought[part]))
        for part in cards.split()
    )
    is_known = gap > samples.NEAR["leads"]
    facts: dict[str, Fact] = {**_difference(gap), "card": read_card(better)}
    return parts.yes_no(
        Message("guess-apart", {"samples": samples.SAMPLES}),
        Scene("score", rows=tuple(rows)),
        is_known,
        "BOT-PLAY-01",
        Message("why-guess-apart" if is_known else "why-guess-alike", facts),
    )


@guess_kind("botifarra", "double")
def double(*, of: int) -> Question:
    """Does a contro bring more than it costs, with that hand? Rule: BOT-DBL-01.

    Args:
        of: which position of the bank of doublings, from 0.
    """
    result = samples.bank("doublings")[of]
    mean, _ = result.brought["pass"]
    pays = mean > 0
    named = Row("contract", Message("guess-row-contract"), Message(f"term-call-{result.contract}"))
    why = Message("why-guess-double" if pays else "why-guess-not-double", _difference(mean))
    scene = samples.hand_scene(result, named)
    return parts.yes_no(Message("guess-double"), scene, pays, "BOT-DBL-01", why)


@guess_kind("botifarra", "contract")
def contract(*, of: int) -> Question:
    """Which contract brought most in imagined deals? Rule: BOT-TRUMP-01.

    Args:
        of: which position of the bank of contracts, from 0.
    """
    result = samples.bank("contracts")[of]
    best, second = sorted(result.brought, key=result.behind)[:2]
    items = tuple(
        Item(item, words=Message(f"term-call-{item}")) for item in (*CONTRACTS, "delegate")
    )
    facts = {
        **_difference(result.behind(second)),
        "call": f"call-{best}",
        "second": f"call-{second}",
    }
    return parts.plain_question(
        Message("prompt-contract"),
        AnswerSchema("choice", items),
        best,
        "BOT-TRUMP-01",
        samples.hand_scene(result),
        Message("why-guess-contract", facts),
    )
