"""Repeats Binder's build of this repository, without Docker: `python tests/binder/replay.py`.

It runs the steps of repo2docker that run as an ordinary user, in an empty environment. Then it
starts a notebook server at /user/x/, as a JupyterHub does. A browser opens a lesson there, under
another host name than this machine's.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

__all__ = ["dockerfile", "main", "steps_of_user"]

REPOSITORY = Path(__file__).resolve().parents[2]
USER, UID = "jovyan", 1000
BASE, TOKEN, HOST = "/user/x/", "replayed", "hub.example"
LESSON = "voila/render/fr/botifarra/04_free.ipynb?seed=7&variant=obligada&step=8"
STARTS_WITHIN = 240.0
FLAGS = ["--no-sandbox", "--disable-gpu", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
ALLOWED_VARIABLES = re.compile(r"(PIP|LC)_\w+|LANG|(HTTPS?|NO)_PROXY", re.IGNORECASE)


def dockerfile(repository: Path = REPOSITORY) -> str:
    """The output of repo2docker for `repository`: its log messages and the Dockerfile."""
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--no-run", "--debug"]
    user = ["--user-id", str(UID), "--user-name", USER]
    process = subprocess.run(
        [*command, *user, str(repository)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    return process.stdout


def steps_of_user(text: str) -> list[str]:
    """The commands of the Dockerfile `text` that run as the ordinary user, in their order."""
    user, steps = "root", []
    for line in text.replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        if word == "USER":
            user = rest
        elif word == "RUN" and user == "${NB_USER}":
            steps.append(rest)
    return steps


def ordinary_user() -> dict[str, Any]:
    """Arguments of `Popen` that run a command as an ordinary user.

    Empty if the current user is not root.
    """
    if os.geteuid():
        return {}
    return {"user": UID, "group": UID, "extra_groups": []}


def copied(folder: Path) -> Path:
    """The path of a copy in `folder` of the repository's files, tracked or new.

    The ordinary user owns the copy.
    """
    listed = ["git", "-C", str(REPOSITORY), "ls-files", "-z", "-co", "--exclude-standard"]
    names = subprocess.run(listed, capture_output=True, text=True, check=True).stdout
    copy = folder / "home"
    for name in filter(None, names.split("\0")):
        if (REPOSITORY / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(REPOSITORY / name, copy / name)
    folder.chmod(0o755)
    if not os.geteuid():
        for path in (copy, *copy.rglob("*")):
            os.chown(path, UID, UID)
    return copy


def python_for_user(folder: Path) -> Path:
    """The path of a Python that the ordinary user may run.

    It is the current Python, or a copy in `folder` if the ordinary user may not run that one.
    """
    own = Path(sys.base_prefix)
    program = f"bin/python{sys.version_info.major}.{sys.version_info.minor}"
    try:
        subprocess.run([own / program, "-c", ""], check=True, **ordinary_user())
    except OSError:
        left = shutil.ignore_patterns("site-packages", "test", "__pycache__", "share")
        own = shutil.copytree(own, folder / "python", symlinks=True, ignore=left)
    return own / program


def environment(home: Path, python: Path) -> dict[str, str]:
    """The environment variables of Binder's image; packages are in a folder of `home`."""
    prefix = home / ".notebook"
    remaining = {
        name: value for name, value in os.environ.items() if ALLOWED_VARIABLES.fullmatch(name)
    }
    own = {"HOME": str(home), "USER": USER, "REPO_DIR": str(home), "NB_USER": USER}
    prefixes = {"KERNEL_PYTHON_PREFIX": str(prefix), "NB_PYTHON_PREFIX": str(prefix)}
    library = {"LD_LIBRARY_PATH": str(python.parents[1] / "lib")}
    # Compiling the installed packages takes as long as installing them.
    quick = {"PIP_NO_COMPILE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    return {
        **remaining,
        **own,
        **prefixes,
        **library,
        **quick,
        "PATH": f"{prefix}/bin:/usr/bin:/bin",
    }


def run(command: str, home: Path, env: Mapping[str, str]) -> None:
    """Runs a step of the Dockerfile, and prints its duration.

    Raises:
        CalledProcessError: the step failed.
    """
    start = time.monotonic()
    subprocess.run(["/bin/bash", "-c", command], cwd=home, env=env, check=True, **ordinary_user())
    print(f"{time.monotonic() - start:6.1f} s  {command}", flush=True)


@contextlib.contextmanager
def notebook_server(home: Path, env: Mapping[str, str]) -> Iterator[str]:
    """A context with the address of a notebook server that is started as a JupyterHub starts it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        f"{env['KERNEL_PYTHON_PREFIX']}/bin/jupyter",
        "server",
        "--no-browser",
        f"--ServerApp.port={port}",
        f"--ServerApp.base_url={BASE}",
        "--ServerApp.allow_remote_access=True",
        f"--IdentityProvider.token={TOKEN}",
    ]
    server = subprocess.Popen(command, cwd=home, env=env, **ordinary_user())
    try:
        until = time.monotonic() + STARTS_WITHIN
        while not _answers(f"http://127.0.0.1:{port}{BASE}api"):
            if server.poll() is not None or time.monotonic() > until:
                raise RuntimeError("the notebook server does not start")
            time.sleep(0.2)
        yield f"http://{HOST}:{port}{BASE}"
    finally:
        server.terminate()
        server.wait(timeout=30)


def _answers(url: str) -> bool:
    try:
        urllib.request.urlopen(url, timeout=STARTS_WITHIN).close()
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


def visit(page: Page, server: str) -> None:
    """Opens the home page and a lesson as Binder's link does, and requests a hint in the lesson.

    Raises:
        AssertionError: the lesson is missing, is another one, or does not respond.
    """
    page.goto(f"{server}cartes/?token={TOKEN}", timeout=240_000)
    expect(page.locator("[data-lesson] a").first).to_be_visible()
    page.goto(f"{server}cartes/{LESSON}")
    expect(page.locator(".cartes-mount:not([data-filled])")).to_have_count(0, timeout=180_000)
    expect(page.locator("#cartes-position")).to_contain_text("Étape 8")
    exercise = page.locator(".cartes-exercise").first
    expect(exercise).to_contain_text("Variante obligée")
    exercise.get_by_role("button", name="Indice").click()
    expect(exercise.locator(".cartes-hint")).to_be_visible()


def main() -> None:
    """Runs all steps of the build, then visits the server; stops at the first failure."""
    steps = steps_of_user(dockerfile())
    with tempfile.TemporaryDirectory() as folder:
        home = copied(Path(folder))
        python = python_for_user(Path(folder))
        env = environment(home, python)
        run(f"{python} -m venv $KERNEL_PYTHON_PREFIX", home, env)
        for step in steps:
            run(step, home, env)
        start = time.monotonic()
        with notebook_server(home, env) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=FLAGS
            )
            page = browser.new_page()
            asked: list[str] = []
            page.on("request", lambda request: asked.append(request.url))
            visit(page, server)
            elsewhere = [url for url in asked if not url.startswith((server, "data:", "blob:"))]
            browser.close()
        if elsewhere:
            raise RuntimeError(f"the page asked elsewhere: {elsewhere}")
        print(f"{time.monotonic() - start:6.1f} s  the lesson opened below {BASE}")


if __name__ == "__main__":
    main()
