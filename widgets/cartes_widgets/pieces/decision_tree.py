"""Which cards may I play? The rule's questions, answered for one hand."""

from __future__ import annotations

from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.botifarra import Rules, Trick, decision, judge_card, trick_winner
from cartes_lib.cards import Hand, Suit
from cartes_lib.wording import card_name, explain, rule_text, say, source_text
from cartes_widgets.core.base import Widget
from cartes_widgets.core.trick_table import table_scene

__all__ = ["DecisionTree", "card_fates"]


class DecisionTree(Widget):
    """The questions of the rule with their answers, the table, and each card's fate.

    Attributes:
        scene: the table, as `table_scene` makes it.
        questions: question and answer each, down to the case that applies.
        cards: notation, spoken name, whether it is legal, and why not.
        rule, rule_text, source: the case.
    """

    module = "decision_tree"

    scene = Dict().tag(sync=True)
    questions = List(Dict()).tag(sync=True)
    cards = List(Dict()).tag(sync=True)
    rule = Unicode().tag(sync=True)
    rule_text = Unicode().tag(sync=True)
    source = Unicode().tag(sync=True)

    def __init__(
        self,
        hand: Hand,
        plays: Trick,
        trump: Suit | None,
        rules: Rules,
        **traits: Any,
    ) -> None:
        found = decision(hand, plays, trump, rules)
        winning = trick_winner(plays, trump, rules) if plays else None
        seated = [(play.seat, play.card) for play in plays]
        super().__init__(
            scene=table_scene(seated, trump=trump, turn=0, winning=winning),
            questions=_questions(found, plays, hand, trump),
            cards=card_fates(hand, plays, trump, rules),
            rule=found.rule,
            rule_text=rule_text(found.rule),
            source=source_text(found.rule),
            **traits,
        )


def card_fates(hand: Hand, plays: Trick, trump: Suit | None, rules: Rules) -> list[dict[str, Any]]:
    """What the rules say of each card of `hand`, as a page shows it: `why` is empty if legal."""
    judged = [(one, judge_card(hand, plays, trump, one, rules)) for one in hand]
    return [
        {
            "card": str(one),
            "spoken": card_name(one, "bare"),
            "legal": verdict.legal,
            "why": "" if verdict.legal else explain(verdict),
        }
        for one, verdict in judged
    ]


def _questions(found: Any, plays: Trick, hand: Hand, trump: Suit | None) -> list[dict[str, str]]:
    def asked(name: str, answer: str, **facts: Any) -> dict[str, str]:
        return {
            "question": say(f"tree-{name}"),
            "answer": say(f"tree-{name}.{answer}", **facts),
        }

    if not plays:
        return [asked("lead", "answer")]
    best = found.best.card
    questions = [asked("master", "partner" if found.partner_wins else "opponent", card=best)]
    led = plays[0].card.suit
    if found.following:
        questions.append(asked("suit", "held", suit=led, cards=found.following))
    else:
        questions.append(asked("suit", "void", suit=led))
    if found.partner_wins:
        return questions
    if found.beating:
        name = "beat" if found.following else "ruff"
        return [*questions, asked(name, "can", cards=found.beating)]
    name = "beat" if found.following or trump is None else "ruff"
    return [*questions, asked(name, "cannot")]
