"""A server in its own process on its own core, with its CPU time and memory."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TextIO

CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE = {CORES[0]}
OUR_CORE = {CORES[-1]}
SCHEDULED = 2
"""Which clock of a process: the time that it was really scheduled, in nanoseconds."""
PAGE = os.sysconf("SC_PAGE_SIZE")


def start(command: Sequence[str], environment: Mapping[str, str], folder: Path | None, said: TextIO) -> Any:
    """A new process like a `subprocess.Popen`, whose standard output is a pipe."""
    return subprocess.Popen(  # noqa: S603 - our own command
        command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=said, text=True
    )


class Process:
    """A process on a core of its own, started at once; its first lines hold its address."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        folder: Path | None = None,
        core: Collection[int] = SERVER_CORE,
    ) -> None:
        self.said = TemporaryFile("w+")  # noqa: SIM115 - closed when the process has stopped
        ours = os.sched_getaffinity(0)
        os.sched_setaffinity(0, core)
        try:
            self.process = start(command, {**os.environ, **environment}, folder, self.said)
        finally:
            os.sched_setaffinity(0, ours)
        self.port = self._port()

    def _port(self) -> int:
        for line in self.process.stdout or ():
            found = re.search(r"http://[^:]+:(\d+)/", line)
            if found:
                return int(found[1])
        self.said.seek(0)
        raise RuntimeError(f"the server did not start: {self.said.read()[-2000:]}")

    def cpu(self) -> float:
        """Seconds of processor time so far, of all threads of the process and of the processes that it has started."""
        return sum(cpu_of(pid) for pid in family(self.process.pid))

    def memory(self) -> int:
        """Bytes of the process that are in memory, without the processes that it has started."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def waited(self) -> float:
        """Seconds that its main thread was ready to run but had to wait for the core, so far."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9

    def descriptors(self) -> int:
        """How many files and sockets it has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def threads(self) -> int:
        """How many threads it has."""
        return len(list(Path(f"/proc/{self.process.pid}/task").iterdir()))

    def stop(self) -> None:
        """Stop the process, killing it if it takes too long."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.said.close()


def family(pid: int) -> Iterator[int]:
    """A process and all that it has started, and those have started, as far as they still run."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in children.read_text().split():
                yield from family(int(child))


def cpu_of(pid: int) -> float:
    """Seconds of processor time of one process so far; 0 if it has ended meanwhile."""
    try:
        return time.clock_gettime(~pid << 3 | SCHEDULED)
    except OSError:
        return 0.0
