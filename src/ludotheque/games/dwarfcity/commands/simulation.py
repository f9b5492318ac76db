"""`simulate`: bots at all seats play many games; who wins how often, and how long it takes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Annotated, Final, Literal, TypeAlias

import typer
from msgspec import Struct
from msgspec.structs import asdict
from rich.table import Table

from ludotheque.console.input import MAX_QUOTED_NAME, printable
from ludotheque.core.match import wrong_seats
from ludotheque.core.share import Share, wilson
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.commands.terminal import (
    AsJson,
    Lang,
    LevelName,
    Seed,
    Terminal,
    interval,
    level,
    tenths,
)
from ludotheque.games.dwarfcity.model import Options
from ludotheque.games.dwarfcity.pieces import CardSet, Strength
from ludotheque.games.dwarfcity.solver import Level
from ludotheque.games.dwarfcity.solver.levels import AHEAD

SOME: Final = 1_000
FEW: Final = 2
"""So many games between two steps of the bar; fewer where somebody thinks ahead."""

Games: TypeAlias = Annotated[int, typer.Option("--games", min=1, max=100_000_000, help="How many games.")]
Players: TypeAlias = Annotated[int, typer.Option("--players", min=1, max=6, help="How many players, the kobold too.")]
Mode: TypeAlias = Annotated[
    Literal["together", "kobold"], typer.Option("--mode", help="All against him, or one is he.")
]
Face: TypeAlias = Annotated[Literal["stone", "beach"], typer.Option("--face", help="The face of the cards.")]
Cards: TypeAlias = Annotated[CardSet, typer.Option("--cards", help="The buildings of the stone face.")]
Strong: TypeAlias = Annotated[Strength, typer.Option("--strength", help="Of the kobold.")]
Cadence: TypeAlias = Annotated[Literal["second", "round"], typer.Option("--cadence", help="When the kobold's turn is.")]


class Found(Struct, frozen=True):
    """What came of many games."""

    games: int
    won: int
    """By the dwarfs."""
    dwarfs: Share
    turns: float
    """Of dwarfs, in a game."""
    per_second: float


def simulate(
    context: typer.Context,
    games: Games = 10_000,
    players: Players = 3,
    mode: Mode = "together",
    face: Face = "stone",
    cards: Cards = "standard",
    strength: Strong = "fair",
    cadence: Cadence = "second",
    dwarfs: LevelName = "skilled",
    kobold: LevelName = "skilled",
    seed: Seed = "1",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games: how often the dwarfs win, with a 95% confidence interval, and in how many turns."""
    with Terminal(context, lang) as terminal:
        options = Options(mode=mode, face=face, cards=cards, strength=strength, cadence=cadence)
        sides = level(dwarfs), level(kobold)
        if players not in rules.seats(options):
            raise wrong_seats(rules.seats(options), players)
        with terminal.progress() as bar:
            task = bar.add_task(terminal.texts("simulate-playing"), total=games)
            found = many(options, players, *sides, games, seed, lambda done: bar.advance(task, done))
        if json:
            names = {"dwarf_bots": dwarfs, "kobold_bot": kobold if mode == "kobold" else None}
            about = {"players": players, **asdict(options), **names, "seed": printable(seed, MAX_QUOTED_NAME)}
            terminal.print_json({**about, **asdict(found)})
        else:
            terminal.print(table(terminal, found))


def many(
    options: Options,
    players: int,
    dwarfs: Level,
    kobold: Level,
    games: int,
    seed: str,
    advance: Callable[[int], object],
) -> Found:
    """So many games by the kernel; the seed decides all but the time."""
    from ludotheque.games.dwarfcity.solver import warm_up  # noqa: PLC0415
    from ludotheque.games.dwarfcity.solver.deciding import simulate as played  # noqa: PLC0415

    warm_up()
    rng = Random(f"simulate/{seed}".encode("utf-8", "surrogateescape"))
    step = FEW if AHEAD in (dwarfs.policy, kobold.policy) else SOME
    won, turns, begun = 0, 0, perf_counter()
    for start in range(0, games, step):
        sums = played(options, players, dwarfs, kobold, min(step, games - start), rng)
        won, turns = won + sums.won, turns + sums.turns
        advance(sums.games)
    seconds = perf_counter() - begun
    return Found(games, won, wilson(won, games), round(turns / games, 2), round(games / seconds, 1))


def table(terminal: Terminal, found: Found) -> Table:
    texts = terminal.texts
    shown = Table(title=texts("simulate-title", games=found.games))
    for column in ("won", "share", "turns", "speed"):
        shown.add_column(texts(f"column-{column}"), justify="right")
    speed = f"{found.per_second:,.0f}".replace(",", texts("thousands-mark"))
    shown.add_row(str(found.won), interval(texts, found.dwarfs), tenths(texts, found.turns), speed)
    return shown
