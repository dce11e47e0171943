"""Kinds of question about tricks: the winning card, the next leader, the winner of the deal."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cartes_lib.asking.balanced import until
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_choice, card_items, distinct, ids, seat_choice, seated
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import SIDES, TrucoKind, seat_answer, seat_row, trick_groups
from cartes_lib.asking.truco.showdowns import after_actions
from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.seats import right_of, seat_names, side_of
from cartes_lib.tricks import Play, Trick
from cartes_lib.tricks import trick as read_trick
from cartes_lib.truco import CON_FLOR, Rules, State, start_deal, strength, trick_winner
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


_PARTNER = 2
_REST = 2
"""Number of cards that a player holds besides the card in the trick."""


@dataclass(frozen=True, slots=True)
class LeastPosition:
    """A trick in which the learner plays last.

    Attributes:
        played: the cards of the others, from the learner's right on.
        is_second: whether this is the second trick of two players; the other player won the first.
    """

    played: Hand
    hand: Hand
    is_second: bool = False

    @property
    def best(self) -> Card:
        """The strongest card in the trick."""
        return self.played[trick_leaders(self.played)[0]]

    @property
    def is_partners(self) -> bool:
        """Whether the learner's partner is winning the trick without a tie."""
        return trick_leaders(self.played) == (_PARTNER - 1,)

    def outcome(self, card: Card) -> HandResult:
        """The side that wins the trick if `card` is played (None for a tie); in a second trick, the
        side that wins the deal.
        """
        hand = enumerate((*self.played, card), 1)
        result = trick_result([Play(at % (len(self.played) + 1), played) for at, played in hand])
        return hand_winner([1, result], 1) if self.is_second else result

    @property
    def least(self) -> Card:
        """The weakest of the cards in the hand that reach the best possible outcome."""
        outcomes = {card: self.outcome(card) for card in self.hand}
        top = next(result for result in (0, None, 1) if result in outcomes.values())
        return min((card for card in self.hand if outcomes[card] == top), key=strength)

    @property
    def reason(self) -> str:
        """The last part of the catalogue key that explains the answer: "partner", "none", "wins" or
        "must".
        """
        if self.is_partners:
            return "partner"
        if strength(self.least) <= strength(self.best):
            return "none"
        ties = any(strength(card) == strength(self.best) for card in self.hand)
        return "must" if ties else "wins"

    @property
    def overtaking(self) -> tuple[Card, ...]:
        """The cards of the hand that would beat all cards in the trick (a mistake if the partner is
        winning), the weakest first.
        """
        winning = (card for card in self.hand if strength(card) > strength(self.best))
        return tuple(sorted(winning, key=strength))


@kind
class Least(TrucoKind[LeastPosition]):
    """Which is the weakest card that is strong enough, when you play last to a trick? Rules:
    TRU-TRU-02, -07.
    """

    name = "least"
    exercises = (InLesson("TR-03", "play", ("con-flor",)),)

    def read(self, *, trick: str, hand: str) -> tuple[LeastPosition, Rules]:
        """Reads the cards of the others, from the learner's right on, and the learner's hand.

        Raises:
            ValueError: a card of `hand` ties with the strongest card of the trick.
        """
        position = LeastPosition(read_cards(trick), read_cards(hand))
        if any(strength(card) == strength(position.best) for card in position.hand):
            raise ValueError(f"no card is the cheapest that does: {hand!r}")
        return position, CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> LeastPosition:
        """Draws a first trick: of two players at level 1, of four at higher levels. At level 3 it
        is often a second trick of two players.
        """
        if level == 3 and rng.random() < 0.6:
            return self._second_trick(rng)
        players = 2 if level == 1 else 4
        wanted = ("wins", "wins", "none") if players == 2 else ("wins", "none", "partner")
        reason = rng.choice(wanted)
        while True:
            cards = rng.sample(PACK_40, players + 2)
            hand = tuple(sorted(cards[players - 1 :]))
            position = LeastPosition(tuple(cards[: players - 1]), hand)
            strengths = set(map(strength, hand))
            partner = _PARTNER - 1 in trick_leaders(position.played)
            if strength(position.best) in strengths or len(strengths) < len(hand):
                continue
            fits = position.reason == reason and partner == (reason == "partner")
            if fits and (not partner or position.overtaking):
                return position

    def _second_trick(self, rng: random.Random) -> LeastPosition:
        """A position with a hand of two cards. The weaker card ties in half of the draws, and wins
        in the other half.
        """
        ties = rng.random() < 0.5
        while True:
            led, low, high = rng.sample(PACK_40, 3)
            gap = strength(low) - strength(led)
            is_best = strength(high) > max(strength(low), strength(led))
            if is_best and (gap == 0 if ties else gap > 0):
                return LeastPosition((led,), tuple(sorted((low, high))), is_second=True)

    def state(self, position: LeastPosition, rules: Rules, rng: random.Random) -> State:
        """The state before the learner's card; the other cards are dealt at random."""
        known = {*position.played, *position.hand}
        rest = [card for card in PACK_40 if card not in known]
        rng.shuffle(rest)
        first: Hand = ()
        if position.is_second:
            pair = until(lambda: rng.sample(rest, 2), lambda it: strength(it[0]) > strength(it[1]))
            first, rest = tuple(pair), [card for card in rest if card not in pair]
        others = [
            (*first[:1], card, *rest[_REST * at : _REST * (at + 1) - len(first[:1])])
            for at, card in enumerate(position.played)
        ]
        seats = len(position.played) + 1
        hands = ((*first[1:], *position.hand), *others)
        dealt = start_deal(replace(rules, players=seats, flor=False), 0, hands, ())
        return after_actions(dealt, list(map(str, (*first, *position.played))))

    def ask(self, position: LeastPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a card of the hand."""
        reason, right = position.reason, str(position.least)
        weakest, strongest = (pick(position.hand, key=strength) for pick in (min, max))
        ideas = {
            "partner": {"least-over-partner": next(iter(position.overtaking), weakest)},
            "none": {"least-wasted": strongest},
            "wins": {"least-too-strong": strongest, "least-gives-up": weakest},
            "must": {"least-tie-too-little": weakest},
        }[reason]
        key = AnswerKey(
            answer=right,
            rule="TRU-TRU-07" if reason == "must" else "TRU-TRU-02",
            why=Message(f"why-least-{reason}", {"card": position.least}),
            hint=Message("hint-least"),
            highlight=(str(position.best),),
            mistakes=distinct({name: str(card) for name, card in ideas.items()}, right),
        )
        plays = seated(tuple(Play(seat, card) for seat, card in enumerate(position.played, 1)))
        seats = len(position.played) + 1
        scene = Scene("trick", plays=plays, seats=seats, turn=0, hand=position.hand)
        prompt = Message("prompt-least-second" if position.is_second else "prompt-least")
        return Question(prompt, scene, AnswerSchema("pick", card_items(position.hand)), key)
