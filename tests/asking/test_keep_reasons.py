"""Tests of the reasons for an exchange or a throw of Balcó, against simulated deals."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from cartes_lib.asking import answer_key, generate, grade
from cartes_lib.asking.balco.keep_reasons import Throws, swap_reason
from cartes_lib.asking.balco.swap_bank import SAMPLES, ranks_of
from cartes_lib.asking.balco.swap_bank import bank as swaps
from cartes_lib.asking.balco.throw_bank import bank as throws
from cartes_lib.asking.render import public_grade
from cartes_lib.messages import LANGUAGES, use_language

CLEAR = 4 * SAMPLES // 100
"""Least difference in won deals, of `SAMPLES`, between a clearly better choice and another."""


def compared():
    """Triples of a choice, a clearly worse choice, and the function that returns the reason."""
    for swap in swaps():
        wins = {up: swap.wins[ranks_of(up)] for up in combinations(swap.six, 3)}
        for better, other in permutations(wins, 2):
            if wins[better] - wins[other] >= CLEAR:
                yield better, other, swap_reason
    for thrown in throws():
        reason = Throws(thrown.hand, thrown.pile).reason
        for better, other in permutations(thrown.wins, 2):
            if thrown.wins[better] - thrown.wins[other] >= CLEAR:
                yield better, other, reason


@pytest.mark.rule("BAL-SET-06")
@pytest.mark.rule("BAL-TURN-04")
def test_each_reason_points_at_the_better_choice_four_times_in_five():
    right, wrong = Counter(), Counter()
    for better, other, reason in compared():
        for counts, pair in ((right, (better, other)), (wrong, (other, better))):
            message = reason(*pair, "own")
            if message:
                counts[message.key] += 1
    assert set(right) == {
        *("why-swap-card", "why-swap-pair", "why-swap-high"),
        *("why-play-clears", "why-play-together", "why-play-skips"),
        *("why-play-raises", "why-play-spare", "why-play-low"),
    }
    for key, count in right.items():
        assert count >= 4 * wrong[key], key


def test_no_reason_is_true_both_ways():
    for better, other, reason in compared():
        assert not (reason(better, other, "own") and reason(other, better, "own"))


@pytest.mark.parametrize("kind", ["swap", "play"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_verdict_gives_a_reason_of_the_best_choice_in_every_language(kind, lang):
    reasoned = 0
    with use_language(lang):
        for seed in range(12):
            exercise = generate("BA-11", kind, seed, 2)
            key = answer_key(exercise)
            answer = list(key.answer) if isinstance(key.answer, tuple) else key.answer
            then = key.replies[key.answer].then
            text = public_grade(grade(exercise, answer), exercise)["text"]
            assert "{" not in text
            reasoned += then is not None
    assert reasoned >= 6, "most verdicts have a reason"
