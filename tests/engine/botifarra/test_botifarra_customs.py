"""Tests of the options of a table of Botifarra about trump, looking at piles, calls and targets."""

import random

import pytest

from cartes_lib.botifarra import OBLIGADA, Match, Rules, start_deal
from cartes_lib.botifarra.actions import Call
from cartes_lib.botifarra.bidding import CONTRACTS, bidding, multiplier
from cartes_lib.botifarra.dealing import deal_packets, five_of_swords
from cartes_lib.botifarra.ending import match_is_over, match_winner
from cartes_lib.botifarra.presets import CINC_D_ESPASES, GIRONA_FIRES, INTERMEDIA
from cartes_lib.botifarra.score import card_points
from cartes_lib.cards import PACK_48, card
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import rule_text

SIMULTANEOUS = Rules(doubling_order="simultaneous")


def played_out(match):
    rng = random.Random(1)
    while not match.state.is_over:
        match.play(rng.choice(match.state.actions()))
    return match


@pytest.mark.rule("BOT-VAR-03")
def test_the_holder_of_the_five_of_swords_chooses_first_and_his_right_leads():
    for seed in range(6):
        match = Match(CINC_D_ESPASES, seed)
        state = match.state
        assert card("5e") in state.hands[state.dealer]
        assert state.to_act == (state.dealer,)
        assert Call("delegate") in state.actions()
        for call in ("oros", "pass", "pass"):
            state = state.play(Call(call))
        assert state.to_act == ((state.dealer + 1) % 4,)


@pytest.mark.rule("BOT-VAR-03")
def test_after_the_five_of_swords_the_choice_passes_to_the_right():
    match = Match(CINC_D_ESPASES, 3)
    first = match.state.dealer
    for call in ("oros", "pass", "pass"):
        match.play(Call(call))
    while match.state.finished == 0:
        match.play(match.state.actions()[0])
    assert match.state.dealer == (first + 1) % 4


@pytest.mark.rule("BOT-VAR-03")
def test_a_misdeal_of_the_first_deal_lets_the_five_of_swords_decide_again():
    for seed in range(6):
        match = Match(CINC_D_ESPASES, seed)
        again = match.misdeal()
        assert again.dealer == five_of_swords(again.dealt)


@pytest.mark.rule("BOT-VAR-03")
def test_a_first_chooser_without_the_five_of_swords_is_refused():
    hands = Match(OBLIGADA, 1).state.dealt
    wrong = (five_of_swords(hands) + 1) % 4
    with pytest.raises(ValueError, match="5 of espadas"):
        start_deal(CINC_D_ESPASES, wrong, hands)
    with pytest.raises(ValueError, match="nobody"):
        five_of_swords(((), ()))


@pytest.mark.rule("BOT-DEAL-10")
def test_the_choosers_partner_may_have_to_wait_before_he_looks():
    rules = Rules(hide_partner_hand_until_trump=True)
    state = Match(rules, 1, dealer=0).state
    assert [state.view(seat).hand is None for seat in range(4)] == [False, False, True, False]
    assert state.play(Call("delegate")).view(2).hand == state.hands[2]
    assert Match(OBLIGADA, 1, dealer=0).state.view(2).hand is not None


@pytest.mark.rule("BOT-DEAL-09")
def test_a_table_sets_the_fewest_cards_on_either_side_of_the_cut():
    assert deal_packets(PACK_48, 1, 0, Rules(min_cut=1))[0]
    with pytest.raises(ValueError, match="at least 10"):
        deal_packets(PACK_48, 9, 0, Rules(min_cut=10))


@pytest.mark.rule("BOT-DBL-07")
def test_where_either_may_speak_first_both_of_a_side_are_asked():
    state = Match(SIMULTANEOUS, 1, dealer=0).state.play(Call("oros"))
    assert state.to_act == (1, 3)
    after_pass = state.play(Call("pass"), 3)
    assert after_pass.to_act == (1,)
    answered = state.play(Call("contro"), 3)
    assert (answered.to_act, answered.talk.doubler) == ((0, 2), 3)
    sung = answered.play(Call("recontro"), 2)
    assert sung.to_act == (3, 1)
    assert sung.play(Call("sant-vicenc"), 1).talk.doubling == "sant-vicenc"
    with pytest.raises(IllegalAction):
        after_pass.play(Call("contro"), 3)
    with pytest.raises(IllegalAction):
        bidding(["oros", "contro"], 0, SIMULTANEOUS, callers=[0, 2])


def test_each_call_needs_its_caller_and_each_caller_a_call():
    with pytest.raises(ValueError, match="no caller for call 2: 'pass'"):
        bidding(["oros", "pass"], 0, SIMULTANEOUS, [0])
    with pytest.raises(ValueError, match="no call of caller 2: 1"):
        bidding(["oros"], 0, SIMULTANEOUS, [0, 1])


@pytest.mark.rule("BOT-DBL-07")
def test_the_order_of_speaking_never_changes_the_multiplier():
    for doublings in ((), ("contro",), ("contro", "recontro"), ("contro", "recontro", "pass")):
        history = ["copas", *doublings]
        first, other = bidding(history, 2), bidding(history, 2, SIMULTANEOUS)
        assert (first.doubling, first.calls) == (other.doubling, other.calls)


@pytest.mark.rule("BOT-DBL-08")
def test_some_regions_count_two_three_and_four_times():
    rules = Rules(doubling_scale="arithmetic")
    doublings = ("none", "contro", "recontro", "sant-vicenc")
    assert [multiplier("copas", doubling, rules) for doubling in doublings] == [1, 2, 3, 4]
    assert multiplier("botifarra", "recontro", rules) == 6


@pytest.mark.rule("BOT-MATCH-04")
def test_a_tie_after_the_last_deal_is_drawn_or_played_on_for_two_deals():
    table_rules, more = Rules(fixed_deals=8), Rules(fixed_deals=8, tie_break_deals=2)
    assert match_is_over((40, 40), 8, table_rules)
    assert match_is_over((41, 40), 9, table_rules)
    assert match_winner((40, 40)) is None
    assert [match_is_over((40, 40), deals, more) for deals in (7, 8, 9, 10)] == [
        False,
        False,
        False,
        True,
    ]
    assert match_is_over((41, 40), 8, more)
    assert not match_is_over((41, 40), 9, more)


@pytest.mark.rule("BOT-MATCH-03")
@pytest.mark.parametrize("deals", [8, 12])
def test_a_tournament_has_so_many_deals_whatever_the_points(deals):
    match = played_out(Match(Rules(fixed_deals=deals), 2))
    assert len(match.record().deals) == deals


@pytest.mark.rule("BOT-MATCH-02")
@pytest.mark.parametrize("target", [101, 73, 100, 200, 201])
def test_the_first_side_at_the_target_wins(target):
    rules = Rules(target=target)
    assert match_is_over((target, 0), 3, rules)
    assert not match_is_over((target - 1, 0), 3, rules)


@pytest.mark.rule("BOT-MATCH-05")
def test_only_one_side_notes_points_in_a_deal_so_that_both_never_end_the_match():
    met = 0
    match, rng = Match(Rules(fixed_deals=12), 5), random.Random(5)
    while not match.state.is_over:
        before, finished = match.state.scored, match.state.finished
        after = match.play(rng.choice(match.state.actions()))
        if after.deal_is_over:
            met += 1
            gained = [new - old for new, old in zip(after.scores, before, strict=True)]
            assert min(gained) == 0
            assert after.finished == finished
    assert met


@pytest.mark.rule("BOT-DEAL-07")
def test_in_a_new_game_the_deal_passes_on_from_the_last_dealer():
    match = played_out(Match(OBLIGADA, 8))
    last = match.state.dealer
    assert Match(OBLIGADA, 9, dealer=(last + 1) % 4).state.to_act == ((last + 1) % 4,)


@pytest.mark.rule("BOT-VAR-01")
def test_a_three_that_is_second_counts_nothing():
    assert card_points(card("3o")) == 0
    assert sum(map(card_points, PACK_48)) == 60


@pytest.mark.rule("BOT-LEG-IN-06")
def test_the_intermediate_variant_is_a_custom_of_its_own():
    assert INTERMEDIA.variant == GIRONA_FIRES.variant == "intermedia"
    assert "intermédiaire" in rule_text("BOT-LEG-IN-06")


@pytest.mark.rule("BOT-TRUMP-01")
def test_every_chooser_may_name_all_five_contracts():
    for table in ("4p-individual", "3p", "2p-A", "2p-B"):
        assert bidding([], 0, Rules(table=table)).calls == CONTRACTS
