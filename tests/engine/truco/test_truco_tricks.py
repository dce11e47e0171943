"""Tests of tricks, of the truco, and of leaving the hand."""

import pytest
from truco_tables import deal, may, run, why, won

from cartes_lib.truco import trick, trick_winner
from cartes_lib.truco.bets import truco_states
from cartes_lib.truco.strength import next_leader, trick_result


@pytest.mark.rule("TRU-TRU-01")
def test_any_card_may_be_played_and_two_tricks_win():
    state = deal()
    assert len([action for action in state.actions(0) if str(action)[0].isdigit()]) == 3
    assert why(state, "0:4c") == ("TRU-TRU-01", "truco-not-in-hand")
    assert won(run(state, "0:1e 1:4c 0:7o 1:5b")) == [("truco", 0, 1)]


@pytest.mark.rule("TRU-TRU-02")
def test_the_winner_of_a_trick_leads_the_next():
    assert trick_winner(trick("4o 5e 1e 3c", leader=2)) == 0
    assert run(deal("4o 7o 3c / 3o 5b 12o"), "0:4o 1:3o").to_act == (1,)


@pytest.mark.rule("TRU-TRU-03")
def test_partners_who_tie_win_and_opponents_who_tie_do_not():
    assert trick_result(trick("3o 5e 3c 4b")) == 0
    assert trick_result(trick("3o 3e 2c 4b")) is None
    assert trick_winner(trick("3o 3e 4c"), sides=[0, 1, 1]) is None
    assert trick_winner(trick("4o 3e 3c"), sides=[0, 1, 1]) == 1
    with pytest.raises(ValueError, match="nothing was played"):
        trick_winner(())


@pytest.mark.rule("TRU-TRU-04")
def test_after_a_parda_the_leader_of_that_trick_leads_again():
    tied = trick("3o 3e", leader=1, seats=2)
    assert (trick_winner(tied), next_leader(tied)) == (None, 1)
    state = run(deal("4o 7o 3c / 3o 5b 12o"), "0:3c 1:3o")
    assert state.to_act == (0,)
    second = run(deal("3c 2o 7o / 3o 2c 12o"), "0:3c 1:3o 0:2o 1:2c")
    assert second.to_act == (0,)


@pytest.mark.rule("TRU-TRU-05")
def test_of_partners_who_tie_the_first_to_have_played_leads():
    assert trick_winner(trick("5o 3e 4c 3b", leader=0)) == 1
    assert trick_winner(trick("5o 3e 4c 3b", leader=2)) == 3


@pytest.mark.rule("TRU-TRU-06", "TRU-TRU-07", "TRU-TRU-10")
@pytest.mark.parametrize(
    ("hands", "steps", "winner"),
    [
        ("3o 1e 4c / 3c 5b 6o", "0:3o 1:3c 0:1e 1:5b", 0),
        ("1e 3o 4c / 5b 3c 6o", "0:1e 1:5b 0:3o 1:3c", 0),
        ("1e 4c 3o / 5b 7e 3c", "0:1e 1:5b 0:4c 1:7e 1:3c 0:3o", 0),
    ],
)
def test_a_parda_falls_to_the_first_trick_that_was_won(hands, steps, winner):
    state = run(deal(hands, flor=False), steps)
    assert state.deal_is_over
    assert won(state) == [("truco", winner, 1)]


@pytest.mark.rule("TRU-TRU-08", "TRU-TRU-09")
@pytest.mark.parametrize(
    ("hands", "winner"), [("3o 2c 6e / 3c 2o 6b", 0), ("3o 2c 4e / 3c 2o 6b", 1)]
)
def test_after_two_pardas_the_third_trick_decides_and_three_go_to_the_mano(hands, winner):
    third = hands.split("/")
    steps = "0:3o 1:3c 0:2c 1:2o"
    state = run(deal(hands, flor=False), steps)
    assert not state.deal_is_over
    state = run(state, f"0:{third[0].split()[2]} 1:{third[1].split()[2]}")
    assert won(state) == [("truco", winner, 1)]


@pytest.mark.rule("TRU-TRU-10")
def test_nothing_is_played_once_the_hand_is_decided():
    state = run(deal(flor=False), "0:1e 1:4c 0:7o 1:5b")
    assert state.to_act == ()
    assert why(state, "0:3c") == ("TRU-TRU-10", "truco-hand-over")


@pytest.mark.rule("TRU-TRU-11")
def test_all_see_the_cards_that_were_played():
    view = run(deal(players=4), "0:1e 1:4c").view(None)
    assert [(play.seat, str(play.card)) for play in view.trick] == [(0, "1e"), (1, "4c")]
    later = run(deal(), "0:1e 1:4c").view(None)
    assert [str(play) for play in later.tricks[0]] == ["1e", "4c"]


@pytest.mark.rule("TRU-TRU-12", "TRU-TRU-13")
@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ("", 1),
        ("0:truco 1:quiero", 2),
        ("0:truco 1:quiero 1:retruco 0:quiero", 3),
        ("0:truco 1:quiero 1:retruco 0:quiero 0:vale-cuatro 1:quiero", 4),
    ],
)
def test_a_hand_is_worth_what_was_accepted(steps, points):
    assert won(run(deal(), f"{steps} 0:1e 1:4c 0:7o 1:5b")) == [("truco", 0, points)]


@pytest.mark.rule("TRU-TRU-13")
def test_a_refusal_ends_the_hand_and_pays_one_step_less():
    paths = [
        "0:truco 1:no-quiero",
        "0:truco 1:quiero 1:retruco 0:no-quiero",
        "0:truco 1:quiero 1:retruco 0:quiero 0:vale-cuatro 1:no-quiero",
    ]
    states = [run(deal(flor=False), path) for path in paths]
    assert [won(state)[0][1:] for state in states] == [(0, 1), (1, 2), (0, 3)]
    assert all(state.deal_is_over for state in states)
    assert why(run(deal(), "0:truco 1:quiero"), "0:truco") == ("TRU-TRU-13", "truco-wrong-step")
    assert why(deal(), "0:retruco") == ("TRU-TRU-13", "truco-no-truco-yet")


@pytest.mark.rule("TRU-TRU-13", "TRU-TRU-15")
def test_quiero_must_come_first_only_before_the_next_raise():
    pending = run(deal(), "0:truco")
    assert why(pending, "1:truco") == ("TRU-TRU-13", "truco-wrong-step")
    assert why(pending, "1:vale-cuatro") == ("TRU-TRU-13", "truco-wrong-step")
    assert why(pending, "1:retruco") == ("TRU-TRU-15", "truco-quiero-first")
    last = run(deal(), "0:truco 1:quiero 1:retruco 0:quiero 0:vale-cuatro")
    for call in ("truco", "retruco", "vale-cuatro"):
        assert why(last, f"1:{call}") == ("TRU-TRU-13", "truco-top")


@pytest.mark.rule("TRU-TRU-14")
def test_only_the_side_that_accepted_raises_at_any_later_moment():
    state = run(deal(), "0:truco 1:quiero 0:1e")
    assert may(state, 1) == "retruco mazo"
    assert why(run(state, "1:4c"), "0:retruco") == ("TRU-TRU-14", "truco-not-your-raise")
    top = run(deal(), "0:truco 1:quiero 1:retruco 0:quiero 0:vale-cuatro 1:quiero")
    assert why(top, "0:vale-cuatro") == ("TRU-TRU-13", "truco-top")


@pytest.mark.rule("TRU-TRU-15")
def test_a_player_says_quiero_first_and_may_then_raise_at_once():
    state = run(deal(players=4), "0:truco")
    assert why(state, "1:retruco") == ("TRU-TRU-15", "truco-quiero-first")
    state = run(state, "1:quiero")
    assert state.to_act == (0,)
    assert (may(state, 1), may(state, 3)) == ("retruco", "")
    assert may(run(state, "0:1e"), 3) == ""
    assert run(state, "1:retruco").to_act == (0, 2)


@pytest.mark.rule("TRU-TRU-15")
def test_where_the_rules_let_it_a_raise_means_quiero():
    state = run(deal(implicit_quiero=True), "0:truco 1:retruco")
    assert may(state, 0) == "vale-cuatro quiero no-quiero mazo"
    assert won(run(state, "0:no-quiero")) == [("truco", 1, 2)]
    assert "retruco" not in truco_states()["truco"].calls


@pytest.mark.rule("TRU-TRU-16")
def test_the_partner_of_a_seat_that_left_goes_on_alone():
    state = run(deal(players=4), "0:mazo")
    assert (state.to_act, state.hand(0)) == ((1,), ())
    state = run(state, "1:4c 2:3o 3:2c")
    assert (state.to_act, state.deal.results) == ((2,), (0,))
    leader_gone = run(deal(players=4), "0:1e 1:4c 2:3o 3:2c 0:mazo")
    assert leader_gone.to_act == (1,)


@pytest.mark.rule("TRU-TRU-17")
def test_a_side_that_leaves_without_a_truco_pays_one():
    assert won(run(deal(), "0:mazo")) == [("truco", 1, 1)]
    state = run(deal(players=4, flor=False), "0:mazo 1:4c 2:mazo")
    assert (won(state), state.deal_is_over) == ([("truco", 1, 1)], True)


@pytest.mark.rule("TRU-TRU-17")
def test_where_the_rules_say_so_leaving_with_the_envido_open_pays_two():
    assert won(run(deal(mazo_first_trick=2), "0:mazo")) == [("truco", 1, 2)]
    assert won(run(deal(mazo_first_trick=2), "0:envido 1:no-quiero 0:mazo"))[1][2] == 1
    assert won(run(deal(mazo_first_trick=2), "0:1e 1:4c 0:mazo")) == [("truco", 1, 1)]


@pytest.mark.rule("TRU-TRU-18")
@pytest.mark.parametrize(
    ("steps", "awards"),
    [
        ("0:truco 1:quiero 0:mazo", [("truco", 1, 2)]),
        ("0:truco 1:quiero 1:retruco 0:quiero 0:mazo", [("truco", 1, 3)]),
        ("0:truco 1:mazo", [("truco", 0, 1)]),
        ("0:truco 1:quiero 1:retruco 0:mazo", [("truco", 1, 2)]),
        ("0:envido 1:mazo", [("envido", 0, 1), ("truco", 0, 1)]),
        ("0:truco 1:envido 0:mazo", [("envido", 1, 1), ("truco", 1, 1)]),
        ("0:truco 1:envido 0:real-envido 1:mazo", [("envido", 0, 2), ("truco", 0, 1)]),
    ],
)
def test_a_side_that_leaves_pays_what_was_accepted_and_refuses_what_waits(steps, awards):
    assert won(run(deal(), steps)) == awards


@pytest.mark.rule("TRU-TRU-18", "TRU-SCORE-03")
def test_where_a_refused_envido_ends_the_chico_the_tricks_pay_nothing():
    state = run(deal(scored=(29, 3)), "0:envido 1:mazo")
    assert won(state) == [("envido", 0, 1)]


@pytest.mark.rule("TRU-TRU-19")
def test_a_seat_that_left_makes_no_calls_and_keeps_its_tricks():
    state = run(deal(players=4), "0:envido 1:quiero 0:mazo")
    assert why(state, "0:truco") == ("TRU-TRU-19", "truco-gone")
    assert state.actions(0) == ()
    assert won(state) == [("envido", 0, 2)]
    assert why(run(state, "1:truco"), "0:quiero") == ("TRU-TRU-19", "truco-gone")


def test_a_seat_that_leaves_may_complete_a_trick_that_waits_for_the_answer():
    state = run(deal(players=4), "0:1e 1:4c 2:truco 3:mazo")
    assert (state.deal.phase, state.to_act) == ("truco", (1,))
    state = run(state, "1:quiero 2:3o")
    assert (state.deal.results, state.to_act) == ((0,), (0,))
