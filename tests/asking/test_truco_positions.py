"""Tests of Truco's exercises: the answer follows from the rules and the shown position."""

import random
import re
from dataclasses import replace

import pytest

from cartes_lib.asking import LEVELS, answer_key, ask, generate, grade
from cartes_lib.asking.render import public
from cartes_lib.asking.truco.answers import AnswerFlor
from cartes_lib.asking.truco.envido import Envido
from cartes_lib.asking.truco.flor_claims import ClaimPosition
from cartes_lib.asking.truco.folding import HABITS
from cartes_lib.asking.truco.tables import Meddling, Pair
from cartes_lib.cards import PACK_40, cards
from cartes_lib.messages import LANGUAGES, use_language
from cartes_lib.seats import seat_names, side_of
from cartes_lib.truco import CON_FLOR, SIN_FLOR, envido_value, start_deal, strength
from cartes_lib.truco.actions import Call
from cartes_lib.truco.stakes import envido_stake
from cartes_lib.truco.strength import hand_winner, trick_leaders

SEEDS = range(80)


@pytest.mark.parametrize("level", LEVELS)
def test_only_the_winner_of_the_envido_must_have_announced_right(level):
    partners = 0
    for seed in SEEDS:
        exercise = generate("TR-07", "spot", seed, level)
        facts = [line.message.facts for line in exercise.scene.lines]
        wrong = [
            at for at, fact in enumerate(facts) if fact["value"] != envido_value(fact["cards"])
        ]
        texts = [fact["value"] for fact in facts]
        best = texts.index(max(texts))
        side = 1 - side_of(best) if wrong == [best] else side_of(best)
        answer = answer_key(exercise).answer
        assert answer == {"line": str(wrong[0] + 1), "winner": ("yours", "theirs")[side]}
        partners += side_of(wrong[0]) == side
    assert (partners > 0) == (level > 1)


@pytest.mark.rule("TRU-SIX-07")
def test_a_duel_with_help_was_worth_one_to_six_points():
    points = {Meddling().draw(random.Random(seed), 3, CON_FLOR) for seed in SEEDS}
    assert points == {1, 2, 3, 4, 5, 6}


def test_a_hand_that_is_not_decided_goes_on():
    answers = set()
    for seed in SEEDS:
        exercise = generate("TR-03", "score", seed, 3)
        tricks = [group.cards for group in exercise.scene.groups]
        results = [trick_side(*pair) for pair in tricks]
        (mano,) = (row.value.key for row in exercise.scene.rows if row.id == "mano")
        winner = hand_winner(results, int(mano != "term-seat-you"))
        right = "another" if winner is None else ("you", "opponent")[winner]
        assert answer_key(exercise).answer == right
        answers.add(right)
    assert answers == {"you", "opponent", "another"}


def trick_side(mine, theirs):
    """The side whose card wins: 0 for `mine`, 1 for `theirs`, None for a tie."""
    gap = strength(mine) - strength(theirs)
    return None if gap == 0 else int(gap < 0)


@pytest.mark.parametrize("level", LEVELS)
def test_the_points_of_a_hand_add_up_to_the_answer(level):
    for seed in SEEDS:
        key = answer_key(generate("TR-10", "score", seed, level))
        assert sum(points for _, points in key.breakdown) == key.answer


def test_no_message_at_a_table_with_flor_says_that_it_plays_without():
    prompt = public(generate("TR-05", "value", 1, 1, "con-flor"))["prompt"]
    assert "sans fleur" not in prompt
    assert "sans fleur" in public(generate("TR-05", "value", 1, 1, "sin-flor"))["prompt"]


def test_three_cards_of_one_suit_are_explained_as_three():
    texts = set()
    for seed in SEEDS:
        exercise = generate("TR-05", "value", seed, 3, "sin-flor")
        if len({card.suit for card in exercise.scene.cards}) == 1:
            texts.add(answer_key(exercise).why.key)
    assert texts == {"why-envido-best-two"}


def test_tricks_counted_too_early_are_counted_before_the_envido_or_the_flor():
    met = 0
    for seed in SEEDS:
        key = answer_key(generate("TR-08", "seq", seed, 1))
        wrong = key.mistakes.get("calls-truco-before-envido")
        if wrong is not None:
            met += 1
            after = wrong[wrong.index("count-truco") + 1]
            assert after in ("count-envido", "count-flor")
    assert met


@pytest.mark.parametrize("level", LEVELS)
def test_what_may_be_answered_is_explained_by_the_tables_own_rule(level):
    texts = set()
    for rules in ("con-flor", "torneo"):
        for seed in SEEDS:
            exercise = generate("TR-06", "call", seed, level, rules)
            key = answer_key(exercise)
            texts.add(key.why.key)
            if key.why.key == "why-answer-envido":
                assert {"envido", "real-envido", "falta-envido"} <= set(key.answer)
            if key.why.key == "why-answer-strict":
                assert key.rule == "TRU-ENV-06"
                assert exercise.scene.rows[-1].value.key == "state-strict"
    assert texts & {"why-answer-envido", "why-answer-strict"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_who_announces_less_than_he_holds_commits_no_fault(level):
    for seed in SEEDS:
        for line in generate("TR-07", "spot", seed, level).scene.lines:
            assert line.message.facts["value"] >= envido_value(line.message.facts["cards"])


@pytest.mark.rule("TRU-ENV-11")
@pytest.mark.parametrize("level", LEVELS)
def test_a_value_to_declare_is_possible_every_other_time_and_often_the_hands_own(level):
    own, possible, values, before = 0, 0, set(), []
    for seed in range(400):
        exercise = generate("TR-07", "announce", seed, level)
        value = exercise.prompt.facts["value"]
        own += value == envido_value(exercise.scene.hand)
        possible += answer_key(exercise).answer == "yes"
        values.add(value)
        before.append([line.message.facts["value"] for line in exercise.scene.lines])
        # If nobody has declared yet, the value itself decides, and the reason says so.
        why = answer_key(exercise).why.key
        assert not before[-1] or why != "why-announce-first"
    assert 0.2 < own / 400 < 0.35
    assert 0.42 < possible / 400 < 0.58
    # All values from 8 on are asked, even those that no hand has.
    assert {*range(8, 34)} <= values <= {*range(34)}
    declared = [earlier for earlier in before if earlier]
    assert (0.4 < len(declared) / 400 < 0.6) == (level > 1)
    assert all(len(earlier) == 1 and 20 <= earlier[0] <= 33 for earlier in declared)
    assert level == 1 or {earlier[0] for earlier in declared} == {*range(20, 34)}


@pytest.mark.parametrize("level", LEVELS)
def test_no_answer_to_an_envido_is_weighed_against_a_random_hand(level):
    for seed in SEEDS:
        assert generate("TR-06", "call", seed, level).schema.kind == "pick"


@pytest.mark.parametrize("level", LEVELS)
def test_staying_is_right_where_it_brings_more_points_than_folding(level):
    lasting = 0
    for seed in SEEDS:
        exercise = generate("TR-11", "play", seed, level)
        first, second, own = (group.cards for group in exercise.scene.groups)
        rows = {row.id: row.value for row in exercise.scene.rows}
        least = HABITS[rows["habit"].key.removeprefix("habit-")]
        seen = (*first, *second, *own)
        possible = [card for card in PACK_40 if card not in seen and strength(card) >= least]
        won = sum(strength(card) <= strength(own[0]) for card in possible)
        points = {"bet-truco": 2, "bet-retruco": 3, "bet-vale-cuatro": 4}
        stake = points[exercise.prompt.facts["call"]]
        mean = stake * (2 * won - len(possible)) / len(possible)
        lasting += "score" in rows
        stays = won > 0 if "score" in rows else mean > -(stake - 1)
        share = 4 * won / len(possible)
        asked = "quarter" if share <= 1 else "half" if share <= 2 else "more"
        right = {"decision": "yes" if stays else "no", "share-cards": asked}
        assert answer_key(exercise).answer == right
    assert bool(lasting) == (level == 3)


@pytest.mark.rule("TRU-TRU-14", "TRU-TRU-15")
@pytest.mark.parametrize("level", LEVELS)
def test_the_calls_before_a_seat_leaves_are_legal_for_their_speakers(level):
    hands = cards("1e 7o 4c"), cards("3b 5o 12c")
    for seed in SEEDS:
        lines = [line.message.facts for line in generate("TR-11", "call", seed, level).scene.lines]
        calls = [
            (int(line["seat"] != "seat-you"), line["call"].removeprefix("call-")) for line in lines
        ]
        dealer = 1 - calls[0][0] if calls else 0
        state = start_deal(replace(SIN_FLOR, players=2), dealer, hands, ())
        for seat, call in calls:
            state = state.play(Call(call), seat)


@pytest.mark.rule("TRU-TRU-13")
def test_where_nobody_has_bet_no_mistake_is_one_of_adding_bets():
    silent = [
        item for item in (generate("TR-04", "score", s, 2) for s in SEEDS) if not item.scene.lines
    ]
    assert silent
    assert all("truco-added" not in answer_key(item).mistakes for item in silent)


@pytest.mark.rule("TRU-FLOR-03")
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_who_holds_a_flor_and_has_not_played_sings_it(level):
    for seed in SEEDS:
        exercise = generate("TR-12", "spot", seed, level)
        late = {row.id.removeprefix("late-") for row in exercise.scene.rows}
        flores = {
            group.id.removeprefix("hand-")
            for group in exercise.scene.groups
            if len({card.suit for card in group.cards}) == 1
        }
        assert {*answer_key(exercise).answer} == (flores - late or {"nobody"})


def test_an_estimate_is_right_where_it_is_close_and_wrong_where_it_is_not():
    for seed in SEEDS:
        exercise = generate("TR-12", "odds", seed, 2)
        key = answer_key(exercise)
        assert exercise.schema.dial
        assert 1 <= key.tolerance <= 5
        for off, ok in ((key.tolerance, True), (key.tolerance + 1, False)):
            assert [grade(exercise, key.answer + by).ok for by in (off,)] == [ok]
        assert not any(grade(exercise, wrong).ok for wrong in key.mistakes.values())


@pytest.mark.rule("TRU-FLOR-08")
@pytest.mark.parametrize("level", LEVELS)
def test_without_a_flor_there_is_nothing_to_answer_to_one(level):
    for seed in SEEDS:
        exercise = generate("TR-13", "call", seed, level)
        (state,) = (row.value.key for row in exercise.scene.rows)
        without = answer_key(exercise).answer == ("no-flor",)
        assert without == (state == "state-no-flor")


@pytest.mark.rule("TRU-FLOR-09", "TRU-FLOR-12")
@pytest.mark.parametrize("level", LEVELS)
def test_the_points_of_the_flores_add_up_to_the_answer(level):
    for seed in SEEDS:
        key = answer_key(generate("TR-13", "score", seed, level))
        assert sum(points for _, points in key.breakdown) == key.answer


@pytest.mark.rule("TRU-FLOR-20")
def test_a_hidden_flor_gives_away_all_points_of_the_hand_and_three():
    assert ClaimPosition(1, 4, asks=True, has_flor=True).points == (8, 0)
    assert ClaimPosition(1, 4, asks=False, has_flor=True).points == (0, 8)


@pytest.mark.rule("TRU-FLOR-20")
def test_a_wrong_claim_gives_three_to_the_suspected_side():
    assert ClaimPosition(1, 4, asks=True, has_flor=False).points == (1, 7)
    assert ClaimPosition(1, 4, asks=False, has_flor=False).points == (4, 4)


@pytest.mark.rule("TRU-FLOR-20")
@pytest.mark.parametrize("level", LEVELS)
def test_a_flor_is_asked_for_where_one_suit_was_played_unsung_in_turn(level):
    for seed in SEEDS:
        exercise = generate("TR-14", "spot", seed, level)
        rows = {row.id: row.value.key for row in exercise.scene.rows}
        (group,) = exercise.scene.groups
        guilty = len({card.suit for card in group.cards}) == 1 and (rows["sang"], rows["turn"]) == (
            "state-silent",
            "state-turn",
        )
        assert (answer_key(exercise).answer == "claim") == guilty


@pytest.mark.rule("TRU-FLOR-17")
@pytest.mark.parametrize("level", LEVELS)
def test_only_a_player_who_has_sung_a_flor_can_be_the_next_to_declare(level):
    for seed in SEEDS:
        exercise = generate("TR-14", "next", seed, level)
        sung = {
            line.message.facts["seat"]
            for line in exercise.scene.lines
            if line.message.facts.get("call") == "call-flor"
        }
        assert f"seat-{answer_key(exercise).answer}" in sung


@pytest.mark.rule("TRU-SIX-01", "TRU-EIG-02", "TRU-GAL-04")
@pytest.mark.parametrize("level", LEVELS)
def test_the_opponent_at_a_larger_table_is_of_the_other_side(level):
    tables = set()
    for seed in SEEDS:
        exercise = generate("TR-15", "next", seed, level)
        players = next(row.value for row in exercise.scene.rows if row.id == "players")
        seat = seat_names(players, players != 3).index(answer_key(exercise).answer)
        if exercise.prompt.key == "prompt-table-duel":
            assert "you" not in {item.id for item in exercise.schema.items}
            assert side_of(seat) == 1
            assert (seat == players // 2) == (players == 6)
            tables.add(players)
    assert 6 in tables


@pytest.mark.rule("TRU-SIX-05", "TRU-SIX-06", "TRU-SIX-07")
@pytest.mark.parametrize("level", LEVELS)
def test_a_duel_brings_no_more_than_its_cap(level):
    capped = 0
    for seed in SEEDS:
        exercise = generate("TR-15", "score", seed, level)
        key = answer_key(exercise)
        assert sum(points for _, points in key.breakdown) == key.answer
        rounds = [row.value.key for row in exercise.scene.rows if row.id == "round"]
        if rounds == ["glossary-truco-pica"]:
            assert key.answer in (6, 12)
            capped += 1
    assert capped


@pytest.mark.rule("TRU-TRU-02", "TRU-TRU-07")
@pytest.mark.parametrize("level", LEVELS)
def test_the_least_card_is_the_weakest_of_those_that_bring_as_much(level):
    outcomes = set()
    for seed in SEEDS:
        exercise = generate("TR-03", "play", seed, level)
        played = [play.card for play in exercise.scene.plays]
        before = {"prompt-least": [], "prompt-least-second": [1]}
        known = before[exercise.prompt.key]

        def worth(card, played=played, known=known):
            best = {side_of(place + 1) for place in trick_leaders((*played, card))}
            trick = best.pop() if len(best) == 1 else None
            # The learner, seat 0, plays as the fourth, who is last.
            return hand_winner([*known, trick], 1) if known else trick

        result = {str(card): worth(card) for card in exercise.scene.hand}
        top = 0 if 0 in result.values() else None if None in result.values() else 1
        good = [card for card in exercise.scene.hand if result[str(card)] == top]
        assert answer_key(exercise).answer == str(min(good, key=strength))
        outcomes.add((top, exercise.prompt.key))
    assert len(outcomes) == (2 if level < 3 else 3)


CALL = re.compile("(?:real )?envido")


@pytest.mark.rule("TRU-ENV-05", "TRU-ENV-09")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_calls_that_a_prompt_names_are_worth_the_points_it_states(level, lang):
    named = set()
    for seed in SEEDS:
        with use_language(lang):
            prompt = public(generate("TR-16", "call", seed, level))["prompt"]
        calls = tuple(item.replace(" ", "-") for item in CALL.findall(prompt))
        assert envido_stake(calls) == tuple(map(int, re.findall(r"\d+", prompt)))
        named.add(calls)
    assert len(named) == level


def test_the_rule_of_a_hand_depends_on_which_tricks_were_tied():
    met = set()
    for seed in range(200):
        exercise = generate("TR-03", "score", seed, 2)
        results = [trick_side(*group.cards) for group in exercise.scene.groups]
        if answer_key(exercise).answer == "another":
            continue
        if None not in results:
            rule = "TRU-TRU-01"
        elif results[0] is not None:
            rule = "TRU-TRU-07"
        elif results[1] is not None:
            rule = "TRU-TRU-06"
        else:
            rule = "TRU-TRU-08" if results == [None] * 3 else "TRU-TRU-09"
        assert answer_key(exercise).rule == rule
        met.add(rule)
    assert len(met) == 5


def test_the_reason_of_a_raise_names_the_call_that_waits_for_an_answer():
    met = set()
    for seed in SEEDS:
        exercise = generate("TR-04", "call", seed, 3)
        key = answer_key(exercise)
        reason = "open" if exercise.scene.lines else "first"
        if "quiero" in key.answer:
            reason = "pending"
        elif len(key.answer) == 1 and key.answer[0] not in ("truco", "retruco", "vale-cuatro"):
            reason = "silent"
        assert key.why.key == f"why-raise-{reason}"
        met.add(reason)
    assert met == {"open", "pending", "silent"}


def test_each_flor_that_is_paid_counts_three_points():
    counts = set()
    for seed in SEEDS:
        for level in LEVELS:
            for part, points in answer_key(generate("TR-13", "score", seed, level)).breakdown:
                if part.key == "breakdown-flor-each":
                    assert points == 3 * part.facts["count"]
                    counts.add(points)
    assert len(counts) > 1


@pytest.mark.rule("TRU-ENV-01")
def test_three_cards_of_one_suit_are_counted_for_an_envido_where_no_flor_is_played():
    assert not Envido().read(hand="7o 6o 5o")[1].flor
    assert Envido().read(hand="7o 6o 5c")[1].flor


@pytest.mark.rule("TRU-GAL-04")
def test_the_score_before_a_hand_of_the_gallo_is_far_from_the_end():
    positions = [Pair().draw(random.Random(seed), 2, CON_FLOR) for seed in range(400)]
    assert {score for score, _ in positions} == set(range(21))
    assert {won for _, won in positions} == {1, 2, 3, 4}


@pytest.mark.rule("TRU-FLOR-13")
@pytest.mark.parametrize("level", LEVELS)
def test_only_the_first_call_of_a_flor_is_put_to_a_learner_without_one(level):
    positions = [AnswerFlor().draw(random.Random(seed), level, CON_FLOR) for seed in range(400)]
    without = [position for position in positions if not position.has_flor]
    assert all(len(position.history) == 1 for position in without)
    assert without or all(len(position.history) > 1 for position in positions)


@pytest.mark.parametrize(
    ("hand", "reason"),
    [("5o 6o 7o", "why-guess-flor"), ("5o 6o 7c", "why-guess-no-flor")],
)
@pytest.mark.rule("TRU-FLOR-01")
def test_a_guess_whether_a_hand_is_a_flor_explains_the_answer(hand, reason):
    assert ask("truco", "flor", hand=hand).key.why.key == reason


@pytest.mark.rule("TRU-TRU-18")
def test_the_hint_of_leaving_points_at_the_last_call():
    question = ask("truco", "fold", history="truco quiero retruco")
    assert question.key.highlight == (question.scene.lines[-1].id,)
