"""Run as a program: does a piece of work again and again, and kills it at another step each time.

A step is a statement that the database is sent, or a file that is made, named or removed. `open_store` must find
everything in place after each. Prints the number of steps.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import sqlite3.dbapi2
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from ludotheque.store import Address, ServerAddress, open_store, parse_address
from ludotheque.store.migrations import upgrade
from ludotheque.store.postgres import connect
from ludotheque.store.tests.helpers import executing

FILES = {"os.rename", "os.link", "os.remove", "os.chmod", "open"}
CONNECT = sqlite3.connect
EXECUTE = psycopg.Cursor.execute
WANTED = {
    "rooms": "id, version, open",
    "matches": "id, room, game, heartbeat, replay",
    "log": "match, seq, body",
    "results": "match, seat, device, score",
}
"""Every row that people have made."""
assert upgrade is not None, "imported here, before the processes divide"


def killed_at(step: int, folder: Path, work: Callable[[], None]) -> bool:
    """Do the work in a process of its own; whether it was killed before it was done."""
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return True
        if os.waitstatus_to_exitcode(status):
            sys.exit(f"step {step} failed")
        return False
    trace(step, folder)
    try:
        work()
    except BaseException as problem:  # noqa: BLE001 - told to the parent
        sys.stderr.write(f"{problem!r}\n")
        os._exit(1)
    os._exit(0)


def trace(last: int, folder: Path) -> None:
    """Count steps from now on, and end this process at the last."""
    steps = count(1)

    def one(*_: object) -> None:
        if next(steps) == last:
            os.kill(os.getpid(), signal.SIGKILL)

    def hook(event: str, given: Any) -> None:
        if event in FILES and str(folder) in str(given[0]):
            one()

    def traced(*given: Any, **settings: Any) -> sqlite3.Connection:
        database: sqlite3.Connection = CONNECT(*given, **settings)
        database.set_trace_callback(one)
        return database

    def execute(*given: Any, **settings: Any) -> Any:
        one()
        return EXECUTE(*given, **settings)

    sqlite3.connect = sqlite3.dbapi2.connect = traced  # type: ignore[assignment]
    psycopg.Cursor.execute = execute  # type: ignore[method-assign]
    sys.addaudithook(hook)


def content(address: Address) -> dict[str, Any]:
    with executing(address) as database:
        return {
            table: database.execute(f"SELECT {fields} FROM {table} ORDER BY 1, 2").fetchall()  # noqa: S608 - from above
            for table, fields in WANTED.items()
        }


def open_and_close(address: Address) -> None:
    asyncio.run(open_store(address).close())


def beside(address: ServerAddress, database: str) -> ServerAddress:
    """Another database of the same server."""
    return ServerAddress(f"{address.url.rpartition('/')[0]}/{database}")


def copies(old: Address, folder: Path) -> Iterator[Address]:
    """The same store again and again."""
    for number in count(1):
        if isinstance(old, ServerAddress):
            with connect(beside(old, "postgres")) as raw:
                raw.execute(f"CREATE DATABASE killed{number} TEMPLATE {old.parts.path[1:]}".encode())
            yield beside(old, f"killed{number}")
        else:
            yield Path(shutil.copy(old, folder / f"store{number}.db"))


def main(old: Address, folder: Path, every: int) -> None:
    """Kill the migration of this store at each step, or every so many, and open it again."""
    for step, address in zip(count(1, every), copies(old, folder), strict=False):
        killed = killed_at(step, folder, lambda address=address: open_and_close(address))  # type: ignore[misc]
        open_and_close(address)
        assert content(address) == content(old), f"step {step}"
        if not killed:
            print(step - 1)  # noqa: T201
            return


if __name__ == "__main__":
    main(parse_address(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
