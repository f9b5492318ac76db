"""A real server in its own process, on a real SQLite file, with a clock that is turned through a pipe."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any


class LiveServer:
    """Started at once; `advance` turns its clock, `kill` ends it as a power cut would, `restart` brings it back."""

    def __init__(self, database: Path, hosts: str = "") -> None:
        self.database = database
        self.hosts = hosts
        self.port = 0
        self.start()

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
            "LUDOTHEQUE_CLOCK_FDS": f"{theirs_in},{theirs_out}",
            "LUDOTHEQUE_HOSTS": self.hosts,
            "LUDOTHEQUE_LANG": "en",
        }
        command = [
            sys.executable,
            "-X",
            "faulthandler",
            "-m",
            "ludotheque.server",
            "--port",
            str(self.port),
            "--database",
            str(self.database),
        ]
        self.process = subprocess.Popen(
            command, env=environment, pass_fds=(theirs_in, theirs_out), stdout=subprocess.PIPE, text=True
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.port = self._port()

    def _port(self) -> int:
        """The port that the server says it has taken."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[^:]+:(\d+)/", line)
            if found:
                return int(found[1])
        raise RuntimeError("the server did not start")

    def must_run(self) -> None:
        """Say plainly when it has ended by itself, instead of letting every screen complain."""
        code = self.process.poll()
        if code is not None:
            raise RuntimeError(f"the server has ended with code {code}; why, it said on its standard error")

    def advance(self, by: int) -> None:
        """Turn the clock; returns when everything that was due has happened."""
        os.write(self.turn, f"{by}\n".encode())
        answer = os.read(self.turned, 3)
        if answer != b"ok\n":
            raise RuntimeError("the server went away while its clock was turned")

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As Ctrl-C or a service manager would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        for fd in (self.turn, self.turned):
            os.close(fd)

    def restart(self) -> None:
        """Again on the same port and the same file."""
        self.start()
