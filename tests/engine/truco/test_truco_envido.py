"""Tests of the envido: calls, answers, points, and showing the cards."""

import pytest
from truco_tables import deal, may, run, why, won

from cartes_lib.cards import cards
from cartes_lib.truco import Rules, envido_value
from cartes_lib.truco.bets import envido_states
from cartes_lib.truco.calls import envido_answers
from cartes_lib.truco.stakes import envido_stake

E, R, F = "envido", "real-envido", "falta-envido"


@pytest.mark.rule("TRU-ENV-03")
def test_without_flor_the_best_two_of_three_alike_count():
    assert [envido_value(cards(text)) for text in ("4c 5c 6c", "5e 6e 7e", "1o 7o 12o")] == [
        31,
        33,
        28,
    ]
    state = run(deal("5o 6o 7o / 6c 7c 12e", flor=False), "0:envido 1:quiero")
    assert state.deal.showdowns[0].declared == ((0, 33), (1, None))


@pytest.mark.rule("TRU-ENV-04")
@pytest.mark.rule("TRU-ENV-09")
def test_three_calls_open_the_envido_and_each_refused_at_once_pays_one():
    for call, points in ((E, 2), (R, 3), (F, 30)):
        assert won(run(deal(), f"0:{call} 1:quiero")) == [("envido", 0, points)]
        assert won(run(deal(), f"0:{call} 1:no-quiero")) == [("envido", 0, 1)]


@pytest.mark.rule("TRU-ENV-05")
def test_an_envido_has_five_answers():
    assert may(run(deal(), "0:envido"), 1) == f"{E} {R} {F} quiero no-quiero mazo"


@pytest.mark.rule("TRU-ENV-06")
def test_a_raise_reopens_the_same_answers_until_the_bet_is_worth_a_chico():
    assert envido_stake([E, R, E, E]) == (9, 7)
    assert envido_stake([R, E]) == (5, 3)
    assert envido_stake([E] * 15) == (30, 28)
    assert envido_answers([E] * 15) == ("quiero", "no-quiero", F)
    with pytest.raises(ValueError, match="no such bet"):
        envido_stake([E] * 16)


@pytest.mark.rule("TRU-ENV-06")
def test_a_strict_table_raises_twice_at_most_and_never_by_less():
    strict = Rules(envido_chain="strict")
    assert envido_answers([E, E], strict) == ("quiero", "no-quiero", R, F)
    assert envido_answers([R], strict) == ("quiero", "no-quiero", F)
    state = run(deal(envido_chain="strict"), "0:real-envido")
    assert why(state, "1:envido") == ("TRU-ENV-06", "truco-chain-closed")
    free = run(deal(target=5), "0:real-envido 1:real-envido")
    assert why(free, "0:envido") == ("TRU-ENV-06", "truco-chain-full")


@pytest.mark.rule("TRU-ENV-07")
def test_a_falta_is_only_accepted_or_refused():
    state = run(deal(), "0:envido 1:falta-envido")
    assert may(state, 0) == "quiero no-quiero mazo"
    assert why(state, "0:real-envido") == ("TRU-ENV-07", "truco-falta-last")


@pytest.mark.rule("TRU-ENV-08")
@pytest.mark.parametrize(
    ("falta", "scores", "points"),
    [
        ("leader-to-30", (18, 5), 12),
        ("leader-to-30", (0, 0), 30),
        ("winner-takes-chico", (18, 5), 12),
        ("winner-takes-chico", (5, 18), 25),
        ("malas-variant", (10, 5), 5),
        ("malas-variant", (15, 5), 15),
    ],
)
def test_a_falta_replaces_all_by_what_the_tables_custom_says(falta, scores, points):
    state = run(deal(falta=falta, scored=scores), "0:envido 1:falta-envido 0:quiero")
    assert won(state) == [("envido", 0, points)]


@pytest.mark.rule("TRU-ENV-08")
def test_the_stake_of_a_falta_follows_from_calls_and_scores():
    assert envido_stake([E, F], (18, 5)) == (12, 2)
    winner = Rules(falta="winner-takes-chico")
    assert envido_stake([F], (18, 5), winner, winner=[5]) == (25, 1)
    assert envido_stake([F], (10, 5), Rules(falta="malas-variant")) == (5, 1)


@pytest.mark.rule("TRU-ENV-09")
@pytest.mark.parametrize(
    ("calls", "refused"),
    [([E, E], 2), ([E, R], 2), ([R, F], 3), ([E, E, R], 4), ([E, R, F], 5), ([E, E, R, F], 7)],
)
def test_a_refused_raise_pays_what_was_accepted_before(calls, refused):
    steps = " ".join(f"{number % 2}:{call}" for number, call in enumerate(calls))
    caller = (len(calls) - 1) % 2
    state = run(deal(), f"{steps} {1 - caller}:no-quiero")
    assert won(state) == [("envido", caller, refused)]


@pytest.mark.rule("TRU-ENV-10")
def test_the_highest_value_wins_and_a_tie_goes_to_the_first_speaker():
    tied = run(deal("7o 6o 3e / 7c 6c 3b"), "0:envido 1:quiero")
    assert tied.deal.showdowns[0].declared == ((0, 33), (1, None))
    assert won(tied) == [("envido", 0, 2)]
    lower = run(deal("7o 6o 3e / 7c 6c 3b", declare_values="manual"), "0:envido 1:quiero")
    assert "son-buenas" in may(run(lower, "0:declare=33"), 1)
    assert won(run(lower, "0:declare=33 1:declare=20")) == [("envido", 0, 2)]


@pytest.mark.rule("TRU-ENV-11")
def test_a_wrong_value_loses_to_the_other_side_even_with_less():
    state = run(deal("7o 6o 3e / 4c 5b 12o", declare_values="manual"), "0:envido 1:quiero")
    assert why(state, "0:declare=12") == ("TRU-ENV-11", "truco-no-envido-value")
    assert won(run(state, "0:declare=32 1:son-buenas")) == [("envido", 1, 2)]
    assert won(run(state, "0:declare=33 1:son-buenas")) == [("envido", 0, 2)]


@pytest.mark.rule("TRU-ENV-11")
def test_the_winner_shows_his_cards_once_the_hand_is_over():
    state = run(deal("7o 6o 3e / 4c 5b 12o"), "0:envido 1:quiero 0:truco 1:no-quiero 0:paso 1:paso")
    assert state.view(1).shown == ((0, cards("7o 6o 3e")),)
    refused = run(deal(flor=False), "0:envido 1:no-quiero 0:mazo")
    assert refused.view(1).shown == ()


@pytest.mark.rule("TRU-ENV-12")
def test_nobody_starts_an_envido_after_his_card_or_an_accepted_truco():
    assert why(run(deal(), "0:1e 1:4c"), "0:envido") == ("TRU-ENV-12", "truco-envido-late")
    assert why(run(deal(), "0:truco 1:quiero"), "0:envido")[0] == "TRU-TURN-07"


@pytest.mark.rule("TRU-ENV-13")
def test_values_are_declared_from_the_mano_on_after_any_caller():
    state = run(deal(players=4, declare_values="manual"), "0:1e 1:envido 2:quiero")
    assert state.to_act == (0,)
    assert why(state, "1:declare=5") == ("TRU-ENV-13", "truco-wrong-turn")
    assert why(state, "0:2c") == ("TRU-ENV-10", "truco-values-first")
    state = run(state, "0:declare=7 1:son-buenas 2:son-buenas 3:son-buenas")
    assert [seat for seat, _ in state.deal.showdowns[0].declared] == [0, 1, 2, 3]


def test_values_are_declared_only_when_a_bet_was_accepted():
    assert why(deal(), "0:declare=7") == ("TRU-ENV-10", "truco-no-values-now")
    assert why(deal(), "0:son-buenas") == ("TRU-ENV-10", "truco-no-values-now")


def test_every_state_of_the_envido_pays_more_accepted_than_refused():
    pending = {name: node for name, node in envido_states().items() if node.is_pending}
    counted = {name: node for name, node in pending.items() if not node.accepted.rest}
    assert len(counted) > len(pending) / 3
    for name, node in counted.items():
        assert node.accepted.points > node.refused.points, name
