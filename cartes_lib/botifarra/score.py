"""What cards, tricks and deals are worth."""

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
    "duo_score",
    "individual_score",
    "penalty",
    "pile_points",
]

CARD_POINTS: Mapping[int, int] = MappingProxyType({9: 5, 1: 4, 12: 3, 11: 2, 10: 1})
"""Points of the ranks that count; the others are worth none (BOT-SET-04, BOT-VAR-01)."""

DEAL_POINTS = 72
"""60 points of cards and 12 tricks, of two players 24 half tricks (BOT-SET-06)."""

HALF = DEAL_POINTS // 2

_DUO_CARDS, _DUO_TRICKS = 60, 24


def card_points(card: Card) -> int:
    """Points of `card`, 0 to 5. Rule: BOT-SET-04.

    Raises:
        ValueError: a joker, which this game has not (BOT-SET-02).
    """
    if card.is_joker:
        raise ValueError(f"no card of this game: {card}")
    return CARD_POINTS.get(card.rank, 0)


def pile_points(pile: Iterable[Card], tricks: int) -> int:
    """Points of a pile that was won in `tricks` tricks: its cards, and one for each trick.

    Raises:
        ValueError: a joker, a card twice, or fewer tricks than none.

    Rules: BOT-SET-04, BOT-SET-06.
    """
    if tricks < 0:
        raise ValueError(f"nobody wins {tricks} tricks")
    return sum(map(card_points, checked_cards(pile))) + tricks


def deal_points(
    tricks: Iterable[Plays], trump: Suit | str | None, rules: Rules = OBLIGADA
) -> tuple[int, ...]:
    """Points that each side has made with the complete tricks among `tricks`.

    They are 72 in all once a deal is over. Of two players, two tricks make a point; the odd
    one is credited once there are 24 of them.

    Args:
        tricks: each in any form that `trick_of` takes.
        trump: None in a botifarra (no-trump) deal; the contract's name will do.

    Raises:
        ValueError: as `trick_winner` does, or a card lies in two tricks.

    Rules: BOT-SCORE-01, BOT-IND4-08, BOT-DUO-A-07, BOT-DUO-A-08.
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
        return tuple(one + count for one, count in zip(cards, won, strict=True))
    if sum(won) < _DUO_TRICKS:
        return tuple(one + count // 2 for one, count in zip(cards, won, strict=True))
    return duo_points((cards[0], cards[1]), (won[0], won[1]), rules.odd_trick_to)


def deal_score(points: int | Sequence[int], multiplier: int = 1) -> tuple[int, int]:
    """What each side notes for a deal.

    Args:
        points: 0 to 72, what the first side has made, the other one having the rest; or
            what each has made.
        multiplier: of the contract and its doubling.

    Raises:
        ValueError: more points than a deal has, or fewer than none; no such multiplier.

    Rules: BOT-SCORE-01, BOT-SCORE-02, BOT-SCORE-03.
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
    """What each side notes when side `offender` has broken a rule of play.

    Of two sides, the other one notes all points in play, 36 and the multiplier. Each for
    himself, the offender loses his share of the 72 points, which the others split, or
    which he pays to each of them (`ind_penalty`).

    Args:
        multiplier: it applies to the whole table.
        duel: the chooser and whoever said contro, where a contro concerns only them: what
            one of the two pays to the other counts twice.

    Raises:
        ValueError: no such side or multiplier, or no such duel.

    Rules: BOT-PEN-01, BOT-IND4-09.
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
    """What each of three or four players notes who play for themselves; it adds up to 0.

    Args:
        points: what each has made of the 72.
        multiplier: it applies to the whole table.
        duel: the chooser and whoever said contro, where a contro concerns only them; of
            the two, the one with fewer points pays the other half the difference again,
            rounded down, so that both results double when they are opposite.

    Raises:
        ValueError: other than three or four players, points that do not add up to 72, no
            such multiplier, or no such duel.

    Rules: BOT-IND4-06, BOT-IND4-07, BOT-IND3-02.
    """
    _check_multiplier(multiplier)
    if len(points) not in (3, 4) or sum(points) != DEAL_POINTS or min(points) < 0:
        raise ValueError(f"three or four players share {DEAL_POINTS} points, not {points}")
    share = DEAL_POINTS // len(points)
    scored = [(made - share) * multiplier for made in points]
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
    """Points that each of two players has made, 72 in all; arguments as in `duo_score`.

    One of the two is always the weaker: without the odd trick they share 71 points, and
    where a trick is left over the 24 tricks are not shared evenly.

    Raises:
        ValueError: points or tricks that do not add up, or an unknown `odd_trick_to`.

    Rules: BOT-DUO-A-07, BOT-DUO-A-08.
    """
    all_there = sum(cards) == _DUO_CARDS and sum(tricks) == _DUO_TRICKS
    if not all_there or min(*cards, *tricks) < 0:
        raise ValueError(f"two players share 60 points and 24 tricks, not {cards} and {tricks}")
    if odd_trick_to not in ("lower-points", "fewer-tricks"):
        raise ValueError(f"nobody is the weaker by {odd_trick_to!r}")
    made = [card + trick // 2 for card, trick in zip(cards, tricks, strict=True)]
    if tricks[0] % 2:
        first, second = made if odd_trick_to == "lower-points" else tricks
        made[0 if first < second else 1] += 1
    return made[0], made[1]


def duo_score(
    cards: tuple[int, int],
    tricks: tuple[int, int],
    multiplier: int = 1,
    odd_trick_to: str = "lower-points",
) -> tuple[int, int]:
    """What each of two players notes, who count a point for every two tricks.

    Args:
        cards: points of the cards that each has won, 60 in all.
        tricks: how many each has won, 24 in all; where both are odd, the weaker player gets
            the point of the trick left over.
        odd_trick_to: who is the weaker: the one with `lower-points`, cards and whole points
            for tricks, or with `fewer-tricks`.

    Raises:
        ValueError: points or tricks that do not add up, or an unknown `odd_trick_to`.

    Rules: BOT-DUO-A-07, BOT-DUO-A-08, BOT-DUO-A-09.
    """
    return deal_score(duo_points(cards, tricks, odd_trick_to)[0], multiplier)
