"""Claims about the statements in the lessons of Balcó, and of its coach."""

from __future__ import annotations

from math import sqrt

from cartes_lib.balco import Rules, can_throw
from cartes_lib.balco.condition import LADDER, at_least
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.odds import chance_of_drawing, playable_chance, rescue_chance, unseen
from cartes_lib.cards import Card, cards
from research.claims.balco_samples import Throw, Throws, exchanged, is_plain, thrown
from research.claims.claim import Figure, claim, exact

DEALS = "deals in 100"


def _is_lowest(position: Throws, throw: Throw) -> bool:
    """Whether `throw` has the lowest of the ranks without an effect in the hand."""
    plain = [rank for rank, _ in position.wins if is_plain(rank)]
    return is_plain(throw[0]) and throw[0] == min(plain, key=LADDER.index)


def _is_higher(position: Throws, throw: Throw) -> bool:
    return is_plain(throw[0]) and not _is_lowest(position, throw)


def _face_up(*ranks: int) -> Figure:
    """How many more deals, of a hundred, a throw of the lowest rank without an effect wins than a
    throw of one card of `ranks`.
    """
    return thrown(_is_lowest, lambda _, throw: throw[0] in ranks and throw[1] == 1)


# BA-01, BA-05, BA-11, BA-12: what to throw


@claim(
    "ba-11-small-first",
    "The lowest number wins more deals than a higher one without an effect.",
    least=0,
    unit=DEALS,
)
def _small_first() -> Figure:
    return thrown(_is_lowest, _is_higher)


@claim(
    "ba-11-in-twos",
    "Two cards of a number without effect win more deals than one of them.",
    least=0,
    unit=DEALS,
)
def _in_twos() -> Figure:
    return thrown(
        lambda _, throw: is_plain(throw[0]) and throw[1] == 2,
        lambda position, throw: (
            is_plain(throw[0]) and throw[1] == 1 and (throw[0], 2) in position.wins
        ),
    )


@claim(
    "ba-11-keep-special",
    "Late in a deal, throwing a 1, a 2 or a 10 too soon costs five to ten deals in a hundred.",
    least=5,
    most=10,
    unit=DEALS,
)
def _keep_special() -> Figure:
    return _face_up(1, 2, 10)


@claim("ba-05-keep-two", "A 2 is wasted where a low number goes.", least=0, unit=DEALS)
def _keep_two() -> Figure:
    return _face_up(2)


@claim("ba-12-keep-ten", "A 10 is better kept where a low number goes.", least=0, unit=DEALS)
def _keep_ten() -> Figure:
    return _face_up(10)


# BA-02, BA-11: what to leave on the balcony


def _is(*ranks: int) -> Figure:
    def is_wanted(card: Card) -> bool:
        return not card.is_joker and card.rank in ranks

    return exchanged(is_wanted)


@claim("ba-02-joker", "A joker face up wins more deals than one in the hand.", least=0, unit=DEALS)
def _joker() -> Figure:
    return exchanged(lambda card: card.is_joker)


@claim("ba-02-two", "A 2 face up wins more deals than one in the hand.", least=0, unit=DEALS)
def _two() -> Figure:
    return _is(2)


@claim("ba-02-low", "A 3, 4 or 5 face up wins fewer deals than in the hand.", most=0, unit=DEALS)
def _low() -> Figure:
    return _is(3, 4, 5)


@claim("ba-11-one-up", "A 1 face up wins more deals than one in the hand.", least=0, unit=DEALS)
def _one_up() -> Figure:
    return _is(1)


@claim("ba-11-ten-up", "A 10 face up wins more deals than one in the hand.", least=0, unit=DEALS)
def _ten_up() -> Figure:
    return _is(10)


@claim(
    "ba-11-joker-first",
    "A joker face up gains more deals than a 1 or a 10 does.",
    least=0,
    unit=DEALS,
)
def _joker_first() -> Figure:
    joker, other = _joker(), max(_one_up(), _ten_up(), key=lambda figure: figure.value)
    return Figure(joker.value - other.value, sqrt(joker.error**2 + other.error**2))


@claim(
    "ba-11-four-in-ten",
    "Three cards of a full pack include a 2 or a joker four times in ten.",
    least=0.38,
    most=0.42,
    unit="of draws",
    is_quick=True,
)
def _four_in_ten() -> Figure:
    return exact(rescue_chance())


# BA-04, BA-08, BA-09: hidden cards, shots and jokers


@claim(
    "ba-04-small-last",
    "A hidden card goes more often on a 3 than on a 9.",
    least=0.2,
    unit="of cards",
    is_quick=True,
)
def _small_last() -> Figure:
    return exact(playable_chance(at_least(3)) - playable_chance(at_least(9)))


@claim(
    "ba-08-no-answer",
    "A target with two cards has neither 1, 2 nor joker six times in ten.",
    least=0.57,
    most=0.65,
    unit="of hands",
    is_quick=True,
)
def _no_answer() -> Figure:
    others = unseen(cards("1o"))
    answers = [item for item in others if item.is_joker or item.rank in (1, 2)]
    return exact(1 - chance_of_drawing(len(answers), len(others), 2))


@claim(
    "ba-09-twenty-cards",
    "Twenty cards of 52 go on any number without effect.",
    least=20,
    most=20,
    unit="cards",
    is_quick=True,
)
def _twenty_cards() -> Figure:
    tops = [at_least(rank) for rank in LADDER if is_plain(rank)]
    always = [
        item
        for item in pack(Rules())
        if item.is_joker or all(can_throw(item, asked) for asked in tops)
    ]
    return exact(len(always))


# The coach


@claim("coach-balco-lowest", "The lowest number wins more than a higher one.", least=0, unit=DEALS)
def _coach_lowest() -> Figure:
    return thrown(_is_lowest, _is_higher)


@claim(
    "coach-balco-keeps-special",
    "A number without effect wins more deals than a 1, 2, 7, 8 or 10.",
    least=0,
    unit=DEALS,
)
def _coach_special() -> Figure:
    return thrown(lambda _, throw: is_plain(throw[0]), lambda _, throw: not is_plain(throw[0]))


@claim(
    "coach-balco-together", "Several cards at once win more deals than one.", least=0, unit=DEALS
)
def _coach_together() -> Figure:
    return thrown(
        lambda _, throw: throw[1] > 1,
        lambda position, throw: throw[1] == 1 and (throw[0], 2) in position.wins,
    )


@claim(
    "coach-balco-leaves-best",
    "A joker, a 2 or a 10 face up wins more deals than in the hand.",
    least=0,
    unit=DEALS,
)
def _coach_leaves_best() -> Figure:
    return exchanged(lambda card: card.is_joker or card.rank in (2, 10))
