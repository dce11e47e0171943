"""BA-02 and BA-11: what to keep: the best exchange, the best throw, exact odds."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

from cartes_lib.asking.balco import swap_bank, throw_bank
from cartes_lib.asking.balco.base import condition_words
from cartes_lib.asking.balco.swap_bank import SAMPLES, Swap, kept_alike
from cartes_lib.asking.balco.throw_bank import Thrown
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
from cartes_lib.asking.parts import card_items, ids
from cartes_lib.asking.registry import generator
from cartes_lib.balco import at_least
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.engine import Fact

__all__ = ["BEST_SWAPS", "BEST_THROWS", "swap", "throw"]

BEST_SWAPS = 3
"""How many of the exchanges, by what they win, count as right at least."""

BEST_THROWS = 2
NEAR = 4
"""How many of a hundred deals are within the error of `SAMPLES`: so little counts as equal."""

_PERCENT = 100


def _share(wins: int) -> int:
    return round(_PERCENT * wins / SAMPLES)


def _standing(own: int, wins: Iterable[int]) -> str:
    """How a choice compares with all of `wins`, its own among them, in the displayed figures.

    "best", "level" with another that is best too, or only "near" the best.
    """
    shares = [_share(win) for win in wins]
    if _share(own) < max(shares):
        return "near"
    return "best" if shares.count(max(shares)) == 1 else "level"


def _recoloured(rng: random.Random, hand: Hand) -> dict[Card, Card]:
    """Each card of `hand` with its suit exchanged for another: suits never matter (BAL-SET-07)."""
    suits = dict(zip(Suit, rng.choice(tuple(permutations(Suit))), strict=True))
    return {card: card if card.suit is None else Card(card.rank, suits[card.suit]) for card in hand}


def _right(wins: Sequence[int], count: int) -> int:
    """How many of `wins`, best first, are right: `count`, and all that are near the best."""
    near = wins[0] - NEAR * SAMPLES // _PERCENT
    least = min(wins[min(count, len(wins)) - 1], near)
    return sum(win >= least for win in wins)


@generator("BA-02", "play", "standard")
def first_swap(rng: random.Random, level: int, rules: str) -> Question:
    """Which three of six cards to leave face up, without cards of an effect not yet taught."""
    return swap(rng, level, taught=True)


@generator("BA-11", "swap", "standard")
def any_swap(rng: random.Random, level: int, rules: str) -> Question:
    """Which three of six cards to leave face up, special cards among them."""
    return swap(rng, level, taught=False)


def swap(rng: random.Random, level: int, *, taught: bool) -> Question:
    """Which three of six cards to leave face up: the best by simulated deals, or nearly so."""
    swaps = [item for item in swap_bank.bank() if item.taught == taught]
    result = rng.choice(sorted(swaps, key=_spread, reverse=True)[: level * len(swaps) // 3])
    suits = _recoloured(rng, result.six)
    six = tuple(sorted(suits.values()))
    ranked = result.ranked()
    right = set(ranked[: _right([result.wins[item] for item in ranked], BEST_SWAPS)])
    kept = [up for up in combinations(six, 3) if kept_alike(up) in right]
    kept.sort(key=lambda up: -result.wins[kept_alike(up)])
    best = kept[0]
    top: dict[str, Fact] = {
        "cards": best,
        "best": _share(result.wins[kept_alike(best)]),
        "samples": SAMPLES,
    }
    told: dict[str | int | tuple[str, ...], Message] = {
        ids(up): Message(
            "why-swap-right" if up in kept else "why-swap-wrong",
            {
                **top,
                "share": _share(result.wins[kept_alike(up)]),
                "standing": _standing(result.wins[kept_alike(up)], result.wins.values()),
            },
        )
        for up in combinations(six, 3)
    }
    key = AnswerKey(
        answer=ids(best),
        rule="BAL-SET-06",
        why=Message("why-swap", top),
        hint=Message("hint-swap"),
        highlight=ids(best)[:1],
        accepted=tuple(ids(up) for up in kept[1:]),
        replies=told,
        breakdown=tuple(_ranking(result, six, ranked)),
    )
    return Question(
        Message("prompt-swap"), Scene(), AnswerSchema("pick", card_items(six), many=True), key
    )


def _spread(found: Swap) -> int:
    """How much the worst exchange falls short of the best: what shows is easier to see."""
    return max(found.wins.values()) - min(found.wins.values())


def _ranking(
    found: Swap, six: Hand, ranked: tuple[tuple[int, ...], ...]
) -> Iterable[tuple[Message, int]]:
    """The best exchanges and the worst, with how many of a hundred deals each won."""
    for ranks in (*ranked[:BEST_SWAPS], ranked[-1]):
        up = next(up for up in combinations(six, 3) if kept_alike(up) == ranks)
        yield Message("label-swap", {"cards": up}), _share(found.wins[ranks])


@generator("BA-11", "play", "standard")
def throw(rng: random.Random, level: int, rules: str) -> Question:
    """What to throw in the middle of a deal: the best two by simulated deals are right."""
    result = rng.choice([item for item in throw_bank.bank() if _is_a_choice(item)])
    suits = _recoloured(rng, (*result.hand, *result.pile))
    hand = tuple(sorted(suits[card] for card in result.hand))
    ranked = result.ranked()
    right = ranked[: _right([result.wins[item] for item in ranked], BEST_THROWS)]
    best: dict[str, Fact] = {
        "rank": ranked[0][0],
        "count": ranked[0][1],
        "best": _share(result.wins[ranked[0]]),
    }
    told: dict[str | int | tuple[str, ...], Message] = {
        _name(item): Message(
            "why-play-right" if item in right else "why-play-wrong",
            {
                **best,
                "share": _share(result.wins[item]),
                "samples": SAMPLES,
                "standing": _standing(result.wins[item], result.wins.values()),
            },
        )
        for item in ranked
    }
    key = AnswerKey(
        answer=_name(ranked[0]),
        rule="BAL-TURN-04",
        why=told[_name(ranked[0])],
        hint=Message("hint-play-throw"),
        highlight=("asks",),
        accepted=tuple(map(_name, right[1:])),
        replies=told,
        breakdown=tuple((_throw_words(item), _share(result.wins[item])) for item in ranked),
    )
    groups = (
        Group("pile", Message("group-name-pile"), tuple(suits[card] for card in result.pile)),
        Group("hand", Message("group-hand"), hand),
    )
    asks = Row("asks", Message("row-asks"), condition_words(at_least(result.pile[-1].rank)))
    items = tuple(Item(_name(item), words=_throw_words(item)) for item in sorted(ranked))
    scene = Scene("table", groups=groups, rows=(asks,))
    return Question(Message("prompt-play-throw"), scene, AnswerSchema("choice", items), key)


def _is_a_choice(found: Thrown) -> bool:
    """Whether some throws are clearly worse than the best; otherwise there is no question."""
    wins = sorted(found.wins.values(), reverse=True)
    return len(wins) - _right(wins, BEST_THROWS) >= _WRONG


_WRONG = 2
"""How many throws of a question must be wrong at least."""


def _name(one: tuple[int, int]) -> str:
    return f"{one[0]}x{one[1]}"


def _throw_words(one: tuple[int, int]) -> Message:
    return Message("label-throw", {"rank": one[0], "count": one[1]})
