"""One kind of action of each game at a fixed rate, beside the floor; what else has to be played is not measured."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bench.live.floor import MATCH, FloorServer, path_to
from bench.live.link import connect
from bench.live.load import PERIOD
from bench.live.measure import Plan, Say
from bench.live.process import Process
from bench.live.report import GameRow
from bench.load.open_loop import OpenLoop, quantile
from bench.load.screen import Screen
from bench.load.tables import STILL, Server, Table, close_all, screens_of
from ludotheque.games import GAMES
from ludotheque.games.dwarfcity.model import Build
from ludotheque.games.ostriches.model import Go, Rotate
from ludotheque.games.ostriches.model import Land as Arrive
from ludotheque.games.ubongo.model import Lay
from ludotheque.games.uluru.model import Land

GRACE: Final = 20.0
"""Seconds to wait for the last answers."""
STUCK: Final = 0.1
"""The share of the tables that may be unable to take the action while the others are measured."""
PATIENCE: Final = 60.0
"""Seconds after which the tables must be able to take the action."""


class Kind(Struct, frozen=True):
    """What is measured of a game."""

    game: str
    what: str
    actions: tuple[type, ...]

    def numbers(self) -> frozenset[int]:
        """The numbers of these actions."""
        game: Any = GAMES[self.game].game
        options = msgspec.convert(STILL.options.get(self.game, {}), game.options)
        return frozenset(n for n, action in enumerate(game.catalogue(options)) if isinstance(action, self.actions))


KINDS: Final = (
    Kind("uluru", "a bird lands", (Land,)),
    Kind("ubongo", "a piece is laid", (Lay,)),
    Kind("ostriches", "an ostrich moves or a tile turns", (Go, Arrive, Rotate)),
    Kind("dwarfcity", "a block is built", (Build,)),
)


class Played(Struct, frozen=True):
    """Some actions, and what they took."""

    actions: int
    cpu: float
    received: int
    latencies: list[float]
    refused: int

    @property
    def cpu_us(self) -> float:
        return 1e6 * self.cpu / max(1, self.actions)

    @property
    def bytes_each(self) -> float:
        return self.received / max(1, self.actions)


class Course(Struct, frozen=True):
    """The tables of one game, those of the floor, and the runs at both."""

    kind: Kind
    tables: list[Table]
    floor: list[Table]
    played: list[Played] = []
    at_floor: list[Played] = []


class FloorScreen(Screen):
    """Says what a screen of ours says; the floor takes any action at any time."""

    def __init__(self, number: int, port: int, size: int) -> None:
        super().__init__(number, port, path_to(number // 2, size), number % 2, "")
        self.phase, self.match, self.legal = "playing", MATCH, (100,)
        self.prefers = frozenset(self.legal)

    async def connect(self) -> None:
        self.greeted = asyncio.get_running_loop().create_future()
        self.greeted.set_result(True)
        self.link = await connect(self.port, self.table, {}, self.heard, self.lost)


async def every_game(plan: Plan, folder: Path, say: Say) -> list[GameRow]:
    """A placement in Uluru and in Ubongo, a turn of Ostriches, a block of Dwarf City, alternating."""
    with ExitStack() as stack:
        server = stack.enter_context(Server(folder, "games"))
        floor = FloorServer(folder / "floor-of-games.db", plan.game_tables)
        stack.callback(floor.stop)
        await server.warm_up(plan.warm_up)
        courses = [await opened(plan, server, floor, kind, say) for kind in KINDS]
        for run in range(plan.runs):
            for course in courses:
                course.played.append(await play(plan, server.process, course.tables))
                course.at_floor.append(await play(plan, floor.process, course.floor))
                say(f"{course.kind.game}: run {run + 1}, {course.played[-1].cpu_us:.0f} us an action")
        for course in courses:
            close_all([*course.tables, *course.floor])
    return [game_row(course) for course in courses]


async def opened(plan: Plan, server: Server, floor: FloorServer, kind: Kind, say: Say) -> Course:
    """Tables of a game after a first run that is not counted, and of the floor with answers of that size."""
    say(f"{kind.game}: {plan.game_tables} tables")
    tables = await server.open(plan.game_tables, replace(STILL, games=(kind.game,)))
    numbers = kind.numbers()
    for screen in screens_of(tables):
        screen.prefers = numbers
    size = round((await play(plan, server.process, tables)).bytes_each)
    beside = []
    for number in range(plan.game_tables):
        pair = [FloorScreen(2 * number + seat, floor.process.port, size) for seat in (0, 1)]
        beside.append(Table(*pair))
        await beside[-1].connect()
    await play(plan, floor.process, beside)
    return Course(kind, tables, beside)


async def play(plan: Plan, process: Process, tables: Sequence[Table]) -> Played:
    """Wave after wave of the preferred actions; between them all else is played, unmeasured."""
    waves: list[Played] = []
    while sum(each.actions for each in waves) < plan.game_rate * plan.game_seconds:
        await make_able(tables)
        waves.append(await wave(process, tables, plan.game_rate))
    return Played(
        actions=sum(each.actions for each in waves),
        cpu=sum(each.cpu for each in waves),
        received=sum(each.received for each in waves),
        latencies=[latency for each in waves for latency in each.latencies],
        refused=sum(each.refused for each in waves),
    )


async def wave(process: Process, tables: Sequence[Table], rate: float) -> Played:
    """One preferred action at every table that can, at this rate."""
    screens = [screen for table in tables if (screen := able(table)) is not None]
    cpu, received = process.cpu(), received_by(tables)
    answers = await OpenLoop(screens, rate).run((len(screens) - 0.5) / rate, GRACE)
    cpu, received = process.cpu() - cpu, received_by(tables) - received
    refused = answers.unanswered + sum(answers.refused.values())
    return Played(answers.due - refused, cpu, received, answers.latencies, refused)


def able(table: Table) -> Screen | None:
    """A screen that may take a preferred action now; of two the one that has asked less."""
    found = [screen for screen in table.screens if screen.ready and screen.preferred]
    return min(found, key=lambda screen: screen.asked, default=None)


async def make_able(tables: Sequence[Table]) -> None:
    """Play whatever else is legal until a preferred action is, at nearly all tables."""
    for _ in range(round(PATIENCE / PERIOD)):
        stuck = [table for table in tables if able(table) is None]
        if len(stuck) <= STUCK * len(tables):
            return
        for screen in screens_of(stuck):
            if screen.ready:
                screen.act()
        await asyncio.sleep(PERIOD)
    raise RuntimeError("the action that is measured has not become legal")


def received_by(tables: Sequence[Table]) -> int:
    """Bytes that came to all screens so far."""
    return sum(screen.link.received for screen in screens_of(tables))


def game_row(course: Course) -> GameRow:
    """Medians of the runs, and latencies over all of them."""
    played, kind = course.played, course.kind
    latencies = [latency for run in played for latency in run.latencies]
    p50, p95, p99 = (1e3 * quantile(latencies, share) for share in (0.5, 0.95, 0.99))
    return GameRow(
        game=kind.game,
        what=kind.what,
        actions=sum(run.actions for run in played),
        cpu_us_per_action=median(run.cpu_us for run in played),
        floor_us=median(run.cpu_us for run in course.at_floor),
        p50_ms=p50,
        p95_ms=p95,
        p99_ms=p99,
        bytes_per_action=median(run.bytes_each for run in played),
        refused=sum(run.refused for run in played),
        runs=[run.cpu_us for run in played],
    )
