"""The page of matches: the learner chooses a table, plays, and can continue the match later."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from traitlets import Bool, Dict, List

from cartes_lib.games import GAMES
from cartes_lib.messages import format_message, messages_with_prefix
from cartes_widgets.core.scenes import Row
from cartes_widgets.games.house import SLOW
from cartes_widgets.games.house_players import HousePlayer, coach_face
from cartes_widgets.games.table_game import DEAL, MATCH
from cartes_widgets.table.coaching import (
    advice_of,
    costly_of,
    move_review_message,
    read_ranges,
)
from cartes_widgets.table.days import is_of_a_day_to_come
from cartes_widgets.table.offers import offered_house_players, offers, refused
from cartes_widgets.table.saved_match import ReviewedMove, match_to_save, read_saved_match
from cartes_widgets.table.signed_match import SignatureError
from cartes_widgets.table.table import Table
from cartes_widgets.table.terms import Terms, TermsError, fresh_deals, read_code
from cartes_widgets.table.thinking import BackgroundAnalysis

_FIRST = Terms(game=next(iter(GAMES)))
_CHOSEN = ("game", "variant", "players", "house_players", "helped", "customs")


class Play(Table):
    """A table that the learner chooses first, and may leave for another table.

    Attributes:
        games: the games to choose from, each an `OfferedGame`.
        seated: whether the learner has chosen a table; if not, the page shows the choice.
        terms: how the table is played and with whom; they stay in Python.
        saved: what a browser saves of the match: an encrypted `text`, the `game`, a `message`, and
            whether the match has `begun` and is `over`, and whether the learner has `acted` in it.
            Empty before a table was chosen, and for a
            repeated move.
        may: what the learner may do besides playing: take a move `back`, play the same cards from
            the other `side`, ask the `coach`, or open the `review` of the deal. It also has the
            `code` of the table for a friend.
        advice: the coach's comparison; empty before the learner asks. `expected` is the value of
            the best move, in `unit`. Each of `candidates`, the best first, has its distance to
            the best in `behind`, and a reason.
        costly: the costliest moves of the finished deal, and `looked`, which is true when the
            search has ended; empty before.
        reviewed: for a repeated move, a `message` and whether the new choice was `right`; empty
            before the choice, and in other matches.
        coach: the face of the coach.
        ranges: bounds and step of each assumption about other players' bets; empty for a game
            without bets.
    """

    module = "play"
    fills_step = "always"

    games = List(Dict()).tag(sync=True)
    seated = Bool(False).tag(sync=True)
    saved = Dict().tag(sync=True)
    may = Dict().tag(sync=True)
    advice = Dict().tag(sync=True)
    costly = Dict().tag(sync=True)
    reviewed = Dict().tag(sync=True)
    ranges = Dict().tag(sync=True)
    coach = Dict().tag(sync=True)

    def __init__(self, seed: int | None = None, invited: str = "", **traits: Any) -> None:
        """Shows all tables to choose from.

        Args:
            seed: seed of the first match's cards; None for random cards.
            invited: the code of a table that opens immediately, or "".
        """
        self._coach: BackgroundAnalysis[Any] = BackgroundAnalysis()
        self._reviewed_move: ReviewedMove | None = None
        # Nobody plays at this first table, so its cards are not those of `seed`.
        self._next_seed, self.terms = seed, replace(_FIRST, deals=fresh_deals())
        super().__init__(
            lambda _: self.terms.begin(),
            games=offers(),
            faces=offered_house_players(),
            coach=coach_face(),
            **traits,
        )
        self.saved = {}
        if invited:
            self._join(invited, {})

    def _more_texts(self) -> Mapping[str, str]:
        return messages_with_prefix("room-face")

    @staticmethod
    def _fresh(seed: int | None) -> str:
        return fresh_deals() if seed is None else str(seed)

    def _deal(self) -> str:
        """The code of the next match's cards."""
        if self._next_seed is not None:
            self._next_seed += 1
        return self._fresh(self._next_seed)

    def _do_message(self, message: Mapping[str, object]) -> None:
        """Opens a table, leaves it, or performs an action."""
        do = message.get("do")
        if do == "choose":
            self._choose(message)
        elif do == "join":
            self._join(message.get("code"), message)
        elif do == "resume":
            self._resume(message.get("saved"))
        elif not self.seated:
            self.notice = format_message("widget-unknown-message")
        elif do == "leave":
            self.seated, self.saved = False, {}
        elif do in ("coach", "review", "retry") and message.get("revision") == self.revision:
            self._help(str(do), message)
        elif do in ("back", "side", "new") and message.get("revision") == self.revision:
            self._begin_again(str(do))
        else:
            super()._do_message(message)

    def _choose(self, message: Mapping[str, object]) -> None:
        try:
            chosen = _chosen(message)
            self._take(Terms(deals=self._deal(), **chosen))
        except (TermsError, TypeError) as error:
            self._refuse(error)

    def _join(self, code: object, message: Mapping[str, object]) -> None:
        try:
            more = {item: message[item] for item in ("house_players", "helped") if item in message}
            self._take(read_code(code if isinstance(code, str) else "", **_checked(more)))
        except (TermsError, TypeError) as error:
            self._refuse(error)

    def _refuse(self, error: Exception) -> None:
        """Shows why the requested table cannot be opened; the current table stays."""
        self.notice = ""
        if isinstance(error, TermsError):
            self.notice = refused(error)
        else:
            self.notice = format_message("widget-unknown-message")

    def _take(self, terms: Terms) -> None:
        """Opens a table with the terms `terms`, in place of the current table.

        Raises:
            TermsError: no table has these terms, or its cards are still secret.
        """
        if is_of_a_day_to_come(terms):
            raise TermsError("day")
        game = terms.begin()
        self.terms, self._reviewed_move = terms, None
        self._settle()
        with self.hold_sync():
            self._sit(game)
            self.seated = True

    @property
    def _company(self) -> tuple[HousePlayer, ...]:
        return self.terms.seated_in_turn

    def _settle(self) -> None:
        self._viewer = self.terms.viewer
        house_players = self.terms.seated.values()
        self._is_slow = any(person.strength in SLOW for person in house_players)

    def _resume(self, text: object) -> None:
        """Opens a saved match; if its text is invalid, changes nothing."""
        self.notice = ""
        try:
            terms, acts, reviewed = read_saved_match(text)
            before = self.terms, self._reviewed_move
            self.terms, self._reviewed_move = terms, reviewed
            self._settle()
            try:
                with self.hold_sync():
                    self._sit(terms.begin(), acts)
                    if reviewed is not None:
                        self.message = f"{self.message} {format_message('match-move-review-ask')}"
                    self.seated = True
            except (ValueError, LookupError, TypeError):
                self.terms, self._reviewed_move = before
                self._settle()
                raise
        except SignatureError as error:
            self.notice = format_message(f"match-refused-{error.reason}")
        except (ValueError, LookupError, TypeError):
            self.notice = format_message("match-refused-form")

    def _begin_again(self, how: str) -> None:
        """Undoes the learner's last action, or begins another match with the same players.

        Args:
            how: "back" for an undo, "side" for the same cards from the other side; any other value
                for a new match after the end.
        """
        if how == "back":
            at = self._last_own()
            if at is not None:
                self._sit(self.terms.begin(), self.acts[:at])
                return
        elif how == "side" and self.may["side"]:
            seats = self.table_game.seats
            seat = (self._viewer + 1) % seats
            self._take(replace(self.terms, viewer=seat, earlier=self._result()))
            return
        elif self.pending == MATCH:
            terms = self.terms
            self._take(terms if terms.start else replace(terms, deals=self._deal(), earlier=()))
            return
        self.notice = format_message("widget-unknown-message")

    def _help(self, how: str, message: Mapping[str, object]) -> None:
        """Asks the coach, reviews the deal, or returns to a costly move of the deal.

        Args:
            how: "coach", "review" or "retry".
        """
        moves = self.costly.get("moves", [])
        if how == "coach" and self.may["coach"]:
            self._advise(read_ranges(self.terms.game, message.get("ranges")))
        elif how == "review" and self.may["review"]:
            self._review()
        elif how == "retry" and any(move["at"] == message.get("at") for move in moves):
            at = next(move["at"] for move in moves if move["at"] == message.get("at"))
            self._sit(self.terms.begin(), self.acts[:at])
            self.notice = format_message("playing-retried")
        else:
            self.notice = format_message("widget-unknown-message")

    def _advise(self, ranges: Any) -> None:
        game, state, terms = self.table_game, self.table_game.state, self.terms

        def think() -> dict[str, Any]:
            return advice_of(terms.game, game, state, terms.viewer, ranges)

        def show(advice: dict[str, Any]) -> None:
            self.advice = {**advice, "believed": asdict(ranges) if ranges else {}}

        # The page waits for a change, also if it gets the same advice again.
        self.advice = {}
        self._analyse(self._coach, think, show, ranges)

    def _review(self) -> None:
        game, terms, acts = self.table_game, self.terms, tuple(self.acts)

        def show(moves: list[dict[str, Any]]) -> None:
            self.costly = {"looked": True, "moves": moves}

        self.costly = {}
        self._analyse(self._coach, lambda: costly_of(terms, acts, game), show)

    def _last_own(self) -> int | None:
        """The index, in the match's actions, of the learner's last action in the current deal, for
        an undo.

        None if there is no such action, or if the match allows no undo. An undo never reopens an
        earlier deal: nothing could restore its score.
        """
        first = self._deal_at
        acts = enumerate(self.acts[first:], first)
        own = [at for at, (seat, _) in acts if seat == self._viewer]
        return own[-1] if own and self.terms.helped else None

    def _result(self) -> tuple[int, ...]:
        """The score of the viewer's side and the best score of another side; empty with fewer than
        two scores.
        """
        scores = [score["points"] for score in self.scene["scores"]]
        return (scores[0], max(scores[1:])) if len(scores) > 1 else ()

    def _shown(self) -> None:
        terms = self.terms
        if terms.start and self.pending in (DEAL, MATCH):
            # Only this deal is played to its end.
            summary = {**self.scene["summary"], "go": format_message("playing-retry")}
            self.pending, self.scene = MATCH, {**self.scene, "summary": summary}
        beliefs = GAMES[terms.game].bots.beliefs
        self.advice, self.costly = {}, {}
        self.ranges = (
            {name: list(bounds) for name, bounds in beliefs.bounds.items()} if beliefs else {}
        )
        self.may = {
            "back": self._last_own() is not None,
            "side": self.pending == MATCH and not terms.start,
            "code": terms.code,
            "coach": terms.helped and self.is_my_turn,
            "review": terms.helped and self.pending in (DEAL, MATCH),
        }
        if self.pending == MATCH and terms.earlier:
            summary = self.scene["summary"]
            lines = [*summary["lines"], _earlier(terms)]
            self.scene = {**self.scene, "summary": {**summary, "lines": lines}}
        self._judge_reviewed_move()
        self.saved = self._to_keep()

    def _to_keep(self) -> dict[str, Any]:
        """The value of the trait `saved`; empty while a costly move is chosen again."""
        if self._reviewed_move is not None:
            return {}
        return match_to_save(self.terms, self.acts, self.table_game, self.scene)

    def _judge_reviewed_move(self) -> None:
        """Shows the verdict on the new choice for a repeated move; an undo removes the verdict."""
        reviewed = self._reviewed_move
        viewer = self.terms.viewer
        done = self.acts[reviewed.at :] if reviewed else []
        again = next((text for seat, text in done if seat == viewer), "")
        if reviewed is None or not again:
            self.reviewed = {}
        elif not self.reviewed:
            message = move_review_message(reviewed, again, self.table_game, viewer)
            self.reviewed = {"message": message, "right": again == reviewed.better}


def _earlier(terms: Terms) -> Row:
    """The row with the scores of the earlier match with the same cards.

    In this earlier match, the learner's side had the other side's cards.
    """
    return {
        "id": "earlier",
        "label": format_message("match-earlier"),
        "value": " – ".join(str(score).replace("-", "\u2212") for score in terms.earlier),
    }


def _chosen(message: Mapping[str, object]) -> dict[str, Any]:
    """The terms of a table that a page's message names, after a check of their types.

    Raises:
        TypeError: a value has the wrong type.
    """
    return _checked({item: message[item] for item in _CHOSEN if item in message})


def _checked(given: Mapping[str, object]) -> dict[str, Any]:
    kinds = {"players": int, "helped": bool, "customs": dict, "house_players": list}
    for name, value in given.items():
        if type(value) is not kinds.get(name, str):
            raise TypeError(name)
    if "game" in given and not {"game", "players"} <= set(given):
        raise TypeError("players")
    house_players = given.get("house_players")
    if not isinstance(house_players, list):
        return dict(given)
    if not all(isinstance(person, str) for person in house_players):
        raise TypeError("house_players")
    return {**given, "house_players": tuple(house_players)}
