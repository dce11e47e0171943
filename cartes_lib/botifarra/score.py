"""Points of cards, tricks and deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.trick import trick_winner
from cartes_lib.cards import Card, Suit, checked_cards
from cartes_lib.tricks import Plays, trick_of

__all__ = [
    "CARD_POINTS",
    "DEAL_POINTS",
    "HALF",
    "card_points",
    "deal_points",
    "deal_score",
    "duo_points",
    "individual_score",
    "penalty",
    "pile_points",
]

CARD_POINTS: Mapping[int, int] = MappingProxyType({9: 5, 1: 4, 12: 3, 11: 2, 10: 1})
"""The points of a card; the keys are ranks. Ranks without points are missing (BOT-SET-04,
BOT-VAR-01).
"""

DEAL_POINTS = 72
"""All points of a deal: 60 for cards and 12 for tricks (BOT-SET-06)."""

HALF = DEAL_POINTS // 2

_DUO_CARDS, _DUO_TRICKS = 60, 24


def card_points(card: Card) -> int:
    """Points of `card`, 0 to 5. Rule: BOT-SET-04.

    Raises:
        ValueError: `card` is a joker, which this game does not use (BOT-SET-02).

    >>> from cartes_lib.botifarra import card
    >>> from cartes_lib.botifarra.score import card_points
    >>> card_points(card("9o"))
    5
    """
    if card.is_joker:
        raise ValueError(f"no card of this game: {card}")
    return CARD_POINTS.get(card.rank, 0)


def pile_points(pile: Iterable[Card], tricks: int) -> int:
    """Points of a pile won in `tricks` tricks: the points of its cards, and one point for each
    trick.

    Raises:
        ValueError: `pile` contains a joker or a card twice, or `tricks` is negative.

    Rules: BOT-SET-04, BOT-SET-06.

    >>> from cartes_lib.botifarra import cards
    >>> from cartes_lib.botifarra.score import pile_points
    >>> pile_points(cards("9o 1o"), tricks=1)
    10
    """
    if tricks < 0:
        raise ValueError(f"nobody wins {tricks} tricks")
    return sum(map(card_points, checked_cards(pile))) + tricks


def deal_points(
    tricks: Iterable[Plays], trump: Suit | str | None, rules: Rules = OBLIGADA
) -> tuple[int, ...]:
    """Points of each side in the complete tricks among `tricks`.

    At the end of a deal the sum is 72. With two players, a player gets one point for two tricks;
    the point of the odd trick is added after 24 tricks.

    Args:
        tricks: the tricks, each in any form that `trick_of` accepts.
        trump: the trump suit or the name of the contract; None in a botifarra (no-trump) deal.

    Raises:
        ValueError: a trick is invalid (see `trick_winner`), or a card is in two tricks.

    Rules: BOT-SCORE-01, BOT-IND4-08, BOT-DUO-A-07, BOT-DUO-A-08.

    >>> from cartes_lib.botifarra import trick
    >>> from cartes_lib.botifarra.score import deal_points
    >>> deal_points([trick("12o 1o 2o 3o")], None)
    (0, 8)
    """
    cards, won = [0] * rules.sides, [0] * rules.sides
    all_tricks = tuple(map(trick_of, tricks))
    checked_cards(play.card for trick in all_tricks for play in trick)
    for trick in all_tricks:
        if len(trick) == rules.seats:
            side = rules.side(trick_winner(trick, trump, rules))
            cards[side] += sum(card_points(play.card) for play in trick)
            won[side] += 1
    if not rules.is_duo:
        return tuple(by_cards + count for by_cards, count in zip(cards, won, strict=True))
    if sum(won) < _DUO_TRICKS:
        return tuple(by_cards + count // 2 for by_cards, count in zip(cards, won, strict=True))
    return duo_points((cards[0], cards[1]), (won[0], won[1]), rules.odd_trick_to)


def deal_score(points: int | Sequence[int], multiplier: int = 1) -> tuple[int, int]:
    """The score of each of two sides for a deal.

    Args:
        points: the points of the first side, 0 to 72 (the other side has the rest); or the points
            of both sides.
        multiplier: the factor of the contract and its doubling; see `bidding.multiplier`.

    Raises:
        ValueError: `points` is negative or more than a deal has, or `multiplier` is impossible.

    Rules: BOT-SCORE-01, BOT-SCORE-02, BOT-SCORE-03.

    >>> from cartes_lib.botifarra.score import deal_score
    >>> deal_score(50, 2)
    (28, 0)
    """
    _check_multiplier(multiplier)
    first, second = (points, DEAL_POINTS - points) if isinstance(points, int) else points
    if min(first, second) < 0 or first + second != DEAL_POINTS:
        raise ValueError(f"a deal has {DEAL_POINTS} points, not {points}")
    return max(0, first - HALF) * multiplier, max(0, second - HALF) * multiplier


def penalty(
    offender: int,
    multiplier: int = 1,
    rules: Rules = OBLIGADA,
    duel: tuple[int, int] | None = None,
) -> tuple[int, ...]:
    """The score of each side after side `offender` broke a rule of play.

    With two sides, the other side scores the maximum: 36 times the multiplier. Without partners,
    the offender loses a share of the 72 points. The other players split this share, or each of them
    receives a full share (option `ind_penalty`).

    Args:
        multiplier: the factor of the contract and its doubling, for the whole table.
        duel: the seat that named the contract and the seat that doubled it (contro), if doubling
            affects only these two; else None. Payments between them count twice.

    Raises:
        ValueError: `offender`, `multiplier` or `duel` is impossible.

    Rules: BOT-PEN-01, BOT-IND4-09.

    >>> from cartes_lib.botifarra.score import penalty
    >>> penalty(0)
    (0, 36)
    """
    _check_multiplier(multiplier)
    if offender not in range(rules.sides):
        raise ValueError(f"no such side: {offender}")
    if not rules.is_individual:
        scored = HALF * multiplier
        return (0, scored) if offender == 0 else (scored, 0)
    share = DEAL_POINTS // rules.seats * multiplier
    gain = share if rules.ind_penalty == "each" else share // (rules.seats - 1)
    results = [gain] * rules.seats
    results[offender] = -gain * (rules.seats - 1)
    if duel is not None:
        _check_duel(duel, rules.seats)
        if offender in duel:
            results[sum(duel) - offender] += gain
            results[offender] -= gain
    return tuple(results)


def individual_score(
    points: Sequence[int], multiplier: int = 1, duel: tuple[int, int] | None = None
) -> tuple[int, ...]:
    """The score of each of three or four players without partners; the scores add up to 0.

    Args:
        points: the points of each player; their sum is 72.
        multiplier: the factor of the contract and its doubling, for the whole table.
        duel: the seat that named the contract and the seat that doubled it (contro), if doubling
            affects only these two; else None. In addition, the player with fewer points pays half
            of the difference to the other player, rounded down.

    Raises:
        ValueError: there are not three or four players, the sum of the points is not 72, or
            `multiplier` or `duel` is impossible.

    Rules: BOT-IND4-06, BOT-IND4-07, BOT-IND3-02.

    >>> from cartes_lib.botifarra.score import individual_score
    >>> individual_score((30, 22, 20))
    (6, -2, -4)
    """
    _check_multiplier(multiplier)
    if len(points) not in (3, 4) or sum(points) != DEAL_POINTS or min(points) < 0:
        raise ValueError(f"three or four players share {DEAL_POINTS} points, not {points}")
    share = DEAL_POINTS // len(points)
    scored = [(own - share) * multiplier for own in points]
    if duel is not None:
        _check_duel(duel, len(points))
        better, worse = sorted(duel, key=points.__getitem__, reverse=True)
        stake = (points[better] - points[worse]) // 2 * multiplier
        scored[better] += stake
        scored[worse] -= stake
    return tuple(scored)


def _check_duel(duel: tuple[int, int], seats: int) -> None:
    if not {*duel} <= {*range(seats)} or len({*duel}) != 2:
        raise ValueError(f"a duel is between two of {seats} players, not {duel}")


def _check_multiplier(multiplier: int) -> None:
    if multiplier < 1:
        raise ValueError(f"a multiplier is 1 or more, not {multiplier}")


def duo_points(
    cards: tuple[int, int],
    tricks: tuple[int, int],
    odd_trick_to: str = "lower-points",
) -> tuple[int, int]:
    """The points of each of two players, 72 in total; a player gets one point for two tricks.

    If both numbers of tricks are odd, one trick of each player is left over; the two together give
    one point to the weaker player.

    Args:
        cards: the points of the cards that each player has won, 60 in total.
        tricks: the number of tricks that each player has won, 24 in total.
        odd_trick_to: the rule that decides who is weaker. `lower-points` compares the points of
            cards plus whole points for tricks; `fewer-tricks` compares the tricks.

    Raises:
        ValueError: the sum of the points is not 60, the sum of the tricks is not 24, or
            `odd_trick_to` is unknown.

    Rules: BOT-DUO-A-07, BOT-DUO-A-08.

    >>> from cartes_lib.botifarra.score import duo_points
    >>> duo_points((40, 20), (14, 10))
    (47, 25)
    """
    all_there = sum(cards) == _DUO_CARDS and sum(tricks) == _DUO_TRICKS
    if not all_there or min(*cards, *tricks) < 0:
        raise ValueError(f"two players share 60 points and 24 tricks, not {cards} and {tricks}")
    if odd_trick_to not in ("lower-points", "fewer-tricks"):
        raise ValueError(f"the odd trick cannot go to {odd_trick_to!r}")
    points = [card + trick // 2 for card, trick in zip(cards, tricks, strict=True)]
    if tricks[0] % 2:
        first, second = points if odd_trick_to == "lower-points" else tricks
        points[0 if first < second else 1] += 1
    return points[0], points[1]
