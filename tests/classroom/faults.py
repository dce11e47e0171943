"""Causes real errors of a class's database: a lock, a size limit, a full disk."""

import contextlib
import resource
import shutil
import sqlite3
import subprocess

from sqlalchemy import event
from sqlalchemy.pool import Pool

FILLERS = {
    "cartes_result": """INSERT INTO cartes_result (room, member, lesson, kind, seed, level, rules,
        answer, ok, misconception, hints, rule, shown, at, question)
        VALUES ('', '', '', '', 0, 0, '', hex(zeroblob(? / 2)), 0, '', 0, '', 0, 0, 0)""",
    "cartes_room": """INSERT INTO cartes_room (id, place, code, teacher, opened_at, course)
        VALUES (hex(randomblob(8)), '', '', '', 0, hex(zeroblob(? / 2)))""",
}


@contextlib.contextmanager
def locked(file):
    """A context in which another connection locks the database."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@contextlib.contextmanager
def full(file, table="cartes_result"):
    """A context in which SQLite reports a full disk for the database `file`.

    The file may not grow, and the pages of `table` have no free space.
    """
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        limit = [other.execute("PRAGMA page_count").fetchone()[0]]
        other.execute(f"PRAGMA max_page_count = {limit[0]}")
        for size in (2000, 200, 0):
            with contextlib.suppress(sqlite3.OperationalError):
                while True:
                    other.execute(FILLERS[table], (size,))

    def set_limit(connection, _record, _proxy):
        if isinstance(connection, sqlite3.Connection):
            connection.execute(f"PRAGMA max_page_count = {limit[0]}")

    event.listen(Pool, "checkout", set_limit)
    try:
        yield
    finally:
        # A connection keeps its limit until it is used next, when it gets this one.
        limit[0] = 1_000_000


@contextlib.contextmanager
def limited(file):
    """A context in which this process can write only 4 KiB to a file, and so not to a database.

    A user's quota has the same effect: SQLite reports an I/O error instead of a full disk.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextlib.contextmanager
def full_disk(folder):
    """A context in which the small file system mounted at `folder` is full.

    If nothing is mounted there, does the same as `limited`.
    """
    if not folder.is_mount():
        with limited(folder):
            yield
        return
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        for size in (4096, 1):
            while file.write(bytes(size)):
                pass
    yield
    filler.unlink()


def small_disk(folder):
    """The beginning of a command line, before the name and the arguments of a program.

    The command mounts a file system of 1 MiB at `folder`, and then runs the program. Empty if the
    system does not allow mounting; `full_disk` then uses `limited`.
    """
    script = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'
    words = ["unshare", "--mount", "--map-root-user", "sh", "-c", script, str(folder)]
    works = shutil.which("unshare") and not subprocess.run([*words, "true"], check=False).returncode
    return words if works else []


def saved(file, column, table, where="1"):
    """The committed values of a column in the database `file`; `where` is an SQL condition."""
    with contextlib.closing(sqlite3.connect(file)) as other:
        return [row[0] for row in other.execute(f"SELECT {column} FROM {table} WHERE {where}")]
