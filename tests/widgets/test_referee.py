"""Tests of the referee widget: the learner finds an illegal card, its rule and its penalty."""

from random import Random

import pytest

from cartes_lib.asking.botifarra.faults import recorded, recorded_clean
from cartes_lib.botifarra import PRESETS
from cartes_lib.messages import format_message
from cartes_widgets.lesson import referee

SEEDS = range(8)


def act(widget, do, chosen=""):
    widget.on_page_message({"do": do, "chosen": chosen, "revision": widget.revision})
    return widget


def lines(widget):
    return [line["id"] for trick in widget.tricks for line in trick]


def refusals_before_fault(widget):
    """Marks lines in order until the widget accepts the illegal card; returns the refused lines."""
    refused = []
    for line in lines(widget):
        if act(widget, "claim", line).stage == "law":
            return refused
        refused.append(line)
    raise AssertionError("no line is at fault")


def settled(widget, stage):
    """Chooses options in order until the widget leaves `stage`; returns the last chosen id."""
    for option in [item["id"] for item in widget.options]:
        if act(widget, "choose", option).stage != stage:
            return option
    raise AssertionError("no answer is right")


@pytest.mark.rule("BOT-PEN-02")
@pytest.mark.parametrize("variant", ["obligada", "lliure"])
def test_a_record_has_one_card_against_the_rules_and_no_other(variant):
    for seed in SEEDS:
        record = recorded(Random(seed), variant, 3)
        legal = [record.verdict_on(at, PRESETS[variant]).legal for at in range(12)]
        assert [at for at, ok in enumerate(legal) if not ok] == [record.wrong]
        clean = recorded_clean(Random(seed), variant, 3)
        assert all(clean.verdict_on(at, PRESETS[variant]).legal for at in range(12))


@pytest.mark.parametrize("speech", [False, True])
def test_a_record_is_judged_from_the_fault_over_the_rule_to_the_cost(speech):
    for seed in SEEDS:
        widget = referee(speech=speech, tricks=3, seed=seed)
        refused = refusals_before_fault(widget)
        assert widget.slips == len(refused)
        assert widget.claimed_line.startswith("phrase" if speech else "play")
        settled(widget, "law")
        settled(widget, "cost")
        assert (widget.stage, widget.verdict["rule"]) == ("done", "BOT-PEN-01")


@pytest.mark.rule("BOT-PEN-01")
def test_the_cost_is_36_and_the_multiplier():
    prices = set()
    for seed in SEEDS:
        widget = referee(tricks=2, seed=seed)
        doubling = widget.rows[1]["value"].lower()
        suit = widget.rows[0]["value"] != "Botifarra"
        refusals_before_fault(widget)
        settled(widget, "law")
        price = int(settled(widget, "cost"))
        names = ("none", "contro", "recontro", "sant-vicenc")
        steps = [format_message(f"doubling-{name}").lower() for name in names].index(doubling)
        assert price == 36 * 2**steps * (1 if suit else 2)
        prices.add(price)
    assert len(prices) > 1


def test_a_false_claim_costs_nothing_and_is_answered_by_the_rule():
    widget = referee(seed=5)
    first = lines(widget)[0]
    assert act(widget, "claim", first).verdict["ok"] is False
    assert widget.verdict["text"]
    assert (widget.stage, widget.claimed_line) == ("line", "")


def test_the_state_does_not_reveal_the_fault_before_it_is_found():
    state = referee(seed=5).get_state()
    assert (state["claimed_line"], state["options"], state["verdict"]) == ("", [], {})
    kinds = {tuple(line) for trick in state["tricks"] for line in trick}
    assert len(kinds) == 1


def test_another_record_follows_once_the_first_is_judged():
    widget = referee(tricks=2, seed=1)
    before = widget.tricks
    assert act(widget, "another").notice
    refusals_before_fault(widget)
    settled(widget, "law")
    settled(widget, "cost")
    assert act(widget, "another").stage == "line"
    assert widget.tricks != before


@pytest.mark.parametrize(
    "message",
    [
        {"do": "claim", "chosen": "play-99"},
        {"do": "claim", "chosen": ["play-1"]},
        {"do": "choose", "chosen": "follow"},
        {"do": "choose"},
        {},
    ],
)
def test_a_message_for_another_stage_of_the_referee_changes_nothing(message):
    widget = referee(seed=5)
    widget.on_page_message({"revision": widget.revision, **message})
    assert widget.notice
    assert (widget.stage, widget.slips) == ("line", 0)


@pytest.mark.parametrize("wrong", [{"variant": "intermedia"}, {"tricks": 1}, {"tricks": 5}])
def test_an_impossible_record_for_the_referee_is_refused(wrong):
    with pytest.raises(ValueError, match="no record"):
        referee(**wrong)
