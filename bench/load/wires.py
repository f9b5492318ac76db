"""What attackers need: plain sockets, frames in bulk, and requests in a loop, within a time that is always bounded."""

from __future__ import annotations

import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from threading import Lock

from msgspec import Struct

from bench.live import messages
from bench.live.link import HERE, TEXT, masked, upgrade_request

LAST = 128
"""The bit of a frame that ends its message."""
PATIENCE = 10.0
PROXY = "127.0.3.2"
"""Where attackers connect from: the server believes a proxy there, and this machine itself would not be limited."""
STRANGER = "198.51.100.7"
"""Whom that proxy names."""
FORWARDED = {"X-Forwarded-For": STRANGER}


class Target(Struct, frozen=True):
    """The server that the bench has started, on this machine, and what the attacker may know of it."""

    port: int
    table: str
    """A table of the attacker's own, in the lobby, and the cookie of its host."""
    cookie: str
    replay: str
    """A long match, and one that a bot has opinions on."""
    judged: str
    seconds: float
    """When to stop."""
    scale: float
    """The size, relative to the description of each attack."""

    def sized(self, full: int) -> int:
        return max(2, round(full * self.scale))

    @property
    def json_head(self) -> str:
        """The head of a request with JSON, but for its length."""
        named = f"Host: {HERE}:{self.port}\r\nX-Forwarded-For: {STRANGER}\r\n"
        return f"POST /api/tables HTTP/1.1\r\n{named}Content-Type: application/json\r\n"


class Deadline:
    """The end of an attack."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    @property
    def passed(self) -> bool:
        return time.monotonic() >= self.end

    def wait(self) -> None:
        """Wait until the end of the attack."""
        time.sleep(max(0.0, self.end - time.monotonic()))


def plain(target: Target, receive_buffer: int | None = None) -> socket.socket:
    """A connection to the server, in which nothing is said yet."""
    made = socket.socket()
    if receive_buffer is not None:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    made.settimeout(PATIENCE)
    made.bind((PROXY, 0))
    made.connect((HERE, target.port))
    return made


def screen(target: Target, cookie: str = "", receive_buffer: int | None = None) -> socket.socket:
    """A WebSocket at the attacker's own table that has said hello; a spectator without a cookie."""
    made = plain(target, receive_buffer)
    headers = {**FORWARDED, **({"Cookie": cookie} if cookie else {})}
    made.sendall(upgrade_request(target.port, f"/ws/{target.table}", headers))
    head = b""
    while b"\r\n\r\n" not in head:
        more = made.recv(4096)
        if not more:
            raise ConnectionError("the server hung up")
        head += more
    if not head.startswith(b"HTTP/1.1 101"):
        raise ConnectionError(head[:200].decode(errors="replace"))
    made.sendall(masked(LAST | TEXT, messages.hello()))
    return made


@contextmanager
def many(
    make: Callable[[], socket.socket], count: int, done: Counter[str], end: Deadline
) -> Iterator[list[socket.socket]]:
    """So many connections, or as many as the server lets in."""
    held: list[socket.socket] = []
    try:
        for _ in range(count):
            if end.passed:
                break
            try:
                held.append(make())
                done["connections"] += 1
            except OSError:
                done["turned away"] += 1
        yield held
    finally:
        for one in held:
            with suppress(OSError):
                one.close()


def pour(into: socket.socket, part: bytes, total: int, done: Counter[str], end: Deadline) -> None:
    """Send the same bytes over and over, until so many are sent, the time is over, or the server hangs up."""
    try:
        while done["bytes"] < total and not end.passed:
            into.sendall(part)
            done["bytes"] += len(part)
    except OSError:
        done["cut short"] += 1


def requests(
    target: Target, method: str, path: str | Iterator[str], bodies: Iterator[bytes | None], workers: int = 4
) -> Counter[str]:
    """The same request in a loop, from one address, over connections that stay open; its workers share what differs."""
    end = Deadline(target.seconds)
    done: Counter[str] = Counter()
    one_at_a_time = Lock()

    def loop() -> None:
        connection = HTTPConnection(HERE, target.port, timeout=PATIENCE, source_address=(PROXY, 0))
        while not end.passed:
            try:
                with one_at_a_time:  # a generator that is running refuses a second caller
                    body, where = next(bodies), path if isinstance(path, str) else next(path)
                connection.request(method, where, body, {"content-type": "application/json", **FORWARDED})
                response = connection.getresponse()
                done["bytes"] += len(response.read())
                done[f"status {response.status}"] += 1
            except (OSError, HTTPException):
                done["cut short"] += 1
                connection.close()
        connection.close()

    with ThreadPoolExecutor(workers) as pool:
        for ended in [pool.submit(loop) for _ in range(workers)]:
            ended.result()
    return done


def bursts(target: Target, path: str, count: int) -> Counter[str]:
    """The same request over so many connections at the same moment, again and again."""
    end = Deadline(target.seconds)
    done: Counter[str] = Counter()
    asked = f"GET {path} HTTP/1.1\r\nHost: {HERE}:{target.port}\r\nX-Forwarded-For: {STRANGER}\r\n\r\n".encode()
    while not end.passed:
        with many(lambda: plain(target), count, done, end) as held:
            done["bursts"] += 1
            for wire in held:
                pour(wire, asked, 1, Counter(), end)
            for wire in held:
                with suppress(OSError):
                    status = wire.recv(65536)[9:12].decode()
                    done[f"status {status}" if status else "cut short"] += 1
    return done


def repeated(target: Target, said: bytes, connections: int = 20) -> Counter[str]:
    """The same bytes over a few connections, which are opened again as soon as the server has answered."""
    end = Deadline(target.seconds)
    done: Counter[str] = Counter()
    while not end.passed:
        with many(lambda: plain(target), connections, done, end) as held:
            for wire in held:
                pour(wire, said, len(said), Counter(), end)
                done["sent"] += 1
            for wire in held:
                with suppress(OSError):
                    done[f"status {wire.recv(65536)[9:12].decode()}"] += 1
    return done
