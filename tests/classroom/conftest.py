"""Fixtures for tests of a class: rooms, and databases in SQLite and in PostgreSQL."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cartes_widgets.classroom.model.open_room import open_room
from cartes_widgets.classroom.model.store import TABLES, Store
from cartes_widgets.classroom.web.service import ClassService
from cartes_widgets.pages.notebooks import default_root
from tests.ports import free_port

from .wire import Class, holding

NOW = 1_800_000_000_000


def _programs() -> Path:
    """The folder of PostgreSQL's programs; a missing PostgreSQL is an error, not a skip."""
    results = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda f: f.parts[-3])
    on_path = shutil.which("initdb")
    if not results and on_path is None:
        raise RuntimeError("PostgreSQL is missing: apt-get install postgresql (see .ci/run)")
    return results[-1].parent if results else Path(on_path or "").resolve().parent


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a temporary PostgreSQL server, run by a user without special rights."""
    programs = _programs()
    who: dict[str, object] = {}
    home = Path(tempfile.mkdtemp(prefix="cartes-pg-", dir="/tmp"))
    if os.getuid() == 0:
        # PostgreSQL refuses to run as root. The user "postgres" exists only where it is
        # installed.
        import pwd

        user = pwd.getpwnam("postgres")
        who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        os.chown(home, user.pw_uid, user.pw_gid)
    port = free_port()
    env = {"PATH": f"{programs}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(home)}

    def run(program: str, *words: str) -> None:
        command = [str(programs / program), "-D", f"{home}/data", *words]
        out = subprocess.DEVNULL
        subprocess.run(command, env=env, cwd=home, check=True, stdout=out, timeout=300, **who)

    run("initdb", "-U", "cartes", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N")
    options = f"-p {port} -h 127.0.0.1 -k {home} -F"
    run("pg_ctl", "-l", f"{home}/log", "-w", "-t", "60", "-o", options, "start")
    try:
        yield f"postgresql://cartes@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-m", "immediate", "-w", "stop")
        shutil.rmtree(home)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path) -> str:
    """The address of an empty database; a test with this fixture runs once per kind of database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'class.sqlite'}"
    url = request.getfixturevalue("postgres")
    store = Store(url)
    with store.engine.begin() as connection:
        for table in reversed(TABLES.sorted_tables):
            connection.execute(table.delete())
    store.close()
    return url


@pytest.fixture
def opened() -> Iterator[Callable[..., Store]]:
    """A function that opens a store; all stores are closed after the test."""
    with contextlib.ExitStack() as ending:

        def open_one(url: str, **more: object) -> Store:
            store = Store(url, **more)
            ending.callback(store.close)
            return store

        yield open_one


@pytest.fixture
def room(tmp_path, opened):
    """A room in SQLite whose clock always shows `NOW`, and that handles each commit immediately."""
    store = opened(f"sqlite:///{tmp_path / 'class.sqlite'}")
    return open_room(store, "here", lambda: NOW, lambda what: what())


def served(folder: Path, clock: list[int], **more: Any) -> ClassService:
    """A new `ClassService` with a database in `folder`.

    `clock` is a list with one number, the time in milliseconds.
    """
    database = f"sqlite:///{folder / 'class.sqlite'}"
    time_of: dict[str, Any] = {"clock": lambda: clock[0], **more}
    return ClassService(default_root(), "http://127.0.0.1:1/", database, **time_of)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Any]:
    clock, timer = [NOW], [0]
    new_service: Any = served(tmp_path, clock, timer=lambda: timer[0])
    new_service.moved, new_service.timed, new_service.file = clock, timer, tmp_path / "class.sqlite"
    yield new_service
    new_service.stop()


@pytest.fixture(scope="session")
def open_class(tmp_path_factory) -> Iterator[Class]:
    """A class on a server, which all tests over HTTP share."""
    with holding(tmp_path_factory.mktemp("class")) as hosted_class:
        yield hosted_class


@pytest.fixture
def wired(open_class) -> Class:
    """The shared class, with no question, table or lesson open."""
    open_class.command("free")
    return open_class
