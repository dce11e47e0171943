"""Tests of the guesses of lessons: the engine asks, knows the answer, and explains it."""

import ast
import json
import re
from pathlib import Path

import pytest

from cartes_lib.asking import (
    LEVELS,
    QuestionError,
    ask,
    ask_random,
    exercise_kinds,
    kinds,
    pass_question,
    reply,
)
from cartes_lib.asking.errors import AnswerError
from cartes_lib.asking.registered import SOURCES
from cartes_lib.asking.render import plain_answer, public_question, public_reply
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.rulebook import rules

FILES = sorted((Path(__file__).parent / "examples").glob("*.txt"))
EXAMPLE = re.compile(r"([\w-]+)\((.*)\) -> (.*)")


def examples(file):
    """The examples of a game, one per line: kind, position and answer."""
    for line in file.read_text("utf-8").splitlines():
        kind, position, answer = EXAMPLE.fullmatch(line).groups()
        given = ast.parse(f"ask({position})", mode="eval").body.keywords
        yield kind, {item.arg: ast.literal_eval(item.value) for item in given}, answer


EXAMPLES = [
    (file.stem, kind, position, ast.literal_eval(answer))
    for file in FILES
    for kind, position, answer in examples(file)
]
NAMES = [f"{game}-{kind}-{answer}" for game, kind, _, answer in EXAMPLES]


@pytest.mark.parametrize(("game", "kind", "position", "answer"), EXAMPLES, ids=NAMES)
def test_a_question_is_answered_by_the_engine(game, kind, position, answer):
    assert ask(game, kind, **position).key.answer == answer


@pytest.mark.parametrize(("game", "kind", "position", "answer"), EXAMPLES, ids=NAMES)
def test_a_question_has_words_for_all_and_a_rule_that_exists(game, kind, position, answer):
    question = ask(game, kind, **position)
    shown, given_up = public_question(question), public_reply(pass_question(question))
    is_asked = "?" in shown["prompt"] or shown["prompt"].endswith(".")
    assert is_asked or shown["answer"]["kind"] not in ("choice", "number")
    assert given_up["title"]
    assert given_up["text"]
    assert question.key.rule in rules() or (kind == "word" and not question.key.rule)
    right = reply(question, plain_answer(question.key.answer))
    assert public_reply(right)["ok"] is True
    json.dumps([shown, given_up])


@pytest.mark.parametrize(("game", "kind", "position", "answer"), EXAMPLES, ids=NAMES)
def test_each_card_to_touch_is_in_the_scene(game, kind, position, answer):
    shown = public_question(ask(game, kind, **position))
    to_touch = {item["card"] for item in shown["answer"]["items"] if "card" in item}
    scene = shown["scene"]
    grouped = [card for group in scene.get("groups", ()) for card in group["cards"]]
    tricks = [scene.get("plays", ()), *scene.get("tricks", ())]
    played = [play["card"] for trick in tricks for play in trick]
    assert to_touch <= {*scene.get("cards", ()), *scene["hand"], *grouped, *played}


def test_each_kind_of_question_has_an_example_here():
    asked = {(game, kind) for game, kind, _, _ in EXAMPLES}
    known = {(game, kind) for game in GAME_IDS for kind in kinds(game)}
    assert known == asked


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_kind_of_question_is_in_the_gallery_or_in_the_exercises_of_a_lesson(game):
    gallery = Path(__file__).parents[2] / "tutorials/fr/guesses.ipynb"
    cells = json.loads(gallery.read_text("utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    known = {
        source.kind.name
        for (lesson, name), sources in SOURCES.items()
        for source in sources
        if name in exercise_kinds(lesson)
    }
    shown = known | {kind for kind in kinds(game) if f'guess("{game}", "{kind}"' in code}
    assert set(kinds(game)) - shown == set()


def test_a_page_before_the_answer_is_the_same_whatever_the_answer_is():
    first = ask("balco", "hidden", card="10o", throws="5o 7o")
    other = ask("balco", "hidden", card="3o", throws="5o 7o")
    assert (first.key.answer, other.key.answer) == ("no", "yes")
    assert public_question(first) == public_question(other)


def test_a_card_that_leads_an_unfinished_trick_has_not_won_it():
    for trick, trump in (("12o 9o", "bastos"), ("12o 2b", "bastos")):
        text = public_reply(pass_question(ask("botifarra", "winner", trick=trick, trump=trump)))[
            "text"
        ]
        assert " est en tête\u00a0: " in text
    whole = public_reply(
        pass_question(ask("botifarra", "winner", trick="12o 9o 3o 1o", trump="bastos"))
    )
    assert " remporte le pli\u00a0: " in whole["text"]


def test_a_trump_is_shown_whichever_suit_it_is():
    for name in ("oros", "copas", "espadas", "bastos"):
        assert (
            public_question(ask("botifarra", "winner", trick="12e 9e", trump=name))["scene"][
                "trump"
            ]
            == name
        )


def test_the_seat_opposite_is_no_partner_in_the_individual_game():
    trick = {"hand": "7c 9e 2b", "trick": "1o", "variant": "individual"}
    for kind, asked in (("legal", {"card": "2b"}), ("allowed", {})):
        names = public_question(ask("botifarra", kind, **trick, **asked))["scene"]["names"]
        assert names[2] == "Le joueur d’en face"


@pytest.mark.rule("BOT-IND4-06")
def test_a_score_below_zero_has_a_minus_and_no_hyphen():
    rows = public_question(ask("botifarra", "table", of="alone"))["scene"]["rows"]
    assert [row["value"] for row in rows] == [11, "\u22126", 2, "\u22127"]


def test_a_call_names_the_seat_that_opens():
    for opener, first in ((0, "Vous"), (1, "Votre adversaire")):
        asked = ask("truco", "stake", history="falta-envido", answer="no-quiero", opener=opener)
        assert public_question(asked)["scene"]["lines"][0]["text"] == f"{first}\u00a0: falta envido"


@pytest.mark.rule("TRU-SIX-01", "TRU-EIG-02")
@pytest.mark.parametrize("players", [6, 8])
def test_no_player_is_offered_as_the_own_opponent_in_a_duel(players):
    asked = ask("truco", "role", of="duel", players=players, dealer=0)
    assert asked.schema.items[0].id == "right"
    assert len(asked.schema.items) == players - 1


@pytest.mark.rule("BOT-DUO-A-02")
@pytest.mark.parametrize(("kind", "position"), [("table", {"of": "duo"}), ("pile", {})])
def test_three_cards_lie_below_each_card_of_a_pile(kind, position):
    scene = ask("botifarra", kind, **position).scene
    assert scene.kind == "piles"
    assert {group.hidden / len(group.cards) for group in scene.groups} == {3}


def test_a_question_takes_no_argument_of_another_one():
    with pytest.raises(TypeError, match="hand"):
        ask("botifarra", "winner", trick="12o 9o 3o 1o", hand="1e")


def test_a_question_that_does_not_exist_is_refused_by_name():
    with pytest.raises(QuestionError, match="winner"):
        ask("botifarra", "who-wins")
    with pytest.raises(QuestionError, match="none"):
        ask("poker", "winner")


@pytest.mark.parametrize("level", LEVELS)
def test_a_kind_draws_a_position_where_none_is_given(level):
    questions = [ask_random("botifarra", "winner", seed, level) for seed in range(20)]
    assert questions == [ask_random("botifarra", "winner", seed, level) for seed in range(20)]
    assert len({str(question.scene.plays) for question in questions}) > 10
    assert all(len(question.scene.plays) == 4 for question in questions)
    with pytest.raises(QuestionError, match="level 4"):
        ask_random("botifarra", "winner", 1, level=4)


def test_a_number_can_be_chosen_among_some():
    question = ask("botifarra", "deal", among="60 72")
    assert [item.id for item in question.schema.items] == ["60", "72"]
    assert reply(question, "72").ok
    with pytest.raises(QuestionError, match="72"):
        ask("botifarra", "deal", among="60 90")


def test_an_estimate_may_be_five_percent_off_and_no_more():
    question = ask("balco", "odds", of="rescue")
    assert [reply(question, guess).ok for guess in (34, 35, 45, 46)] == [False, True, True, False]


def test_an_estimate_of_what_is_rare_may_be_off_by_less():
    question = ask("truco", "odds", of="flor")
    assert [reply(question, guess).ok for guess in (0, 2, 3, 7, 8)] == [
        False,
        False,
        True,
        True,
        False,
    ]


@pytest.mark.rule("BAL-TURN-05")
def test_a_reason_mentions_face_up_cards_only_where_some_are_taken_up():
    before = public_reply(pass_question(ask("balco", "hand", hand=5, thrown=1, stock=10)))["text"]
    assert "visible" not in before
    after = public_reply(pass_question(ask("balco", "hand", hand=3, thrown=1, stock=0)))["text"]
    assert "prenez vos 3 visibles" in after


@pytest.mark.rule("BOT-MATCH-01")
def test_no_deal_ends_a_match_that_is_far_from_its_end_or_over():
    for score, doubling in ((64, "none"), (101, "none")):
        with pytest.raises(ValueError, match="no deal"):
            ask("botifarra", "needed", score=score, doubling=doubling)
    assert ask("botifarra", "needed", score=64, doubling="contro").key.answer == 55


@pytest.mark.parametrize("answer", [None, 3, True, ["9o", "3o"], "5o", "", {"9o": 1}])
def test_an_answer_that_is_not_a_choice_is_refused(answer):
    with pytest.raises(AnswerError):
        reply(ask("botifarra", "winner", trick="12o 9o 3o 1o"), answer)


@pytest.mark.parametrize("answer", [None, "72", True, 7.2, -1, 10**9])
def test_an_answer_that_is_no_such_number_is_refused(answer):
    with pytest.raises(AnswerError):
        reply(ask("botifarra", "deal"), answer)


def test_a_word_of_the_game_is_in_the_language_of_its_choices():
    question = ask("balco", "word", means="straw", words="take straw clean")
    assert public_reply(pass_question(question))["title"] == "La réponse\u00a0: fer palla"


@pytest.mark.parametrize(
    ("game", "kind", "position", "text"),
    [
        ("truco", "stake", {"history": "truco", "answer": "no-quiero", "bet": "truco"}, "1 point"),
        ("truco", "stake", {"history": "envido"}, "2 points"),
        ("balco", "odds", {"of": "rescue"}, "40 %"),
        ("balco", "allowed", {"hand": "3o 4o", "throws": "5o"}, "0"),
        ("botifarra", "alone", {"points": 11}, "\u22127 points"),
    ],
)
def test_the_unit_of_a_number_is_singular_for_1(game, kind, position, text):
    title = public_reply(pass_question(ask(game, kind, **position)))["title"]
    assert title.replace("\u00a0", " ") == f"La réponse : {text}"


def test_a_word_of_the_game_is_answered_in_its_own_language():
    word = ask("balco", "word", means="straw", words="take straw clean void")
    assert public_reply(pass_question(word))["title"].endswith("fer palla")


def test_what_al_resto_brings_is_explained_by_what_the_leading_side_lacks():
    call = "flor contraflor contraflor-al-resto"
    question = ask("truco", "stake", history=call, bet="flor", scores=(12, 20))
    assert (question.key.answer, question.key.rule) == (16, "TRU-FLOR-12")
    assert "30 moins 20" in public_reply(pass_question(question))["text"]


@pytest.mark.rule("TRU-TURN-09")
@pytest.mark.parametrize("cards", ["1e 7e", "", "3o 3c"])
def test_no_question_is_about_a_sign_with_several_meanings(cards):
    with pytest.raises(ValueError, match="not of one"):
        ask("truco", "sign", sign="wink", cards=cards)


@pytest.mark.parametrize(
    ("question", "untaught"),
    [
        (ask("botifarra", "deal", of="cards"), "pli"),
        (ask("botifarra", "times", history="botifarra"), "contro"),
        (ask("truco", "stronger", cards="1b 7e"), "12, 11, 10"),
    ],
    ids=["the pack", "a botifarra", "a brava"],
)
def test_a_reason_reveals_nothing_that_the_lesson_asks_or_teaches_later(question, untaught):
    assert untaught not in public_reply(pass_question(question))["text"].lower()


@pytest.mark.rule("TRU-CARD-01")
def test_the_winner_of_a_trick_is_explained_by_the_places_of_two_cards():
    text = public_reply(pass_question(ask("truco", "stronger", cards="7b 1b")))["text"]
    assert [int(item) for item in re.findall(r"\d+", text)] == [2, 14, 11]


@pytest.mark.parametrize(
    ("throws", "reason"),
    [
        ("4o 9c 9o+9b 9e", "Quatre 9 se suivent"),
        ("4o 9c 9o 2b 9e 9b", "il n’y en a que 2"),
        ("4o 9c", "il n’y en a qu’une"),
        ("4o J1=10", "Le 10 nettoie"),
        ("2o+2c+2e+2b", "Quatre 2"),
    ],
)
@pytest.mark.rule("BAL-CLR-01", "BAL-CLR-07", "BAL-SP10-01")
def test_why_a_pile_is_cleared_or_stays_is_explained_by_its_top_cards(throws, reason):
    assert reason in public_reply(pass_question(ask("balco", "cleared", throws=throws)))["text"]


@pytest.mark.parametrize(
    ("throws", "offered"),
    [
        ("5o 9b", ["free", "at-least", "other"]),
        ("5o 12b", ["free", "at-least", "other"]),
        ("5o 7b", ["free", "at-least", "other", "trenca"]),
        ("9o 1c>2", ["free", "at-least", "other", "ace"]),
    ],
)
@pytest.mark.rule("BAL-LEG-02", "BAL-LEG-06", "BAL-LEG-07")
def test_the_condition_of_a_7_or_a_1_is_offered_only_if_one_is_in_the_pile(throws, offered):
    items = public_question(ask("balco", "asks", throws=throws))["answer"]["items"]
    assert [item["id"] for item in items] == offered
    assert len({item["text"] for item in items}) == len(offered)
