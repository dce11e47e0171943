"""Tests of the format of rulebooks."""

import pytest

from cartes_lib.lessons import lessons
from cartes_lib.messages import has_message
from cartes_lib.rulebook import RulebookError, load, rules

GOOD = '[[rule]]\nid = "BOT-SET-01"\nsource = "S2:22"\nflag = "SEED"\n'


def test_a_rule_is_read_with_its_source_and_flag():
    (rule,) = load(GOOD + 'taught_by = ["BO-01"]\n', "x.toml")
    assert (rule.id, rule.source, rule.flag, rule.taught_by, rule.game) == (
        "BOT-SET-01",
        "S2:22",
        "SEED",
        ("BO-01",),
        "botifarra",
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[rule]", "line 1"),
        (GOOD + "colour = 1\n", "BOT-SET-01: unknown field colour"),
        ('[[rule]]\nid = "BOT-SET-01"\nsource = ""\n', "no field flag"),
        (GOOD.replace("SEED", "MAYBE"), "unknown flag 'MAYBE'"),
        (GOOD + GOOD, "BOT-SET-01 stands twice"),
        (GOOD + "code = [1]\n", "code: neither a text nor a list of texts"),
    ],
)
def test_a_damaged_rulebook_is_reported_with_file_rule_and_reason(text, reason):
    with pytest.raises(RulebookError) as caught:
        load(text, "x.toml")
    assert "x.toml" in str(caught.value)
    assert reason in str(caught.value)


def test_every_rule_has_its_sentence():
    assert [rule for rule in rules() if not has_message(f"rule-{rule}")] == []


def test_an_unclear_rule_states_our_choice():
    open_rules = [rule.id for rule in rules().values() if rule.flag in ("GAP", "CONFLICT")]
    assert [rule for rule in open_rules if not has_message(f"rule-{rule}.choice")] == []


def test_a_rule_names_only_lessons_that_exist():
    named = {lesson for rule in rules().values() for lesson in rule.taught_by}
    assert named <= set(lessons())


def test_a_rule_that_the_source_states_names_its_line():
    unsourced = [rule.id for rule in rules().values() if rule.flag == "SEED" and not rule.source]
    assert unsourced == []


def test_the_lessons_have_titles():
    assert len(lessons()) >= 42
    assert all(has_message(f"lesson-{lesson}") for lesson in lessons())
