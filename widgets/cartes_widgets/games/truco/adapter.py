"""A match of Truco at a table: calls, plays and messages."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cartes_lib.cards import Hand
from cartes_lib.messages import capitalised, card_name, format_message
from cartes_lib.truco import SIN_FLOR, Match, Rules, State, parse_action, start_deal
from cartes_lib.truco.actions import AskFlor, Call, Declare, Discard, PlayCard
from cartes_lib.truco.strength import HandResult, next_leader
from cartes_widgets.core.scenes import Choice, Scene, TableScene
from cartes_widgets.core.sides import side_fact
from cartes_widgets.games.table_game import DEAL, MATCH, TRICK, DealProtocol, Event, TableGame
from cartes_widgets.games.truco.calls import call_text, calls_of
from cartes_widgets.games.truco.scene import DisplayedState, board_of, match_won, scene_of, title_of

_FLOR = Call("flor")
_PASO = "paso"


def one_hand(
    hands: Sequence[Hand], rules: Rules = SIN_FLOR, scores: Sequence[int] = ()
) -> TrucoGame:
    """A table at the start of a hand with the cards `hands`; the first seat deals.

    Raises:
        ValueError: `hands` or `scores` are impossible.
    """
    return TrucoGame.of_deal(start_deal(rules, 0, tuple(hands), scores))


def tie_message(results: Sequence[HandResult]) -> str:
    """The message that the last of `results` is a tie (parda), and what follows from it.

    Rules: TRU-TRU-04, TRU-TRU-07, TRU-TRU-08.
    """
    won_before = any(side is not None for side in results)
    decides = "first" if won_before else "mano" if len(results) == 3 else "leads"
    return format_message("truco-parda", decides=decides)


class TrucoGame(TableGame):
    """A match of Truco."""

    _game = "truco"
    _parse = staticmethod(parse_action)
    _match: DealProtocol[State]
    _shown: DisplayedState

    def __init__(self, match: DealProtocol[State], seed: int = 0) -> None:
        super().__init__(match, seed)
        self._shown = DisplayedState(match.state)
        self._ended: State | None = None

    @classmethod
    def of_match(cls, rules: Rules = SIN_FLOR, seed: int = 0) -> TrucoGame:
        """A whole match; the same seed gives the same cards."""
        return cls(Match(rules, seed), seed)

    def is_hidden(self, text: str) -> bool:
        """True for a card that is discarded face down."""
        return text.startswith("discard")

    def scene(self, viewer: int) -> TableScene:
        """The scene for `viewer`: the cards on the table, the calls, the scores and the stakes."""
        return scene_of(self._shown, viewer)

    def board(self, viewer: int) -> Scene:
        """The scene for the seat `viewer` in a walk, in which a learner steps through positions."""
        return board_of(self._shown, viewer)

    def choices(self, picked: Sequence[str], viewer: int) -> list[Choice]:
        """The calls of `viewer`, each open or closed, and the other actions of `viewer`."""
        return calls_of(self._match.state, viewer)

    def at_once(self, seats: Collection[int]) -> tuple[int, str] | None:
        """A bot's seat and action that must come before the actions of people; else None.

        The bot either announces a flor before another player answers a call, or declines to claim a
        hidden flor. A bot never hides a flor and never claims a hidden flor, so the table need not
        wait for it.

        Rules: TRU-FLOR-02, TRU-FLOR-20, TRU-TURN-06.
        """
        state = self._match.state
        deal = state.deal
        if deal is None:
            return None
        if deal.phase == "claims" and state.to_act[0] in seats:
            return state.to_act[0], _PASO
        if deal.phase not in ("envido", "truco"):
            return None
        singers = (item for item in deal.present if item in seats and _FLOR in state.actions(item))
        singer = next(singers, None)
        return None if singer is None else (singer, str(_FLOR))

    def play(self, text: str, seat: int) -> Event[State]:
        """Performs the action `text` of `seat`, in notation."""
        before, after = self._play(text, seat)
        event = Event(seat, text, before, after)
        if after.deal_is_over:
            self._ended = after
        at = len(before.deals) - 1
        # A finished trick stays on the table when a bot then announces or passes a flor.
        stays = self.pause == TRICK and text in (_PASO, str(_FLOR))
        is_paused = stays or self._closed(event) or 0 <= at < len(after.deals) - 1
        if is_paused:
            self._shown = DisplayedState(after, TRICK, max(at, 0))
        elif after.deal_is_over:
            self._shown = DisplayedState(after, MATCH if after.is_over else DEAL)
        else:
            self._shown = DisplayedState(after)
        return event

    @staticmethod
    def _closed(event: Event[State]) -> bool:
        """Whether the event has completed a trick."""
        at = len(event.before.deals) - 1
        if at < 0:
            return False
        return len(event.after.deals[at].tricks) > len(event.before.deals[at].tricks)

    def go_on(self) -> None:
        """Ends the pause: clears the trick; after the last trick, counts the hand or deals the
        next one.
        """
        ended = self._ended
        if self.pause == TRICK and ended is not None:
            self._shown = DisplayedState(ended, MATCH if ended.is_over else DEAL)
        elif self.pause in (TRICK, DEAL):
            self._ended = None
            self._shown = DisplayedState(self._match.state)

    def begins(self, viewer: int) -> str:
        """The message before the first event: who deals, who is mano (plays first), whose turn it
        is, or the result.
        """
        state = self._shown.state
        if self.pause in (DEAL, MATCH):
            return title_of(state, viewer)
        deal = state.deal
        if deal is not None and deal.phase == "claims":
            return format_message("felt-claims")
        if deal is not None and deal.tricks and state.to_act:
            seat = self._seat(state.to_act[0], viewer)
            return capitalised(format_message("walk-leads", seat=seat))
        mano = self._seat(deal.mano, viewer) if deal else "nobody"
        dealer = self._seat(state.dealer, viewer)
        return capitalised(format_message("played-truco-deals", seat=dealer, mano=mano))

    def action_text(self, text: str, viewer: int) -> str:
        """The action `text` in words: a card or a call."""
        action = parse_action(text)
        if isinstance(action, PlayCard):
            return card_name(action.card, "the")
        return format_message("quoted-call", call=call_text(text, viewer, self.seats))

    def describe(self, event: Event[State], viewer: int) -> str:
        """The message to `viewer` about a call or a play, and the declarations and points that
        follow.
        """
        before, after = event.before, event.after
        if self._asks_nothing(event):
            text = self._acted(event, viewer) if event.seat == viewer else ""
        else:
            text = f"{self._acted(event, viewer, self._wins(event))}{self._trick(event, viewer)}"
            text = f"{text}{self._declared(before, after, viewer)}"
        text = f"{text}{self._won(before, after, viewer)}"
        if after.is_over:
            text = f"{text} {match_won(after, viewer)}"
        return capitalised(text.strip())

    def moods(self, event: Event[State]) -> dict[int, str]:
        """The expressions of players after an event, "pleased" or "caught"; the key is the seat.

        A player who wins points is "pleased". A player who lost them by a card or a declaration is
        "caught".
        """
        before, after = event.before, event.after
        had, now = (
            [award for deal in state.deals for award in deal.awards] for state in (before, after)
        )
        won = {award.side for award in now[len(had) :]}
        if len(won) != 1:
            return {}
        sides = after.view(0).sides
        by_card = isinstance(parse_action(event.text), PlayCard | Declare)
        if sides[event.seat] in won:
            return {event.seat: "pleased"}
        winner = next(seat for seat, side in enumerate(sides) if side in won)
        return {winner: "pleased", **({event.seat: "caught"} if by_card else {})}

    def done(self, event: Event[State], viewer: int) -> str:
        """The message to `viewer` about a call or a play, without its result."""
        return capitalised(self._acted(event, viewer))

    def _acted(self, event: Event[State], viewer: int, wins: bool = False) -> str:
        action, name = parse_action(event.text), self._seat(event.seat, viewer)
        if self._asks_nothing(event):
            return format_message("played-asks-nothing", seat=name)
        if isinstance(action, PlayCard):
            return format_message("play-card", seat=name, card=action.card, wins=wins)
        if isinstance(action, Discard):
            return format_message("played-discards", seat=name)
        if isinstance(action, AskFlor):
            return format_message(
                "played-asks-flor", seat=name, asked=self._seat(action.seat, viewer)
            )
        text = call_text(event.text, viewer, self.seats)
        return format_message("played-call", seat=name, call=text)

    @staticmethod
    def _asks_nothing(event: Event[State]) -> bool:
        """Whether `event` is a pass in the phase in which seats may claim a hidden flor."""
        deal = event.before.deal
        return event.text == _PASO and deal is not None and deal.phase == "claims"

    def _wins(self, event: Event[State]) -> bool:
        """Whether the played card completes a trick and wins it."""
        if not self._completes(event):
            return False
        deal = event.after.deals[len(event.before.deals) - 1]
        won = deal.results[-1] is not None
        return won and next_leader(deal.tricks[-1], deal.sides) == event.seat

    def _completes(self, event: Event[State]) -> bool:
        return self._closed(event) and isinstance(parse_action(event.text), PlayCard)

    def _trick(self, event: Event[State], viewer: int) -> str:
        """The message that another player has won the trick with an earlier card; else ""."""
        if not self._completes(event) or self._wins(event):
            return ""
        deal = event.after.deals[len(event.before.deals) - 1]
        if deal.results[-1] is None:
            return f" {tie_message(deal.results)}"
        winner = next_leader(deal.tricks[-1], deal.sides)
        return f" {format_message('truco-trick', seat=self._seat(winner, viewer))}"

    def _declared(self, before: State, after: State, viewer: int) -> str:
        """The message about the values that players have just declared, or about a player who
        concedes ("son buenas"); else "".
        """
        deal = after.deals[len(before.deals) - 1] if before.deals else None
        if deal is None or before.deal is None:
            return ""
        return "".join(
            f" {format_message('played-declares', seat=self._seat(seat, viewer), value=value)}"
            for showdown in deal.showdowns[len(before.deal.showdowns) :]
            for seat, value in showdown.declared
        )

    def _won(self, before: State, after: State, viewer: int) -> str:
        """The message about points just won, or moved to another side after a claim of a hidden
        flor.
        """
        had, now = (
            [award for deal in state.deals for award in deal.awards] for state in (before, after)
        )
        claim_awards = (
            [award for award in after.awards if award.bet == "claim"] if after.deal_is_over else []
        )
        sides = after.view(viewer).sides
        text = ""
        for item in (*now[len(had) :], *claim_awards):
            side = side_fact(sides, viewer, item.side == sides[viewer])
            text += " " + format_message(
                "played-award", bet=item.bet, side=side, points=item.points
            )
        return text
