"""Kinds of question about the best exchange of cards.

`research/balco_swaps.py` counted the deals that each choice won.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from cartes_lib.asking.balco import swap_bank
from cartes_lib.asking.balco.base import BalcoKind
from cartes_lib.asking.balco.deal_end import PLAYERS
from cartes_lib.asking.balco.keep_reasons import swap_reason
from cartes_lib.asking.balco.sampled import (
    comparison,
    percent,
    recoloured,
    right_count,
    standing_of,
)
from cartes_lib.asking.balco.swap_bank import SAMPLES, Swap, ranks_of
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Item,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_items, ids
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules, State, start_deal
from cartes_lib.balco.dealing import deal, pack
from cartes_lib.balco.turns import HAND
from cartes_lib.cards import Hand
from cartes_lib.engine import Fact

BEST_SWAPS = 3
"""Minimum number of choices in an exchange that are graded as right: those with the most wins."""


@dataclass(frozen=True, slots=True)
class SwapPosition:
    """An exchange of cards from `swap_bank`, and the six cards that the question shows. Only their
    suits may differ from the bank.
    """

    swap: Swap
    six: Hand

    @property
    def sets(self) -> tuple[Hand, ...]:
        """All sets of three of the six cards, which the learner may leave face up."""
        return tuple(combinations(self.six, 3))

    def share(self, up: Hand) -> int:
        """The number of deals won, of a hundred, if the cards `up` are left face up."""
        return percent(self.swap.wins[ranks_of(up)])


class _SwapKind(BalcoKind[SwapPosition]):
    """A kind of question about an exchange of cards before a deal, evaluated in simulated deals.

    Attributes:
        taught: whether 1, 2 and the joker are the only cards with an effect in the drawn exchanges.
    """

    taught: ClassVar[bool] = False

    def read(self, *, of: int) -> tuple[SwapPosition, Rules]:
        """Reads the index, from 0, of an exchange in `swap_bank`."""
        swap = swap_bank.bank()[of]
        return SwapPosition(swap, swap.six), STANDARD

    def state(self, position: SwapPosition, rules: Rules, rng: random.Random) -> State:
        """The state before the exchange in a deal of three players; seat 0 has the six cards."""
        rules = Rules(players=PLAYERS)
        rest = [card for card in pack(rules) if card not in position.six]
        rng.shuffle(rest)
        six = rng.sample(position.six, len(position.six))
        # Packets go round three times: face down, face up, then the hands.
        round_of_cards, others = HAND * PLAYERS, HAND * (PLAYERS - 1)
        down, rest = rest[:round_of_cards], rest[round_of_cards:]
        up, rest = [*six[:HAND], *rest[:others]], rest[others:]
        return start_deal(
            rules, rng.randrange(PLAYERS), deal([*down, *up, *six[HAND:], *rest], rules)
        )

    def draw(self, rng: random.Random, level: int, rules: Rules) -> SwapPosition:
        """Draws an exchange; at a lower level the wins of its choices differ more."""
        swaps = [swap for swap in swap_bank.bank() if swap.taught == self.taught]
        swaps.sort(key=_spread, reverse=True)
        swap = rng.choice(swaps[: level * len(swaps) // 3])
        return SwapPosition(swap, tuple(sorted(recoloured(rng, swap.six).values())))


@kind
class BestSwap(_SwapKind):
    """Which three of six cards do you leave face up? Rule: BAL-SET-06."""

    name = "best-swap"
    exercises = (InLesson("BA-11", "swap", ("standard",)),)

    def ask(self, position: SwapPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is three cards. The best cards in simulated deals
        are right, and so are cards that are almost as good.
        """
        wins, ranked = position.swap.wins, position.swap.best_first()
        right = ranked[: right_count([wins[ranks] for ranks in ranked], BEST_SWAPS)]
        best_sets = [up for up in position.sets if ranks_of(up) in right]
        best_sets.sort(key=lambda up: -wins[ranks_of(up)])
        best = best_sets[0]
        by_wins = sorted(position.sets, key=lambda up: -wins[ranks_of(up)])
        facts: dict[str, Fact] = {
            "cards": best,
            "best": position.share(best),
            "samples": SAMPLES,
        }
        replies: dict[str | int | tuple[str, ...], Message] = {}
        for up in position.sets:
            standing = standing_of(wins[ranks_of(up)], wins.values())
            more: dict[str, Fact] = {"share": position.share(up), "standing": standing}
            name = "why-swap-right" if up in best_sets else "why-swap-wrong"
            reason = comparison(swap_reason, standing, up, by_wins)
            replies[ids(up)] = Message(name, {**facts, **more}, then=reason)
        first = {ranks_of(up): up for up in reversed(position.sets)}
        shown = (first[ranks] for ranks in (*ranked[:BEST_SWAPS], ranked[-1]))
        key = AnswerKey(
            answer=ids(best),
            rule="BAL-SET-06",
            why=Message("why-swap", facts),
            hint=Message("hint-swap"),
            highlight=ids(best)[:1],
            accepted=tuple(map(ids, best_sets[1:])),
            replies=replies,
            breakdown=tuple(
                (Message("label-swap", {"cards": up}), position.share(up)) for up in shown
            ),
        )
        schema = AnswerSchema("pick", card_items(position.six), multi_select=True)
        return Question(Message("prompt-swap"), Scene(), schema, key)


@kind
class FirstSwap(BestSwap):
    """Which three of six cards do you leave face up? Of these cards, only 1, 2 and the joker have
    an effect.

    Rule: BAL-SET-06.
    """

    name = "first-swap"
    exercises = (InLesson("BA-11", "swap", ("standard",), weights=(2.0, 0.5, 0.0)),)
    taught = True


@kind
class SwapChoice(_SwapKind):
    """Which of three sets of cards do you leave face up? Rule: BAL-SET-06."""

    name = "swap"
    exercises = (InLesson("BA-11", "swap-choice", ("standard",)),)

    def ask(self, position: SwapPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is one of three sets of cards."""
        ranked = position.swap.best_first()
        sets = {ranks_of(up): up for up in position.sets}
        best, middle, worst = sets[ranked[0]], sets[ranked[len(ranked) // 2]], sets[ranked[-1]]
        offered = sorted((best, middle, worst))
        facts: dict[str, Fact] = {
            "cards": best,
            "best": position.share(best),
            "worst": position.share(worst),
            "samples": SAMPLES,
        }
        key = AnswerKey(
            answer="-".join(ids(best)),
            rule="BAL-SET-06",
            why=Message("why-guess-swap", facts),
            hint=Message("hint-swap"),
            highlight=ids(best)[:1],
            replies={
                "-".join(ids(up)): Message(
                    "why-swap-wrong",
                    {**facts, "share": position.share(up)},
                    then=swap_reason(best, up, "best"),
                )
                for up in (middle, worst)
            },
        )
        items = tuple(
            Item("-".join(ids(up)), message=Message("guess-swap-cards", {"cards": up}))
            for up in offered
        )
        scene = Scene("cards", cards=position.six)
        return Question(Message("guess-swap"), scene, AnswerSchema("choice", items), key)


def _spread(swap: Swap) -> int:
    """The difference in wins between the best and the worst choice of the exchange `swap`."""
    return max(swap.wins.values()) - min(swap.wins.values())
