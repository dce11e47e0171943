"""Tests of the hub on one machine, set up in an empty folder as docs/DEPLOY.md says.

Nothing is installed, because a test has no network.
"""

import re
import shlex
import subprocess

import pytest
from traitlets.config import Config

from .hub import PROXY, ROOT, SERVICE, Person, running_hub

pytestmark = pytest.mark.served

FOLDER = "/var/lib/cartes"
CONFIG = ROOT / "tests/classroom/hub_written_config.py"


@pytest.fixture(scope="module")
def blocks():
    """The shell lines, each as a list of words, and the configuration of the document's section."""
    text = (ROOT / "docs/DEPLOY.md").read_text("utf-8")
    section = text.partition("A hub on one machine")[2].partition("\n## ")[0]
    shell, config = re.findall(r"```(?:py)?\n(.*?)```", section, re.DOTALL)
    lines = [shlex.split(line, comments=True) for line in shell.splitlines()]
    return lines, config


def test_the_proxy_of_the_install_lines_is_the_one_that_the_tests_run(blocks):
    lines, _ = blocks
    # `tests/release/test_install_lines.py` checks the line of pip.
    assert [line[0] for line in lines] == ["pip", "npm", "mkdir"]
    assert lines[1] == ["npm", "install", "-g", PROXY.name]


def test_the_hub_of_the_document_serves_a_teacher_and_a_student(blocks):
    lines, config = blocks
    folders = []

    def prepared(home):
        folder = str(home / "database")
        folders.append(home / "database")
        mkdir = [word.replace(FOLDER, folder) for word in lines[2]]
        assert mkdir != lines[2]
        subprocess.run(mkdir, check=True)
        text = config.replace(FOLDER, folder)
        (home / "jupyterhub_config.py").write_text(text, "utf-8")
        names = {"c": Config()}
        exec(text, names)
        (service,) = names["c"].JupyterHub.services
        assert service["command"][0] == "cartes"
        return CONFIG, service["command"][1:]

    with running_hub(prepared) as hub:
        teacher, student = Person(hub, "prof"), Person(hub, "ana")
        for person in (teacher, student):
            status, _, address = person.go(hub.address)
            assert (status, address) == (200, f"{hub.address}{SERVICE}")
        assert teacher.ask("class/teacher")[0] == 200
        assert student.ask("class/teacher")[0] == 403
        assert student.ask("class/")[0] == 200
        assert [path.name for path in folders[0].iterdir() if path.suffix == ".sqlite"]
