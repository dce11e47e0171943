"""Exact probabilities of Truco, by enumeration: values of hands, and their probability of winning.

The equally likely cases are the 9,880 hands of three cards, or all distributions of the unseen
cards.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import accumulate, combinations
from math import comb
from types import MappingProxyType

from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.truco import SIN_FLOR, Rules, envido_value, flor_value, strength
from cartes_lib.truco.envido import has_flor
from cartes_lib.truco.fast.cards import best_envido, number
from cartes_lib.truco.strength import HandResult, hand_winner

__all__ = [
    "BRAVAS",
    "HANDS",
    "chance_of_bravas",
    "chance_of_envido",
    "chance_of_flor",
    "chance_of_third_suit",
    "envido_counts",
    "envido_win",
    "flor_counts",
    "hands_worth_at_most",
    "tricks_win",
]

HANDS = comb(len(PACK_40), 3)
"""Number of hands: 9,880."""

_BITS = {card: 1 << place for place, card in enumerate(PACK_40)}

BRAVAS: Hand = tuple(card for card in PACK_40 if strength(card) > 10)
"""The four highest cards (TRU-CARD-01)."""


@cache
def flor_counts() -> Mapping[int, int]:
    """The number of hands for each flor value; the keys are the values, 20 to 38. Rule:
    TRU-FLOR-01.

    >>> from cartes_lib.truco.odds import flor_counts
    >>> max(flor_counts())
    38
    """
    counts = Counter(flor_value(hand) for hand in combinations(PACK_40, 3) if has_flor(hand))
    return MappingProxyType(dict(sorted(counts.items())))


@cache
def envido_counts() -> Mapping[int, int]:
    """The number of hands for each envido value; the keys are the values, 0 to 33.

    The value of three cards of one suit is that of the best two, as in rules without flor.

    Rules: TRU-ENV-01, TRU-ENV-02, TRU-ENV-03.

    >>> from cartes_lib.truco.odds import envido_counts
    >>> max(envido_counts())
    33
    """
    counts = Counter(map(envido_value, combinations(PACK_40, 3)))
    return MappingProxyType(dict(sorted(counts.items())))


def chance_of_flor() -> Fraction:
    """The probability that a hand is a flor. Rule: TRU-FLOR-01.

    >>> from cartes_lib.truco.odds import chance_of_flor
    >>> chance_of_flor()
    Fraction(12, 247)
    """
    return Fraction(sum(flor_counts().values()), HANDS)


def chance_of_envido(least: int, most: int = 33) -> Fraction:
    """The probability that the envido value of a hand is from `least` to `most`.

    Rules: TRU-ENV-01, TRU-ENV-02, TRU-ENV-03.

    >>> from cartes_lib.truco.odds import chance_of_envido
    >>> chance_of_envido(30)
    Fraction(219, 2470)
    """
    result = sum(count for value, count in envido_counts().items() if least <= value <= most)
    return Fraction(result, HANDS)


def chance_of_third_suit() -> Fraction:
    """The probability that a hand is a flor, if two of its cards are known and have the same suit.
    Rule: TRU-FLOR-01.

    >>> from cartes_lib.truco.odds import chance_of_third_suit
    >>> chance_of_third_suit()
    Fraction(4, 19)
    """
    of_suit = sum(card.suit == PACK_40[0].suit for card in PACK_40)
    return Fraction(of_suit - 2, len(PACK_40) - 2)


def chance_of_bravas(least: int = 1) -> Fraction:
    """The probability that a hand has at least `least` of the four bravas (the highest cards).
    Rule: TRU-CARD-01.

    >>> from cartes_lib.truco.odds import chance_of_bravas
    >>> chance_of_bravas()
    Fraction(137, 494)
    """
    others = len(PACK_40) - len(BRAVAS)
    result = sum(comb(len(BRAVAS), count) * comb(others, 3 - count) for count in range(least, 4))
    return Fraction(result, HANDS)


def envido_win(
    hand: Hand, ahead: int = 0, behind: int = 1, rules: Rules = SIN_FLOR, seen: Hand = ()
) -> Fraction:
    """The probability that `hand` wins an accepted envido, if its owner has seen only `hand` and
    `seen`.

    Args:
        hand: the three cards dealt to the owner.
        ahead: number of opponents who declare before the owner, and so win a tie; 0 if the owner is
            the first player (mano).
        behind: number of opponents who declare after the owner. The sum of `ahead` and `behind` is
            1 or 2.
        rules: the rules; if they have the flor, only opponents' hands without a flor are counted,
            because a flor would have been announced.
        seen: other cards that no opponent can have, such as a partner's cards, or the discard of a
            gallo (a player without a partner).

    Raises:
        ValueError: `hand` does not have three cards, the number of opponents is wrong, or a card
            appears twice. Also if `hand` is a flor and `rules` have the flor.

    Rules: TRU-ENV-10, TRU-ENV-13, TRU-FLOR-06.

    >>> from cartes_lib.truco import cards
    >>> from cartes_lib.truco.odds import envido_win
    >>> float(envido_win(cards("7o 6o 1e"))) > 0.9
    True
    """
    if len(hand) != 3 or len({*hand, *seen}) != 3 + len(seen):
        raise ValueError("a hand has three cards, none seen twice")
    if min(ahead, behind) < 0 or ahead + behind not in (1, 2):
        raise ValueError(f"one or two opponents, not {ahead} and {behind}")
    if rules.flor and has_flor(hand):
        raise ValueError("a flor takes no part in the envido")
    mine = envido_value(hand)
    gone = sum(_BITS[card] for card in (*hand, *seen))
    if ahead + behind == 1:
        losing_to = mine if behind else mine - 1
        return Fraction(
            _count_hands(gone, losing_to, rules.flor), _count_hands(gone, 33, rules.flor)
        )
    every = [
        (hand, value)
        for bits, hand, value, is_flor in _all_hands()
        if not bits & gone and not (rules.flor and is_flor)
    ]
    before = [hand for hand, value in every if value < mine]
    after = [hand for hand, value in every if value <= mine]
    losing = [before] * ahead + [after] * behind
    possible = [[hand for hand, _ in every]] * (ahead + behind)
    return Fraction(_ways(losing), _ways(possible))


@cache
def _all_hands() -> tuple[tuple[int, Hand, int, bool], ...]:
    """All hands: each as bit mask and as cards, with its envido value and whether it is a flor."""
    every = []
    for hand in combinations(PACK_40, 3):
        first, second, third = map(number, hand)
        is_flor = not ((first ^ second) | (first ^ third)) & 3
        bits = _BITS[hand[0]] | _BITS[hand[1]] | _BITS[hand[2]]
        every.append((bits, hand, best_envido((first, second, third)), is_flor))
    return tuple(every)


def hands_worth_at_most(most: int, without: Hand, flor: bool = False) -> int:
    """Number of hands that have no card of `without`, and an envido value of `most` or less.

    Args:
        most: the maximum value; for a negative number the result is 0.
        flor: whether to exclude hands that are a flor.

    Rules: TRU-ENV-01, TRU-ENV-02, TRU-ENV-03, TRU-FLOR-06.

    >>> from cartes_lib.truco import cards
    >>> from cartes_lib.truco.odds import hands_worth_at_most
    >>> hands_worth_at_most(33, cards("1e 1b 7e"))
    7770
    """
    return _count_hands(sum(_BITS[card] for card in without), min(most, 33), flor)


def _count_hands(gone: int, most: int, flor: bool) -> int:
    """Number of hands that have no card of `gone`, and an envido value of `most` or less.

    The method is inclusion and exclusion over the cards of `gone`.

    Args:
        gone: the bit mask of the cards.
        flor: whether to exclude hands that are a flor.
    """
    if most < 0:
        return 0
    counts = _counts_by_cards(flor)
    bits = [1 << place for place in range(len(PACK_40)) if gone >> place & 1]
    return sum(
        (-1) ** size * counts[sum(part)][most]
        for size in range(4)
        for part in combinations(bits, size)
        if sum(part) in counts
    )


@cache
def _counts_by_cards(flor: bool) -> Mapping[int, tuple[int, ...]]:
    """The numbers of hands that contain certain cards; the keys are bit masks of up to three cards.

    The index in a tuple is the maximum envido value of the hands, 0 to 33.
    """
    result: defaultdict[int, list[int]] = defaultdict(lambda: [0] * 34)
    for bits, hand, value, is_flor in _all_hands():
        if flor and is_flor:
            continue
        first, second, third = (_BITS[card] for card in hand)
        for part in (0, first, second, third, first | second, first | third, second | third, bits):
            result[part][value] += 1
    return MappingProxyType({part: tuple(accumulate(counts)) for part, counts in result.items()})


def _ways(groups: Sequence[Sequence[Hand]]) -> int:
    """Number of ways to take one hand from each list so that no card appears twice."""
    if len(groups) == 1:
        return len(groups[0])
    # Count pairs without a common card, by inclusion and exclusion over the common cards.
    first, second = (_containing(hands) for hands in groups)
    return sum((-1) ** len(part) * count * second[part] for part, count in first.items())


def _containing(hands: Iterable[Hand]) -> Counter[Hand]:
    """The number of `hands` that contain a set of cards; the keys are all sets of zero to three
    cards.
    """
    return Counter(part for hand in hands for size in range(4) for part in combinations(hand, size))


def tricks_win(
    mine: Hand,
    results: Sequence[HandResult] = (),
    *,
    seen: Hand = (),
    led: Card | None = None,
    leads: bool = True,
    mano: bool = True,
) -> Fraction:
    """The probability that the player with the cards `mine` can win the tricks, with two players.

    All hands of the opponent that the seen cards allow are counted. Both players are assumed to see
    each other's cards and to play perfectly. In a real game a player wins less often.

    Args:
        mine: the player's remaining cards, one to three.
        results: the winner of each complete trick: 0 for the player, 1 for the opponent, None for a
            parda (tie).
        seen: other cards that the opponent cannot have: the cards played in complete tricks.
        led: the card that the opponent led to this trick; None if the opponent did not lead.
        leads: if `led` is None: whether the player leads this trick.
        mano: whether the player is the first player (mano), who wins three ties (TRU-TRU-08).

    Raises:
        ValueError: the position is impossible.

    Rules: TRU-CARD-01, TRU-CARD-02, TRU-TRU-01, TRU-TRU-02, TRU-TRU-04, TRU-TRU-06 to -10.

    >>> from cartes_lib.truco import cards
    >>> from cartes_lib.truco.odds import tricks_win
    >>> float(tricks_win(cards("1e 1b 7e"))) > 0.9
    True
    """
    known = {*mine, *seen, *(() if led is None else (led,))}
    if len(known) != len(mine) + len(seen) + (led is not None) or not known <= set(PACK_40):
        raise ValueError("a card of the forty is seen once")
    if len(mine) != 3 - len(results) or hand_winner(results, int(not mano)) is not None:
        raise ValueError("each has a card for every trick that may still be played")
    unseen = [strength(card) for card in PACK_40 if card not in known]
    cards_left = len(mine) - (led is not None)
    won = total = 0
    for theirs, ways in Counter(map(_ordered, combinations(unseen, cards_left))).items():
        total += ways
        won += ways * _wins(
            _ordered(map(strength, mine)),
            theirs,
            tuple(results),
            None if led is None else strength(led),
            leads and led is None,
            mano,
        )
    return Fraction(won, total)


def _ordered(classes: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(classes))


@cache
def _wins(
    mine: tuple[int, ...],
    theirs: tuple[int, ...],
    results: tuple[HandResult, ...],
    led: int | None,
    leads: bool,
    mano: bool,
) -> bool:
    """Whether the player whose cards have the strengths `mine` can win the tricks, if both players
    know all strengths.
    """
    winner = hand_winner(results, int(not mano))
    if winner is not None:
        return winner == 0
    if led is None and not leads:
        return all(
            _wins(mine, _without(theirs, their), results, their, False, mano) for their in {*theirs}
        )
    if led is not None:
        return any(
            _after_trick(_without(mine, card), theirs, results, card, led, False, mano)
            for card in {*mine}
        )
    return any(
        all(
            _after_trick(
                _without(mine, card), _without(theirs, other), results, card, other, True, mano
            )
            for other in {*theirs}
        )
        for card in {*mine}
    )


def _after_trick(
    mine: tuple[int, ...],
    theirs: tuple[int, ...],
    results: tuple[HandResult, ...],
    own: int,
    other: int,
    led: bool,
    mano: bool,
) -> bool:
    """Whether the player can still win the best of three after one more trick.

    The player's card of this trick has the strength `own`, the opponent's card `other`. `results`
    are the earlier tricks. `mine` and `theirs` are the strengths of the cards left after the trick.
    `led` is whether the player led it.
    """
    result = None if own == other else int(other > own)
    leads = led if result is None else result == 0
    return _wins(mine, theirs, (*results, result), None, leads, mano)


def _without(classes: tuple[int, ...], class_: int) -> tuple[int, ...]:
    place = classes.index(class_)
    return classes[:place] + classes[place + 1 :]
