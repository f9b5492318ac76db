"""Starts our programs quickly: one process has loaded them all, and forks a new process for each start.

Loading takes a second or two of processor time, and tests start some hundred programs. A forked program has its own
process, environment, files and signals; tests of the interpreter's own settings start a fresh one instead.
"""

from __future__ import annotations

import array
import atexit
import faulthandler
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from multiprocessing import forkserver, resource_tracker
from pathlib import Path
from typing import Any, TextIO

import coverage

ROOT = Path(__file__).resolve().parents[1]
LOADED = (
    "ludotheque.cli",
    "ludotheque.server.run",
    "ludotheque.server.doctor",
    "ludotheque.store.migrations",
    "alembic.ddl",
    "alembic.runtime.migration",
    "alembic.operations",
    "sqlalchemy.dialects.sqlite",
    "typer._adapters",
)
MOST_FILES = 16
LONGEST = 1 << 20
ABOVE = 900
"""Numbers of files from here on are free in the process that loads."""


class Program:
    """A running program, used like a `subprocess.Popen`; its standard output can be read if `stdout` is a pipe."""

    def __init__(
        self,
        module: str,
        words: Sequence[str] = (),
        *,
        env: Mapping[str, str] | None = None,
        cwd: Path = ROOT,
        files: tuple[int | None, int | None, int | None] | None = None,
        pass_fds: Sequence[int] = (),
        stderr: TextIO | None = None,
    ) -> None:
        """Run a module with these words. `files` are its standard ones: None is closed; by default output is a pipe."""
        self.returncode: int | None = None
        self.stdout: TextIO | None = None
        theirs = -1
        if files is None:
            read, theirs = os.pipe()
            self.stdout = os.fdopen(read, encoding="utf-8")
            files = (loader().nothing, theirs, 2 if stderr is None else stderr.fileno())
        self.status, status = os.pipe()
        given = [(number, fd) for number, fd in enumerate(files) if fd is not None] + [(fd, fd) for fd in pass_fds]
        told = dict(os.environ if env is None else env)
        numbers = [number for number, _ in given]
        request = {"module": module, "words": list(words), "env": told, "cwd": str(cwd), "files": numbers}
        try:
            self.pid = loader().start(request, [status, *(fd for _, fd in given)])
        finally:
            os.close(status)
            if theirs >= 0:
                os.close(theirs)

    def poll(self) -> int | None:
        """The exit status, negative for a signal; None while it runs."""
        if self.returncode is None and select.select([self.status], [], [], 0)[0]:
            self.wait()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end, for so many seconds at most."""
        if self.returncode is None:
            if not select.select([self.status], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
            told = os.read(self.status, 16)
            os.close(self.status)
            if not told:
                raise RuntimeError("the process that starts programs has ended")
            self.returncode = os.waitstatus_to_exitcode(int(told))
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def run(
    module: str,
    *words: str,
    given: str = "",
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    stdout: int | None = -1,
) -> subprocess.CompletedProcess[str]:
    """Run a module to its end; `stdout` may be another file, or None for a closed one."""
    with tempfile.TemporaryFile() as into, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        into.write(given.encode())
        into.seek(0)
        files = (into.fileno(), out.fileno() if stdout == -1 else stdout, err.fileno())
        status = Program(module, words, env=env, cwd=cwd, files=files).wait()
        for file in (out, err):
            file.seek(0)
        return subprocess.CompletedProcess([module, *words], status, out.read().decode(), err.read().decode())


class Loader:
    """The process that has loaded our programs, and the socket over which it is asked to start them."""

    def __init__(self) -> None:
        self.socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.nothing = os.open(os.devnull, os.O_RDWR)
        fresh = {name: value for name, value in os.environ.items() if name != "COVERAGE_PROCESS_CONFIG"}
        with theirs:
            number = theirs.fileno()
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.programs", str(number)], cwd=ROOT, env=fresh, pass_fds=(number,)
            )
        atexit.register(self.stop)

    def start(self, request: Mapping[str, Any], files: Sequence[int]) -> int:
        """Start a program with these files, of which the first is told its exit status; its process id."""
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))
        self.socket.sendmsg([json.dumps(request).encode()], [rights])
        return int(self.socket.recv(16))

    def stop(self) -> None:
        self.socket.close()
        self.process.wait()


@cache
def loader() -> Loader:
    """The loader of this process."""
    return Loader()


# --- in the process that loads ---


class SharedWorkers:
    """One process that the workers of all programs are forked from; each program would start and load its own."""

    def __init__(self) -> None:
        self.server: Any = forkserver._forkserver

    def start(self) -> None:
        forkserver.set_forkserver_preload([*LOADED, "ludotheque.table.preload"])
        self.server.ensure_running()

    def keep(self, number: int) -> None:
        """In a program: use the process that is there, whose parent is another; what it is held by gets this number."""
        self.server._forkserver_alive_fd = os.dup2(self.server._forkserver_alive_fd, number)
        self.server.ensure_running = lambda: None
        self.forget_tracker()

    def leave(self) -> None:
        """In a program: start a process of its own when one is needed."""
        self.server.__init__()
        self.forget_tracker()

    def forget_tracker(self) -> None:
        """Each program has its own."""
        tracker: Any = resource_tracker._resource_tracker
        tracker._fd = tracker._pid = None


WORKERS = SharedWorkers()


class Loaded:
    """Waits for requests, forks, and tells how each program has ended."""

    def __init__(self, requests: socket.socket) -> None:
        self.requests = requests
        self.running: dict[int, int] = {}
        """Where to tell the exit status of each process."""
        for name in LOADED:
            import_module(name)
        import_module("ludotheque.cli").app()  # with all games
        WORKERS.start()
        localization = import_module("ludotheque.core.localization")
        for texts in (ROOT / "src" / "ludotheque").glob("**/texts/??.ftl"):
            package = ".".join(texts.parents[1].relative_to(ROOT / "src").parts)
            localization.Texts(texts.stem, package)  # and what Babel knows of the language
        gc.freeze()  # no program need look through what all of them have
        self.woken, wake = os.pipe()
        for fd in (self.woken, wake):
            os.set_blocking(fd, False)
        signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    def serve(self) -> dict[str, Any] | None:
        """What to run, in the process that is to run it; None in the one that loads, once nobody asks any more."""
        while True:
            asking = self.requests.fileno()
            ready, _, _ = select.select([asking, self.woken], [], [])
            if self.woken in ready:
                os.read(self.woken, 512)
                self.reap()
            if asking in ready:
                asked, files = self.receive()
                if asked is None:
                    return None
                child = os.fork()
                if child == 0:
                    return self.become(asked, files)
                self.running[child] = files.pop(0)
                self.requests.send(str(child).encode())
                for fd in files:
                    os.close(fd)

    def receive(self) -> tuple[dict[str, Any] | None, list[int]]:
        asked, files, _, _ = socket.recv_fds(self.requests, LONGEST, MOST_FILES)
        return (json.loads(asked) if asked else None), list(files)

    def reap(self) -> None:
        """Tell how programs have ended."""
        while self.running:
            child, status = os.waitpid(-1, os.WNOHANG)
            if child == 0:
                return
            told = self.running.pop(child, None)
            if told is not None:  # else it was no program
                os.write(told, str(status).encode())
                os.close(told)

    def become(self, asked: dict[str, Any], files: list[int]) -> dict[str, Any]:
        """In the child: have the files, the environment and the signals of a new program."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.requests.detach()
        kept = [os.dup2(fd, ABOVE + index) for index, fd in enumerate(files[1:])]
        if asked["module"].startswith("ludotheque"):
            WORKERS.keep(ABOVE + len(kept))
        else:  # its workers may need what only this program is told
            WORKERS.leave()
        os.closerange(0, ABOVE)
        for number, fd in zip(asked["files"], kept, strict=True):
            os.dup2(fd, number, inheritable=True)
        os.closerange(ABOVE, ABOVE + len(kept))
        os.environ.clear()
        os.environ.update(asked["env"])
        os.chdir(asked["cwd"])
        return asked


def run_here(asked: dict[str, Any]) -> None:
    """Run a program in this process, as `python -m` would."""
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        try:
            errors = "backslashreplace" if name == "stderr" else "strict"
            stream = open(number, mode, encoding="utf-8", errors=errors, closefd=False)  # noqa: SIM115
        except OSError:  # as a new interpreter has it when it is closed
            stream = None
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    if sys.stderr is not None:
        sys.stderr.reconfigure(line_buffering=True)  # type: ignore[union-attr]
        faulthandler.enable()
    sys.argv = [asked["module"], *asked["words"]]
    if "COVERAGE_PROCESS_CONFIG" in os.environ:
        coverage.process_startup(force=True)
    runpy.run_module(asked["module"], run_name="__main__", alter_sys=True)


def main() -> None:
    asked = Loaded(socket.socket(fileno=int(sys.argv[1]))).serve()
    if asked is not None:
        run_here(asked)


if __name__ == "__main__":
    main()
