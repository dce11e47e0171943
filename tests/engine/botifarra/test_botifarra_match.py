"""Tests of a match of Botifarra from the deal to its target: turns, scores, views, records."""

import random
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartes_lib.botifarra import (
    LLIURE,
    OBLIGADA,
    Match,
    Rules,
    RulesError,
    legal_calls,
    parse_action,
    replay,
    start_deal,
)
from cartes_lib.botifarra.actions import Call, PlayCard
from cartes_lib.botifarra.dealing import cutter, deal_packets, first_dealer, next_dealer, shuffler
from cartes_lib.botifarra.presets import INTERMEDIA
from cartes_lib.botifarra.score import duo_points, individual_score, penalty
from cartes_lib.cards import PACK_48, Suit, card
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import explain
from cartes_lib.record import RecordError, dump_record, parse_record

TABLES = (
    OBLIGADA,
    LLIURE,
    INTERMEDIA,
    Rules(card_order="three-second"),
    Rules(under_trump="forced"),
)


def play_on(match, rng, steps):
    for _ in range(steps):
        if match.state.is_over:
            break
        match.play(rng.choice(match.state.actions()))
    return match


def led(calls=("oros", "pass", "pass")):
    state = Match(OBLIGADA, seed=1, dealer=0).state
    for call in calls:
        state = state.play(Call(call))
    return state


@pytest.mark.rule("BOT-DEAL-01")
def test_the_owner_of_the_drawn_suit_deals_first():
    dealers = [first_dealer(card(text), assigner=2) for text in ("9o", "9c", "9e", "9b")]
    assert dealers == [3, 0, 1, 2]
    with pytest.raises(ValueError, match="joker"):
        first_dealer(card("J1"))


@pytest.mark.rule("BOT-DEAL-05")
def test_packets_of_four_go_round_from_the_dealers_right():
    hands = deal_packets(PACK_48, 4, dealer=1)
    assert hands[2] == PACK_48[4:8] + PACK_48[20:24] + PACK_48[36:40]
    assert hands[1][-4:] == PACK_48[:4]


@pytest.mark.rule("BOT-DEAL-09")
@pytest.mark.parametrize("cut", [3, 45, -1])
def test_a_cut_leaves_four_cards_on_either_side(cut):
    with pytest.raises(ValueError, match="at least 4"):
        deal_packets(PACK_48, cut, dealer=0)


def test_a_pack_that_lacks_a_card_is_not_dealt():
    with pytest.raises(ValueError, match="48 cards"):
        deal_packets(PACK_48[:-1], 10, dealer=0)


def test_a_dealer_who_has_no_seat_is_refused():
    for of_nobody in (
        lambda: deal_packets(PACK_48, 10, 4),
        lambda: next_dealer(4),
        lambda: next_dealer(3, 3),
        lambda: legal_calls([], 2, Rules(table="2p-A")),
    ):
        with pytest.raises(ValueError, match="no such dealer"):
            of_nobody()


@pytest.mark.rule("BOT-DEAL-03", "BOT-DEAL-04")
def test_the_dealers_left_shuffles_and_his_right_cuts():
    for dealer in range(4):
        assert (shuffler(dealer), cutter(dealer)) == ((dealer + 3) % 4, (dealer + 1) % 4)


@pytest.mark.rule("BOT-DEAL-06", "BOT-DEAL-07", "BOT-DEAL-08", "BOT-PEN-03")
def test_the_deal_passes_to_the_right():
    assert [next_dealer(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [next_dealer(seat, 3) for seat in range(3)] == [1, 2, 0]


@pytest.mark.rule("BOT-DEAL-02")
def test_the_dealer_chooses():
    assert Match(seed=5, dealer=3).state.to_act == (3,)


@pytest.mark.rule("BOT-SET-01", "BOT-PLAY-01")
def test_the_dealers_right_leads_once_the_talking_is_over():
    state = led()
    assert state.to_act == (1,)
    assert state.trump is Suit.OROS
    assert state.actions() == tuple(map(PlayCard, state.hands[1]))


@pytest.mark.rule("BOT-DBL-06")
def test_nobody_plays_before_the_talking_is_over_nor_talks_after():
    start = Match(seed=1, dealer=0).state
    assert start.judge(PlayCard(start.hands[0][0])).reason == "botifarra-talk-first"
    late = led().judge(Call("contro"))
    assert (late.legal, late.rule) == (False, "BOT-DBL-06")
    assert explain(late)


@pytest.mark.rule("BOT-PLAY-02")
def test_a_refusal_out_of_turn_names_the_seat_in_turn():
    state = led()
    verdict = state.judge(PlayCard(state.hands[3][0]), seat=3)
    assert verdict.facts["seat"] == "seat-partner"
    assert explain(verdict)
    assert state.actions(3) == ()


@pytest.mark.rule("BOT-PLAY-04")
@pytest.mark.parametrize(("contract", "winner"), [("oros", 0), ("botifarra", 1)])
def test_the_winner_of_a_trick_leads_the_next(contract, winner):
    suits = tuple(PACK_48[start : start + 12] for start in (0, 12, 24, 36))
    state = start_deal(OBLIGADA, 0, suits)
    for action in (contract, "pass", "pass", "12c", "2e", "2b", "2o"):
        state = state.play(parse_action(action))
    assert state.trick == ()
    assert state.to_act == (winner,)


@pytest.mark.rule("BOT-PLAY-06")
def test_a_card_once_played_is_gone():
    state = led()
    lead = state.actions()[0]
    after = state.play(lead)
    assert lead.card not in after.hands[1]
    assert not after.judge(lead).legal


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(TABLES))
def test_a_deal_shares_out_its_cards_and_points(seed, rules):
    rng, state = random.Random(seed), Match(rules, seed).state
    while not state.deal_is_over:
        before = hash(state)
        wrong = rng.choice(PACK_48)
        if not state.judge(PlayCard(wrong)).legal:
            assert explain(state.judge(PlayCard(wrong)))
            with pytest.raises(IllegalAction):
                state.play(PlayCard(wrong))
            assert hash(state) == before
        state = state.play(rng.choice(state.actions()))
        played = [play.card for trick in state.tricks for play in trick]
        assert sorted([item for hand in state.hands for item in hand] + played) == sorted(PACK_48)
    assert sum(state.points) == 72
    assert state.to_act == state.actions() == ()
    assert state.judge(Call("pass")).reason == "botifarra-deal-over"
    assert explain(state.judge(Call("pass")))


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 120), st.sampled_from(TABLES))
def test_a_match_replays_to_the_same_state(seed, steps, rules):
    match = play_on(Match(rules, seed), random.Random(seed), steps)
    text = dump_record(match.record())
    assert replay(parse_record(text)) == match.state
    again = Match.from_record(parse_record(text))
    assert again.state == match.state
    assert dump_record(again.record()) == text


def test_a_match_goes_on_where_a_record_ends_with_its_deal():
    match, rng = Match(OBLIGADA, 3, dealer=0), random.Random(3)
    while not (after := match.play(rng.choice(match.state.actions()))).deal_is_over:
        pass
    record = match.record()
    first = replace(record, deals=record.deals[:1])
    assert replay(first) == after
    again = Match.from_record(first, seed=5)
    assert (again.state.dealer, again.state.scores) == (1, after.scores)
    # The next deal has the same cards each time, unless the caller gives another seed.
    assert Match.from_record(first).state == Match.from_record(first, seed=0).state != again.state
    again.play(again.state.actions()[0])
    assert [len(deal.steps) for deal in again.record().deals] == [len(record.deals[0].steps), 1]


def test_a_record_without_a_deal_is_refused():
    with pytest.raises(RecordError) as caught:
        replay(replace(Match(OBLIGADA, 3).record(), deals=()))
    assert (caught.value.reason, caught.value.detail) == ("bad-field", "deal")


def test_the_same_seed_gives_the_same_match():
    first, second = (play_on(Match(LLIURE, 9), random.Random(4), 90) for _ in range(2))
    assert first.record() == second.record()


def test_a_recorded_card_that_is_illegal_is_found_by_line_and_rule():
    match, rng = Match(OBLIGADA, 3, dealer=0), random.Random(3)
    wrong = []
    while not wrong:
        play_on(match, rng, 1)
        state = match.state
        seat = state.to_act[0]
        wrong = [item for item in state.hands[seat] if not state.judge(PlayCard(item)).legal]
        wrong = wrong if state.trick else []
    lines = dump_record(match.record()).splitlines()
    lines.insert(-1, f"{seat} {wrong[0]}")
    with pytest.raises(RecordError) as caught:
        replay(parse_record("\n".join(lines)))
    assert (caught.value.reason, caught.value.line) == ("illegal", len(lines) - 1)
    assert caught.value.verdict == state.judge(PlayCard(wrong[0]))
    assert caught.value.verdict.rule.startswith("BOT-")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("dealer = 0", "dealer = 7", "bad-field"),
        ("dealer = 0", "", "bad-field"),
        ("dealer = 0", "dealer = 0\nwind = 1", "bad-field"),
        ('"botifarra"', '"truco"', "unknown-game"),
        ("[rules]", "[rules]\nvariant = 3", "bad-field"),
        ("9o", "9c", "bad-field"),
    ],
)
def test_a_damaged_record_is_refused(old, new, reason):
    text = dump_record(Match(OBLIGADA, 3, dealer=0).record())
    assert old in text
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text.replace(old, new, 1)))
    assert caught.value.reason == reason


@pytest.mark.rule("BOT-PLAY-05")
def test_a_view_shows_ones_own_cards_and_the_last_trick_of_each_pile():
    state = play_on(Match(OBLIGADA, 3), random.Random(1), 34).state
    seen = state.view(2)
    shown = {play.card for part in (*seen.last_tricks, seen.trick) for play in part or ()}
    assert seen.hand == state.hands[2]
    hidden = set(PACK_48) - shown - set(seen.hand)
    assert not [item for item in hidden if f"<{item}>" in repr(seen)]
    assert {"hands", "dealt", "tricks"}.isdisjoint(field.name for field in fields(seen))
    assert state.view(None).hand is None


@pytest.mark.rule("BOT-SET-03", "BOT-VAR-02")
def test_a_match_goes_to_one_hundred_and_one_unless_the_table_says_otherwise():
    assert OBLIGADA.target == 101
    assert OBLIGADA.fixed_deals == 0
    assert [Rules(target=goal).target for goal in (73, 100, 200, 201)] == [73, 100, 200, 201]
    for wrong in ({"target": 102}, {"target": True}):
        with pytest.raises(RulesError, match="101, 73, 100, 200, 201"):
            Rules(**wrong)


@pytest.mark.parametrize(("option", "least", "most"), [("fixed_deals", 0, 100), ("min_cut", 1, 16)])
def test_a_table_sets_a_number_within_its_limits(option, least, most):
    for allowed in (least, most):
        assert getattr(Rules(**{option: allowed}), option) == allowed
    for beyond in (least - 1, most + 1):
        with pytest.raises(RulesError, match=f"{least}–{most}"):
            Rules(**{option: beyond})


@pytest.mark.rule("BOT-MATCH-01", "BOT-MATCH-02")
@pytest.mark.parametrize("target", [101, 73])
def test_a_match_ends_when_a_side_has_the_target(target):
    match = play_on(Match(Rules(target=target), 6), random.Random(6), 5000)
    assert match.state.is_over
    assert max(match.state.scores) >= target
    assert match.state.scores[match.state.winner] == max(match.state.scores)
    assert max(match.state.scored) < target
    with pytest.raises(ValueError, match="next deal"):
        match.state.next_deal(match.state.dealt)


@pytest.mark.rule("BOT-MATCH-03")
def test_a_tournament_plays_so_many_deals():
    match = play_on(Match(Rules(fixed_deals=3), 6), random.Random(6), 5000)
    assert match.state.is_over
    assert len(match.record().deals) == 3


@pytest.mark.rule("BOT-MATCH-04")
def test_equal_scores_after_the_last_deal_are_a_draw():
    rng, tied = random.Random(0), None
    while tied is None:
        state = Match(Rules(fixed_deals=1), rng.randrange(10**6)).state
        while not state.deal_is_over:
            state = state.play(rng.choice(state.actions()))
        tied = state if state.points == (36, 36) else None
    assert tied.is_over
    assert tied.scores == (0, 0)
    assert tied.winner is None


@pytest.mark.rule("BOT-PEN-01")
def test_a_fault_gives_the_others_all_points():
    assert penalty(0) == (0, 36)
    assert penalty(1, 4) == (144, 0)
    with pytest.raises(ValueError, match="side"):
        penalty(2)


@pytest.mark.rule("BOT-IND4-06", "BOT-IND4-07", "BOT-IND3-02")
def test_individual_scores_add_up_to_zero():
    assert individual_score((30, 20, 12, 10)) == (12, 2, -6, -8)
    assert individual_score((40, 20, 12), 2) == (32, -8, -24)
    with pytest.raises(ValueError, match="72"):
        individual_score((30, 20, 12, 11))


@pytest.mark.rule("BOT-DUO-A-07", "BOT-DUO-A-08", "BOT-DUO-A-09")
def test_two_players_count_a_point_for_two_tricks_and_the_weaker_gets_the_odd_one():
    assert duo_points((40, 20), (14, 10)) == (47, 25)
    assert duo_points((40, 20), (13, 11)) == (46, 26)
    assert duo_points((40, 20), (9, 15), odd_trick_to="fewer-tricks") == (45, 27)
    with pytest.raises(ValueError, match="24 tricks"):
        duo_points((40, 20), (14, 11))
    with pytest.raises(ValueError, match="nobody"):
        duo_points((40, 20), (13, 11), odd_trick_to="nobody")


def test_actions_read_back_as_they_are_written():
    for text in ("oros", "sant-vicenc", "pass", "9o", "12b"):
        assert str(parse_action(text)) == text


@pytest.mark.parametrize(
    ("hands", "dealer"),
    [((), 0), ((PACK_48[:12],) * 4, 0), (tuple(PACK_48[i : i + 12] for i in (0, 12, 24, 36)), 4)],
)
def test_an_invalid_deal_is_refused(hands, dealer):
    with pytest.raises(ValueError, match="deal"):
        start_deal(OBLIGADA, dealer, hands)
