"""Tests of exercises about cards and calls of Truco: graded by the points that a choice costs."""

import random

import pytest

from cartes_lib.asking import ask, grade
from cartes_lib.asking.registry import answer_key, generate
from cartes_lib.asking.render import message_text, public, public_question
from cartes_lib.asking.truco.weighed_plays import NEAR, AnswerTruco, FirstCard, OwnTruco, truco_bank
from cartes_lib.messages import LANGUAGES, use_language
from cartes_lib.truco import CON_FLOR
from cartes_lib.truco.bots.reasons import reasons
from cartes_lib.truco.memory import remember

BANKS = pytest.mark.parametrize("name", ["cards", "answers", "calls"])
KINDS = pytest.mark.parametrize(
    "kind", [FirstCard(), AnswerTruco(), OwnTruco()], ids=lambda item: item.name
)


@BANKS
def test_the_choices_are_legal_for_seat_0(name):
    for position in truco_bank(name):
        assert set(position.averages) <= set(map(str, position.state.actions(0)))
        assert position.spread > NEAR


def test_each_card_of_the_hand_can_be_touched_also_one_of_two_equal_cards():
    for position in truco_bank("cards"):
        assert {*map(str, position.state.view(0).hand)} == {*position.averages}
    question = ask("truco", "first-card", of=4)
    assert {"3b", "3o"} == {question.key.answer, *question.key.accepted}


@KINDS
def test_on_500_seeds_the_reason_is_true_of_the_best_choice_alone(kind):
    # The seeds choose from the positions of a bank, and the odds of each take a while.
    drawn = [kind.draw(random.Random(seed), 1 + seed % 3, CON_FLOR) for seed in range(500)]
    for position in {id(position): position for position in drawn}.values():
        memory = remember(position.state, 0)
        by_name = {str(action): action for action in position.state.actions(0)}
        for choice in position.costly:
            key = position.reason(choice).key.removeprefix("coach-")
            assert key in {item.id for item in reasons(memory, by_name[position.best])}
            assert key not in {item.id for item in reasons(memory, by_name[choice])}


def test_the_best_answer_is_quiero_about_half_of_the_time():
    positions = [AnswerTruco().draw(random.Random(seed), 2, CON_FLOR).best for seed in range(400)]
    assert 160 <= positions.count("quiero") <= 240


def test_a_truco_of_ones_own_comes_after_the_first_trick_and_is_sometimes_best():
    positions = truco_bank("calls")
    assert all(position.state.view(0).results for position in positions)
    assert all("truco" in position.averages for position in positions)
    best = [position.best == "truco" for position in positions]
    assert 0.2 <= sum(best) / len(best) <= 0.8


def test_the_first_card_is_of_a_hand_without_flor():
    for position in truco_bank("cards"):
        assert len({card.suit for card in remember(position.state, 0).dealt}) > 1
        assert not position.state.view(0).results


@KINDS
def test_a_page_shows_no_card_of_the_other_hand(kind):
    for seed in range(40):
        position = kind.draw(random.Random(seed), 3, CON_FLOR)
        view = position.state.view(0)
        seen = {*map(str, remember(position.state, 0).known)}
        scene = public(kind.ask(position, CON_FLOR))["scene"]
        groups = scene.get("groups", ())
        hand = scene.get("hand") or next(item["cards"] for item in groups if item["id"] == "hand")
        shown = {
            *hand,
            *(play["card"] for play in scene.get("plays", ())),
            *(card for group in groups for card in group["cards"]),
        }
        assert shown <= seen
        assert set(hand) == set(map(str, view.hand))


def test_an_earlier_trick_has_the_card_of_the_learner_first():
    for position in truco_bank("answers"):
        view = position.state.view(0)
        groups = public(AnswerTruco().ask(position, CON_FLOR))["scene"].get("groups", ())
        tricks = [item["cards"] for item in groups if item["id"] != "hand"]
        for cards, trick in zip(tricks, view.tricks, strict=False):
            assert cards[0] == str(next(play.card for play in trick if play.seat == 0))


@pytest.mark.parametrize("kind", ["play", "call"])
def test_a_choice_near_the_best_is_right_and_a_costly_one_is_not(kind):
    for seed in range(20):
        exercise = generate("TR-17", kind, seed, 2)
        means = {item.id: item.mean for item in answer_key(exercise).choice_values}
        for choice, mean in means.items():
            assert grade(exercise, choice).ok == (max(means.values()) - mean <= NEAR)


@BANKS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_against_a_choice_is_a_sentence(lang, name):
    with use_language(lang):
        for position in truco_bank(name):
            assert all(
                message_text(position.reason(item)).endswith(".") for item in position.costly
            )


def test_a_card_or_the_own_truco_is_chosen_by_its_name_beside_the_hand():
    for number in range(len(truco_bank("calls"))):
        question = public_question(ask("truco", "own-truco", of=number))
        *cards, call = question["answer"]["items"]
        assert call["id"] == "truco"
        assert all(item["text"] and not item.get("card") for item in (*cards, call))
        shown = question["scene"].get("hand") or question["scene"]["groups"][-1]["cards"]
        assert {item["id"] for item in cards} <= set(shown)
