"""How many connections there may be: in all, from one address, at one table, from one device at one table."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from ludotheque.core.refusal import Refused
from ludotheque.server.addresses import Proxies, group_of
from ludotheque.table.limits import Limits

Key = TypeVar("Key")


class Entry:
    """One connection that was let in."""

    __slots__ = ("address", "drop", "group", "is_open", "place")

    def __init__(self, drop: Callable[[], None], group: str | None, address: str) -> None:
        self.drop = drop
        """Closes the connection at once."""
        self.address = group or address
        """What rate limits count by."""
        self.group = group
        """The group of addresses whose connections are counted together."""
        self.place: tuple[str, str | None] | None = None
        """The table and the device that it is counted with."""
        self.is_open = True


class Admission:
    """Counts connections. When all are taken, the one that has waited longest for its client is dropped."""

    def __init__(self, limits: Limits, proxies: Proxies, descriptors: int) -> None:
        self.limits = limits
        self.proxies = proxies
        spare = min(limits.spare_descriptors, descriptors // 2)
        self.most = max(1, min(limits.connections, descriptors - spare))
        """Connections that are served at once."""
        self.count = 0
        self.turned_away = 0
        """Refused connections that are still open."""
        self.groups: Counter[str | None] = Counter()
        self.tables: Counter[str] = Counter()
        self.devices: Counter[tuple[str, str | None]] = Counter()
        self.waiting: dict[Entry, None] = {}
        """Connections waiting for a request or a hello, the oldest first."""

    def enter(self, peer: str, drop: Callable[[], None]) -> Entry:
        """Let a new connection in; refuses one too many. Those of a proxy come from many addresses."""
        group = self._group(peer)
        self._check_group(group)
        if self.count >= self.most:
            self._drop_oldest()
        entry = Entry(drop, group, peer)
        self.count += 1
        self.groups[group] += 1
        self.waiting[entry] = None
        return entry

    def name(self, entry: Entry, address: str) -> None:
        """Count a connection that came through a proxy with the address it is for; refuses one too many."""
        group = self._group(address)
        entry.address = group or address
        if group != entry.group:
            self._check_group(group)
            take(self.groups, entry.group)
            entry.group = group
            self.groups[group] += 1

    def _group(self, address: str) -> str | None:
        """The addresses that this one is counted with; a proxy's own is not counted."""
        return None if address in self.proxies else group_of(address)

    def _check_group(self, group: str | None) -> None:
        if group is not None and self.groups[group] >= self.limits.address_connections:
            raise Refused("too-many-connections", most=self.limits.address_connections)

    def _drop_oldest(self) -> None:
        """Drop the connection that has waited longest for its client; refuses if there is none."""
        entry = next(iter(self.waiting), None)
        if entry is None:
            raise Refused("server-full")
        self.leave(entry)
        entry.drop()

    def wait(self, entry: Entry) -> None:
        """Count a connection as waiting for its client; it may be dropped for a new one."""
        if entry.is_open:
            self.waiting.setdefault(entry)

    def serve(self, entry: Entry) -> None:
        """Count a connection as busy: it is not dropped for a new one."""
        self.waiting.pop(entry, None)

    def sit(self, entry: Entry, table: str, device: str | None, *, seated: bool, again: bool) -> bool:
        """Count a screen of a table; False if it is one too many, or gone already.

        A device that holds a chair always gets in, with as many screens as one device may have; and so does a screen
        that takes the place of its own older connection.
        """
        if not entry.is_open:  # it would never be counted out again
            return False
        place = table, device
        if seated:
            full = self.devices[place] >= self.limits.device_screens
        else:
            full = self.tables[table] >= self.limits.screens
        if full and not again:
            return False
        entry.place = place
        self.tables[table] += 1
        self.devices[place] += 1
        return True

    def leave(self, entry: Entry) -> None:
        """A connection is over; only the first call counts."""
        if entry.is_open:
            entry.is_open = False
            self.count -= 1
            take(self.groups, entry.group)
            self.waiting.pop(entry, None)
            if entry.place is not None:
                take(self.tables, entry.place[0])
                take(self.devices, entry.place)

    def may_linger(self) -> bool:
        """Whether refused connections may stay open until their clients have read the reason."""
        return self.turned_away <= self.limits.spare_descriptors // 2


def take(counts: Counter[Key], key: Key) -> None:
    """Decrement a count, and remove it at zero."""
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]


def descriptors(wanted: int) -> int:
    """How many files and connections this process may have open, after raising the limit as far as allowed."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # noqa: PLC0415 - not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):  # some systems allow less than they report
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft
