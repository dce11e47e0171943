"""Tests that only one file lists the games, and that each game in it is complete."""

import ast
import re
from pathlib import Path

import pytest

from cartes_lib.asking import exercise_kinds
from cartes_lib.cards import cards
from cartes_lib.game_ids import GAME_IDS, game_of_lesson, game_of_rule
from cartes_lib.games import GAMES, read_match
from cartes_lib.lessons import lessons
from cartes_lib.messages import format_message, messages_with_prefix
from cartes_lib.record import RecordError, dump_record
from cartes_lib.rulebook import rules
from cartes_widgets.games.glossary import Glossary
from cartes_widgets.games.tables import PRESENTATIONS, players_of, table_game, variants_of

ROOT = Path(__file__).parents[2]
LIST_OF_GAMES = ROOT / "cartes_lib/game_ids.py"

each_game = pytest.mark.parametrize("name", GAME_IDS)


def test_the_registries_name_the_same_games_in_the_same_order():
    assert list(GAMES) == list(GAME_IDS)
    assert list(PRESENTATIONS) == list(GAME_IDS)


def test_no_two_games_share_a_prefix():
    for field in ("name", "lessons", "rules"):
        assert len({getattr(ident, field) for ident in GAME_IDS.values()}) == len(GAME_IDS)


@each_game
def test_a_game_has_rules_lessons_exercises_and_a_player_of_the_house(name):
    game = GAMES[name]
    assert game.usual in game.presets
    rule_ids = [item.id for item in rules().values() if item.game == name]
    assert rule_ids
    assert all(item.startswith(game.id.rules) for item in rule_ids)
    own = [lesson.id for lesson in lessons().values() if lesson.game == name]
    assert all(item.startswith(game.id.lessons) for item in own)
    assert any(exercise_kinds(item) for item in own)
    assert game.bots.reason_ids


@each_game
def test_a_game_has_words_a_glossary_an_emblem_and_a_folder_of_lessons(name):
    assert format_message(f"game-{name}")
    assert format_message(f"game-{name}.about")
    assert messages_with_prefix(f"glossary-{name}-")
    assert Glossary(name).terms
    assert len(cards(" ".join(GAMES[name].emblem))) == 3
    assert list((ROOT / "tutorials").glob(f"*/{name}/*.ipynb"))


@each_game
def test_a_match_is_read_again_from_its_record(name):
    game = GAMES[name]
    match = game.match(game.rules(), 7)
    for _ in range(12):
        seat = match.state.to_act[0]
        match.play(match.state.actions(seat)[0], seat)
    text = dump_record(match.record())
    assert read_match(text).state == match.state


@each_game
def test_every_table_size_of_a_game_can_be_set_up(name):
    tables = [(item, players) for item in variants_of(name) for players in players_of(name, item)]
    assert {players for _, players in tables} == set(PRESENTATIONS[name].tables)
    for variant, players in tables:
        game = table_game(name, variant, players, seed=3)
        assert len(game.scene(0)["seat_views"]) == players
        assert game.to_act
    with pytest.raises(ValueError, match="no table"):
        table_game(name, "", 7, seed=3)


def test_an_unknown_game_name_is_refused():
    with pytest.raises(KeyError):
        game_of_lesson("MU-01")
    with pytest.raises(KeyError):
        game_of_rule("MUS-01")
    with pytest.raises(RecordError) as caught:
        read_match('format = 1\ngame = ["botifarra"]\n')
    assert (caught.value.reason, caught.value.line) == ("unknown-game", 2)
    with pytest.raises(ValueError, match="no table"):
        GAMES["botifarra"].rules("obligada", players=3)


def shared_modules():
    """The Python files of the engine and of the widgets that belong to no single game."""
    for package in ("cartes_lib", "widgets/cartes_widgets"):
        for file in sorted((ROOT / package).rglob("*.py")):
            if not {*file.relative_to(ROOT).parts} & {*GAME_IDS} and file != LIST_OF_GAMES:
                yield file


def names_and_strings(file):
    """Pairs of line and text: one for each identifier, imported module and string of a file.

    Leaves out docstrings.
    """
    tree = ast.parse(file.read_text("utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value
        for field in ("id", "attr", "arg", "name", "asname", "module"):
            text = getattr(node, field, None)
            if isinstance(text, str):
                yield getattr(node, "lineno", 0), text


PREFIXES = "|".join(f"{ident.lessons}|{ident.rules}" for ident in GAME_IDS.values())
NAMED = re.compile(rf"(?i:{'|'.join(GAME_IDS)})|\b(?:{PREFIXES})-")


def test_no_shared_module_names_a_game():
    naming = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in shared_modules()
        for line, text in names_and_strings(file)
        if NAMED.search(text)
    ]
    assert not naming


def shared_front_files():
    """The scripts and styles that belong to no single game."""
    for file in sorted((ROOT / "widgets/cartes_widgets").rglob("*")):
        is_own = {*file.relative_to(ROOT).parts} & {*GAME_IDS}
        if file.suffix in {".js", ".mjs", ".css"} and not is_own:
            yield file


def test_no_shared_script_or_style_names_a_game():
    files = list(shared_front_files())
    assert {file.suffix for file in files} == {".js", ".mjs", ".css"}
    naming = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert not naming
