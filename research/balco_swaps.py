"""`python -m research.balco_swaps`: simulates the exchanges in `swaps.toml`.

The deals have three players. For each deal, all cards outside the player's hand are shuffled, the
others exchange cards, and all play by the heuristic of `balco_plain`. Each run gives the same
figures. A run takes hours, so the figures are stored.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

from cartes_lib.asking.balco import swap_bank
from cartes_lib.asking.balco.swap_bank import SAMPLES, ranks_of
from cartes_lib.balco import Rules, State
from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.fast import MutableDeal
from cartes_lib.balco.turns import HAND, opening_seat
from cartes_lib.cards import JOKERS, PACK_48, Card, Hand, notation
from research.balco_plain import plain_playout

_PLAYERS = 3
_HANDS = 17
_TAUGHT = (1, 2, 3, 4, 5, 6, 9, 11, 12)
"""The ranks in hands of the first lesson about exchanges, which comes before special effects."""

_WORTH = {10: 20, 2: 18, 1: 14, 8: 12, 7: 11}


def won(six: Hand, up: Hand, samples: int = SAMPLES) -> int:
    """Number of simulated deals, of `samples`, that the owner of `six` wins with `up` face up.

    The deals are the same for each `up`, so that the comparison of exchanges is fair.
    """
    hand = tuple(card for card in six if card not in up)
    rest = [card for card in pack(Rules(players=_PLAYERS)) if card not in six]
    wins = 0
    for sample in range(samples):
        rng = random.Random(f"{notation(six)}/{sample}")
        start = _dealt_around(hand, up, rng.sample(rest, len(rest)), sample % _PLAYERS)
        wins += plain_playout(MutableDeal(start), rng).out[:1] == [0]
    return wins


def _dealt_around(hand: Hand, up: Hand, rest: Sequence[Card], dealer: int) -> State:
    """A table of three after the exchange; seat 0 has `hand` and `up`.

    The other players get cards of `rest`, and put their best cards face up; the remainder is the
    stock.
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


def _draw_hands() -> Iterator[tuple[Hand, bool]]:
    """Pairs: a hand of six cards to simulate, and whether it is for the first lesson.

    A hand never has two jokers, because they look alike.
    """
    rng = random.Random("swaps")
    plain = [card for card in PACK_48 if card.rank in _TAUGHT]
    for _ in range(_HANDS):
        for taught, source in ((True, plain), (False, list(PACK_48))):
            jokers = [rng.choice(JOKERS)] if rng.random() < 0.4 else []
            six = (*rng.sample(source, 2 * HAND - len(jokers)), *jokers)
            yield tuple(sorted(six)), taught


def _entry(six: Hand, taught: bool) -> str:
    ups = {ranks_of(up): tuple(sorted(up)) for up in combinations(six, HAND)}
    wins = {" ".join(map(str, ranks)): won(six, up) for ranks, up in ups.items()}
    listed = ", ".join(f'"{up}" = {count}' for up, count in wins.items())
    head = f'[[swap]]\nsix = "{notation(six)}"\ntaught = {str(taught).lower()}\n'
    return f"{head}wins = {{ {listed} }}\n"


def main() -> None:
    """Writes `swaps.toml`; adds each exchange when it is simulated, since the run takes hours."""
    target = Path(swap_bank.__file__).with_name("swaps.toml")
    title = f"# Exchanges and deals won of {SAMPLES}: research/balco_swaps.py.\n"
    target.write_text(title, "utf-8")
    for six, taught in _draw_hands():
        with target.open("a", encoding="utf-8") as file:
            file.write("\n" + _entry(six, taught))


if __name__ == "__main__":
    main()
