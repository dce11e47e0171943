"""A copy of a page's match in the test's process: the same cards, actions and scores."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from cartes_widgets.table.play import Play
from tests.widgets.page import send

from .test_tables import go_on, pending, press_on

__all__ = ["UNTIMED", "Alongside", "counted"]

LEARNER = 0
UNTIMED = ("nelly", "pere", "awa")
"""Bots whose choices do not depend on how fast the machine is."""


class Alongside:
    """A copy of a page's match; the test performs each action on the page and in the copy."""

    def __init__(self, seed: int) -> None:
        """Begins the copy with `seed`, the seed of the page."""
        self._play = Play(seed)

    def _send(self, **message: object) -> None:
        send(self._play, **message)
        assert self._play.notice == ""

    def sit(self, game: str, players: int) -> None:
        """Opens the usual table of `game` in this copy, with bots that have no time limit."""
        house_players = list(UNTIMED[: players - 1])
        self._send(
            do="choose",
            game=game,
            variant="",
            players=players,
            house_players=house_players,
            helped=True,
        )

    def leave(self) -> None:
        self._send(do="leave")

    @property
    def is_counted(self) -> bool:
        """Whether the deal of this copy is over."""
        return self._play.scene["summary"] is not None

    def act(self, page: Page) -> None:
        """Performs one action on the page by keyboard, and in this copy.

        Checks that the message on the page begins with the message of this copy.
        """
        if self._play.pending:
            go_on(page)
            self._send(do="go")
        else:
            for card in self._pick():
                press_on(page, page.locator(f'.cartes-match-pick[data-id="{card}"]'))
            calls = self._calls
            kind, done = ("call", calls[0]) if calls else ("pick", self._allowed)
            press_on(page, page.locator(f'.cartes-match-{kind}[data-id="{done}"]'))
            self._send(do="act", id=done)
        text = page.locator("#cartes-live").text_content() or ""
        assert text.startswith(self._play.message), f"{text!r} is not {self._play.message!r}"

    @property
    def _calls(self) -> list[str]:
        """The calls that the player may make now, except giving up the hand."""
        return [
            choice["id"]
            for choice in self._play.choices
            if choice["open"] and choice["id"] != "mazo"
        ]

    @property
    def _allowed(self) -> str:
        """A legal card of the player's hand."""
        game: Any = self._play.table_game
        return next(card for card in self._play.scene["hand"] if game.judge(card, LEARNER).legal)

    def _pick(self) -> list[str]:
        """Picks a card in this copy after which an action is possible; returns the picked cards.

        Picks nothing if an action is possible without a picked card.
        """
        if not self._play.multi_select or self._calls:
            return []
        for card in self._play.scene["hand"]:
            self._send(do="pick", cards=[card])
            if self._calls:
                return [card]
        raise AssertionError("nothing is allowed")

    def catch_up(self, page: Page) -> None:
        """After a reload, ends pauses on the page until it is at the same pause as this copy."""
        expect(page.locator(".cartes-match-cloth")).to_be_visible()
        while pending(page) != self._play.pending:
            go_on(page)

    @property
    def counted(self) -> dict[str, Any]:
        """The result of the deal in this copy: the keys `title`, `shares`, `lines` and `scores`."""
        content = self._play.scene["summary"]
        return {
            "title": content["title"],
            "shares": [f"{share['label']} {share['value']}" for share in content["shares"]],
            "lines": [f"{line['label']}{line['value']}" for line in content["lines"]],
            "scores": [(change["label"], str(change["after"])) for change in content["changes"]],
        }


def counted(summary: Locator) -> dict[str, Any]:
    """The result of the deal that a page shows, with the keys of `Alongside.counted`."""
    changes = summary.locator(".cartes-match-change")
    names, scores = (changes.locator(item).all_text_contents() for item in ("span", "b"))
    return {
        "title": summary.locator("h2").text_content(),
        "shares": summary.locator(".cartes-match-meter span").all_text_contents(),
        "lines": summary.locator(".cartes-match-lines li").all_text_contents(),
        "scores": [(name, text.split()[-1]) for name, text in zip(names, scores, strict=True)],
    }
