"""A match of Botifarra at a table: calls, plays and messages."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.botifarra import OBLIGADA, Match, Rules, State, parse_action, trick_winner
from cartes_lib.botifarra.actions import Call, PlayCard
from cartes_lib.botifarra.bidding import multiplier
from cartes_lib.botifarra.score import HALF, card_points
from cartes_lib.cards import Card
from cartes_lib.messages import capitalised, card_name, format_message
from cartes_widgets.core.scenes import Choice, Scene, TableScene
from cartes_widgets.games.botifarra.scene import (
    DisplayedState,
    board_of,
    scene_of,
    signed,
    title_of,
)
from cartes_widgets.games.table_game import DEAL, MATCH, TRICK, DealProtocol, Event, TableGame

_RICH, _HIGH = 5, 4
"""Least points of a trick whose winner is shown "pleased", and of a lost card whose player is shown
"caught" (ace, manilla).
"""

_SUITS = ("oros", "copas", "espadas", "bastos")


class BotifarraGame(TableGame):
    """A match of Botifarra."""

    _game = "botifarra"
    _parse = staticmethod(parse_action)
    _match: DealProtocol[State]
    _shown: DisplayedState

    def __init__(self, match: DealProtocol[State], seed: int = 0) -> None:
        super().__init__(match, seed)
        self._has_sides = match.state.rules.has_partners
        self._shown = DisplayedState(match.state)
        self._ended: State | None = None

    @classmethod
    def of_match(cls, rules: Rules = OBLIGADA, seed: int = 0) -> BotifarraGame:
        """A whole match; the same seed gives the same cards."""
        return cls(Match(rules, seed), seed)

    def scene(self, viewer: int) -> TableScene:
        """The scene for `viewer`: the trick, the viewer's hand, the trump, the scores and the
        piles.
        """
        return scene_of(self._shown, viewer)

    def board(self, viewer: int) -> Scene:
        """The scene for the seat `viewer` in a walk, in which a learner steps through positions."""
        return board_of(self._shown, viewer)

    def choices(self, picked: Sequence[str], viewer: int) -> list[Choice]:
        """The calls that `viewer` may make; empty during the tricks."""
        state = self._match.state
        return [
            self._choice(action.call)
            for action in state.actions(viewer)
            if isinstance(action, Call)
        ]

    def _choice(self, call: str) -> Choice:
        talk, rules = self._match.state.talk, self._match.state.rules
        group, stake = "contract", ""
        if talk.contract is not None:
            doubling = talk.doubling if call == "pass" else call
            times = multiplier(talk.contract, doubling, rules)
            group, stake = "doubling", format_message("bet-times", times=times)
        return {
            "id": call,
            "group": group,
            "name": capitalised(format_message(f"term-call-{call}")),
            "text": format_message(f"felt-call-{call}") if call not in _SUITS else "",
            "stake": stake,
            "suit": call if call in _SUITS else "",
            "open": True,
            "rank": 0,
            "targets": [],
        }

    def play(self, text: str, seat: int) -> Event[State]:
        """Performs the action `text` of `seat`, in notation."""
        before, after = self._play(text, seat)
        self._ended = after if after.deal_is_over else None
        trick_is_over = bool(after.tricks) and not after.trick
        self._shown = DisplayedState(after, TRICK if trick_is_over else "")
        return Event(seat, text, before, after)

    def go_on(self) -> None:
        """Ends the pause: clears the trick; after the last trick, counts the deal or deals the
        next one.
        """
        if self._shown.pause == TRICK and self._ended is not None:
            self._shown = DisplayedState(self._ended, MATCH if self._ended.is_over else DEAL)
        elif self._shown.pause in (TRICK, DEAL):
            self._shown = DisplayedState(self._match.state, is_removed=self._shown.pause == TRICK)

    def begins(self, viewer: int) -> str:
        """The message before the first event: who deals and chooses trump, who leads, or the
        result.
        """
        shown, state = self._shown, self._shown.state
        if shown.pause in (DEAL, MATCH):
            return self._counted(state, viewer)
        if state.talk.speaker is not None or not state.to_act:
            dealer = self._seat(state.dealer, viewer)
            return capitalised(format_message("play-botifarra-deals", seat=dealer))
        if state.trick:
            # A match that goes on from a position may begin within a trick.
            last = state.trick[-1]
            name = self._seat(last.seat, viewer)
            return capitalised(format_message("walk-plays", seat=name, card=last.card))
        return capitalised(format_message("walk-leads", seat=self._seat(state.to_act[0], viewer)))

    def action_text(self, text: str, viewer: int) -> str:
        """The action with the notation `text`, in words."""
        action = parse_action(text)
        if isinstance(action, PlayCard):
            return card_name(action.card, "the")
        return format_message("quoted-call", call=format_message(f"term-call-{text}"))

    def describe(self, event: Event[State], viewer: int) -> str:
        """The message to `viewer` about a call or a play, and about the winner of the trick."""
        action, name = parse_action(event.text), self._seat(event.seat, viewer)
        if isinstance(action, PlayCard):
            return self._played(event, action.card, viewer)
        return capitalised(
            format_message("felt-call", seat=name, call=format_message(f"term-call-{action}"))
        )

    def moods(self, event: Event[State]) -> dict[int, str]:
        """The expressions of players after an event, "pleased" or "caught"; the key is the seat.

        The winner of a trick with many points is "pleased". An opponent who lost a high card in it
        is "caught".
        """
        after = event.after
        if after.trick or not isinstance(parse_action(event.text), PlayCard):
            return {}
        trick, rules = after.tricks[-1], after.rules
        winner = trick_winner(trick, event.before.trump, rules)
        if sum(card_points(play.card) for play in trick) < _RICH:
            return {}
        caught = {
            play.seat: "caught"
            for play in trick
            if card_points(play.card) >= _HIGH and rules.side(play.seat) != rules.side(winner)
        }
        return {**caught, winner: "pleased"}

    def _played(self, event: Event[State], card: Card, viewer: int) -> str:
        name, after = self._seat(event.seat, viewer), event.after
        winner = (
            None if after.trick else trick_winner(after.tricks[-1], event.before.trump, after.rules)
        )
        message = format_message("play-card", seat=name, card=card, wins=winner == event.seat)
        if winner is not None and winner != event.seat:
            won = format_message("play-trick", seat=self._seat(winner, viewer))
            message = f"{message} {won}"
        return capitalised(message)

    def _counted(self, after: State, viewer: int) -> str:
        """The message about the result of the deal, and the winner of the match if the match is
        over.
        """
        side, rules = after.rules.side(viewer), after.rules
        ours = after.points[side]
        if not rules.has_partners:
            noted = after.scores[side] - after.scored[side]
            message = format_message(
                "play-botifarra-alone",
                seat=self._seat(viewer, viewer),
                points=ours,
                scored=signed(noted),
            )
        else:
            message = format_message(
                "play-botifarra-counted",
                winner="us" if ours > HALF else "them" if ours < HALF else "nobody",
                points=max(ours, 2 * HALF - ours),
                times=multiplier(after.talk.contract or "", after.talk.doubling, rules),
                scored=max(a - b for a, b in zip(after.scores, after.scored, strict=True)),
            )
        return f"{message} {title_of(after, viewer)}" if after.is_over else message
