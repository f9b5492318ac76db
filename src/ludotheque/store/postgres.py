"""PostgreSQL: one connection that writes and holds the locks of the server, and a pool that reads."""

from __future__ import annotations

import logging
import select
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any, Final

import msgspec
import psycopg
from msgspec import Struct
from psycopg_pool import ConnectionPool

from ludotheque.store.address import ServerAddress
from ludotheque.store.database import Connection, Database, Fenced, Rows, Unknown, Values

logging.getLogger("psycopg").setLevel(logging.ERROR)  # the store itself logs that the database is lost

Raw = psycopg.Connection[tuple[Any, ...]]

SERVER: Final = 0x6C75646F00000001
"""The advisory lock of a database: shared by servers, exclusive for schema changes and moves of the store."""
TURN: Final = 0x6C75646F00000003
"""The advisory lock that is held while waiting for the other one exclusively."""
PATIENCE: Final = 2
"""Seconds to wait for a connection, and for a lock that a server which just ended may still hold."""
SETTINGS: Final = {
    "lock_timeout": f"{PATIENCE}s",
    "idle_in_transaction_session_timeout": "10s",
    # A peer that has vanished is given up after ten seconds, on both sides.
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
RECORDS: Final = "json_to_recordset(%s::json) AS row (match text, seq integer, seat integer, key text, body text)"
APPEND: Final = f"INSERT INTO log (match, seq, seat, key, body) SELECT row.* FROM {RECORDS}"  # noqa: S608 - ours
ALIVE: Final = "FROM nodes WHERE id = %s FOR KEY SHARE"
"""The row of this node, if it is there; nobody can delete it before the transaction ends."""
FENCED_APPEND: Final = f"WITH alive AS MATERIALIZED (SELECT id {ALIVE}) {APPEND}, alive RETURNING 1"
END: Final = (
    "SELECT pg_terminate_backend(pid, ?) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (classid::bigint << 32) | objid::bigint = ?"
)
"""Ends the session that holds an advisory lock, and waits until it has ended, for so many milliseconds."""
FOUND: Final = (
    "SELECT 1 FROM log WHERE match = %s AND seq = %s AND seat IS NOT DISTINCT FROM %s"
    " AND key IS NOT DISTINCT FROM %s AND body = %s"
)
FOUND_AND_FENCED: Final = f"SELECT EXISTS ({FOUND}) FROM nodes WHERE id = %s"  # noqa: S608 - ours
NUMBER: Final = "SELECT pg_current_xact_id()::text"
COLUMNS: Final = ("match", "seq", "seat", "key", "body")


class Locks(Struct, frozen=True):
    """The locks of one server, which it holds as long as its connection lives."""

    alone: bool
    """Whether the database is locked exclusively."""
    own: int
    """A lock of this server alone, which is free again once a lost connection has ended."""

    def take(self, raw: Raw) -> Raw:
        """Take the locks on this connection; raises psycopg's `LockNotAvailable` if that fails."""
        kind = "" if self.alone else "_shared"
        try:
            raw.execute(f"SELECT pg_advisory_lock{kind}(%s), pg_advisory_lock(%s)".encode(), (SERVER, self.own))
        except BaseException:
            raw.close()
            raise
        return raw


@contextmanager
def in_turn(raw: Raw, locks: Locks) -> Iterator[None]:
    """Release the shared lock meanwhile, so that servers that need the database exclusively get it in turn."""
    if locks.alone:
        yield
        return
    raw.execute("SELECT pg_advisory_unlock_shared(%s)", (SERVER,))
    raw.execute("SELECT pg_advisory_lock(%s)", (TURN,))
    yield
    raw.execute("SELECT pg_advisory_lock_shared(%s)", (SERVER,))
    raw.execute("SELECT pg_advisory_unlock(%s)", (TURN,))


class Session:
    """A connection that takes the SQL of both databases; a statement that begins a transaction is sent with it."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw
        self.transaction: str | None = None
        """The number of the transaction, by which its outcome can be asked for."""
        self.begins = False
        self.node: str | None = None
        """The node that must still be registered when a transaction begins."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        return self.run(translated(sql), values)

    def run(self, sql: str, values: Sequence[Any]) -> Rows:
        if not self.begins:
            return self.raw.execute(sql, values)
        self.begins = False
        with self.raw.pipeline():
            self.raw.execute("BEGIN")
            number = self.raw.execute(f"{NUMBER} {ALIVE}", (self.node,)) if self.node else self.raw.execute(NUMBER)
            rows = self.raw.execute(sql, values)
            found = number.fetchone()
        if found is None:
            raise Fenced
        self.transaction = str(found[0])
        return rows

    def executemany(self, sql: str, values: Iterable[Values], /) -> None:
        if self.begins:
            self.execute("SELECT 1")
        self.raw.cursor().executemany(translated(sql), values)


class Postgres(Database):
    errors = psycopg.Error
    clashes = psycopg.IntegrityError
    readers = 4
    shared = True

    def __init__(self, address: ServerAddress, raw: Raw, locks: Locks) -> None:
        """Takes over a connection that holds these locks."""
        self.address = address
        self._locks = locks
        self.lock = locks.own
        self._session = Session(raw)
        self._unknown: Values | str = ""
        """Identifies the last commit whose outcome is unknown: a row that it appended, or its number."""
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

    def begin(self) -> Session:
        session = self._connected()
        session.transaction, session.begins, session.node = None, True, self.node
        return session

    def _connected(self) -> Session:
        notice_end(self._session.raw)
        if self.lost():
            self._session = Session(self._locks.take(connect(self.address)))
        return self._session

    def append(self, rows: Sequence[Values]) -> None:
        self._session.run(APPEND, (as_records(rows),))

    def append_at_once(self, rows: Sequence[Values]) -> bool:
        """One statement, which is a transaction of its own."""
        session = self._connected()
        session.transaction, session.begins = None, False
        with self._unless_lost(session, rows[0]):
            if self.node is None:
                session.run(APPEND, (as_records(rows),))
            elif session.run(FENCED_APPEND, (self.node, as_records(rows))).fetchone() is None:
                raise Fenced
        return True

    def commit(self) -> bool:
        session = self._session
        if session.begins or session.transaction is None:
            return False
        with self._unless_lost(session, session.transaction):
            done = session.raw.execute("COMMIT", prepare=False)
        if done.statusmessage != "COMMIT":
            raise psycopg.OperationalError("the transaction was rolled back")
        return True

    @contextmanager
    def _unless_lost(self, session: Session, mark: Values | str) -> Iterator[None]:
        """`Unknown` if the connection is lost meanwhile."""
        try:
            yield
        except psycopg.OperationalError as broken:
            if not session.raw.closed:
                raise
            self._unknown = mark
            raise Unknown(self.why(broken)) from None

    def rollback(self) -> None:
        if not self._session.begins and not self.lost():
            self._session.raw.execute("ROLLBACK")

    def lost(self) -> bool:
        return self._session.raw.closed

    def landed(self) -> bool:
        """Takes the lock of this server first, which the lost connection holds until it has ended."""
        raw = self._connected().raw
        if isinstance(self._unknown, tuple):
            if self.node is None:
                return raw.execute(FOUND, self._unknown).fetchone() is not None
            row = raw.execute(FOUND_AND_FENCED, (*self._unknown, self.node)).fetchone()
            if row is None:  # whoever drives the table now may have written the same row
                raise Fenced
            return bool(row[0])
        try:
            return raw.execute("SELECT pg_xact_status(%s::xid8)", (self._unknown,)).fetchone() == ("committed",)
        except psycopg.errors.InvalidParameterValue:  # a replica that took over has never seen it
            return False

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._pool.connection() as raw:
            yield Session(raw)

    def end_session(self, connection: Connection, lock: int) -> None:
        with suppress(psycopg.errors.InsufficientPrivilege):
            connection.execute(END, (1_000 * PATIENCE, lock))

    def is_ours(self, problem: Exception) -> bool:
        rights = psycopg.errors.InsufficientPrivilege
        return isinstance(problem, psycopg.ProgrammingError | psycopg.DataError) and not isinstance(problem, rights)

    def why(self, problem: Exception) -> str:
        return self.address.hide(str(problem))

    def close(self) -> None:
        self._pool.close()
        with suppress(psycopg.Error):
            self._session.raw.close()


def notice_end(raw: Raw) -> None:
    """Close an idle connection that the server has ended; anything sent over it would be lost."""
    try:
        while not raw.closed and has_data(raw.fileno()):  # its last message, then the end of the stream
            raw.pgconn.consume_input()
    except psycopg.OperationalError:
        raw.close()


def has_data(socket: int) -> bool:
    """Whether there is something to read."""
    if sys.platform == "win32":
        return bool(select.select([socket], [], [], 0)[0])
    waiting = select.poll()
    waiting.register(socket, select.POLLIN)
    return bool(waiting.poll(0))


def as_records(rows: Sequence[Values]) -> str:
    """Rows of the log as one value: cheaper for this process than a value for each field."""
    return msgspec.json.encode([dict(zip(COLUMNS, row, strict=True)) for row in rows]).decode()


@lru_cache(maxsize=256)
def translated(sql: str) -> str:
    """The SQL with the placeholders of psycopg."""
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
