"""The decision tree of legal cards in Botifarra: the rule's questions about one hand."""

from __future__ import annotations

from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.asking import Question, Reply
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Scene
from cartes_lib.asking.parts import YES_NO
from cartes_lib.asking.render import message_text, public_reply
from cartes_lib.botifarra import Rules, judge_card
from cartes_lib.botifarra.legal import Decision, decision
from cartes_lib.cards import Hand, Suit
from cartes_lib.engine import Fact
from cartes_lib.messages import card_name, explain, rule_text, source_text
from cartes_lib.tricks import Trick
from cartes_widgets.core.asking import QuestionWidget, ask_texts, shown_question
from cartes_widgets.core.trick_scene import table_scene


class DecisionTree(QuestionWidget):
    """A widget that asks the rule's questions in order, and then shows the verdict on each card.

    Attributes:
        scene: the table, from `table_scene`. After the question about the winning seat, it marks
            this seat.
        answered: for each answered question: the question, the answer, and whether the learner was
            right, which is None after a pass.
        cards: for each card, its notation, spoken name, whether it is legal, and why not; empty
            before the end.
        rule_text, source: the rule that applies, and its source; "" before the end.
    """

    module = "decision_tree"
    fills_step = "always"
    in_saved_output = ("question", "answered", "cards", "rule_text", "source")

    scene = Dict().tag(sync=True)
    answered = List(Dict()).tag(sync=True)
    cards = List(Dict()).tag(sync=True)
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
        self._hand, self._plays, self._trump, self._rules = hand, plays, trump, rules
        self._decision = decision(hand, plays, trump, rules)
        self._questions = _questions(self._decision, plays, trump)
        # A page may draw the widget as soon as it receives it: all traits must be set.
        self._go_on()
        super().__init__(texts=ask_texts(), **traits)

    def _go_on(self) -> None:
        """Asks the next question, or at the end shows the verdict on each card."""
        at = len(self.answered)
        best = self._decision.best if at else None
        self.scene = {
            **table_scene(
                [(play.seat, play.card) for play in self._plays],
                trump=self._trump,
                turn=0,
                winning=best.seat if best else None,
                hand=self._hand,
            )
        }
        if at < len(self._questions):
            self.ask(self._questions[at])
            return
        self.cards = card_fates(self._hand, self._plays, self._trump, self._rules)
        self.rule_text = rule_text(self._decision.rule)
        self.source = source_text(self._decision.rule)
        self.ask(None)

    def shown(self, question: Question) -> dict[str, Any]:
        """`question` as the trait that the page receives, with the scene of the hand and trick."""
        return {**shown_question(question), "scene": dict(self.scene)}

    def on_reply(self, given: Reply) -> None:
        """Adds the answered question, and asks the next one."""
        shown = public_reply(given)
        prompt = message_text(given.question.prompt)
        self.answered = [
            *self.answered,
            {"question": prompt, "answer": shown["text"], "ok": given.ok},
        ]
        self._go_on()


def card_fates(hand: Hand, plays: Trick, trump: Suit | None, rules: Rules) -> list[dict[str, Any]]:
    """The verdict on each card of `hand`, for a page.

    Each has `card` (the notation), `card_name`, `legal`, and the reason `why`, which is "" if the
    card is legal.
    """
    judged = [(card, judge_card(hand, plays, trump, card, rules)) for card in hand]
    return [
        {
            "card": str(card),
            "card_name": card_name(card, "bare"),
            "legal": verdict.legal,
            "why": "" if verdict.legal else explain(verdict),
        }
        for card, verdict in judged
    ]


def _questions(result: Decision, plays: Trick, trump: Suit | None) -> tuple[Question, ...]:
    """The questions of the rule about legal cards, up to this hand's case; empty for a lead."""
    if not plays or result.best is None:
        return ()

    def tree_question(name: str, answer: str, schema: AnswerSchema, **facts: Fact) -> Question:
        labels = {"yes": "can", "no": "cannot"}
        if name == "suit":
            labels = {"yes": "held", "no": "void"}
        why = Message(f"tree-{name}.{labels.get(answer, answer)}", facts)
        key = AnswerKey(answer, result.rule, why, Message(f"rule-{result.rule}"))
        return Question(Message(f"tree-{name}"), Scene(), schema, key)

    sides = AnswerSchema(
        "choice",
        tuple(Item(side, message=Message(f"tree-side-{side}")) for side in ("partner", "opponent")),
    )
    winner = "partner" if result.partner_wins else "opponent"
    questions = [tree_question("master", winner, sides, card=result.best.card)]
    led = plays[0].card.suit
    holds = "yes" if result.following else "no"
    questions.append(tree_question("suit", holds, YES_NO, suit=led, cards=result.following))
    if not result.partner_wins:
        name = "beat" if result.following or trump is None else "ruff"
        beats = "yes" if result.beating else "no"
        questions.append(tree_question(name, beats, YES_NO, cards=result.beating))
    return tuple(questions)
