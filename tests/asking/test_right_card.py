"""Tests of exercises about which card to play: graded by the points that a card costs."""

import random

import pytest

from cartes_lib.asking import grade
from cartes_lib.asking.botifarra.play_reasons import COMPARISONS, true_comparisons
from cartes_lib.asking.botifarra.right_card import RightCard, WhyCard
from cartes_lib.asking.botifarra.weighed_plays import NEAR, plays_bank
from cartes_lib.asking.registry import answer_key, generate
from cartes_lib.asking.render import message_text, public_grade
from cartes_lib.botifarra import LLIURE, OBLIGADA
from cartes_lib.botifarra.memory import remember
from cartes_lib.botifarra.score import card_points
from cartes_lib.messages import LANGUAGES, use_language

SEEDS = range(500)
RULES = pytest.mark.parametrize("rules", [LLIURE, OBLIGADA])


@RULES
def test_the_weighed_cards_are_those_that_may_be_played(rules):
    for seed in range(60):
        position = RightCard().draw(random.Random(seed), 3, rules)
        assert set(position.averages) == {action.card for action in position.state.actions(0)}
        assert position.state.trick


@RULES
def test_on_500_seeds_no_reason_is_as_true_of_the_rejected_card(rules):
    for seed in SEEDS:
        position = RightCard().draw(random.Random(seed), 1 + seed % 3, rules)
        memory = remember(position.state, 0)
        for card in position.costly:
            assert position.reason(card) is not None
            both = true_comparisons(memory, position.best, card)
            assert not set(both) & set(true_comparisons(memory, card, position.best))


def test_on_500_seeds_the_points_of_a_reason_are_those_of_the_cards():
    named = {"loads": 0, "gives": 1, "risks": 1}
    seen = set()
    for seed in SEEDS:
        position = RightCard().draw(random.Random(seed), 1 + seed % 3, OBLIGADA)
        for card in position.costly:
            pair = position.best, card
            known = true_comparisons(remember(position.state, 0), *pair)
            for name in set(named) & set(known):
                seen.add(name)
                assert known[name]["points"] == card_points(pair[named[name]])
    assert seen == set(named)


def test_a_card_near_the_best_is_right_and_a_costly_one_is_not():
    for seed in range(30):
        exercise = generate("BO-16", "play", seed, 2)
        key = answer_key(exercise)
        choice_values = {item.id: item.mean for item in key.choice_values}
        for card, mean in choice_values.items():
            assert grade(exercise, card).ok == (max(choice_values.values()) - mean <= NEAR)


def test_the_bar_of_a_card_is_its_part_of_the_way_from_the_worst_to_the_best():
    between = 0
    for seed in range(10):
        exercise = generate("BO-16", "play", seed, 2)
        means = [item.mean for item in answer_key(exercise).choice_values]
        worst, best = min(means), max(means)
        rows = public_grade(grade(exercise, exercise.schema.items[0].id), exercise)["choice_values"]
        bars = [row["bar"] for row in rows]
        assert bars == [round(100 * (mean - worst) / (best - worst)) for mean in means]
        between += sum(0 < bar < 100 for bar in bars)
    assert between


def test_the_verdict_on_a_costly_card_has_its_loss_and_the_reason():
    exercise = generate("BO-16", "play", 4, 1)
    worst = answer_key(exercise).choice_values[-1].id
    verdict = grade(exercise, worst).why
    assert verdict.key == "why-costs"
    assert verdict.then is not None
    assert message_text(verdict).endswith(message_text(verdict.then))


@RULES
@pytest.mark.parametrize("level", [1, 2, 3])
def test_of_the_offered_reasons_one_is_true(level, rules):
    for seed in range(60):
        pair = WhyCard().draw(random.Random(seed), level, rules)
        assert len(set(pair.offered)) == min(level + 2, 4)
        assert len(set(pair.offered) & set(pair.true_reasons)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_against_a_card_is_a_sentence(lang):
    with use_language(lang):
        for position in plays_bank("cards"):
            texts = [message_text(position.reason(card)) for card in position.costly]
            assert all(text.endswith(".") for text in texts)
    assert len(COMPARISONS) == 13
