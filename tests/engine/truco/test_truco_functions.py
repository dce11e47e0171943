"""Tests of Truco's plain functions: strength, tricks, envido and stakes."""

from itertools import combinations

import pytest

from cartes_lib.cards import PACK_40, PACK_48, card, cards
from cartes_lib.truco import (
    CON_FLOR,
    SIN_FLOR,
    envido_value,
    flor_value,
    legal_calls,
    strength,
    trick,
    trick_winner,
)
from cartes_lib.truco.actions import Call
from cartes_lib.truco.calls import envido_answers, opening_calls, truco_calls
from cartes_lib.truco.dealing import first_dealers
from cartes_lib.truco.envido import has_flor
from cartes_lib.truco.score import is_pica
from cartes_lib.truco.seating import (
    accounts_of_sides,
    cutter,
    gallo_of,
    next_dealer,
    pie,
    seat_name,
    sides_of,
    turn_order,
)
from cartes_lib.truco.stakes import envido_stake, flor_stake, truco_stake
from cartes_lib.truco.strength import (
    CLASSES,
    hand_winner,
    next_leader,
    stronger,
    trick_leaders,
    trick_result,
)

X, Y, T, MANO = 0, 1, None, 1


@pytest.mark.rule("TRU-CARD-01")
def test_the_order_runs_from_the_ace_of_espadas_to_the_fours():
    order = cards("1e 1b 7e 7o 3o 2o 1o 12o 11o 10o 7c 6o 5o 4o")
    assert [strength(item) for item in order] == list(range(CLASSES, 0, -1))


@pytest.mark.rule("TRU-CARD-02")
def test_cards_of_one_class_tie_whatever_their_suit():
    for pair in ("1o 1c", "7c 7b", "3o 3e", "12c 12b"):
        assert stronger(*cards(pair)) is None
    assert stronger(*cards("4o 1e")) == card("1e")


@pytest.mark.rule("TRU-SET-01")
def test_eights_and_nines_are_no_cards_of_truco():
    assert {strength(entry) for entry in PACK_40} == set(range(1, CLASSES + 1))
    for item in set(PACK_48) - set(PACK_40):
        with pytest.raises(ValueError, match="Truco"):
            strength(item)


@pytest.mark.rule("TRU-TRU-02")
@pytest.mark.rule("TRU-TRU-03")
def test_the_strongest_card_wins_the_trick_and_equal_ones_tie():
    assert trick_leaders(cards("3o 7e 1o")) == (1,)
    assert trick_leaders(cards("12o 4e 12b")) == (0, 2)


@pytest.mark.rule("TRU-TRU-01")
@pytest.mark.rule("TRU-TRU-06")
@pytest.mark.rule("TRU-TRU-07")
@pytest.mark.rule("TRU-TRU-08")
@pytest.mark.rule("TRU-TRU-09")
@pytest.mark.parametrize(
    ("results", "winner"),
    [
        ([X, X], X),
        ([X, T], X),
        ([T, X], X),
        ([X, Y, X], X),
        ([X, Y, Y], Y),
        ([X, Y, T], X),
        ([T, T, X], X),
        ([T, T, T], MANO),
        ([], None),
        ([X], None),
        ([T], None),
        ([X, Y], None),
        ([T, T], None),
    ],
)
def test_two_tricks_win_and_a_tie_falls_to_the_first_that_was_won(results, winner):
    assert hand_winner(results, MANO) == winner


@pytest.mark.rule("TRU-ENV-01")
@pytest.mark.rule("TRU-ENV-02")
@pytest.mark.rule("TRU-ENV-03")
@pytest.mark.rule("TRU-CARD-03")
@pytest.mark.parametrize(
    ("hand", "value"),
    [("7o 6o 3e", 33), ("12o 11o 7e", 20), ("7o 12e 3b", 7), ("12o 11e 10b", 0), ("4c 5c 6c", 31)],
)
def test_two_cards_of_a_suit_count_twenty_and_their_values(hand, value):
    assert envido_value(cards(hand)) == value


def test_more_cards_or_tricks_than_there_are_have_no_value():
    with pytest.raises(ValueError, match="4 cards"):
        envido_value(cards("1e 2e 3e 4e"))
    with pytest.raises(ValueError, match="three tricks"):
        hand_winner([X, Y, X, Y], MANO)
    for results, mano in (([X, -1], MANO), ("XTX", MANO), ([X], None), ([X], 2)):
        with pytest.raises(ValueError, match="side 0 or 1"):
            hand_winner(results, mano)
    with pytest.raises(ValueError, match="table of 2"):
        trick("1e 2e 3e", seats=2)


@pytest.mark.rule("TRU-FLOR-01")
def test_a_flor_counts_twenty_and_all_three_values():
    flores = [hand for hand in combinations(PACK_40, 3) if has_flor(hand)]
    assert len(flores) == 480
    assert {flor_value(hand) for hand in flores} <= set(range(20, 39))
    assert flor_value(cards("5c 6c 7c")) == 38
    with pytest.raises(ValueError, match="one suit"):
        flor_value(cards("5c 6c 7o"))


@pytest.mark.rule("TRU-SET-01", "TRU-FLOR-01")
def test_an_invalid_hand_of_the_pack_of_forty_has_no_value():
    for text in ("9o 8o 1e", "J1 2e 3e"):
        with pytest.raises(ValueError, match="not a card of Truco"):
            envido_value(cards(text))
    for text in ("7o 8o 9o", "J1 J2 J3"):
        with pytest.raises(ValueError, match="not a card of Truco"):
            flor_value(cards(text))
    for value in (envido_value, flor_value):
        with pytest.raises(ValueError, match="twice"):
            value((card("7o"), card("7o"), card("5o")))
    for text in ("", "5o", "5o 6o", "1o 5o 6o 7o"):
        assert not has_flor(cards(text))


@pytest.mark.rule("TRU-TRU-02", "TRU-TRU-03")
def test_a_trick_is_given_as_plays_pairs_or_cards_alone():
    pairs = [(2, card("7o")), (3, card("4e")), (0, card("7c")), (1, card("1o"))]
    assert trick_winner(pairs) == trick_winner(trick("7o 4e 7c 1o", leader=2)) == 2
    assert trick_winner(cards("7o 4e 1b 1o")) == 2
    assert trick_winner(cards("3o 3e 1o 2b")) is None
    assert next_leader(pairs[1:]) == 1
    assert trick_result(cards("12o 4e 12b 5b")) == 0
    with pytest.raises(TypeError, match="neither"):
        trick_winner("7o 4e")
    with pytest.raises(ValueError, match="nothing"):
        trick_winner(())


E, R, F = "envido", "real-envido", "falta-envido"


@pytest.mark.rule("TRU-ENV-04")
@pytest.mark.rule("TRU-ENV-05")
@pytest.mark.rule("TRU-ENV-08")
@pytest.mark.rule("TRU-ENV-09")
@pytest.mark.parametrize(
    ("calls", "stake"),
    [
        ([E], (2, 1)),
        ([R], (3, 1)),
        ([F], (12, 1)),
        ([E, E], (4, 2)),
        ([E, R], (5, 2)),
        ([E, F], (12, 2)),
        ([R, F], (12, 3)),
        ([E, E, R], (7, 4)),
        ([E, R, F], (12, 5)),
        ([E, E, R, F], (12, 7)),
    ],
)
def test_each_chain_of_envidos_has_its_price_accepted_and_refused(calls, stake):
    assert envido_stake(calls, (18, 5)) == stake


@pytest.mark.rule("TRU-ENV-07")
def test_nothing_is_called_after_the_falta_envido():
    with pytest.raises(ValueError, match="no such bet"):
        envido_stake([F, E])


@pytest.mark.rule("TRU-ENV-08")
@pytest.mark.parametrize("scores", [(30, 5), (-1, 5), ()])
def test_a_stake_at_impossible_scores_is_refused(scores):
    for stake, calls in ((envido_stake, F), (flor_stake, "flor"), (truco_stake, "truco")):
        with pytest.raises(ValueError, match="scores"):
            stake(calls, scores)


def test_the_stakes_of_the_three_bets_have_the_same_interface():
    for stake, calls, pair in (
        (envido_stake, [E, E], (4, 2)),
        (flor_stake, ["flor", "contraflor"], (6, 3)),
        (truco_stake, ["truco", "quiero", "retruco"], (3, 2)),
    ):
        assert stake(calls, (10, 5), CON_FLOR) == stake(map(Call, calls), (10, 5)) == pair
    assert (envido_stake(R), flor_stake("flor"), truco_stake("truco")) == ((3, 1), (3, 3), (2, 1))
    with pytest.raises(ValueError, match="no such bet"):
        flor_stake("flor", rules=SIN_FLOR)


@pytest.mark.rule("TRU-TRU-13")
def test_a_refusal_pays_one_step_less():
    assert [truco_stake(item) for item in ("truco", "retruco", "vale-cuatro")] == [
        (2, 1),
        (3, 2),
        (4, 3),
    ]


@pytest.mark.rule("TRU-ENV-06")
def test_an_envido_may_be_raised_until_the_falta():
    assert set(envido_answers([E, R])) == {"quiero", "no-quiero", E, R, F}
    assert envido_answers([E, F]) == envido_answers(F) == ("quiero", "no-quiero")


@pytest.mark.rule("TRU-TRU-14")
@pytest.mark.rule("TRU-TRU-15")
@pytest.mark.parametrize(
    ("calls", "caller", "other"),
    [
        ([], ("truco",), ("truco",)),
        (["truco"], (), ("quiero", "no-quiero")),
        (["truco", "quiero"], (), ("retruco",)),
        (["truco", "quiero", "retruco"], ("quiero", "no-quiero"), ()),
        (["truco", "quiero", "retruco", "quiero"], ("vale-cuatro",), ()),
        (["truco", "quiero", "retruco", "quiero", "vale-cuatro", "quiero"], (), ()),
        (["truco", "no-quiero"], (), ()),
    ],
)
def test_only_a_player_who_accepted_may_raise_the_truco(calls, caller, other):
    assert (truco_calls(calls, 0, 0), truco_calls(calls, 0, 1)) == (caller, other)


@pytest.mark.rule("TRU-TURN-02")
@pytest.mark.rule("TRU-TURN-04")
@pytest.mark.rule("TRU-TURN-06")
@pytest.mark.rule("TRU-TURN-07")
@pytest.mark.rule("TRU-TURN-11")
@pytest.mark.rule("TRU-ENV-12")
@pytest.mark.rule("TRU-FLOR-02")
def test_the_envido_is_open_before_ones_own_card_and_before_an_accepted_truco():
    assert opening_calls(False, "none", False) == (E, R, F, "truco")
    assert opening_calls(False, "pending", False) == (E, R, F, "quiero", "no-quiero")
    for closed in ((True, "none", False), (False, "none", True), (False, "accepted", False)):
        assert E not in opening_calls(*closed)
    with pytest.raises(ValueError, match="refused"):
        opening_calls(False, "refused", False)


ACE = card("1e")
JOKERS = cards("J1 J2 J3")
REFUSED = {
    "a trick with a card twice": lambda: trick_winner([(0, ACE), (1, ACE)]),
    "a trick with a seat twice": lambda: trick_winner([(0, ACE), (0, card("4o"))]),
    "a trick of a negative seat": lambda: trick_result([(-1, ACE)]),
    "a trick of a seat that is not there": lambda: next_leader([(4, ACE)], (0, 1, 0, 1)),
    "a trick with a joker": lambda: trick_leaders(JOKERS[:2]),
    "a joker's strength": lambda: strength(JOKERS[0]),
    "a flor of jokers": lambda: has_flor(JOKERS),
    "a flor with a card twice": lambda: has_flor((ACE, ACE, card("2e"))),
    "a flor's value with a card twice": lambda: flor_value((ACE, ACE, ACE)),
    "an envido of jokers": lambda: envido_value(JOKERS),
    "an envido with a card twice": lambda: envido_value((ACE, ACE, card("2e"))),
    "a card drawn twice": lambda: first_dealers((ACE, ACE)),
    "a joker drawn": lambda: first_dealers(JOKERS[:2]),
    "a flor sung by a third side": lambda: flor_stake(["flor", "flor"], sides=[0, 2]),
    "a side that has played twice": lambda: legal_calls([], 0, played=[1, 1]),
    "a captain who sits twice": lambda: pie((0, 1, 0), (0, 1), 0),
    "a captain of a negative seat": lambda: pie((-1,), (0, 1), 1),
    "a negative dealer's turn": lambda: turn_order(-1),
    "a negative dealer's sides": lambda: sides_of(-1),
    "a negative dealer's scores": lambda: accounts_of_sides(-1),
    "a negative dealer's gallo": lambda: gallo_of(-1),
    "a dealer who is not there": lambda: next_dealer(4),
    "a cut for a dealer who is not there": lambda: cutter(4),
    "a name for a negative seat": lambda: seat_name(-1, 0, 4),
    "a name told to a seat that is not there": lambda: seat_name(0, 4, 4),
    "a name at a table of five": lambda: seat_name(0, 1, 5),
    "a negative number of hands": lambda: is_pica(-1, (0, 0)),
    "more points than a chico has": lambda: is_pica(1, (31, 0)),
}


@pytest.mark.parametrize("what", REFUSED)
def test_the_functions_refuse_impossible_tables(what):
    with pytest.raises(ValueError, match=r".+"):
        REFUSED[what]()
