"""Kinds of question about the best exchange of cards and the best throw.

`research/balco_swaps.py` and `research/balco_throws.py` counted the deals that each choice won.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import ClassVar, TypeVar

from cartes_lib.asking.balco import swap_bank, throw_bank
from cartes_lib.asking.balco.base import BalcoKind, condition_message
from cartes_lib.asking.balco.deal_end import PLAYERS, end_of_deal
from cartes_lib.asking.balco.keep_reasons import Throws, swap_reason
from cartes_lib.asking.balco.swap_bank import SAMPLES, Swap, ranks_of
from cartes_lib.asking.balco.throw_bank import ThrowSample
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_items, ids
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules, State, start_deal
from cartes_lib.balco.condition import at_least
from cartes_lib.balco.dealing import deal, pack
from cartes_lib.balco.turns import HAND
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.cards import cards as read_cards
from cartes_lib.engine import Fact

BEST_SWAPS = 3
"""Minimum number of choices in an exchange that are graded as right: those with the most wins."""

NEAR = 4
"""Sampling error, in wins per 100 deals. Choices that differ by at most this number are graded as
equally good.
"""

_PERCENT = 100

ChoiceT = TypeVar("ChoiceT")


def _share(wins: int) -> int:
    return round(_PERCENT * wins / SAMPLES)


def _standing(own: int, wins: Iterable[int]) -> str:
    """How a choice compares with all choices, by wins in whole percent.

    Args:
        own: the number of deals won by the choice.
        wins: the numbers of deals won by all choices.

    Returns "best", "level" (best, but another choice is equally good) or "near" (not the best).
    """
    shares = [_share(win) for win in wins]
    if _share(own) < max(shares):
        return "near"
    return "best" if shares.count(max(shares)) == 1 else "level"


def _reason(
    compare: Callable[[ChoiceT, ChoiceT, str], Message | None],
    standing: str,
    own: ChoiceT,
    ranked: Sequence[ChoiceT],
) -> Message | None:
    """The reason why the best choice is better than the learner's choice (`own`); None if no known
    reason applies.

    If the learner made the best choice, the reason compares it with the next choice for which a
    reason exists.

    Args:
        compare: returns the reason why its first argument is better than its second.
        standing: the result of `_standing` for the learner's choice.
        ranked: all choices, the best first.
    """
    best, *others = ranked
    if standing == "best":
        reasons = (compare(own, other, "own") for other in others)
        return next((reason for reason in reasons if reason is not None), None)
    return compare(best, own, "best") if standing == "near" else None


def _recoloured(rng: random.Random, hand: Hand) -> dict[Card, Card]:
    """A card of the same rank for each card of `hand` (the keys), with the suits permuted at
    random. Suits never matter in Balcó (BAL-SET-07).
    """
    suits = dict(zip(Suit, rng.choice(tuple(permutations(Suit))), strict=True))
    return {card: card if card.suit is None else Card(card.rank, suits[card.suit]) for card in hand}


def _right(wins: Sequence[int], count: int) -> int:
    """The number of choices that are graded as right.

    They are the best `count` choices and all choices that are nearly as good as the best one.

    Args:
        wins: the wins of each choice, the most wins first.
    """
    near = wins[0] - NEAR * SAMPLES // _PERCENT
    least = min(wins[min(count, len(wins)) - 1], near)
    return sum(win >= least for win in wins)


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
        return _share(self.swap.wins[ranks_of(up)])


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
        return SwapPosition(swap, tuple(sorted(_recoloured(rng, swap.six).values())))


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
        right = ranked[: _right([wins[ranks] for ranks in ranked], BEST_SWAPS)]
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
            standing = _standing(wins[ranks_of(up)], wins.values())
            more: dict[str, Fact] = {"share": position.share(up), "standing": standing}
            name = "why-swap-right" if up in best_sets else "why-swap-wrong"
            reason = _reason(swap_reason, standing, up, by_wins)
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


@dataclass(frozen=True, slots=True)
class BestThrowPosition:
    """A position from `throw_bank`, and the cards that the question shows. Only their suits may
    differ from the bank.
    """

    bank: ThrowSample
    hand: Hand
    pile: Hand


class _ThrowKind(BalcoKind[BestThrowPosition]):
    """A kind of question about what to throw near the end of a deal.

    Attributes:
        prompt: catalogue key of the prompt.
    """

    prompt: ClassVar[str] = "prompt-play-throw"

    def rule(self, throws: Sequence[tuple[int, int]]) -> str:
        """The id of the rule that allows all of `throws` (pairs of rank and number of cards)."""
        return "BAL-TURN-04"

    def draw(self, rng: random.Random, level: int, rules: Rules) -> BestThrowPosition:
        """Draws a position where at least half of the throws are wrong. At higher levels the wrong
        throws lose fewer deals.
        """
        known = sorted(
            filter(self._is_a_choice, throw_bank.bank()), key=_throw_spread, reverse=True
        )
        bank = rng.choice(known[: -(-len(known) * (level + 1) // 4)])
        suits = _recoloured(rng, (*bank.hand, *bank.pile))
        hand, pile = (tuple(suits[card] for card in cards) for cards in (bank.hand, bank.pile))
        return BestThrowPosition(bank, tuple(sorted(hand)), pile)

    def _is_a_choice(self, bank: ThrowSample) -> bool:
        """Whether at least half of the throws of the position `bank`, and at least two, are
        wrong.
        """
        wins = sorted(bank.wins.values(), reverse=True)
        wrong = len(wins) - _right(wins, 1)
        return wrong >= max(_WRONG, len(wins) / 2)

    def state(self, position: BestThrowPosition, rules: Rules, rng: random.Random) -> State:
        """The state before the throw that the question asks about."""
        known = {*position.hand, *position.pile}
        rest = [card for card in pack(Rules(players=PLAYERS)) if card not in known]
        return end_of_deal(position.hand, position.pile, rng.sample(rest, len(rest)))

    def ask(self, position: BestThrowPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a throw. The best throw in simulated deals is
        right, and so are throws that are almost as good.
        """
        wins, ranked, pile = position.bank.wins, position.bank.best_first(), position.pile
        right = ranked[: _right([wins[throw] for throw in ranked], 1)]
        rank, count = ranked[0]
        facts = {"rank": rank, "count": count, "best": _share(wins[ranked[0]]), "samples": SAMPLES}
        throws = Throws(position.bank.hand, position.bank.pile)
        replies: dict[str | int | tuple[str, ...], Message] = {}
        for throw in ranked:
            standing = _standing(wins[throw], wins.values())
            more: dict[str, Fact] = {"share": _share(wins[throw]), "standing": standing}
            name = "why-play-right" if throw in right else "why-play-wrong"
            reason = _reason(throws.reason, standing, throw, ranked)
            replies[_name(throw)] = Message(name, {**facts, **more}, then=reason)
        key = AnswerKey(
            answer=_name(ranked[0]),
            rule=self.rule(ranked),
            why=replies[_name(ranked[0])],
            hint=Message("hint-play-throw"),
            highlight=("asks",),
            accepted=tuple(map(_name, right[1:])),
            replies=replies,
            breakdown=tuple((_throw_message(throw), _share(wins[throw])) for throw in ranked),
        )
        groups = (
            Group("pile", Message("group-name-pile"), pile),
            Group("hand", Message("group-hand"), position.hand),
        )
        asks = Row("asks", Message("row-asks"), condition_message(at_least(pile[-1].rank)))
        items = tuple(Item(_name(throw), message=_throw_message(throw)) for throw in sorted(ranked))
        scene = Scene("table", groups=groups, rows=(asks,))
        prompt = Message(self.prompt, {"count": len(position.hand)})
        return Question(prompt, scene, AnswerSchema("choice", items), key)


@kind
class BestThrow(_ThrowKind):
    """What do you throw near the end of a deal? Rule: BAL-TURN-04."""

    name = "best-throw"
    exercises = (InLesson("BA-11", "play", ("standard",)),)

    def read(self, *, of: int) -> tuple[BestThrowPosition, Rules]:
        """Reads the index, from 0, of a position in `throw_bank`."""
        bank = throw_bank.bank()[of]
        return BestThrowPosition(bank, bank.hand, bank.pile), STANDARD


@kind
class ThrowChoice(_ThrowKind):
    """What do you throw near the end of a deal, with a hand that a lesson shows?

    Rules: BAL-TURN-04, BAL-LEG-02.
    """

    name = "throw-choice"
    exercises = (InLesson("BA-11", "throw-choice", ("standard",)),)
    prompt = "guess-throw-choice"

    def read(self, *, hand: str, pile: str) -> tuple[BestThrowPosition, Rules]:
        """Reads the cards of a simulated position in notation.

        Raises:
            ValueError: `lesson_throws.toml` has no such position.
        """
        asked = read_cards(hand), read_cards(pile)
        for known in throw_bank.bank("lesson_throws"):
            if (known.hand, known.pile) == asked:
                return BestThrowPosition(known, known.hand, known.pile), STANDARD
        raise ValueError(f"no simulated throws of {hand!r} on {pile!r}")

    def rule(self, throws: Sequence[tuple[int, int]]) -> str:
        """The id of the rule about several equal cards, if two or more may be thrown together.
        Otherwise it is the id of the rule about a single card.
        """
        return "BAL-TURN-04" if any(count > 1 for _, count in throws) else "BAL-LEG-02"


_WRONG = 2
"""Minimum number of wrong throws in a question."""


def _throw_spread(bank: ThrowSample) -> int:
    """The difference in wins between the best and the worst throw of the position `bank`."""
    return max(bank.wins.values()) - min(bank.wins.values())


def _name(throw: tuple[int, int]) -> str:
    return f"{throw[0]}x{throw[1]}"


def _throw_message(throw: tuple[int, int]) -> Message:
    return Message("label-throw", {"rank": throw[0], "count": throw[1]})
