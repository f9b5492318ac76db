"""Colyseus under the same load: its own server and its schema, rooms in memory only."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import msgspec

from bench.live.link import BINARY, connect
from bench.live.node_server import NodeServer
from bench.live.player import Player
from bench.live.post import post

PEER: Final = Path(__file__).parent / "colyseus"
JOIN_ROOM, ROOM_DATA, ROOM_STATE = 10, 13, 14
"""The first byte of a message says what it is."""
LAND, LANDED, REFUSED = (bytes((0xA0 | len(word),)) + word for word in (b"land", b"landed", b"refused"))
PATIENCE: Final = 30.0


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


class ColyseusServer(NodeServer):
    name = "Colyseus"
    folder = PEER
    package = "@colyseus/core"

    async def table(self, number: int) -> tuple[Player, Player]:
        port = self.process.port
        first, _ = post(port, "/matchmake/create/land", {})
        second, _ = post(port, f"/matchmake/joinById/{first['roomId']}", {})
        players = []
        for seat, found in enumerate((first, second)):
            path = f"/{found['processId']}/{found['roomId']}?sessionId={found['sessionId']}"
            players.append(ColyseusPlayer(2 * number + seat, port, path))
            await players[-1].connect()
        return players[0], players[1]
