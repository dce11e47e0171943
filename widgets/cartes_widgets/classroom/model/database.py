"""The database of a class: its address, functions to open it, and the meaning of its errors."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from cartes_lib.messages import format_message

_MIN_SPACE = 256 * 1024
"""Bytes that SQLite needs besides a small database, for its write-ahead log and the log's index."""

_NO_SPACE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Error numbers for a write on a full disk, or above a user's quota or limit."""

_SQLITE = {
    "SQLITE_FULL": "full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "denied",
    "SQLITE_PERM": "denied",
    "SQLITE_AUTH": "denied",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_CORRUPT": "damaged",
}
"""Reasons of `StoreError`; the key is the name of SQLite's error, without an extended suffix."""

_OF_FILES = ("SQLITE_IOERR", "SQLITE_CANTOPEN")
_POSTGRESQL = {"53100": "full", "42501": "denied", "25006": "denied", "55P03": "locked"}


class StoreError(Exception):
    """A database that cannot be used.

    Attributes:
        reason: `address` (unknown type of database), `memory` (the address has no file), `file`
            (SQLite cannot open the file), `closed` (no database server answers), `damaged`,
            `denied`, `full` or `locked`.
        place: the path of an SQLite database; "" for another database.
    """

    def __init__(self, reason: str, place: str = "") -> None:
        super().__init__(reason)
        self.reason, self.place = reason, place

    @property
    def message(self) -> str:
        """The error and how to solve it, in the current language."""
        return format_message(f"class-store-{self.reason}", place=self.place)


def default_url() -> str:
    """The URL of the default database in the user's data folder; creates the folder if needed.

    Raises:
        StoreError: the folder cannot be created (reason `file`).
    """
    folder: Path = user_data_path("cartes", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("file", str(folder)) from error
    return f"sqlite:///{folder / 'class.sqlite'}"


def open_engine(url: str, patience: float) -> Engine:
    """A connection pool for the database at `url`; it opens no connection yet.

    Args:
        patience: the time, in seconds, that an attempt may wait for a lock.

    Raises:
        StoreError: an unknown type of database (reason `address`); the URL names no file
            (`memory`).
    """
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            # Name the driver, because the default depends on SQLAlchemy's version.
            parsed = parsed.set(drivername="postgresql+psycopg")
        kind = parsed.get_backend_name()
        if kind == "postgresql":
            timeouts = {"connect_timeout": max(2, int(patience))}
            return create_engine(parsed, pool_pre_ping=True, connect_args=timeouts)
        if kind == "sqlite":
            _make_folder(_file_of(parsed))
        engine = create_engine(parsed, connect_args={"timeout": patience})
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise StoreError("address") from error
    if kind != "sqlite":
        raise StoreError("address")
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _make_folder(file: Path | None) -> None:
    """Creates the folder of a database's file.

    Raises:
        StoreError: the URL names no file (reason `memory`); the folder cannot be created (`file`).
    """
    if file is None:
        raise StoreError("memory")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("file", str(file.parent)) from error


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # A killed server loses nothing that was committed; a power failure may lose the last moments.
    # Deleted data is overwritten.
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.execute("PRAGMA secure_delete=ON")
    cursor.close()


def _file_of(url: URL) -> Path | None:
    """The file that an SQLite URL names; None for a database in memory."""
    name = url.database or ""
    in_memory = ":memory:" in name or url.query.get("mode") == "memory"
    return None if not name or in_memory else Path(name.removeprefix("file:"))


def error_reason(error: DBAPIError, engine: Engine) -> str:
    """The reason of a database error: `full`, `locked`, `denied` or `damaged`.

    It is `lost` for any other error.
    """
    cause = error.orig
    if not isinstance(cause, sqlite3.Error):
        return _POSTGRESQL.get(getattr(cause, "sqlstate", None) or "", "lost")
    name = "_".join(getattr(cause, "sqlite_errorname", "").split("_")[:2])
    if name in _OF_FILES and _has_no_space(_file_of(engine.url)):
        return "full"
    return _SQLITE.get(name, "lost")


def open_error(reason: str, engine: Engine) -> StoreError:
    """The error for a database that cannot be opened; `reason` is a result of `error_reason`."""
    if engine.dialect.name != "sqlite":
        return StoreError("closed" if reason == "lost" else reason)
    return StoreError("file" if reason == "lost" else reason, str(_file_of(engine.url)))


def _has_no_space(file: Path | None) -> bool:
    """Whether the disk or the quota of `file` is full.

    SQLite reports some full disks, and any exceeded quota, as an I/O error. The free space of a
    disk does not include quotas, so this function tries to write a test file.
    """
    if file is None:
        return False
    try:
        with tempfile.TemporaryFile(dir=file.parent, buffering=0) as probe:
            written = probe.write(bytes(_MIN_SPACE))
            os.fsync(probe.fileno())
    except OSError as error:
        return error.errno in _NO_SPACE
    return written < _MIN_SPACE


def set_aside(url: str, now: datetime) -> Path:
    """Renames the file of a damaged SQLite database, so that a new one can replace it.

    Returns:
        The new path of the file; no data is deleted.

    Raises:
        OSError: the file cannot be renamed.
    """
    file = _file_of(make_url(url))
    if file is None:
        raise FileNotFoundError(url)
    renamed = file.with_name(f"{file.stem}-{now:%Y-%m-%d-%H%M%S}{file.suffix}")
    file.rename(renamed)
    # SQLite would apply the log of the old file to the new one.
    for ending in ("-wal", "-shm"):
        beside = file.with_name(file.name + ending)
        if beside.exists():
            beside.rename(renamed.with_name(renamed.name + ending))
    return renamed
