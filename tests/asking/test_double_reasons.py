"""Contro or pass: the reason is true of the hand, and never of the rejected call."""

import random

import pytest
from sweeps import some

from cartes_lib.asking.botifarra.double_reasons import double_reason
from cartes_lib.asking.botifarra.weighed import Double
from cartes_lib.asking.render import words
from cartes_lib.botifarra import OBLIGADA
from cartes_lib.messages import LANGUAGES, use_language


@pytest.mark.parametrize("seed", some(range(500), 10))
def test_the_reason_for_a_contro_or_a_pass_is_true_of_that_call_only(seed):
    weighed = Double().draw(random.Random(seed), 1 + seed % 3, OBLIGADA)
    key = Double().ask(weighed, OBLIGADA).key
    pair = ("contro", "pass") if key.answer == "yes" else ("pass", "contro")
    tops = sum(card.rank in (9, 1) for card in weighed.hand)
    assert key.why.then == double_reason(weighed.hand, *pair)
    assert key.why.then.facts == {"count": tops}
    assert (tops >= 3) == (key.answer == "yes")
    assert double_reason(weighed.hand, *reversed(pair)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_verdict_on_a_contro_ends_with_its_reason(lang):
    with use_language(lang):
        for seed in range(8):
            why = Double().ask(Double().draw(random.Random(seed), 1, OBLIGADA), OBLIGADA).key.why
            assert words(why).endswith(words(why.then))
