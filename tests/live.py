"""A real server in its own process, on a real store, with a clock that the test advances through a pipe."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Self, TextIO

from ludotheque.store import Address
from ludotheque.store.tests.helpers import made_empty
from tests.programs import Program


class LiveServer:
    """A running server; `advance` moves its clock, `kill` ends it like a power cut, `restart` starts it again."""

    def __init__(
        self,
        database: Address,
        hosts: str = "",
        source: Path | None = None,
        log: Path | None = None,
        variables: dict[str, str] | None = None,
        under: tuple[str, ...] = (),
        limits: str = "",
        module: str = "ludotheque.server",
        *,
        manual: bool = True,
    ) -> None:
        self.address = database if source else made_empty(database)
        self.hosts = hosts
        self.variables = {**({"LUDOTHEQUE_LIMITS": limits} if limits else {}), **(variables or {})}
        """Further environment variables."""
        self.under = under
        """A command that runs the server."""
        self.source = source
        """The source tree that it runs; None: this clone's."""
        self.log = log
        """The file that its standard error goes to; None: that of the tests."""
        self.module = module
        """The module that is run."""
        self.manual = manual
        """Whether the test turns the clock; else it is that of the machine."""
        self.port = 0
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def database(self) -> Path:
        """The file of its store."""
        assert isinstance(self.address, Path)
        return self.address

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        theirs_in, self.turn = os.pipe()
        self.turned, theirs_out = os.pipe()
        environment: dict[str, Any] = {
            **os.environ,
            **({"LUDOTHEQUE_CLOCK_FDS": f"{theirs_in},{theirs_out}"} if self.manual else {}),
            "LUDOTHEQUE_HOSTS": self.hosts,
            "LUDOTHEQUE_LANG": "en",
            **({} if self.source is None else {"PYTHONPATH": str(self.source)}),
            **self.variables,
        }
        words = ["--port", str(self.port), "--database", str(self.address)]
        with nullcontext() if self.log is None else self.log.open("a") as log:
            self.process = self._started(words, environment, (theirs_in, theirs_out), log)
        os.close(theirs_in)
        os.close(theirs_out)
        self.port = self._port()

    def _started(
        self, words: list[str], environment: dict[str, str], clock: tuple[int, int], log: TextIO | None
    ) -> subprocess.Popen[str] | Program:
        """A process that runs the server: a quick one, unless another source or command is wanted."""
        if self.source is None and not self.under:
            return Program(self.module, words, env=environment, pass_fds=clock, stderr=log)
        command = [*self.under, sys.executable, "-X", "faulthandler", "-m", self.module, *words]
        return subprocess.Popen(
            command, env=environment, pass_fds=clock, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8"
        )

    def _port(self) -> int:
        """The port that the server prints."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[^:]+:(\d+)/", line)
            if found:
                return int(found[1])
        raise RuntimeError("the server did not start")

    def must_run(self) -> None:
        """Raise if the process has exited by itself; otherwise every screen would report its own error."""
        code = self.process.poll()
        if code is not None:
            raise RuntimeError(f"the server has ended with code {code}; see its standard error")

    def advance(self, by: int) -> None:
        """Advance the clock by milliseconds; returns once everything that was due has happened."""
        os.write(self.turn, f"{by}\n".encode())
        answer = os.read(self.turned, 3)
        if answer != b"ok\n":
            raise RuntimeError("the server ended while its clock was advanced")

    def kill(self) -> None:
        """End at once, like a power cut."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Shut down gracefully, as on Ctrl-C or by a service manager."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """Send a signal, and wait until the process has ended; nothing if that is done."""
        if self.process.stdout is not None and self.process.stdout.closed:
            return
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        for fd in (self.turn, self.turned):
            os.close(fd)

    def restart(self) -> None:
        """Start again on the same port and the same database."""
        self.start()
