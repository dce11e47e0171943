"""A match to play: the reader has one seat, players of the house have the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Bool, Dict, Int, List, Unicode

from cartes_lib.wording import say, wordings
from cartes_widgets.core.base import Widget, ui_words
from cartes_widgets.core.explain import explained_verdict
from cartes_widgets.core.scenes import Scene
from cartes_widgets.table.game import DEAL, MATCH, TRICK, TableGame

__all__ = ["READER", "Table", "watched"]

READER = 0
"""The reader's seat."""

_HOUSE = "house"
_MOST_LOG = 60
_MOST_PICKED = 12


class Table(Widget):
    """A table at which whole matches are played, one act at a time.

    Attributes:
        scene: what the reader sees, a `TableScene`.
        choices: what he may say or do besides playing a card, each a `Choice`, also out of
            turn where the rules let him; none where he may do nothing.
        told: what happened last; `log` has what happened before, the latest last.
        yours: whether it is the reader's turn.
        waits: what `go` would do: let a player of the "house" act, clear the table after a
            "trick" or a "sweep", or deal after a "deal"; "match" once all is over, and ""
            while only the reader can go on.
        many: whether several cards are picked, then played at once.
        picked: the cards that are picked.
        verdict: why the last thing that the reader tried is forbidden, its `id`, and the cards
            that are `open` instead; empty otherwise.
        turn: grows with all that happens: what comes too late is passed over.
        notice: why a message could not be used; "" otherwise.
    """

    module = "table"

    scene = Dict().tag(sync=True)
    choices = List(Dict()).tag(sync=True)
    told = Unicode().tag(sync=True)
    log = List(Unicode()).tag(sync=True)
    yours = Bool(False).tag(sync=True)
    waits = Unicode().tag(sync=True)
    many = Bool(False).tag(sync=True)
    picked = List(Unicode()).tag(sync=True)
    verdict = Dict().tag(sync=True)
    turn = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(
        self,
        match: Callable[[int], TableGame],
        seed: int = 0,
        **traits: Any,
    ) -> None:
        """Begins the match of `seed`.

        Args:
            match: the game of a seed; the matches that follow are those of the next seeds.
        """
        self._match, self._seed = match, seed
        # A page may draw the widget as soon as it is told of it: all must be there.
        self._begin()
        words = {**ui_words(), **wordings("playing-")}
        super().__init__(words=words, **traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Does what the reader does, goes on, or begins a new match."""
        do, text = message.get("do"), message.get("id")
        if message.get("turn") != self.turn:
            # A click that crossed with what happened meanwhile: what the reader sees says all.
            return
        if do == "act" and isinstance(text, str):
            self._act(text)
        elif do == "pick" and self.many and self.yours:
            self._pick(message.get("cards"))
        elif do == "new" and self.waits == MATCH:
            self._seed += 1
            self._begin()
        elif do == "go" and self.waits not in ("", MATCH):
            self._go_on()
        else:
            self.notice = say("widget-unknown-message")

    @property
    def _house(self) -> range:
        """The seats of the house: all but the reader's, which is the first."""
        return range(READER + 1, self._game.seats)

    def _begin(self) -> None:
        self._game = self._match(self._seed)
        with self.hold_sync():
            self.many, self.told, self.log = self._game.many, "", []
            self._start()

    def _start(self) -> None:
        """Shows a deal that begins; what the house prepares meanwhile is only written down."""
        begins = self._game.begins(READER)
        told = [begins, *self._at_once()]
        self._show(begins if READER in self._game.to_act else told[-1], told[1:])

    def _at_once(self) -> list[str]:
        """What players of the house do before anybody else may act, told."""
        told = []
        while self._game.to_act and (sudden := self._game.at_once(self._house)) is not None:
            seat, text = sudden
            told.append(self._game.tell(self._game.play(text, seat), READER))
        return [one for one in told if one]

    def _play(self, text: str, seat: int) -> None:
        told = self._game.tell(self._game.play(text, seat), READER)
        self._show(" ".join([told, *self._at_once()]).strip())

    def _go_on(self) -> None:
        game = self._game
        if self.waits == _HOUSE:
            seat = game.to_act[0]
            self._play(game.bot(seat), seat)
            return
        begun = game.pause == DEAL
        game.go_on()
        if begun:
            self._start()
        else:
            self._show(game.begins(READER))

    def _act(self, text: str) -> None:
        game = self._game
        try:
            verdict = game.judge(text, READER)
        except ValueError:
            self.notice = say("widget-unknown-message")
            return
        if not game.to_act or game.pause not in ("", TRICK):
            self.notice = say("widget-unknown-message")
        elif verdict.legal:
            if game.pause:
                game.go_on()
            self._play(text, READER)
        else:
            self.notice = ""
            held = set(self.scene["hand"])
            open_cards = [one for one in verdict.alternatives if one in held]
            # A fresh dictionary each time, so that the same thing can be tried again.
            self.verdict = {**explained_verdict(verdict), "id": text, "open": open_cards}

    def _pick(self, cards: object) -> None:
        held = set(self.scene["hand"])
        if (
            not isinstance(cards, list)
            or len(cards) > _MOST_PICKED
            or not all(isinstance(one, str) and one in held for one in cards)
        ):
            self.notice = say("widget-unknown-message")
            return
        picked = self._game.picks(cards, READER)
        choices = self._game.choices(picked, READER)
        if picked and not choices:
            # Nothing can be done with that card: said at once, as if it had been played.
            self._act(picked[-1])
            return
        with self.hold_sync():
            self.picked, self.verdict, self.notice = picked, {}, ""
            self.choices = [dict(one) for one in choices]

    def _show(self, told: str, before: list[str] | None = None) -> None:
        game = self._game
        acting = game.to_act
        with self.hold_sync():
            self.scene, self.picked = dict(game.scene(READER)), game.proposed(READER)
            self.yours = READER in acting and game.pause in ("", TRICK)
            self.waits = game.pause or (_HOUSE if acting and not self.yours else "")
            # Out of turn there may be a word to put in: a flor, a raise right after quiero.
            choices = game.choices(self.picked, READER) if acting else []
            self.choices = [dict(one) for one in choices]
            past = [*self.log, *([self.told] if self.told else []), *(before or [])]
            self.log = past[-_MOST_LOG:]
            self.told, self.verdict, self.notice = told, {}, ""
            self.turn += 1


def watched(game: TableGame, acts: int, first: int = 0) -> list[dict[str, Any]]:
    """Scenes and captions of a match that the house plays alone, to step through.

    Args:
        acts: how many acts are shown.
        first: how many are passed over before them.
    """
    steps: list[tuple[Scene, str]] = [(game.board(READER), game.begins(READER))]
    while len(steps) <= first + acts and game.to_act:
        seat, text = game.at_once(range(game.seats)) or (game.to_act[0], "")
        told = game.tell(game.play(text or game.bot(seat), seat), READER)
        if told:
            board = game.board(READER)
            steps.append((board, " ".join([told, *_counted(game)])))
    return [{"scene": scene, "caption": caption} for scene, caption in steps[first:]]


def _counted(game: TableGame) -> list[str]:
    """Ends what a game has paused for, and tells what was counted and dealt."""
    told = []
    while game.pause not in ("", MATCH):
        ended = game.pause
        game.go_on()
        if DEAL in (ended, game.pause):
            told.append(game.begins(READER))
    return told
