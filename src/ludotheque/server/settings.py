"""How the server is set up: from the command line and the environment."""

from __future__ import annotations

import ipaddress
import os
import socket
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.refusal import Refused
from ludotheque.server.addresses import parse_proxies
from ludotheque.server.authority import Authority, parse_authority
from ludotheque.store import Address, parse_address
from ludotheque.table.limits import DEFAULTS, Limits, with_changes

DATABASE = "LUDOTHEQUE_DATABASE"
HOSTS = "LUDOTHEQUE_HOSTS"
PROXIES = "LUDOTHEQUE_PROXIES"
LIMITS = "LUDOTHEQUE_LIMITS"
METRICS = "LUDOTHEQUE_METRICS"
KEEP_DAYS = "LUDOTHEQUE_KEEP_DAYS"
NODE = "LUDOTHEQUE_NODE"
CLOCK = "LUDOTHEQUE_CLOCK_FDS"

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
MOST_DAYS = 36_500
LONGEST_DAYS = 20
"""Longest number that is parsed, in characters."""
LOOPBACK = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))


class Settings(Struct, frozen=True):
    database: Address
    hosts: frozenset[str] = frozenset()
    """Further host names of this server."""
    lan: str | None = None
    """The address of this machine in its network, if the server listens to the network."""
    limits: Limits = DEFAULTS
    proxies: tuple[str, ...] = ()
    """Networks of the trusted proxies."""
    metrics: tuple[Network, ...] = LOOPBACK
    """Addresses and networks that may read the metrics."""
    keep_days: int | None = None
    """How long finished matches and tables that were put away are kept; None: for ever."""
    node: tuple[str, int] = ("127.0.0.1", 0)
    """Where other nodes that share the store reach this one; port 0: any free one."""
    clock_fds: tuple[int, int] | None = None
    """Pipes over which a test turns the clock by hand; None: the clock of the machine."""

    def knows(self, host: Authority) -> bool:
        """Whether a Host header names this server: localhost, an address, a .local name, or a configured one."""
        name = host.name
        if name == "localhost" or name.endswith((".localhost", ".local")) or name in self.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def may_measure(self, address: str, *, forwarded: bool = False) -> bool:
        """Whether a client at this address may read the metrics; a proxy that is not named hides the client."""
        if forwarded and not self.proxies:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        plain = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped else found
        return any(plain in network for network in self.metrics)


def database_address(given: str | None = None) -> Address:
    """The store that was asked for, on the command line or in the environment; else a file in the user's data folder.

    Refuses an address that makes no sense.
    """
    named = given or os.environ.get(DATABASE)
    if named:
        return parse_address(named)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "ludotheque" / "ludotheque.db"


def from_environment(database: str | None = None) -> Settings:
    """The settings that the environment asks for; refuses what makes no sense."""
    hosts = frozenset(name.strip().lower() for name in os.environ.get(HOSTS, "").split(",") if name.strip())
    fds = os.environ.get(CLOCK)
    clock = None if not fds else (int(fds.split(",")[0]), int(fds.split(",")[1]))
    limits = with_changes(os.environ.get(LIMITS, ""))
    proxies, metrics = parse_proxies(os.environ.get(PROXIES, "")), networks(os.environ.get(METRICS, ""))
    return Settings(
        database_address(database),
        hosts,
        limits=limits,
        proxies=proxies,
        metrics=metrics,
        keep_days=parse_days(os.environ.get(KEEP_DAYS, "")),
        node=parse_node(os.environ.get(NODE, "")),
        clock_fds=clock,
    )


def parse_node(text: str) -> tuple[str, int]:
    """The address of this node for others: a host and a port. Refuses anything else."""
    found = parse_authority(text.strip()) if text.strip() else Authority("127.0.0.1", 0)
    if found is None or found.port is None or found.name in {"0.0.0.0", "[::]"}:  # noqa: S104 - others could not reach it
        raise Refused("node-bad", given=text[:40])
    return found.name, found.port


def parse_days(text: str) -> int | None:
    """The number of days to keep; None if not set. Refuses anything but a number of days."""
    if not text.strip():
        return None
    days = int(text) if text.strip().isdecimal() and len(text) <= LONGEST_DAYS else 0
    if not 1 <= days <= MOST_DAYS:
        raise Refused("keep-days-bad", given=text[:40], most=str(MOST_DAYS))
    return days


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas; this machine alone if empty."""
    return tuple(ipaddress.ip_network(network) for network in parse_proxies(text)) or LOOPBACK


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
