"""Tests of Botifarra's exercises: faults in a record, misconceptions, reasons, costs of a card."""

import random
from collections import Counter
from dataclasses import replace
from statistics import mean

import pytest

from cartes_lib.asking import LEVELS, answer_key, generate, goal_for, grade
from cartes_lib.asking.botifarra.dealt_around import dealt_around
from cartes_lib.asking.botifarra.faults import recorded, recorded_clean
from cartes_lib.asking.botifarra.legal import LAW_OF, LAWS_OF
from cartes_lib.asking.botifarra.penalties import stakes
from cartes_lib.asking.botifarra.samples import NEAR, SAMPLES, bank
from cartes_lib.asking.botifarra.tables import TABLES
from cartes_lib.asking.render import message_text, public
from cartes_lib.botifarra import LLIURE, OBLIGADA, PRESETS, legal_cards
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import strength, trick_winner
from cartes_lib.cards import Suit, cards
from cartes_lib.tricks import Play, trick

SEEDS = range(60)


def cards_and_trick(exercise):
    """The hand, the trick and the trump that an exercise shows; None if there is no trump."""
    scene = exercise.scene
    trump = scene.trump if isinstance(scene.trump, Suit) else None
    return scene.hand, tuple(Play(play.seat, play.card) for play in scene.plays), trump


@pytest.mark.parametrize("level", [2, 3])
def test_a_log_proves_one_fault_and_no_other(level):
    for seed in range(200):
        exercise = generate("BO-03", "spot", seed, level)
        answer = answer_key(exercise).answer
        if answer["law"] != "BOT-PLAY-09":
            continue
        facts = [line.message.facts for line in exercise.scene.lines]
        first, second = facts[:4], facts[4:]
        remaining = {item["seat"]: item["card"] for item in second}
        seats = {row["seat"]: at for at, row in enumerate(first)}
        before, proven = (), []
        for number, entry in enumerate(first, 1):
            known = (entry["card"], remaining[entry["seat"]])
            if entry["card"] not in legal_cards(known, before, exercise.scene.trump, LLIURE):
                proven.append(str(number))
            before = (*before, Play(seats[entry["seat"]], entry["card"]))
        assert proven == [answer["line"]]


@pytest.mark.parametrize("variant", sorted(LAWS_OF))
def test_a_record_breaks_each_law_of_its_variant_as_often_as_the_others(variant):
    rng, rules = random.Random(1), PRESETS[variant]
    broken = []
    for _ in range(30 * len(LAWS_OF[variant])):
        record = recorded(rng, variant, 2)
        illegal = [at for at in range(8) if not record.verdict_on(at, rules).legal]
        assert illegal[0] == record.wrong
        assert LAW_OF[record.verdict_on(record.wrong, rules).reason] == record.law
        broken.append(record.law)
    for law in LAWS_OF[variant]:
        assert 20 <= broken.count(law) <= 40


def test_a_record_without_a_fault_has_only_cards_that_the_rules_allow():
    rng = random.Random(1)
    for _ in range(40):
        record = recorded_clean(rng, "obligada", 3)
        assert (record.wrong, record.law, record.verdict.legal) == (-1, "", True)
        assert all(record.verdict_on(at, OBLIGADA).legal for at in range(12))


@pytest.mark.rule("BOT-PLAY-04")
def test_the_winner_of_a_recorded_trick_leads_to_the_next():
    rng = random.Random(3)
    for _ in range(40):
        record = recorded_clean(rng, "obligada", 3)
        first, second = record.plays[:4], record.plays[4:8]
        assert second[0].seat == trick_winner(first, record.trump, OBLIGADA)
        assert record.plays[8].seat == trick_winner(second, record.trump, OBLIGADA)


@pytest.mark.parametrize(
    ("level", "trump", "doublings"),
    [
        (1, True, ["none"]),
        (1, False, ["none"]),
        (2, True, ["none", "contro"]),
        (2, False, ["none", "contro"]),
        (3, True, ["none", "contro", "recontro", "sant-vicenc"]),
        (3, False, ["none", "contro", "recontro"]),
    ],
)
def test_a_fault_is_doubled_further_at_higher_levels(level, trump, doublings):
    results = [stakes(random.Random(seed), level, trump) for seed in SEEDS]
    assert {contract for contract, _ in results} == {"suit" if trump else "botifarra"}
    shares = [[name for _, name in results].count(doubling) for doubling in doublings]
    assert sum(shares) == len(SEEDS)
    assert min(shares) > 0.5 * len(SEEDS) / len(doublings)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("lesson", ["BO-04", "BO-05"])
def test_the_mistake_of_the_other_variant_plays_by_that_variant(lesson, level):
    met = 0
    for rules, name, other in (
        ("lliure", "legal-plays-obligada", OBLIGADA),
        ("obligada", "legal-plays-lliure", LLIURE),
    ):
        for seed in SEEDS:
            exercise = generate(lesson, "legal", seed, level, rules)
            wrong = answer_key(exercise).mistakes.get(name)
            if wrong is not None:
                met += 1
                allowed = legal_cards(*cards_and_trick(exercise), other)
                assert wrong == tuple(map(str, allowed))
    assert met


@pytest.mark.parametrize("rules", ["obligada", "lliure", "intermedia"])
def test_the_duty_to_win_is_named_only_where_the_player_can_win(rules):
    met = 0
    for seed in SEEDS:
        exercise = generate("BO-05", "legal", seed, 1, rules)
        key = answer_key(exercise)
        if "legal-need-not-beat" in key.mistakes:
            met += 1
            assert set(key.mistakes["legal-need-not-beat"]) > set(key.answer)
            assert key.rule[-2:] in ("04", "06")
    assert met


def test_a_ruff_is_not_explained_by_the_rank_of_the_nine_and_the_ace():
    for seed in SEEDS:
        exercise = generate("BO-03", "duel", seed, 3)
        assert "trick-by-number" not in answer_key(exercise).mistakes


def test_the_mistake_of_ranking_by_number_involves_a_nine_or_an_ace():
    named = 0
    for seed in SEEDS:
        exercise = generate("BO-03", "duel", seed, 1)
        key = answer_key(exercise)
        if "trick-by-number" in key.mistakes:
            named += 1
            best = key.facts["best"]
            assert card_points(best) >= 4
            assert strength(best) == max(strength(play.card) for play in exercise.scene.plays)
    assert named


def test_a_point_card_is_offered_only_under_the_partner():
    met = 0
    for seed in SEEDS:
        exercise = generate("BO-05", "sort", seed, 2)
        key = answer_key(exercise)
        for card, zone in key.answer.items():
            if zone == "lliure-only":
                met += 1
                text = message_text(key.faults[card])
                assert ("carte à points" in text) == (key.rule[-2:] in ("02", "03"))
    assert met


@pytest.mark.parametrize("level", [2, 3])
def test_points_that_are_scored_are_explained_from_what_is_above_36(level):
    for seed in SEEDS:
        exercise = generate("BO-07", "score", seed, level)
        key = answer_key(exercise)
        assert key.why.facts["above"] * key.why.facts["times"] == key.answer
        assert str(key.why.facts["above"]) in message_text(key.why)


@pytest.mark.parametrize("name", ["leads", "contracts"])
def test_a_bank_weighs_every_choice_with_its_error(name):
    for weighed in bank(name):
        known = set(map(str, weighed.hand)) if name == "leads" else {*weighed.averages}
        assert set(weighed.averages) == known
        assert len(weighed.hand) == 12
        assert all(0 < error < 3 for _, error in weighed.averages.values())


@pytest.mark.parametrize(("lesson", "name"), [("BO-14", "leads"), ("BO-06", "contracts")])
def test_a_choice_is_right_exactly_where_it_costs_no_more_than_chance(lesson, name):
    for seed in range(20):
        exercise = generate(lesson, "play", seed, 2)
        means = {item.id: item.mean for item in answer_key(exercise).choice_values}
        best = max(means.values())
        for item in exercise.schema.items:
            result = grade(exercise, item.id)
            assert result.ok == (best - means[item.id] <= NEAR[name])
            assert [item.id for item in result.choice_values] == sorted(
                means, key=lambda item: -means[item]
            )


def test_the_goal_for_leads_bounds_the_mean_loss():
    goal = goal_for("BO-14", "play")
    most = max(weighed.spread for weighed in bank("leads"))
    worst = (goal.right * NEAR["leads"] + (goal.of - goal.right) * most) / goal.of
    assert worst <= goal.mean_loss
    assert SAMPLES == 200


def test_each_fact_is_true_at_one_table_only():
    facts = [fact for facts in TABLES.values() for fact in facts]
    assert len(facts) == len(set(facts))


@pytest.mark.rule("BOT-IND4-06")
@pytest.mark.rule("BOT-IND3-02")
def test_a_player_who_plays_alone_notes_what_is_above_or_below_his_share():
    signs = set()
    for seed in range(60):
        exercise = generate("BO-13", "score", seed, 1)
        rows = {row.id: row.value for row in exercise.scene.rows}
        assert answer_key(exercise).answer == rows["points"] - 18
        signs.add(answer_key(exercise).answer > 0)
    assert signs == {True, False}


CASES_OF_LAW = {
    "follow": {"PLAY-09"},
    "beat": {"LL-04", "OB-04"},
    "ruff": {"LL-06", "OB-06"},
    "lowest": {"OB-05", "OB-07", "OB-08"},
    "point-or-lowest": {"OB-02", "OB-03"},
}
"""Last parts of the ids of the rules that make a player follow, beat, ruff or play low.

The key names the case.
"""


@pytest.mark.rule("BOT-PLAY-09")
@pytest.mark.parametrize(("lesson", "rules"), [("BO-04", "lliure"), ("BO-05", "obligada")])
def test_the_quoted_rule_is_the_one_that_forbids_the_card(lesson, rules):
    asked = set()
    for seed in SEEDS:
        for level in LEVELS:
            key = answer_key(generate(lesson, "why", seed, level, rules))
            assert key.rule.removeprefix("BOT-").removeprefix("LEG-") in CASES_OF_LAW[key.answer]
            asked.add(key.answer)
    assert asked == {law for law in CASES_OF_LAW if rules == "obligada" or "lowest" not in law}


def test_a_low_trump_costs_a_third_of_a_point_as_the_lesson_on_leads_says():
    low = set(map(str, range(2, 9)))
    costs = [
        position.behind(lead)
        for position in bank("leads")
        for lead in position.averages
        if lead[:-1] in low and lead[-1] == position.contract[0]
    ]
    assert mean(costs) == pytest.approx(1 / 3, abs=0.05)


def test_the_mistakes_about_the_other_pile_forget_tricks_or_count_the_wrong_pile():
    met = set()
    for seed in SEEDS:
        exercise = generate("BO-02", "score", seed, 3)
        (group,) = exercise.scene.groups
        points = sum(card_points(card) for card in group.cards)
        own = points + len(group.cards) // 4
        wrong = {"pile-own": own, "pile-sixty": 60 - own, "value-trick-forgotten": 72 - points}
        key = answer_key(exercise)
        assert key.answer == 72 - own
        assert key.mistakes.items() <= wrong.items()
        met |= set(key.mistakes)
    assert met == set(wrong)


def test_a_question_about_the_longest_suit_shows_the_hand():
    asked = [generate("BO-06", "call", seed, level) for level in LEVELS for seed in range(60)]
    about = [item for item in asked if item.prompt.facts["want"] == "want-longest"]
    assert about
    for exercise in about:
        (group,) = public(exercise)["scene"]["groups"]
        suits = Counter(name[-1] for name in group["cards"])
        assert len(group["cards"]) == 12
        answer = answer_key(exercise).answer
        longest = suits.most_common(1)[0][0]
        assert answer in (Suit.from_letter(longest).name.lower(), "impossible")


def test_earlier_tricks_are_dealt_in_the_order_of_cards_of_the_table():
    rules = replace(LLIURE, card_order="three-second")
    for seed in range(50):
        state = dealt_around(
            cards("9o 3c 4c"), trick("2o 5o", leader=2), None, rules, random.Random(seed)
        )
        assert state is not None
        assert state.view(0).hand == cards("9o 3c 4c")
