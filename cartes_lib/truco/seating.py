"""The sides of the seats, the gallo (the player without a partner), the duels, and the scores.

All functions raise ValueError for a seat that is not at the table, including negative numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.engine import checked_seat
from cartes_lib.seats import left_of, right_of, round_from, side_of
from cartes_lib.seats import seat_name as named
from cartes_lib.truco.presets import CON_FLOR
from cartes_lib.truco.rules import Rules

__all__ = [
    "accounts_of_sides",
    "cutter",
    "duels",
    "gallo_of",
    "next_dealer",
    "pie",
    "seat_name",
    "sides_of",
    "turn_order",
]

_FIXED_GALLO = 0
_TABLES = (2, 3, 4, 6, 8)
_MIRRORED = (0, 1, 0, 1, 1, 0, 1, 0)


def next_dealer(dealer: int, rules: Rules = CON_FLOR) -> int:
    """The seat that deals after `dealer`: the seat to the right. Rules: TRU-DEAL-01, TRU-GAL-07.

    >>> from cartes_lib.truco.seating import next_dealer
    >>> next_dealer(3)
    0
    """
    return right_of(checked_seat(dealer, rules.players), rules.players)


def gallo_of(dealer: int, rules: Rules = CON_FLOR) -> int | None:
    """The gallo: the seat that is alone against two. None unless there are three players.

    Rules: TRU-GAL-01, TRU-GAL-03, TRU-GAL-04.

    >>> from cartes_lib.truco.presets import GALLO
    >>> from cartes_lib.truco.seating import gallo_of
    >>> gallo_of(0, GALLO)
    0
    """
    deals = checked_seat(dealer, rules.players)
    if rules.players != 3:
        return None
    return deals if rules.gallo == "by-turn" else _FIXED_GALLO


def sides_of(dealer: int = 0, rules: Rules = CON_FLOR) -> tuple[int, ...]:
    """The side (0 or 1) of each seat when `dealer` deals; the gallo (the player without a partner)
    is side 0.

    Rules: TRU-SET-02, TRU-GAL-01, TRU-SIX-01, TRU-EIG-02.

    >>> from cartes_lib.truco.seating import sides_of
    >>> sides_of()
    (0, 1, 0, 1)
    """
    gallo = gallo_of(dealer, rules)
    if gallo is not None:
        return tuple(int(seat != gallo) for seat in range(rules.players))
    if rules.players == 8 and rules.pica8 == "mirrored-seating":
        return _MIRRORED
    return tuple(map(side_of, range(rules.players)))


def accounts_of_sides(
    dealer: int = 0, rules: Rules = CON_FLOR
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each side, the indices of the scores to which its points are added.

    There is one score for each side. If the gallo changes, there is one score for each seat, and
    the points of the pair are added to the scores of both players.

    Rules: TRU-GAL-03, TRU-GAL-04, TRU-SIX-10.

    >>> from cartes_lib.truco.seating import accounts_of_sides
    >>> accounts_of_sides()
    ((0,), (1,))
    """
    checked_seat(dealer, rules.players)
    if rules.accounts == 2:
        return (0,), (1,)
    others = tuple(seat for seat in range(rules.players) if seat != dealer)
    return (dealer,), others


def seat_name(seat: int, viewer: int, players: int) -> str:
    """The catalogue key of the name of `seat` as the seat `viewer` sees it, such as "seat-left".

    Raises:
        ValueError: `seat` or `viewer` is not at the table, or the game does not allow this number
            of players.

    >>> from cartes_lib.truco.seating import seat_name
    >>> seat_name(1, 0, 4)
    'seat-right'
    """
    if players not in _TABLES:
        raise ValueError(f"no table of {players}")
    checked_seat(seat, players)
    checked_seat(viewer, players)
    return f"seat-{named(seat, viewer, players)}"


def turn_order(dealer: int, rules: Rules = CON_FLOR) -> tuple[int, ...]:
    """All seats in order from the first player (mano), who sits to the dealer's right.

    Rules: TRU-TURN-01, TRU-GAL-08.

    >>> from cartes_lib.truco.seating import turn_order
    >>> turn_order(0)
    (1, 2, 3, 0)
    """
    return round_from(next_dealer(dealer, rules), rules.players)


def cutter(dealer: int, rules: Rules = CON_FLOR) -> int:
    """The seat that cuts: the nearest opponent to the dealer's left. Rule: TRU-DEAL-02.

    >>> from cartes_lib.truco.seating import cutter
    >>> cutter(0)
    3
    """
    sides = sides_of(dealer, rules)
    steps = range(1, rules.players)
    lefts = (left_of(dealer, rules.players, step) for step in steps)
    return next(seat for seat in lefts if sides[seat] != sides[dealer])


def pie(seats: Sequence[int], sides: Sequence[int], side: int) -> int:
    """The pie of `side`, that is, the last seat of the side in the order of play; usually its
    captain.

    Raises:
        ValueError: no seat belongs to the side, or a seat appears twice.

    Rule: TRU-TURN-09.

    >>> from cartes_lib.truco.seating import pie
    >>> pie((1, 2, 3, 0), (1, 0, 1, 0), 0)
    3
    """
    if len(set(seats)) < len(seats):
        raise ValueError("a seat comes twice")
    own = [seat for seat in seats if sides[checked_seat(seat, len(sides))] == side]
    if not own:
        raise ValueError(f"nobody plays for side {side}")
    return own[-1]


def duels(
    players: int, dealer: int | None = None, rules: Rules | None = None
) -> tuple[tuple[int, int], ...]:
    """The duels of a pica-pica (a round of duels) in the order of play, each with its first player
    (mano) first.

    Args:
        players: 6 or 8.
        dealer: None for the last seat, so that seat 0 is the first player.
        rules: the rules; None for the default rules with this number of players.

    Raises:
        ValueError: this number of players has no pica-pica, `dealer` is not a seat, or `rules` are
            for another number of players.

    Rules: TRU-SIX-01, TRU-SIX-02, TRU-SIX-08, TRU-EIG-01, TRU-EIG-02.

    >>> from cartes_lib.truco.seating import duels
    >>> duels(6)
    ((0, 3), (1, 4), (2, 5))
    """
    if players not in (6, 8):
        raise ValueError(f"no pica-pica at a table of {players}")
    table = Rules(players=players) if rules is None else rules
    deals = players - 1 if dealer is None else dealer
    if table.players != players or deals not in range(players):
        raise ValueError(f"no dealer {deals} of {players} at a table of {table.players}")
    order = turn_order(deals, table)
    if players == 8 and table.pica8 == "neighbours":
        return tuple(zip(order[::2], order[1::2], strict=True))
    half = players // 2
    return tuple(zip(order[:half], order[half:], strict=True))
