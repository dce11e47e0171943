"""Claims about the statements in the lessons of Botifarra."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from math import comb, sqrt
from random import Random

from cartes_lib.asking.botifarra.samples import bank
from cartes_lib.asking.botifarra.weighed_plays import plays_bank
from cartes_lib.botifarra import State
from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.memory import remember
from cartes_lib.botifarra.odds import location_odds
from cartes_lib.cards import PACK_48, cards
from cartes_lib.cards import card as read_card
from research.botifarra_samples import TABLE, begun, contracts, ours_after
from research.claims.botifarra_samples import (
    Choice,
    Position,
    between,
    first_cards,
    gap,
    named,
    won_by,
)
from research.claims.claim import Figure, average, claim, exact

SAMPLES = 400

LONG_HAND = "1e 12e 10e 7e 4e 9o 3o 11c 5c 8b 6b 2b"
FLAT_HAND = "11o 8o 4o 10c 7c 3c 8e 5e 2e 12b 6b 3b"

Figures = Mapping[str, tuple[float, float]]


def called_apart(figures: Figures, better: str, *others: str) -> Figure:
    """How much higher the result of the call `better` is than that of the best of `others`.

    The error is that of independent samples. The true error is smaller, since the deals are the
    same.
    """
    mean, error = figures[better]
    other, other_error = max(figures[item] for item in others)
    return Figure(mean - other, sqrt(error**2 + other_error**2))


def played_apart(state: State, better: str, *others: str) -> Figure:
    """How much higher the result of the card `better` is than that of the best of `others`, in the
    same deals.
    """
    info_set, rng = InformationSet(remember(state, 0)), Random(f"claims {state.position()}")
    samples: dict[str, list[float]] = {card: [] for card in (better, *others)}
    for _ in range(SAMPLES):
        deal, mood = info_set.determinization(rng), rng.random()
        for card, results in samples.items():
            after = deal.copy()
            after.play(TABLE.number(read_card(card)))
            results.append(ours_after(after, Random(mood)))
    gaps = (
        average(
            first - second for first, second in zip(samples[better], samples[card], strict=True)
        )
        for card in others
    )
    return min(gaps, key=lambda figure: figure.value)


# BO-06: naming trumps


@claim(
    "bo-06-one-in-eight",
    "A hand has five cards or more of a given suit one time in eight.",
    least=0.11,
    most=0.14,
    unit="of hands",
    is_quick=True,
)
def _five_of_a_suit() -> Figure:
    ways = sum(comb(12, length) * comb(36, 12 - length) for length in range(5, 13))
    return exact(ways / comb(48, 12))


@claim(
    "bo-06-one-in-three",
    "A card that the hand lacks is with the partner one time in three.",
    least=1 / 3,
    most=1 / 3,
    unit="of deals",
    is_quick=True,
)
def _one_in_three() -> Figure:
    return exact(comb(35, 11) / comb(36, 12))


@claim(
    "bo-06-long-suit",
    "With five swords and two of their big honors, swords bring more than any other call.",
    least=0,
)
def _long_suit() -> Figure:
    figures = _called(LONG_HAND)
    return called_apart(figures, "espadas", *(figures.keys() - {"espadas"}))


@claim(
    "bo-06-flat-hand",
    "With three cards of each suit and few honors, delegating brings more than any other call.",
    least=0,
)
def _flat_hand() -> Figure:
    figures = _called(FLAT_HAND)
    return called_apart(figures, "delegate", *(figures.keys() - {"delegate"}))


@claim(
    "bo-06-three-manillas",
    "With three manillas in three suits, a botifarra brings more than any other call.",
    least=0,
)
def _three_manillas() -> Figure:
    hand = " ".join(map(str, bank("contracts")[11].hand))
    figures = _called(hand)
    return called_apart(figures, "botifarra", *(figures.keys() - {"botifarra"}))


def _called(hand: str) -> Figures:
    return contracts(TABLE.mask(cards(hand)), Random(f"claims {hand}"), SAMPLES)


@claim(
    "bo-06-long-is-named",
    "With five cards of a suit or more, naming it brings more than delegating.",
    least=0,
)
def _long_is_named() -> Figure:
    hands = [hand for hand in named() if max(hand.lengths) >= 5]
    return average(hand.longest - hand.averages["delegate"] for hand in hands)


@claim(
    "bo-06-flat-is-delegated",
    "Without a suit of five cards, delegating brings more than naming the longest suit.",
    least=0,
)
def _flat_is_delegated() -> Figure:
    hands = [hand for hand in named() if max(hand.lengths) < 5]
    return average(hand.averages["delegate"] - hand.longest for hand in hands)


# BO-07: contro


@claim("bo-07-twenty-points", "Against a named suit, twenty points or more win.", least=0)
def _twenty_points() -> Figure:
    return won_by(lambda hand: hand.points >= 20)


@claim("bo-07-fifteen-points", "Against a named suit, fewer than fifteen points lose.", most=0)
def _fifteen_points() -> Figure:
    return won_by(lambda hand: hand.points < 15)


@claim(
    "bo-07-three-trumps",
    "With twenty points, three trumps bring more than one or none.",
    least=0,
)
def _three_trumps() -> Figure:
    many = won_by(lambda hand: hand.points >= 20 and hand.trumps >= 3)
    few = won_by(lambda hand: hand.points >= 20 and hand.trumps <= 1)
    return Figure(many.value - few.value, sqrt(many.error**2 + few.error**2))


@claim("bo-07-tops", "Three nines and aces win, if three trumps come with them.", least=0)
def _tops() -> Figure:
    return won_by(lambda hand: hand.tops == 3 and hand.trumps >= 3)


@claim("bo-07-two-tops", "With two nines and aces, four trumps win.", least=0)
def _two_tops() -> Figure:
    return won_by(lambda hand: hand.tops == 2 and hand.trumps >= 4)


@claim("bo-07-few-trumps", "With two nines and aces, one trump or none loses.", most=0)
def _few_trumps() -> Figure:
    return won_by(lambda hand: hand.tops == 2 and hand.trumps <= 1)


@claim("bo-07-one-top", "One nine or ace, or none, loses.", most=0)
def _one_top() -> Figure:
    return won_by(lambda hand: hand.tops <= 1)


# BO-10: charging


@claim(
    "bo-10-one-in-three",
    "An unseen card is the partner's one time in three, when the left has led.",
    least=0.3,
    most=0.37,
    unit="of deals",
    is_quick=True,
)
def _one_in_three() -> Figure:
    hand, led = cards("9b 4b 2b 8b 9e 3e 4e 5e 7c 6c 4c 2c"), read_card("1o")
    unseen = [item for item in PACK_48 if item not in (*hand, led)]
    right, facing, left = 12, 12, 11
    return exact(location_odds(read_card("9o"), unseen, (right, facing, left))[1])


# BO-14: the first card


def _lead_apart(of: int, better: str, *others: str) -> Figure:
    hand = set(bank("leads")[of].hand)
    state = next(state for number in count(1) if {*(state := begun(number, 3)).hands[0]} == hand)
    return played_apart(state, better, *others)


@claim(
    "bo-14-two-manillas",
    "In the hand of the lesson, either manilla costs two or three points.",
    least=1.5,
    most=3.5,
)
def _two_manillas() -> Figure:
    return _lead_apart(0, "3c", "9o", "9e")


@claim("bo-14-alike", "In the second hand, 4o and 9c are within a point.", least=-1, most=1)
def _alike() -> Figure:
    return _lead_apart(3, "4o", "9c")


@claim("bo-14-clear", "In the second hand, 4o brings more than a point more than 1e.", least=1)
def _clear() -> Figure:
    return _lead_apart(3, "4o", "1e")


def is_low(item: Choice) -> bool:
    """Whether the card of `item` has no points and is not a trump."""
    return not item.points and not item.is_trump


def is_low_trump(item: Choice) -> bool:
    """Whether the card of `item` is a trump without points."""
    return not item.points and item.is_trump


def is_short(item: Choice) -> bool:
    """Whether `item` is a low card (see `is_low`) in a suit of which the hand has one or two
    cards.
    """
    return is_low(item) and item.length <= 2


def is_honor(item: Choice, ranks: tuple[int, ...] = (1, 10, 11, 12)) -> bool:
    """Whether the card of `item` has one of `ranks` (ace, king, knight or jack), and is not a
    trump.
    """
    return item.card.rank in ranks and not item.is_trump


def is_manilla(item: Choice) -> bool:
    """Whether the card of `item` is a manilla (a nine) and not a trump."""
    return item.card.rank == 9 and not item.is_trump


def _first(better: Callable[[Choice], bool], other: Callable[[Choice], bool]) -> Figure:
    gaps = (gap(hand, better, other) for hand in first_cards() if hand[0].sight.trump is not None)
    return average(item for item in gaps if item is not None)


@claim(
    "bo-14-low-trump",
    "A low card of a short suit brings a third of a point less than a low trump.",
    least=0,
    most=0.7,
)
def _low_trump() -> Figure:
    return _first(is_low_trump, is_short)


@claim(
    "bo-14-any-other",
    "A low trump brings more than the average of all other cards of the hand.",
    least=0.5,
)
def _any_other() -> Figure:
    return _first(is_low_trump, lambda item: True)


@claim(
    "bo-14-long-suit",
    "A low card of a long suit brings two thirds of a point less than a low trump.",
    least=0.3,
    most=1.1,
)
def _long_suit_led() -> Figure:
    return _first(is_low_trump, lambda item: is_low(item) and item.length > 2)


@claim(
    "bo-14-short-suit",
    "A low card of a short suit brings more than a low card of a long suit.",
    least=0,
)
def _short_suit() -> Figure:
    return _first(is_short, lambda item: is_low(item) and item.length > 2)


@claim(
    "bo-14-honors",
    "An ace, king, knight or jack brings one or two points less than a low trump.",
    least=1,
    most=2.2,
)
def _honors() -> Figure:
    return _first(is_low_trump, is_honor)


@claim("bo-14-knight", "A knight brings at least a point less than a low trump.", least=1)
def _knight() -> Figure:
    return _first(is_low_trump, lambda item: is_honor(item, (11,)))


def is_guarded(item: Choice) -> bool:
    """Whether the hand has the king or the ace of the suit of the card of `item`."""
    return any(card.suit == item.card.suit and card.rank in (1, 12) for card in item.sight.own)


@claim("bo-14-manilla", "A manilla costs about one point.", least=0.5, most=1.5)
def _manilla() -> Figure:
    return _first(is_low_trump, is_manilla)


@claim(
    "bo-14-manilla-guarded",
    "The king or the ace beside it does not make a manilla a better lead.",
    most=0.5,
)
def _manilla_guarded() -> Figure:
    guarded = _first(is_low_trump, lambda item: is_manilla(item) and is_guarded(item))
    bare = _first(is_low_trump, lambda item: is_manilla(item) and not is_guarded(item))
    return Figure(bare.value - guarded.value, sqrt(bare.error**2 + guarded.error**2))


# BO-15: drawing trumps


def _of(name: str, of: int, better: str, *others: str) -> Figure:
    return played_apart(plays_bank(name)[of].state, better, *others)


@claim("bo-15-two-aces", "Two low trumps draw the last trumps and protect two aces.", least=0)
def _two_aces() -> Figure:
    return _of("draws", 12, "2b", "1c", "1o", "8c", "5c", "5o", "12e")


@claim("bo-15-single-card", "With nothing to protect, the single card beats each trump.", least=0)
def _single_card() -> Figure:
    return _of("draws", 14, "8e", "10o", "8o", "1o")


def _may_draw(position: Position) -> bool:
    """Whether seat 0 leads with at least two trumps, and other players have trumps too."""
    sight = position[0].sight
    drawing = sum(item.is_trump for item in position) >= 2
    return (
        drawing
        and not sight.memory.view.trick
        and any(card.suit == sight.trump for card in sight.others)
    )


def _tops(position: Position) -> int:
    """Number of cards of seat 0, without trumps, that only a trump can beat."""
    return sum(not item.is_trump and not item.sight.higher(item.sight.others) for item in position)


def _figure_where(where: Callable[[Position], bool]) -> Figure:
    return between(
        lambda item: item.is_trump,
        lambda item: not item.is_trump,
        lambda position: _may_draw(position) and where(position),
    )


@claim("bo-15-draw-to-protect", "With good cards to protect, a trump is a better lead.", least=0)
def _draw_to_protect() -> Figure:
    return _figure_where(lambda position: _tops(position) >= 2)


@claim("bo-15-keep-for-ruffing", "With nothing to protect, a trump is a worse lead.", most=0)
def _keep_for_ruffing() -> Figure:
    return _figure_where(lambda position: _tops(position) == 0)


# BO-16: the right card


@claim("bo-16-no-ruff", "Ruffing a partner's safe trick costs about four points.", least=3, most=5)
def _no_ruff() -> Figure:
    return _of("cards", 1, "12e", "2c", "12c", "10c")


@claim("bo-16-not-yet-safe", "The king costs points in a trick that is not safe yet.", least=0)
def _not_yet_safe() -> Figure:
    return _of("cards", 3, "4b", "12o")


@claim("bo-16-keep-trump", "Last to play, a trump costs points in the partner's trick.", least=0)
def _keep_trump() -> Figure:
    return _of("cards", 4, "11e", "6o", "12o")


@claim(
    "bo-16-guard",
    "A card of a long suit brings more than the guard of an ace.",
    least=0,
)
def _guard() -> Figure:
    return _of("cards", 20, "3b", "8c")


def _others_trick(position: Position) -> bool:
    sight = position[0].sight
    return sight.best is not None and not sight.partner_wins


def _is_safe(position: Position) -> bool:
    sight = position[0].sight
    return sight.best is not None and sight.partner_wins and sight.stands(sight.best.card)


def _is_unsafe(position: Position) -> bool:
    sight = position[0].sight
    return sight.best is not None and sight.partner_wins and not sight.stands(sight.best.card)


def _gives(item: Choice) -> bool:
    return bool(item.points) and not item.sight.takes


def _spares(item: Choice) -> bool:
    return not item.points and not item.sight.takes


@claim(
    "bo-16-give-to-safe",
    "In the partner's safe trick, points that may still be lost bring more than none.",
    least=0,
)
def _give_to_safe() -> Figure:
    def may_be_lost(item: Choice) -> bool:
        return _gives(item) and bool(item.sight.higher(item.sight.others))

    return between(may_be_lost, _spares, _is_safe)


@claim("bo-16-none-to-unsafe", "In a trick that is not safe, points bring less than none.", least=0)
def _none_to_unsafe() -> Figure:
    return between(_spares, _gives, _is_unsafe)


@claim("bo-16-lost-trick", "In a lost trick, a card without points brings more.", least=0)
def _lost_trick() -> Figure:
    return between(_spares, _gives, _others_trick)


@claim(
    "bo-16-trump-elsewhere",
    "In the partner's trick, ruffing brings less than another card.",
    least=0,
)
def _trump_elsewhere() -> Figure:
    def ruffs(item: Choice) -> bool:
        return item.is_trump and item.sight.memory.view.trick[0].card.suit != item.card.suit

    return between(lambda item: not ruffs(item), ruffs, _is_safe)
