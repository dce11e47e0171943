"""Positions of play whose cards were evaluated in simulated deals, and questions about them.

The figures are ours and are in `draws.toml` (leads with trumps in hand) and `cards.toml` (later
seats): averages and standard errors, written by `research/botifarra_plays.py`.
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
from cartes_lib.asking.parts import card_items, tenths
from cartes_lib.botifarra import Rules, State, parse_position
from cartes_lib.botifarra.bidding import CONTRACTS
from cartes_lib.botifarra.memory import remember
from cartes_lib.botifarra.trick import strength
from cartes_lib.cards import Card, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.tricks import Play

__all__ = [
    "NEAR",
    "SAMPLES",
    "PlayPosition",
    "WeighedPlay",
    "drawn_position",
    "play_scene",
    "plays_bank",
]

SAMPLES = 150
"""Deals imagined for each position; every card is played out in all of them."""

NEAR = 1.0
"""Points that a card may fall short of the best and still be right: it may be chance."""


@dataclass(frozen=True, slots=True)
class PlayPosition:
    """A position in which seat 0 plays, and what each card brought.

    Attributes:
        brought: by card, the average points of the side in the deal and the standard error.
    """

    state: State
    brought: Mapping[Card, tuple[float, float]]

    @property
    def ranked(self) -> list[Card]:
        """The cards that may be played, the best first."""
        return sorted(self.brought, key=self.behind)

    @property
    def best(self) -> Card:
        """The card that brought the most points."""
        return max(self.brought, key=lambda card: self.brought[card][0])

    @property
    def spread(self) -> float:
        """Difference in average points between the best and the worst card."""
        return max(map(self.behind, self.brought))

    @property
    def costly(self) -> list[Card]:
        """The cards that are wrong, the nearest to the best first."""
        return [card for card in self.ranked if self.behind(card) > NEAR]

    @property
    def is_hard(self) -> bool:
        """Whether at least half of the cards are wrong, so that a random card is rarely right."""
        return 2 * len(self.costly) >= len(self.brought)

    def behind(self, card: Card) -> float:
        """Difference in average points between the best card and `card`."""
        return max(mean for mean, _ in self.brought.values()) - self.brought[card][0]

    def reason(self, other: Card) -> Message | None:
        """Why the best card is better than `other`."""
        return deciding_reason(remember(self.state, 0), self.best, other)

    def with_suits(self, suits: Mapping[Suit, Suit]) -> PlayPosition:
        """The same position with its suits exchanged."""

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
            state, {turned(card): figures for card, figures in self.brought.items()}
        )


@cache
def plays_bank(name: str) -> tuple[PlayPosition, ...]:
    """All positions of that bank, in the order of the file.

    Args:
        name: "draws" or "cards".
    """
    text = files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    return tuple(
        PlayPosition(
            parse_position(table["state"]),
            MappingProxyType(
                {read_card(card): (mean, error) for card, (mean, error) in table["brought"].items()}
            ),
        )
        for table in tomllib.loads(text)["position"]
    )


def drawn_position(rng: random.Random, name: str, level: int, rules: Rules) -> PlayPosition:
    """A position of that bank with other suits. At higher levels less can be lost."""
    known = [item for item in plays_bank(name) if item.state.rules == rules and item.is_hard]
    known.sort(key=lambda item: -item.spread)
    chosen = rng.choice(known[: -(-len(known) * (level + 1) // 4)])
    return chosen.with_suits(dict(zip(Suit, rng.choice(list(permutations(Suit))), strict=True)))


def play_scene(state: State) -> Scene:
    """What seat 0 sees: the trick, the trump, its hand, and the cards played so far, by suit."""
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
    """A kind of question that asks for a card and grades it by its loss.

    Attributes:
        bank: the name of its positions.
        prompt, hint: keys of the question and of its first hint.
        rule: the rule that leaves the choice to the player.
    """

    bank = ""
    prompt = ""
    hint = ""
    rule = ""

    def read(self, *, of: int) -> tuple[PlayPosition, Rules]:
        """Reads position number `of` of the bank, from 0."""
        position = plays_bank(self.bank)[of]
        return position, position.state.rules

    def draw(self, rng: random.Random, level: int, rules: Rules) -> PlayPosition:
        """Draws a position with other suits. At higher levels less can be lost."""
        return drawn_position(rng, self.bank, level, rules)

    def state(self, position: PlayPosition, rules: Rules, rng: random.Random) -> State:
        """The state before that card is played."""
        return position.state

    def ask(self, position: PlayPosition, rules: Rules) -> Question:
        """Asks for the choice among the cards that may be played."""
        cards = tuple(sorted(position.brought))
        best = position.best
        replies: dict[str | int | tuple[str, ...], Message] = {
            str(card): _verdict(position, card) for card in cards
        }
        accepted = [card for card in position.ranked[1:] if card not in position.costly]
        marked = (best, *position.costly[:1])
        key = AnswerKey(
            answer=str(best),
            rule=self.rule,
            why=replies[str(best)],
            hint=Message(self.hint),
            highlight=tuple(sorted(map(str, marked))),
            accepted=tuple(map(str, accepted)),
            replies=replies,
            worths=tuple(
                ChoiceValue(
                    str(card), Message("breakdown-card", {"card": card}), *position.brought[card]
                )
                for card in position.ranked
            ),
        )
        schema = AnswerSchema("pick", card_items(cards))
        return Question(Message(self.prompt), play_scene(position.state), schema, key)


def _verdict(position: PlayPosition, card: Card) -> Message:
    """What playing `card` costs, and the one reason that decides."""
    facts = {**tenths(position.behind(card)), "samples": SAMPLES}
    if card == position.best:
        reason = position.reason(position.costly[0])
        return Message("why-plays-best", facts, then=reason)
    if card in position.costly:
        return Message("why-plays-costs", facts, then=position.reason(card))
    near = any(tenths(position.behind(card)).values())
    return Message("why-plays-near" if near else "why-plays-level", facts)
