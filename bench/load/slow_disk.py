"""`python -m bench.load.slow_disk MS ...`: the server, on a disk that takes so many milliseconds for each commit.

The rest of the words go to `ludotheque.server`. Nothing of the server itself is changed: its connections to SQLite are
of a class that waits before it commits, in the thread that does, as a slow disk would.
"""

from __future__ import annotations

import runpy
import sqlite3
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any


def slow_connection(wait: Callable[[], object]) -> type[sqlite3.Connection]:
    """A class of connections that call `wait` before every commit."""

    class SlowConnection(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if sql.lstrip()[:6].upper() == "COMMIT":
                wait()
            return super().execute(sql, *values)

        def commit(self) -> None:
            wait()
            super().commit()

    return SlowConnection


def slow_connect(wait: Callable[[], object]) -> Callable[..., sqlite3.Connection]:
    """A `sqlite3.connect` whose connections call `wait` before every commit."""
    return partial(sqlite3.connect, factory=slow_connection(wait))


def main(words: list[str]) -> None:
    """Slow commits down, then run the server."""
    milliseconds = float(words[0])
    sqlite3.connect = slow_connect(partial(time.sleep, milliseconds / 1000))  # type: ignore[assignment]
    sys.argv[1:] = words[1:]
    runpy.run_module("ludotheque.server", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv[1:])
