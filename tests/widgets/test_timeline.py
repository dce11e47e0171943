"""Tests of the timeline of open calls in the first trick of Truco."""

import pytest

from cartes_lib.rulebook import rules
from cartes_widgets.lesson import timeline

ENVIDOS = ["envido", "real envido", "falta envido"]


@pytest.mark.parametrize(
    ("at", "calls"),
    [
        (0, [*ENVIDOS, "truco"]),
        (1, [*ENVIDOS, "quiero (j’accepte)", "no quiero (je refuse)"]),
        (2, ["retruco"]),
        (3, ["truco"]),
        (4, ["truco"]),
    ],
)
def test_each_moment_shows_the_open_calls_and_their_rules(at, calls):
    moment = timeline().moments[at]
    assert [call["text"] for call in moment["calls"] if call["open"]] == calls
    assert moment["summary"] == f"Vous pouvez dire\u00a0: {', '.join(calls)}."
    assert moment["rule"] in rules()


def test_each_moment_lists_the_same_calls_so_that_closed_ones_are_seen():
    names = [[call["text"] for call in moment["calls"]] for moment in timeline().moments]
    assert all(name == names[0] for name in names)
