"""Ludotheque under load: the real server with its default settings on a real SQLite file."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.live.link import connect
from bench.live.messages import NO_MATCH, ask, do, hello, read
from bench.live.player import Player, Server
from bench.live.post import address, post
from bench.live.process import SERVER_CORE, Process
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Land, Options

NUMBERS = {
    (action.bird.number, action.place): number
    for number, action in enumerate(rules.catalogue(Options()))
    if isinstance(action, Land)
}
PATIENCE = 30.0
AT_ONCE = 50
"""Tables whose matches begin at the same time, so that none waits for all others."""


class OurPlayer(Player):
    """A player as a browser plays: a cookie, a stream, a seat."""

    def __init__(self, name: int, port: int, table: str, seat: int, cookie: str) -> None:
        super().__init__(name)
        self.port = port
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.accepted = self.refused = b"\0"
        self.stream: str | None = None
        self.last = 0
        """The number of the last frame."""
        self.match = NO_MATCH
        """As first seen: it has one chapter, because there is no sand and nobody locks in."""
        self.waits: tuple[bytes, asyncio.Event] | None = None

    async def connect(self, stream: str | None = None, last: int | None = None) -> None:
        """Say hello, and wait for the first frame unless an old stream goes on."""
        self.link = await connect(self.port, f"/ws/{self.table}", {"Cookie": self.cookie}, self.heard, self.lost)
        self.link.send(hello(stream, last))
        if stream is None:
            await self.wait_for(b'"table":')

    async def reconnect(self) -> None:
        """A new connection of the same stream; nothing was missed, so nothing but an answer to `show` comes."""
        self.link.close()
        await self.connect(self.stream, self.last)
        await self.ask("show", "back", seat=self.seat)

    async def ask(self, kind: str, key: str, **fields: Any) -> None:
        """Send a request that must succeed."""
        self.link.send(ask(kind, key, **fields))
        await self.wait_for(f'"key":"{key}","refused":null'.encode())

    async def wait_for(self, text: bytes) -> None:
        """Wait for a frame that contains this."""
        found = asyncio.Event()
        self.waits = (text, found)
        await asyncio.wait_for(found.wait(), PATIENCE)

    def message(self, bird: int, place: int) -> bytes:
        self.accepted = b'"key":"m%d","refused":null' % self.moves
        self.refused = b'"key":"m%d","refused":{' % self.moves
        return do(f"m{self.moves}", self.match, self.seat, NUMBERS[bird, place])

    def heard(self, data: bytes) -> None:
        if data.startswith(b'{"type":"frame"'):
            self.last += 1
            if self.match is NO_MATCH:
                seen = read(data)
                self.match, self.last, self.stream = seen.match or NO_MATCH, seen.n, seen.stream or self.stream
        if self.waits is not None and self.waits[0] in data:
            self.waits[1].set()
            self.waits = None
        if self.accepted in data:
            self.done(accepted=True)
        elif self.refused in data:
            self.done(accepted=False)


def start_server(
    database: Path | str,
    module: Sequence[str] = ("ludotheque.server",),
    variables: Mapping[str, str] | None = None,
    core: Collection[int] = SERVER_CORE,
) -> Process:
    """Our server with its default settings on any free port; `module` may be one that wraps it."""
    command = [sys.executable, "-m", *module, "--port", "0", "--database", str(database)]
    return Process(command, {"LUDOTHEQUE_LANG": "en", **(variables or {})}, core=core)


class OurServer(Server):
    name = "Ludotheque"
    kept = "on disk, synced"

    def __init__(self, database: Path) -> None:
        self.process = start_server(database)
        self.opened = 0

    def seat(self, count: int) -> list[tuple[OurPlayer, OurPlayer]]:
        """Open tables with two people each, in the lobby and not connected."""
        return [self.table() for _ in range(count)]

    def table(self) -> tuple[OurPlayer, OurPlayer]:
        port, source = self.process.port, address(self.opened)
        number, self.opened = self.opened, self.opened + 1
        asked = {"game": "uluru", "chairs": 2, "name": "Ada", "options": {"sand": None}}
        found, host = post(port, "/api/tables", asked, source)
        table = found["table"]
        _, guest = post(port, f"/api/tables/{table}/sit", {"name": "Bob"}, source)
        return OurPlayer(2 * number, port, table, 0, host), OurPlayer(2 * number + 1, port, table, 1, guest)

    async def begin(self, tables: list[tuple[OurPlayer, OurPlayer]]) -> None:
        """Connect everyone and start the matches, which have no time limit."""
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            for ada, bob in some:
                await ada.connect()
                await bob.connect()
            turned = [asyncio.create_task(bob.wait_for(b'"placing"')) for _, bob in some]
            for ada, _ in some:
                await ada.ask("start", "start")
            await asyncio.gather(*turned)

    async def open_tables(self, count: int) -> list[tuple[Player, Player]]:
        tables = self.seat(count)
        await self.begin(tables)
        return [(ada, bob) for ada, bob in tables]
