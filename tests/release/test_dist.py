"""Tests of the wheels of `make dist`, installed into empty environments outside of the checkout."""

import doctest
import json
import os
import re
import subprocess
import sys
import urllib.request
import zipfile

import pytest

from cartes_lib import __version__
from release.contents import faults
from release.dist import build
from tests.ports import free_port
from tests.sources import ROOT

pytestmark = pytest.mark.served

README = (ROOT / "README.md").read_text("utf-8")
LANGUAGES = ("fr", "en", "es", "ca")


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    return build(tmp_path_factory.mktemp("dist"))


def environment(folder):
    """A new virtual environment without packages.

    Returns a function that runs programs in it, the folder of its programs, and its variables.
    """
    uv = [sys.executable, "-m", "uv"]
    subprocess.run([*uv, "venv", "--quiet", "--python", sys.executable, folder / "env"], check=True)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    # Without saved bytecode, each program would compile all that it imports.
    ours = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
    clean = {name: value for name, value in os.environ.items() if name not in ours}
    variables = {**clean, "HOME": str(folder)}

    def run(program, *arguments):
        command = [programs / program, *arguments]
        if program == "uv":
            action, *more = arguments
            command = [*uv, "pip", action, "--python", programs / "python", *more]
        done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run, programs, variables


def wheel(built, name):
    return next(file for file in built if file.name.startswith(name) and file.suffix == ".whl")


def test_four_archives_hold_what_they_need_and_nothing_else(built):
    assert len(built) == 4
    assert [fault for file in built for fault in faults(file)] == []


def test_a_fault_of_an_archive_is_found(tmp_path):
    file = tmp_path / "cartes_lib-0-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as archive:
        for name in ("cartes_lib/__init__.py", "cartes_lib/tests/test_a.py", "other/a.py"):
            archive.writestr(name, "")
    results = list(faults(file))
    assert "cartes_lib/py.typed is missing" in results
    assert "LICENSE is missing" in results
    assert "cartes_lib/tests/test_a.py must not be packed" in results
    assert "other/a.py is of another package" in results


def test_the_engine_alone_needs_nothing_and_imports_quickly(built, tmp_path):
    run, _, _ = environment(tmp_path)
    run("uv", "install", "--quiet", wheel(built, "cartes_lib"))
    listed = json.loads(run("uv", "list", "--format", "json"))
    assert [item["name"] for item in listed] == ["cartes-lib"]
    assert run("python", "-c", "import cartes_lib; print(cartes_lib.__version__)") == (
        f"{__version__}\n"
    )
    timed = (
        "import time; t = time.process_time(); import cartes_lib.botifarra, cartes_lib.truco,"
        " cartes_lib.balco; print(time.process_time() - t)"
    )
    # The first run compiles. The fastest later run is the one that the machine disturbs least.
    run("python", "-c", timed)
    assert min(float(run("python", "-c", timed)) for _ in range(10)) < 0.2


def test_the_examples_of_the_readme_run_with_the_engine_alone(built, tmp_path):
    run, _, _ = environment(tmp_path)
    run("uv", "install", "--quiet", wheel(built, "cartes_lib"))
    blocks = re.findall(r"^```python\n(>>>.*?)^```", README, re.M | re.S)
    assert blocks
    (tmp_path / "readme.txt").write_text("\n".join(blocks), "utf-8")
    assert len(doctest.DocTestParser().get_examples("\n".join(blocks))) > 3
    run("python", "-m", "doctest", "readme.txt")


HOST = ("ipykernel==6.17.1", "ipython==7.34.0", "ipywidgets==7.7.1", "traitlets==5.7.1")
"""An old Jupyter, pinned as on a host of notebooks."""


def test_the_widgets_alone_leave_the_jupyter_of_a_host_as_it_is(built, tmp_path):
    run, _, _ = environment(tmp_path)
    run("uv", "install", "--quiet", *HOST)
    before = {*run("uv", "freeze").splitlines()}
    engine, app = (wheel(built, name) for name in ("cartes_lib", "cartes_widgets"))
    run("uv", "install", "--quiet", f"cartes-lib[notebook] @ {engine.as_uri()}")
    run("uv", "install", "--quiet", "--no-deps", app)
    after = {*run("uv", "freeze").splitlines()}
    assert before <= after
    assert {"jupyterlab", "voila", "jupyter-server"}.isdisjoint(
        re.split("[= ]", line)[0] for line in after - before
    )
    code = "from cartes_widgets.lesson import exercise; print(exercise('BO-04', 'legal', seed=7))"
    assert "Variante libre" in run("python", "-c", code)


@pytest.fixture(scope="module")
def installed(built, tmp_path_factory):
    """An environment in which the wheel of the app is installed.

    It is a tuple: the folder, and the three results of `environment`.
    """
    folder = tmp_path_factory.mktemp("app")
    run, programs, variables = environment(folder)
    app = wheel(built, "cartes_widgets")
    run("uv", "install", "--quiet", "--find-links", app.parent, app)
    return folder, run, programs, variables


def test_the_app_prints_its_version(installed):
    _, run, _, _ = installed
    assert run("cartes", "--version") == f"cartes {__version__}\n"


# One server cannot hold the lessons of all languages: a kernel stays for a while after its page.
# A commit is tested with every third lesson of one language, a release with all lessons of all:
# they have the same code.
@pytest.mark.parametrize(
    ("lang", "every"),
    [
        (LANGUAGES[0], 3),
        *(pytest.param(lang, 1, marks=pytest.mark.release) for lang in LANGUAGES),
    ],
)
def test_the_app_serves_every_lesson_from_its_wheel(installed, lang, every, tmp_path):
    folder, _, programs, variables = installed
    lessons = sorted((ROOT / "tutorials" / lang).glob("*/*.ipynb"))
    assert len(lessons) > 40
    before = _installed(folder / "env")
    with (tmp_path / "output.txt").open("w") as output, (tmp_path / "errors").open("w") as errors:
        server = subprocess.Popen(
            [programs / "cartes", "serve", f"--port={free_port()}", "--no-browser"],
            cwd=tmp_path,
            env=variables,
            stdout=output,
            stderr=errors,
        )
    try:
        address = _address(server, tmp_path)
        for lesson in lessons[::every]:
            path = lesson.relative_to(ROOT / "tutorials").as_posix()
            page = _page(f"{address}voila/render/{path}")
            assert f'lang="{lang}"' in page, path
            assert "data-state" in page, path
    finally:
        server.terminate()
        server.wait(timeout=60)
    # An ordinary user may not write into the environment.
    assert _installed(folder / "env") == before


def _installed(folder):
    """The modification times of the files below `folder`, without compiled modules.

    The key is the file's path.
    """
    files = (file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc")
    return {file: file.stat().st_mtime_ns for file in files}


def _address(server, folder):
    """The address that the server has printed in `folder`; waits until the server answers there."""
    while server.poll() is None:
        if log := re.search(r"http://[^\s)]+/", (folder / "output.txt").read_text("utf-8")):
            try:
                _page(log[0])
            except OSError:
                pass
            else:
                return log[0]
        try:
            server.wait(timeout=0.1)
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError((folder / "errors").read_text("utf-8"))


def _page(address):
    with urllib.request.urlopen(address, timeout=60) as answer:
        return answer.read().decode()
