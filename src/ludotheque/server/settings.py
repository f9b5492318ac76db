"""How the server is set up: from the command line and the environment."""

from __future__ import annotations

import ipaddress
import os
import socket
from pathlib import Path

from msgspec import Struct

DATABASE = "LUDOTHEQUE_DATABASE"
HOSTS = "LUDOTHEQUE_HOSTS"
CLOCK = "LUDOTHEQUE_CLOCK_FDS"


class Settings(Struct, frozen=True):
    database: Path
    hosts: frozenset[str] = frozenset()
    """Further names under which this house may be reached."""
    lan: str | None = None
    """The address of this machine in its network, where the house listens to the network."""
    clock_fds: tuple[int, int] | None = None
    """Pipes over which a test turns the clock by hand; None: the clock of the machine."""

    def knows(self, host: str) -> bool:
        """Whether a Host header names this house: localhost, an address, a .local name, or a configured one."""
        name = host_name(host)
        if name == "localhost" or name.endswith((".localhost", ".local")) or name in self.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    name = host.rsplit("]", 1)[0].lstrip("[") if host.startswith("[") else host.rsplit(":", 1)[0]
    return name.lower().rstrip(".")


def default_database() -> Path:
    """The default folder of the database."""
    named = os.environ.get(DATABASE)
    if named:
        return Path(named)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "ludotheque" / "ludotheque.db"


def from_environment(database: Path | None = None) -> Settings:
    hosts = frozenset(name.strip().lower() for name in os.environ.get(HOSTS, "").split(",") if name.strip())
    fds = os.environ.get(CLOCK)
    clock = None if not fds else (int(fds.split(",")[0]), int(fds.split(",")[1]))
    return Settings(database or default_database(), hosts, clock_fds=clock)


def lan_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def is_loopback(name: str) -> bool:
    """Whether a host name means this machine on every machine."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
