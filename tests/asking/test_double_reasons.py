"""Tests of the reasons for a contro or a pass: true of the hand, and not of the other call."""

import random
from collections import Counter, defaultdict
from itertools import chain

import pytest

from cartes_lib.asking import LEVELS
from cartes_lib.asking.botifarra.double_reasons import DOUBLE_REASONS, double_reason
from cartes_lib.asking.botifarra.weighed import Double
from cartes_lib.asking.render import message_text
from cartes_lib.botifarra import OBLIGADA
from cartes_lib.botifarra.trick import trump_of
from cartes_lib.messages import LANGUAGES, use_language

NAMES = [*chain(*DOUBLE_REASONS.values())]
TRUE = {
    "tops": lambda tops, trumps: tops >= 4 or (tops == 3 and trumps >= 3),
    "trumps": lambda tops, trumps: tops == 2 and trumps >= 4,
    "weak": lambda tops, trumps: tops <= 1,
    "short": lambda tops, trumps: tops in (2, 3) and trumps <= 1,
}


def random_draw(seed, level):
    """A random position of an exercise about a contro, and the answer key of its question."""
    weighed = Double().draw(random.Random(seed), level, OBLIGADA)
    return weighed, Double().ask(weighed, OBLIGADA).key


def test_on_500_seeds_the_reason_for_a_contro_or_a_pass_is_true_of_that_call_only():
    for seed in range(500):
        weighed, key = random_draw(seed, 1 + seed % 3)
        pair = ("contro", "pass") if key.answer == "yes" else ("pass", "contro")
        trump = trump_of(weighed.contract)
        tops = sum(card.rank in (9, 1) for card in weighed.hand)
        trumps = sum(card.suit == trump for card in weighed.hand)
        assert key.why.then == double_reason(weighed.hand, trump, *pair)
        assert key.why.then.facts == {"count": tops, "trumps": trumps}
        names = [name for name in NAMES if TRUE[name](tops, trumps)]
        assert [key.why.then.key] == [f"reason-double-{name}" for name in names]
        assert names[0] in DOUBLE_REASONS[pair[0]]
        assert double_reason(weighed.hand, trump, *reversed(pair)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_each_reason_for_a_contro_or_a_pass_is_drawn_as_often_with_several_hands(level):
    hands, counts = defaultdict(set), Counter()
    for seed in range(300):
        weighed, key = random_draw(seed, level)
        counts[key.why.then.key] += 1
        hands[key.why.then.key].add(tuple(weighed.averages.values()))
    assert len(counts) == len(NAMES)
    assert max(counts.values()) <= 1.5 * min(counts.values())
    assert all(len(each) >= 2 + 2 * level for each in hands.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_verdict_on_a_contro_ends_with_its_reason(lang):
    with use_language(lang):
        for seed in range(8):
            _, key = random_draw(seed, 1)
            assert message_text(key.why).endswith(message_text(key.why.then))
