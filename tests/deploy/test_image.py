"""Tests of deploy/Dockerfile: a linter reads it, and its stages run without a builder of images.

The first stage runs in an empty folder, the second one in an empty Debian.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .test_deploy import DEPLOY, ROOT, stages

HADOLINT = Path(sys.executable).with_name("hadolint")
PREFIX = "/opt/cartes"
"""The folder of the image where the first stage installs everything."""


def lint(text):
    """The codes of the rules of hadolint that a Dockerfile breaks."""
    linted = subprocess.run(
        [HADOLINT, "--no-color", "--format", "json", "-"],
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
    return [item["code"] for item in json.loads(linted.stdout)]


def test_the_image_breaks_no_rule_of_hadolint():
    assert lint((DEPLOY / "Dockerfile").read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("line", "code"),
    [("RUN cd /tmp", "DL3003"), ("RUN apt-get install git", "DL3014"), ("USER root", "DL3002")],
)
def test_a_line_that_breaks_a_rule_is_found(line, code):
    assert code in lint(f"{(DEPLOY / 'Dockerfile').read_text('utf-8')}\n{line}\n")


@pytest.mark.release
def test_the_steps_of_the_image_install_a_class_below_a_hub_in_an_empty_folder(tmp_path):
    source, prefix = tmp_path / "source", tmp_path / "cartes"
    source.mkdir()
    build, _ = stages()
    for line in build:
        word, *rest = line.split()
        if word == "COPY":
            *names, target = rest
            for name in names:
                copy(ROOT / name, source / target)
        if word == "RUN":
            command = line.removeprefix("RUN").replace("python -m", f"{sys.executable} -m", 1)
            assert PREFIX in command
            subprocess.run(
                ["/bin/sh", "-c", command.replace(PREFIX, str(prefix))], cwd=source, check=True
            )
    for command in ("cartes --version", "jupyterhub-singleuser --version"):
        name, *rest = command.split()
        ran = subprocess.run(
            [prefix / "bin" / name, *rest], check=True, capture_output=True, text=True
        )
        assert re.search(r"\d+\.\d+", ran.stdout)
    modules = "import nbgitpuller, psycopg, jupyter_server_proxy, cartes_widgets.classroom.web.hub"
    subprocess.run([prefix / "bin/python", "-c", modules], cwd=tmp_path, check=True)


@pytest.mark.release
def test_the_second_stage_installs_git_and_adds_the_user_in_an_empty_debian(tmp_path):
    root = tmp_path / "root"
    assert os.geteuid() == 0, "an empty Debian is made by root"
    assert shutil.which("debootstrap"), "an empty Debian is made by debootstrap: install it"
    subprocess.run(["debootstrap", "--variant=minbase", "bookworm", root], check=True)
    _, (origin, *lines) = stages()
    assert "bookworm" in origin
    user, home = "", ""
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "RUN":
            subprocess.run(["chroot", root, "/bin/sh", "-c", rest], check=True)
        user = rest if word == "USER" else user
        home = rest if word == "WORKDIR" else home
    as_user = ["chroot", f"--userspec={user}", root, "/bin/sh", "-c"]
    command = f"cd {home} && git init --quiet lessons && touch lessons/a && id --name --user"
    ran = subprocess.run([*as_user, command], check=True, capture_output=True, text=True)
    assert ran.stdout.strip() == "jovyan"


def copy(origin, target):
    """Copies a file into a folder, or the contents of a folder, as COPY of a Dockerfile does."""
    if origin.is_dir():
        shutil.copytree(origin, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(origin, target)
