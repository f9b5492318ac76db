"""A server in its own process on its own core, with its CPU time and memory."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile

CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE = {CORES[0]}
OUR_CORE = {CORES[-1]}
SCHEDULED = 2
"""Which clock of a process: the time that it was really scheduled, in nanoseconds."""
PAGE = os.sysconf("SC_PAGE_SIZE")


class Process:
    """A process on the core of the servers, started at once; its first lines hold its address."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], folder: Path | None = None) -> None:
        self.said = TemporaryFile("w+")  # noqa: SIM115 - closed when the process has stopped
        os.sched_setaffinity(0, SERVER_CORE)
        try:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                command,
                env={**os.environ, **environment},
                cwd=folder,
                stdout=subprocess.PIPE,
                stderr=self.said,
                text=True,
            )
        finally:
            os.sched_setaffinity(0, OUR_CORE)
        self.port = self._port()

    def _port(self) -> int:
        for line in self.process.stdout or ():
            found = re.search(r"http://[^:]+:(\d+)/", line)
            if found:
                return int(found[1])
        self.said.seek(0)
        raise RuntimeError(f"the server did not start: {self.said.read()[-2000:]}")

    def cpu(self) -> float:
        """Seconds of processor time of all its threads so far."""
        return time.clock_gettime(~self.process.pid << 3 | SCHEDULED)

    def memory(self) -> int:
        """Bytes of the process that are in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

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
