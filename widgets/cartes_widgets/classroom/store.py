"""Where a class is kept: the same tables in SQLite and in PostgreSQL, and one writer.

Only `cartes class` imports this module: SQLAlchemy is of no use without a class.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    inspect,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.schema import CreateColumn

__all__ = [
    "ACTS",
    "MEMBERS",
    "RESULTS",
    "ROOMS",
    "Store",
    "StoreError",
    "Trouble",
    "Write",
    "default_url",
]

BATCH = 500
"""Writes that share a transaction, at most."""

FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0
"""Seconds until a write that failed is tried again; each time twice as long."""

_TABLES = MetaData()
_ID = String(32)

ROOMS = Table(
    "cartes_room",
    _TABLES,
    Column("id", _ID, primary_key=True),
    Column("place", String(200), nullable=False, index=True),
    Column("code", String(8), nullable=False),
    Column("teacher", String(300), nullable=False),
    Column("opened_at", BigInteger, nullable=False, index=True),
    Column("course", Text, nullable=False),
)
MEMBERS = Table(
    "cartes_member",
    _TABLES,
    Column("id", _ID, primary_key=True),
    Column("room", _ID, ForeignKey("cartes_room.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("cookie", String(64), nullable=False),
    Column("removed", Boolean, nullable=False),
    Column("joined_at", BigInteger, nullable=False),
)
RESULTS = Table(
    "cartes_result",
    _TABLES,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("room", _ID, ForeignKey("cartes_room.id"), nullable=False, index=True),
    Column("member", _ID, ForeignKey("cartes_member.id"), nullable=False),
    Column("lesson", String(64), nullable=False),
    Column("kind", String(64), nullable=False),
    Column("seed", Integer, nullable=False),
    Column("level", Integer, nullable=False),
    Column("rules", String(64), nullable=False),
    # An older server's table has none: see `_complete`.
    Column("position", Text, nullable=False, server_default=""),
    Column("answer", Text, nullable=False),
    Column("ok", Boolean, nullable=False),
    Column("misconception", String(64), nullable=False),
    Column("hints", Integer, nullable=False),
    Column("ms", BigInteger),
    Column("rule", String(64), nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("question", Integer, nullable=False),
)
ACTS = Table(
    "cartes_act",
    _TABLES,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("room", _ID, ForeignKey("cartes_room.id"), nullable=False, index=True),
    Column("sitting", _ID, nullable=False),
    Column("line", Text, nullable=False),
)
"""What was done at a live table, a line of a record each."""

Write = Callable[[Connection], Any]
"""Something to be written, within a transaction that others may share."""


class StoreError(Exception):
    """The database cannot be used; `class-store-<reason>` words it.

    Attributes:
        reason: `address` (it is none that is known) or `closed` (nothing answers there).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why nothing can be written now.

    Attributes:
        reason: `full`, `locked` or `lost`; `class-trouble-<reason>` words it.
        waiting: how many writes wait.
    """

    reason: str
    waiting: int


def default_url() -> str:
    """The address of the database in the user's data folder, which is made if need be."""
    folder: Path = user_data_path("cartes", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'class.sqlite'}"


def _engine(url: str, patience: float) -> Engine:
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        # Which driver a bare name means depends on SQLAlchemy's version.
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError("address")
    if parsed.get_backend_name() == "postgresql":
        waits = {"connect_timeout": max(2, int(patience))}
        return create_engine(parsed, pool_pre_ping=True, connect_args=waits)
    engine = create_engine(parsed, connect_args={"timeout": patience})
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # A server that is killed loses nothing that was committed; a machine that loses power may
    # lose the last moments.
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _complete(engine: Engine) -> None:
    """Adds the columns that an older version's tables lack: a class may be going on in them."""
    for table in _TABLES.sorted_tables:
        known = {one["name"] for one in inspect(engine).get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                added = CreateColumn(column).compile(dialect=engine.dialect)
                with engine.begin() as connection:
                    connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {added}")


class Store:
    """A database with one writer, which commits in batches and waits out what fails.

    Nothing that was given to `write` is dropped while the process lives: a full disk or a
    locked database is tried again until it works, and `on_trouble` is told meanwhile.
    """

    def __init__(
        self,
        url: str,
        *,
        on_trouble: Callable[[Trouble | None], None] = lambda _trouble: None,
        patience: float = 3.0,
    ) -> None:
        """Opens the database, and makes the tables that are missing.

        Args:
            on_trouble: is called from the writer's thread, with None once all is well again.
            patience: seconds that one try may wait for a lock.

        Raises:
            StoreError: it cannot be opened.
        """
        try:
            self.engine = _engine(url, patience)
            _TABLES.create_all(self.engine)
            _complete(self.engine)
        except (OperationalError, InterfaceError) as error:
            raise StoreError("closed") from error
        except (SQLAlchemyError, ImportError, ValueError) as error:
            raise StoreError("address") from error
        self._on_trouble = on_trouble
        self._queue: queue.SimpleQueue[tuple[Write, Future[None]] | None] = queue.SimpleQueue()
        self._is_well = True
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="cartes-store", daemon=True)
        self._thread.start()

    def write(self, write: Write) -> Future[None]:
        """Hands `write` to the writer; the future ends when it has been committed.

        It fails only with what would never succeed, such as a row that is there already.
        """
        done: Future[None] = Future()
        self._queue.put((write, done))
        return done

    def close(self, patience: float = 10.0) -> None:
        """Writes what waits, for at most `patience` seconds, and closes the database."""
        self._queue.put(None)
        self._thread.join(patience)
        self._ended.set()
        self._thread.join(patience)
        self.engine.dispose()

    def shrink(self) -> None:
        """Makes what was deleted unreadable: SQLite leaves it in its files otherwise."""
        if self.engine.dialect.name != "sqlite":
            return
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            is_last = False
            while len(batch) < BATCH and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    is_last = True
                    break
                batch.append(following)
            self._commit(batch)
            if is_last:
                return

    def _commit(self, batch: list[tuple[Write, Future[None]]]) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                self._try(batch)
            except (OperationalError, InterfaceError) as error:
                self._is_well = False
                self._on_trouble(Trouble(_reason(error), len(batch) + self._queue.qsize()))
                if self._ended.wait(wait):
                    return
                wait = min(LONGEST_WAIT, 2 * wait)
            except Exception as error:
                # Whatever it is: the writer must live on, and whoever waits must be told.
                self._commit_apart(batch, error)
                return
            else:
                break
        if not self._is_well:
            self._is_well = True
            self._on_trouble(None)
        for _, done in batch:
            done.set_result(None)

    def _try(self, batch: list[tuple[Write, Future[None]]]) -> None:
        with self.engine.begin() as connection:
            for write, _ in batch:
                write(connection)

    def _commit_apart(self, batch: list[tuple[Write, Future[None]]], error: Exception) -> None:
        """One of them can never be written: the others must not fail with it."""
        if len(batch) == 1:
            batch[0][1].set_exception(error)
            return
        for one in batch:
            self._commit([one])


def _reason(error: DBAPIError) -> str:
    said = str(error.orig).lower()
    if "full" in said or "no space" in said or "disk i/o" in said:
        return "full"
    return "locked" if "locked" in said or "busy" in said or "readonly" in said else "lost"
