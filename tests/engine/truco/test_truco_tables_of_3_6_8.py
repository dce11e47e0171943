"""Tests of Truco for three players, and for six and eight, with rounds of duels (pica-pica)."""

import pytest
from truco_tables import PLAIN, deal, may, run, why, won

from cartes_lib.cards import PACK_40, cards
from cartes_lib.truco import Rules, RulesError
from cartes_lib.truco.dealing import deal_cards
from cartes_lib.truco.memory import remember
from cartes_lib.truco.presets import GALLO, GALLO_FIJO
from cartes_lib.truco.score import Award, is_pica, score_zone, scored
from cartes_lib.truco.seating import (
    accounts_of_sides,
    duels,
    gallo_of,
    next_dealer,
    sides_of,
    turn_order,
)
from cartes_lib.truco.stakes import envido_stake, flor_stake

SIX = "1e 7o 3c / 4c 5b 12o / 3o 6e 11b / 2c 4e 10b / 2o 5e 12b / 2e 6b 11o"


def gallo(first="1e 7o 3c", others="4c 5b 12o / 3o 6e 11b 2c", **options):
    return deal(f"{first} / {others}", players=3, **options)


def pica(**options):
    return deal(SIX, finished=1, flor=False, **options)


@pytest.mark.rule("TRU-GAL-01")
def test_at_a_table_of_three_a_player_is_alone_against_two():
    assert (gallo_of(2, GALLO), sides_of(2, GALLO)) == (2, (1, 1, 0))
    assert gallo_of(2, Rules()) is None
    state = run(gallo(), "2:discard=2c 0:truco")
    assert state.to_act == (2,)
    assert run(gallo(), "2:discard=2c 0:1e 1:4c 2:truco").to_act == (0, 1)


@pytest.mark.rule("TRU-GAL-02")
def test_the_gallo_discards_unseen_before_anything_is_said():
    state = gallo()
    assert state.to_act == (2,)
    assert why(state, "0:envido") == ("TRU-GAL-02", "truco-discard-first")
    assert why(state, "0:discard=1e") == ("TRU-GAL-02", "truco-no-discard")
    assert why(state, "2:discard=1e") == ("TRU-GAL-02", "truco-not-in-hand")
    after = run(state, "2:discard=2c")
    assert after.hand(2) == cards("3o 6e 11b")
    assert after.view(0).calls == ((2, "discard"),)
    assert "<2c>" not in repr(after.view(0)) + repr(after.view(None))
    assert why(after, "2:discard=3o") == ("TRU-GAL-02", "truco-no-discard")
    assert why(deal(), "0:discard=1e") == ("TRU-GAL-02", "truco-no-discard")


@pytest.mark.rule("TRU-GAL-02", "TRU-TRU-11")
def test_a_player_who_watches_remembers_the_cards_played_and_not_what_the_gallo_threw_away():
    state = run(gallo(), "2:discard=2c 0:truco 2:quiero 0:1e")
    assert remember(state, 1).seen == (cards("1e"), (), ())
    assert remember(state, 2).dealt == cards("3o 6e 11b 2c")


@pytest.mark.rule("TRU-GAL-03")
def test_a_fixed_gallo_is_always_the_same_and_the_others_share_a_score():
    assert [gallo_of(dealer, GALLO_FIJO) for dealer in range(3)] == [0, 0, 0]
    assert accounts_of_sides(1, GALLO_FIJO) == ((0,), (1,))
    # Without an argument, seat 0 deals.
    assert accounts_of_sides(rules=GALLO) == ((0,), (1, 2))
    assert sides_of(rules=GALLO) == (0, 1, 1)
    assert GALLO_FIJO.accounts == 2
    with pytest.raises(RulesError, match="gallo"):
        Rules(gallo="fixed")


@pytest.mark.rule("TRU-GAL-04")
def test_a_gallo_by_turn_deals_and_the_pairs_points_go_to_each_of_them():
    assert [gallo_of(dealer, GALLO) for dealer in range(3)] == [0, 1, 2]
    state = run(gallo(flor=False), "2:discard=2c 0:truco 2:no-quiero")
    assert state.scores == (1, 1, 0)
    alone = run(gallo(flor=False), "2:discard=2c 0:envido 2:real-envido 1:no-quiero 0:1e 1:4c")
    assert won(alone) == [("envido", 0, 2)]
    assert run(alone, "2:truco 0:no-quiero").scores == (0, 0, 3)


@pytest.mark.rule("TRU-GAL-05")
def test_by_turn_the_falta_is_what_the_highest_of_three_scores_lacks():
    assert envido_stake(["falta-envido"], (4, 22, 9), GALLO) == (8, 1)
    state = run(gallo(scored=(4, 22, 9), flor=False), "2:discard=2c 0:falta-envido 2:quiero")
    assert won(state) == [("envido", 1, 8)]


@pytest.mark.rule("TRU-GAL-06")
def test_of_a_pair_that_ends_together_the_higher_total_wins_then_the_first_in_turn():
    pair = [Award("truco", 1, 3)]
    accounts = accounts_of_sides(2, GALLO)
    assert scored((27, 28, 5), pair, accounts, GALLO, (0, 1, 2)) == ((30, 30, 5), 1)
    assert scored((28, 28, 5), pair, accounts, GALLO, (1, 2, 0)) == ((30, 30, 5), 1)
    assert scored((28, 28, 5), pair, accounts, GALLO, (0, 1, 2)) == ((30, 30, 5), 0)


@pytest.mark.rule("TRU-GAL-07")
def test_the_fixed_gallo_gets_four_cards_from_any_dealer():
    for dealer in range(3):
        hands = deal_cards(PACK_40, None, dealer, GALLO_FIJO)
        assert [len(hand) for hand in hands] == [4, 3, 3]
        assert next_dealer(dealer, GALLO_FIJO) == (dealer + 1) % 3


@pytest.mark.rule("TRU-GAL-08")
def test_three_play_in_the_order_of_their_seats_and_the_pair_wins_tricks_together():
    assert turn_order(0, GALLO) == (1, 2, 0)
    state = run(gallo("3c 7o 1e", "3e 5b 12o / 2o 6e 11b 2c"), "2:discard=2c 0:3c 1:3e 2:2o")
    assert (state.deal.results, state.to_act) == ((1,), (0,))


@pytest.mark.rule("TRU-SIX-01")
def test_six_play_three_against_three_each_facing_an_opponent():
    sides = sides_of(5, Rules(players=6))
    assert sides == (0, 1, 0, 1, 0, 1)
    assert all(sides[seat] != sides[(seat + 3) % 6] for seat in range(6))


@pytest.mark.rule("TRU-SIX-02", "TRU-EIG-01")
def test_redondas_and_pica_picas_take_turns():
    for players in (6, 8):
        rules = Rules(players=players)
        assert [is_pica(hand, (0, 0), rules) for hand in range(4)] == [False, True, False, True]
    twice = Rules(players=6, pica_per_redonda=2)
    assert [is_pica(hand, (0, 0), twice) for hand in range(4)] == [False, True, True, False]
    assert not any(is_pica(hand, (0, 0), Rules()) for hand in range(4))
    assert deal(SIX).deal.seats == (0, 1, 2, 3, 4, 5)
    assert pica().deal.seats == (0, 3)
    with pytest.raises(RulesError, match="pica_per_redonda"):
        Rules(pica_per_redonda=2)


@pytest.mark.rule("TRU-SIX-03")
def test_a_side_with_twenty_five_points_ends_the_pica_picas():
    rules = Rules(players=6)
    assert [is_pica(1, (score, 3), rules) for score in (24, 25)] == [True, False]
    # Five sixths of 15 are 12.5, so 13 points end the pica-picas.
    short = Rules(players=6, target=15)
    assert [is_pica(1, (score, 3), short) for score in (12, 13)] == [True, False]


@pytest.mark.rule("TRU-SIX-04")
def test_two_sides_in_the_buenas_end_the_pica_picas():
    rules = Rules(players=6, pica_stop="both-at-15")
    assert [is_pica(1, item, rules) for item in ((29, 14), (15, 15))] == [True, False]
    assert [score_zone(score) for score in (0, 14, 15, 30)] == [
        "malas",
        "malas",
        "buenas",
        "buenas",
    ]


@pytest.mark.rule("TRU-SIX-05")
def test_in_a_pica_pica_the_falta_is_worth_six():
    assert envido_stake(["falta-envido"], (3, 3), Rules(players=6), pica=True) == (6, 1)
    assert won(run(pica(), "0:falta-envido 3:quiero")) == [("envido", 0, 6)]


@pytest.mark.rule("TRU-SIX-06")
def test_in_a_pica_pica_al_resto_is_twelve_at_most():
    six, calls = Rules(players=6), ["flor", "contraflor", "contraflor-al-resto"]
    assert flor_stake(calls, (3, 3), six, pica=True) == (12, 6)
    assert flor_stake(calls, (27, 3), six, pica=True) == (9, 6)


@pytest.mark.rule("TRU-SIX-07")
def test_a_player_who_meddles_in_anothers_duel_costs_his_side_its_points_and_four():
    state = run(pica(), "0:envido 3:quiero")
    assert won(state) == [("envido", 0, 2)]
    assert why(state, "1:truco") == ("TRU-SIX-07", "truco-not-your-duel")
    assert why(state, "0:interfere") == ("TRU-SIX-07", "truco-own-duel")
    assert "interfere" not in [str(action) for action in state.actions(2)]
    guilty = run(state, "2:interfere")
    assert (guilty.scores, guilty.deal.seats) == ((0, 4), (1, 4))
    assert run(state, "1:interfere").scores == (2 + 4, 0)
    assert why(deal(players=4), "1:interfere") == ("TRU-SIX-07", "truco-own-duel")


@pytest.mark.rule("TRU-SIX-08")
def test_duels_are_played_from_the_dealers_right_and_the_first_of_two_is_mano():
    assert duels(6) == ((0, 3), (1, 4), (2, 5))
    assert duels(6, dealer=1) == ((2, 5), (3, 0), (4, 1))
    state = pica()
    for first, second in duels(6):
        assert state.to_act == (first,)
        state = run(state, f"{first}:truco {second}:no-quiero")
    assert state.deal_is_over


@pytest.mark.rule("TRU-SIX-09")
def test_a_chico_ends_in_the_middle_of_a_pica_pica():
    state = pica(scored=(23, 23), target=29)
    state = run(state, "0:falta-envido 3:quiero")
    assert (state.deal_is_over, state.chico_winner, len(state.deals)) == (True, 0, 1)


@pytest.mark.rule("TRU-SIX-10")
def test_the_points_of_the_duels_go_to_the_sides():
    steps = "0:truco 3:no-quiero 1:truco 4:no-quiero 2:truco 5:quiero 2:mazo"
    assert run(pica(), steps).scores == (1, 1 + 2)


@pytest.mark.rule("TRU-EIG-02")
def test_eight_face_their_neighbours_or_sit_mirrored():
    assert duels(8) == ((0, 1), (2, 3), (4, 5), (6, 7))
    mirrored = Rules(players=8, pica8="mirrored-seating")
    sides = sides_of(7, mirrored)
    assert duels(8, 7, mirrored) == ((0, 4), (1, 5), (2, 6), (3, 7))
    for item, rules in ((8, Rules(players=8)), (8, mirrored)):
        seats = sides_of(7, rules)
        assert all(seats[a] != seats[b] for a, b in duels(item, 7, rules))
    assert sum(sides) == 4
    with pytest.raises(ValueError, match="pica-pica"):
        duels(4)
    for dealer, rules in ((6, None), (-1, None), (0, Rules(players=8))):
        with pytest.raises(ValueError, match="no dealer"):
            duels(6, dealer, rules)


def test_in_a_duel_only_its_two_players_make_calls():
    state = pica()
    assert [may(state, seat) for seat in (1, 2, 4, 5)] == ["", "", "", ""]
    assert state.view(1).hand == cards(PLAIN[1])
