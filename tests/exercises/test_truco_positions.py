"""Exercises of Truco: the answer is the one that the rules give to what is shown."""

import pytest

from cartes_lib.exercises import LEVELS, answer_key, generate
from cartes_lib.seats import side_of
from cartes_lib.truco import envido_value

SEEDS = range(80)


@pytest.mark.parametrize("level", LEVELS)
def test_only_the_winner_of_the_envido_must_have_announced_right(level):
    partners = 0
    for seed in SEEDS:
        exercise = generate("TR-06", "spot", seed, level)
        facts = [line.words.facts for line in exercise.scene.lines]
        wrong = [at for at, one in enumerate(facts) if one["value"] != envido_value(one["cards"])]
        told = [one["value"] for one in facts]
        best = told.index(max(told))
        side = 1 - side_of(best) if wrong == [best] else side_of(best)
        answer = answer_key(exercise).answer
        assert answer == {"line": str(wrong[0] + 1), "winner": ("yours", "theirs")[side]}
        partners += side_of(wrong[0]) == side
    assert (partners > 0) == (level > 1)
