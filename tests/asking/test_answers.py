"""Tests of answers that pages send: how they are read, refused, graded, and replied to."""

import re

import pytest

from cartes_lib.asking import (
    LEVELS,
    AnswerError,
    answer_key,
    exercise_kinds,
    generate,
    grade,
    hints,
)
from cartes_lib.asking.answer_texts import answer_text
from cartes_lib.asking.balco.throws import TRIVIAL_SHARE as THROWS_TRIVIAL
from cartes_lib.asking.botifarra.legal import TRIVIAL_SHARE
from cartes_lib.asking.error_texts import answer_error_text
from cartes_lib.asking.registry import rules_of
from cartes_lib.asking.render import message_text, public, public_grade, public_hint
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES, card_name, format_message, use_language
from cartes_lib.rulebook import rules
from cartes_lib.seats import seat_names

LEGAL = generate("BO-04", "legal", 5, 2)
ORDER = generate("BO-01", "order", 5, 1)
VALUE = generate("BO-01", "value", 5, 1)
NEXT = generate("BO-03", "next", 5, 1)
SPOT = generate("BO-03", "spot", 5, 1)
SETUP = generate("BA-02", "setup", 7, 1)
SOME = range(60)
"""The seeds with which a test measures a frequency."""


@pytest.mark.parametrize(
    ("exercise", "answer", "reason"),
    [
        (LEGAL, "9o", "wrong-form"),
        (LEGAL, [1], "wrong-form"),
        (LEGAL, None, "wrong-form"),
        (LEGAL, [], "incomplete"),
        (LEGAL, ["99z"], "unknown-item"),
        (LEGAL, [LEGAL.schema.items[0].id] * 2, "unknown-item"),
        (ORDER, [ORDER.schema.items[0].id], "incomplete"),
        (VALUE, "5", "wrong-form"),
        (VALUE, True, "wrong-form"),
        (VALUE, 5.0, "wrong-form"),
        (VALUE, 10**9, "out-of-range"),
        (VALUE, -1, "out-of-range"),
        (NEXT, "nobody", "unknown-item"),
        (NEXT, {"you": "you"}, "wrong-form"),
        (SPOT, "1", "wrong-form"),
        (SPOT, {"line": "1"}, "incomplete"),
        (SPOT, {"line": "1", "law": "BOT-PLAY-02", "more": "1"}, "unknown-item"),
        (SPOT, {1: "1"}, "wrong-form"),
        (SPOT, {"line": "99", "law": "BOT-PLAY-02"}, "unknown-item"),
    ],
)
def test_an_answer_that_does_not_fit_is_refused_with_a_reason(exercise, answer, reason):
    with pytest.raises(AnswerError) as caught:
        grade(exercise, answer)
    assert caught.value.reason == reason
    assert answer_error_text(caught.value)


def test_missing_and_superfluous_items_get_messages_of_their_own():
    right = answer_key(LEGAL).answer
    wrong = next(item.id for item in LEGAL.schema.items if item.id not in right)
    result = grade(LEGAL, [wrong, *right[1:]])
    assert (result.ok, result.missed, result.extra) == (False, right[:1], (wrong,))


def test_the_order_in_which_cards_are_picked_does_not_matter():
    assert grade(LEGAL, list(answer_key(LEGAL).answer)[::-1]).ok


def test_an_order_is_judged_at_its_first_wrong_place():
    right = list(answer_key(ORDER).answer)
    swapped = [right[0], right[2], right[1], *right[3:]]
    result = grade(ORDER, swapped)
    assert (result.missed, result.extra) == ((right[1],), (right[2],))


@pytest.mark.parametrize(
    ("lesson", "name"), [("BO-01", "order"), ("TR-02", "order"), ("BA-01", "order")]
)
def test_the_reason_for_a_wrong_order_names_the_card_that_belongs_at_the_marked_place(lesson, name):
    seen = 0
    for seed in SOME:
        exercise = generate(lesson, name, seed, 2)
        right = answer_key(exercise).answer
        # The second and third cards are in order, but one place too early.
        result = grade(exercise, [*right[1:3], right[0], *right[3:]])
        if result.misconception:
            continue
        assert result.extra == (right[1],)
        assert str(result.why.facts["card"]) == right[0]
        assert set(result.why.facts) == {"card"}
        seen += 1
    assert seen >= len(SOME) // 2


def test_a_number_comes_with_its_breakdown():
    result = grade(VALUE, answer_key(VALUE).answer)
    assert sum(value for _, value in result.breakdown) == answer_key(VALUE).answer


def test_a_log_is_judged_part_by_part():
    right = dict(answer_key(SPOT).answer)
    other = next(item for item in ("BOT-PLAY-01", "BOT-PLAY-09") if item != right["law"])
    assert grade(SPOT, {**right, "law": other}).extra == ("law",)


def test_a_wrong_part_names_the_things_in_wrong_places():
    right = answer_key(SETUP).answer
    places = dict(right["places"])
    first, second, *_ = places
    places[first], places[second] = places[second], places[first]
    assert right["places"] != places
    result = grade(SETUP, {**right, "places": places})
    assert set(result.extra) == {"places", f"places/{first}", f"places/{second}"}


@pytest.mark.parametrize(("lesson", "rules"), [("BO-04", "lliure"), ("BO-05", "obligada")])
def test_few_positions_have_one_legal_card_or_nothing_but_legal_cards(lesson, rules):
    exercises = [generate(lesson, "legal", seed, 2) for seed in SOME]
    sizes = [(len(answer_key(item).answer), len(item.schema.items)) for item in exercises]
    trivial = sum(legal in (1, count) for legal, count in sizes)
    assert trivial <= TRIVIAL_SHARE * len(exercises)


def test_most_positions_punish_a_wrong_idea():
    exercises = [generate("BO-04", "legal", seed, 2) for seed in SOME]
    assert sum(bool(answer_key(item).mistakes) for item in exercises) >= 0.75 * len(exercises)


BALCO = ["BA-03", "BA-05", "BA-06", "BA-07", "BA-08"]


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("lesson", BALCO)
def test_few_hands_of_balco_may_be_thrown_whole_or_not_at_all(lesson, level):
    exercises = [generate(lesson, "legal", seed, level) for seed in SOME]
    sizes = [(answer_key(item).answer, len(item.schema.items) - 1) for item in exercises]
    trivial = sum(legal == ("take",) or len(legal) == count for legal, count in sizes)
    assert trivial <= THROWS_TRIVIAL * len(exercises)


def test_a_wrong_duel_shows_the_card_that_wins():
    exercise = generate("BO-01", "duel", 5, 3)
    right = answer_key(exercise).answer
    wrong = next(item.id for item in exercise.schema.items if item.id != right)
    assert [str(card) for card in grade(exercise, wrong).counterexample] == [right]
    assert grade(exercise, right).counterexample == ()


def test_the_worked_answer_says_where_each_item_goes():
    exercise = generate("BA-01", "sort", 5, 1)
    text = public_hint(hints(exercise)[3], exercise)["worked"]["text"]
    assert text.count("sur l’échelle") + text.count("Sur l’échelle") >= 1
    assert all(card_name(item.card, by_number=True) in text for item in exercise.schema.items)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_worked_answer_continues_its_sentence_and_has_its_unit(lang):
    with use_language(lang):
        for lesson, kind in (("BO-15", "void"), ("TR-15", "next"), ("TR-17", "call")):
            exercise = generate(lesson, kind, 7)
            text = public_hint(hints(exercise)[3], exercise)["worked"]["text"]
            assert text[0].islower(), text
        points = generate("BO-17", "score", 7)
        text = public_hint(hints(points)[3], points)["worked"]["text"]
        unit = message_text(points.schema.unit)
        assert text.lower().endswith(unit.lower()), text


def test_a_zone_that_is_wrong_is_named_with_its_reason():
    exercise = generate("BO-05", "sort", 5, 2)
    right = dict(answer_key(exercise).answer)
    card = next(iter(right))
    wrong = {**right, card: "both" if right[card] == "neither" else "neither"}
    result = grade(exercise, wrong)
    assert result.extra == (card,)


def test_the_range_of_a_hint_contains_the_number_and_not_always_in_the_middle():
    places = set()
    for seed in SOME:
        exercise = generate("TR-05", "value", seed, 2)
        facts = hints(exercise)[2].message.facts
        answer = answer_key(exercise).answer
        assert facts["low"] <= answer <= facts["high"]
        places.add(answer - facts["low"])
    assert len(places) > 5


DECIMAL = re.compile(r"\d+[.,]\d+")
"""Matches a number with decimals, which a verdict may show even if a whole number was asked."""


@pytest.mark.parametrize(
    "seeds", [range(100), pytest.param(range(500), marks=pytest.mark.long)], ids=["first", "more"]
)
@pytest.mark.parametrize(
    ("lesson", "kind"), [(lesson, kind) for lesson in lessons() for kind in exercise_kinds(lesson)]
)
def test_the_range_of_a_hint_contains_the_figure_that_the_verdict_shows(lesson, kind, seeds):
    presets = tuple(rules_of(lesson, kind))
    numbers = 0
    for seed in seeds:
        preset = presets[seed // len(LEVELS) % len(presets)]
        exercise = generate(lesson, kind, seed, LEVELS[seed % len(LEVELS)], preset)
        is_number = exercise.schema.kind == "number"
        numbers += is_number
        # Where no level and no table asks for a number, no hint gives a range.
        if seed >= len(LEVELS) * len(presets) and not numbers:
            break
        narrowed, worked = hints(exercise)[2:]
        if "low" in narrowed.message.facts:
            low, high = (narrowed.message.facts[bound] for bound in ("low", "high"))
            assert exercise.schema.low <= low <= worked.answer <= high <= exercise.schema.high
            with use_language(LANGUAGES[seed % len(LANGUAGES)]):
                printed = message_text(worked.message)
            figures = [float(item.replace(",", ".")) for item in DECIMAL.findall(printed)]
            exact = [figure for figure in figures if abs(figure - worked.answer) <= 0.5]
            assert all(low <= item <= high for item in exact), (narrowed.message.facts, printed)


def test_the_hint_about_the_first_item_marks_only_that_item():
    for lesson, kind in (("BA-04", "seq"), ("TR-08", "seq")):
        for seed in range(40):
            exercise = generate(lesson, kind, seed, 2)
            assert hints(exercise)[2].highlight == answer_key(exercise).answer[:1]


def test_the_hint_on_a_small_estimate_leaves_four_numbers_at_most():
    small = [generate("TR-12", "odds", seed, 1) for seed in range(300)]
    small = [exercise for exercise in small if answer_key(exercise).answer < 6]
    assert small
    for exercise in small:
        facts = hints(exercise)[2].message.facts
        assert facts["high"] - facts["low"] <= 3


@pytest.mark.parametrize("lesson", ["BO-01", "TR-02", "BA-01"])
def test_cards_to_choose_between_are_shown_once(lesson):
    exercise = generate(lesson, "duel", 5, 1)
    assert [item for item in exercise.schema.items if item.card]
    assert exercise.scene.cards == ()


def test_where_a_shot_names_the_next_seat_the_turn_order_is_no_mistake():
    met = 0
    for seed in SOME:
        exercise = generate("BA-08", "next", seed, 3)
        key = answer_key(exercise)
        if key.why.key == "why-shot-target":
            met += 1
            assert "turn-left" not in key.mistakes
    assert met


def test_where_nobody_doubled_no_message_mentions_doubling_twice():
    met = 0
    for seed in SOME:
        key = answer_key(generate("BO-07", "score", seed, 3))
        if key.facts["times"] == 1:
            met += 1
            assert "multiplier-sum" not in key.mistakes
    assert met


def test_a_grade_points_to_the_source_of_its_rule():
    exercise = generate("BO-04", "legal", 3)
    result = grade(exercise, list(answer_key(exercise).answer))
    assert result.source == rules()[result.rule].source
    assert result.source.startswith("S2:")


def test_the_marked_card_of_a_duel_does_not_give_the_answer_away():
    for level in LEVELS:
        for seed in range(50):
            exercise = generate("BO-01", "duel", seed, level)
            ringed = hints(exercise)[1].highlight
            assert len(ringed) >= 2
            assert answer_key(exercise).answer in ringed


def test_most_duels_punish_a_comparison_by_number():
    for level in LEVELS:
        exercises = [generate("BO-01", "duel", seed, level) for seed in SOME]
        assert sum(bool(answer_key(item).mistakes) for item in exercises) > len(exercises) / 2


@pytest.mark.parametrize(("lesson", "kind"), [("BO-01", "value"), ("BO-09", "score")])
def test_the_bounds_of_a_small_number_are_close(lesson, kind):
    for seed in SOME:
        exercise = generate(lesson, kind, seed, 1)
        facts, answer = hints(exercise)[2].message.facts, answer_key(exercise).answer
        assert facts["low"] <= answer <= facts["high"]
        assert facts["high"] - facts["low"] <= max(2, 2 * answer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_separates_texts_with_commas_by_semicolons_and_drops_full_stops(lang):
    order, talk = generate("BO-08", "seq", 1, 2), generate("BO-12", "spot", 3, 3)
    with use_language(lang):
        texts = [item["text"] for item in public(order)["answer"]["items"]]
        message = answer_text(answer_key(order).answer, order)
        sorted_talk = answer_text(answer_key(talk).answer, talk)
    has_commas = any("," in text for text in texts)
    assert message.count(";") == (len(texts) - 1 if has_commas else 0)
    assert not re.search(r"\.\s?[”»]", sorted_talk)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_verdict_is_announced_with_the_right_answer_before_its_reason(lang):
    exercise = generate("BO-01", "duel", seed=7)
    right = answer_key(exercise).answer
    wrong = next(item.id for item in exercise.schema.items if item.id != right)
    with use_language(lang):
        for answer, begins in ((right, "grade-right"), (wrong, "grade-wrong")):
            shown = public_grade(grade(exercise, answer), exercise)
            parts = filter(None, [format_message(begins), shown["right"], shown["text"]])
            assert shown["announcement"] == " ".join(parts)
            assert bool(shown["right"]) == (answer == wrong)


@pytest.mark.parametrize(
    ("lesson", "kind"), [(lesson, kind) for lesson in lessons() for kind in exercise_kinds(lesson)]
)
def test_a_player_among_the_answers_has_the_seat_that_his_name_says(lesson, kind):
    for level in LEVELS:
        for seed in range(3):
            schema = generate(lesson, kind, seed, level).schema
            seated = {item.id: item.seat for item in schema.items if item.seat is not None}
            assert bool(seated) == bool(schema.seats)
            assert all(
                name
                in (*seat_names(schema.seats), *seat_names(schema.seats, False))[
                    seat :: schema.seats
                ]
                for name, seat in seated.items()
            )


def test_an_opponent_at_a_table_of_six_keeps_his_seat_where_the_learner_is_no_answer():
    shown = public(generate("TR-15", "next", 3))
    assert shown["answer"]["items"][0]["id"] == "right"
    assert shown["answer"]["items"][0]["seat"] == 1


def test_a_row_about_a_player_among_the_answers_has_his_seat_and_a_note():
    with use_language("en"):
        shown = public(generate("BO-08", "next", 1))
    (dealer,) = [row for row in shown["scene"]["rows"] if row["id"] == "dealer"]
    names = {item["text"]: item["seat"] for item in shown["answer"]["items"]}
    assert (dealer["note"], dealer["seat"]) == (dealer["label"], names[dealer["value"]])


def test_a_line_of_speech_is_marked_as_own_or_not_and_a_played_card_is_neither():
    with use_language("en"):
        calls = public(generate("TR-06", "score", 1, 3))["scene"]["lines"]
        played = public(SPOT)["scene"]["lines"]
    assert {line["own"] for line in calls} == {True, False}
    assert all(line["text"].startswith("You:") == line["own"] for line in calls)
    assert not any("own" in line for line in played)


def test_the_parts_of_an_answer_reach_the_page_in_order():
    shown = public(SPOT)["answer"]
    assert [part["id"] for part in shown["parts"]] == [name for name, *_ in SPOT.schema.parts]
