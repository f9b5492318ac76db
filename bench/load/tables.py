"""The server that the bench starts, and the tables it opens there: people sit down, play, and play again."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import chain
from pathlib import Path
from typing import Any, Self

from msgspec import Struct

from bench.live.ours import start_server
from bench.live.post import address, post
from bench.live.process import SERVER_CORE
from bench.load.screen import Screen
from ludotheque.games.ostriches import rules as ostriches
from ludotheque.games.ostriches.model import Accept, Decline, Offer, Options, Resign

GAMES = ("uluru", "ubongo", "ostriches", "dwarfcity")
QUITTING = {
    "ostriches": frozenset(
        number
        for number, action in enumerate(ostriches.catalogue(Options()))
        if isinstance(action, Accept | Decline | Offer | Resign)
    )
}
"""Actions that end a match by the will of a player."""
AT_ONCE = 8
"""Tables that are opened at the same time."""
CALM = 0.3
"""A server that uses less than this share of its core has warmed up."""

Say = Callable[[str], None]


class Setup(Struct, frozen=True):
    """Which tables to open: of these games in turn, with these options."""

    games: tuple[str, ...]
    options: dict[str, dict[str, Any]]
    quits: bool = False
    """Whether players resign and offer draws; at random that ends most matches after a few moves."""


STILL = Setup(GAMES, {"uluru": {"sand": None}, "ubongo": {"sand": None}})
"""No glass runs."""
SHORT = Setup(GAMES, {"uluru": {"sand": None, "rounds": 1}, "ubongo": {"sand": None, "rounds": 1}}, quits=True)
"""Matches that end soon when everybody does whatever is legal."""
RUNNING = Setup(("uluru", "ubongo"), {"uluru": {"sand": 120}, "ubongo": {"sand": 120}})
"""Every match has a glass."""


class Table:
    """Two people at one table; the host begins again whenever a match is over."""

    def __init__(self, host: Screen, guest: Screen) -> None:
        self.host = host
        self.guest = guest
        self.ended = 0
        """Matches that were played to their end."""
        self.replay: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """The replay of the first match, once it has ended."""
        self.beginning: asyncio.Task[None] | None = None
        host.on_phase = self.phase_changed

    @property
    def screens(self) -> tuple[Screen, Screen]:
        return self.host, self.guest

    def phase_changed(self, host: Screen) -> None:
        if host.phase == "over":
            self.ended += 1
            if host.replay is not None and not self.replay.done():
                self.replay.set_result(host.replay)
            self.beginning = asyncio.get_running_loop().create_task(self.begin_again())

    async def begin_again(self) -> None:
        """Back to the lobby, and the next match."""
        if await self.host.try_ask("again"):
            await self.host.try_ask("start")

    async def connect(self) -> None:
        for screen in self.screens:
            await screen.connect()

    async def start(self) -> None:
        await self.host.ask("start")

    async def leave(self) -> None:
        """Make both players leave."""
        for screen in (self.guest, self.host):
            if not screen.gone:
                await screen.try_ask("leave", seat=screen.seat)
        self.close()

    def close(self) -> None:
        for screen in self.screens:
            screen.close()


class Server:
    """A server process of the bench's own on a new database."""

    def __init__(
        self,
        folder: Path,
        name: str,
        commit_ms: float = 0.0,
        address: str | None = None,
        variables: Mapping[str, str] | None = None,
        core: Collection[int] = SERVER_CORE,
    ) -> None:
        module = ("bench.load.slow_disk", f"{commit_ms:g}") if commit_ms else ("ludotheque.server",)
        self.process = start_server(address or folder / f"{name}.db", module, variables, core)
        self.port = self.process.port
        self.opened = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.stop()

    async def seat(self, count: int, setup: Setup) -> list[Table]:
        """Open tables with two people each, in the lobby and not connected."""
        free = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> Table:
            async with free:
                return Table(*await asyncio.to_thread(self.seated, number, setup))

        first, self.opened = self.opened, self.opened + count
        return await asyncio.gather(*[one(first + number) for number in range(count)])

    def seated(self, number: int, setup: Setup) -> tuple[Screen, Screen]:
        """Open one table and sit down at it."""
        game, source = setup.games[number % len(setup.games)], address(number)
        asked = {"game": game, "chairs": 2, "name": "Ada", "options": setup.options.get(game, {})}
        found, ada = post(self.port, "/api/tables", asked, source)
        table = found["table"]
        _, bob = post(self.port, f"/api/tables/{table}/sit", {"name": "Bob"}, source)
        avoids = frozenset() if setup.quits else QUITTING.get(game, frozenset())
        return (
            Screen(2 * number, self.port, table, 0, ada, source, avoids),
            Screen(2 * number + 1, self.port, table, 1, bob, source, avoids),
        )

    async def open(self, count: int, setup: Setup = STILL) -> list[Table]:
        """Open tables whose matches have begun, everyone connected."""
        tables = await self.seat(count, setup)
        await connect_all(tables)
        await start_all(tables)
        return tables

    async def warm_up(self, most: float) -> None:
        """Open a table of each game, then wait until the server has compiled what bots need, for so long at most."""
        for table in await self.seat(len(GAMES), STILL):
            await table.connect()
            await table.leave()
        loop = asyncio.get_running_loop()
        end, calm = loop.time() + most, 0
        while loop.time() < end and calm < 3:
            cpu = self.process.cpu()
            await asyncio.sleep(0.5)
            calm = calm + 1 if self.process.cpu() - cpu < CALM / 2 else 0


async def connect_all(tables: Iterable[Table]) -> None:
    for some in batched(tables):
        await asyncio.gather(*[table.connect() for table in some])


async def start_all(tables: Iterable[Table]) -> None:
    for some in batched(tables):
        await asyncio.gather(*[table.start() for table in some])


def batched(tables: Iterable[Table]) -> Iterable[list[Table]]:
    every = list(tables)
    return (every[first : first + AT_ONCE] for first in range(0, len(every), AT_ONCE))


def screens_of(tables: Iterable[Table]) -> list[Screen]:
    return list(chain.from_iterable(table.screens for table in tables))


def close_all(tables: Iterable[Table]) -> None:
    """Disconnect everyone."""
    for table in tables:
        table.close()


def keep_garbage_away() -> None:
    """Keep garbage collection from pausing the generator while it measures."""
    gc.disable()
