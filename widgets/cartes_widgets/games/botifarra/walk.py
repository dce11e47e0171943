"""The walk through a trick of Botifarra, card by card."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from cartes_lib import botifarra
from cartes_lib.asking import ask
from cartes_lib.botifarra import PRESETS, Rules, judge_card, trick_winner
from cartes_lib.botifarra.score import card_points, pile_points
from cartes_lib.cards import Card, Hand, NotationError, Suit, card, cards, notation
from cartes_lib.engine import Verdict, illegal
from cartes_lib.messages import capitalised, format_message
from cartes_lib.seats import seat_names
from cartes_lib.tricks import Play, Trick
from cartes_widgets.core.explain import explained_verdict
from cartes_widgets.core.trick_scene import table_scene
from cartes_widgets.lesson_widgets.walkthrough import Gate, Step, Walkthrough

_SEATS = seat_names(4)


class TrickWalkthrough(Walkthrough):
    """A walk through a trick of Botifarra, in which the learner has seat 0 or only watches.

    Its steps go from the empty table to the complete trick. If the learner has a hand, the learner
    plays a legal card, and the walk continues with this card. In a walk about a `variant`, it asks
    before whether a certain card is legal. When the winning card changes for the last time, it asks
    which card is winning.
    """

    def __init__(
        self,
        plays: Trick,
        trump: Suit | None,
        rules: Rules,
        variant: str,
        hand: Hand = (),
        **traits: Any,
    ) -> None:
        self._plays, self._trump, self._rules, self._hand = plays, trump, rules, hand
        self._variant = variant
        self._played_steps: tuple[Step, ...] = ()
        walk = [self._step_after(count) for count in range(len(plays) + 1)]
        super().__init__(walk, plays_here=bool(hand), **traits)

    def _turns(self) -> int:
        """The number of played cards after which the walk asks which card is winning.

        This is when the winning card changes for the last time. It is after all cards if the first
        card wins, if the walk asks the learner another question at this change, or if the learner
        has seen this step.
        """
        leads = [
            trick_winner(self._plays[:count], self._trump, self._rules)
            for count in range(1, len(self._plays) + 1)
        ]
        changes = [at for at, (before, now) in enumerate(pairwise(leads), 2) if before != now]
        last = max(changes, default=len(leads))
        shown = last < len(self._played_steps) and self._played_steps[last].gate is None
        return len(leads) if shown or self._asks_learner(last) else last

    def _asks_learner(self, count: int) -> bool:
        """Whether to ask at the learner's turn after `count` cards, in a walk about a variant."""
        is_turn = 0 < count < len(self._plays) and not self._plays[count].seat
        return is_turn and bool(self._hand and self._variant)

    def _step_after(self, count: int) -> Step:
        plays = self._plays[:count]
        complete = count == len(self._plays)
        step = Step(self._scene(count), self._caption(plays, complete))
        if plays and count == self._turns():
            order: dict[str, Any] = {
                "leader": plays[0].seat,
                "three_second": self._rules.card_order == "three-second",
            }
            question = ask("botifarra", "winner", **self._trick_facts(plays), **order)
            open_scene = {**step.scene, "winning": None}
            return Step(
                step.scene, step.caption, Gate(question, open_scene, self._played(plays[-1]))
            )
        if not self._asks_learner(count):
            return step
        tempting = self._tempting(plays)
        position = {"hand": notation(self._hand), "variant": self._variant}
        question = ask(
            "botifarra", "legal", card=str(tempting), **position, **self._trick_facts(plays)
        )
        marked = {**step.scene, "marked": str(tempting)}
        return Step(step.scene, step.caption, Gate(question, marked, step.caption))

    def _trick_facts(self, plays: Trick) -> dict[str, Any]:
        trump = "none" if self._trump is None else self._trump.name.lower()
        return {"trick": notation(play.card for play in plays), "trump": trump}

    def _tempting(self, plays: Trick) -> Card:
        """The card of the hand that the walk asks about: an illegal card, if there is one."""
        judged = [
            (item, judge_card(self._hand, plays, self._trump, item, self._rules))
            for item in self._hand
        ]
        forbidden = [item for item, verdict in judged if not verdict.legal]
        return max(forbidden or self._hand, key=card_points)

    def _scene(self, count: int) -> dict[str, Any]:
        plays, complete = self._plays[:count], count == len(self._plays)
        played = {play.card for play in plays}
        hand = tuple(item for item in self._hand if item not in played)
        return dict(
            table_scene(
                [(play.seat, play.card) for play in plays],
                trump=self._trump,
                turn=None if complete else self._plays[count].seat,
                winning=trick_winner(plays, self._trump, self._rules) if plays else None,
                hand=hand,
            )
        )

    def _caption(self, plays: Trick, complete: bool) -> str:
        if not plays:
            leader = f"seat-{_SEATS[self._plays[0].seat]}"
            return capitalised(format_message("walk-leads", seat=leader))
        played = self._played(plays[-1])
        if len(plays) == 1:
            return played
        return f"{played} {capitalised(self._standing(plays, complete))}"

    @staticmethod
    def _played(last: Any) -> str:
        message = format_message("walk-plays", seat=f"seat-{_SEATS[last.seat]}", card=last.card)
        return capitalised(message)

    def _standing(self, plays: Trick, complete: bool) -> str:
        """The message about who is winning after `plays`.

        If the trick is `complete`, it is about who has won the trick, and its points.
        """
        winner = trick_winner(plays, self._trump, self._rules)
        seat = f"seat-{_SEATS[winner]}"
        if not complete:
            return format_message("walk-ahead", takes=winner == plays[-1].seat, winner=seat)
        played_cards = [play.card for play in plays]
        worth = sum(map(card_points, played_cards))
        return format_message(
            "walk-won", seat=seat, cards=worth, points=pile_points(played_cards, 1)
        )

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Plays the card that the learner touches, or explains why it is illegal.

        It handles other messages like its base class. While a question is open it judges no card,
        since the verdict would reveal the answer.
        """
        if message.get("do") != "try":
            super().on_page_message(message)
            return
        if self._is_asking() or not isinstance(message.get("card"), str):
            return
        try:
            tried = card(str(message["card"])[:4])
        except NotationError:
            return
        if tried not in self._hand:
            return
        verdict = self._judged(tried)
        # The new step and the verdict must reach the page in one message.
        with self.hold_sync():
            # A new dictionary each time, so that a second verdict on the same card is sent.
            self.verdict = {**explained_verdict(verdict), "card": str(tried)}
            if verdict.legal:
                self._play(tried)

    def _play(self, touched: Card) -> None:
        """Replaces the learner's card of the trick by a legal card; other players' cards stay
        the same.
        """
        at = self.step
        if self._plays[at].card == touched:
            self.go_on()
            return
        self._plays = (*self._plays[:at], Play(0, touched), *self._plays[at + 1 :])
        self._played_steps = self.walk[: at + 1]
        rest = [self._step_after(count) for count in range(at + 1, len(self._plays) + 1)]
        self.go_on((*self._played_steps, *rest))

    def _is_asking(self) -> bool:
        return self.step == self.gate and not self.reply

    def _judged(self, tried: Card) -> Verdict:
        before = self._plays[: self.step]
        if len(before) == len(self._plays) or self._plays[len(before)].seat != 0:
            turn = None if len(before) == len(self._plays) else self._plays[len(before)].seat
            seat = "nobody" if turn is None else f"seat-{_SEATS[turn]}"
            return illegal("BOT-PLAY-02", "botifarra-wrong-turn", seat=seat)
        return judge_card(self._hand, before, self._trump, tried, self._rules)


def walk(
    *, trick: str, trump: str = "none", leader: int = 1, hand: str = "", variant: str = ""
) -> Walkthrough:
    """A widget that shows a trick card by card.

    Args:
        trick: the cards in the order played.
        trump: a suit's name or "none".
        leader: the seat that leads; with 1, the player on the learner's right, the learner plays
            last.
        hand: the learner's cards, including the card that the learner plays in the trick. The
            learner can try each card.
        variant: the rules, as the name of a variant; "" for the usual rules, without a question
            whether a card is legal.

    Raises:
        NotationError: a text is not card notation.
        KeyError: there is no such suit or variant.
        ValueError: the trick is impossible.
    """
    plays = botifarra.trick(trick, leader=leader)
    suit = None if trump == "none" else Suit[trump.upper()]
    return TrickWalkthrough(plays, suit, PRESETS[variant or "lliure"], variant, cards(hand))
