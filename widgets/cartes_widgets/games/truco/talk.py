"""The calls of a two-player hand of Truco, and their points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cartes_lib.cards import Hand
from cartes_lib.messages import capitalised, explain, format_message, seat_terms, source_text
from cartes_lib.seats import side_of
from cartes_lib.truco import SIN_FLOR, Rules, State, start_deal
from cartes_lib.truco.actions import Call
from cartes_lib.truco.bets import TRUCO_CALLS, bet_states
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.stakes import stake_points
from cartes_widgets.core.goals import Predicate
from cartes_widgets.core.sides import side_fact

_BETS = ("envido", "truco")
_ENVIDOS = ("envido", "real-envido", "falta-envido")
_ANSWERS = ("quiero", "no-quiero")


class TrucoTalk:
    """The calls of one hand for two players. Nobody plays a card, and the learner deals.

    Rules: TRU-ENV-04 to -09, TRU-TRU-12 to -15, TRU-TURN-06, TRU-TURN-07.
    """

    calls: tuple[str, ...] = (*_ENVIDOS, *TRUCO_CALLS, *_ANSWERS)

    def __init__(
        self,
        hands: Sequence[Hand],
        rules: Rules = SIN_FLOR,
        scores: Sequence[int] = (),
        envido: bool = True,
    ) -> None:
        """Begins a hand with the given cards, the learner's first.

        Args:
            envido: whether to include the calls of the envido; if not, only the calls of the truco
                are possible.

        Raises:
            ValueError: `hands` or `scores` are impossible.
        """
        if not envido:
            self.calls = (*TRUCO_CALLS, *_ANSWERS)
        self._start = start_deal(rules, 0, tuple(hands), scores)
        self.goals: Mapping[str, Predicate] = {
            "stake": lambda calls, number: self._worth(calls) == number,
            "taken": lambda calls, number: self._taken(calls) == number,
            "calls": lambda calls, number: len(calls) >= number,
        }
        self._seats = [term.removeprefix("term-") for term in seat_terms(len(hands))]

    def _after(self, calls: Sequence[str]) -> State:
        state = self._start
        for call in calls:
            state = state.play(Call(call), _speaker(state, call))
        return state

    def _worth(self, calls: Sequence[str]) -> int:
        """The points of the bet that ended the hand; 0 before the end."""
        state = self._after(calls)
        return state.awards[-1].points if state.deal_is_over and state.awards else 0

    def _taken(self, calls: Sequence[str]) -> int:
        """The points of the bet that the last call accepted; 0 if it accepted no bet."""
        if not calls or calls[-1] != "quiero":
            return 0
        pending = _pending(self._after(calls[:-1]).deal)
        return pending[1] if pending else 0

    def shown(self, history: tuple[str, ...]) -> dict[str, Any]:
        """The traits `history`, `speaker`, `calls` and `stake` of the widget after these calls."""
        state, views = self._start, []
        for call in history:
            seat = _speaker(state, call)
            state = state.play(Call(call), seat)
            name = capitalised(format_message(f"table-{self._seats[seat]}"))
            views.append({"seat": name, "text": format_message(f"speech-{call}"), "call": call})
        return {
            "history": views,
            "speaker": self._turn_of(state),
            "calls": [self._call(call, state) for call in self.calls],
            "stake": self._stake(state),
        }

    def _turn_of(self, state: State) -> str:
        if state.deal_is_over:
            return format_message("talk-over")
        is_pending = _pending(state.deal) is not None
        return format_message("talk-speaks", seat=self._seats[state.to_act[0]], waits=is_pending)

    def _call(self, call: str, state: State) -> dict[str, Any]:
        seat = _speaker(state, call)
        verdict = state.judge(Call(call), seat)
        return {
            "id": call,
            "text": capitalised(format_message(f"speech-{call}")),
            "open": verdict.legal,
            "note": self._note(call, state.play(Call(call), seat)) if verdict.legal else "",
            "why": "" if verdict.legal else explain(verdict),
            "rule": "" if verdict.legal else verdict.rule,
            "source": "" if verdict.legal else source_text(verdict.rule),
        }

    def _note(self, call: str, after: State) -> str:
        """The points of a call if accepted and if refused, in words; "" for an answer."""
        result = _pending(after.deal)
        if result is None or call in _ANSWERS:
            return ""
        return format_message("talk-note", accepted=result[1], refused=result[2])

    def _stake(self, state: State) -> str:
        deal = state.deal
        if state.deal_is_over:
            last = state.awards[-1]
            sides = tuple(map(side_of, range(len(self._seats))))
            side = side_fact(sides, 0, last.side == 0)
            return format_message("played-award", bet=last.bet, side=side, points=last.points)
        result = _pending(deal)
        if result is not None:
            bet, accepted, refused = result
            name = capitalised(format_message(f"speech-{bet}"))
            return format_message(
                "talk-stake", bet=name, pending=True, accepted=accepted, refused=refused
            )
        worth = bet_states("truco", state.rules)[deal.truco.state].accepted if deal else None
        name = capitalised(format_message("speech-truco"))
        points = worth.points if worth else 0
        return format_message("talk-stake", bet=name, pending=False, accepted=points, refused=0)


def _speaker(state: State, call: str) -> int:
    """The seat that may make `call` in `state`.

    If no seat may, it is the seat whose turn it is; after the hand, the learner's seat.
    """
    able = [seat for seat in (1, 0) if Call(call) in state.actions(seat)]
    waiting = state.to_act
    return waiting[0] if waiting and waiting[0] in able else next(iter((*able, *waiting)), 0)


def _pending(deal: Deal | None) -> tuple[str, int, int] | None:
    """The pending bet, its points if accepted, and its points if refused; None without a bet."""
    if deal is None or deal.phase not in _BETS:
        return None
    bet = deal.envido if deal.phase == "envido" else deal.truco
    node = bet_states(deal.phase, deal.rules)[bet.state]
    if node.accepted is None or node.refused is None:
        return None
    accepted = stake_points(node.accepted, deal.scores, deal.rules)
    return deal.phase, accepted, stake_points(node.refused, deal.scores, deal.rules)
