"""Tests of Botifarra without partners, for four and for three players."""

import random

import pytest

from cartes_lib.botifarra import OBLIGADA, Match, Rules, judge_card, legal_calls, legal_cards, trick
from cartes_lib.botifarra.actions import Call, PlayCard
from cartes_lib.botifarra.bidding import bidding, multiplier
from cartes_lib.botifarra.dealing import deal_packets, first_dealer
from cartes_lib.botifarra.ending import deal_result, match_is_over, match_winner
from cartes_lib.botifarra.legal import decision
from cartes_lib.botifarra.presets import INDIVIDUAL, TRES
from cartes_lib.botifarra.score import individual_score, penalty
from cartes_lib.cards import PACK_36, PACK_48, Suit, card, cards
from cartes_lib.messages import explain

LLIURE_ALONE = Rules(table="4p-individual", variant="lliure")
FREE_DISCARDS = Rules(table="4p-individual", ind_discard_order=False)


def legal(hand, plays, trump=None, rules=INDIVIDUAL):
    return legal_cards(cards(hand), trick(plays), trump, rules)


def played_out(rules, seed, calls=("oros",)):
    rng, state = random.Random(seed), Match(rules, seed).state
    for call in calls:
        state = state.play(Call(call))
    while not state.deal_is_over:
        state = state.play(rng.choice(state.actions()))
    return state


@pytest.mark.rule("BOT-IND4-01")
def test_four_individuals_have_no_sides_but_the_same_pack_and_deal():
    pack = random.Random(1).sample(PACK_48, 48)
    assert deal_packets(pack, 20, 2, INDIVIDUAL) == deal_packets(pack, 20, 2, OBLIGADA)
    assert [INDIVIDUAL.side(seat) for seat in range(4)] == [0, 1, 2, 3]
    assert len(played_out(INDIVIDUAL, 1).points) == 4


@pytest.mark.rule("BOT-IND4-02")
@pytest.mark.parametrize("rules", [INDIVIDUAL, TRES])
def test_a_player_who_plays_for_himself_cannot_delegate(rules):
    assert "delegate" not in legal_calls([], 0, rules)
    verdict = Match(rules, 1, dealer=0).state.judge(Call("delegate"))
    assert (verdict.legal, verdict.rule) == (False, "BOT-IND4-02")
    assert "partenaire" in explain(verdict)


@pytest.mark.rule("BOT-IND4-03")
def test_individuals_say_contro_only_and_never_on_botifarra():
    asked = [bidding(["oros", *["pass"] * knocks], 1, INDIVIDUAL) for knocks in range(4)]
    assert [item.speaker for item in asked] == [2, 3, 0, None]
    now = bidding(["oros", "pass", "contro"], 1, INDIVIDUAL)
    assert (now.speaker, now.doubling, now.doubler) == (None, "contro", 3)
    assert legal_calls(["botifarra"], 1, INDIVIDUAL) == ()
    state = Match(INDIVIDUAL, 1, dealer=0).state.play(Call("botifarra"))
    assert state.judge(Call("contro")).rule == "BOT-IND4-03"
    assert state.judge(Call("recontro")).rule == "BOT-IND4-03"
    with pytest.raises(ValueError, match="recontro on oros"):
        multiplier("oros", "recontro", INDIVIDUAL)
    with pytest.raises(ValueError, match="contro on botifarra"):
        multiplier("botifarra", "contro", INDIVIDUAL)


@pytest.mark.rule("BOT-IND4-04")
def test_a_player_who_can_neither_follow_nor_win_discards_from_the_first_suit_he_holds():
    assert legal("7c 4c 2e 9b", "12o") == cards("4c")
    assert legal("7c 4c 2e 9b", "12o", rules=LLIURE_ALONE) == cards("7c 4c")
    verdict = judge_card(cards("7c 4c 2e"), trick("12o"), None, card("2e"), INDIVIDUAL)
    assert (verdict.rule, verdict.facts["suit"]) == ("BOT-IND4-04", Suit.COPAS)
    assert "coupe" in explain(verdict)


@pytest.mark.rule("BOT-IND4-04")
def test_trump_keeps_its_place_in_the_order_of_discards():
    assert legal("4e 2e 5b 3b", "1o 9e", Suit.ESPADAS) == cards("2e")
    assert legal("4c 5b 3b", "1o 9b", Suit.BASTOS) == cards("4c")


@pytest.mark.rule("BOT-IND4-04")
def test_a_table_may_leave_discards_free():
    assert legal("7c 4c 2e 9b", "12o", rules=FREE_DISCARDS) == cards("4c 2e 9b")


@pytest.mark.rule("BOT-IND4-05")
def test_everyone_is_an_opponent_and_must_be_beaten():
    assert legal_cards(cards("9o 2o"), trick("1o 3o"), None, OBLIGADA) == cards("9o 2o")
    assert legal("9o 2o", "1o 3o") == cards("9o")
    assert decision(cards("9o 2o"), trick("1o 3o"), None, INDIVIDUAL).partner_wins is False


@pytest.mark.rule("BOT-IND4-06")
def test_each_notes_what_is_above_or_below_eighteen():
    state = played_out(INDIVIDUAL, 3, ("oros", "pass", "pass", "pass"))
    assert state.scores == tuple(points - 18 for points in state.points)


@pytest.mark.rule("BOT-IND4-07")
def test_contro_and_botifarra_multiply_the_whole_table():
    state = played_out(INDIVIDUAL, 3, ("oros", "contro"))
    assert state.scores == tuple(2 * (points - 18) for points in state.points)
    state = played_out(INDIVIDUAL, 3, ("botifarra",))
    assert state.scores == tuple(2 * (points - 18) for points in state.points)


@pytest.mark.rule("BOT-IND4-07")
def test_in_a_duel_the_contro_concerns_only_its_caller_and_the_chooser():
    assert individual_score((28, 18, 8, 18), 1, duel=(0, 2)) == (20, 0, -20, 0)
    assert individual_score((20, 10, 25, 17), 1, duel=(0, 2)) == (0, -8, 9, -1)
    rules = Rules(table="4p-individual", ind_contro="duel")
    state = played_out(rules, 3, ("oros", "pass", "contro"))
    base = individual_score(state.points)
    concerned = {state.dealer, (state.dealer + 2) % 4}
    assert {seat for seat in range(4) if base[seat] != state.scores[seat]} <= concerned
    assert sum(state.scores) == 0


@pytest.mark.rule("BOT-IND4-08")
def test_the_highest_above_the_target_wins_and_a_tie_is_played_on():
    assert match_is_over((101, 20, -50, -71), 5, INDIVIDUAL)
    assert match_winner((105, 101, -100, -106)) == 0
    assert not match_is_over((105, 105, -100, -110), 5, INDIVIDUAL)
    assert not match_is_over((100, 0, 0, -100), 5, INDIVIDUAL)


@pytest.mark.rule("BOT-IND4-08")
def test_a_trick_belongs_to_its_winner():
    state = played_out(INDIVIDUAL, 4)
    assert sum(state.view(0).won) == 12
    assert sum(state.points) == 72


@pytest.mark.rule("BOT-IND4-09")
def test_a_fault_costs_the_offender_his_share_which_the_others_split():
    assert penalty(1, 2, INDIVIDUAL) == (12, -36, 12, 12)
    assert penalty(0, 1, TRES) == (-24, 12, 12)
    each = Rules(table="4p-individual", ind_penalty="each")
    assert penalty(3, 1, each) == (18, 18, 18, -54)
    with pytest.raises(ValueError, match="no such side: 3"):
        penalty(3, 1, TRES)


@pytest.mark.rule("BOT-IND3-01")
def test_three_play_with_thirty_six_cards_twelve_each():
    assert {item.rank for item in TRES.pack} == {1, 5, 6, 7, 8, 9, 10, 11, 12}
    hands = deal_packets(PACK_36, 4, 0, TRES)
    assert [len(hand) for hand in hands] == [12, 12, 12]
    assert hands[1][:4] == PACK_36[4:8]
    assert hands[0][-4:] == PACK_36[:4]
    state = played_out(TRES, 2)
    assert (len(state.tricks), sum(state.points)) == (12, 72)


@pytest.mark.rule("BOT-IND3-02")
def test_of_three_each_notes_what_is_above_or_below_twenty_four():
    state = played_out(TRES, 3, ("oros", "pass", "pass"))
    assert state.scores == tuple(points - 24 for points in state.points)


@pytest.mark.rule("BOT-IND3-03")
def test_with_three_players_one_suit_chooses_nobody_and_is_drawn_again():
    dealers = [first_dealer(card(text), 0, seats=3) for text in ("9o", "9c", "9e", "9b")]
    assert dealers == [1, 2, 0, None]
    assert {Match(TRES, seed).state.dealer for seed in range(20)} == {0, 1, 2}


def test_turns_of_three_go_round_three_seats():
    state = Match(TRES, 2, dealer=2).state
    for call in ("oros", "pass", "pass"):
        state = state.play(Call(call))
    assert [play.seat for play in _first_trick(state)] == [0, 1, 2]
    wrong = state.judge(PlayCard(state.hands[2][0]), 2)
    assert wrong.facts["seat"] == "seat-right"
    assert explain(wrong)


def _first_trick(state):
    for _ in range(3):
        state = state.play(state.actions()[0])
    return state.tricks[0]


@pytest.mark.rule("BOT-IND4-09")
@pytest.mark.parametrize(
    ("paying", "offender", "scored"),
    [
        ("split", 3, (6, 6, 6, -18)),
        ("split", 1, (12, -24, 6, 6)),
        ("split", 0, (-24, 12, 6, 6)),
        ("each", 2, (18, 18, -54, 18)),
        ("each", 1, (36, -72, 18, 18)),
    ],
)
def test_in_a_duel_the_contro_counts_between_the_two_only_in_a_penalty_too(
    paying, offender, scored
):
    rules = Rules(table="4p-individual", ind_contro="duel", ind_penalty=paying, enforce="claimable")
    talk = bidding(("oros", "contro"), 0, rules)
    assert (talk.chooser, talk.doubler) == (0, 1)
    assert deal_result((0, 0, 0, 0), talk, rules, offender) == scored
    assert penalty(offender, 1, rules, (0, 1)) == scored
    for duel in ((0, 0), (0, 4), (-1, 0)):
        with pytest.raises(ValueError, match="a duel is between two"):
            penalty(offender, 1, rules, duel)
        with pytest.raises(ValueError, match="a duel is between two"):
            individual_score((18, 18, 18, 18), 1, duel)


@pytest.mark.rule("BOT-IND4-09")
def test_without_a_duel_a_contro_counts_for_all_in_a_penalty():
    rules = Rules(table="4p-individual", enforce="claimable")
    talk = bidding(("oros", "contro"), 0, rules)
    assert deal_result((0, 0, 0, 0), talk, rules, 3) == (12, 12, 12, -36)
