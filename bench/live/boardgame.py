"""boardgame.io under the same load: its own server with Socket.IO, matches in memory only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from bench.live.link import connect
from bench.live.node_server import NodeServer
from bench.live.player import Player
from bench.live.post import post

PEER = Path(__file__).parent / "peer"
SPACE = "/land,"
"""The name of the game is the namespace of its messages."""
PATIENCE = 30.0


class TheirPlayer(Player):
    """Speaks the protocols of Engine.IO 4 and Socket.IO 5 over a WebSocket, as their client does."""

    def __init__(self, name: int, port: int, match: str, seat: int, credentials: str) -> None:
        super().__init__(name)
        self.port = port
        self.match = match
        self.seat = str(seat)
        self.credentials = credentials
        self.mine = b'"playerID":"%d"' % seat
        self.synced = asyncio.Event()
        self.state = 0

    async def connect(self) -> None:
        self.synced.clear()
        path = "/socket.io/?EIO=4&transport=websocket"
        self.link = await connect(self.port, path, {}, self.heard, self.lost)
        self.link.send(f"40{SPACE}".encode())
        await asyncio.wait_for(self.synced.wait(), PATIENCE)

    async def reconnect(self) -> None:
        self.link.close()
        await self.connect()

    def emit(self, *words: object) -> bytes:
        return f"42{SPACE}".encode() + msgspec.json.encode(words)

    def message(self, bird: int, place: int) -> bytes:
        payload = {"type": "land", "args": [bird, place], "playerID": self.seat, "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self.emit("update", action, self.state, self.match, self.seat)

    def heard(self, data: bytes) -> None:
        if data.startswith(b'42/land,["update"'):
            # The log entry of the move stands last and says whose move it was.
            if data.startswith(self.mine, data.rfind(b'"playerID":')):
                self.done(accepted=True)
        elif data == b"2":
            self.link.send(b"3")
        elif data.startswith(b"40"):
            self.link.send(self.emit("sync", self.match, self.seat, self.credentials, 2))
        elif data.startswith(b'42/land,["sync"'):
            self.synced.set()


class TheirServer(NodeServer):
    name = "boardgame.io"
    folder = PEER
    package = "boardgame.io"

    async def table(self, number: int) -> tuple[Player, Player]:
        port = self.process.port
        match = post(port, "/games/land/create", {"numPlayers": 2})[0]["matchID"]
        players = []
        for seat, name in enumerate(("Ada", "Bob")):
            asked = {"playerID": str(seat), "playerName": name}
            found, _ = post(port, f"/games/land/{match}/join", asked)
            players.append(TheirPlayer(2 * number + seat, port, match, seat, found["playerCredentials"]))
            await players[-1].connect()
        return players[0], players[1]
