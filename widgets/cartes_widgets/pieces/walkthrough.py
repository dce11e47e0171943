"""A trick, card by card, that the reader advances and steps back; his clicks are judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from traitlets import Bool, Dict, Int, List

from cartes_lib.botifarra import Rules, Trick, card_points, judge_card, pile_points, trick_winner
from cartes_lib.cards import Card, Hand, NotationError, Suit, card
from cartes_lib.engine import Verdict, illegal
from cartes_lib.seats import seat_names
from cartes_lib.wording import capitalised, say
from cartes_widgets.core.base import Widget
from cartes_widgets.core.explain import explained_verdict
from cartes_widgets.core.trick_table import table_scene

__all__ = ["TrickWalkthrough", "Walkthrough"]

_SEATS = seat_names(4)


class Walkthrough(Widget):
    """Positions to step through, each with its caption.

    Attributes:
        steps: a scene and a caption each, in order.
        step: the one that is shown; the page moves it.
        plays_here: whether the reader has a hand from which to try cards.
        verdict: what the rules say of the card that was tried last; empty before.
    """

    module = "walkthrough"
    from_page: ClassVar[frozenset[str]] = frozenset({"step"})

    steps = List(Dict()).tag(sync=True)
    step = Int(0).tag(sync=True)
    plays_here = Bool(False).tag(sync=True)
    verdict = Dict().tag(sync=True)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Takes over the step, if it is one of these."""
        step = sync_data.get("step")
        if type(step) is int and 0 <= step < len(self.steps):
            super().set_state({"step": step})


class TrickWalkthrough(Walkthrough):
    """A botifarra trick in which the reader sits at seat 0 and plays last, or only watches.

    Its steps go from the empty table to the complete trick.
    """

    def __init__(
        self,
        plays: Trick,
        trump: Suit | None,
        rules: Rules,
        hand: Hand = (),
        **traits: Any,
    ) -> None:
        self._plays, self._trump, self._rules, self._hand = plays, trump, rules, hand
        steps = [self._step(count) for count in range(len(plays) + 1)]
        super().__init__(steps=steps, plays_here=bool(hand), **traits)

    def _step(self, count: int) -> dict[str, Any]:
        made = self._plays[:count]
        complete = count == len(self._plays)
        held = tuple(one for one in self._hand if one not in {play.card for play in made})
        scene = table_scene(
            [(play.seat, play.card) for play in made],
            trump=self._trump,
            turn=None if complete else self._plays[count].seat,
            winning=trick_winner(made, self._trump, self._rules) if made else None,
            hand=held,
        )
        return {"scene": scene, "caption": self._caption(made, complete)}

    def _caption(self, made: Trick, complete: bool) -> str:
        if not made:
            leader = f"seat-{_SEATS[self._plays[0].seat]}"
            return capitalised(say("walk-leads", seat=leader))
        last = made[-1]
        said = say("walk-plays", seat=f"seat-{_SEATS[last.seat]}", card=last.card)
        return capitalised(f"{said} {capitalised(self._standing(made, complete))}")

    def _standing(self, made: Trick, complete: bool) -> str:
        """Who is ahead in what is `made` of the trick, or who has won it, and how much."""
        winner = trick_winner(made, self._trump, self._rules)
        seat = f"seat-{_SEATS[winner]}"
        if not complete:
            takes = winner == made[-1].seat and len(made) > 1
            return say("walk-ahead", takes=takes, winner=seat)
        held = [play.card for play in made]
        worth = sum(map(card_points, held))
        return say("walk-won", seat=seat, cards=worth, points=pile_points(held, 1))

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Judges the card that the reader tries; what is no card of his changes nothing."""
        if message.get("do") != "try" or not isinstance(message.get("card"), str):
            return
        try:
            tried = card(str(message["card"])[:4])
        except NotationError:
            return
        if tried in self._hand:
            # A fresh dictionary each time, so that the same card can be judged again.
            self.verdict = {
                **explained_verdict(self._judged(tried)),
                "card": str(tried),
            }

    def _judged(self, tried: Card) -> Verdict:
        before = self._plays[: self.step]
        if len(before) == len(self._plays) or self._plays[len(before)].seat != 0:
            turn = None if len(before) == len(self._plays) else self._plays[len(before)].seat
            seat = "nobody" if turn is None else f"seat-{_SEATS[turn]}"
            return illegal("BOT-PLAY-02", "botifarra-wrong-turn", seat=seat)
        return judge_card(self._hand, before, self._trump, tried, self._rules)
