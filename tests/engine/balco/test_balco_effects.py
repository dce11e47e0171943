"""Tests of the effects of 8, 7, 10, 2, 1 and joker, and of clearing with four of a number."""

import pytest
from balco_positions import allowed, at, hand, played, refusal

from cartes_lib.balco import Rules
from cartes_lib.balco.condition import FREE, at_least, trenca, under_fire
from cartes_lib.balco.effects import after_throw, players_skipped
from cartes_lib.balco.pile import RankedCard, clears
from cartes_lib.balco.turns import next_seat
from cartes_lib.cards import card, notation

FOUR = "5o 5c 8o 8c 8e 7o 7c 2o 2c 10o 10c 1o 1c / 6o 7e 4o 9o / 6c 3c 12c / 11o 3o 12o"


@pytest.mark.rule("BAL-SP8-01")
def test_an_eight_skips_the_next_player():
    state = played(at(FOUR), "8o")
    assert (state.to_act, state.condition) == ((2,), at_least(8))


@pytest.mark.rule("BAL-SP8-02")
def test_each_eight_of_a_throw_skips_one_player():
    assert played(at(FOUR), "8o 8c").to_act == (3,)
    assert played(at(FOUR), "8o 8c 8e").to_act == (0,)
    assert played(at(FOUR, eight_stack="one"), "8o 8c 8e").to_act == (2,)
    assert [players_skipped(8, count, Rules(eight_stack="one")) for count in (1, 3)] == [1, 1]
    assert [players_skipped(8, 3), players_skipped(9, 3)] == [3, 0]


@pytest.mark.rule("BAL-SP8-03")
def test_with_two_players_an_eight_is_followed_by_another_throw():
    two = at("8o 8c 9o / 6o 9c")
    assert played(two, "8o").to_act == (0,)
    assert played(two, "8o 8c").to_act == (1,)


@pytest.mark.rule("BAL-SP8-03")
def test_an_eight_skips_only_players_who_are_still_in():
    state = at("8o 8c 9o / / 6c 3c / 11o 3o", out="1")
    assert played(state, "8o").to_act == (3,)
    assert next_seat(0, 4, 1, active_seats=(0, 2, 3)) == 3
    with pytest.raises(ValueError, match="nobody is left"):
        next_seat(0, 4, active_seats=())


@pytest.mark.rule("BAL-SP7-01")
def test_after_a_seven_the_next_player_throws_seven_or_lower():
    state = played(at(FOUR), "7o")
    assert (state.to_act, state.condition) == ((1,), trenca(1))
    assert refusal(state, "9o") == ("BAL-LEG-06", "over-seven")
    assert allowed(state, "4o")


@pytest.mark.rule("BAL-SP7-02")
@pytest.mark.rule("BAL-SP7-05")
def test_two_sevens_bind_two_players_and_then_the_last_number_counts():
    state = played(at(FOUR), "7o 7c")
    assert state.condition == trenca(2)
    assert played(state, "6o").condition == trenca(1)
    assert refusal(played(state, "6o"), "12c") == ("BAL-LEG-06", "over-seven")
    assert played(state, "6o", "3c").condition == at_least(3)
    assert after_throw(at_least(3), 7, 3) == trenca(3)


@pytest.mark.rule("BAL-SP7-03")
def test_a_seven_on_a_seven_starts_again_or_adds_up_by_the_option():
    assert after_throw(trenca(1), 7, 1, (7,)) == trenca(1)
    assert after_throw(trenca(3), 7, 1, (7, 7, 7, 6)) == trenca(2)
    adding = Rules(seven_stack="consecutive")
    assert after_throw(trenca(1), 7, 1, (7,), adding) == trenca(2)
    assert after_throw(trenca(2), 7, 1, (7, 7), adding) == trenca(3)
    assert after_throw(FREE, 7, 1, (7, 2), adding) == trenca(1)
    assert played(at(FOUR), "7o", "7e").condition == trenca(1)
    assert played(at(FOUR, seven_stack="consecutive"), "7o", "7e").condition == trenca(2)


@pytest.mark.rule("BAL-SP7-04")
def test_the_second_bound_player_need_not_reach_the_first_unless_the_table_wants_it():
    assert allowed(played(at(FOUR), "7o 7c", "6o"), "3c")
    strict = played(at(FOUR, trenca_second="le7-and-ge-top"), "7o 7c", "6o")
    assert strict.condition == trenca(1, 6)
    assert refusal(strict, "3c") == ("BAL-SP7-04", "below-answer")
    assert allowed(strict, "6c")
    assert played(strict, "6c").condition == at_least(6)


@pytest.mark.rule("BAL-SP7-06")
def test_a_two_a_clear_or_a_taken_pile_ends_what_sevens_ask():
    assert after_throw(trenca(3), 2) == FREE
    assert after_throw(trenca(3), 6, 1, (6, 6, 6)) == FREE
    state = at("9o 9c / 3c", pile="7o 7c", asks="trenca 2")
    assert played(state, "take").condition == FREE


@pytest.mark.rule("BAL-SP7-07")
def test_a_ten_stays_forbidden_while_sevens_bind_though_the_top_is_lower():
    state = at("10o 3o / 9c", pile="7o 7c 4o", asks="trenca 1")
    assert refusal(state, "10o") == ("BAL-SP7-07", "ten-under-trenca")


@pytest.mark.rule("BAL-SP10-01")
def test_a_ten_clears_the_pile_and_its_player_throws_again():
    state = at("10o 3o / 9c", pile="12o", asks="at-least 12")
    after = played(state, "10o")
    assert (after.to_act, after.pile, after.condition) == ((0,), (), FREE)
    assert {card("10o"), card("12o")} <= set(after.cleared)


@pytest.mark.rule("BAL-SP10-02")
def test_a_ten_on_an_empty_pile_clears_itself():
    after = played(at("10o 3o / 9c"), "10o")
    assert (after.to_act, after.pile) == ((0,), ())


@pytest.mark.rule("BAL-SP10-03")
def test_several_tens_do_what_one_does():
    state = at("10o 10c 3o / 9c", pile="12o", asks="at-least 12")
    first, second = played(state, "10o"), played(state, "10o 10c")
    assert (first.to_act, first.pile, first.condition) == (
        second.to_act,
        second.pile,
        second.condition,
    )


def test_a_throw_is_of_one_to_four_cards():
    assert after_throw(at_least(3), 6, 4) == FREE
    for count in (0, 5):
        with pytest.raises(ValueError, match=f"{count} times 6"):
            after_throw(at_least(3), 6, count)


@pytest.mark.rule("BAL-SP2-01")
def test_after_a_two_the_next_player_starts_from_zero_on_the_same_pile():
    after = played(at(FOUR), "5o", "9o", "12c", "12o", "2o")
    assert (after.to_act, after.condition) == ((1,), FREE)
    assert notation(pile_card.card for pile_card in after.pile) == "5o 9o 12c 12o 2o"


@pytest.mark.rule("BAL-SP2-02")
def test_a_two_answers_a_one_and_the_responders_neighbour_goes_on():
    given = {"pile": "1c", "shots": "0>2", "turn": 2}
    after = played(at("3o / 4o / 2o 9o / 6o", **given), "2o")
    assert (after.to_act, after.condition, after.shots) == ((3,), FREE, ())
    other = played(at("3o / 4o / 2o 9o / 6o", after_ace="sender-right", **given), "2o")
    assert (other.to_act, other.condition) == ((1,), FREE)


@pytest.mark.rule("BAL-SP2-03")
def test_several_twos_do_what_one_does():
    first, second = played(at(FOUR), "2o"), played(at(FOUR), "2o 2c")
    assert (first.to_act, first.condition) == (second.to_act, second.condition) == ((1,), FREE)


@pytest.mark.rule("BAL-SP1-01")
@pytest.mark.rule("BAL-SP1-02")
def test_a_one_names_any_other_player_who_acts_at_once():
    for target in (1, 2, 3):
        state = played(at(FOUR), f"1o >{target}")
        assert (state.to_act, state.condition) == ((target,), under_fire(target))
    state = played(at(FOUR), "1o >2")
    assert refusal(state, "4o", 1) == ("BAL-SP1-02", "not-named")
    assert state.judge(at(FOUR).actions()[0], 1).facts["seat"] == "seat-right"


@pytest.mark.rule("BAL-SP1-01")
@pytest.mark.parametrize(
    ("throw", "reason"),
    [
        ("1o", ("BAL-SP1-01", "target-count")),
        ("1o >0", ("BAL-SP1-01", "target-self")),
        ("5o >1", ("BAL-SP1-01", "target-only-ace")),
        ("1o >1 >2", ("BAL-SP1-06", "target-count")),
        ("1o >9", ("BAL-SP1-08", "target-unknown")),
    ],
)
def test_a_one_and_only_a_one_names_one_other_player(throw, reason):
    assert refusal(at(FOUR), throw) == reason


@pytest.mark.rule("BAL-SP1-03")
def test_an_answer_with_a_one_may_name_the_sender():
    state = at("3o / 1o J1 9o / 6o", pile="1c", shots="0>1", turn=1)
    assert played(state, "1o >0").to_act == (0,)
    assert played(state, "J1=1 >2").condition == under_fire(2)


@pytest.mark.rule("BAL-SP1-04")
def test_a_player_who_cannot_answer_takes_and_the_right_begins_on_an_empty_pile():
    state = at("3o / 9o 10o / 6o", pile="5o 1c", shots="0>1", turn=1)
    after = played(state, "take")
    assert hand(after, 1) == "5o 9o 10o 1c"
    assert (after.to_act, after.condition, after.shots) == ((2,), FREE, ())


@pytest.mark.rule("BAL-SP1-05")
def test_a_player_who_can_answer_must_and_an_empty_hand_lifts():
    assert refusal(at("2o 9o / 3o", pile="1c", shots="1>0"), "take") == (
        "BAL-SP1-05",
        "must-throw",
    )
    blind = at("/ 3o 4o", down="9o 1o /", pile="1c", shots="1>0")
    assert [str(action) for action in blind.actions()] == ["lift 1", "lift 2"]
    assert played(blind, "lift 1", "take").to_act == (1,)
    assert played(blind, "lift 2", "1o >1").condition == under_fire(1)


@pytest.mark.rule("BAL-SP1-06")
def test_several_ones_name_one_player_and_one_answer_is_enough():
    state = played(at(FOUR), "1o 1c >3")
    assert state.shots[0].target == 3
    assert len(state.shots) == 1


@pytest.mark.rule("BAL-SP1-06")
def test_at_some_tables_each_one_has_a_target_of_its_own():
    state = at("1o 1c 9o / 2o 3o / 9c 9e / 2c 4o", ace_stack="one-target-each")
    assert refusal(state, "1o 1c >1") == ("BAL-SP1-06", "target-count")
    assert refusal(state, "1o 1c >1 >1") == ("BAL-SP1-06", "target-count")
    sent = played(state, "1o 1c >3 >1")
    assert [shot.target for shot in sent.shots] == [3, 1]
    first = played(sent, "2c")
    assert (first.to_act, first.condition) == ((1,), under_fire(1))
    both = played(first, "2o")
    assert (both.to_act, both.condition, both.shots) == ((2,), FREE, ())
    taken = played(played(state, "1o 1c >2 >1"), "take")
    assert (taken.to_act, taken.condition, taken.shots) == ((3,), FREE, ())


@pytest.mark.rule("BAL-SP1-06")
def test_a_player_who_is_named_twice_and_goes_out_need_not_answer_again():
    given = {"pile": "1c 1e", "ace_stack": "one-target-each", "turn": 1}
    state = at("3o / 1o / 9c 9e", shots="0>1 0>2", **given)
    again = played(state, "1o >2")
    assert [(shot.sender, shot.target) for shot in again.shots] == [(1, 2), (0, 2)]
    gone = at("3o 4o / 2o / 9c 9e", shots="0>1 0>1", **given)
    after = played(gone, "2o")
    assert (after.out, after.shots, after.to_act) == ((1,), (), (2,))


@pytest.mark.rule("BAL-SP1-07")
def test_with_two_players_the_target_is_the_opponent():
    state = at("1o 1c / 9o 9c", ace_stack="one-target-each")
    assert [str(action) for action in state.actions()] == ["1o >1", "1c >1", "1o 1c >1"]


@pytest.mark.rule("BAL-SP1-07")
@pytest.mark.parametrize("ace_stack", ["single", "one-target-each"])
def test_where_only_a_single_seat_can_be_named_the_target_may_be_left_out(ace_stack):
    for hands, out in (("1o 1c J1 5e / 9o 9c", ""), ("1o 1c J1 5e / / 9c 9e", "1")):
        state = at(hands, out=out, ace_stack=ace_stack)
        other = state.active_seats[1]
        for throw in ("1o", "1o 1c", "J1=1", "1c J1"):
            assert played(state, throw) == played(state, f"{throw} >{other}")
    assert refusal(at("1o / 9o / 9c"), "1o") == ("BAL-SP1-01", "target-count")


@pytest.mark.rule("BAL-SP1-08")
def test_only_a_player_who_is_still_in_can_be_named():
    state = at("1o 1c / / 9c 9e / 11o 3o", out="1")
    assert refusal(state, "1o >1") == ("BAL-SP1-08", "target-out")
    assert {action.targets for action in state.actions()} == {(2,), (3,)}


@pytest.mark.rule("BAL-SPJ-01")
@pytest.mark.parametrize("rank", [1, 2, 5, 7, 8, 10])
def test_a_joker_has_every_effect_of_the_number_it_stands_for(rank):
    named = " >2" if rank == 1 else ""
    state = at(f"{rank}o J1 9o / 6o 7e 4o / 6c 3c 12c")
    own, stand_in = played(state, f"{rank}o{named}"), played(state, f"J1={rank}{named}")
    assert (own.to_act, own.condition, own.shots) == (
        stand_in.to_act,
        stand_in.condition,
        stand_in.shots,
    )
    assert [pile_card.rank for pile_card in own.pile] == [
        pile_card.rank for pile_card in stand_in.pile
    ]


@pytest.mark.rule("BAL-SPJ-02")
def test_a_declaration_holds_in_the_pile_and_ends_when_the_card_is_taken():
    state = at("4c 4e / 3o 3c", pile="J1=12", asks="at-least 12")
    assert refusal(state, "4c") == ("BAL-LEG-02", "too-low")
    taken = played(state, "take", "3o")
    assert hand(taken, 0) == "4c 4e J1"
    assert played(taken, "J1=5").pile[-1] == RankedCard(card("J1"), 5)


@pytest.mark.rule("BAL-CLR-01")
@pytest.mark.rule("BAL-CLR-02")
@pytest.mark.rule("BAL-CLR-03")
def test_four_alike_in_a_row_clear_and_their_last_player_plays_again():
    together = played(at("5o 5c 5e 5b 9o / 6o"), "5o 5c 5e 5b")
    across = played(at("5o 5b 9o / 5c 5e 9c"), "5o", "5c 5e", "5b")
    for state in (together, across):
        assert (state.to_act, state.pile, state.condition) == ((0,), (), FREE)


@pytest.mark.rule("BAL-CLR-04")
def test_a_joker_counts_among_the_four_as_declared():
    state = at("J1 9o / 6o", pile="5o J2=5 5c", asks="at-least 5")
    assert played(state, "J1=5").pile == ()
    assert clears([5, RankedCard(card("J1"), 5), card("5o"), 5])
    assert not clears([5, RankedCard(card("J1"), 6), card("5o"), 5, 5])


@pytest.mark.rule("BAL-CLR-05")
@pytest.mark.parametrize("rank", [1, 7, 8])
def test_four_alike_have_no_effect_of_their_own(rank):
    fourth = at(
        f"{rank}o 9o / 6o / 6c",
        pile=f"{rank}c {rank}e {rank}b",
        asks={1: "", 7: "trenca 1", 8: "at-least 8"}[rank],
        shots="1>0" if rank == 1 else "",
    )
    after = played(fourth, f"{rank}o")
    assert (after.to_act, after.condition, after.shots) == ((0,), FREE, ())
    if rank == 1:
        assert refusal(fourth, "1o >1") == ("BAL-CLR-05", "target-cleared")


@pytest.mark.rule("BAL-CLR-06")
def test_four_sevens_or_four_ones_clear_where_no_ten_could_be_thrown():
    assert clears([7, 7, 7, 7])
    assert clears([1, 1, 1, 1])
    assert played(at("7o 9o / 6o", pile="7c 7e 7b", asks="trenca 3"), "7o").pile == ()


@pytest.mark.rule("BAL-CLR-07")
def test_four_twos_do_not_clear_and_a_two_breaks_a_row():
    assert not clears([2, 2, 2, 2])
    assert not clears([5, 5, 2, 5, 5])
    assert clears([2, 2, 2, 2], Rules(four_twos_clear=True))
    given = {"pile": "2c 2e 2b"}
    assert len(played(at("2o 9o / 6o", **given), "2o").pile) == 4
    cleared = played(at("2o 9o / 6o", four_twos_clear=True, **given), "2o")
    assert (cleared.pile, cleared.to_act) == ((), (0,))


@pytest.mark.rule("BAL-CLR-08")
def test_more_than_four_in_a_row_clear_too():
    assert played(at("5o J1 9o / 6o", pile="5c 5e 5b", asks="at-least 5"), "5o J1=5").pile == ()
    assert clears([9, 4, 4, 4, 4, 4])


@pytest.mark.rule("BAL-CLR-09")
def test_cleared_cards_do_not_come_back():
    state = played(at("10o 3o 4o / 9c 9e", pile="12o", asks="at-least 12"), "10o", "3o")
    assert {card("10o"), card("12o")} <= set(state.cleared)
    assert card("12o") not in {pile_card.card for pile_card in state.pile}


def test_a_pile_given_by_ranks_has_only_ranks_of_cards():
    for rank in (0, 13):
        with pytest.raises(ValueError, match=f"no such rank: {rank}"):
            clears([5, rank])


def test_a_throw_that_was_not_legal_has_no_outcome():
    throws = ((4, 1, at_least(5)), (1, 1, trenca(1)), (5, 0, FREE), (card("7o"), 1, FREE))
    for rank, count, condition in throws:
        with pytest.raises(ValueError, match="cannot be thrown"):
            after_throw(condition, rank, count)
