"""Tests of the draw for the dealer, the cut, the deal, and a card seen while it was dealt."""

import random

import pytest
from truco_tables import deal, run, why

from cartes_lib.cards import PACK_40, card, cards
from cartes_lib.truco import Match, Rules, RulesError, start_deal
from cartes_lib.truco.dealing import cut_is_legal, deal_cards, first_dealers
from cartes_lib.truco.presets import GALLO, GALLO_FIJO
from cartes_lib.truco.seating import cutter, next_dealer, sides_of


@pytest.mark.rule("TRU-SET-01")
def test_a_deal_has_cards_of_the_forty():
    with pytest.raises(ValueError, match="forty"):
        deal("8o 9o 1e / 4c 5b 12o")
    with pytest.raises(ValueError, match="forty"):
        start_deal(Rules(players=2), 1, (cards("1e 2e 3e"), cards("1e 4c 5b")))


@pytest.mark.rule("TRU-SET-02")
def test_two_three_four_six_or_eight_play():
    for players in (5, 7, 1, 9):
        with pytest.raises(RulesError, match="players"):
            Rules(players=players)
    for players in (2, 3, 4, 6, 8):
        assert len(sides_of(0, Rules(players=players))) == players
    assert why(deal(), "5:1e") == ("TRU-SET-02", "truco-no-such-seat")


@pytest.mark.rule("TRU-DEAL-01")
def test_the_first_dealer_is_drawn_and_the_deal_passes_to_the_right():
    assert first_dealers(cards("4o 1e 3c")) == (1,)
    assert first_dealers(cards("3o 1o 3c")) == (0, 2)
    assert [next_dealer(seat, Rules()) for seat in range(4)] == [1, 2, 3, 0]
    dealers = {Match(seed=seed).state.dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}


@pytest.mark.rule("TRU-DEAL-02")
def test_the_opponent_at_the_dealers_left_cuts():
    assert [cutter(seat, Rules()) for seat in range(4)] == [3, 0, 1, 2]
    assert cutter(1, GALLO_FIJO) == 0
    assert cutter(2, GALLO_FIJO) == 0
    mirrored = Rules(players=8, pica8="mirrored-seating")
    assert cutter(4, mirrored) == 2


@pytest.mark.rule("TRU-DEAL-03")
def test_a_cut_takes_four_to_thirty_six_cards():
    assert [cut for cut in range(-1, 42) if cut_is_legal(cut)] == list(range(4, 37))
    with pytest.raises(ValueError, match="at least 4"):
        deal_cards(PACK_40, 3, 0)


@pytest.mark.rule("TRU-DEAL-04")
def test_a_tapped_pack_is_dealt_as_it_is():
    tapped = deal_cards(PACK_40, None, dealer=3)
    assert tapped[0] == (PACK_40[0], PACK_40[4], PACK_40[8])
    assert deal_cards(PACK_40[30:] + PACK_40[:30], 10, dealer=3) == tapped


@pytest.mark.rule("TRU-DEAL-05")
def test_three_cards_go_one_by_one_from_the_dealers_right():
    hands = deal_cards(PACK_40, None, dealer=1)
    assert [hands[seat][0] for seat in (2, 3, 0, 1)] == list(PACK_40[:4])
    assert {len(hand) for hand in hands} == {3}
    with pytest.raises(ValueError, match="forty"):
        deal_cards(PACK_40[1:], None, dealer=0)
    for dealer in (-1, 4):
        with pytest.raises(ValueError, match="no such dealer"):
            deal_cards(PACK_40, None, dealer)


@pytest.mark.rule("TRU-DEAL-06")
def test_the_receiver_of_a_card_that_was_seen_keeps_it_or_has_all_dealt_again():
    state = deal(exposed="4c")
    assert (state.to_act, [str(action) for action in state.actions()]) == ((1,), ["keep", "redeal"])
    assert why(state, "0:keep") == ("TRU-DEAL-06", "truco-not-receiver")
    assert why(state, "0:1e") == ("TRU-DEAL-06", "truco-exposed-first")
    assert run(state, "1:keep").to_act == (0,)
    again = run(state, "1:redeal")
    assert (again.deal_is_over, again.scores, again.awards) == (True, (0, 0), ())
    following = again.next_deal((cards("1o 2o 3c"), cards("1c 2c 3o")))
    assert (following.dealer, following.finished) == (again.dealer, 0)
    assert why(deal(), "0:keep") == ("TRU-DEAL-06", "truco-nothing-exposed")


@pytest.mark.rule("TRU-DEAL-06")
def test_where_the_rules_say_so_a_card_that_was_seen_is_always_dealt_again():
    assert deal(exposed="4c", exposed_card="always-redeal").is_void
    with pytest.raises(ValueError, match="exposed"):
        deal(exposed="4b")
    match = Match(Rules(players=2, exposed_card="always-redeal"), seed=3, exposing=0.5)
    for _ in range(60):
        match.play(match.state.actions()[0])
    voids = [item for item in match.record().deals if "exposed" in item.setup]
    assert voids
    assert all(void.steps == () for void in voids)


@pytest.mark.rule("TRU-DEAL-07", "TRU-GAL-02")
def test_the_gallo_gets_a_fourth_card():
    hands = deal_cards(PACK_40, None, dealer=2, rules=GALLO)
    assert [len(hand) for hand in hands] == [3, 3, 4]
    assert hands[2][3] == PACK_40[9]


def test_a_cut_at_random_never_loses_a_card():
    rng = random.Random(5)
    for _ in range(50):
        pack = rng.sample(PACK_40, 40)
        hands = deal_cards(pack, rng.randint(4, 36), rng.randrange(8), Rules(players=8))
        assert len({item for hand in hands for item in hand}) == 24
    assert card("1e") in PACK_40
