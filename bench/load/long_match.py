"""Matches whose replays are asked for: a very long one, and one with opinions."""

from __future__ import annotations

import asyncio

from bench.live.ours import NUMBERS
from bench.load.rates import until_ready
from bench.load.screen import Screen
from bench.load.tables import QUITTING, Server, Setup
from ludotheque.games.ostriches import rules as ostriches
from ludotheque.games.ostriches.model import Options as Desert
from ludotheque.games.ostriches.model import Resign
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Lock, Options

BURST = 50
"""Actions that a fresh connection may make at once; the table allows sixty."""
PATIENCE = 60.0
LANDS = frozenset(NUMBERS.values())
LOCK = next(number for number, action in enumerate(rules.catalogue(Options())) if isinstance(action, Lock))

RESIGN = next(number for number, action in enumerate(ostriches.catalogue(Desert())) if isinstance(action, Resign))
TURN = 0.06
"""Seconds between two looks at whose turn it is; a table allows twenty actions a second."""


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


async def judged_match(server: Server, acts: int) -> str:
    """Two people play Ostriches, on which a bot has opinions, until one of them resigns: the id of the replay."""
    (table,) = await server.open(1, Setup(("ostriches",), {}, quits=True))
    await until_ready([table])
    made = 0
    while not table.replay.done():
        for screen in table.screens:
            calm = [number for number in screen.legal if number not in QUITTING["ostriches"]]
            over = made >= acts and RESIGN in screen.legal
            if screen.ready and (over or calm):
                await acted(screen, RESIGN if over else screen.rng.choice(calm))
                made += 1
                break
        await asyncio.sleep(TURN)
    table.close()
    return await table.replay


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
