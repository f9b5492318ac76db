"""Attackers who sit at many tables of their own, and do there what anybody may do, as often as anybody may.

Their tables are opened from addresses of this machine, and their screens come from one address that is limited.
"""

from __future__ import annotations

import itertools
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from typing import Any

from msgspec.structs import replace

from bench.live import messages
from bench.live.link import TEXT, masked
from bench.live.post import post
from bench.load.wires import LAST, Deadline, Target, many, screen

PAUSE = 0.052
"""Seconds between two messages of a connection that stays within what a table allows."""
PER_ADDRESS = 20
"""Tables opened from one address of this machine."""
OSTRICHES = {"game": "ostriches", "chairs": 2, "name": "Eve", "start": True}


def bots(target: Target) -> Counter[str]:
    """60 tables of Ostriches, opened from three addresses, where masters play masters."""
    done: Counter[str] = Counter()
    end = Deadline(target.seconds)
    asked = {"game": "ostriches", "chairs": 2, "name": "Eve", "bots": ["master"], "start": True}
    for number in range(target.sized(60)):
        if end.passed:
            break
        source = f"127.0.2.{1 + number // PER_ADDRESS}"
        found, cookie = post(target.port, "/api/tables", asked, source)
        own = replace(target, table=found["table"], cookie=cookie)
        with screen(own, cookie) as wire:
            wire.sendall(masked(LAST | TEXT, messages.ask("leave", "e", seat=0)))
            done["tables"] += 1
            heard(wire, b'"key":"e"')
    end.wait()
    return done


def heard(wire: socket.socket, text: bytes) -> None:
    """Read until this has come."""
    data = b""
    while text not in data and (more := wire.recv(65536)):
        data += more


def seats(target: Target) -> Counter[str]:
    """8 sockets at each of 60 tables, which rename their chair 19 times a second."""
    done: Counter[str] = Counter()
    end = Deadline(target.seconds)
    with seated(target, {"game": "uluru", "chairs": 2, "name": "Eve"}, target.sized(60), 8, done, end) as held:
        for number in itertools.count():
            if end.passed:
                break
            name = f"Eve {number % 100}"
            say(held, messages.ask("rename", f"r{number}", seat=0, name=name), done)
            time.sleep(PAUSE)
    return done


def hints(target: Target) -> Counter[str]:
    """20 tables of Ostriches against a bot, which ask for hints all the time."""
    done: Counter[str] = Counter()
    end = Deadline(target.seconds)
    with seated(target, {**OSTRICHES, "bots": ["casual"]}, target.sized(20), 1, done, end) as held:
        for number in itertools.count():
            if end.passed:
                break
            say(held, messages.ask("hint", f"h{number}", seat=0), done)
            time.sleep(PAUSE)
    return done


def reopening(target: Target) -> Counter[str]:
    """Somebody with more tables than one device may have comes back to one after the other."""
    done: Counter[str] = Counter()
    end = Deadline(target.seconds)
    tables, cookie = list[str](), ""
    for number in range(target.sized(25)):
        source = f"127.0.2.{11 + number // PER_ADDRESS}"
        found, given = post(target.port, "/api/tables", {"game": "uluru", "chairs": 2, "name": "Eve"}, source, cookie)
        tables.append(found["table"])
        cookie = cookie or given
    for table in itertools.cycle(tables):
        if end.passed:
            break
        with suppress(OSError), screen(replace(target, table=table), cookie) as wire:
            done["came back"] += b'"whole":true' in wire.recv(65536)
            done["tried"] += 1
    return done


@contextmanager
def seated(
    target: Target, asked: dict[str, Any], tables: int, screens: int, done: Counter[str], end: Deadline
) -> Iterator[list[socket.socket]]:
    """So many screens of the host at each of so many tables of their own."""
    with ExitStack() as stack:
        held: list[socket.socket] = []
        for number in range(tables):
            if end.passed:
                break
            found, cookie = post(target.port, "/api/tables", asked, f"127.0.2.{1 + number // PER_ADDRESS}")
            done["tables"] += 1
            own = replace(target, table=found["table"], cookie=cookie)
            held += stack.enter_context(many(partial(screen, own, cookie), screens, done, end))
        yield held


def say(held: list[socket.socket], text: bytes, done: Counter[str]) -> None:
    """Everyone says this who can be heard at once; whatever has come for them is thrown away."""
    frame = masked(LAST | TEXT, text)
    for wire in held.copy():
        wire.setblocking(False)
        with suppress(OSError):
            while wire.recv(65536):
                pass
        try:
            wire.sendall(frame)
            done["messages"] += 1
        except OSError:  # the server does not read, or has hung up
            held.remove(wire)
            done["cut short"] += 1
