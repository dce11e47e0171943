"""`python -m research.balco_throws`: simulates the throws in `throws.toml`.

With positions such as "3o 5b 9e 12b / 4o" (hand and pile) it prints their entries for
`lesson_throws.toml` instead. The method is that of `balco_swaps`; each run gives the same figures.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cartes_lib.asking.balco import throw_bank
from cartes_lib.asking.balco.deal_end import end_of_deal
from cartes_lib.asking.balco.swap_bank import SAMPLES
from cartes_lib.balco import Rules, can_throw
from cartes_lib.balco.condition import LADDER, at_least
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.fast import MutableDeal
from cartes_lib.cards import PACK_48, Hand, cards, notation
from research.balco_plain import plain_playout

_PLAYERS = 3
_POSITIONS = 40
_HAND_SIZE = 5
_MIN_THROWS = 4
"""Minimum number of throws to choose from."""

_TOPS = (4, 5, 6, 9)


def throws_of(hand: Hand, top: int) -> tuple[tuple[int, int], ...]:
    """Rank and number of cards of each throw of `hand` on a pile that requires `top` or higher.

    Rules: BAL-LEG-02, BAL-TURN-04.
    """
    counts = Counter(card.rank for card in hand)
    asked = at_least(top)
    return tuple(
        (rank, count)
        for rank, most in sorted(counts.items())
        if can_throw(rank, asked)
        for count in range(1, most + 1)
    )


def won(hand: Hand, pile: Hand, throw: tuple[int, int], samples: int = SAMPLES) -> int:
    """Number of simulated deals, of `samples`, that seat 0 wins when it now makes `throw`.

    The deals are the same for each throw; the target of a 1 is the next player.
    """
    rest = [card for card in pack(Rules(players=_PLAYERS)) if card not in (*hand, *pile)]
    wins = 0
    for sample in range(samples):
        rng = random.Random(f"{notation(hand)}/{notation(pile)}/{sample}")
        deal = MutableDeal(end_of_deal(hand, pile, rng.sample(rest, len(rest))))
        rank, count = throw
        deal.throw(rank, count, 0, (1,) if rank == 1 else ())
        wins += plain_playout(deal, rng).out[:1] == [0]
    return wins


def _draw_position() -> Iterator[tuple[Hand, Hand]]:
    rng = random.Random("throws")
    count = 0
    while count < _POSITIONS:
        hand = tuple(sorted(rng.sample(PACK_48, _HAND_SIZE)))
        top = rng.choice(_TOPS)
        low = [rank for rank in LADDER[: LADDER.index(top) + 1] if rank not in (1, 7, 8)]
        candidates = [card for card in PACK_48 if card.rank in low and card not in hand]
        under = sorted(rng.sample(candidates, 4), key=lambda card: LADDER.index(card.rank))
        tops = [card for card in candidates if card.rank == top and card not in under]
        special = sum(card.rank in (1, 2, 7, 8, 10) for card in hand)
        if tops and special and len(throws_of(hand, top)) >= _MIN_THROWS:
            count += 1
            yield hand, (*under, rng.choice(tops))


def entry(hand: Hand, pile: Hand) -> str:
    """The TOML entry of the bank for a position with `hand` and `pile`."""
    wins = {throw: won(hand, pile, throw) for throw in throws_of(hand, pile[-1].rank)}
    listed = ", ".join(f'"{rank}x{count}" = {deals}' for (rank, count), deals in wins.items())
    head = f'hand = "{notation(hand)}"\npile = "{notation(pile)}"\n'
    return f"\n[[position]]\n{head}wins = {{ {listed} }}\n"


def main() -> None:
    """Prints the entries of the positions in the command line; without positions, writes
    `throws.toml`, position by position.
    """
    for text in sys.argv[1:]:
        hand, pile = map(cards, text.split("/"))
        print(entry(hand, pile), end="", flush=True)
    if sys.argv[1:]:
        return
    target = Path(throw_bank.__file__).with_name("throws.toml")
    target.write_text(f"# Throws and deals won of {SAMPLES}: research/balco_throws.py.\n", "utf-8")
    for hand, pile in _draw_position():
        with target.open("a", encoding="utf-8") as file:
            file.write(entry(hand, pile))


if __name__ == "__main__":
    main()
