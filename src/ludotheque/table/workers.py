"""Workers for slow work: processes on a server, threads elsewhere."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, cast

from pebble import ProcessPool

NICE: Final = 10
"""Niceness of workers, so that the process that serves the tables goes first."""
START: Final = "spawn" if sys.platform == "win32" else "forkserver"


class ThreadWorkers:
    """Threads of this process. They cannot be ended, and share its processor with everything else."""

    def __init__(self, count: int = 2) -> None:
        self.count = count
        self.pool = ThreadPoolExecutor(count, thread_name_prefix="thinking")

    def submit(self, seconds: float, work: Callable[..., Any], *args: Any) -> Future[Any]:  # noqa: ARG002 - cannot be ended
        """Call `work(*args)` in a free thread, however long it takes."""
        return self.pool.submit(work, *args)

    def stop(self) -> None:
        """Start nothing more; running threads go on until they are done."""
        self.pool.shutdown(wait=False, cancel_futures=True)


class ProcessWorkers:
    """Processes that are started when the first work comes. One that takes too long is killed and replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        context = multiprocessing.get_context(START)
        if START == "forkserver":
            context.set_forkserver_preload(["__main__", "ludotheque.table.preload"])
        self.pool = ProcessPool(count, initializer=prepare_worker, context=context)

    def submit(self, seconds: float, work: Callable[..., Any], *args: Any) -> Future[Any]:
        """Call `work(*args)` in a free process; TimeoutError after so many seconds."""
        return cast("Future[Any]", self.pool.schedule(work, args=args, timeout=seconds))

    def stop(self) -> None:
        """Kill all processes."""
        pool: Any = self.pool  # its methods have no types
        pool.stop()
        pool.join()


def prepare_worker() -> None:
    """Runs in a new worker: lower its priority, ignore Ctrl-C, and end with the server, however that ends."""
    if sys.platform != "win32":
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the server, then end this process at once."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
