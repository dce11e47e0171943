"""Tests that a seed gives the exercise and the answer that are stored for its shared links."""

import pytest
from draws import COMMAND, LINES, digests, stored

from cartes_lib.asking import LEVELS

STORED = stored()


def changes(line):
    """Texts that describe the changes: one for each level whose digests are not the stored ones.

    `line` is a lesson, a kind and a preset.
    """
    for level, now, before in zip(LEVELS, digests(*line), STORED[line], strict=True):
        if now.split("/")[0] != before.split("/")[0]:
            yield f"level {level}: shared links show another exercise"
        elif now != before:
            yield f"level {level}: another answer, or other messages"


@pytest.mark.parametrize("line", STORED, ids="-".join)
def test_a_seed_gives_the_stored_exercise_and_answer(line):
    changed = "; ".join(changes(line))
    assert not changed, f"{' '.join(line)}: {changed}. If this is intended, run: {COMMAND}"


def test_each_stored_line_is_of_an_exercise():
    assert {*STORED} <= {*LINES}, f"Run: {COMMAND}"
