"""Tests of deploy/Dockerfile: a linter reads it, and a builder makes the image.

The first stage also runs in an empty folder, without a builder.
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
def test_a_builder_makes_the_image_and_its_programs_answer_the_user(tmp_path):
    """The base image is an empty Debian with its own Python, because a registry may be out of
    reach.
    """
    assert os.geteuid() == 0, "an empty Debian is made by root"
    for tool in ("debootstrap", "buildah"):
        assert shutil.which(tool), f"install {tool}"
    root = tmp_path / "root"
    packages = "--include=python3,python3-venv,python-is-python3,ca-certificates"
    subprocess.run(["debootstrap", "--variant=minbase", packages, "bookworm", root], check=True)
    buildah = Builder(tmp_path)
    empty = buildah("from", "scratch")
    buildah("add", "--quiet", empty, root, "/")
    buildah("commit", "--quiet", empty, f"docker.io/library/{stages()[0][0].split()[1]}")
    shown = [part for place in folders_of_pip() for part in ("--volume", f"{place}:{place}:ro")]
    recipe = DEPLOY / "Dockerfile"
    buildah("build", "--pull-never", *shown, "--file", recipe, "--tag", "cartes", ROOT)
    built = buildah("from", "--pull-never", "localhost/cartes")

    def ran(command):
        return buildah("run", built, "--", "/bin/sh", "-c", command)

    assert ran("id --user --name") == "jovyan"
    for command in ("cartes", "jupyterhub-singleuser", "git"):
        assert re.search(r"\d+\.\d+", ran(f"{command} --version"))
    assert "git_url" in ran("gitpuller --help")
    assert ran("cd && git init --quiet lessons && touch lessons/a && ls lessons") == "a"
    # Its images have two gigabytes; pytest would keep them.
    shutil.rmtree(tmp_path, ignore_errors=True)


class Builder:
    """Runs buildah without a daemon; it keeps its images and containers in `folder`."""

    def __init__(self, folder):
        self.storage = ["--root", folder / "images", "--runroot", folder / "state"]

    def __call__(self, command, *words):
        """The output of a command of buildah, without the last line break."""
        isolated = ["--isolation", "chroot"] if command in ("build", "run") else []
        ran = subprocess.run(
            ["buildah", *self.storage, "--storage-driver", "vfs", command, *isolated, *words],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        return ran.stdout.strip()


def folders_of_pip():
    """The files and folders from which pip installs here: its configuration, what that names, and
    the certificates.
    """
    pip = [sys.executable, "-m", "pip", "config", "list"]
    listed = subprocess.run(pip, check=True, capture_output=True, text=True).stdout
    named = [Path(name) for name in re.findall(r"(?<=[\s'=/])/[\w./-]+", listed)]
    places = [Path("/etc/pip.conf"), Path("/etc/ssl/certs"), *filter(Path.is_dir, named)]
    return sorted({place for place in places if place.exists()})


def copy(origin, target):
    """Copies a file into a folder, or the contents of a folder, as COPY of a Dockerfile does."""
    if origin.is_dir():
        shutil.copytree(origin, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(origin, target)
