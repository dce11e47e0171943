"""Tests of positions in which other engines of Truco have known bugs."""

from truco_tables import FLOR_C, FLOR_O, deal, may, run, why, won

from cartes_lib.truco import legal_calls


def test_nobody_answers_after_going_to_the_mazo():
    state = run(deal(players=4), "0:1e 1:mazo 2:truco")
    assert state.to_act == (3,)
    assert why(state, "1:quiero") == ("TRU-TRU-19", "truco-gone")


def test_nobody_accepts_or_refuses_his_own_call():
    for call in ("truco", "envido", "falta-envido"):
        state = run(deal(players=4), f"0:{call}")
        for seat in (0, 2):
            for answer in ("quiero", "no-quiero"):
                assert why(state, f"{seat}:{answer}") == ("TRU-TURN-08", "truco-own-bet")


def test_a_flor_is_sung_once_and_its_talk_ends():
    state = run(deal(f"{FLOR_O} / {FLOR_C}"), "0:flor")
    assert why(state, "0:flor")[0] == "TRU-FLOR-07"
    state = run(state, "1:contraflor 0:contraflor-al-resto")
    assert may(state, 1) == "con-flor-quiero con-flor-me-achico"
    state = run(state, "1:con-flor-me-achico")
    assert why(state, "0:flor") == ("TRU-FLOR-07", "truco-flor-closed")
    assert why(state, "1:flor") == ("TRU-FLOR-07", "truco-flor-closed")


def test_no_envido_reopens_once_a_truco_was_accepted():
    state = run(deal(players=4), "0:truco 1:quiero 0:1e")
    for seat in (1, 2, 3):
        assert "envido" not in may(state, seat)
    state = run(deal(players=4), "0:truco 1:envido 0:no-quiero 1:quiero")
    assert "envido" not in may(state, 0)


def test_an_envido_that_went_first_leaves_the_truco_to_be_answered():
    state = run(deal(), "0:truco 1:envido 0:quiero")
    assert why(state, "0:1e") == ("TRU-TURN-08", "truco-own-bet")
    assert why(state, "1:4c") == ("TRU-TURN-12", "truco-answer-truco-first")
    assert state.deal.truco.state == "truco"


def test_after_a_parda_the_same_player_leads():
    assert run(deal("3o 4e 12o / 3c 6o 5e"), "0:3o 1:3c").to_act == (0,)
    twice = run(deal("3o 2c 12o / 3c 2o 5e"), "0:3o 1:3c 0:2c 1:2o")
    assert twice.to_act == (0,)


def test_the_mano_leads_again_after_a_parda_of_four():
    hands = "4e 7o 12o / 3c 6o 5e / 3o 1o 2b / 4b 5b 10o"
    state = run(deal(hands), "0:4e 1:3c 2:3o 3:4b")
    assert state.to_act == (0,)


def test_a_refused_retruco_pays_the_accepted_truco():
    assert won(run(deal(), "0:truco 1:quiero 1:retruco 0:no-quiero")) == [("truco", 1, 2)]


def test_the_envido_counts_from_the_mano_and_not_for_its_caller():
    state = run(deal("7o 6o 3e / 7c 6c 3b"), "0:3e 1:envido 0:quiero")
    assert won(state) == [("envido", 0, 2)]


def test_legal_calls_of_a_plain_history_follow_the_same_order():
    assert legal_calls([(1, "truco")], 0)[:3] == ("envido", "real-envido", "falta-envido")
    assert legal_calls([(0, "truco"), (1, "quiero")], 0) == ()
    assert legal_calls([(0, "truco"), (1, "quiero")], 1) == ("retruco",)
    assert legal_calls([(0, "flor")], 1) == ("paso",)
    assert legal_calls([], 0, played=[0, 1]) == ("truco",)
