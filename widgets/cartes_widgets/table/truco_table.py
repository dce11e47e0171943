"""A match of Truco at a table: cards left in front, calls as speech, malas and buenas."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from cartes_lib.bots import truco as bot
from cartes_lib.cards import Hand
from cartes_lib.engine import Verdict
from cartes_lib.truco import (
    SIN_FLOR,
    Action,
    AskFlor,
    Call,
    Discard,
    Match,
    PlayCard,
    Rules,
    State,
    View,
    bet_table,
    parse_action,
    score_zone,
    stake_points,
    start_deal,
    trick_leader,
)
from cartes_lib.wording import capitalised, say, seat_terms
from cartes_widgets.core.trick_table import table_scene
from cartes_widgets.table.table import READER

__all__ = ["TrucoGame", "one_hand"]

_SIDES = ("us", "them")
_SPOKEN = (
    "flor",
    "contraflor",
    "contraflor-al-resto",
    "con-flor-quiero",
    "con-flor-me-achico",
    "envido",
    "real-envido",
    "falta-envido",
    "truco",
    "retruco",
    "vale-cuatro",
    "quiero",
    "no-quiero",
    "mazo",
)
"""Calls that always have a button; the others only when they are open."""

_FLOR = frozenset(_SPOKEN[:5])


class _Played(Protocol):
    """What a table plays: a whole match, or one hand of it."""

    state: State

    def play(self, action: Action, seat: int | None = None) -> State: ...


class _OneHand:
    """One hand whose cards are known from the start; nothing is dealt after it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def play(self, action: Action, seat: int | None = None) -> State:
        self.state = self.state.play(action, seat)
        return self.state


def one_hand(
    hands: Sequence[Hand], rules: Rules = SIN_FLOR, scores: Sequence[int] = ()
) -> TrucoGame:
    """A table at which these `hands` are dealt, the reader's first; the reader deals.

    Raises:
        ValueError: no such hands or scores.
    """
    return TrucoGame(_OneHand(start_deal(rules, READER, tuple(hands), scores)))


class TrucoGame:
    """A match of Truco; the reader has seat 0."""

    many = False

    def __init__(self, played: _Played, seed: int = 0) -> None:
        self._played = played
        self._rng = random.Random(seed)
        terms = seat_terms(played.state.rules.players)
        self._seats = [term.removeprefix("term-") for term in terms]

    @classmethod
    def of_match(cls, rules: Rules = SIN_FLOR, seed: int = 0) -> TrucoGame:
        """A whole match; the same seed brings the same cards."""
        return cls(Match(rules, seed), seed)

    @property
    def _state(self) -> State:
        return self._played.state

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act: one to play, all of a side to answer, or who sings first."""
        return self._singers or self._state.to_act

    @property
    def _singers(self) -> tuple[int, ...]:
        """The house's players that have a flor to sing before a call is answered.

        Rules: TRU-FLOR-02, TRU-TURN-06.
        """
        bout = self._state.bout
        if bout is None or bout.phase not in ("envido", "truco"):
            return ()
        others = (seat for seat in bout.present if seat != READER)
        return tuple(seat for seat in others if Call("flor") in self._state.actions(seat))

    def begins(self) -> str:
        """Who deals, and who is mano."""
        return self._dealt()

    def _dealt(self) -> str:
        bout = self._state.bout
        mano = self._seats[bout.mano] if bout else "nobody"
        dealer = self._seats[self._state.dealer]
        return capitalised(say("played-truco-deals", seat=dealer, mano=mano))

    def scene(self) -> dict[str, Any]:
        """The cards in front of everybody, what was said, the scores and what is at stake."""
        view = self._state.view(READER)
        tricks = (*view.tricks, view.table) if view.table else view.tricks
        current, earlier = (tricks[-1], tricks[:-1]) if tricks else ((), ())
        scene = table_scene(
            [(play.seat, play.card) for play in current],
            turn=view.to_act[0] if view.to_act else None,
            hand=view.hand or (),
            seats=len(view.sides),
            also=[play.card for trick in earlier for play in trick],
        )
        fronts: list[list[str]] = [[] for _ in view.sides]
        for play in (play for trick in earlier for play in trick):
            fronts[play.seat].append(str(play.card))
        mates = [seat for seat, side in enumerate(view.sides) if side == view.sides[READER]]
        return {
            **scene,
            "fronts": fronts,
            "mates": mates if len(view.sides) > 4 else [],
            "said": self._said(view),
            "rows": [*self._scores(view), *self._stakes(view)],
        }

    def _said(self, view: View) -> list[dict[str, str]]:
        """The calls of this hand, as they were made."""
        found = []
        for seat, text in view.said:
            action = parse_action(text) if text != "discard" else None
            if isinstance(action, PlayCard) or action is None:
                continue
            found.append({"seat": self._name(seat), "text": self._call(text)})
        return found

    def _call(self, text: str) -> str:
        verb, _, rest = text.partition(" ")
        return say(f"said-{verb}", value=rest)

    def _scores(self, view: View) -> list[dict[str, Any]]:
        """Each score, as so many malas or buenas, and the chicos won."""
        labels = [say(f"play-score-{side}") for side in _SIDES]
        if len(view.scores) != len(labels):
            labels = [self._name(seat) for seat in range(len(view.scores))]
        return [
            {
                "id": f"score-{label}",
                "label": label,
                "value": say(
                    "played-marked",
                    zone=score_zone(score, view.rules),
                    score=score,
                    buenas=score - view.rules.half,
                    chicos=chicos,
                ),
            }
            for label, score, chicos in zip(labels, view.scores, view.chicos, strict=True)
        ]

    def _name(self, seat: int) -> str:
        return capitalised(say(f"table-{self._seats[seat]}"))

    def _stakes(self, view: View) -> list[dict[str, Any]]:
        """What the bets are worth as they stand: accepted, and refused where one waits."""
        bout, rows = self._state.bout, []
        if bout is None:
            return []
        for bet, state in (("envido", view.envido), ("truco", view.truco)):
            node = bet_table(bet, view.rules).get(state)
            if node is None or node.accepted is None or (bet == "envido" and not node.is_pending):
                continue
            value = say(
                "played-stake",
                accepted=stake_points(node.accepted, bout.scores, view.rules, pica=bout.pica),
                refused=node.refused.points if node.refused else 0,
                pending=node.is_pending,
            )
            label = capitalised(say(f"said-{bet}"))
            rows.append({"id": bet, "label": label, "value": value})
        return rows

    def choices(self, picked: Sequence[str]) -> list[dict[str, Any]]:
        """The calls of the game, open or not, and what else the reader may do now."""
        state = self._state
        may = [str(one) for one in state.actions(READER) if not isinstance(one, PlayCard)]
        if self._singers:
            # Nobody shuts out a flor that he sees coming; he may still sing his own first.
            may = [one for one in may if one == "flor"]
        if not may:
            return []
        always = [one for one in _SPOKEN if state.rules.flor or one not in _FLOR]
        others = [one for one in may if one not in always]
        return [
            {"id": one, "text": capitalised(self._offer(one)), "open": one in may}
            for one in [*others, *(always if state.bout and state.bout.phase != "claims" else [])]
        ]

    def _offer(self, text: str) -> str:
        action = parse_action(text)
        if isinstance(action, AskFlor):
            return say("offer-pido-flor", seat=self._seats[action.seat])
        if isinstance(action, Discard):
            return say("offer-discard", card=action.card)
        return self._call(text)

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
        before, action, name = self._state, parse_action(text), self._seats[seat]
        after = self._pass_over_claims(self._played.play(action, seat))
        if isinstance(action, PlayCard):
            told = say("play-card", seat=name, card=action.card)
            told = f"{told}{self._trick(before, after)}"
        elif text.startswith("discard"):
            told = say("played-discards", seat=name)
        else:
            told = say("played-says", seat=name, said=self._call(text))
        told = f"{told}{self._declared(before, after)}{self._won(before, after)}"
        if after.deal_is_over:
            told = f"{told} {self._counted(after)}"
        return capitalised(told.strip())

    def _pass_over_claims(self, after: State) -> State:
        """The house never asks for a flor: that its players keep silent is not worth a click."""
        while after.bout and after.bout.phase == "claims" and after.to_act[0] != READER:
            after = self._played.play(Call("paso"), after.to_act[0])
        return after

    def _trick(self, before: State, after: State) -> str:
        """Who wins the trick that a card has completed; "" if it has not."""
        bout = after.bouts[len(before.bouts) - 1]
        if before.bout is None or len(bout.tricks) == len(before.bout.tricks):
            return ""
        if bout.results[-1] is None:
            return f" {say('truco-parda')}"
        winner = trick_leader(bout.tricks[-1], bout.sides)
        return f" {say('truco-trick', seat=self._seats[winner])}"

    def _declared(self, before: State, after: State) -> str:
        """The values that were declared just now, and who gave in; "" if none were."""
        bout = after.bouts[len(before.bouts) - 1] if before.bouts else None
        if bout is None or before.bout is None:
            return ""
        return "".join(
            f" {say('played-declares', seat=self._seats[seat], value=value)}"
            for showdown in bout.showdowns[len(before.bout.showdowns) :]
            for seat, value in showdown.declared
        )

    def _won(self, before: State, after: State) -> str:
        """The points that have just been won; a flor that was asked for may turn them around."""
        had, now = (
            [one for bout in state.bouts for one in bout.awards] for state in (before, after)
        )
        claimed = [one for one in after.awards if one.bet == "claim"] if after.deal_is_over else []
        ours = after.view(READER).sides[READER]
        told = ""
        for one in (*now[len(had) :], *claimed):
            side = _SIDES[one.side != ours]
            told += " " + say("played-award", bet=one.bet, side=side, points=one.points)
        return told

    def _counted(self, after: State) -> str:
        """How the match goes on after a hand."""
        if after.is_over:
            # Where the gallo changes, everybody has a score of his own: 0 is the reader's too.
            side = _SIDES[after.winner != READER]
            return say("play-match-won", side=side)
        return self._dealt() if self._state is not after else ""
