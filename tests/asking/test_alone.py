"""Tests of exercises for tables without partners: which card may be played or led."""

import pytest
from sweeps import some

from cartes_lib.asking import LEVELS, answer_key, generate, grade
from cartes_lib.asking.botifarra.pile_tops import PileLead
from cartes_lib.asking.registry import position_of
from cartes_lib.asking.render import message_text
from cartes_lib.botifarra import OBLIGADA
from cartes_lib.botifarra.layout import playable
from cartes_lib.botifarra.presets import INDIVIDUAL, RECTOR_I_VICARI
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import trick_winner
from cartes_lib.messages import use_language


@pytest.mark.rule("BOT-IND4-04")
@pytest.mark.rule("BOT-IND4-05")
def test_no_partner_and_the_order_of_discards_decide_as_often():
    rules, differ = [], 0
    for seed in range(150):
        position = position_of(generate("BO-13", "legal", seed, 1 + seed % 3))
        rules.append(position.decision(INDIVIDUAL).rule)
        differ += position.allowed(INDIVIDUAL) != position.allowed(OBLIGADA)
    assert differ >= 90
    assert 45 <= rules.count("BOT-IND4-04") <= 105


@pytest.mark.rule("BOT-IND4-05")
def test_playing_for_the_player_opposite_is_named_as_a_mistake():
    names = set()
    for seed in range(60):
        names |= answer_key(generate("BO-13", "legal", seed)).mistakes.keys()
    assert {"legal-partner-opposite", "legal-order-forgotten"} <= names


@pytest.mark.parametrize("lesson", ["BO-13", "BO-17"])
def test_no_reply_speaks_of_a_partner_at_a_table_without_partners(lesson):
    for seed in range(60):
        exercise = generate(lesson, "legal", seed, 1 + seed % 3)
        with use_language("en"):
            for wrong in answer_key(exercise).mistakes.values():
                result = grade(exercise, list(wrong))
                if result.misconception != "legal-partner-opposite":
                    assert "partner" not in message_text(result.why), result.misconception


@pytest.mark.parametrize("seed", some(range(120), 4))
@pytest.mark.rule("BOT-PLAY-04")
@pytest.mark.rule("BOT-DUO-A-03")
def test_with_two_players_the_winner_may_lead_any_top_card_also_the_one_just_turned_up(seed):
    exercise = generate("BO-17", "next", seed, 1 + seed % 3)
    state, key = position_of(exercise), PileLead().ask(position_of(exercise), RECTOR_I_VICARI).key
    winner = trick_winner(state.tricks[-1], state.trump, state.rules)
    leader, loser = ("you", "other") if winner == 0 else ("other", "you")
    assert key.answer == f"{leader}-any"
    assert key.mistakes["pile-lead-loser"] == f"{loser}-any"
    # The misconception: the leader may not lead the card that was just turned up.
    assert key.mistakes["pile-lead-turned"] == f"{leader}-known"
    card = next(play.card for play in state.tricks[-1] if play.seat == winner)
    tops = playable(state.dealt[winner], set(state.gone) - {card}, state.rules)
    assert set(state.playable(winner)) - set(tops)


@pytest.mark.parametrize("level", LEVELS)
def test_the_points_of_the_trick_of_two_are_asked_too(level):
    for seed in range(20):
        exercise = generate("BO-17", "next", seed, level)
        points = [card_points(play.card) for play in exercise.scene.plays]
        key = answer_key(exercise)
        assert key.answer["card-points"] == sum(points)
        assert [count for _, count in key.breakdown] == points


def test_the_leader_wins_the_trick_of_two_in_half_of_the_exercises():
    states = [position_of(generate("BO-17", "next", seed)) for seed in range(200)]
    wins = sum(state.tricks[-1][0].seat == state.to_act[0] for state in states)
    assert 75 <= wins <= 125


@pytest.mark.rule("BOT-DUO-A-08")
def test_at_level_1_the_number_of_tricks_is_even():
    odd = [
        position_of(generate("BO-17", "score", seed, level)).tricks % 2
        for level in (1, 2)
        for seed in range(60)
    ]
    assert not any(odd[:60])
    assert 15 <= sum(odd[60:]) <= 45
