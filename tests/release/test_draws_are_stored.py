"""Tests that the digests of all exercises are stored, so that links of a release stay valid."""

import pytest

from tests.asking.draws import COMMAND, LINES, stored


@pytest.mark.release
def test_each_exercise_has_stored_digests():
    assert sorted(stored()) == LINES, f"Run: {COMMAND}"
