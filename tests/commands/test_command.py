"""Tests of the `cartes` command, and of how it finds notebooks."""

import io
import json
import os
import subprocess
import sys
import tempfile

import pytest

from cartes_lib import __version__
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.lessons import lessons
from cartes_widgets.commands.cli import main
from cartes_widgets.core.assets import page_files
from cartes_widgets.pages.notebooks import (
    default_root,
    home_prose,
    lesson_entries,
    paths_of_games,
    served_notebooks,
)
from cartes_widgets.server.app import server_config


def test_every_lesson_of_the_map_is_listed_written_or_not():
    result = lesson_entries(default_root())
    assert [item.id for item in result] == list(lessons())
    assert {item.path for item in result if item.id == "BO-01"} == {"fr/botifarra/01_cards.ipynb"}
    assert [path["id"] for path in paths_of_games(result)] == list(GAME_IDS)


def test_the_cards_that_adorn_a_path_are_in_the_deck_that_the_page_loads():
    files = page_files()
    pictures, pictured = files["deck.svg"].decode(), json.loads(files["deck.json"])["cards"]
    for path in paths_of_games(lesson_entries(default_root())):
        assert len(path["cards"]) == 3
        assert all(f'id="card-{card}"' in pictures for card in path["cards"])
        assert set(path["cards"]) <= set(pictured)


def test_a_file_that_is_no_notebook_is_passed_over(tmp_path):
    (tmp_path / "botifarra").mkdir()
    (tmp_path / "botifarra/broken.ipynb").write_text("{")
    (tmp_path / "botifarra/list.ipynb").write_text("[]")
    lesson = {"cells": [], "metadata": {"cartes": {"lesson": "BO-02"}}}
    (tmp_path / "botifarra/02_count.ipynb").write_text(json.dumps(lesson))
    written = {lesson.id: lesson.path for lesson in lesson_entries(tmp_path) if lesson.path}
    assert written == {"BO-02": "botifarra/02_count.ipynb"}
    assert home_prose(tmp_path) == ""


def test_an_earlier_version_that_jupyterlab_keeps_is_not_served(tmp_path):
    for place in ("index.ipynb", "botifarra/01.ipynb", "botifarra/.ipynb_checkpoints/01.ipynb"):
        file = tmp_path / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("{}", "utf-8")
    assert served_notebooks(tmp_path) == {"index.ipynb", "botifarra/01.ipynb"}


def test_a_folder_without_notebooks_is_reported_and_nothing_starts(tmp_path, capsys):
    assert main(["serve", "--root", str(tmp_path)]) == 2
    assert "Il n’y a pas de carnets" in capsys.readouterr().err


def test_a_command_goes_on_if_the_output_encoding_lacks_a_character(tmp_path, monkeypatch):
    # Windows uses this encoding for output to a file.
    written = io.BytesIO()
    monkeypatch.setattr("sys.stderr", io.TextIOWrapper(written, encoding="cp1252"))
    assert main(["serve", "--root", str(tmp_path / "牌")]) == 2
    sys.stderr.flush()
    assert "Il n’y a pas de carnets" in written.getvalue().decode("cp1252")


def test_kernels_use_file_sockets_only_if_their_paths_are_short_enough(monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", "/t")
    short = server_config(default_root(), port=1)
    assert short.AsyncKernelManager.transport == "ipc"
    monkeypatch.setattr(tempfile, "tempdir", "/t" * 30)
    assert "transport" not in server_config(default_root(), port=1).AsyncKernelManager


@pytest.mark.parametrize("port", ["-1", "99999", "abc"])
def test_an_invalid_port_is_reported(port, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--port", port])
    assert ended.value.code == 2
    assert "not a port number" in capsys.readouterr().err


def test_jupyterlab_gets_the_options_that_our_command_does_not_know(monkeypatch):
    called = []
    monkeypatch.setattr("subprocess.call", lambda command, env: called.append((command, env)) or 0)
    assert main(["lab", "--port", "9999", "--no-browser"]) == 0
    ((command, _),) = called
    assert command[1:3] == ["-m", "jupyterlab"]
    assert command[-3:] == ["--port", "9999", "--no-browser"]


def test_jupyterlab_reads_our_settings_and_offers_no_news(monkeypatch, tmp_path):
    called = []
    monkeypatch.setattr("subprocess.call", lambda _command, env: called.append(env) or 0)
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", str(tmp_path))
    main(["lab"])
    assert called[0]["JUPYTER_CONFIG_PATH"].split(os.pathsep)[0] == str(tmp_path)
    # JupyterLab reads its default settings in the same way.
    read = (
        "from jupyter_server.services.config import ConfigManager;"
        "print(ConfigManager(config_dir_name='labconfig').get('default_setting_overrides'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", read],
        env=called[0],
        capture_output=True,
        text=True,
        check=True,
    )
    expected = {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false"}}
    assert done.stdout.strip() == str(expected)


def test_a_session_that_cannot_be_opened_is_reported_with_file_and_line(tmp_path, capsys):
    file = tmp_path / "thursday.toml"
    for text, fault in (
        (b"[[part]]\nminutes = 0\n", "Ligne 2\xa0: «\xa0minutes\xa0»"),
        (b'title = "\xff\n', "Ligne 1\xa0: Ce n’est pas écrit"),
        (b"[[part]]\nminutes = 5\nlesson = 'BO-04'\nstep = 99\n", "Ligne 4\xa0: "),
    ):
        file.write_bytes(text)
        assert main(["session", str(file)]) == 2
        assert f"{file}\xa0: {fault}" in capsys.readouterr().err
    assert main(["session", str(tmp_path / "none.toml")]) == 2
    assert f"{tmp_path / 'none.toml'} ne peut pas être lu" in capsys.readouterr().err


def test_other_commands_refuse_unknown_options(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["handout", "BO-04", "--frobnicate"])
    assert ended.value.code == 2
    assert "--frobnicate" in capsys.readouterr().err


def test_the_command_prints_its_version(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"cartes {__version__}\n"


def test_notebooks_are_listed_again_only_after_a_change(tmp_path, monkeypatch):
    (tmp_path / "botifarra").mkdir()
    (tmp_path / "botifarra/01.ipynb").write_text("{}", "utf-8")
    long_ago = 1_000_000_000
    for folder in (tmp_path / "botifarra", tmp_path):
        os.utime(folder, (long_ago, long_ago))
    assert served_notebooks(tmp_path) == {"botifarra/01.ipynb"}
    with monkeypatch.context() as unread:
        unread.delattr("os.walk")
        assert served_notebooks(tmp_path) == {"botifarra/01.ipynb"}
    (tmp_path / "botifarra/02.ipynb").write_text("{}", "utf-8")
    assert served_notebooks(tmp_path) == {"botifarra/01.ipynb", "botifarra/02.ipynb"}
    (tmp_path / "botifarra/01.ipynb").unlink()
    assert served_notebooks(tmp_path) == {"botifarra/02.ipynb"}
