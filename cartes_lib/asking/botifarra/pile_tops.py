"""Kinds of question about a table of two, where only the top card of each pile may be played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cartes_lib.asking.botifarra.base import (
    BotifarraKind,
    FixedKind,
    trick_scene,
    trump_named,
    until_own_turn,
)
from cartes_lib.asking.botifarra.bidding import SUITS
from cartes_lib.asking.botifarra.legal import (
    TRIVIAL_SHARE,
    HandPosition,
    LegalCardKind,
    LegalCardsKind,
    about_a_card,
)
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import ids, named_items, with_part, yes_no
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import Rules, State, random_deal, start_deal
from cartes_lib.botifarra.bidding import CONTRACTS
from cartes_lib.botifarra.layout import playable
from cartes_lib.botifarra.presets import RECTOR_I_VICARI
from cartes_lib.botifarra.score import card_points
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards
from cartes_lib.tricks import Play

_TOPS = {1: 4, 2: 5, 3: 6}
"""Number of piles of the learner that still have a top card; the keys are levels."""

_PLAYED = {1: (10, 16), 2: (6, 12), 3: (1, 8)}
"""The minimum and maximum number of tricks played before the question; the keys are levels."""

_OPPONENT = 1


@dataclass(frozen=True, slots=True)
class TopsPosition(HandPosition):
    """The top cards of the learner's piles, and the card that the opponent led.

    Attributes:
        deal: the deal after that card; None if the cards were read from notation.
    """

    deal: State | None = None


def _answering(tops: Hand, led: Card, trump: Suit | None, card: Card | None = None) -> TopsPosition:
    """The position after the opponent has led `led`; `tops` are the top cards of the learner's
    piles.
    """
    return TopsPosition(tops, (Play(_OPPONENT, led),), trump, card)


def _random_position(rng: random.Random, level: int, rules: Rules) -> TopsPosition:
    """A random position: four to six top cards of the learner's piles, and the card that the
    opponent led.

    In most positions, some of the top cards are legal and others are not.
    """
    easy, (least, most) = rng.random() < TRIVIAL_SHARE / 2, _PLAYED[level]
    while True:
        state = _after(rng, rng.randint(least, most), CONTRACTS)
        for _ in range(_MORE):
            if state.to_act[0] == _OPPONENT:
                deal = state.play(rng.choice(state.actions()))
                tops = tuple(sorted(deal.playable(0)))
                position = TopsPosition(tops, deal.trick, deal.trump, deal=deal)
                some = 1 <= len(position.allowed(rules)) < len(tops)
                if len(tops) == _TOPS[level] and (easy or some):
                    return position
            state = _trick_later(state, rng)


class _AnsweringKind(BotifarraKind[HandPosition]):
    """A kind of question about the card to play after the opponent's lead."""

    def state(self, position: HandPosition, rules: Rules, rng: random.Random) -> State | None:
        """The deal after the card that the opponent led; None if the position shows only a hand and
        a trick.
        """
        return position.deal if isinstance(position, TopsPosition) else None


@kind
class PileTops(_AnsweringKind, LegalCardsKind):
    """Which tops of your piles may you play on the card that was led? Rule: BOT-DUO-A-04."""

    name = "pile-tops"
    exercises = (InLesson("BO-17", "legal", ("rector-i-vicari",)),)

    def read(self, *, tops: str, led: str, trump: str = "none") -> tuple[HandPosition, Rules]:
        """Reads the top cards of the learner's piles and the opponent's card, in notation."""
        spot = _answering(read_cards(tops), read_card(led), trump_named(trump))
        return spot, RECTOR_I_VICARI

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws four to six top cards, and a card that the opponent led."""
        return _random_position(rng, level, rules)


@kind
class PileCard(_AnsweringKind, LegalCardKind):
    """May you play this top of a pile on the card that was led? Rule: BOT-DUO-A-04."""

    name = "pile-card"
    exercises = (InLesson("BO-17", "card", ("rector-i-vicari",)),)

    def read(
        self, *, card: str, tops: str, led: str, trump: str = "none"
    ) -> tuple[HandPosition, Rules]:
        """Reads the top card that the question is about; the other arguments are those of
        `PileTops.read`.
        """
        spot = _answering(read_cards(tops), read_card(led), trump_named(trump), read_card(card))
        return spot, RECTOR_I_VICARI

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws four to six top cards, and the card of the question. In half of the draws that card
        may be played.
        """
        return about_a_card(rng, lambda: _random_position(rng, level, rules), rules)


@kind
class UnderPile(FixedKind):
    """May a card that lies under another card of a pile be played? Rule: BOT-DUO-A-02."""

    name = "pile"
    exercises = (InLesson("BO-17", "under", ("rector-i-vicari",)),)

    def ask(self, position: None, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        group = Group("pile", Message("group-one-pile"), read_cards("9o"), hidden=3)
        scene = Scene("piles", groups=(group,))
        return yes_no(Message("guess-pile-under"), scene, False, "BOT-DUO-A-02")


@kind
class PileLead(BotifarraKind[State]):
    """Who leads the next trick at a table of two, and which cards may this player lead? Rules:
    BOT-PLAY-04, BOT-DUO-A-03.
    """

    name = "pile-lead"
    exercises = (InLesson("BO-17", "next", ("rector-i-vicari",)),)

    def read(self, *, deal: int, tricks: int) -> tuple[State, Rules]:
        """Reads the seed of a random deal, and the number of tricks already played."""
        return _after(random.Random(deal), tricks), RECTOR_I_VICARI

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Draws a state after a trick in which a card was turned up.

        In half of the draws, the player who led the last trick has lost it.
        """
        has_lost = rng.random() < 0.5
        while True:
            state = _after(rng, rng.randint(*_TRICKS[level]))
            for _ in range(_MORE):
                lost = state.tricks[-1][0].seat != state.to_act[0]
                if _turned(state) and lost == has_lost:
                    return state
                state = _trick_later(state, rng)

    def state(self, position: State, rules: Rules, rng: random.Random) -> State:
        """The deal at the learner's next turn: to lead, or to answer the card that the heuristic
        bot leads.
        """
        return until_own_turn(position, rng)

    def generate(self, rng: random.Random, level: int, preset: str) -> Question:
        """The question, with a second part: the points of the trick's two cards."""
        rules = self.rules(preset)
        position = self.draw(rng, level, rules)
        question = self.ask(position, rules)
        points = {play.card: card_points(play.card) for play in position.tricks[-1]}
        total = sum(points.values())
        rows = ((Message("breakdown-card", {"card": it}), count) for it, count in points.items())
        key = replace(question.key, breakdown=tuple(rows))
        return with_part(replace(question, key=key), "card-points", _POINTS, total)

    def ask(self, position: State, rules: Rules) -> Question:
        """Question about `position`; the answer is a player and the cards that this player may
        lead: all tops, or all except the card just turned up.
        """
        winner, trick = position.to_act[0], position.tricks[-1]
        leader, loser = ("you", "other") if winner == 0 else ("other", "you")
        best = next(play.card for play in trick if play.seat == winner)
        key = AnswerKey(
            answer=f"{leader}-any",
            rule="BOT-PLAY-04",
            why=Message("why-pile-lead", {"card": best, "mine": winner == 0}),
            hint=Message("hint-pile-lead"),
            highlight=ids(play.card for play in trick),
            mistakes={"pile-lead-loser": f"{loser}-any", "pile-lead-turned": f"{leader}-known"},
            facts={"best": best},
        )
        schema = AnswerSchema("choice", named_items("pile-lead-", _LEADS))
        scene = trick_scene(trick, position.trump, rules, hand=position.playable(0))
        return Question(Message("prompt-pile-lead"), scene, schema, key)


_LEADS = ("you-any", "you-known", "other-any", "other-known")
"""The answers: the leader, and whether the card just turned up may be led too."""

_POINTS = AnswerSchema("number", high=10)
"""Schema of the points of two cards."""

_TRICKS = {1: (1, 2), 2: (2, 4), 3: (4, 6)}
"""The minimum and maximum number of tricks played before a question about the lead; the keys are
levels.
"""

_MORE = 6
"""Maximum number of further tricks that are played in a deal before another deal is drawn."""


def _after(rng: random.Random, tricks: int, contracts: Sequence[str] = SUITS) -> State:
    """A random deal of two players, after `tricks` tricks in which random legal cards were played.

    Args:
        contracts: the contracts that may be drawn.
    """
    state = start_deal(RECTOR_I_VICARI, 0, random_deal(rng, RECTOR_I_VICARI))
    state = state.play(rng.choice(contracts))
    while state.talk.speaker is not None:
        state = state.play("pass")
    for _ in range(tricks):
        state = _trick_later(state, rng)
    return state


def _trick_later(state: State, rng: random.Random) -> State:
    """The state after one more trick, in which random legal cards are played."""
    for _ in range(state.rules.seats):
        state = state.play(rng.choice(state.actions()))
    return state


def _turned(state: State) -> Hand:
    """The card turned up under the card that won the last trick; empty if no card was turned up."""
    winner = state.to_act[0]
    card = next(play.card for play in state.tricks[-1] if play.seat == winner)
    before = set(state.gone) - {card}
    known = playable(state.dealt[winner], before, state.rules)
    return tuple(item for item in state.playable(winner) if item not in known)
