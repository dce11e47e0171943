"""A match to play: the learner has one seat, bots have the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from typing import Any, ClassVar, TypeVar

from traitlets import Bool, Dict, Int, List, Unicode

from cartes_lib.messages import format_message, use_names
from cartes_widgets.core.base import Widget
from cartes_widgets.core.scenes import Scene, SeatView
from cartes_widgets.games.house_players import HousePlayer, seat_names
from cartes_widgets.games.table_game import DEAL, LEARNER, MATCH, TableGame, picked_cards
from cartes_widgets.games.table_texts import table_texts
from cartes_widgets.table.company import with_person, with_speech
from cartes_widgets.table.thinking import BackgroundAnalysis

T = TypeVar("T")

_HOUSE = "house"
_MAX_LOG = 60


class Table(Widget):
    """A table for whole matches, one action at a time. The viewer is the seat of the person at the
    page.

    Attributes:
        scene: the viewer's view, a `TableScene`.
        choices: the viewer's possible actions that do not play a card, each a `Choice`; also out of
            turn if the rules allow it.
        message: the last event, in words; `log` has the events before it, the latest last.
        is_my_turn: whether it is the viewer's turn.
        pending: what the message `go` would do: let a bot act ("house"), clear the table after a
            "trick" or a "sweep", or deal again after a "deal". It is "match" at the end, "wait" if
            a pause ends only when the viewer continues, and "" while only the viewer can act.
        faces: the characters of all bots, as `shown_player` returns them; empty if the bots have
            no names.
        multi_select: whether a player picks several cards before playing them.
        picked: notations of the cards that the viewer has picked.
        verdict: why the viewer's last attempt is illegal, its `id`, and the legal cards in `open`;
            empty otherwise.
        table_game, acts: the match, and its actions so far; both stay in Python.
        revision: incremented with each change; messages with an older value are ignored.
        notice: why the widget could not use a message; "" if there was no such problem.
    """

    module = "table"
    fills_step = "always"
    in_saved_output: ClassVar[tuple[str, ...]] = ("message", "scene", "choices")

    _viewer = LEARNER
    _is_slow = False
    """Whether the bots need so much time that they act in another thread."""

    scene = Dict().tag(sync=True)
    faces = List(Dict()).tag(sync=True)
    choices = List(Dict()).tag(sync=True)
    message = Unicode().tag(sync=True)
    log = List(Unicode()).tag(sync=True)
    is_my_turn = Bool(False).tag(sync=True)
    pending = Unicode().tag(sync=True)
    multi_select = Bool(False).tag(sync=True)
    picked = List(Unicode()).tag(sync=True)
    verdict = Dict().tag(sync=True)
    revision = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(
        self,
        match: Callable[[int], TableGame],
        seed: int = 0,
        **traits: Any,
    ) -> None:
        """Begins the match with the seed `seed`.

        Args:
            match: makes a match from a seed; later matches have the next seeds.
        """
        self._match, self._seed = match, seed
        self._thinking: BackgroundAnalysis[str] = BackgroundAnalysis()
        self._moods: dict[int, str] = {}
        # The number of actions of the match before the current deal.
        self._deal_at = 0
        # A page may draw the widget as soon as it receives it: all traits must be set.
        self._begin()
        texts = {**table_texts(), **self._more_texts()}
        super().__init__(texts=texts, **traits)

    def _more_texts(self) -> Mapping[str, str]:
        """Empty; a subclass overrides it with its texts for the page, by message key."""
        return {}

    @property
    def _company(self) -> tuple[HousePlayer, ...]:
        """The characters of the bots, from the viewer's right on.

        There may be more characters than seats. Empty if the bots have no names.
        """
        return ()

    def _named(self, game: TableGame) -> AbstractContextManager[None]:
        """A context in which messages use the names of the players of `game`."""
        return use_names(seat_names(self._company[: game.seats - 1], game.seats))

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles an action of the viewer, "go", or a new match."""
        with self._named(self.table_game):
            self._do_message(message)

    def _do_message(self, message: Mapping[str, object]) -> None:
        do, text = message.get("do"), message.get("id")
        if message.get("revision") != self.revision:
            # The click came after a change; the page already shows the new state.
            return
        if do == "act" and isinstance(text, str):
            self._act(text)
        elif do == "pick" and self.multi_select and self.is_my_turn:
            self._pick(message.get("cards"))
        elif do == "new" and self.pending == MATCH:
            self._seed += 1
            self._begin()
        elif do == "go" and self.pending not in ("", MATCH):
            self._go_on()
        else:
            self.notice = format_message("widget-unknown-message")

    @property
    def _house(self) -> list[int]:
        """The seats of bots: all except the viewer's."""
        return [seat for seat in range(self.table_game.seats) if seat != self._viewer]

    def _begin(self) -> None:
        self._sit(self._match(self._seed))

    def _sit(self, game: TableGame, acts: Iterable[tuple[int, str]] = ()) -> None:
        """Opens `game` after performing `acts`, each a seat and its action.

        Raises:
            ValueError: an action is impossible.
        """
        with self._named(game):
            self._replay(game, acts)

    def _replay(self, game: TableGame, acts: Iterable[tuple[int, str]]) -> None:
        done: list[tuple[int, str]] = []
        log = [game.begins(self._viewer)]
        self._deal_at = 0
        for seat, text in acts:
            while game.pause not in ("", MATCH):
                ended = game.pause
                game.go_on()
                if ended == DEAL:
                    self._deal_at = len(done)
                    log.append(game.begins(self._viewer))
            log.append(game.describe(game.play(text, seat), self._viewer))
            done.append((seat, text))
        self.table_game, self.acts, self._moods = game, done, {}
        with self.hold_sync():
            self.multi_select, self.message, self.log = game.multi_select, "", []
            if not done:
                self._start()
            else:
                log = [item for item in log if item]
                before, message = log[:-1], log[-1] if log else ""
                self._show(message or game.begins(self._viewer), before)

    def _do(self, text: str, seat: int) -> str:
        """Performs the action `text`; returns the message to the viewer."""
        self.acts.append((seat, text))
        event = self.table_game.play(text, seat)
        self._moods = self.table_game.moods(event)
        return self.table_game.describe(event, self._viewer)

    def _start(self) -> None:
        """Shows a new deal; the first actions of bots go only to the log."""
        begins = self.table_game.begins(self._viewer)
        events = [begins, *self._at_once()]
        self._show(begins if self._viewer in self.table_game.to_act else events[-1], events[1:])

    def _at_once(self) -> list[str]:
        """Performs the bots' actions that must come before the actions of people; returns the
        messages about them.
        """
        events = []
        while (
            self.table_game.to_act
            and (immediate := self.table_game.at_once(self._house)) is not None
        ):
            seat, text = immediate
            events.append(self._do(text, seat))
        return [item for item in events if item]

    def _play(self, text: str, seat: int) -> None:
        message = self._do(text, seat)
        self._show(" ".join([message, *self._at_once()]).strip())

    def _go_on(self) -> None:
        game = self.table_game
        if self.pending == _HOUSE:
            self._ask_the_house()
            return
        begun, self._moods = game.pause == DEAL, {}
        game.go_on()
        if begun:
            self._deal_at = len(self.acts)
            self._start()
        else:
            self._show(game.begins(self._viewer))

    def _ask_the_house(self) -> None:
        """Lets a bot act, immediately or after its analysis."""
        game, seat = self.table_game, self.table_game.to_act[0]
        if self._is_slow:
            think, play = (lambda: game.bot(seat)), (lambda text: self._play(text, seat))
            self._analyse(self._thinking, think, play)
        else:
            self._play(game.bot(seat), seat)

    def _analyse(
        self,
        analysis: BackgroundAnalysis[T],
        think: Callable[[], T],
        then: Callable[[T], None],
        *about: object,
    ) -> None:
        """Calls `then` with the result of `think`, or shows that it failed; does neither after the
        next change of the table.

        Args:
            about: what distinguishes this analysis from others of the same position.
        """
        moment = game, turn = self.table_game, self.revision

        def is_current() -> bool:
            return (game, turn) == (self.table_game, self.revision)

        self.notice = ""
        analysis.ask(
            (*moment, *about),
            think,
            lambda result: then(result) if is_current() else None,
            lambda: self._analysis_failed() if is_current() else None,
        )

    def _analysis_failed(self) -> None:
        """Informs the page, which waits for an action of a bot or of the coach."""
        self.notice = format_message("playing-failed")

    def _act(self, text: str) -> None:
        game = self.table_game
        try:
            verdict = game.judge(text, self._viewer)
        except ValueError:
            self.notice = format_message("widget-unknown-message")
            return
        if not game.may_act:
            self.notice = format_message("widget-unknown-message")
        elif verdict.legal:
            if game.pause:
                game.go_on()
            self._play(text, self._viewer)
        else:
            self.notice = ""
            # A new dictionary each time, so that a repeated attempt is sent again.
            self.verdict = game.refusal(text, self._viewer, verdict)

    def _pick(self, sent: object) -> None:
        cards = picked_cards(sent, self.scene["hand"])
        if cards is None:
            self.notice = format_message("widget-unknown-message")
            return
        picked = self.table_game.picks(cards, self._viewer)
        choices = self.table_game.choices(picked, self._viewer)
        if picked and not choices:
            # No action is possible with this card: show the verdict now, as if it had been played.
            self._act(picked[-1])
            return
        with self.hold_sync():
            self.picked, self.verdict, self.notice = picked, {}, ""
            self.choices = [dict(choice) for choice in choices]

    def _show(self, text: str, before: list[str] | None = None) -> None:
        game = self.table_game
        acting = game.to_act
        with self.hold_sync():
            scene = game.scene(self._viewer)
            self.scene = {
                **scene,
                "seat_views": self._seat_views(scene["seat_views"]),
                "summary": with_speech(scene["summary"], self._at_seats(), len(self.acts)),
            }
            self.picked = game.proposed_cards(self._viewer)
            self.is_my_turn = self._viewer in acting and game.may_act and self._is_asked()
            self.pending = game.pause or (_HOUSE if acting and not self.is_my_turn else "")
            # A player may call out of turn: a flor, or a raise right after quiero.
            speaks = bool(acting) and self._is_asked()
            choices = game.choices(self.picked, self._viewer) if speaks else []
            self.choices = [dict(choice) for choice in choices]
            past = [*self.log, *([self.message] if self.message else []), *(before or [])]
            self.log = past[-_MAX_LOG:]
            self.message, self.verdict, self.notice = text, {}, ""
            self.revision += 1
            self._shown()
        if self.pending == _HOUSE and self._is_slow:
            seat = acting[0]
            self._thinking.begin((game, self.revision), lambda: game.bot(seat))

    def _seat_views(self, seat_views: Iterable[SeatView]) -> list[SeatView]:
        """The seats with the characters of their bots, their remarks, and the learner's face.

        Without characters, all seats have only letters.
        """
        if not self._company:
            return list(seat_views)
        house_players = self._at_seats()
        return [
            with_person(
                seat_view,
                house_players.get(seat_view["seat"]),
                self._moods.get((seat_view["seat"] + self._viewer) % self.table_game.seats, ""),
                len(self.acts),
            )
            for seat_view in seat_views
        ]

    def _at_seats(self) -> dict[int, HousePlayer]:
        """The bots' characters; the keys are seats, counted from the viewer."""
        return dict(enumerate(self._company[: self.table_game.seats - 1], start=1))

    def _is_asked(self) -> bool:
        """Whether the viewer decides for the viewer's seat; always True, but subclasses may
        override it.
        """
        return True

    def _shown(self) -> None:
        """Called after an event was shown; subclasses override it."""


def watched(game: TableGame, acts: int, first: int = 0) -> list[dict[str, Any]]:
    """The steps of a match among bots, each with a `scene` and a `caption`.

    Args:
        acts: number of actions to show.
        first: number of actions to skip before them.
    """
    steps: list[tuple[Scene, str]] = [(game.board(LEARNER), game.begins(LEARNER))]
    while len(steps) <= first + acts and game.to_act:
        seat, text = game.at_once(range(game.seats)) or (game.to_act[0], "")
        message = game.describe(game.play(text or game.bot(seat), seat), LEARNER)
        if message:
            board = game.board(LEARNER)
            steps.append((board, " ".join([message, *_counted(game)])))
    return [{"scene": scene, "caption": caption} for scene, caption in steps[first:]]


def _counted(game: TableGame) -> list[str]:
    """Ends the game's pause; returns the messages about the result and the next deal."""
    texts = []
    while game.pause not in ("", MATCH):
        ended = game.pause
        game.go_on()
        if DEAL in (ended, game.pause):
            texts.append(game.begins(LEARNER))
    return texts
