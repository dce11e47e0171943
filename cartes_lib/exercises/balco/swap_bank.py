"""Exchanges before a deal of Balcó, each with how many simulated deals it won.

The numbers are ours: deals of three, all that is not held shuffled anew for each, the others
exchanging and everybody playing by the rule of thumb of `plain_playout`. They stand in
`swaps.toml`, since nobody would wait for them; `python -m cartes_lib.exercises.balco.swap_bank`
writes it anew, the same each time.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from types import MappingProxyType

from cartes_lib.balco import HAND, LADDER, Rules, State, opening_seat, pack
from cartes_lib.balco.fast import FastDeal
from cartes_lib.balco.plain import plain_playout
from cartes_lib.cards import JOKERS, PACK_48, Card, Hand, cards, notation

__all__ = ["SAMPLES", "Swap", "bank", "dealt_around", "kept_alike", "won"]

SAMPLES = 500
"""How many deals were simulated for each exchange."""

_PLAYERS = 3
_HANDS = 17
_TAUGHT = (1, 2, 3, 4, 5, 6, 9, 11, 12)
"""The numbers that a hand of the first lesson on exchanging holds: no effect is known yet."""

_WORTH = {10: 20, 2: 18, 1: 14, 8: 12, 7: 11}


@dataclass(frozen=True, slots=True)
class Swap:
    """Six cards to part into a hand and three that lie face up.

    Attributes:
        six: the cards.
        taught: whether they have no card with an effect but 1, 2 and the joker.
        wins: by the ranks that lie face up, 0 for a joker: deals won, of `SAMPLES`.
    """

    six: Hand
    taught: bool
    wins: Mapping[tuple[int, ...], int]

    def ranked(self) -> tuple[tuple[int, ...], ...]:
        """The ranks to leave face up, best first."""
        return tuple(sorted(self.wins, key=lambda up: (-self.wins[up], up)))


def kept_alike(up: Hand) -> tuple[int, ...]:
    """The ranks of `up`, in order: suits do not matter (BAL-SET-07); 0 is a joker."""
    return tuple(sorted(0 if card.is_joker else card.rank for card in up))


@cache
def bank() -> tuple[Swap, ...]:
    """All exchanges that were simulated."""
    text = files(__package__).joinpath("swaps.toml").read_text("utf-8")
    return tuple(
        Swap(
            cards(table["six"]),
            table["taught"],
            MappingProxyType(
                {tuple(map(int, up.split())): wins for up, wins in table["wins"].items()}
            ),
        )
        for table in tomllib.loads(text)["swap"]
    )


def won(six: Hand, up: Hand, samples: int = SAMPLES) -> int:
    """How many of `samples` simulated deals their owner wins who leaves `up` face up.

    The same deals whatever `up` is, so that two exchanges are compared on equal terms.
    """
    hand = tuple(card for card in six if card not in up)
    rest = [card for card in pack(Rules(players=_PLAYERS)) if card not in six]
    wins = 0
    for sample in range(samples):
        rng = random.Random(f"{notation(six)}/{sample}")
        start = dealt_around(hand, up, rng.sample(rest, len(rest)), sample % _PLAYERS)
        wins += plain_playout(FastDeal(start), rng).out[:1] == [0]
    return wins


def dealt_around(hand: Hand, up: Hand, rest: Sequence[Card], dealer: int) -> State:
    """A table of three that have exchanged, seat 0 with `hand` and `up`.

    `rest` is dealt to the others, who leave their best cards up; what is over is the stock.
    """
    shuffled = tuple(rest)
    hands, ups, downs = [hand], [tuple(sorted(up))], [shuffled[:HAND]]
    at = HAND
    for _ in range(_PLAYERS - 1):
        six = sorted(shuffled[at : at + 2 * HAND], key=_worth)
        hands.append(tuple(sorted(six[:HAND])))
        ups.append(tuple(sorted(six[HAND:])))
        downs.append(shuffled[at + 2 * HAND : at + 3 * HAND])
        at += 3 * HAND
    rules = Rules(players=_PLAYERS)
    return State(
        rules=rules,
        dealer=dealer,
        hands=tuple(hands),
        up=tuple(ups),
        down=tuple(downs),
        stock=shuffled[at:],
        turn=opening_seat(hands, dealer, rules),
    )


def _worth(card: Card) -> int:
    if card.is_joker:
        return 22
    return _WORTH.get(card.rank) or LADDER.index(card.rank)


def _drawn() -> Iterator[tuple[Hand, bool]]:
    """The sixes to simulate, of both kinds in turn; none with two jokers, which look alike."""
    rng = random.Random("swaps")
    plain = [card for card in PACK_48 if card.rank in _TAUGHT]
    for _ in range(_HANDS):
        for taught, source in ((True, plain), (False, list(PACK_48))):
            jokers = [rng.choice(JOKERS)] if rng.random() < 0.4 else []
            six = (*rng.sample(source, 2 * HAND - len(jokers)), *jokers)
            yield tuple(sorted(six)), taught


def _told(six: Hand, taught: bool) -> str:
    ups = {kept_alike(up): tuple(sorted(up)) for up in combinations(six, HAND)}
    wins = {" ".join(map(str, ranks)): won(six, up) for ranks, up in ups.items()}
    told = ", ".join(f'"{up}" = {count}' for up, count in wins.items())
    head = f'[[swap]]\nsix = "{notation(six)}"\ntaught = {str(taught).lower()}\n'
    return f"{head}wins = {{ {told} }}\n"


def main() -> None:
    """Writes `swaps.toml` anew: hours on a slow machine, so each six as soon as it is done."""
    target = Path(__file__).with_name("swaps.toml")
    target.write_text(f"# Exchanges and deals won of {SAMPLES}: see swap_bank.py.\n", "utf-8")
    for six, taught in _drawn():
        with target.open("a", encoding="utf-8") as file:
            file.write("\n" + _told(six, taught))


if __name__ == "__main__":
    main()
