"""The database of a class: the same tables in SQLite and in PostgreSQL, and one writer thread.

Only `cartes class` imports this module, since only a class needs SQLAlchemy.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

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
    inspect,
)
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.schema import CreateColumn

from cartes_widgets.classroom.model.database import (
    StoreError,
    error_reason,
    open_engine,
    open_error,
)
from cartes_widgets.classroom.model.members import saved_before

BATCH = 500
"""Maximum number of writes in one transaction."""

FIRST_WAIT, MAX_WAIT = 0.2, 5.0
"""Delay before a failed write is retried, in seconds: at first, and at most. It doubles each
time.
"""

TABLES = MetaData()
_ID = String(32)

ROOMS = Table(
    "cartes_room",
    TABLES,
    Column("id", _ID, primary_key=True),
    Column("place", String(200), nullable=False, index=True),
    Column("code", String(8), nullable=False),
    Column("teacher", String(300), nullable=False),
    Column("opened_at", BigInteger, nullable=False, index=True),
    Column("course", Text, nullable=False),
)
MEMBERS = Table(
    "cartes_member",
    TABLES,
    Column("id", _ID, primary_key=True),
    Column("room", _ID, ForeignKey("cartes_room.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("cookie", String(64), nullable=False),
    Column("removed", Boolean, nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    # Tables of an older version have no faces: `_complete` adds the column.
    Column("face", String(16), nullable=False, server_default=""),
)
RESULTS = Table(
    "cartes_result",
    TABLES,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("room", _ID, ForeignKey("cartes_room.id"), nullable=False, index=True),
    Column("member", _ID, ForeignKey("cartes_member.id"), nullable=False),
    Column("lesson", String(64), nullable=False),
    Column("kind", String(64), nullable=False),
    Column("seed", Integer, nullable=False),
    Column("level", Integer, nullable=False),
    Column("rules", String(64), nullable=False),
    # Tables of an older version have no positions: `_complete` adds the column.
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
    TABLES,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("room", _ID, ForeignKey("cartes_room.id"), nullable=False, index=True),
    Column("sitting", _ID, nullable=False),
    Column("line", Text, nullable=False),
)
"""The database table of actions at live tables; each row has one saved line."""

HOMEWORK = Table(
    "cartes_homework",
    TABLES,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("room", _ID, ForeignKey("cartes_room.id"), nullable=False, index=True),
    Column("member", _ID, ForeignKey("cartes_member.id"), nullable=False),
    Column("link", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("ok", Boolean, nullable=False),
    Column("late", Boolean, nullable=False),
)
"""The database table of answers to homework, with their grades."""

Write = Callable[[Connection], Any]
"""A function that writes to the database, in a transaction that other writes may share."""


class Writer(Protocol):
    """The interface with which a room saves its data."""

    def write(self, write: Write, *, erases: bool = False) -> Future[None]:
        """Queues `write`; the future is done when `write` has been committed."""


class NullWriter:
    """A writer that saves nothing, for a room that exists in memory only."""

    def write(self, write: Write, *, erases: bool = False) -> Future[None]:
        """Saves nothing; returns a future that is already done."""
        return saved_before()


class _Entry(NamedTuple):
    """A write in the writer's queue."""

    write: Write
    done: Future[None]
    erases: bool


@dataclass(frozen=True, slots=True)
class Trouble:
    """The reason why the database accepts no writes now.

    Attributes:
        reason: `full`, `locked`, `denied`, `damaged` or `lost`; `class-trouble-<reason>` is the
            message.
        waiting: number of pending writes.
    """

    reason: str
    waiting: int


def _complete(engine: Engine) -> None:
    """Adds the columns that are missing in tables of an older version; keeps the tables' rows."""
    for table in TABLES.sorted_tables:
        known = {column["name"] for column in inspect(engine).get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                added = CreateColumn(column).compile(dialect=engine.dialect)
                with engine.begin() as connection:
                    connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {added}")


def _check(engine: Engine) -> None:
    """Reads a whole SQLite file once, to detect damage before a class begins.

    Raises:
        StoreError: the file is damaged (reason `damaged`).
    """
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
            raise open_error("damaged", engine)


class Store:
    """A database with one writer thread, which commits in batches and retries failed writes.

    No write is lost while the process runs. If the disk is full or the database is locked, the
    store calls `on_trouble` and retries until it succeeds.

    Attributes:
        trouble: why the database accepts no writes now; None while it does.
    """

    def __init__(
        self,
        url: str,
        *,
        on_trouble: Callable[[Trouble | None], None] = lambda _trouble: None,
        patience: float = 3.0,
    ) -> None:
        """Opens the database, and creates missing tables.

        Args:
            on_trouble: called in the writer's thread with the trouble, and with None when writing
                works again.
            patience: the time, in seconds, that an attempt may wait for a lock.

        Raises:
            StoreError: the database cannot be opened.
        """
        self.engine = open_engine(url, patience)
        try:
            _check(self.engine)
            TABLES.create_all(self.engine)
            _complete(self.engine)
        except DBAPIError as error:
            self.engine.dispose()
            raise open_error(error_reason(error, self.engine), self.engine) from error
        except StoreError:
            self.engine.dispose()
            raise
        self.trouble: Trouble | None = None
        self._on_trouble = on_trouble
        self._queue: queue.SimpleQueue[_Entry | None] = queue.SimpleQueue()
        self._lost = 0
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="cartes-store", daemon=True)
        self._thread.start()

    def write(self, write: Write, *, erases: bool = False) -> Future[None]:
        """Queues `write`; the future is done when `write` has been committed.

        The future fails only with an error that a retry cannot fix, such as a duplicate row.

        Args:
            erases: whether it deletes data that must not remain readable in the files.
        """
        done: Future[None] = Future()
        self._queue.put(_Entry(write, done, erases))
        return done

    def error(self, cause: Exception | None = None) -> StoreError:
        """The error for a database that cannot be used, from `cause` or from the writer's last
        error.
        """
        if isinstance(cause, StoreError):
            return cause
        if isinstance(cause, DBAPIError):
            return open_error(error_reason(cause, self.engine), self.engine)
        # An attempt that takes this long waits for a lock.
        return open_error(self.trouble.reason if self.trouble else "locked", self.engine)

    def close(self, patience: float = 5.0) -> int:
        """Commits pending writes, for at most `patience` seconds, and closes the database.

        Returns:
            The number of writes that could not be saved.
        """
        self._queue.put(None)
        self._thread.join(patience)
        self._ended.set()
        self._thread.join(patience)
        self.engine.dispose()
        return self._lost

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

    def _commit(self, batch: list[_Entry]) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                self._try(batch)
            except DBAPIError as error:
                reason = error_reason(error, self.engine)
                if reason == "lost" and not isinstance(error, OperationalError | InterfaceError):
                    self._commit_apart(batch, error)
                    return
                self._report(Trouble(reason, len(batch) + self._queue.qsize()))
                if self._ended.wait(wait):
                    self._lost += len(batch)
                    return
                wait = min(MAX_WAIT, 2 * wait)
            except Exception as error:
                # On any exception, the writer must continue, and the caller must receive the error.
                self._commit_apart(batch, error)
                return
            else:
                break
        if self.trouble is not None:
            self._report(None)
        if any(entry.erases for entry in batch):
            self._empty_log()
        for item in batch:
            item.done.set_result(None)

    def _report(self, trouble: Trouble | None) -> None:
        self.trouble = trouble
        self._on_trouble(trouble)

    def _try(self, batch: list[_Entry]) -> None:
        with self.engine.begin() as connection:
            for item in batch:
                item.write(connection)

    def _empty_log(self) -> None:
        """Removes erased data from SQLite's write-ahead log too."""
        if self.engine.dialect.name != "sqlite":
            return
        with suppress(DBAPIError), self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def _commit_apart(self, batch: list[_Entry], error: Exception) -> None:
        """Commits each write of `batch` separately, so that one failing write fails alone.

        If `batch` has only one write, this write fails with `error`.
        """
        if len(batch) == 1:
            batch[0].done.set_exception(error)
            return
        for item in batch:
            self._commit([item])
