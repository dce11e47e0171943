"""Tests of the files with which Binder and a JupyterHub install and start this repository."""

import json
import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from cartes_widgets.pages.links import PROXY_PATH
from cartes_widgets.server.proxy import proxied_server, pulled_notebooks, serving_command

from .replay import REPOSITORY, dockerfile, steps_of_user

HOME = {"cells": [], "metadata": {"cartes": {"page": "home"}}}


def test_repo2docker_installs_the_project_as_an_ordinary_user_and_stays_that_user():
    text = dockerfile()
    assert "Building conda environment for python=3.11" in text
    assert "COPY --chown=1000:1000 src/ ${REPO_DIR}/" in text
    assert steps_of_user(text) == [
        '${KERNEL_PYTHON_PREFIX}/bin/pip install --no-cache-dir -r "binder/requirements.txt"'
    ]
    users = [line for line in text.splitlines() if line.startswith("USER ")]
    assert users[-1] == "USER ${NB_USER}"
    # The package contains the lessons, so they must be copied before it is installed.
    assert text.index("COPY --chown=1000:1000 src/ ") < text.index('-r "binder/requirements.txt"')


def test_what_binder_installs_is_this_project_and_the_proxy_that_shows_it():
    wanted = (REPOSITORY / "binder/requirements.txt").read_text("utf-8").split("\n")
    assert wanted[0] == "--editable ."
    assert wanted[1].startswith("jupyter-server-proxy>=")


def test_the_steps_of_root_are_not_taken_for_the_users():
    text = "RUN a\nUSER root\nRUN b\nUSER ${NB_USER}\nRUN c \\\n  d\nUSER root\nRUN e\n"
    assert steps_of_user(text) == ["c    d"]


@pytest.mark.long
@pytest.mark.browser
def test_a_lesson_opens_where_binder_installed_it():
    replay = Path(__file__).parent / "replay.py"
    done = subprocess.run(
        [sys.executable, str(replay)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=600,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "the lesson opened below /user/x/" in done.stdout
    assert "login cookie" not in done.stdout


def home_in(folder, seconds):
    """Creates the folder of notebooks of a checkout in `folder`; returns the new folder's path.

    `seconds` is the time since 1970 when its home page was last changed.
    """
    tutorials = folder / "tutorials"
    tutorials.mkdir(parents=True)
    (tutorials / "index.ipynb").write_text(json.dumps(HOME))
    os.utime(tutorials / "index.ipynb", (seconds, seconds))
    return tutorials


def test_a_hub_shows_the_copy_that_was_pulled_last(tmp_path):
    assert pulled_notebooks(tmp_path) is None
    home_in(tmp_path / "first", 1000)
    last = home_in(tmp_path / "second", 2000)
    foreign = home_in(tmp_path / "of-another-project", 3000)
    (foreign / "index.ipynb").write_text('{"cells": [], "metadata": {}}')
    damaged = home_in(tmp_path / "damaged", 4000)
    (damaged / "index.ipynb").write_text("{")
    assert pulled_notebooks(tmp_path) == last


def test_the_command_names_the_pulled_copy_and_survives_the_proxys_braces(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "--root" not in serving_command("/user/x/")
    pulled = home_in(tmp_path / "{copy}", 1000)
    command = [part.format(port=4242) for part in serving_command("/user/x/")]
    assert command[command.index("--root") + 1] == str(pulled)
    assert command[command.index("--base-url") + 1] == "/user/x/cartes/"
    assert command[command.index("--port") + 1] == "4242"


def test_the_proxy_finds_us_by_the_name_that_links_use():
    (entry_point,) = entry_points(group="jupyter_serverproxy_servers", name=PROXY_PATH.rstrip("/"))
    assert entry_point.load() is proxied_server
    assert proxied_server()["absolute_url"] is True
