"""Single attackers. Each runs in a process of its own, is bounded in time and size, and attacks no other server.

An attacker returns what it achieved. All of them are one person with one address, unless they say otherwise.
"""

from __future__ import annotations

import itertools
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress

from bench.live import messages
from bench.live.link import HERE, PING, PONG, TEXT, masked
from bench.load.players import PAUSE, bots, hints, reopening, seats
from bench.load.wires import LAST, Deadline, Target, bursts, many, plain, pour, repeated, requests, screen

FLOOD = 5_000_000
"""Bytes of a flood of frames."""
CHUNK = 60_000


def pongs(target: Target) -> Counter[str]:
    """One socket, 5 MB of empty pongs."""
    done: Counter[str] = Counter()
    pong = masked(LAST | PONG, b"")
    end = Deadline(target.seconds)
    with screen(target, target.cookie) as wire:
        pour(wire, pong * (CHUNK // len(pong)), target.sized(FLOOD), done, end)
        end.wait()  # else unread data would be lost
    return done


def fragments(target: Target) -> Counter[str]:
    """One socket, messages of 16 kB in fragments of one byte, 5 MB."""
    done: Counter[str] = Counter()
    middle = masked(0, b" ")
    message = masked(TEXT, b"{") + middle * 16_000 + masked(LAST, b"}")
    end = Deadline(target.seconds)
    with screen(target, target.cookie) as wire:
        pour(wire, message, target.sized(FLOOD), done, end)
        end.wait()
    return done


def half_requests(target: Target) -> Counter[str]:
    """1,100 connections that send half a header."""
    done: Counter[str] = Counter()
    end = Deadline(target.seconds)
    with many(lambda: plain(target), target.sized(1_100), done, end) as held:
        for wire in held:
            with suppress(OSError):
                wire.sendall(b"GET / HTTP/1.1\r\nHost: 127.0")
        end.wait()
    return done


def slow_bodies(target: Target) -> Counter[str]:
    """200 requests whose bodies come byte by byte."""
    done: Counter[str] = Counter()
    end = Deadline(target.seconds)
    head = f"{target.json_head}Content-Length: 16000\r\n\r\n{{".encode()
    with many(lambda: plain(target), target.sized(200), done, end) as held:
        for wire in held:
            pour(wire, head, 1, Counter(), end)
        while not end.passed:
            for wire in held:
                with suppress(OSError):
                    wire.sendall(b" ")
                    done["bytes"] += 1
            time.sleep(0.1)
    return done


def books(target: Target) -> Counter[str]:
    """Matches of Ubongo with a new book each, as fast as the server allows one address."""
    return requests(target, "POST", "/api/tables", bodies_with_books())


def bodies_with_books() -> Iterator[bytes]:
    for number in itertools.count():
        options = {"mode": "time", "book": f"load-{number}"}
        asked = {"game": "ubongo", "chairs": 1, "name": "Eve", "options": options, "start": True}
        yield json.dumps(asked).encode()


def replays(target: Target) -> Counter[str]:
    """GET /api/replays/ID/steps of a long match, in a loop."""
    return requests(target, "GET", f"/api/replays/{target.replay}/steps", itertools.repeat(None))


def invitations(target: Target) -> Counter[str]:
    """GET qr.svg of a table, in a loop."""
    return requests(target, "GET", f"/api/tables/{target.table}/qr.svg", itertools.repeat(None))


def shelves(target: Target) -> Counter[str]:
    """GET /api/games, in a loop."""
    return requests(target, "GET", "/api/games", itertools.repeat(None))


def tables(target: Target) -> Counter[str]:
    """POST /api/tables in a loop, refused or not."""
    asked = {"game": "uluru", "chairs": 2, "name": "Eve"}
    return requests(target, "POST", "/api/tables", itertools.repeat(json.dumps(asked).encode()))


def spectators(target: Target) -> Counter[str]:
    """80 spectators at a table whose host changes its settings all the time."""
    done: Counter[str] = Counter()
    end = Deadline(target.seconds)
    with many(lambda: screen(target), target.sized(80), done, end), screen(target, target.cookie) as host:
        for number in itertools.count():
            if end.passed:
                break
            settings = {"game": "uluru", "options": {}, "chairs": 2, "hints": number % 2 == 0}
            with suppress(OSError):
                host.sendall(masked(LAST | TEXT, messages.ask("set", f"e{number}", **settings)))
                done["messages"] += 1
            time.sleep(PAUSE)
    return done


def deaf_readers(target: Target) -> Counter[str]:
    """20 sockets that never read, and ask for 5 MB of answers to pings."""
    done: Counter[str] = Counter()
    end = Deadline(target.seconds)
    ping = masked(LAST | PING, b"x" * 119)
    with many(lambda: screen(target, target.cookie, 4096), target.sized(20), done, end) as held:
        for wire in held:
            wire.settimeout(0.2)
            share = Counter[str]()
            pour(wire, ping * 100, target.sized(FLOOD) // len(held), share, end)
            done.update(share)
        end.wait()
    return done


def deep_json(target: Target) -> Counter[str]:
    """Deep JSON, in messages and in bodies of requests."""
    message = masked(LAST | TEXT, b"[" * 4_000)
    done: Counter[str] = Counter()
    with screen(target, target.cookie) as wire:
        pour(wire, message, 50 * len(message), done, Deadline(target.seconds))
        return done + requests(target, "POST", "/api/tables", itertools.repeat(b'{"options":' + b"[" * 16_000))


def pages(target: Target) -> Counter[str]:
    """GET / over 500 connections at the same moment, again and again."""
    return bursts(target, "/", target.sized(500))


def chunks(target: Target) -> Counter[str]:
    """Requests whose bodies come in 10,000 chunks of one byte, over 20 connections."""
    body = b"1\r\n \r\n" * 10_000 + b"0\r\n\r\n"
    return repeated(target, f"{target.json_head}Transfer-Encoding: chunked\r\n\r\n".encode() + body)


def heads(target: Target) -> Counter[str]:
    """Requests with 3,900 empty headers, over 20 connections."""
    return repeated(target, f"{target.json_head}Content-Length: 0\r\n".encode() + b"a:\r\n" * 3_900 + b"\r\n")


def foreign_hosts(target: Target) -> Counter[str]:
    """Thousands of requests for another host at once, over 20 connections."""
    head = target.json_head.replace(f"Host: {HERE}", "Host: evil.example")
    return repeated(target, f"{head}Content-Length: 0\r\n\r\n".encode() * 300)


def opinions(target: Target) -> Counter[str]:
    """GET /api/replays/ID/opinions of one step after the other of a match of Ostriches, and then from the beginning."""
    pages = [f"/api/replays/{target.judged}/opinions?from={first}&count=6" for first in range(0, 300, 6)]
    return requests(target, "GET", itertools.cycle(pages), itertools.repeat(None))


ATTACKERS: dict[str, Callable[[Target], Counter[str]]] = {
    "pongs": pongs,
    "fragments": fragments,
    "half-requests": half_requests,
    "slow-bodies": slow_bodies,
    "books": books,
    "replays": replays,
    "qr": invitations,
    "games": shelves,
    "tables": tables,
    "spectators": spectators,
    "bots": bots,
    "seats": seats,
    "hints": hints,
    "opinions": opinions,
    "reopening": reopening,
    "pages": pages,
    "chunks": chunks,
    "heads": heads,
    "foreign-hosts": foreign_hosts,
    "deaf-readers": deaf_readers,
    "deep-json": deep_json,
}


def attack(name: str, target: Target) -> dict[str, int]:
    """Run one attacker; returns what it achieved."""
    try:
        return dict(ATTACKERS[name](target))
    except (OSError, RuntimeError):
        return {"turned away": 1}
