"""PostgreSQL: one connection that writes and holds the lock of the server, and a pool that reads."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any, Final

import msgspec
import psycopg
from psycopg_pool import ConnectionPool

from ludotheque.store.address import ServerAddress
from ludotheque.store.database import Connection, Database, Rows, Unknown, Values

logging.getLogger("psycopg").setLevel(logging.ERROR)  # the store itself tells that the database is lost

Raw = psycopg.Connection[tuple[Any, ...]]

SERVER: Final = 0x6C75646F00000001
"""The advisory lock of the one server of a database."""
PATIENCE: Final = 2
"""Seconds to wait for a connection, and for a lock that a server which just ended may still hold."""
SETTINGS: Final = {
    "lock_timeout": f"{PATIENCE}s",
    "idle_in_transaction_session_timeout": "10s",
    # A peer that vanished without a word is given up after ten seconds, on both sides.
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
}
KEEPALIVES: Final = {
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
APPEND: Final = (
    "INSERT INTO log (match, seq, seat, key, body) SELECT * FROM"
    " json_to_recordset(%s::json) AS row (match text, seq integer, seat integer, key text, body text)"
)
COLUMNS: Final = ("match", "seq", "seat", "key", "body")


class Session:
    """A connection that takes the SQL of both databases; a statement that begins a transaction is sent with it."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw
        self.transaction: str | None = None
        """The number of the transaction, by which its outcome can be asked for."""
        self.begins = False

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        return self.run(translated(sql), values)

    def run(self, sql: str, values: Sequence[Any]) -> Rows:
        if not self.begins:
            return self.raw.execute(sql, values)
        self.begins = False
        with self.raw.pipeline():
            self.raw.execute("BEGIN")
            number = self.raw.execute("SELECT pg_current_xact_id()::text")
            rows = self.raw.execute(sql, values)
            self.transaction = str(number.fetchone()[0])  # type: ignore[index] # it is a row
        return rows

    def executemany(self, sql: str, values: Iterable[Values], /) -> None:
        if self.begins:
            self.execute("SELECT 1")
        self.raw.cursor().executemany(translated(sql), values)


class Postgres(Database):
    errors = psycopg.Error
    clashes = psycopg.IntegrityError
    readers = 4

    def __init__(self, address: ServerAddress, raw: Raw) -> None:
        """Takes over a connection that holds the lock of the server."""
        self.address = address
        self._session: Session | None = Session(raw)
        self._unknown: str | None = None
        self._pool = ConnectionPool(
            address.url,
            kwargs=settings(address),
            min_size=1,
            max_size=self.readers,
            timeout=2 * PATIENCE,
            reconnect_timeout=PATIENCE,
            check=ConnectionPool.check_connection,
            open=True,
        )

    def begin(self) -> Connection:
        if self._session is None or self.lost():
            self._session = None
            self._session = Session(lock_server(connect(self.address)))
        self._session.transaction = None
        self._session.begins = True
        return self._session

    def append(self, rows: Sequence[Values]) -> None:
        if self._session is None:
            raise AssertionError("begun")
        named = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
        self._session.run(APPEND, (msgspec.json.encode(named).decode(),))

    def commit(self) -> bool:
        session = self._session
        if session is None or session.begins or session.transaction is None:
            return False
        try:
            done = session.raw.execute("COMMIT", prepare=False)
        except psycopg.OperationalError as broken:
            if not session.raw.closed:
                raise
            self._unknown = session.transaction
            raise Unknown(self.why(broken)) from None
        if done.statusmessage != "COMMIT":
            raise psycopg.OperationalError("the transaction was rolled back")
        return True

    def rollback(self) -> None:
        if self._session is not None and not self._session.begins and not self._session.raw.closed:
            self._session.raw.execute("ROLLBACK")

    def lost(self) -> bool:
        return self._session is not None and self._session.raw.closed

    def landed(self) -> bool | None:
        with connect(self.address) as raw:
            try:
                row = raw.execute("SELECT pg_xact_status(%s::xid8)", (self._unknown,)).fetchone()
            except psycopg.errors.InvalidParameterValue:  # a server that took over without it has never seen it
                return False
        state = None if row is None else row[0]
        return None if state == "in progress" else state == "committed"

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._pool.connection() as raw:
            yield Session(raw)

    def is_ours(self, problem: Exception) -> bool:
        rights = psycopg.errors.InsufficientPrivilege
        return isinstance(problem, psycopg.ProgrammingError | psycopg.DataError) and not isinstance(problem, rights)

    def why(self, problem: Exception) -> str:
        return self.address.hide(str(problem))

    def close(self) -> None:
        self._pool.close()
        if self._session is not None:
            with suppress(psycopg.Error):
                self._session.raw.close()


@lru_cache(maxsize=256)
def translated(sql: str) -> str:
    """The SQL of both databases with the marks of psycopg."""
    return sql.replace("%", "%%").replace("?", "%s")


def settings(address: ServerAddress) -> dict[str, Any]:
    """How we connect, unless the address says otherwise."""
    own = {"connect_timeout": PATIENCE, "application_name": "ludotheque", **KEEPALIVES}
    given = psycopg.conninfo.conninfo_to_dict(address.url)
    options = " ".join([f"-c {name}={value}" for name, value in SETTINGS.items()] + [str(given.get("options") or "")])
    return {"autocommit": True, "options": options} | {name: value for name, value in own.items() if name not in given}


def connect(address: ServerAddress) -> Raw:
    """A connection whose commits are durable."""
    raw = psycopg.connect(address.url, **settings(address))
    try:
        raw.execute(DURABLE)
    except BaseException:
        raw.close()
        raise
    return raw


def lock_server(raw: Raw) -> Raw:
    """One server a database: this one as long as its connection lives. psycopg's `LockNotAvailable` where it is not.

    Whoever lets several servers share a database replaces this.
    """
    try:
        raw.execute("SELECT pg_advisory_lock(%s)", (SERVER,))
    except BaseException:
        raw.close()
        raise
    return raw
