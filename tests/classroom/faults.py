"""Real faults of a class's database: another program's lock, and a full disk."""

import contextlib
import sqlite3

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
    """Another program locks the database."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@contextlib.contextmanager
def full(file, table="cartes_result"):
    """Limits the size of the file and fills `table`: SQLite then reports a full disk."""
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
        # Connections keep the old limit until each of them gets the new one.
        limit[0] = 1_000_000


def saved(file, column, table, where="1"):
    """Values of a column, read by another connection."""
    with contextlib.closing(sqlite3.connect(file)) as other:
        return [row[0] for row in other.execute(f"SELECT {column} FROM {table} WHERE {where}")]
