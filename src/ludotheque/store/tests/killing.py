"""Run as a program: does a piece of work again and again, and kills it at another step each time.

A step is a statement that SQLite begins, or a file that is made, named or removed. `open_store` must find everything in
place after each. Prints the number of steps.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import sqlite3.dbapi2
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from ludotheque.store import open_store
from ludotheque.store.migrations import upgrade

FILES = {"os.rename", "os.link", "os.remove", "os.chmod", "open"}
CONNECT = sqlite3.connect
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
    steps = count(1)

    def one(*_: object) -> None:
        if next(steps) == step:
            os.kill(os.getpid(), signal.SIGKILL)

    def hook(event: str, given: Any) -> None:
        if event in FILES and str(folder) in str(given[0]):
            one()

    def traced(*given: Any, **settings: Any) -> sqlite3.Connection:
        database: sqlite3.Connection = CONNECT(*given, **settings)
        database.set_trace_callback(one)
        return database

    sqlite3.connect = sqlite3.dbapi2.connect = traced  # type: ignore[assignment]
    sys.addaudithook(hook)
    try:
        work()
    except BaseException as problem:  # noqa: BLE001 - told to the parent
        sys.stderr.write(f"{problem!r}\n")
        os._exit(1)
    os._exit(0)


def content(path: Path) -> dict[str, Any]:
    """Every row that people have made."""
    with sqlite3.connect(path) as database:
        wanted = {
            "rooms": "id, version, open",
            "matches": "id, room, game, heartbeat, replay",
            "log": "match, seq, body",
            "results": "match, seat, device, score",
        }
        found = {
            table: database.execute(f"SELECT {fields} FROM {table} ORDER BY 1, 2").fetchall()  # noqa: S608 - from above
            for table, fields in wanted.items()
        }
    database.close()
    return found


def open_and_close(path: Path) -> None:
    asyncio.run(open_store(path).close())


def main(old: Path, folder: Path) -> None:
    """Kill the migration of this file at each step, and open it again."""
    for step in count(1):
        path = folder / f"house{step}.db"
        shutil.copy(old, path)
        killed = killed_at(step, folder, lambda path=path: open_and_close(path))  # type: ignore[misc]
        open_and_close(path)
        assert content(path) == content(old), f"step {step}"
        if not killed:
            print(step - 1)  # noqa: T201
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
