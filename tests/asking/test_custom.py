"""Tests of questions about custom positions: asked and graded like generated questions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartes_lib.asking import (
    ExerciseError,
    answer_key,
    custom_kinds,
    custom_position,
    generate,
    grade,
)
from cartes_lib.asking.custom import CustomPosition
from cartes_lib.asking.error_texts import exercise_error_text
from cartes_lib.asking.registry import kind_of, kinds, position_of
from cartes_lib.asking.render import public
from cartes_lib.botifarra import PRESETS, legal_cards
from cartes_lib.cards import cards
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.messages import LANGUAGES, use_language
from cartes_lib.tricks import Play


def custom(lesson, kind, rules=None, **fields):
    return generate(lesson, kind, 0, 1, rules, custom_position(lesson, kind, fields))


def right(exercise):
    answer = answer_key(exercise).answer
    return list(answer) if isinstance(answer, tuple) else answer


ASKED = [
    (
        ("BO-05", "legal"),
        {"trick": "2o 3o", "hand": "1o 4c 9b 12o", "trump": "oros"},
        ["1o", "12o"],
    ),
    (("BO-05", "legal", "lliure"), {"trick": "2o", "hand": "4c 9b", "trump": "copas"}, ["4c"]),
    (("BO-03", "duel"), {"trick": "2o 3o 9c 1o", "trump": "copas"}, "9c"),
    (("BO-03", "duel"), {"trick": "2o 3o 9c 1o", "trump": "none"}, "1o"),
    (("TR-05", "value"), {"hand": "7e 5e 12b"}, 32),
    (("TR-05", "value", "con-flor"), {"hand": "7e 5c 12b"}, 7),
    (("TR-02", "duel"), {"pair": "7e 1c"}, "7e"),
    (("TR-02", "duel"), {"pair": "3e 3b"}, "tie"),
    (("BA-07", "legal"), {"pile": "9o", "hand": "3e 10b 1c"}, ["1c", "10b"]),
    (("BA-07", "legal"), {"pile": "7o", "hand": "3e 8b 10c"}, ["3e"]),
    (("BA-07", "legal"), {"pile": "1o", "hand": "3e 8b 10c"}, ["take"]),
    # With several cards in the pile, the engine computes the condition after the last throw.
    (("BA-07", "legal"), {"pile": "3o 9o", "hand": "8e 10b 1c"}, ["1c", "10b"]),
    (("BA-07", "legal"), {"pile": "9o 2c", "hand": "3e 10b"}, ["3e", "10b"]),
    (("BA-07", "legal"), {"pile": "9o 2c 4c", "hand": "3e 5b"}, ["5b"]),
    (("BA-07", "legal"), {"pile": "7o 4c", "hand": "3e 8b 10c"}, ["10c", "8b"]),
    (("BA-07", "legal"), {"pile": "5c 7o 7c", "hand": "3e 8b 10c"}, ["3e"]),
    (("BA-07", "legal"), {"pile": "9o 1c 2c 7e", "hand": "3e 8b"}, ["3e"]),
    # A joker counts as the number that it was thrown as, with the effect of that number.
    (("BA-07", "legal"), {"pile": "9o J1=12", "hand": "11e 1c 10b"}, ["1c", "10b"]),
    (("BA-07", "legal"), {"pile": "J1=7", "hand": "3e 8b"}, ["3e"]),
    (("BA-07", "legal"), {"pile": "9o J1=2", "hand": "3e 10b"}, ["3e", "10b"]),
]


@pytest.mark.parametrize(("asked", "fields", "answer"), ASKED)
def test_the_engine_asks_and_answers_about_a_custom_position(asked, fields, answer):
    exercise = custom(*asked, **fields)
    assert right(exercise) == answer
    assert grade(exercise, answer).ok
    assert exercise.position
    # The exercise is saved as one line, from which it is restored.
    rules = exercise.rules
    assert generate(exercise.lesson, exercise.kind, 0, 1, rules, exercise.position) == exercise
    shown = str(public(exercise))
    for layout in fields.values():
        assert all(f"'{card}'" in shown for card in layout.split() if card[0].isdigit())


def test_what_a_joker_of_the_pile_counts_as_is_shown_beside_it():
    scene = custom("BA-07", "legal", pile="3o J1=12", hand="1c").scene
    assert [(row.id, row.value) for row in scene.rows] == [("joker", 12)]
    assert scene.groups[0].cards == cards("3o J1")


def test_the_learner_plays_after_all_cards_of_the_custom_trick():
    for trick in ("2o", "2o 3o", "2o 3o 4o"):
        scene = custom("BO-05", "legal", trick=trick, hand="1o", trump="none").scene
        assert scene.turn == scene.you == 0
        assert [play.seat for play in scene.plays] == list(range(4 - len(scene.plays), 4))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "fields", "reason"),
    [
        (("BO-05", "legal"), {"trick": "", "hand": "1o", "trump": "oros"}, "count"),
        (("BO-05", "legal"), {"trick": "2o 3o 4o 5o", "hand": "1o", "trump": "oros"}, "count"),
        (("BO-05", "legal"), {"trick": "2o", "hand": "", "trump": "oros"}, "count"),
        (("BO-05", "legal"), {"trick": "2o", "hand": "2o", "trump": "oros"}, "twice"),
        (("BO-05", "legal"), {"trick": "2o", "hand": "4o 4o", "trump": "oros"}, "twice"),
        (("BO-05", "legal"), {"trick": "13o", "hand": "4o", "trump": "oros"}, "card"),
        (("BO-05", "legal"), {"trick": "J1", "hand": "4o", "trump": "oros"}, "pack"),
        (("BO-05", "legal"), {"trick": "2o", "hand": "4o", "trump": "rojo"}, "trump"),
        (("BO-05", "legal"), {"trick": 7, "hand": "4o", "trump": "oros"}, "position"),
        (("BO-05", "legal"), {"trick": "2o", "hand": "4o; x 1"}, "position"),
        (("BO-05", "legal"), {"trick": "2o", "hand": "4o " * 99}, "position"),
        (("BO-03", "duel"), {"trick": "2o 3o 4o"}, "exactly"),
        (("TR-05", "value"), {"hand": "7e 8e 1b"}, "pack"),
        (("TR-05", "value", "con-flor"), {"hand": "7e 5e 1e"}, "flor"),
        (("TR-02", "duel"), {"pair": "7e"}, "exactly"),
        (("BA-07", "legal"), {"pile": "10o", "hand": "3e"}, "cleared"),
        (("BA-07", "legal"), {"pile": "5o 5c 5e 5b", "hand": "3e"}, "cleared"),
        (("BA-07", "legal"), {"pile": "3o 10c 4c", "hand": "3e"}, "cleared"),
        (("BA-07", "legal"), {"pile": "9o 3c", "hand": "3e"}, "under"),
        (("BA-07", "legal"), {"pile": "7o 8c", "hand": "3e"}, "under"),
        (("BA-07", "legal"), {"pile": "1o 3c", "hand": "3e"}, "under"),
        # Two sevens thrown together bind two players; one after the other, they bind only one.
        (("BA-07", "legal"), {"pile": "7o 7c 4c", "hand": "3e"}, "sevens"),
        (("BA-07", "legal"), {"pile": "", "hand": "3e"}, "count"),
        (
            ("BA-07", "legal"),
            {"pile": "3o 4o 5o 6o 8o 9o 11o 12o 2o 2c 3c 4c 5c", "hand": "3e"},
            "count",
        ),
        (("BA-07", "legal"), {"pile": "3o 3e", "hand": "3e"}, "twice"),
        (("BA-07", "legal"), {"pile": "J1", "hand": "3e"}, "joker"),
        (("BA-07", "legal"), {"pile": "J1=13", "hand": "3e"}, "card"),
        (("BA-07", "legal"), {"pile": "J1=10", "hand": "3e"}, "cleared"),
        (("BA-07", "legal"), {"pile": "9o J1=3", "hand": "3e"}, "under"),
        (("BA-07", "legal"), {"pile": "J1=5 J1=6", "hand": "3e"}, "twice"),
        (("BA-07", "legal"), {"pile": "9o", "hand": "J1=4"}, "card"),
        (("BA-07", "legal"), {"pile": "9o", "hand": "J2"}, "pack"),
        (("BO-06", "legal"), {"hand": "3e"}, "unknown-exercise"),
        (("BO-05", "legal", "x"), {"trick": "2o", "hand": "4o"}, "unknown-rules"),
    ],
)
def test_an_impossible_custom_position_is_refused_with_a_sentence(lang, asked, fields, reason):
    with pytest.raises(ExerciseError) as refused:
        custom(*asked, **fields)
    assert refused.value.reason == reason
    with use_language(lang):
        message = exercise_error_text(refused.value)
    assert message[0].isupper() or message[0] in "“«"
    assert "{" not in message


@pytest.mark.rule("BAL-LEG-02")
def test_a_pile_in_a_wrong_order_names_the_card_and_the_one_just_below_it():
    with pytest.raises(ExerciseError) as refused:
        custom("BA-07", "legal", pile="6o 8c 3e", hand="4e")
    assert refused.value.reason == "under"
    assert {name: str(card) for name, card in refused.value.facts.items()} == {
        "card": "3e",
        "below": "8c",
    }


@given(st.text(max_size=60), st.sampled_from([(kind.lesson, kind.kind) for kind in custom_kinds()]))
def test_an_invalid_saved_position_is_refused(text, which):
    try:
        exercise = generate(*which, 0, 1, None, text)
    except ExerciseError:
        return
    assert not text or exercise.position == text


def test_a_random_exercise_has_no_custom_position():
    exercise = generate("BO-05", "legal", 7)
    assert exercise.position == ""
    with pytest.raises(ExerciseError):
        generate("BO-04", "why", 0, 1, None, "hand 1o")


@pytest.mark.rule("BOT-LEG-OB-04")
@given(st.permutations(list(cards("1o 9o 12o 2c 4c 9c 12c 1e 3e 9e 5b 12b"))), st.integers(1, 3))
def test_the_cards_that_are_allowed_are_those_of_the_engine(pack, played):
    trick, hand = pack[:played], pack[played : played + 6]
    exercise = custom(
        "BO-05",
        "legal",
        trick=" ".join(map(str, trick)),
        hand=" ".join(map(str, hand)),
        trump="none",
    )
    plays = tuple(Play(4 - played + at, card) for at, card in enumerate(trick))
    allowed = legal_cards(tuple(sorted(hand)), plays, None, PRESETS["obligada"])
    assert right(exercise) == [str(card) for card in allowed]


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_kind_without_a_form_refuses_a_teachers_cards(game):
    able = {(item.lesson, item.kind) for item in custom_kinds()}
    nothing = CustomPosition({}, None, 0)
    for name in kinds(game):
        asked = kind_of(game, name)
        if any((place.lesson, place.name) in able for place in asked.exercises):
            continue
        preset = asked.exercises[0].presets[0]
        with pytest.raises(ExerciseError) as refused:
            asked.ask_custom(nothing, preset)
        assert refused.value.reason == "unknown-exercise", name


def test_a_custom_position_was_not_drawn():
    (lesson, kind), fields, _ = ASKED[0]
    with pytest.raises(ExerciseError, match="position"):
        position_of(custom(lesson, kind, **fields))
