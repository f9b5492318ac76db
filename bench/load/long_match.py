"""A very long match, and its replay."""

from __future__ import annotations

import asyncio

from bench.live.ours import NUMBERS
from bench.load.rates import until_ready
from bench.load.screen import Screen
from bench.load.tables import Server, Setup
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Lock, Options

BURST = 50
"""Actions that a fresh connection may make at once; the table allows sixty."""
PATIENCE = 60.0
LANDS = frozenset(NUMBERS.values())
LOCK = next(number for number, action in enumerate(rules.catalogue(Options())) if isinstance(action, Lock))


async def long_match(server: Server, acts: int) -> str:
    """Two people land so many birds and lock in: the id of the replay."""
    (table,) = await server.open(1, Setup(("uluru",), {"uluru": {"sand": None, "rounds": 1}}))
    await until_ready([table])
    await asyncio.gather(*[land(screen, acts // 2) for screen in table.screens])
    for screen in table.screens:
        await acted(screen, LOCK)
    replay = await asyncio.wait_for(table.replay, PATIENCE)
    table.close()
    return replay


async def land(screen: Screen, acts: int) -> None:
    """Land birds back to back, with a new connection after each burst; one that was closed is opened again."""
    made = tried = 0
    while made < acts:
        lands = [number for number in screen.legal if number in LANDS]
        if await acted(screen, screen.rng.choice(lands)):
            made += 1
        else:
            await asyncio.sleep(1)
        tried += 1
        if screen.gone or tried % BURST == 0:
            screen.close()
            await screen.connect()


async def acted(screen: Screen, action: int) -> bool:
    """Act and wait for the answer: whether it was accepted."""
    answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def answered(_: Screen, refused: str | None) -> None:
        if not answer.done():
            answer.set_result(refused is None)

    screen.on_answer = answered
    screen.act(action)
    return await asyncio.wait_for(answer, PATIENCE)
