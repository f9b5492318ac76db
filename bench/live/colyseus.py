"""Colyseus under the same load: its own server and its schema, rooms in memory only."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import msgspec

from bench.live.link import BINARY, connect
from bench.live.player import Player, Server
from bench.live.post import post
from bench.live.process import Process
from tools import client
from tools.client import node

PEER: Final = Path(__file__).parent / "colyseus"
JOIN_ROOM, ROOM_DATA, ROOM_STATE = 10, 13, 14
"""The first byte of a message says what it is."""
LAND, LANDED, REFUSED = (bytes((0xA0 | len(word),)) + word for word in (b"land", b"landed", b"refused"))
PATIENCE: Final = 30.0


def version() -> str:
    """The version of Colyseus that is installed."""
    package = (PEER / "node_modules/@colyseus/core/package.json").read_bytes()
    return msgspec.json.decode(msgspec.json.decode(package, type=dict[str, msgspec.Raw])["version"], type=str)


def install() -> None:
    """Install the locked packages unless they are there."""
    client.install(PEER)


class ColyseusPlayer(Player):
    """Speaks the binary protocol of its client."""

    def __init__(self, number: int, port: int, path: str) -> None:
        super().__init__(number)
        self.port = port
        self.path = path
        self.joined, self.synced = asyncio.Event(), asyncio.Event()

    async def connect(self) -> None:
        self.link = await connect(self.port, self.path, {}, self.heard, self.lost)
        await asyncio.wait_for(self.joined.wait(), PATIENCE)
        self.send(bytes((JOIN_ROOM,)))
        await asyncio.wait_for(self.synced.wait(), PATIENCE)

    async def reconnect(self) -> None:
        """Do nothing: fast players are not disconnected."""

    def send(self, message: bytes) -> None:
        self.link.send(message, BINARY)

    def message(self, bird: int, place: int) -> bytes:
        asked = {"bird": bird, "place": place, "key": self.moves}
        return bytes((ROOM_DATA,)) + LAND + msgspec.msgpack.encode(asked)

    def heard(self, data: bytes) -> None:
        if data[0] == ROOM_DATA:
            self.done(accepted=data.startswith(LANDED, 1))
        elif data[0] == JOIN_ROOM:
            self.joined.set()
        elif data[0] == ROOM_STATE:
            self.synced.set()


class ColyseusServer(Server):
    name = "Colyseus"
    kept = "in memory"

    def __init__(self) -> None:
        self.process = Process([node()[0], "server.mjs", "0"], {"NODE_ENV": "production"}, PEER)
        self.opened = 0

    async def open_tables(self, count: int) -> list[tuple[Player, Player]]:
        return [await self.table() for _ in range(count)]

    async def table(self) -> tuple[Player, Player]:
        port = self.process.port
        number, self.opened = self.opened, self.opened + 1
        first, _ = post(port, "/matchmake/create/land", {})
        second, _ = post(port, f"/matchmake/joinById/{first['roomId']}", {})
        players = []
        for seat, found in enumerate((first, second)):
            path = f"/{found['processId']}/{found['roomId']}?sessionId={found['sessionId']}"
            players.append(ColyseusPlayer(2 * number + seat, port, path))
            await players[-1].connect()
        return players[0], players[1]
