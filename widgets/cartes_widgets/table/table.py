"""A match to play: the reader has one seat, players of the house have the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from traitlets import Bool, Dict, Int, List, Unicode

from cartes_lib.engine import Verdict
from cartes_lib.wording import say, wordings
from cartes_widgets.core.base import Widget, ui_words
from cartes_widgets.core.explain import explained_verdict

__all__ = ["READER", "Table", "TableGame", "watched"]

READER = 0
"""The reader's seat."""

_MOST_LOG = 60
_MOST_PICKED = 12


class TableGame(Protocol):
    """What a table asks of a game; each game has one such class beside its widgets.

    All words are in the language that the game was made with. `many` says that several
    cards are played at once: they are picked first, and what can be done with them is then
    among the `choices`.
    """

    many: bool

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may act; none when the match is over."""
        ...

    def scene(self) -> dict[str, Any]:
        """What the reader's seat may see, as `front/scene.js` draws it."""
        ...

    def choices(self, picked: Sequence[str]) -> list[dict[str, Any]]:
        """What the reader may do besides playing a card: `id`, `text`, `open`."""
        ...

    def judge(self, text: str) -> Verdict:
        """Whether the reader may do what `text` says; ValueError if it says nothing."""
        ...

    def play(self, text: str, seat: int) -> str:
        """Does what `text` says, which is allowed, and tells what happened."""
        ...

    def bot(self, seat: int) -> str:
        """What the player of the house at `seat` does."""
        ...

    def begins(self) -> str:
        """What is told before anything has happened."""
        ...


class Table(Widget):
    """A table at which whole matches are played, one act at a time.

    Attributes:
        scene: what the reader sees.
        choices: what he may say or do besides playing a card, also out of turn where the
            rules let him; none where he may do nothing.
        told: what happened last; `log` has what happened before, the latest last.
        yours: whether it is the reader's turn.
        over: whether the match is over.
        many: whether several cards are picked, then played at once.
        picked: the cards that are picked.
        verdict: why the last thing that the reader tried is forbidden; empty otherwise.
        turn: grows with all that happens, so that a late message is known.
        notice: why a message could not be used; "" otherwise.
    """

    module = "table"

    scene = Dict().tag(sync=True)
    choices = List(Dict()).tag(sync=True)
    told = Unicode().tag(sync=True)
    log = List(Unicode()).tag(sync=True)
    yours = Bool(False).tag(sync=True)
    over = Bool(False).tag(sync=True)
    many = Bool(False).tag(sync=True)
    picked = List(Unicode()).tag(sync=True)
    verdict = Dict().tag(sync=True)
    turn = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(self, match: Callable[[int], TableGame], seed: int = 0, **traits: Any) -> None:
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
        """Does what the reader does, lets one player of the house act, or begins a new match."""
        do, text = message.get("do"), message.get("id")
        if message.get("turn") != self.turn:
            self.notice = say("widget-stale-message")
        elif do == "act" and isinstance(text, str):
            self._act(text)
        elif do == "pick" and self.many:
            self._pick(message.get("cards"))
        elif do == "new" and self.over:
            self._seed += 1
            self._begin()
        elif do == "go" and not self.yours and not self.over:
            seat = self._game.to_act[0]
            self._show(self._game.play(self._game.bot(seat), seat))
        else:
            self.notice = say("widget-unknown-message")

    def _begin(self) -> None:
        self._game = self._match(self._seed)
        with self.hold_sync():
            self.many, self.told, self.log = self._game.many, "", []
            self._show(self._game.begins())

    def _act(self, text: str) -> None:
        try:
            verdict = self._game.judge(text)
        except ValueError:
            self.notice = say("widget-unknown-message")
            return
        if verdict.legal:
            self._show(self._game.play(text, READER))
            return
        self.notice = ""
        # A fresh dictionary each time, so that the same thing can be tried again.
        self.verdict = {**explained_verdict(verdict), "id": text, "turn": self.turn}

    def _pick(self, cards: object) -> None:
        held = set(self.scene["hand"])
        if (
            not isinstance(cards, list)
            or len(cards) > _MOST_PICKED
            or not all(isinstance(one, str) and one in held for one in cards)
        ):
            self.notice = say("widget-unknown-message")
            return
        with self.hold_sync():
            self.picked, self.verdict, self.notice = cards, {}, ""
            self.choices = self._game.choices(cards)

    def _show(self, told: str) -> None:
        game = self._game
        with self.hold_sync():
            self.scene, self.picked = game.scene(), []
            self.yours, self.over = READER in game.to_act, not game.to_act
            # Out of turn there may be a word to put in: a flor, a raise right after quiero.
            self.choices = game.choices(())
            self.log = [*self.log, *([self.told] if self.told else [])][-_MOST_LOG:]
            self.told, self.verdict, self.notice = told, {}, ""
            self.turn += 1


def watched(game: TableGame, acts: int, first: int = 0) -> list[dict[str, Any]]:
    """Scenes and captions of a match that the house plays alone, to step through.

    Args:
        acts: how many acts are shown.
        first: how many are passed over before them.
    """
    steps = [{"scene": game.scene(), "caption": game.begins()}]
    for _ in range(first + acts):
        if not game.to_act:
            break
        seat = game.to_act[0]
        told = game.play(game.bot(seat), seat)
        steps.append({"scene": game.scene(), "caption": told})
    return steps[first:]
