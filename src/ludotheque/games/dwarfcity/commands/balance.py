"""`balance` and `perfect`: the tables of `docs/dwarfcity-balance.md`, printed as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Annotated, Any, Final, get_args

import typer
from msgspec import Struct
from msgspec.structs import asdict
from rich.box import MARKDOWN
from rich.table import Table

from ludotheque.console.jobs import each
from ludotheque.console.terminal import AsJson, Lang
from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.core.share import Share
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.commands.simulate import (
    Found,
    LevelName,
    Seed,
    Terminal,
    about,
    duration,
    interval,
    level,
    many,
    tenths,
)
from ludotheque.games.dwarfcity.model import Cadence, Options
from ludotheque.games.dwarfcity.pieces import BLUE, NEEDED, Strength
from ludotheque.games.dwarfcity.solver import AHEAD, LEVELS, Level

CITIES: Final[tuple[dict[str, Any], ...]] = (
    {"face": "stone", "cards": "standard"},
    {"face": "stone", "cards": "easy"},
    {"face": "stone", "cards": "easy", "blue_blocks": "balanced"},
    {"face": "beach"},
)
"""The faces, cards and numbers of blue blocks that make a difference."""
WIDTH: Final = 160
"""Of a table, wherever it is printed."""
DWARFS: Final = 3
"""How many play where the bots are compared."""
SOLVING: Final = 30.0
"""About how many seconds a kobold is solved."""
AHEAD_SHARE: Final = 100
"""`perfect` divides the number of games by this for bots that think ahead."""


class Cell(Struct, frozen=True):
    """One number of a table."""

    title: str
    row: tuple[str, ...]
    column: str
    options: Options
    players: int
    dwarfs: str
    kobold: str
    games: int


def balance(
    context: typer.Context,
    games: Annotated[int, typer.Option("--games", min=1, max=10_000_000, help="Games for each number.")] = 20_000,
    matches: Annotated[
        int, typer.Option("--matches", min=0, max=1_000_000, help="Games of bots that think ahead; 0: no bots.")
    ] = 100,
    dwarfs: LevelName = "skilled",
    kobold: LevelName = "skilled",
    seed: Seed = "1",
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=64, help="How many numbers at a time.")] = 1,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """How often the dwarfs win, whatever is agreed on, with 95% intervals; and all levels of bots side by side."""
    with Terminal(context, lang) as terminal:
        level(dwarfs), level(kobold)
        cells = [*agreed(terminal.texts, games, dwarfs, kobold), *levels(terminal.texts, games, matches)]
        found: list[tuple[Cell, Found]] = []
        seconds = sum(duration(level(cell.dwarfs), level(cell.kobold), cell.games) for cell in cells)
        terminal.announce("simulate-plan", seconds / jobs, games=sum(cell.games for cell in cells))
        with terminal.progress() as bar:
            task = bar.add_task(terminal.texts("simulate-playing"), total=len(cells))
            for pair in zip(cells, each(played, ((cell, seed) for cell in cells), jobs), strict=True):
                found.append(pair)
                bar.advance(task)
                if json:
                    terminal.print_json(as_data(*found[-1]))
        if not json:
            terminal.console.width = WIDTH
            for title in dict.fromkeys(cell.title for cell in cells):
                some = [(cell, one.dwarfs) for cell, one in found if cell.title == title]
                terminal.print(title, "", balance_table(terminal.texts, some), "")


def played(given: tuple[Cell, str]) -> Found:
    """One number of a table."""
    cell, seed = given
    word = f"{seed}/{cell.row}/{cell.column}/{cell.title}"
    sides = level(cell.dwarfs), level(cell.kobold)
    return many(cell.options, cell.players, *sides, cell.games, word, lambda _: None)


def as_data(cell: Cell, found: Found) -> dict[str, Any]:
    return {**about(cell.options, cell.players, cell.dwarfs, cell.kobold), **asdict(found)}


def agreed(texts: Texts, games: int, dwarfs: str, kobold: str) -> Iterator[Cell]:
    """Every game, city, strength and number of dwarfs; with the cadences that are not ours, only the fair kobold."""
    for mode, cadence in (("together", "second"), *(("kobold", one) for one in get_args(Cadence))):
        title = texts("balance-title", mode=mode, cadence=cadence, dwarfs=texts(f"level-{dwarfs}"))
        strengths = get_args(Strength) if cadence == "second" else ("fair",)
        for city, strength in product(CITIES, strengths):
            options = Options(mode=mode, strength=strength, cadence=cadence, **city)  # type: ignore[arg-type]
            row = city_name(texts, options), texts("balance-strength", strength=strength)
            for players in rules.seats(options):
                column = texts("balance-dwarfs", count=players - (mode == "kobold"))
                yield Cell(title, row, column, options, players, dwarfs, kobold, games)


def levels(texts: Texts, games: int, matches: int) -> Iterator[Cell]:
    """All levels of dwarfs in every city, and against all kobolds; fewer games where somebody thinks ahead."""
    names = [one.name for one in LEVELS] if matches else []
    slow = {one.name: one.policy == AHEAD for one in LEVELS}
    for name, city in product(names, CITIES):
        options = Options(**city)
        title, row = texts("balance-levels", count=DWARFS), (texts(f"level-{name}"),)
        times = matches if slow[name] else games
        yield Cell(title, row, city_name(texts, options), options, DWARFS, name, name, times)
    for face, name, kobold in product(("stone", "beach"), names, names):
        options = Options(mode="kobold", face=face)  # type: ignore[arg-type]
        title = texts("balance-duel", count=DWARFS, city=city_name(texts, options))
        column = texts("balance-kobold", level=texts(f"level-{kobold}"))
        times = matches if slow[name] or slow[kobold] else games
        yield Cell(title, (texts(f"level-{name}"),), column, options, DWARFS + 1, name, kobold, times)


def city_name(texts: Texts, options: Options) -> str:
    if options.face == "beach":
        return texts("balance-city", city="beach")
    return texts("balance-city", city="balanced" if options.blue_blocks == "balanced" else options.cards)


def markdown(names: int, columns: Sequence[str]) -> Table:
    """An empty table: columns for the names of its rows, then columns of numbers."""
    shown = Table(box=MARKDOWN)
    for _ in range(names):
        shown.add_column()
    for column in columns:
        shown.add_column(column, justify="right")
    return shown


def balance_table(texts: Texts, found: Sequence[tuple[Cell, Share]]) -> Table:
    """The shares in per cent, each with the wider half of its interval."""
    columns = list(dict.fromkeys(cell.column for cell, _ in found))
    shown = markdown(len(found[0][0].row), columns)
    for row in dict.fromkeys(cell.row for cell, _ in found):
        shares = {cell.column: share for cell, share in found if cell.row == row}
        shown.add_row(*row, *(within(texts, shares[column]) for column in columns))
    return shown


def within(texts: Texts, share: Share) -> str:
    half = max(share.high - share.share, share.share - share.low)
    return texts("balance-within", share=tenths(texts, 100 * share.share), half=tenths(texts, 100 * half))


class Answer(Struct, frozen=True):
    """The chance of a perfect dwarf against one kobold, and what the bots reach."""

    strength: Strength
    needed: int
    blues: int
    perfect: float
    bots: dict[str, Share]


def perfect(
    context: typer.Context,
    games: Annotated[int, typer.Option("--games", min=0, max=10_000_000, help="Games of each bot; 0: none.")] = 100_000,
    seed: Seed = "1",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """The best chance there is for one dwarf on the beach, exactly, for each kobold; and how close each bot comes."""
    from ludotheque.core.compiling import FAST  # noqa: PLC0415

    with Terminal(context, lang) as terminal:
        if not FAST:
            raise Refused("needs-numba")
        strengths = get_args(Strength)
        times = [(one, len(strengths) * some) for one, some in played_by(games).items()]
        seconds = len(strengths) * SOLVING + sum(duration(one, one, some) for one, some in times)
        terminal.announce("simulate-plan", seconds, games=sum(some for _, some in times))
        found = [solved(terminal, strength, games, seed) for strength in strengths]
        if json:
            for answer in found:
                terminal.print_json(answer)
        else:
            terminal.console.width = WIDTH
            terminal.print(perfect_table(terminal.texts, found))


def played_by(games: int) -> dict[Level, int]:
    """How many games each level plays; fewer if it thinks ahead."""
    return {one: max(1, games // AHEAD_SHARE) if one.policy == AHEAD else games for one in LEVELS if games}


def solved(terminal: Terminal, strength: Strength, games: int, seed: str) -> Answer:
    from ludotheque.games.dwarfcity.solver import beach  # noqa: PLC0415
    from ludotheque.games.dwarfcity.solver import perfect as solver  # noqa: PLC0415

    kobold = solver.Kobold(NEEDED[strength], BLUE[strength])
    options, bots = Options(face="beach", strength=strength), {}
    with terminal.progress() as bar:
        solving = bar.add_task(terminal.texts("perfect-solving", strength=strength), total=solver.steps(kobold))
        chance = solver.perfect(beach.whole_beach(), kobold, lambda: bar.advance(solving))
        times = played_by(games)
        playing = bar.add_task(terminal.texts("simulate-playing"), total=sum(times.values()))
        for one, some in times.items():
            found = many(options, 1, one, one, some, f"perfect/{seed}", lambda done: bar.advance(playing, done))
            bots[one.name] = found.dwarfs
    return Answer(strength, kobold.needed, kobold.blues, round(chance, 6), bots)


def perfect_table(texts: Texts, found: Sequence[Answer]) -> Table:
    columns = [texts(f"column-{column}") for column in ("needed", "perfect")]
    shown = markdown(1, [*columns, *(texts(f"level-{name}") for name in found[0].bots)])
    for one in found:
        chance = texts("percent", share=tenths(texts, 100 * one.perfect))
        bots = (interval(texts, share) for share in one.bots.values())
        shown.add_row(texts("balance-strength", strength=one.strength), str(one.needed), chance, *bots)
    return shown
