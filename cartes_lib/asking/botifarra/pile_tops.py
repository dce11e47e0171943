"""Kinds of question about the piles of a table of two: which cards may be played, or led."""

from __future__ import annotations

import random

from cartes_lib.asking.botifarra.base import BotifarraKind, FixedKind, trick_scene, trump_named
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
from cartes_lib.asking.parts import ids, named_items, yes_no
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import Rules, State, random_deal, start_deal
from cartes_lib.botifarra.layout import playable
from cartes_lib.botifarra.presets import RECTOR_I_VICARI
from cartes_lib.cards import PACK_48, Card, Hand, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards
from cartes_lib.tricks import Play

__all__ = ["PileCard", "PileLead", "PileTops", "UnderPile"]

_TOPS = {1: 4, 2: 5, 3: 6}
_OPPONENT = 1


def _answering(tops: Hand, led: Card, trump: Suit | None, card: Card | None = None) -> HandPosition:
    """The tops of your piles, and a card that the opponent leads."""
    return HandPosition(tops, (Play(_OPPONENT, led),), trump, card)


def _drawn(rng: random.Random, level: int, rules: Rules) -> HandPosition:
    """Four to six tops of piles, and the card that the opponent led.

    In most positions, some of the tops may be played and others may not.
    """
    easy = rng.random() < TRIVIAL_SHARE / 2
    while True:
        suits = rng.sample(list(Suit), 3)
        pack = [card for card in PACK_48 if card.suit in suits]
        *tops, led = rng.sample(pack, _TOPS[level] + 1)
        position = _answering(tuple(sorted(tops)), led, rng.choice([*suits, None]))
        if easy or 1 <= len(position.allowed(rules)) < len(tops):
            return position


@kind
class PileTops(LegalCardsKind):
    """Which tops of your piles may answer the card that was led? Rule: BOT-DUO-A-04."""

    name = "pile-tops"
    exercises = (InLesson("BO-17", "legal", ("rector-i-vicari",)),)

    def read(self, *, tops: str, led: str, trump: str = "none") -> tuple[HandPosition, Rules]:
        """Reads the tops of your piles and the card that was led, in notation."""
        spot = _answering(read_cards(tops), read_card(led), trump_named(trump))
        return spot, RECTOR_I_VICARI

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws four to six tops, and a card that the opponent has led."""
        return _drawn(rng, level, rules)


@kind
class PileCard(LegalCardKind):
    """May this top of a pile answer the card that was led? Rule: BOT-DUO-A-04."""

    name = "pile-card"
    exercises = (InLesson("BO-17", "card", ("rector-i-vicari",)),)

    def read(
        self, *, card: str, tops: str, led: str, trump: str = "none"
    ) -> tuple[HandPosition, Rules]:
        """Reads what `PileTops.read` reads, and the top that the question is about."""
        spot = _answering(read_cards(tops), read_card(led), trump_named(trump), read_card(card))
        return spot, RECTOR_I_VICARI

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws one of four to six tops. In half of the draws it may be played."""
        return about_a_card(rng, lambda: _drawn(rng, level, rules), rules)


@kind
class UnderPile(FixedKind):
    """May a card be played that lies under another? Rule: BOT-DUO-A-02."""

    name = "pile"
    exercises = (InLesson("BO-17", "under", ("rector-i-vicari",)),)

    def ask(self, position: None, rules: Rules) -> Question:
        """Asks for yes or no."""
        group = Group("pile", Message("group-one-pile"), read_cards("9o"), hidden=3)
        scene = Scene("piles", groups=(group,))
        return yes_no(Message("guess-pile-under"), scene, False, "BOT-DUO-A-02")


@kind
class PileLead(BotifarraKind[State]):
    """Who leads the next trick at a table of two, with which cards? Rules: BOT-PLAY-04,
    BOT-DUO-A-03.
    """

    name = "pile-lead"
    exercises = (InLesson("BO-17", "next", ("rector-i-vicari",)),)

    def read(self, *, deal: int, tricks: int) -> tuple[State, Rules]:
        """Reads the number of a deal, and of its tricks that are played at random."""
        return _after(random.Random(deal), tricks), RECTOR_I_VICARI

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Draws a moment when a card was turned up; the leader has lost the last trick as often
        as not.
        """
        has_lost = rng.random() < 0.5
        while True:
            state = _after(rng, rng.randint(*_TRICKS[level]))
            for _ in range(_MORE):
                lost = state.tricks[-1][0].seat != state.to_act[0]
                if _turned(state) and lost == has_lost:
                    return state
                state = _trick_later(state, rng)

    def ask(self, position: State, rules: Rules) -> Question:
        """Asks for the choice among both players, with every top or without the one just turned."""
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
"""Who leads, and whether with any top or only with those that lay there before."""

_TRICKS = {1: (1, 2), 2: (2, 4), 3: (4, 6)}
"""Tricks played before the question, by level: fewest and most."""

_MORE = 6
"""Later tricks that are tried before another deal."""


def _after(rng: random.Random, tricks: int) -> State:
    """A random deal of two players after so many tricks, each card a random one."""
    state = start_deal(RECTOR_I_VICARI, 0, random_deal(rng, RECTOR_I_VICARI))
    state = state.play(rng.choice(SUITS))
    while state.talk.speaker is not None:
        state = state.play("pass")
    for _ in range(tricks):
        state = _trick_later(state, rng)
    return state


def _trick_later(state: State, rng: random.Random) -> State:
    """The state after one more trick of random cards."""
    for _ in range(state.rules.seats):
        state = state.play(rng.choice(state.actions()))
    return state


def _turned(state: State) -> Hand:
    """The cards that lay under the winner's card of the last trick: one, or none."""
    winner = state.to_act[0]
    card = next(play.card for play in state.tricks[-1] if play.seat == winner)
    before = set(state.gone) - {card}
    known = playable(state.dealt[winner], before, state.rules)
    return tuple(item for item in state.playable(winner) if item not in known)
