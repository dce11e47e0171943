"""Tests of the turn to call in Truco, of the open calls, and of their order."""

import pytest
from truco_tables import FLOR_C, FLOR_O, deal, may, run, why, won

from cartes_lib.messages import explain, rule_text
from cartes_lib.seats import round_from
from cartes_lib.truco import Rules
from cartes_lib.truco.seating import pie, sides_of, turn_order

OPENING = "envido real-envido falta-envido truco mazo"


@pytest.mark.rule("TRU-TURN-01")
def test_the_dealers_right_plays_first_and_the_turn_goes_to_the_right():
    state = deal(players=4, dealer=1)
    assert turn_order(1, Rules()) == round_from(2, 4)
    assert state.to_act == (2,)
    assert why(state, "3:2c") == ("TRU-TURN-01", "truco-wrong-turn")
    assert state.judge("2c", 3).facts["seat"] == "seat-left"
    assert run(state, "2:3o").to_act == (3,)


@pytest.mark.rule("TRU-TURN-02")
def test_in_the_first_trick_a_player_may_sing_bet_call_or_play():
    assert may(deal(players=4), 0) == OPENING
    assert may(deal(FLOR_O, players=4), 0) == "flor truco mazo"
    assert len(deal(players=4).actions(0)) == 3 + 5


@pytest.mark.rule("TRU-TURN-03")
def test_flor_goes_before_envido_and_envido_before_truco():
    state = deal(f"1e 7o 3c / {FLOR_O}")
    assert why(run(state, "0:envido"), "1:truco")[1] == "truco-answer-envido-first"
    state = run(state, "0:truco")
    assert may(state, 1) == "flor quiero no-quiero mazo"
    state = run(state, "1:flor 0:paso")
    assert (state.to_act, may(state, 1)) == ((1,), "quiero no-quiero mazo")


@pytest.mark.rule("TRU-TURN-04")
def test_each_opens_the_envido_before_his_own_first_card_and_answers_it_after():
    state = run(deal(players=4), "0:1e 1:4c")
    assert "envido" in may(state, 2)
    state = run(state, "2:envido")
    assert state.to_act == (1, 3)
    assert may(state, 1) == "envido real-envido falta-envido quiero no-quiero mazo"
    late = run(deal(players=4), "0:1e 1:4c 2:3o 3:2c")
    assert why(late, "0:envido") == ("TRU-ENV-12", "truco-envido-late")


@pytest.mark.rule("TRU-TURN-05")
def test_truco_is_called_on_ones_turn_in_any_trick_or_at_any_time():
    state = deal(players=4)
    assert why(state, "2:truco") == ("TRU-TURN-05", "truco-wrong-turn")
    assert "truco" in may(run(state, "0:1e 1:4c 2:3o 3:2c"), 0)
    free = deal(players=4, call_timing="anytime")
    assert free.to_act == (0,)
    assert [may(free, seat) for seat in (1, 2, 3)] == ["truco", "truco", "truco"]
    assert run(free, "3:truco").to_act == (0, 2)


@pytest.mark.rule("TRU-TURN-06")
def test_to_a_truco_the_challenged_side_may_still_bet_the_envido():
    state = run(deal(players=4), "0:truco")
    assert state.to_act == (1, 3)
    assert may(state, 3) == "envido real-envido falta-envido quiero no-quiero mazo"
    assert why(state, "2:envido") == ("TRU-TURN-08", "truco-own-bet")
    state = run(state, "3:envido")
    assert state.to_act == (0, 2)
    state = run(state, "2:quiero")
    assert won(state) == [("envido", 0, 2)]
    assert (state.to_act, state.deal.phase) == ((1, 3), "truco")


@pytest.mark.rule("TRU-TURN-07")
def test_an_accepted_truco_closes_envido_and_flor_for_all():
    state = run(deal(f"1e 7o 3c / 4c 5b 12o / {FLOR_C}", players=4), "0:truco 1:quiero")
    assert why(state, "0:envido") == ("TRU-TURN-07", "truco-envido-after-truco")
    state = run(state, "0:1e 1:4c")
    assert why(state, "2:flor") == ("TRU-TURN-07", "truco-flor-after-truco")
    assert may(state, 2) == "mazo"


@pytest.mark.rule("TRU-TURN-08")
def test_any_member_of_a_side_answers_for_it_and_nobody_his_own_bet():
    state = run(deal(players=4), "0:truco")
    assert why(state, "2:quiero") == ("TRU-TURN-08", "truco-own-bet")
    state = run(state, "3:quiero")
    assert state.deal.truco.state == "truco-accepted"
    assert why(state, "1:no-quiero") == ("TRU-TURN-08", "truco-nothing-to-answer")


@pytest.mark.rule("TRU-TURN-09")
def test_the_last_of_each_side_to_play_is_its_captain():
    order, sides = turn_order(3, Rules()), sides_of(3, Rules())
    assert [pie(order, sides, side) for side in (0, 1)] == [2, 3]
    with pytest.raises(ValueError, match="side 2"):
        pie(order, sides, 2)


@pytest.mark.rule("TRU-TURN-10")
def test_a_player_may_keep_silent_and_wait_for_the_others_to_bet():
    state = run(deal(), "0:1e 1:envido 0:quiero")
    assert won(state)[0][0] == "envido"
    assert "pesca" in rule_text("TRU-TURN-10")


@pytest.mark.rule("TRU-TURN-11")
def test_a_settled_envido_is_not_started_again():
    state = run(deal(players=4), "0:envido 1:no-quiero 0:1e")
    assert why(state, "1:envido") == ("TRU-TURN-11", "truco-envido-settled")


@pytest.mark.rule("TRU-TURN-12")
def test_after_a_bet_the_turn_returns_to_the_same_seat():
    state = run(deal(players=4), "0:1e 1:envido 2:quiero")
    assert (state.to_act, state.deal.phase) == ((1,), "play")
    assert why(run(deal(players=4), "0:envido"), "0:1e")[0] == "TRU-TURN-08"
    assert why(run(deal(players=4), "0:envido"), "1:4c") == (
        "TRU-TURN-12",
        "truco-answer-envido-first",
    )


@pytest.mark.rule("TRU-ENV-07")
def test_a_card_refused_for_a_falta_envido_comes_without_a_raise():
    state = run(deal(players=4), "0:falta-envido")
    assert explain(state.judge("4c", 1)) == (
        "« Falta envido » attend sa réponse : « quiero » (j’accepte) ou "
        "« no quiero » (je refuse), sans relance. Tout le reste attend."
    ).replace("« ", "«\u00a0").replace(" »", "\u00a0»").replace(" :", "\u00a0:")
