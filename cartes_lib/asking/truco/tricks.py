"""Kinds of question about tricks: the winning card, the next leader, the winner of the deal."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_choice, distinct, ids, seat_choice, seated
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import SIDES, TrucoKind, seat_answer, seat_row, trick_groups
from cartes_lib.cards import PACK_40
from cartes_lib.seats import right_of, seat_names, side_of
from cartes_lib.tricks import Play, Trick
from cartes_lib.tricks import trick as read_trick
from cartes_lib.truco import CON_FLOR, Rules, trick_winner
from cartes_lib.truco.strength import (
    HandResult,
    hand_winner,
    next_leader,
    trick_leaders,
    trick_result,
)


@dataclass(frozen=True, slots=True)
class TrickPosition:
    """A complete trick.

    Attributes:
        sides: the side of each seat; empty if the sides alternate.
    """

    plays: Trick
    seats: int
    sides: tuple[int, ...] = ()

    @property
    def best(self) -> tuple[Play, ...]:
        """The plays of the strongest card; several plays if they tie."""
        return tuple(self.plays[at] for at in trick_leaders(play.card for play in self.plays))

    @property
    def tie(self) -> str:
        """The type of tie in the trick: "none", or the players of the equal strongest cards:
        "opponents" or "partners".
        """
        if len(self.best) == 1:
            return "none"
        return "opponents" if trick_winner(self.plays, self.sides) is None else "partners"

    @property
    def leader(self) -> int:
        """The seat that leads the next trick."""
        return next_leader(self.plays, self.sides)

    @property
    def why(self) -> Message:
        """The message that explains why the seat `leader` leads the next trick."""
        seat = f"seat-{seat_names(self.seats)[self.leader]}"
        return Message(f"why-truco-lead-{self.tie}", {"seat": seat})


_TIES = {
    1: ("none", "none", "opponents"),
    2: ("none", "opponents"),
    3: ("none", "opponents", "opponents", "partners"),
}


class _TrickKind(TrucoKind[TrickPosition]):
    """A kind of question about a trick."""

    def read(self, *, trick: str, players: int = 2, leader: int = 1) -> tuple[TrickPosition, Rules]:
        """Reads the trick in notation, in the order played; `leader` is the seat that led it."""
        return TrickPosition(read_trick(trick, leader=leader, seats=players), players), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TrickPosition:
        """Draws a trick of four players that its leader does not win alone. It may be tied; at
        level 3 also between partners.
        """
        tie = rng.choice(_TIES[level])
        while True:
            first = rng.randrange(4)
            hand = enumerate(rng.sample(PACK_40, 4))
            position = TrickPosition(
                tuple(Play(right_of(first, 4, at), card) for at, card in hand), 4
            )
            if position.tie == tie and (tie != "none" or position.best[0].seat != first):
                return position


_WIN_RULES = {"none": "TRU-TRU-02", "opponents": "TRU-TRU-04", "partners": "TRU-TRU-03"}


@kind
class Winner(_TrickKind):
    """Which card wins the trick, or is it tied? Rules: TRU-TRU-02 to -04.

    If two partners tie, the question is which side wins.
    """

    name = "winner"
    exercises = (InLesson("TR-03", "winner", ("con-flor",)),)

    def ask(self, position: TrickPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a card, a side or "tie"."""
        plays, best = position.plays, position.best
        hand = tuple(play.card for play in plays)
        prompt, schema = Message("prompt-trick-winner"), card_choice(hand, "choice-tie")
        ideas = {
            "next-tie-first-wins": str(best[0].card),
            "next-by-number": str(max(hand, key=lambda card: card.rank)),
        }
        right = "tie" if position.tie == "opponents" else str(best[0].card)
        if position.tie == "partners":
            side = position.sides or tuple(map(side_of, range(position.seats)))
            right = SIDES[side[best[0].seat] != side[0]].id
            prompt, ideas = Message("guess-trick-side"), {}
            schema = AnswerSchema("choice", (*SIDES, Item("tie", message=Message("choice-tie"))))
        key = AnswerKey(
            answer=right,
            rule=_WIN_RULES[position.tie],
            why=position.why,
            hint=Message("hint-truco-lead"),
            highlight=ids(play.card for play in best),
            mistakes=distinct(ideas, right),
        )
        scene = Scene("trick", plays=seated(plays), seats=position.seats)
        return Question(prompt, scene, schema, key)


@kind
class Leader(_TrickKind):
    """Who leads the next trick? Rules: TRU-TRU-02, TRU-TRU-04, TRU-TRU-05."""

    name = "leader"
    exercises = (InLesson("TR-03", "next", ("con-flor",)),)

    def ask(self, position: TrickPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        plays, best, seats = position.plays, position.best, position.seats
        tied, right = position.tie != "none", position.leader
        ideas = {
            "next-tie-last-wins": best[-1].seat if tied else right,
            "next-tie-first-wins": best[0].seat if position.tie == "opponents" else right,
            "next-leads-again": plays[0].seat,
            "next-by-number": max(plays, key=lambda play: play.card.rank).seat,
            "next-right-of-leader": plays[1].seat,
        }
        key = seat_answer(
            right,
            seat_names(seats),
            {**_WIN_RULES, "partners": "TRU-TRU-05"}[position.tie],
            position.why,
            Message("hint-truco-lead"),
            ids(play.card for play in best),
            ideas,
        )
        scene = Scene("trick", plays=seated(plays), seats=seats)
        return Question(Message("prompt-next-leader"), scene, seat_choice(seats), key)


_TIED = ("XT", "YT", "TX", "TY", "XYT", "YXT", "TTX", "TTY", "TTT")
"""The nine series of results that decide a deal with a tied trick: one letter for each trick. X is
the learner's side, Y the other side, and T a tie.
"""
_PLAIN = ("XX", "YY", "XYX", "XYY", "YXX", "YXY")
_UNDECIDED = ("X", "Y", "T", "TT", "XY", "YX")
_LETTERS = {0: "X", 1: "Y", None: "T"}
_RESULTS = {0: "result-yours", 1: "result-theirs", None: "result-tied"}
_HAND_WHY = {
    "TRU-TRU-01": "why-hand-two-tricks",
    "TRU-TRU-06": "why-hand-first-tied",
    "TRU-TRU-07": "why-hand-later-tied",
    "TRU-TRU-08": "why-hand-all-tied",
    "TRU-TRU-09": "why-hand-two-tied",
}


@dataclass(frozen=True, slots=True)
class TricksPosition:
    """One to three tricks of two players.

    Attributes:
        only_results: whether the scene shows only the winner of each trick, without cards.
    """

    tricks: tuple[Trick, ...]
    only_results: bool = False

    @property
    def mano(self) -> int:
        """The seat that led the first trick."""
        return self.tricks[0][0].seat

    @property
    def results(self) -> tuple[HandResult, ...]:
        """The side that won each trick; None for a tie."""
        return tuple(map(trick_result, self.tricks))


@kind
class TricksWinner(TrucoKind[TricksPosition]):
    """Who wins a deal of two players with these tricks? Rules: TRU-TRU-01, -06 to -09."""

    name = "hand"
    exercises = (InLesson("TR-03", "score", ("con-flor",)),)

    def read(self, *, tricks: str, leader: int = 1) -> tuple[TricksPosition, Rules]:
        """Reads one to three tricks, separated by "/", in the order played; `leader` led the first
        trick.
        """
        played: list[Trick] = []
        for text in tricks.split("/"):
            played.append(read_trick(text, leader=leader, seats=2))
            leader = next_leader(played[-1])
        return TricksPosition(tuple(played)), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TricksPosition:
        """Draws tricks, usually with a tied trick. In 30 % of the draws they do not decide the deal
        yet.

        At level 1 the scene shows no cards. At level 3 a decided deal always has a tied trick.
        """
        ended = _TIED if level == 3 or rng.random() < 0.8 else _PLAIN
        letters = rng.choice(_UNDECIDED if rng.random() < 0.3 else ended)
        leader, pack, tricks = rng.randrange(2), list(PACK_40), list[Trick]()
        for letter in letters:
            while True:
                hand = rng.sample(pack, 2)
                plays = Play(leader, hand[0]), Play(1 - leader, hand[1])
                if _LETTERS[trick_result(plays)] == letter:
                    break
            tricks.append(plays)
            pack = [card for card in pack if card not in hand]
            leader = next_leader(plays)
        return TricksPosition(tuple(tricks), only_results=level == 1)

    def ask(self, position: TricksPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a player, or "another trick is played"."""
        results, mano, names = position.results, position.mano, ("you", "opponent")
        winner = hand_winner(results, mano)
        right = "another" if winner is None else names[winner]
        won = [result for result in results if result is not None]
        letters = "".join(_LETTERS[result] for result in results)
        ideas = {
            "hand-last-trick": names[won[-1]] if won else right,
            "hand-tie-to-mano": names[mano] if None in results else right,
            "hand-tie-to-the-other": names[1 - mano] if letters == "TTT" else right,
            "hand-undecided": "another",
        }
        if winner is None:
            ideas = {"hand-too-soon": names[won[0] if won else mano]}
        rule = _hand_rule(letters)
        key = AnswerKey(
            answer=right,
            rule=rule,
            why=Message("why-hand-goes-on")
            if winner is None
            else Message(_HAND_WHY[rule], {"seat": f"seat-{right}"}),
            hint=Message("hint-truco-hand"),
            highlight=("mano",) if letters == "TTT" else ("trick-1", "mano"),
            mistakes=distinct(ideas, right),
            case=letters if letters in _TIED else "",
        )
        items = (*seat_choice(2).items, Item("another", message=Message("choice-another-trick")))
        schema = AnswerSchema("choice", items, seats=2)
        return Question(Message("prompt-truco-hand"), _tricks_scene(position), schema, key)


def _hand_rule(letters: str) -> str:
    """The id of the rule that decides a deal. `letters` are the results of the tricks; "T" is a
    tie.
    """
    if "T" not in letters:
        return "TRU-TRU-01"
    if letters.startswith("TT"):
        return "TRU-TRU-08" if letters == "TTT" else "TRU-TRU-09"
    return "TRU-TRU-06" if letters[0] == "T" else "TRU-TRU-07"


def _tricks_scene(position: TricksPosition) -> Scene:
    rows: tuple[Row, ...] = (seat_row("mano", position.mano, 2),)
    if not position.only_results:
        hands = (sorted(plays, key=lambda play: play.seat) for plays in position.tricks)
        groups = trick_groups(tuple(play.card for play in plays) for plays in hands)
        return Scene("table", groups=groups, rows=rows)
    rows += tuple(
        Row(f"trick-{number}", Message("row-trick", {"number": number}), Message(_RESULTS[result]))
        for number, result in enumerate(position.results, 1)
    )
    return Scene("score", rows=rows)
