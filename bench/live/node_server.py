"""What servers on Node have in common: locked packages in a folder of their own, a process, rooms in memory only."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path

import msgspec

from bench.live.player import Player, Server
from bench.live.process import Process
from tools import client
from tools.client import node


class NodeServer(Server):
    """A server on Node, started from its folder."""

    kept = "in memory"
    folder: Path
    package: str
    """The package whose version names the server."""

    def __init__(self) -> None:
        self.process = Process([node()[0], "server.mjs", "0"], {"NODE_ENV": "production"}, self.folder)
        self.opened = 0

    @classmethod
    def install(cls) -> None:
        """Install the locked packages unless they are there."""
        client.install(cls.folder)

    @classmethod
    def version(cls) -> str:
        """The version that is installed."""
        package = (cls.folder / "node_modules" / cls.package / "package.json").read_bytes()
        return msgspec.json.decode(msgspec.json.decode(package, type=dict[str, msgspec.Raw])["version"], type=str)

    async def open_tables(self, count: int) -> list[tuple[Player, Player]]:
        """Open tables with two players each, all connected and free to move."""
        tables = []
        for _ in range(count):
            number, self.opened = self.opened, self.opened + 1
            tables.append(await self.table(number))
        return tables

    @abstractmethod
    async def table(self, number: int) -> tuple[Player, Player]:
        """Open one table, the next by this number; both players are connected."""
