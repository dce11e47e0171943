"""Tests of the reasons for a contract: true of the hand, and not of the rejected call."""

import random

import pytest

from cartes_lib.asking.botifarra.contract_reasons import true_contract_comparisons
from cartes_lib.asking.botifarra.samples import NEAR
from cartes_lib.asking.botifarra.weighed import Contract
from cartes_lib.asking.registry import kind_of
from cartes_lib.asking.render import message_text
from cartes_lib.botifarra import OBLIGADA
from cartes_lib.botifarra.score import card_points
from cartes_lib.cards import Suit
from cartes_lib.messages import LANGUAGES, use_language

SEEDS = range(500)
TOPS = (9, 1)
HONORS = (9, 1, 12, 11, 10)


def cards_of(hand, suit):
    return [card for card in hand if card.suit == suit]


def is_true(name, facts, hand, other):
    """Whether the reason `name` with `facts` is true of `hand`, by an independent count.

    `other` is the rejected call.
    """
    trumps = cards_of(hand, facts.get("suit"))
    others = cards_of(hand, facts.get("other"))
    tops = [card for card in hand if card.rank in TOPS]
    checks = {
        "longer": facts.get("count") == len(trumps) > len(others) == facts.get("fewer"),
        "richer": facts.get("points") == sum(map(card_points, trumps))
        and sum(map(card_points, trumps)) > sum(map(card_points, others)),
        "own-trumps": other == "delegate" and facts.get("count") == len(trumps) >= 5,
        "too-short": facts.get("count") == len(trumps) < 5,
        "open": other == "botifarra" and not {card.rank for card in trumps} & set(TOPS),
        "masters": facts.get("count") == len(tops) >= 4,
        "honors": facts.get("count") == sum(card.rank in HONORS for card in hand) >= 6,
    }
    return checks[name]


def test_on_500_seeds_each_reason_is_true_of_the_hand():
    seen = set()
    for seed in SEEDS:
        weighed = Contract().draw(random.Random(seed), 1 + seed % 3, OBLIGADA)
        for other in weighed.best_first[1:]:
            known = true_contract_comparisons(weighed.hand, weighed.best, other)
            assert all(is_true(name, facts, weighed.hand, other) for name, facts in known.items())
            seen |= set(known)
    assert {"longer", "richer", "own-trumps", "open"} <= seen


def test_on_500_seeds_no_reason_is_as_true_of_the_rejected_call():
    for seed in SEEDS:
        weighed = Contract().draw(random.Random(seed), 1 + seed % 3, OBLIGADA)
        for other in weighed.best_first[1:]:
            pair = weighed.best, other
            known = true_contract_comparisons(weighed.hand, *pair)
            assert not set(known) & set(true_contract_comparisons(weighed.hand, *reversed(pair)))


def test_each_wrong_contract_has_a_reason_against_them():
    wrong = reasoned = 0
    for seed in SEEDS:
        weighed = Contract().draw(random.Random(seed), 1 + seed % 3, OBLIGADA)
        key = Contract().ask(weighed, OBLIGADA).key
        for choice in weighed.best_first[1:]:
            if weighed.behind(choice) > NEAR["contracts"]:
                wrong += 1
                reasoned += key.replies[choice].then is not None
    assert wrong
    assert reasoned == wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_verdict_on_a_contract_ends_with_its_reason(lang):
    question = kind_of("botifarra", "contract").guess(of=11)
    with use_language(lang):
        for choice, verdict in question.key.replies.items():
            assert verdict.then is None or message_text(verdict).endswith(
                message_text(verdict.then)
            ), choice
        assert question.key.why.then is not None


def test_every_suit_can_be_the_open_one():
    hand = tuple(card for card in Contract().draw(random.Random(1), 1, OBLIGADA).hand)
    without_tops = tuple(card for card in hand if card.rank not in TOPS)
    facts = true_contract_comparisons(without_tops, "delegate", "botifarra")["open"]
    assert facts["suit"] in Suit
