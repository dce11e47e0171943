"""Tests of walks through hands of Truco and deals of Balcó, and of the engine's texts."""

import ast
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from cartes_lib.asking.balco.throw_notation import read_throw
from cartes_lib.balco import Rules
from cartes_lib.cards import NotationError
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import LANGUAGES, format_message, use_language
from cartes_widgets.games.balco.walk import positions, throw_text
from cartes_widgets.lesson import ladder, naming, replay, replay_balco, two_ladders, walkthrough

from .walking import walked

TUTORIALS = Path(__file__).resolve().parents[2] / "tutorials/fr"


def captions(widget):
    return [step["caption"] for step in widget.steps]


def asked(widget):
    return [step["scene"]["rows"][0]["value"] for step in widget.steps]


def whose(widget):
    scenes = [step["scene"] for step in widget.steps]
    return [scene["groups"][scene["turn"]]["label"] for scene in scenes]


def truco(trick):
    return walked(walkthrough("truco", trick=trick))


def balco(throws, players=4):
    return walked(walkthrough("balco", throws=throws, players=players))


def test_the_seat_to_the_right_of_the_dealer_leads_and_then_each_winner():
    widget = truco("7o 4c/6o 1e/3e 2o")
    leaders = [step["scene"]["plays"][0]["seat"] for step in widget.steps[1::2]]
    assert leaders == [1, 1, 0]
    assert captions(widget)[-1].endswith("Vous gagnez la main.")


def test_a_walk_asks_who_is_ahead_where_that_changes_last_before_it_says_so():
    widget = walkthrough("botifarra", trick="12c 3b 5c 9c", trump="bastos")
    (at,) = (at for at, step in enumerate(widget.walk) if step.gate)
    gate = widget.walk[at].gate
    assert (at, gate.question.key.answer) == (2, "3b")
    assert "en tête" not in gate.caption
    assert gate.scene["winning"] is None
    assert widget.steps[-1]["caption"] == gate.caption, "nothing beyond it is told yet"


def test_where_the_first_card_stays_ahead_a_walk_asks_at_its_end():
    widget = walkthrough("botifarra", trick="12c 4c 11c 2c", trump="oros")
    assert [at for at, step in enumerate(widget.walk) if step.gate] == [4]


def test_a_walk_asks_a_learner_in_turn_about_his_card_and_who_wins_at_the_end():
    options = {"trump": "oros", "hand": "8c 5c 2c", "variant": "obligada"}
    widget = walkthrough("botifarra", trick="12c 4c 1o 2c", **options)
    assert [at for at, step in enumerate(widget.walk) if step.gate] == [3, 4]


def test_after_a_tie_the_same_seat_leads_again_and_the_next_trick_decides():
    widget = truco("12o 12b/4c 5o")
    assert widget.steps[3]["scene"]["plays"] == [{"seat": 1, "card": "4c"}]
    assert widget.steps[2]["scene"]["winning"] is None
    assert captions(widget)[-1].endswith("Vous gagnez la main.")


def test_a_tie_of_partners_is_a_trick_of_their_side():
    widget = truco("12o 4o 12b 5c/3o 4e 2o 6c")
    assert "parda" not in captions(widget)[4]
    assert captions(widget)[-1].endswith("La main est à l’autre camp.")


@pytest.mark.parametrize(
    "trick",
    ["", "7o", "7o 4c 1e", "7o 4c/1e", "7o 4c/6o 5c/3e 2o", "4o 4c/4e 4b/5o 5c/6o 6c"],
)
def test_an_invalid_hand_of_truco_is_refused(trick):
    with pytest.raises(ValueError):  # noqa: PT011 - from the engine or the walk
        truco(trick)


@pytest.mark.parametrize(
    ("throws", "asks"),
    [
        ("5o", "Égal ou plus haut que 5"),
        ("9o 2c", "N’importe quelle carte"),
        ("9o 1c>2", "Un 1, un 2 ou un joker, pour répondre au 1"),
        ("7o", "7 ou moins, encore un joueur"),
        ("7o+7c", "7 ou moins, encore deux joueurs"),
        ("7o+7c 3o", "7 ou moins, encore un joueur"),
        ("7o+7c 3o 4o", "Égal ou plus haut que 4"),
        ("J1=8", "Égal ou plus haut que 8"),
        ("9o 9c -", "N’importe quelle carte"),
    ],
)
def test_the_pile_asks_what_the_last_throw_makes_it_ask(throws, asks):
    assert asked(balco(throws))[-1] == asks


@pytest.mark.parametrize(
    ("throws", "turn"),
    [
        ("5o", "À droite"),
        ("8o", "En face"),
        ("8o+8c", "À gauche"),
        ("10o", "Vous"),
        ("5o 5c 5e 5b", "À gauche"),
        ("1o>3", "À gauche"),
        ("1o>3 2o", "Vous"),
        ("1o>3 -", "Vous"),
    ],
)
def test_the_turn_goes_to_the_right_but_for_eights_clearings_and_aces(throws, turn):
    assert whose(balco(throws))[-1] == turn


@pytest.mark.parametrize("throws", ["5o 10c", "5o 5c 5e 5b", "9o -"])
def test_a_pile_that_is_cleared_or_taken_is_gone(throws):
    assert balco(throws).steps[-1]["scene"]["groups"][0]["cards"] == []


def test_a_replay_asks_for_the_word_of_each_act_that_has_one_and_for_no_other():
    widget, asked = naming("5o 7b 4e 8o 9c 10e"), []
    for gate in (2, 4, 6):
        assert widget.gate == gate
        widget.set_state({"step": gate})
        assert "Trenca\u00a0:" not in widget.steps[gate]["caption"], "told only once it is named"
        offered = [item["id"] for item in widget.question["answer"]["items"]]
        assert offered == ["fer-el-buit", "netejar", "trencar"]
        widget.on_page_message({"do": "answer", "answer": "netejar", "revision": widget.revision})
        asked.append(widget.reply["right"])
        widget.set_state({"step": min(gate + 1, widget.total - 1)})
    assert asked == ["trencar", "fer-el-buit", "netejar"]
    assert widget.reply["ok"] is True
    assert len(widget.steps) == widget.total


@pytest.mark.parametrize(
    ("throws", "rule"),
    [
        ("9o 5c", "BAL-LEG-02"),
        ("7o 8c", "BAL-LEG-06"),
        ("7o 10c", "BAL-LEG-05"),
        ("1o>2 12c", "BAL-LEG-07"),
        ("9o J1=5", "BAL-LEG-08"),
        ("1o>2 J1=8", "BAL-LEG-07"),
        ("1o", "BAL-SP1-01"),
        ("1o>0", "BAL-SP1-01"),
        ("1o>4", "BAL-SP1-08"),
        ("5o>2", "BAL-SP1-01"),
        ("-", "BAL-TURN-03"),
        ("3o -", "BAL-TURN-03"),
    ],
)
def test_a_throw_that_the_pile_forbids_is_not_drawn(throws, rule):
    with pytest.raises(IllegalAction) as caught:
        balco(throws)
    assert caught.value.verdict.rule == rule


@pytest.mark.parametrize(
    "throws", ["5o+6o", "J1", "5o=13", "5o=6", "five", "5o>x", "5o 5o+", "=", "take", "up", "lift"]
)
def test_an_invalid_throw_is_refused(throws):
    with pytest.raises(NotationError):
        balco(throws)


def test_a_walk_is_of_two_to_five_players():
    with pytest.raises(ValueError, match="players"):
        balco("5o", players=6)
    assert whose(balco("1o", players=2))[-1] == "Adversaire"


@pytest.mark.parametrize(
    ("options", "pile", "throw", "words"),
    [
        ({"seven_stack": "consecutive"}, "7o", "7c", "Trenca : les 2 joueurs suivants"),
        ({}, "7o", "7c", "Trenca : le joueur suivant"),
        ({"eight_stack": "one"}, "5o", "8o+8c", "Un joueur passe son tour."),
        ({}, "5o", "8o+8c", "2 joueurs passent leur tour."),
        ({}, "5o", "6o+J1", "Le joker compte comme un 6."),
        ({}, "5o", "J1+J2=6", "Chaque joker compte comme un 6."),
    ],
)
def test_the_described_effect_is_that_of_the_table(options, pile, throw, words):
    earlier, action = positions([read_throw(pile)], 4)[-1].state, read_throw(throw)
    hands = ((), action.cards, (), ())
    before = replace(earlier, rules=Rules(**options), hands=hands)
    text = throw_text(before, before.play(action), action)
    assert words in text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("viewer", "words"),
    [
        (1, "El disparo va a tu contrario, que tiene que responder o recoger."),
        (0, "¡Te disparan! Tienes que responder o recoger."),
    ],
)
def test_a_shot_is_said_in_other_words_to_its_target(viewer, words):
    earlier, shot = positions([read_throw("5o")], 2)[-1].state, read_throw("1o")
    before = replace(earlier, hands=((), shot.cards))
    with use_language("es"):
        assert throw_text(before, before.play(shot), shot, viewer).endswith(words)


def test_a_throw_and_the_cards_drawn_after_it_are_one_sentence():
    earlier, throw = positions([read_throw("5o")], 2)[-1].state, read_throw("6o+6c")
    before = replace(earlier, hands=((), throw.cards))
    with use_language("en"):
        assert throw_text(before, before.play(throw), throw, 0, draws=2) == (
            "your opponent throws the 6 of coins and the 6 of cups, then draws 2 cards."
        )


PLAIN = {3, 4, 5, 6, 9, 11, 12}


def test_the_end_of_a_deal_in_the_fourth_lesson_of_balco_has_only_plain_numbers():
    lesson = json.loads((TUTORIALS / "balco/04_three_cards.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in lesson["cells"] if cell["cell_type"] == "code"]
    results = [ast.parse(cell) for cell in cells if "replay_balco(" in cell]
    hand = [node for cell in results for node in ast.walk(cell) if isinstance(node, ast.Constant)]
    ranks = {int(rank) for card in hand for rank in re.findall(r"(\d+)[oceb]", str(card.value))}
    assert ranks <= PLAIN
    walks = [walk_of(cell) for cell in results if isinstance(cell.body[-1].value, ast.Call)]
    assert all(any(step.gate for step in walk.walk) for walk in walks)
    texts = [step.caption.replace("\u00a0", " ") for walk in walks for step in walk.walk]
    moments = ("piochez", "les cartes visibles passent en main", "ramasse", "une carte cachée")
    places = [next(at for at, item in enumerate(texts) if words in item) for words in moments]
    assert places == sorted(places)


def walk_of(cell):
    """The walk that a cell of a notebook creates.

    `cell` is the cell's syntax tree; its last line calls `replay_balco`.
    """
    named = {item.targets[0].id: item.value for item in cell.body if isinstance(item, ast.Assign)}
    call = cell.body[-1].value
    options = {keyword.arg: ast.literal_eval(keyword.value) for keyword in call.keywords}
    given = [named[arg.id] if isinstance(arg, ast.Name) else arg for arg in call.args]
    return replay_balco(*map(ast.literal_eval, given), **options)


def test_a_replayed_deal_of_balco_shows_no_hidden_card_and_refuses_illegal_moves():
    widget = replay_balco("12e||3e 6b / 4c 9c||3b", "0 12e; 1 take; 0 lift 2")
    assert [step["caption"].replace("\u00a0", " ") for step in widget.steps[1:]] == [
        "Vous lancez le 12 d’épée.",
        "Votre adversaire n’a rien à lancer et ramasse la pila.",
        "Vous levez une carte cachée : c’est le 6 de bâton.",
    ]
    page = json.dumps([step["scene"] for step in widget.steps])
    assert "3e" not in page
    assert "3b" not in page
    with pytest.raises(IllegalAction):
        replay_balco("12e||3e / 4c||3b", "0 12e; 1 4c")
    with pytest.raises(ValueError, match="face down"):
        replay_balco("12e / 4c", "0 12e")


def pile_of(scene):
    return next(group for group in scene["groups"] if group["id"] == "pile")


def test_a_question_who_plays_next_shows_the_thrown_cards_or_the_taken_pile():
    taken = replay_balco("12e||3e 6b / 4c 9c||3b", "0 12e; 1 take", stops="2").walk[2].gate.scene
    assert pile_of(taken)["cards"] == []
    assert taken["groups"][taken["turn"]]["id"] == "seat-1"
    walk = replay_balco("4c 3c|| / 12o 5b|| / J1 5o||", "0 4c; 1 12o; 2 J1=10", stops="3").walk
    thrown = walk[3].gate.scene
    assert pile_of(thrown)["cards"] == ["4c", "12o", "J1"]
    assert thrown["groups"][thrown["turn"]]["id"] == "seat-2"
    assert pile_of(thrown)["label"] == "La pila (3 cartes)"
    assert pile_of(walk[3].scene)["label"] == "La pila s’en va (3 cartes)"


@pytest.mark.rule("BAL-SET-06")
def test_a_replay_that_asks_before_its_last_move_ends_with_the_table_after_it():
    walk = replay_balco("4c 3c|| / 12o 5b||", "0 4c; 1 12o", stops="2").walk
    assert (walk[-2].gate is not None, walk[-1].gate) == (True, None)
    assert walk[-1].scene != walk[-2].gate.scene
    assert walk[-1].caption == walk[-2].caption


def test_a_replayed_deal_of_balco_may_begin_with_the_exchange_of_cards():
    seats = "3o 2e J4|2o 11o 5e|12o 7c 5b/4b 10e 12c|1b 6o 8c|9e 3b J2"
    widget = replay_balco(seats, "0 up 2o 2e J4; 1 up 1b 10e 12c")
    groups = [
        {group["id"]: sorted(group["cards"]) for group in step["scene"]["groups"]}
        for step in widget.steps
    ]
    assert [item["seat-0"] for item in groups] == [[], *[["2e", "2o", "J4"]] * 2]
    assert [item["seat-1"] for item in groups] == [[], [], ["10e", "12c", "1b"]]
    assert "4b" not in json.dumps([step["scene"] for step in widget.steps[:2]])
    with pytest.raises(ValueError, match="exchange"):
        replay_balco(seats, "0 up 2o 2e J4", stops="1")


def test_in_balco_cards_are_called_by_their_numbers():
    texts = captions(balco("9o 11e 12c"))
    assert [item for item in texts if "11 d’épée" in item]
    assert not [item for item in texts if "cavalier" in item or "le roi" in item]


def test_a_walk_of_an_unknown_game_is_an_error():
    with pytest.raises(ValueError, match="whist"):
        walkthrough("whist")


def test_equal_cards_of_truco_share_a_rung_of_the_ladder_and_figures_are_worth_nothing():
    widget = two_ladders("truco")
    assert [len(rung) for rung in widget.left] == [1, 1, 1, 1, 4, 4, 2, 4, 4, 4, 2, 4, 4, 4]
    assert [item["id"] for item in widget.left[0]] == ["1e"]
    assert {item["id"][:-1] for item in widget.right[-1]} == {"10", "11", "12"}


def test_the_ladder_of_balco_goes_from_the_ace_down_to_the_three():
    ranks = [rung[0]["id"] for rung in ladder("balco").rungs]
    assert ranks == ["1o", "12o", "11o", "9o", "8o", "7o", "6o", "5o", "4o", "3o"]
    assert len(ladder("truco").rungs) == 14


@pytest.mark.parametrize("ladder_widget", [ladder, two_ladders])
def test_a_ladder_of_an_unknown_game_is_an_error(ladder_widget):
    with pytest.raises(ValueError, match="whist"):
        ladder_widget("whist")


WALKS = [
    ("botifarra", {"trick": "12c 6c 2c 1c", "trump": "oros"}),
    ("botifarra", {"trick": "12c 6c 2c 1c", "trump": "oros", "hand": "1c 9c 8c 5o"}),
    ("botifarra", {"trick": "12c 6c 2c 1c", "leader": 3, "hand": "6c 9c 8c 5o"}),
    ("truco", {"trick": "3o 3c / 2e 2b / 7o 6c"}),
    ("truco", {"trick": "1o 2e 2c 7e"}),
    ("balco", {"throws": "5o 6c+6e 9b"}),
    ("balco", {"throws": "5o 7o+7c 3e 4b 8b 12c"}),
    ("balco", {"throws": "9o 1c>2 1b>0 2e 4c", "players": 3}),
    ("balco", {"throws": "4o 9c 12b - 3e"}),
]


@pytest.mark.parametrize(("game", "position"), WALKS)
def test_a_walk_asks_before_it_explains_and_later_steps_are_not_sent_before(game, position):
    widget, count = walkthrough(game, **position), 0
    whole = walked(walkthrough(game, **position)).steps
    while widget.gate >= 0 and not widget.reply:
        count += 1
        assert len(widget.steps) == widget.gate + 1 <= widget.total
        assert widget.steps[-1] != whole[widget.gate]
        assert widget.question["scene"] == widget.steps[-1]["scene"]
        widget.set_state({"step": widget.gate + 1})
        assert widget.step <= widget.gate
        widget.set_state({"step": widget.gate})
        widget.on_page_message({"do": "pass", "revision": widget.revision})
        assert widget.steps[widget.gate] == whole[widget.gate]
        widget.set_state({"step": min(widget.gate + 1, len(widget.steps) - 1)})
    assert count >= 1
    assert widget.steps == whole


def test_the_last_card_of_a_trick_is_shown_without_a_leader_until_the_question_is_answered():
    widget = walkthrough("botifarra", trick="12c 6c 2c 1c")
    assert widget.steps[-1]["scene"]["winning"] is None
    assert widget.steps[-1]["caption"] == "Vous jouez l’as de coupe."
    widget.on_page_message({"do": "answer", "revision": widget.revision, "answer": "12c"})
    assert (widget.reply["ok"], widget.reply["right"]) == (False, "1c")
    assert widget.steps[-1]["scene"]["winning"] == 0


def test_while_a_walk_asks_whether_a_card_is_allowed_none_is_judged():
    widget = walkthrough(
        "botifarra", trick="12c 6c 2c 1c", trump="oros", hand="1c 9c 8c 5o", variant="lliure"
    )
    widget.set_state({"step": 3})
    assert "huit de coupe" in widget.question["prompt"]
    widget.on_page_message({"do": "try", "card": "8c"})
    assert widget.verdict == {}


def test_a_walk_about_no_variant_lets_the_learner_play_without_a_question_about_the_rules():
    widget = walkthrough("botifarra", trick="12c 3b 5c 9c", trump="bastos", hand="9c 4b 1o")
    widget.set_state({"step": 2})
    widget.on_page_message({"do": "pass", "revision": widget.revision})
    widget.set_state({"step": 3})
    assert (widget.gate, widget.question) == (-1, {})
    touch(widget, "4b")
    assert (widget.step, widget.verdict["ok"]) == (3, False)
    touch(widget, "9c")
    assert widget.steps[widget.step]["scene"]["hand"] == ["4b", "1o"], "the other cards remain"


def test_a_walk_reserves_only_the_places_of_cards_that_are_played_and_of_rows_that_are_shown():
    widget = replay("4o 5b 6c / 3b 2o 12e", "1 12e; 0 truco; 1 no-quiero")
    assert [play["seat"] for play in widget.fullest["plays"]] == [1]
    assert widget.fullest["rows"] == []


def test_a_walk_takes_no_argument_of_another_game():
    with pytest.raises(TypeError, match="hand"):
        walkthrough("truco", trick="3o 3c", hand="3c")
    with pytest.raises(TypeError, match="trick"):
        walkthrough("balco", trick="3o 3c")
    with pytest.raises(TypeError, match="players"):
        walkthrough("botifarra", trick="3o 3c", players=2)


def test_the_leader_of_a_walked_trick_can_be_chosen():
    widget = walked(walkthrough("botifarra", trick="12c 6c 2c 1c", leader=3, hand="6c 5o"))
    assert [play["seat"] for play in widget.steps[-1]["scene"]["plays"]] == [3, 0, 1, 2]


FINAL_PLAYS = ("8e 8o||3e 6b / 4c 9c 5o||3b / 2c 7o||9e", "0 8e 8o; 0 lift 2; 0 take; 1 9c")


def test_a_replayed_deal_asks_about_a_move_before_it_shows_it():
    widget = replay_balco(*FINAL_PLAYS, stops="1 2 3")
    asked = []
    for gate in (1, 2, 3):
        assert widget.gate == gate == len(widget.steps) - 1
        widget.set_state({"step": gate})
        before = [widget.question["prompt"], widget.steps[gate]["caption"]]
        widget.on_page_message({"do": "pass", "revision": widget.revision})
        asked.append([*before, widget.reply["right"]])
        widget.set_state({"step": gate + 1})
    assert [[text.replace("\u00a0", " ") for text in map(str, item)] for item in asked] == [
        ["Combien de vos cartes peuvent se lancer ici ?", "À vous.", "2"],
        [
            "Vous allez lever cette carte cachée. Pourra-t-elle se lancer ?",
            "Vous levez une carte cachée.",
            "no",
        ],
        ["Qui joue maintenant ?", "Vous n’avez rien à lancer : vous ramassez la pila.", "right"],
    ]


@pytest.mark.parametrize("stops", ["0", "5", "1 9", "x"])
def test_a_replayed_deal_stops_only_before_one_of_its_moves(stops):
    with pytest.raises(ValueError):  # noqa: PT011 - not a number, or no such move
        replay_balco(*FINAL_PLAYS, stops=stops)


def test_nothing_is_asked_after_the_end():
    with pytest.raises(ValueError, match="end"):
        replay_balco("4c||3b / 2c||", "1 2c", stops="1")


def test_a_replay_of_truco_shows_no_scores_before_the_first_point():
    def rows(**options):
        first = replay("4c 3c 12o / 7e 10e 5b", "1 7e; 0 12o", **options).steps[0]["scene"]["rows"]
        return [row["id"] for row in first if row["id"].startswith("score-")]

    assert rows() == []
    assert len(rows(scores=(3, 0))) == 2


def test_a_replayed_hand_of_truco_asks_about_a_move_before_its_result_is_on_the_page():
    widget = replay("4c 3c 12o / 7e 10e 5b", "1 envido; 0 quiero; 1 7e; 0 12o")
    assert (widget.gate, widget.total, len(widget.steps)) == (2, 5, 3)
    state = {name: widget.get_state()[name] for name in ("steps", "question", "texts", "verdict")}
    state = json.dumps(state, ensure_ascii=False)
    assert "27" not in state, "the other's envido is told once the question is answered"
    assert "2 points" not in state
    assert "accepté" not in state
    widget.set_state({"step": 2})
    widget.on_page_message({"do": "answer", "answer": 2, "revision": widget.revision})
    assert widget.reply["ok"]
    assert "Envido" in widget.steps[2]["caption"]
    assert "27" in widget.steps[2]["caption"]


def test_a_replayed_trick_asks_who_wins_it_without_showing_who_leads_next():
    widget = replay("4c 3c 12o / 7e 10e 5b", "1 7e; 0 12o")
    assert widget.gate == 2
    widget.set_state({"step": 2})
    scene = widget.question["scene"]
    assert [play["card"] for play in scene["plays"]] == ["7e", "12o"]
    assert scene["turn"] is None
    assert scene["winning"] is None
    assert "remporte" not in widget.steps[2]["caption"]
    widget.on_page_message({"do": "answer", "answer": "7e", "revision": widget.revision})
    assert widget.steps[2]["caption"].endswith("Votre adversaire remporte le pli.")


def test_a_move_that_decides_nothing_is_shown_at_once():
    widget = replay("4c 3c 12o / 7e 10e 5b", "1 7e")
    assert (widget.gate, len(widget.steps)) == (-1, 2)


def test_an_unknown_question_of_a_replayed_hand_is_refused():
    with pytest.raises(ValueError, match="points"):
        replay("4c 3c 12o / 7e 10e 5b", "1 7e", asks="points")


def at_own_turn(**position):
    """A walk through a trick before its last card, which the learner plays.

    The question before this card is passed.
    """
    hand = {"hand": "1c 9c 8c 5o", "variant": "lliure", "trump": "oros", "trick": "12c 6c 2c 1c"}
    widget = walkthrough("botifarra", **{**hand, **position})
    widget.set_state({"step": 3})
    widget.on_page_message({"do": "pass", "revision": widget.revision})
    return widget


def touch(widget, touched):
    widget.on_page_message({"do": "try", "card": touched})
    return widget


def test_the_legal_card_that_is_touched_is_played_and_named():
    widget = touch(at_own_turn(), "9c")
    assert widget.step == 4
    assert widget.steps[4]["scene"]["plays"][-1] == {"seat": 0, "card": "9c"}
    assert widget.steps[4]["caption"] == "Vous jouez le neuf de coupe."
    assert (widget.gate, widget.reply) == (4, {})
    widget.on_page_message({"do": "answer", "revision": widget.revision, "answer": "9c"})
    assert (widget.reply["ok"], widget.reply["right"]) == (True, "9c")
    assert "remportez le pli" in widget.steps[4]["caption"]


def test_the_card_of_the_notebook_goes_on_as_the_forward_button_does():
    touched, stepped = touch(at_own_turn(), "1c"), at_own_turn()
    stepped.set_state({"step": 4})
    assert (touched.step, touched.steps, touched.question) == (4, stepped.steps, stepped.question)


def test_another_card_can_be_played_after_going_back():
    widget = touch(at_own_turn(), "9c")
    widget.on_page_message({"do": "pass", "revision": widget.revision})
    widget.set_state({"step": 3})
    touch(widget, "1c")
    assert widget.steps[4]["caption"] == "Vous jouez l’as de coupe."
    assert (widget.step, widget.gate, widget.reply) == (4, 4, {})


def test_the_others_play_on_after_the_card_that_was_touched():
    widget = walkthrough(
        "botifarra",
        trick="1o 9b 3o 9o",
        leader=3,
        trump="copas",
        hand="9b 4b",
        variant="intermedia",
    )
    widget.set_state({"step": 1})
    widget.on_page_message({"do": "pass", "revision": widget.revision})
    touch(widget, "4b")
    assert widget.steps[2]["caption"].startswith("Vous jouez le quatre de bâton.")
    plays = walked(widget).steps[-1]["scene"]["plays"]
    assert [play["card"] for play in plays] == ["1o", "4b", "3o", "9o"]
    assert "votre partenaire" in widget.steps[-1]["caption"].lower()


def test_after_a_losing_card_the_walk_still_asks_who_wins():
    widget = touch(at_own_turn(trick="4c 12c 2c 9c", hand="9c 3c"), "3c")
    assert widget.steps[-1]["caption"] == "Vous jouez le trois de coupe."
    assert widget.gate == 4
    widget.on_page_message({"do": "answer", "revision": widget.revision, "answer": "12c"})
    assert widget.reply["ok"]


def test_a_forbidden_card_is_not_played():
    widget = touch(at_own_turn(), "5o")
    assert (widget.step, widget.verdict["ok"]) == (3, False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_buttons_onwards_of_a_walk_and_of_its_lesson_have_different_names(lang):
    with use_language(lang):
        over, onward = format_message("page-step-over"), format_message("widget-forward")
    assert not over.lower().endswith(onward.lower())
