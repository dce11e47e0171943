"""Positions of play whose cards were evaluated in simulated deals, and questions about them.

`research/botifarra_plays.py` computed the averages and standard errors. They are in `draws.toml`
(leads with trumps in hand) and `cards.toml` (second, third and last seat).
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import permutations
from types import MappingProxyType

from cartes_lib.asking.botifarra.base import BotifarraKind, trick_scene
from cartes_lib.asking.botifarra.play_reasons import deciding_reason
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    ChoiceValue,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.parts import card_items
from cartes_lib.asking.probabilities import tenths
from cartes_lib.botifarra import Rules, State, parse_position
from cartes_lib.botifarra.bidding import CONTRACTS
from cartes_lib.botifarra.memory import remember
from cartes_lib.botifarra.trick import strength
from cartes_lib.cards import Card, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.tricks import Play

SAMPLES = 150
"""Number of simulated deals of each position; each legal card is tried in all of them."""

NEAR = 1.0
"""Maximum loss in points of a right card: a smaller loss may be a sampling error."""


@dataclass(frozen=True, slots=True)
class PlayPosition:
    """A position in which seat 0 plays, with the average points of each card in simulated deals.

    Attributes:
        averages: the average points of seat 0's side in the deal if a card is played, and their
            standard error; the keys are the cards.
    """

    state: State
    averages: Mapping[Card, tuple[float, float]]

    @property
    def best_first(self) -> list[Card]:
        """The cards that may be played, the best first."""
        return sorted(self.averages, key=self.behind)

    @property
    def best(self) -> Card:
        """The card with the most average points."""
        return max(self.averages, key=lambda card: self.averages[card][0])

    @property
    def spread(self) -> float:
        """Difference in average points between the best and the worst card."""
        return max(map(self.behind, self.averages))

    @property
    def costly(self) -> list[Card]:
        """The cards that lose more than `NEAR` points, ordered by their loss; the smallest loss
        first.
        """
        return [card for card in self.best_first if self.behind(card) > NEAR]

    @property
    def is_hard(self) -> bool:
        """Whether at least half of the cards are wrong answers, so that a random card is rarely
        right.
        """
        return 2 * len(self.costly) >= len(self.averages)

    def behind(self, card: Card) -> float:
        """Difference in average points between the best card and `card`."""
        return max(mean for mean, _ in self.averages.values()) - self.averages[card][0]

    def reason(self, other: Card) -> Message | None:
        """The reason why the best card is better than `other`; None if no known reason applies."""
        return deciding_reason(remember(self.state, 0), self.best, other)

    def with_suits(self, suits: Mapping[Suit, Suit]) -> PlayPosition:
        """A copy of the position in which each suit is replaced by its value in `suits`."""

        def turned(card: Card) -> Card:
            assert card.suit is not None, "Botifarra has no joker"
            return Card(card.rank, suits[card.suit])

        def renamed(call: str) -> str:
            return suits[Suit[call.upper()]].name.lower() if call in CONTRACTS[:4] else call

        state = replace(
            self.state,
            dealt=tuple(tuple(sorted(map(turned, hand))) for hand in self.state.dealt),
            calls=tuple(map(renamed, self.state.calls)),
            tricks=tuple(
                tuple(Play(play.seat, turned(play.card)) for play in trick)
                for trick in self.state.tricks
            ),
        )
        return PlayPosition(
            state, {turned(card): figures for card, figures in self.averages.items()}
        )


@cache
def plays_bank(name: str) -> tuple[PlayPosition, ...]:
    """All positions of the bank `name`, in the order of its file.

    Args:
        name: "draws" or "cards".
    """
    text = files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    return tuple(
        PlayPosition(
            parse_position(table["state"]),
            MappingProxyType(
                {
                    read_card(card): (mean, error)
                    for card, (mean, error) in table["averages"].items()
                }
            ),
        )
        for table in tomllib.loads(text)["position"]
    )


def random_position(rng: random.Random, name: str, level: int, rules: Rules) -> PlayPosition:
    """A random position of the bank `name`, with its suits permuted at random.

    At higher levels a wrong card loses fewer points.
    """
    known = [item for item in plays_bank(name) if item.state.rules == rules and item.is_hard]
    known.sort(key=lambda item: -item.spread)
    chosen = rng.choice(known[: -(-len(known) * (level + 1) // 4)])
    return chosen.with_suits(dict(zip(Suit, rng.choice(list(permutations(Suit))), strict=True)))


def play_scene(state: State) -> Scene:
    """The scene that seat 0 sees: trick, trump suit, own hand, and for each suit the cards played
    so far.
    """
    fallen = [play.card for trick in state.tricks for play in trick if trick is not state.trick]
    rows = []
    for suit in Suit:
        cards = sorted(
            (card for card in fallen if card.suit == suit),
            key=lambda card: -strength(card, state.rules),
        )
        if cards:
            ranks = " ".join(str(card.rank) for card in cards)
            label = Message("row-suit", {"suit": suit})
            rows.append(Row(suit.name.lower(), label, Message("row-fallen", {"ranks": ranks})))
    scene = trick_scene(state.trick, state.trump, state.rules, tuple(sorted(state.hands[0])))
    return replace(scene, rows=tuple(rows), rows_label=Message("rows-fallen") if rows else None)


class WeighedPlay(BotifarraKind[PlayPosition]):
    """A kind of question that asks which card to play, and grades the card by its average loss in
    points.

    Attributes:
        bank: the name of the bank with the positions, such as "cards".
        prompt, hint: catalogue keys of the prompt and of the first hint.
        rule: id of the rule that allows several cards, so that the player must choose.
    """

    bank = ""
    prompt = ""
    hint = ""
    rule = ""

    def read(self, *, of: int) -> tuple[PlayPosition, Rules]:
        """Reads the position with index `of` in the bank, from 0."""
        position = plays_bank(self.bank)[of]
        return position, position.state.rules

    def draw(self, rng: random.Random, level: int, rules: Rules) -> PlayPosition:
        """Draws a position of the bank, with its suits permuted at random. At higher levels a wrong
        card loses fewer points.
        """
        return random_position(rng, self.bank, level, rules)

    def state(self, position: PlayPosition, rules: Rules, rng: random.Random) -> State:
        """The state in which seat 0 chooses the card."""
        return position.state

    def ask(self, position: PlayPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a card that may be played."""
        cards = tuple(sorted(position.averages))
        best = position.best
        replies: dict[str | int | tuple[str, ...], Message] = {
            str(card): _verdict(position, card) for card in cards
        }
        accepted = [card for card in position.best_first[1:] if card not in position.costly]
        marked = (best, *position.costly[:1])
        key = AnswerKey(
            answer=str(best),
            rule=self.rule,
            why=replies[str(best)],
            hint=Message(self.hint),
            highlight=tuple(sorted(map(str, marked))),
            accepted=tuple(map(str, accepted)),
            replies=replies,
            choice_values=tuple(
                ChoiceValue(
                    str(card), Message("breakdown-card", {"card": card}), *position.averages[card]
                )
                for card in position.best_first
            ),
        )
        schema = AnswerSchema("pick", card_items(cards))
        return Question(Message(self.prompt), play_scene(position.state), schema, key)


def _verdict(position: PlayPosition, card: Card) -> Message:
    """The message with the loss of `card`, and the reason why the best card is better."""
    facts = {**tenths(position.behind(card)), "samples": SAMPLES}
    if card == position.best:
        reason = position.reason(position.costly[0])
        return Message("why-plays-best", facts, then=reason)
    if card in position.costly:
        return Message("why-costs", facts, then=position.reason(card))
    near = any(tenths(position.behind(card)).values())
    return Message("why-near" if near else "why-plays-level", facts)
