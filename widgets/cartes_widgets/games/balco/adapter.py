"""A match of Balcó at a table: throws of one or several cards, with a message for each."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cartes_lib.balco import STANDARD, Match, Rules, State, parse_action
from cartes_lib.balco.actions import Action, Exchange, Lift, TakePile, Throw
from cartes_lib.cards import cards
from cartes_lib.messages import capitalised, card_names, format_message, seat_terms
from cartes_widgets.core.scenes import Choice, Scene, TableScene
from cartes_widgets.games.balco.scene import DisplayedState, board_of, scene_of
from cartes_widgets.games.balco.walk import throw_text
from cartes_widgets.games.seat_views import seen_from
from cartes_widgets.games.table_game import DEAL, MATCH, SWEEP, DealProtocol, Event, TableGame

_LARGE = 6
"""Least number of cards of a pile that shows its taker with the expression "caught"."""

_BALCONY = 3


class BalcoGame(TableGame):
    """A match of Balcó."""

    multi_select = True
    _game = "balco"
    _parse = staticmethod(parse_action)
    _match: DealProtocol[State]
    _shown: DisplayedState
    _has_sides = False

    def __init__(self, match: DealProtocol[State], seed: int = 0) -> None:
        super().__init__(match, seed)
        self._shown = DisplayedState(match.state)

    @classmethod
    def of_match(cls, rules: Rules = STANDARD, seed: int = 0) -> BalcoGame:
        """A whole match; the same seed gives the same cards."""
        return cls(Match(rules, seed), seed)

    def scene(self, viewer: int) -> TableScene:
        """The scene for the seat `viewer`: the pile, public cards, and the viewer's own cards."""
        return scene_of(self._shown, viewer)

    def board(self, viewer: int) -> Scene:
        """The scene for the seat `viewer` in a walk, in which a learner steps through positions."""
        return board_of(self._shown, viewer)

    def choices(self, picked: Sequence[str], viewer: int) -> list[Choice]:
        """The actions that are possible with the picked cards, and the actions that need no
        cards.
        """
        state = self._match.state
        actions = state.actions(viewer)
        if not actions:
            return []
        if isinstance(actions[0], Exchange):
            action = Exchange(tuple(sorted(cards(" ".join(picked)))))
            return [self._choice(action, state.judge(action, viewer).legal, viewer)]
        if isinstance(actions[0], Lift):
            return [self._choice(action, True, viewer) for action in actions]
        wanted = set(cards(" ".join(picked)))
        throws = [
            action
            for action in actions
            if isinstance(action, Throw) and set(action.cards) == wanted
        ]
        if wanted:
            return [self._choice(throw, True, viewer) for throw in throws]
        takes = TakePile() in actions
        return [self._choice(TakePile(), takes, viewer)] if state.pile or takes else []

    def picks(self, cards: Sequence[str], viewer: int) -> list[str]:
        """The cards that stay picked: they can be thrown, or put face up, in one action.

        If `cards` do not fit together, only the cards picked last stay picked.
        """
        wanted = list(cards)
        if viewer in self._match.state.exchanging:
            return wanted[-_BALCONY:]
        return wanted if self.choices(wanted, viewer) or len(wanted) < 2 else wanted[-1:]

    def proposed_cards(self, viewer: int) -> list[str]:
        """The viewer's three cards that were dealt face up; empty after the exchanges."""
        state = self._match.state
        return list(map(str, state.up[viewer])) if viewer in state.exchanging else []

    def at_once(self, seats: Collection[int]) -> tuple[int, str] | None:
        """A bot's seat in `seats` that must exchange cards, and its exchange; else None.

        All players exchange at the same time, so the bots do not wait for the people.
        """
        seat = next((item for item in self._match.state.exchanging if item in seats), None)
        return None if seat is None else (seat, self.bot(seat))

    def play(self, text: str, seat: int) -> Event[State]:
        """Performs the action `text` of `seat`, in notation."""
        action = parse_action(text)
        before, after = self._play(text, seat)
        removed_pile = None
        if isinstance(action, Throw) and not after.pile:
            removed_pile = (*(pile_card.card for pile_card in before.pile), *action.cards)
        if after.deal_is_over:
            self._shown = DisplayedState(after, MATCH if after.is_over else DEAL, removed_pile)
        elif removed_pile is not None:
            self._shown = DisplayedState(after, SWEEP, removed_pile)
        else:
            self._shown = DisplayedState(
                after, taker=seat if isinstance(action, TakePile) else None
            )
        return Event(seat, text, before, after)

    def go_on(self) -> None:
        """Ends the pause: clears the pile, or deals the next cards."""
        if self.pause in (SWEEP, DEAL):
            self._shown = DisplayedState(
                self._match.state, taker=-1 if self.pause == SWEEP else None
            )

    def begins(self, viewer: int) -> str:
        """The message before the first event: what to exchange, whose turn it is, or who has
        won.
        """
        state = self._shown.state
        if state.deal_is_over:
            return self._ended(state, viewer)
        if state.exchanging:
            return format_message("played-balco-begins")
        seat = self._seat(state.to_act[0], viewer)
        return capitalised(format_message("felt-balco-turn", seat=seat))

    def action_text(self, text: str, viewer: int) -> str:
        """The action with the notation `text`, in words."""
        action = parse_action(text)
        if isinstance(action, Exchange):
            return format_message("action-balcony", cards=tuple(action.up))
        return self._choice_text(action, viewer)[1]

    def describe(self, event: Event[State], viewer: int) -> str:
        """The message to `viewer` about an action and its effect."""
        action, after = parse_action(event.text), event.after
        name = self._seat(event.seat, viewer)
        if isinstance(action, Exchange):
            message = format_message("played-exchange", seat=name)
            if after.turn is not None:
                smallest = self._seat(after.turn, viewer)
                message = f"{message} {format_message('played-opens', seat=smallest)}"
        elif isinstance(action, TakePile):
            message = format_message("balco-takes", seat=name)
        elif isinstance(action, Lift):
            message = format_message("played-lift", seat=name, card=after.lifted)
        else:
            draws = len(event.before.stock) - len(after.stock)
            thrown = throw_text(event.before, after, action, viewer, draws)
            message = f"{thrown}{self._left_message(event, viewer)}"
        if after.deal_is_over:
            message = f"{message} {self._ended(after, viewer)}"
        return capitalised(message)

    def moods(self, event: Event[State]) -> dict[int, str]:
        """The expressions of players after an event, "pleased" or "caught"; the key is the seat.

        A player who clears the pile or goes out is "pleased". A player who takes a large pile is
        "caught".
        """
        before, after, seat = event.before, event.after, event.seat
        if isinstance(parse_action(event.text), TakePile):
            return {seat: "caught"} if len(before.pile) >= _LARGE else {}
        is_out = seat in after.out and seat not in before.out
        return {seat: "pleased"} if is_out or self.pause == SWEEP else {}

    def _left_message(self, event: Event[State], viewer: int) -> str:
        """The message that a player, after a throw, takes the face-up cards or has no cards left.

        "" if neither happened.
        """
        before, after, seat = event.before, event.after, event.seat
        text = ""
        if len(after.up[seat]) < len(before.up[seat]):
            text = f" {format_message('played-takes-up')}"
        if seat in after.out:
            place, name = 1 + after.out.index(seat), self._seat(seat, viewer)
            text = f"{text} {format_message('played-out', seat=name, place=place)}"
        return text

    def _ended(self, after: State, viewer: int) -> str:
        winner = after.deal_winner
        if winner is None:
            return format_message("played-balco-draw")
        return format_message("played-balco-won", seat=self._seat(winner, viewer))

    def _choice(self, action: Action, is_open: bool, viewer: int) -> Choice:
        """The data of the button for `action`, with a text about the action's effect.

        Args:
            is_open: whether the action is possible now.
        """
        group, text = self._choice_text(action, viewer)
        return {
            "id": str(action),
            "group": group,
            "name": "",
            "text": capitalised(text),
            "stake": "",
            "suit": "",
            "open": is_open,
            "rank": (action.joker_as or 0) if isinstance(action, Throw) else 0,
            "targets": self._aimed(action, viewer) if isinstance(action, Throw) else [],
        }

    def _aimed(self, throw: Throw, viewer: int) -> list[int]:
        """The seats that `throw` names, counted from `viewer`."""
        return [seen_from(viewer, seat, self.seats) for seat in throw.targets]

    def _choice_text(self, action: Action, viewer: int) -> tuple[str, str]:
        if isinstance(action, Exchange):
            return "exchange", format_message("offer-balcony", count=len(action.up))
        if isinstance(action, TakePile):
            return "take", format_message("offer-take")
        if isinstance(action, Lift):
            return "lift", format_message("offer-lift", place=action.place)
        names = seat_terms(self.seats, sides=False)
        aimed = [format_message(names[seat]) for seat in self._aimed(action, viewer)]
        message = format_message(
            "offer-throw",
            thrown=card_names(action.cards, by_number=True),
            joker=action.joker_as or 0,
            target=", ".join(aimed),
            aimed=bool(aimed),
        )
        return "throw", message
