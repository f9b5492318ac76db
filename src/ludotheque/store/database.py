"""What the store needs of a database: the difference between SQLite and PostgreSQL, and nothing more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeAlias

Values: TypeAlias = tuple[Any, ...]


class Rows(Protocol):
    """The rows that a statement has found."""

    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """Takes SQL that both databases understand, with `?` for each value."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows: ...
    def executemany(self, sql: str, values: Iterable[Values], /) -> object: ...


class Unknown(Exception):  # noqa: N818 - an answer
    """The connection was lost during a commit: it is durable or it is not, and only the database knows."""


class Fenced(Exception):  # noqa: N818 - an answer
    """The node is not registered any more; nothing was written."""


class Database(ABC):
    """One database. The writer thread alone calls everything but `reading`, which several threads may use."""

    shared: bool
    """Whether several servers may use it at once."""
    lock: int = 0
    """The lock that a node holds while it is connected, in a shared database."""
    node: str | None = None
    """The registered node; `Fenced` where its row is gone in a shared database, for nothing may be written then."""

    errors: type[Exception]
    """The base of all exceptions of its driver."""
    clashes: type[Exception]
    """Raised if a row violates a constraint, because another write came first."""
    readers: int
    """How many threads may read at once."""

    @abstractmethod
    def begin(self) -> Connection:
        """Begin a transaction; connects again if the connection was lost."""

    @abstractmethod
    def append(self, rows: Sequence[Values]) -> None:
        """Insert rows `(match, seq, seat, key, body)` into the log, within the transaction."""

    def append_at_once(self, rows: Sequence[Values]) -> bool:
        """Append in a transaction of its own, and make it durable."""
        self.begin()
        self.append(rows)
        return self.commit()

    @abstractmethod
    def commit(self) -> bool:
        """Make the transaction durable; whether it has changed anything. `Unknown` where the answer was lost."""

    @abstractmethod
    def rollback(self) -> None:
        """Undo the transaction, if there is one."""

    @abstractmethod
    def lost(self) -> bool:
        """Whether the connection was lost, and the transaction with it."""

    @abstractmethod
    def landed(self) -> bool:
        """Whether the transaction whose outcome was unknown is durable; raises while that cannot be told.

        `Fenced` where it never can be, because the node is not registered any more.
        """

    @abstractmethod
    def reading(self) -> AbstractContextManager[Connection]:
        """A connection that sees everything committed before; each statement is a transaction of its own."""

    def end_session(self, connection: Connection, lock: int) -> None:  # noqa: B027 - nobody else has one
        """End the session that holds the lock of a node, as far as we may: its transaction is rolled back."""

    @abstractmethod
    def is_ours(self, problem: Exception) -> bool:
        """Whether this is a mistake in our own SQL, not a failure of the database."""

    @abstractmethod
    def why(self, problem: Exception) -> str:
        """What went wrong, for a log: without a password."""

    @abstractmethod
    def close(self) -> None:
        """Close all connections, and let another server have the database."""
