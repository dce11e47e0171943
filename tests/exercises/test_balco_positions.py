"""Exercises of Balcó show positions that can be, with the answer that they themselves ask for."""

import pytest

from cartes_lib.balco import at_least, legal_ranks, playable_ranks, trenca, under_fire
from cartes_lib.exercises import LEVELS, answer_key, generate

SEEDS = range(60)


def asked_by(top):
    """What a pile asks of which no more is seen than the card on top."""
    special = {7: trenca(1), 1: under_fire()}
    return special.get(top.rank) or at_least(top.rank)


def on_top(exercise):
    """The card that lies on the pile of `exercise`."""
    (pile,) = (group for group in exercise.scene.groups if group.id == "pile")
    return pile.cards[-1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("lesson", ["BA-03", "BA-05", "BA-06", "BA-07", "BA-08"])
def test_what_may_be_thrown_follows_from_the_card_on_top(lesson, level):
    for seed in SEEDS:
        exercise = generate(lesson, "legal", seed, level)
        condition = asked_by(on_top(exercise))
        cards = [item.card for item in exercise.shape.items if item.card is not None]
        legal = tuple(str(card) for card in cards if playable_ranks(card, condition))
        assert answer_key(exercise).answer == (legal or ("take",))


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_joker_may_stand_for_follows_from_the_card_on_top(level):
    for seed in SEEDS:
        exercise = generate("BA-09", "legal", seed, level)
        allowed = legal_ranks(asked_by(on_top(exercise)))
        assert answer_key(exercise).answer == tuple(map(str, allowed))


@pytest.mark.parametrize("lesson", ["BA-03", "BA-05", "BA-07"])
def test_only_who_holds_a_1_or_a_2_can_take_them_for_low(lesson):
    for seed in SEEDS:
        exercise = generate(lesson, "legal", seed, 2)
        left_out = set(answer_key(exercise).answer) - set(
            answer_key(exercise).mistakes.get("throw-ace-low", answer_key(exercise).answer)
        )
        assert all(card[:-1] in ("1", "2") for card in left_out)
