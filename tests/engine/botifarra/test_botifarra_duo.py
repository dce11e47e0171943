"""Tests of Botifarra for two players ("el rector i el vicari")."""

import random
from dataclasses import replace

import pytest

from cartes_lib.botifarra import (
    OBLIGADA,
    Match,
    Rules,
    judge_card,
    legal_calls,
    legal_cards,
    start_deal,
    trick,
)
from cartes_lib.botifarra.actions import Call, PlayCard
from cartes_lib.botifarra.dealing import deal_packets, first_dealer
from cartes_lib.botifarra.layout import Pile, piles_of, playable
from cartes_lib.botifarra.presets import (
    RECTOR_I_VICARI,
    RECTOR_I_VICARI_AMB_MA,
    RECTOR_I_VICARI_GIRAT,
)
from cartes_lib.botifarra.score import deal_points, deal_score, duo_points
from cartes_lib.cards import PACK_48, Suit, card, cards
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import explain
from cartes_lib.tricks import Play

PLAIN = (PACK_48[:24], PACK_48[24:])
"""Seat 0 has all oros and copas, seat 1 the rest; the tops of seat 0 are 1o 5o 9o 1c 5c 9c."""


def led(rules=RECTOR_I_VICARI, hands=PLAIN, dealer=0, calls=("oros", "pass")):
    state = start_deal(rules, dealer, hands)
    for call in calls:
        state = state.play(Call(call))
    return state


@pytest.mark.rule("BOT-DUO-A-01")
def test_each_of_two_has_six_piles_of_four_with_the_top_card_up():
    hands = deal_packets(PACK_48, 4, 0, RECTOR_I_VICARI)
    piles = piles_of(hands[1], ())
    assert [pile.under for pile in piles] == [3] * 6
    assert piles[0].top == hands[1][0] == PACK_48[4]
    view = start_deal(RECTOR_I_VICARI, 0, hands).view(0)
    assert view.hand == ()
    assert view.piles[1] == piles


@pytest.mark.rule("BOT-DUO-A-02")
def test_only_the_top_cards_may_be_played():
    state = led()
    assert state.playable(1) == tuple(PACK_48[24 + at] for at in range(0, 24, 4))
    verdict = state.judge(PlayCard(PACK_48[25]))
    assert (verdict.legal, verdict.rule) == (False, "BOT-DUO-A-02")
    assert "visible" in explain(verdict)


@pytest.mark.rule("BOT-DUO-A-02", "BOT-DUO-B-02")
@pytest.mark.parametrize("rules", [RECTOR_I_VICARI, RECTOR_I_VICARI_AMB_MA], ids=["A", "B"])
def test_a_refusal_never_reveals_where_an_unseen_card_is(rules):
    rng, state = random.Random(3), Match(rules, 3, dealer=0).state
    tried = 0
    while not state.deal_is_over:
        seat = state.to_act[0]
        if state.talk.speaker is None:
            view = state.view(seat)
            tops = {pile.top for piles in view.piles for pile in piles}
            seen = {play.card for play in state.all_plays} | tops | {*(view.hand or ())}
            seen.discard(None)
            results = {
                replace(state.judge(PlayCard(item)), facts={})
                for item in {*PACK_48} - seen
                if state.judge(PlayCard(item)).facts["card"] == item
            }
            assert len(results) == (len(seen) < 48)
            assert {verdict.reason for verdict in results} <= {"botifarra-face-down"}
            tried += len(results)
        state = state.play(rng.choice(state.actions()))
    assert tried > 20


@pytest.mark.rule("BOT-DUO-A-03")
def test_the_card_under_the_one_played_turns_up_for_the_next_trick():
    state = led()
    lead = PlayCard(PACK_48[24])
    after = state.play(lead)
    assert after.view(0).piles[1][0] == Pile(PACK_48[25], 2)
    with pytest.raises(IllegalAction):
        after.play(PlayCard(PACK_48[25]), 1)
    after = after.play(after.actions()[0])
    assert PACK_48[25] in after.playable(1)


@pytest.mark.rule("BOT-DUO-A-03")
def test_a_pile_that_is_used_up_shows_nothing():
    assert piles_of(PACK_48[:24], PACK_48[:4])[0] == Pile(None, 0)
    assert len(playable(PACK_48[:24], PACK_48[:4], RECTOR_I_VICARI)) == 5


@pytest.mark.rule("BOT-DUO-A-04")
def test_a_player_must_follow_beat_and_ruff_with_the_playable_cards():
    state = led(calls=("copas", "pass")).play(PlayCard(PACK_48[24]))
    assert state.actions() == tuple(map(PlayCard, cards("1c 5c 9c")))
    tops = cards("12o 3o 7c")
    assert legal_cards(tops, trick("11o", 0, 2), None, RECTOR_I_VICARI) == cards("12o")
    assert legal_cards(tops, trick("1o", 0, 2), None, RECTOR_I_VICARI) == cards("3o")
    free = Rules(table="2p-A", variant="lliure")
    assert legal_cards(tops, trick("1o", 0, 2), None, free) == cards("12o 3o")
    assert legal_cards(tops, trick("9b", 0, 2), Suit.COPAS, free) == cards("7c")


@pytest.mark.rule("BOT-DUO-A-04")
@pytest.mark.parametrize(("tops", "played"), [("12o 3o", "3o"), ("7c 3e", "3e")])
def test_with_two_players_a_message_says_your_opponent(tops, played):
    for rules, call in ((RECTOR_I_VICARI, "votre adversaire"), (OBLIGADA, "un adversaire")):
        verdict = judge_card(cards(tops), trick("11o", 0, 2), Suit.COPAS, card(played), rules)
        assert call in explain(verdict).casefold()


@pytest.mark.rule("BOT-DUO-A-05")
def test_both_players_see_all_tops_so_that_nobody_bluffs_with_them():
    state = led()
    assert state.view(0).piles == state.view(1).piles == state.view(None).piles


@pytest.mark.rule("BOT-DUO-A-06")
def test_at_some_tables_the_top_of_the_choosers_last_pile_is_trump():
    state = start_deal(RECTOR_I_VICARI_GIRAT, 0, PLAIN)
    assert state.trump is Suit.COPAS
    assert (state.to_act, state.actions()) == ((1,), (Call("contro"), Call("pass")))
    assert start_deal(RECTOR_I_VICARI_GIRAT, 1, PLAIN).trump is Suit.BASTOS
    verdict = state.judge(Call("botifarra"))
    assert (verdict.legal, verdict.rule) == (False, "BOT-DUO-A-06")
    assert explain(verdict)
    assert legal_calls([], 0, RECTOR_I_VICARI_GIRAT) == ("contro", "pass")
    assert state.play(Call("pass")).play(PlayCard(PACK_48[24])).trump is Suit.COPAS


@pytest.mark.rule("BOT-DUO-A-07")
def test_two_tricks_make_a_point():
    plays = [trick("2o 3o", 0, 2), trick("4o 5o", 1, 2), trick("6o 7o", 0, 2)]
    assert deal_points(plays[:2], None, RECTOR_I_VICARI) == (0, 0)
    assert deal_points(plays, None, RECTOR_I_VICARI) == (0, 1)
    assert duo_points((40, 20), (14, 10)) == (47, 25)
    with pytest.raises(ValueError, match="argument"):
        duo_points((40, 20, 0), (14, 10))


@pytest.mark.rule("BOT-DUO-A-08")
def test_the_point_of_the_odd_trick_goes_to_the_weaker_player():
    assert duo_points((40, 20), (13, 11)) == (46, 26)
    assert duo_points((40, 20), (9, 15), odd_trick_to="fewer-tricks") == (45, 27)
    assert duo_points((28, 32), (15, 9)) == (36, 36)
    assert duo_points((28, 32), (15, 9), odd_trick_to="fewer-tricks") == (35, 37)


@pytest.mark.rule("BOT-DUO-A-08")
def test_one_of_two_players_is_always_the_weaker():
    for won in range(1, 24, 2):
        for make in range(61):
            first, second = duo_points((make, 60 - make), (won, 24 - won))
            assert (first, second) != (make + won // 2, 60 - make + (24 - won) // 2)
            assert first + second == 72


@pytest.mark.rule("BOT-DUO-A-09")
def test_a_duo_notes_what_is_above_half_times_the_multiplier():
    rng, state = random.Random(5), led(hands=_dealt(5), calls=("botifarra", "contro", "pass"))
    while not state.deal_is_over:
        state = state.play(rng.choice(state.actions()))
    assert sum(state.points) == 72
    assert state.scores == deal_score(state.points[0], 4)
    assert deal_score(duo_points((40, 20), (14, 10)), 2) == (22, 0)


@pytest.mark.rule("BOT-DUO-A-10")
def test_a_player_who_did_not_deal_leads_and_doubles_first_and_nobody_delegates():
    state = start_deal(RECTOR_I_VICARI, 1, PLAIN)
    assert state.judge(Call("delegate")).rule == "BOT-DUO-A-10"
    asked = []
    for call in ("oros", "contro", "recontro", "sant-vicenc"):
        asked.append(state.to_act)
        state = state.play(Call(call))
    assert asked == [(1,), (0,), (1,), (0,)]
    assert state.to_act == (0,)
    assert state.talk.speaker is None


@pytest.mark.rule("BOT-DUO-B-01")
def test_the_second_way_has_four_piles_and_eight_cards_in_hand():
    state = led(RECTOR_I_VICARI_AMB_MA)
    mine, his = state.view(0), state.view(1)
    assert mine.hand == PACK_48[16:24]
    assert [pile.under for pile in mine.piles[0]] == [3] * 4
    assert not [item for item in mine.hand if repr(item) in repr(his)]


@pytest.mark.rule("BOT-DUO-B-02")
def test_a_player_plays_from_the_hand_or_from_the_tops():
    state = led(RECTOR_I_VICARI_AMB_MA)
    assert state.playable(0) == cards("1o 5o 9o 1c") + PACK_48[16:24]
    assert state.judge(PlayCard(card("2e"))).rule == "BOT-DUO-B-02"
    gone = PACK_48[16:24]
    assert playable(PACK_48[:24], gone, RECTOR_I_VICARI_AMB_MA) == cards("1o 5o 9o 1c")


def test_the_drawn_suit_decides_between_two():
    dealers = [first_dealer(card(text), 0, seats=2) for text in ("9o", "9c", "9e", "9b")]
    assert dealers == [1, 0, 1, 0]


def test_a_trick_of_two_is_won_by_the_better_card():
    state = led(hands=_dealt(2))
    for _ in range(2):
        state = state.play(state.actions()[0])
    assert len(state.tricks[0]) == 2
    assert isinstance(state.tricks[0][0], Play)
    assert state.to_act[0] in (0, 1)
    assert state.trick == ()


def _dealt(seed):
    return Match(RECTOR_I_VICARI, seed, dealer=0).state.dealt
