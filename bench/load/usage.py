"""How busy the server was, from one moment to another."""

from __future__ import annotations

import time

from msgspec import Struct

from bench.live.process import Process


class Usage(Struct, frozen=True):
    """In percent of the time that passed."""

    seconds: float
    cpu_percent: float
    """Processor time of the server and what it has started; 100 is a whole core."""
    waited_percent: float
    """Time for which its main thread could have run, had the core not been busy with something else."""


class UsageMeter:
    """Measures from now on."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.began = time.perf_counter()
        self.cpu, self.waited = process.cpu(), process.waited()

    def read(self) -> Usage:
        """How busy it has been so far."""
        took = time.perf_counter() - self.began
        cpu, waited = self.process.cpu() - self.cpu, self.process.waited() - self.waited
        return Usage(took, 100 * cpu / took, 100 * waited / took)
