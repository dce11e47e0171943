"""Kinds of question about a trick: the card that wins it, who leads next, whose turn it is."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cartes_lib.asking.botifarra.base import (
    SEAT_NAMES,
    SEATS,
    BotifarraKind,
    trick_scene,
    trump_named,
)
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question
from cartes_lib.asking.custom import CustomForm, CustomPosition, Field
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_items, distinct, seat_choice
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import LLIURE, Rules, legal_cards
from cartes_lib.botifarra import trick as read_trick
from cartes_lib.botifarra.trick import best_play, strength
from cartes_lib.cards import PACK_48, Hand, Suit
from cartes_lib.seats import left_of, right_of
from cartes_lib.tricks import Play, Trick

_LEADER = 1
"""The seat that leads by default, so that the learner, at seat 0, plays last."""


@dataclass(frozen=True, slots=True)
class TrickPosition:
    """A trick of one to four plays, and the trump suit; None in a botifarra."""

    plays: Trick
    trump: Suit | None

    @property
    def is_complete(self) -> bool:
        """Whether all four players have played a card to the trick."""
        return len(self.plays) == SEATS

    @property
    def led(self) -> Suit:
        """The led suit: that of the first card."""
        suit = self.plays[0].card.suit
        assert suit is not None, "Botifarra has no jokers"
        return suit

    @property
    def followers(self) -> Trick:
        """The plays in the led suit."""
        return tuple(play for play in self.plays if play.card.suit == self.led)

    def best(self, rules: Rules) -> Play:
        """The play that is winning the trick. Rule: BOT-PLAY-03."""
        return best_play(self.plays, self.trump, rules)


def played_trick(
    rng: random.Random,
    trump: Suit | None,
    plays: int = SEATS,
    seen: Hand = (),
    rules: Rules = LLIURE,
) -> Trick:
    """A trick of `plays` cards, legally played from four random hands; a random seat leads.

    Args:
        seen: cards that are in no hand.
    """
    pack = [card for card in PACK_48 if card not in seen]
    rng.shuffle(pack)
    size = len(pack) // SEATS
    hands = [tuple(pack[seat * size : (seat + 1) * size]) for seat in range(SEATS)]
    leader = rng.randrange(SEATS)
    trick: list[Play] = []
    for step in range(plays):
        seat = right_of(leader, SEATS, step)
        trick.append(Play(seat, rng.choice(legal_cards(hands[seat], tuple(trick), trump, rules))))
    return tuple(trick)


def _contested_trick(rng: random.Random, level: int, rules: Rules) -> TrickPosition:
    """A random complete trick that the first card does not win.

    At level 1 it has no trump; at higher levels a trump wins it.
    """
    while True:
        trump = None if level == 1 else rng.choice(list(Suit))
        position = TrickPosition(played_trick(rng, trump, rules=rules), trump)
        suits = {play.card.suit for play in position.plays}
        is_ruffed = trump is not None and trump != position.led and trump in suits
        if is_ruffed or (level == 1 and position.best(rules) != position.plays[0]):
            return position


class _TrickKind(BotifarraKind[TrickPosition]):
    """A kind of question about a trick."""

    def read(
        self,
        *,
        trick: str,
        trump: str = "none",
        leader: int = _LEADER,
        three_second: bool = False,
    ) -> tuple[TrickPosition, Rules]:
        """Reads the trick in notation, in the order played.

        Args:
            leader: by default 1, the learner's right, so that the learner plays last.
            three_second: whether the 3 is the second-highest card of a suit (BOT-VAR-01).
        """
        rules = replace(LLIURE, card_order="three-second" if three_second else "usual")
        return TrickPosition(read_trick(trick, leader=leader), trump_named(trump)), rules


def _winner_key(
    position: TrickPosition,
    rules: Rules,
    answer: str,
    rule: str,
    why: Message,
    mistakes: Mapping[str, str],
) -> AnswerKey:
    """The answer key of a question about the winner of `position`; `answer` is the right answer."""
    best = position.best(rules).card
    deciding = (position.trump, position.led)
    return AnswerKey(
        answer=answer,
        rule=rule,
        why=why,
        hint=Message("hint-trick"),
        highlight=tuple(str(play.card) for play in position.plays if play.card.suit in deciding),
        mistakes=distinct(mistakes, answer),
        facts={"best": best, "led": position.led},
        counterexample=(best,),
    )


@kind
class Winner(_TrickKind):
    """Which card wins the trick, or is winning an unfinished trick? Rule: BOT-PLAY-03."""

    name = "winner"
    exercises = (
        InLesson(
            "BO-03",
            "duel",
            ("lliure",),
            form=CustomForm((Field("trick", SEATS, SEATS),), PACK_48, has_trump=True),
        ),
    )

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TrickPosition:
        """Draws a complete trick. It has no trump at level 1; at higher levels a player ruffs."""
        return _contested_trick(rng, level, rules)

    def lay_out(self, custom: CustomPosition, rules: Rules) -> TrickPosition:
        """The position with the trick that a teacher laid out; the learner plays last."""
        plays = zip(range(_LEADER, _LEADER + SEATS), custom.cards["trick"], strict=True)
        return TrickPosition(tuple(Play(at % SEATS, card) for at, card in plays), custom.trump)

    def ask(self, position: TrickPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a card of the trick."""
        best = position.best(rules).card
        how = "highest" if best.suit == position.led else "ruffed"
        prompt, why = "prompt-trick-winner", f"why-trick-{how}"
        if not position.is_complete:
            prompt, why = "guess-ahead", f"guess-why-ahead-{how}"
        key = _winner_key(
            position,
            rules,
            str(best),
            "BOT-PLAY-03",
            Message(why, {"card": best, "led": position.led}),
            self._misconceptions(position, rules),
        )
        return Question(
            Message(prompt),
            trick_scene(position.plays, position.trump, rules),
            AnswerSchema("pick", card_items(play.card for play in position.plays)),
            key,
        )

    def _misconceptions(self, position: TrickPosition, rules: Rules) -> dict[str, str]:
        """The wrong card that each misconception leads to; the keys are ids of misconceptions."""

        def rank(play: Play) -> int:
            return strength(play.card, rules)

        wrong = {
            "trick-trump-forgotten": max(position.followers, key=rank),
            "trick-suit-forgotten": max(position.plays, key=rank),
        }
        if position.best(rules) in position.followers:
            wrong["trick-by-number"] = max(position.followers, key=lambda play: play.card.rank)
        return {name: str(play.card) for name, play in wrong.items()}


@kind
class Leader(_TrickKind):
    """Who leads the next trick? Rule: BOT-PLAY-04."""

    name = "leader"
    exercises = (InLesson("BO-03", "next", ("lliure",), weights=(0.5, 0.65, 0.8)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TrickPosition:
        """Draws a complete trick. It has no trump at level 1; at higher levels a player ruffs."""
        return _contested_trick(rng, level, rules)

    def ask(self, position: TrickPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        best, first = position.best(rules), position.plays[0].seat
        followed = max(position.followers, key=lambda play: strength(play.card, rules))
        wrong = {
            "next-leader-again": first,
            "next-trump-forgotten": followed.seat,
            "next-right-of-leader": right_of(first, SEATS),
        }
        seat = SEAT_NAMES[best.seat]
        key = _winner_key(
            position,
            rules,
            seat,
            "BOT-PLAY-04",
            Message("guess-why-leads", {"card": best.card, "seat": f"seat-{seat}"}),
            {name: SEAT_NAMES[at] for name, at in wrong.items()},
        )
        scene = trick_scene(position.plays, position.trump, rules)
        return Question(Message("prompt-next-leader"), scene, seat_choice(SEATS), key)


@kind
class Turn(_TrickKind):
    """Who plays next to an unfinished trick? Rule: BOT-PLAY-02."""

    name = "next"
    exercises = (InLesson("BO-03", "next", ("lliure",), weights=(0.5, 0.35, 0.2)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TrickPosition:
        """Draws an unfinished trick: one card at level 1, up to two cards at level 2, up to three
        at level 3.
        """
        trump = rng.choice([*Suit, None])
        plays = rng.randint(1, min(level + 1, SEATS - 1))
        return TrickPosition(played_trick(rng, trump, plays, rules=rules), trump)

    def ask(self, position: TrickPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat. The scene does not show whose turn it
        is.
        """
        last = position.plays[-1].seat
        seat, following = SEAT_NAMES[last], SEAT_NAMES[right_of(last, SEATS)]
        key = AnswerKey(
            answer=following,
            rule="BOT-PLAY-02",
            why=Message("why-turn", {"last": f"seat-{seat}", "next": f"seat-{following}"}),
            hint=Message("hint-turn"),
            highlight=(seat,),
            mistakes={"next-turns-left": SEAT_NAMES[left_of(last, SEATS)]},
            facts={"next": f"seat-{following}"},
        )
        scene = replace(trick_scene(position.plays, position.trump, rules), turn=None)
        return Question(Message("prompt-whose-turn"), scene, seat_choice(SEATS), key)
