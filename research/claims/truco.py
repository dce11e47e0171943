"""Claims about the statements in the lessons of Truco, and of its coach."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from statistics import mean

from cartes_lib.asking import ask
from cartes_lib.asking.truco.weighed_plays import truco_bank
from cartes_lib.cards import PACK_40, card, cards
from cartes_lib.truco import strength
from cartes_lib.truco.bots.ranges import Range as Bets
from cartes_lib.truco.envido import has_flor
from cartes_lib.truco.odds import chance_of_flor, flor_counts
from cartes_lib.truco.range_odds import (
    Range,
    enough_bluffs,
    envido_against,
    fair_chance,
    last_card_against,
)
from research.claims.claim import Figure, average, claim, exact
from research.claims.truco_samples import Choice, Position, between, fished, led, paired

LAST_TRICK = cards("3o 11b 5c 10e")
"""The cards of the first two tricks in TR-04 and TR-11."""

TWENTY_FIVE = cards("5o 10o 3c")

TWO, THREE = strength(card("2o")), strength(card("3o"))
"""The strengths of a 2 and of a 3; a stronger card is a brava (one of the four highest cards)."""

TALKER = Bets(envido=24.0, bluffs=0.25)
"""The assumed opponent, who likes to bet."""


def _last_card(name: str, theirs: Range) -> Figure:
    won, total = last_card_against(card(name), (0, 1), LAST_TRICK, theirs)
    return exact(won / total)


# TR-04, TR-11: truco


@claim(
    "tr-04-one-in-four",
    "Winning a truco one time in four makes staying as good as giving way.",
    least=1 / 4,
    most=1 / 4,
    unit="of hands",
    is_quick=True,
)
def _one_in_four() -> Figure:
    return exact(fair_chance(accepted=2, refused=1))


@claim(
    "tr-04-low-card",
    "Against any card, the six loses most of the time, and wins one time in four.",
    least=1 / 4,
    most=1 / 2,
    unit="of cards",
    is_quick=True,
)
def _low_card() -> Figure:
    return _last_card("6o", Range())


@claim(
    "tr-11-retruco",
    "Winning a retruco one time in six makes staying as good as leaving.",
    least=1 / 6,
    most=1 / 6,
    unit="of hands",
    is_quick=True,
)
def _retruco() -> Figure:
    return exact(fair_chance(accepted=3, refused=2))


@claim(
    "tr-11-king-stays",
    "Against a player who calls with any card, the king wins more than one time in four.",
    least=1 / 4,
    unit="of cards",
    is_quick=True,
)
def _king_stays() -> Figure:
    return _last_card("12o", Range())


@claim(
    "tr-11-king-leaves",
    "Against a player who calls with a two or better, the king wins less than that.",
    most=1 / 4,
    unit="of cards",
    is_quick=True,
)
def _king_leaves() -> Figure:
    return _last_card("12o", Range(strength(card("2o"))))


# TR-06, TR-11, TR-14: what a bet, a fold and a claim cost


@claim(
    "tr-06-small-bet",
    "A falta of 30 points must be won almost twice as often as an envido to be worth a quiero.",
    least=0.2,
    unit="of hands",
    is_quick=True,
)
def _small_bet() -> Figure:
    return exact(fair_chance(accepted=30, refused=1) - fair_chance(accepted=2, refused=1))


@claim(
    "tr-11-two-refusals",
    "Leaving before an envido costs a point more than refusing it.",
    least=1,
    is_quick=True,
)
def _two_refusals() -> Figure:
    leaving = ask("truco", "fold", history="envido").key.answer
    refusing = ask("truco", "stake", history="envido", answer="no-quiero", among="0 1 2").key.answer
    return exact(int(str(leaving)) - int(str(refusing)))


def _hidden_flor() -> Fraction:
    """The probability that a player who has played two cards of a suit has a third one.

    The observer has three cards of other suits.
    """
    return Fraction(10 - 2, 40 - 3 - 2)


@claim(
    "tr-14-one-in-five",
    "Behind two cards of a suit there is a flor about one time in five.",
    least=0.17,
    most=0.25,
    unit="of hands",
    is_quick=True,
)
def _one_in_five() -> Figure:
    return exact(_hidden_flor())


@claim("tr-14-at-random", "A claim behind two cards of a suit loses points.", most=0, is_quick=True)
def _at_random() -> Figure:
    return exact(3 * _hidden_flor() - 3 * (1 - _hidden_flor()))


# TR-12, TR-13: flor


@claim(
    "tr-12-one-in-twenty",
    "One hand in twenty is a flor.",
    least=0.045,
    most=0.055,
    unit="of hands",
    is_quick=True,
)
def _one_in_twenty() -> Figure:
    return exact(float(chance_of_flor()))


@claim(
    "tr-12-one-deal-in-five",
    "With four players, almost one deal out of five has a flor.",
    least=0.16,
    most=0.2,
    unit="of deals",
)
def _one_deal_in_five() -> Figure:
    rng, results = Random("claims"), []
    for _ in range(20_000):
        dealt = rng.sample(PACK_40, 12)
        results.append(float(any(has_flor(tuple(dealt[at : at + 3])) for at in range(0, 12, 3))))
    return average(results)


def _flores_up_to(value: int) -> Figure:
    counts = flor_counts()
    worse = sum(count for worth, count in counts.items() if worth <= value)
    return exact(worse / sum(counts.values()))


@claim(
    "tr-13-half",
    "Half of all flores are worth 28 or less.",
    least=0.45,
    most=0.55,
    unit="of flores",
    is_quick=True,
)
def _half() -> Figure:
    return _flores_up_to(28)


@claim(
    "tr-13-climb",
    "With 35 one climbs: it beats more than three flores in four.",
    least=3 / 4,
    unit="of flores",
    is_quick=True,
)
def _climb() -> Figure:
    return _flores_up_to(34)


@claim(
    "tr-13-back-down",
    "With 25 one backs down: it beats fewer than the one in four that a contraflor asks for.",
    most=1 / 4,
    unit="of flores",
    is_quick=True,
)
def _back_down() -> Figure:
    assert fair_chance(accepted=6, refused=3) == Fraction(1, 4)
    return _flores_up_to(24)


# TR-16: envido against a range


@claim(
    "tr-16-one-in-three",
    "Winning a real envido one time in three makes accepting as good as refusing.",
    least=1 / 3,
    most=1 / 3,
    unit="of hands",
    is_quick=True,
)
def _one_in_three() -> Figure:
    return exact(fair_chance(accepted=3, refused=1))


@claim(
    "tr-16-refuse",
    "Against a player who bets with 27 or more, 25 wins less than one time in four.",
    most=1 / 4,
    unit="of hands",
    is_quick=True,
)
def _refuse() -> Figure:
    return exact(float(envido_against(TWENTY_FIVE, Range(27), flor=True)))


@claim(
    "tr-16-accept",
    "Against a player who bets with anything, 25 wins more than one time in four.",
    least=1 / 4,
    unit="of hands",
    is_quick=True,
)
def _accept() -> Figure:
    return exact(float(envido_against(TWENTY_FIVE, Range(), flor=True)))


@claim(
    "tr-16-few-bluffs",
    "A bluff with one weaker hand in five or fewer makes 25 hesitate.",
    most=0.2,
    unit="of weaker hands",
    is_quick=True,
)
def _few_bluffs() -> Figure:
    return exact(float(enough_bluffs(TWENTY_FIVE, 27, Fraction(1, 4), flor=True)))


@claim(
    "tr-16-fishing",
    "With 31 or more, the mano's silence brings more than an envido if a talker is to speak.",
    least=0,
)
def _fishing() -> Figure:
    return fished(31, TALKER)


# TR-17: cards and answers


@claim("tr-17-two-threes", "With two threes, the mano leads one of them.", least=0)
def _two_threes() -> Figure:
    return paired(truco_bank("cards")[4].state, "3b", "5b")


@claim("tr-17-ace-waits", "With the ace of swords alone, the mano leads the weakest.", least=0)
def _ace_waits() -> Figure:
    return paired(truco_bank("cards")[7].state, "5o", "1e", "11b")


@claim("tr-17-refuse", "With a three and a four, a trick behind, one refuses.", least=0)
def _refuses() -> Figure:
    return paired(truco_bank("answers")[12].state, "no-quiero", "quiero")


@claim("tr-17-accept", "With a false ace and a jack, a trick behind, one accepts.", least=0)
def _accepts() -> Figure:
    return paired(truco_bank("answers")[15].state, "quiero", "no-quiero")


def _led(
    where: Callable[[list[int]], bool],
    better: Callable[[Choice], bool],
    other: Callable[[Choice], bool],
) -> Figure:
    """How much higher the result of a first card for which `better` is true is than that of one for
    which `other` is true. Only hands for which `where` is true are used.
    """
    gaps = []
    for position in led():
        if where([strength(item) for item in position[0].own]):
            first = [item.average for item in position if better(item)]
            second = [item.average for item in position if other(item)]
            if first and second:
                gaps.append(mean(first) - mean(second))
    return average(gaps)


def _is_weakest(item: Choice) -> bool:
    return item.strength == min(map(strength, item.own))


def _is_second(item: Choice) -> bool:
    return item.strength == strength(item.own[1]) and not _is_weakest(item)


def _is_strongest(item: Choice) -> bool:
    return item.strength == strength(item.own[0]) and not _is_weakest(item)


@claim(
    "tr-17-two-strong",
    "With two threes or twos and no brava, the mano leads one, the lower of the two.",
    least=0,
)
def _two_strong() -> Figure:
    return _led(lambda own: TWO <= own[1] <= own[0] <= THREE, _is_second, _is_weakest)


@claim(
    "tr-17-brava-waits",
    "With a brava, even beside a three or a two, the mano leads the weakest card.",
    least=0,
)
def _brava_waits() -> Figure:
    return _led(lambda own: own[0] > THREE and own[1] >= TWO, _is_weakest, _is_second)


@claim(
    "tr-17-one-strong",
    "With a single three or brava, the mano keeps it and leads the weakest.",
    least=0,
)
def _one_strong() -> Figure:
    return _led(lambda own: own[0] >= THREE and own[1] < TWO, _is_weakest, _is_strongest)


def _advised(
    name: str, states: str, where: Callable[[Position], bool] = lambda position: True
) -> None:
    """Registers the claim that a card whose first reason is `name` has a higher result than other
    cards.
    """

    @claim(f"coach-truco-{name}", states, least=0)
    def compute() -> Figure:
        return _cards_advised(name, where)


def _cards_advised(name: str, where: Callable[[Position], bool] = lambda position: True) -> Figure:
    return between(lambda item: item.advice == f"truco-{name}", lambda item: item.is_card, where)


_advised("cheapest", "The weakest card that is enough brings more than other cards.")
_advised("gives-up", "If no card is enough, the weakest brings more than other cards.")
_advised("keeps-brava", "A card that keeps a brava for later brings more than other cards.")


@claim("tr-17-weakest-enough", "Last to play, the weakest card that is enough is best.", least=0)
def _weakest_enough() -> Figure:
    return _cards_advised("cheapest")


@claim("tr-17-throw-weakest", "If no card is enough, the weakest is best.", least=0)
def _throw_weakest() -> Figure:
    return _cards_advised("gives-up")


@claim(
    "coach-truco-bets-truco", "With cards that win half of the time, truco beats a card.", least=0
)
def _bets_truco() -> Figure:
    return between(lambda item: item.advice == "truco-bets-truco", lambda item: item.is_card)


@claim(
    "coach-truco-bluffs-truco", "With cards that win less, truco brings less than a card.", most=0
)
def _bluffs_truco() -> Figure:
    return between(lambda item: item.advice == "truco-bluffs-truco", lambda item: item.is_card)


@claim("coach-truco-bets-envido", "With the better value as a rule, envido beats a card.", least=0)
def _bets_envido() -> Figure:
    return between(lambda item: item.advice == "truco-bets-envido", lambda item: item.is_card)


@claim("coach-truco-enough-truco", "With enough wins, quiero brings more than no quiero.", least=0)
def _enough_truco() -> Figure:
    return between(
        lambda item: item.advice == "truco-enough-truco", lambda item: item.name == "no-quiero"
    )


@claim("coach-truco-short-truco", "With too few wins, no quiero brings more than quiero.", least=0)
def _short_truco() -> Figure:
    return between(
        lambda item: item.advice == "truco-short-truco", lambda item: item.name == "quiero"
    )
