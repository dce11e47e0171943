"""Tests of the calls before a deal: which are legal, who makes them, and how they multiply."""

import pytest

from cartes_lib.botifarra import Rules, legal_calls
from cartes_lib.botifarra.bidding import CONTRACTS, bidding, multiplier
from cartes_lib.botifarra.score import deal_score, individual_score, penalty
from cartes_lib.engine import IllegalAction

DEALER, RIGHT, PARTNER, LEFT = 0, 1, 2, 3


@pytest.mark.rule("BOT-TRUMP-01")
def test_the_dealer_names_a_suit_or_botifarra_or_delegates():
    assert legal_calls([], DEALER) == (*CONTRACTS, "delegate")
    assert bidding([], DEALER).speaker == DEALER


@pytest.mark.rule("BOT-TRUMP-02")
def test_a_partner_who_was_delegated_to_cannot_pass_it_back():
    assert legal_calls(["delegate"], DEALER) == CONTRACTS
    assert bidding(["delegate"], DEALER).speaker == PARTNER


@pytest.mark.rule("BOT-TRUMP-05")
@pytest.mark.rule("BOT-DBL-01")
def test_only_the_side_that_did_not_choose_may_say_contro():
    for history in (["oros"], ["delegate", "oros"]):
        asked = [bidding([*history, *["pass"] * knocks], DEALER) for knocks in (0, 1)]
        assert [item.speaker for item in asked] == [RIGHT, LEFT]
        assert {item.calls for item in asked} == {("contro", "pass")}


@pytest.mark.rule("BOT-DBL-02")
def test_contro_is_said_once():
    assert "contro" not in legal_calls(["oros", "contro"], DEALER)


@pytest.mark.rule("BOT-DBL-03")
@pytest.mark.rule("BOT-DBL-07")
def test_the_seat_that_named_the_contract_may_recontro_then_its_partner():
    history = ["delegate", "oros", "contro"]
    assert bidding(history, DEALER).speaker == PARTNER
    assert bidding([*history, "pass"], DEALER).speaker == DEALER
    assert legal_calls(history, DEALER) == ("recontro", "pass")


@pytest.mark.rule("BOT-DBL-04")
def test_sant_vicenc_is_for_the_side_that_said_contro_and_never_on_botifarra():
    state = bidding(["oros", "pass", "contro", "recontro"], DEALER)
    assert (state.speaker, state.calls) == (LEFT, ("sant-vicenc", "pass"))
    assert bidding(["botifarra", "contro", "recontro"], DEALER).speaker is None


@pytest.mark.parametrize(
    "history",
    [
        ["oros", "pass", "pass"],
        ["oros", "contro", "pass", "pass"],
        ["oros", "contro", "recontro", "pass", "pass"],
        ["oros", "contro", "recontro", "sant-vicenc"],
    ],
)
def test_after_the_last_call_the_first_card_may_be_led(history):
    assert bidding(history, DEALER).speaker is None
    assert legal_calls(history, DEALER) == ()


@pytest.mark.parametrize(
    "history", [["contro"], ["delegate", "delegate"], ["oros", "pass", "pass", "contro"], ["x"]]
)
def test_an_impossible_history_of_calls_is_refused(history):
    with pytest.raises(IllegalAction):
        legal_calls(history, DEALER)


@pytest.mark.rule("BOT-DBL-05")
@pytest.mark.rule("BOT-TRUMP-03")
def test_doublings_multiply_by_two_four_eight_and_botifarra_doubles_again():
    assert [multiplier("copas", item) for item in ("none", "contro", "recontro")] == [1, 2, 4]
    assert multiplier("copas", "sant-vicenc") == 8
    assert [multiplier("botifarra", item) for item in ("none", "contro", "recontro")] == [2, 4, 8]
    with pytest.raises(ValueError, match="botifarra"):
        multiplier("botifarra", "sant-vicenc")


@pytest.mark.rule("BOT-SCORE-01")
@pytest.mark.rule("BOT-SCORE-03")
def test_the_side_above_half_notes_what_is_above_it_times_the_multiplier():
    assert deal_score(50) == (14, 0)
    assert deal_score(30, 4) == (0, 24)
    assert deal_score(72, 8) == (288, 0)
    assert deal_score((30, 42), 4) == (0, 24)


@pytest.mark.rule("BOT-SCORE-02")
def test_at_half_each_nobody_notes_anything():
    assert deal_score(36, 8) == (0, 0)
    for points in (73, -1, (40, 40), (-1, 73)):
        with pytest.raises(ValueError, match="72 points"):
            deal_score(points)


@pytest.mark.rule("BOT-DBL-05")
def test_a_table_may_allow_sant_vicenc_on_a_botifarra_sixteen_times():
    rules = Rules(sant_vicenc_on_botifarra=True)
    history = ["botifarra", "contro", "recontro"]
    assert legal_calls(history, DEALER) == ()
    assert legal_calls(history, DEALER, rules) == ("sant-vicenc", "pass")
    assert multiplier("botifarra", "sant-vicenc", rules) == 16


@pytest.mark.rule("BOT-SCORE-04", "BOT-MATCH-05")
def test_a_deal_brings_one_side_at_most_half_of_it_times_the_multiplier():
    most = [deal_score(72, times)[0] for times in (1, 2, 4, 8)]
    assert most == [36, 72, 144, 288]
    assert all(0 in deal_score(points, 8) for points in range(73))


@pytest.mark.parametrize("times", [0, -1])
def test_a_deal_counts_at_least_once(times):
    for noting in (
        lambda: deal_score(50, times),
        lambda: penalty(0, times),
        lambda: individual_score((30, 20, 12, 10), times),
    ):
        with pytest.raises(ValueError, match="multiplier"):
            noting()
