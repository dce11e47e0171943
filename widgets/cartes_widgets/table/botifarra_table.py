"""A match of Botifarra at a table of four: what is seen, said and played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from cartes_lib.botifarra import (
    HALF,
    OBLIGADA,
    Call,
    Match,
    PlayCard,
    Rules,
    State,
    Trick,
    multiplier,
    parse_action,
    strength,
    trick_winner,
)
from cartes_lib.bots import botifarra as bot
from cartes_lib.cards import Card
from cartes_lib.engine import Verdict
from cartes_lib.wording import capitalised, card_name, say, seat_terms
from cartes_widgets.core.trick_table import table_scene
from cartes_widgets.table.table import READER

__all__ = ["BotifarraGame"]

_SEATS = 4
_SIDES = ("us", "them")


class BotifarraGame:
    """A match in pairs; the reader has seat 0."""

    many = False

    def __init__(self, rules: Rules = OBLIGADA, seed: int = 0) -> None:
        self._match = Match(rules, seed)
        self._rng = random.Random(seed)
        self._shown: Trick = ()
        """The trick that was completed last, left on the table until somebody acts."""

    @property
    def _state(self) -> State:
        return self._match.state

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat that is to speak or play; none when the match is over."""
        return self._state.to_act

    def begins(self) -> str:
        """Who deals, and who speaks first."""
        return self._dealt()

    def _dealt(self) -> str:
        seat = self._seat(self._state.dealer)
        return capitalised(say("play-botifarra-deals", seat=seat))

    def scene(self) -> dict[str, Any]:
        """The trick on the table, the reader's hand, scores and piles."""
        view = self._state.view(READER)
        trick = view.trick or self._shown
        winning = trick_winner(trick, self._state.trump, view.rules) if trick else None
        scene = table_scene(
            [(play.seat, play.card) for play in trick],
            trump="" if view.contract is None else self._state.trump,
            turn=view.to_act[0] if view.to_act else None,
            winning=winning,
            hand=sorted(view.hand or (), key=self._place),
        )
        return {**scene, "rows": self._rows(), "groups": self._piles(scene["spoken"])}

    def _place(self, card: Card) -> tuple[int, int]:
        """Where a card stands in a tidy hand: suit by suit, the highest first."""
        return int(card.suit or 0), -strength(card, self._state.rules)

    def _rows(self) -> list[dict[str, Any]]:
        view = self._state.view(READER)
        rows: list[dict[str, Any]] = [
            {
                "id": f"score-{side}",
                "label": say(f"play-score-{side}"),
                "value": say("play-score", points=score, tricks=won),
            }
            for side, score, won in zip(_SIDES, view.scores, view.won, strict=True)
        ]
        if view.contract is not None:
            times = multiplier(view.contract, view.doubling, view.rules)
            told = say("play-contract", call=f"call-{view.contract}", times=times)
            label = say("play-contract-label")
            rows.append({"id": "contract", "label": label, "value": told})
        return rows

    def _piles(self, spoken: dict[str, str]) -> list[dict[str, Any]]:
        """The last trick of each pile, which anybody may look at (BOT-PLAY-05)."""
        found = []
        for side, trick in zip(_SIDES, self._state.view(READER).last_tricks, strict=True):
            if trick is None or trick == self._shown:
                continue
            cards = [play.card for play in trick]
            spoken |= {str(card): card_name(card, "bare") for card in cards}
            label = say(f"play-last-trick-{side}")
            found.append(
                {"id": f"pile-{side}", "label": label, "cards": list(map(str, cards)), "hidden": 0}
            )
        return found

    def choices(self, picked: Sequence[str]) -> list[dict[str, Any]]:
        """The calls that the reader may make; none while cards are played."""
        calls = [one for one in self._state.actions(READER) if isinstance(one, Call)]
        return [
            {"id": str(one), "text": say(f"term-call-{one.call}"), "open": True} for one in calls
        ]

    def judge(self, text: str) -> Verdict:
        """Whether the reader may do what `text` says.

        Raises:
            ValueError: it is no call and no card.
        """
        return self._state.judge(parse_action(text), READER)

    def bot(self, seat: int) -> str:
        """What the player of the house at `seat` does."""
        state = self._state
        return str(bot.choose(state.view(seat), state.actions(seat), self._rng))

    def play(self, text: str, seat: int) -> str:
        """Does what `text` says, and tells it."""
        before, action = self._state, parse_action(text)
        after = self._match.play(action, seat)
        if isinstance(action, PlayCard):
            return self._played(before, after, seat, action.card)
        self._shown = ()
        told = say("log-call", seat=self._seat(seat), call=f"call-{action}")
        return capitalised(told)

    def _played(self, before: State, after: State, seat: int, card: Card) -> str:
        told = say("play-card", seat=self._seat(seat), card=card)
        self._shown = ()
        if not after.trick:
            self._shown = after.tricks[-1]
            winner = trick_winner(self._shown, before.trump, before.rules)
            told = f"{told} {say('play-trick', seat=self._seat(winner))}"
        if after.deal_is_over:
            told = f"{told} {self._counted(before, after)}"
        return capitalised(told)

    def _counted(self, before: State, after: State) -> str:
        """What the deal brought, and how the match goes on."""
        ours = after.points[0]
        won = "us" if ours > HALF else "them" if ours < HALF else "nobody"
        talk = after.talk
        told = say(
            "play-botifarra-counted",
            winner=won,
            points=max(ours, 2 * HALF - ours),
            times=multiplier(talk.contract or "", talk.doubling, after.rules),
            noted=max(a - b for a, b in zip(after.scores, before.scores, strict=True)),
        )
        if not after.is_over:
            return f"{told} {self._dealt()}"
        winner = after.winner
        name = "nobody" if winner is None else _SIDES[winner]
        return f"{told} {say('play-match-won', side=name)}"

    def _seat(self, seat: int) -> str:
        return seat_terms(_SEATS)[seat].removeprefix("term-")
