"""Tests of the format of match records."""

import copy
import pickle

import pytest

from cartes_lib.engine import IllegalAction, illegal
from cartes_lib.messages import has_message
from cartes_lib.record import (
    DealRecord,
    MatchRecord,
    RecordError,
    Step,
    dump_record,
    parse_record,
    replay_deal,
)

TEXT = '''format = 1
game = "botifarra"

[rules]
variant = "lliure"
target = 73

[[deal]]
dealer = 0
hands = ["9o", "1o"]
play = """
0 oros ; the "boldest" choice

1   knock
1 9o
"""
'''


def test_a_record_is_read_with_its_comments_and_line_numbers():
    record = parse_record(TEXT)
    assert record.game == "botifarra"
    assert record.rules == {"variant": "lliure", "target": 73}
    (deal,) = record.deals
    assert deal.setup == {"dealer": 0, "hands": ("9o", "1o")}
    assert deal.steps == (Step(0, "oros"), Step(1, "knock"), Step(1, "9o"))
    assert [step.line for step in deal.steps] == [12, 14, 15]
    assert deal.steps[0].comment == 'the "boldest" choice'


def test_a_record_reads_back_what_it_writes():
    steps = (Step(0, "oros", 'quotes " and \\ slashes'), Step(3, "throw 7c 7o"))
    deals = (DealRecord({"dealer": 2, "hands": ("9o 1c", "")}, steps), DealRecord({}, ()))
    record = MatchRecord("balco", {"jokers": 0, "opening": "show", "strict": True}, deals)
    assert parse_record(dump_record(record)) == record


def test_a_record_can_be_copied_pickled_and_hashed_and_nobody_changes_it():
    record = parse_record(TEXT)
    again = pickle.loads(pickle.dumps(record))
    assert again == copy.deepcopy(record) == record
    assert len({record, again}) == 1
    # A copy keeps the line numbers too, so that its errors name the same lines.
    assert (again.lines["target"], again.deals[0].lines["hands"]) == (6, 10)
    rules = {"target": 73}
    written = MatchRecord("botifarra", rules, (DealRecord({"dealer": 0}, ()),))
    rules["target"] = 101
    assert written.rules == {"target": 73}
    with pytest.raises(TypeError):
        written.rules["target"] = 101


def test_a_comment_of_many_lines_is_read_back_as_one_line():
    steps = (Step(0, "oros", "one\ntwo\x07 \u2028three"), Step(1, "pass", "\n"))
    record = MatchRecord("botifarra", {}, (DealRecord({"dealer": 0}, steps),))
    (deal,) = parse_record(dump_record(record)).deals
    assert [(step.action, step.comment) for step in deal.steps] == [
        ("oros", "one two three"),
        ("pass", ""),
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (TEXT.replace("0 oros", f"{'9' * 5000} oros"), "bad-step"),
        (TEXT.replace("0 oros", "٠ oros"), "bad-step"),
        (TEXT.replace("target = 73", f"target = {'9' * 5000}"), "not-toml"),
        (TEXT.replace("target = 73", f"target = {'[' * 5000}"), "not-toml"),
        (TEXT.replace("format = 1", "format = 1.0"), "wrong-format"),
        (TEXT.replace("format = 1", "format = true"), "wrong-format"),
    ],
    ids=["long-seat", "other-digits", "long-number", "deep-list", "float", "truth"],
)
def test_a_record_that_is_too_long_or_too_deep_is_refused(text, reason):
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('game = "botifarra"', 'game = "botifarra', 2, "not-toml"),
        ('1 9o\n"""', "1 9o", 15, "not-toml"),
        ("format = 1", "format = 2", 1, "wrong-format"),
        ("format = 1", "", 0, "wrong-format"),
        ('"botifarra"', '"bridge"', 2, "unknown-game"),
        ("[rules]", "[options]", 4, "bad-field"),
        ("play =", "plays =", 8, "bad-field"),
        ("1   knock", "one knock", 14, "bad-step"),
        ("1 9o", "1", 15, "bad-step"),
        ("1 9o", "-1 9o", 15, "bad-step"),
    ],
)
def test_a_damaged_record_is_reported_with_line_and_reason(old, new, line, reason):
    with pytest.raises(RecordError) as caught:
        parse_record(TEXT.replace(old, new))
    assert (caught.value.line, caught.value.reason) == (line, reason)
    assert has_message(f"record-{reason}")


def _count(state: int, amount: int, seat: int) -> int:
    if amount > 5:
        raise IllegalAction(illegal("BOT-X-01", "too-much", seat=seat))
    return state + amount


def test_replay_gives_the_state_after_each_step():
    deal = DealRecord({}, (Step(0, "1"), Step(1, "5")))
    assert [state for _, state in replay_deal(0, deal, int, _count)] == [1, 6]


@pytest.mark.parametrize(("action", "reason"), [("6", "illegal"), ("six", "bad-action")])
def test_replay_stops_at_the_line_of_the_wrong_action(action, reason):
    deal = DealRecord({}, (Step(0, "1"), Step(1, action, line=9)))
    with pytest.raises(RecordError) as caught:
        list(replay_deal(0, deal, int, _count))
    assert (caught.value.line, caught.value.reason, caught.value.detail) == (9, reason, action)
    assert (caught.value.verdict is not None) == (reason == "illegal")
