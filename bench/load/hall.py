"""A hall full of phones: how closely together rounds start for all, and whether everyone has a place in the end."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from bench.live.link import HERE
from bench.live.post import address, post
from bench.load.open_loop import quantile
from bench.load.plan import Plan
from bench.load.report import HallRow
from bench.load.screen import Screen
from bench.load.tables import AT_ONCE, Say, Server
from bench.load.usage import UsageMeter
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Lock, Options

LOCK = tuple(rules.catalogue(Options())).index(Lock())
MOVES = 12
"""What a phone does in a round before it locks in."""
PACE = 0.3
"""Seconds between two of its moves."""
GRACE = 60.0
"""Seconds to wait for a round to end."""
SOURCES = 12
"""Phones behind one address."""


class Phone:
    """One person: plays whatever is legal, then locks in."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.moves = 0
        self.started = 0.0
        screen.avoids = frozenset({LOCK})
        screen.on_phase = self.phase_changed
        screen.on_ready = self.play

    def phase_changed(self, screen: Screen) -> None:
        if screen.phase == "playing":
            self.started, self.moves = time.perf_counter(), 0

    def play(self, _screen: Screen) -> None:
        """Move at a human pace, then lock in."""
        asyncio.get_running_loop().call_later(PACE, self.move)

    def move(self) -> None:
        if not self.screen.ready:
            return
        self.moves += 1
        self.screen.act(LOCK if self.moves > MOVES else None)


async def hall(plan: Plan, folder: Path, say: Say) -> HallRow:
    """An evening of several rounds with scripted phones on real sockets."""
    with Server(folder, "hall") as server:
        await server.warm_up(plan.warm_up)
        say(f"hall: {plan.phones} phones, {plan.hall_rounds} rounds")
        agreed = {"game": "uluru", "rounds": plan.hall_rounds, "options": {"sand": 60}, "gap": None}
        opened, host = await asyncio.to_thread(post, server.port, "/api/halls", agreed)
        before = server.process.memory()
        phones = await joined(server, opened["hall"], plan.phones)
        meter = UsageMeter(server.process)
        late = [one for _ in range(plan.hall_rounds) for one in await played(server, opened["hall"], host, phones)]
        used, after = meter.read(), server.process.memory()
        results = await asyncio.to_thread(read, server.port, f"/api/halls/{opened['hall']}/results")
        for phone in phones:
            phone.screen.close()
        placed = sum(line["place"] is not None and None not in line["rounds"] for line in results["people"])
    row = HallRow(
        phones=plan.phones,
        rounds=plan.hall_rounds,
        starts=len(late),
        p50_ms=quantile(late, 0.5),
        p99_ms=quantile(late, 0.99),
        max_ms=quantile(late, 1),
        placed=placed,
        seconds=used.seconds,
        cpu_percent=used.cpu_percent,
        waited_percent=used.waited_percent,
        kilobytes=(after - before) / 1024 / plan.phones,
    )
    say(f"hall: starts p50 {row.p50_ms:,.1f} ms, p99 {row.p99_ms:,.1f} ms, {row.placed} of {row.phones} placed")
    return row


async def joined(server: Server, name: str, count: int) -> list[Phone]:
    """So many people join, each connected at their table."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Phone:
        async with free:
            source = address(number // SOURCES * SOURCES)
            path = f"/api/halls/{name}/join"
            found, cookie = await asyncio.to_thread(post, server.port, path, {"name": f"Phone {number}"}, source)
            phone = Phone(Screen(number, server.port, found["table"], 0, cookie, source))
            await phone.screen.connect()
            return phone

    return await asyncio.gather(*[one(number) for number in range(count)])


async def played(server: Server, name: str, host: str, phones: Iterable[Phone]) -> list[float]:
    """One round: milliseconds from the first phone that was told of its start to each of them."""
    every = list(phones)
    for phone in every:
        phone.started = 0.0
    await asyncio.to_thread(post, server.port, f"/api/halls/{name}/lead", {"do": "start"}, HERE, host)
    end = time.perf_counter() + GRACE
    while time.perf_counter() < end:
        wall = (await asyncio.to_thread(read, server.port, f"/api/halls/{name}/wall"))["wall"]
        if wall["phase"] != "playing":
            break
        await asyncio.sleep(1.0)
    starts = [phone.started for phone in every if phone.started]
    return [1e3 * (start - min(starts)) for start in starts]


def read(port: int, path: str) -> Any:
    """What the server answers to GET."""
    connection = HTTPConnection(HERE, port, timeout=15)
    try:
        connection.request("GET", path)
        return json.loads(connection.getresponse().read())
    finally:
        connection.close()
