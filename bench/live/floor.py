"""The floor: the least that a move can cost.

The server reads with the same socket code, appends each message to the same store with the same group commit, and
answers then with as many bytes as a move takes. Anything that a table costs above that is worth optimising.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias, cast

import uvloop
from uvicorn.server import ServerState

from bench.live.link import HERE, connect
from bench.live.messages import SeenMatch, do
from bench.live.player import Player, Server
from bench.live.process import Process
from ludotheque.server.connection import Connection
from ludotheque.server.run import keep_garbage_rare
from ludotheque.store import LogRow, MatchRow, NodeRow, RoomRow, Store, open_store
from ludotheque.table.limits import DEFAULTS

ANSWER_BYTES: Final = 270
"""As many as a landing bird takes."""
KEY: Final = len('{"type":"do","key":"')
MATCH: Final = SeenMatch("12345678", "1", 0, (), None)
ROW: Final = '{"type":"act","at":123456,"seat":0,"action":{"type":"land","bird":"white","place":3}}'
"""As long as a row of the log."""
SWITCHED: Final = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"


class Table:
    """A table that is a log and nothing else."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.seq = 0


class Echo:
    """Stores every message, then answers with so many bytes; knows no socket."""

    def __init__(self, store: Store, table: Table, size: int, send: Callable[[bytes], None]) -> None:
        self.store = store
        self.table = table
        self.size = size
        self.send = send

    def handle_text(self, text: str) -> None:
        """Append a row, and answer once it is durable."""
        table = self.table
        key, seq, table.seq = text[KEY : text.index('"', KEY)], table.seq, table.seq + 1
        self.store.append_then(table.match, [LogRow(seq, ROW, 0, f"{seq}")], partial(self.answer, key))

    def answer(self, key: str, problem: Exception | None) -> None:
        if problem is None:
            self.send(answer_to(key).ljust(self.size - 2, b"x") + b'"}')


class Wired(Echo):
    """One connection, read and written by the server's own code."""

    def __init__(self, store: Store, table: Table, size: int, transport: asyncio.Transport, state: ServerState) -> None:
        connection = Connection(transport, DEFAULTS, state, self)
        super().__init__(store, table, size, connection.send)
        transport.set_protocol(connection)

    def pay(self, size: int) -> None:
        """Charge nothing: there are no limits here."""

    def handle_writable(self) -> None:
        """Do nothing: no frames are queued."""

    def handle_lost(self) -> None:
        """Do nothing: there are no seats."""


def answer_to(key: str) -> bytes:
    return f'{{"type":"frame","answers":[{{"key":"{key}","refused":null}}],"rest":"'.encode()


def path_to(table: int, size: int = ANSWER_BYTES) -> str:
    """Where a table answers with so many bytes."""
    return f"/{table}/{size}"


def asked_for(path: str) -> tuple[int, int]:
    """The table of a path, and the size of its answers."""
    table, size = path.removeprefix("/").split("/")
    return int(table), int(size)


class Greeter(asyncio.Protocol):
    """Upgrades any request for a table to a WebSocket."""

    def __init__(self, store: Store, tables: Sequence[Table], state: ServerState) -> None:
        self.store = store
        self.tables = tables
        self.state = state

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        table, size = asked_for(data.split(b" ", 2)[1].decode())
        self.transport.write(SWITCHED)
        Wired(self.store, self.tables[table], size, self.transport, self.state)


async def listen(store: Store, tables: Sequence[Table]) -> asyncio.Server:
    """Listen with the server's own code."""
    state = ServerState()
    return await asyncio.get_running_loop().create_server(lambda: Greeter(store, tables, state), HERE, 0)


Listen: TypeAlias = Callable[[Store, Sequence[Table]], Awaitable[asyncio.Server]]


async def serve(database: Path, count: int, listen: Listen) -> None:
    """Serve so many tables until stopped."""
    store, tables = open_store(database), []
    await store.register(NodeRow("floor", ""))
    for number in range(count):
        room, match = f"room{number}", f"match{number}"
        await store.save_room(RoomRow(room, 1, "{}"))
        await store.open_match(MatchRow(match, room, "uluru", 1, "{}", bytes(32)), RoomRow(room, 2, "{}"))
        tables.append(Table(match))
    server = await listen(store, tables)
    print(f"http://{HERE}:{server.sockets[0].getsockname()[1]}/", flush=True)
    keep_garbage_rare()
    await server.serve_forever()


class FloorPlayer(Player):
    """Sends what a player of ours sends."""

    def __init__(self, name: int, port: int) -> None:
        super().__init__(name)
        self.port = port
        self.expected = b"\0"

    async def connect(self) -> None:
        self.link = await connect(self.port, path_to(self.number // 2), {}, self.heard, self.lost)

    async def reconnect(self) -> None:
        self.link.close()
        await self.connect()

    def message(self, bird: int, place: int) -> bytes:
        self.expected = b'"key":"m%d","refused":null' % self.moves
        return do(f"m{self.moves}", MATCH, self.number % 2, bird * 8 + place)

    def heard(self, data: bytes) -> None:
        if self.expected in data:
            self.done(accepted=True)


class FloorServer(Server):
    name = "floor"
    kept = "on disk, synced"
    module = __name__

    def __init__(self, database: Path, most: int) -> None:
        self.process = Process([sys.executable, "-m", self.module, str(database), str(most)], {})
        self.opened = 0

    async def open_tables(self, count: int) -> list[tuple[Player, Player]]:
        return [await self.table() for _ in range(count)]

    async def table(self) -> tuple[Player, Player]:
        number, self.opened = self.opened, self.opened + 1
        pair = FloorPlayer(2 * number, self.process.port), FloorPlayer(2 * number + 1, self.process.port)
        for player in pair:
            await player.connect()
        return pair


class PicowsServer(FloorServer):
    """The same floor, read and written by picows."""

    name = "floor on picows"
    module = "bench.live.picows_floor"


if __name__ == "__main__":
    uvloop.run(serve(Path(sys.argv[1]), int(sys.argv[2]), listen))
