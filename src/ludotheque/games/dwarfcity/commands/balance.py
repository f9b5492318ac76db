"""`balance`: everything that can be agreed on, and who wins how often; then the bots against each other.

The tables are printed as Markdown, as they stand in `docs/dwarfcity-balance.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Annotated, Any, Final, get_args

import typer
from msgspec import Struct
from msgspec.structs import asdict
from rich.box import MARKDOWN
from rich.table import Table

from ludotheque.core.localization import Texts
from ludotheque.core.share import Share
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.commands.simulation import Found, many
from ludotheque.games.dwarfcity.commands.terminal import AsJson, Lang, LevelName, Seed, Terminal, level, tenths
from ludotheque.games.dwarfcity.model import Options
from ludotheque.games.dwarfcity.pieces import Strength
from ludotheque.games.dwarfcity.solver import LEVELS
from ludotheque.games.dwarfcity.solver.levels import AHEAD

CITIES: Final = (("stone", "standard"), ("stone", "easy"), ("beach", "standard"))
"""Faces and cards that make a difference."""
WIDTH: Final = 160
"""Of a table; it is the same wherever it goes."""
DWARFS: Final = 3
"""So many play where the bots are compared."""


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
        int, typer.Option("--matches", min=0, max=1_000_000, help="Of thinking bots; 0: no bots.")
    ] = 100,
    dwarfs: LevelName = "skilled",
    kobold: LevelName = "skilled",
    seed: Seed = "1",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """How often the dwarfs win, whatever is agreed on, with 95% intervals; and all levels of bots side by side."""
    with Terminal(context, lang) as terminal:
        level(dwarfs), level(kobold)
        cells = [*agreed(terminal.texts, games, dwarfs, kobold), *levels(terminal.texts, games, matches)]
        found: list[tuple[Cell, Found]] = []
        with terminal.progress() as bar:
            task = bar.add_task(terminal.texts("simulate-playing"), total=len(cells))
            for cell in cells:
                found.append((cell, played(cell, seed, lambda: bar.advance(task, 0))))
                bar.advance(task)
                if json:
                    terminal.print_json(as_data(*found[-1]))
        if not json:
            terminal.console.width = WIDTH
            for title in dict.fromkeys(cell.title for cell in cells):
                some = [(cell, one.dwarfs) for cell, one in found if cell.title == title]
                terminal.print(title, "", table(terminal.texts, some), "")


def played(cell: Cell, seed: str, going_on: Callable[[], object]) -> Found:
    word = f"{seed}/{cell.row}/{cell.column}/{cell.title}"
    sides = level(cell.dwarfs), level(cell.kobold)
    return many(cell.options, cell.players, *sides, cell.games, word, lambda _: going_on())


def as_data(cell: Cell, found: Found) -> dict[str, Any]:
    bots = {"dwarf_bots": cell.dwarfs, "kobold_bot": cell.kobold if cell.options.mode == "kobold" else None}
    return {"players": cell.players, **asdict(cell.options), **bots, **asdict(found)}


def agreed(texts: Texts, games: int, dwarfs: str, kobold: str) -> Iterator[Cell]:
    """Every game, city, strength and number of dwarfs; for the cadence as printed, the fair kobold."""
    for mode, cadence in (("together", "second"), ("kobold", "second"), ("kobold", "round")):
        title = texts("balance-title", mode=mode, cadence=cadence, dwarfs=texts(f"level-{dwarfs}"))
        strengths = get_args(Strength) if cadence == "second" else ("fair",)
        for (face, cards), strength in product(CITIES, strengths):
            options = Options(mode=mode, face=face, cards=cards, strength=strength, cadence=cadence)  # type: ignore[arg-type]
            row = city(texts, options), texts("balance-strength", strength=strength)
            for players in rules.seats(options):
                column = texts("balance-dwarfs", count=players - (mode == "kobold"))
                yield Cell(title, row, column, options, players, dwarfs, kobold, games)


def levels(texts: Texts, games: int, matches: int) -> Iterator[Cell]:
    """All levels of dwarfs in every city, and against all kobolds; fewer games where somebody thinks ahead."""
    names = [one.name for one in LEVELS] if matches else []
    slow = {one.name: one.policy == AHEAD for one in LEVELS}
    for name, (face, cards) in product(names, CITIES):
        options = Options(face=face, cards=cards)  # type: ignore[arg-type]
        title, row = texts("balance-levels", count=DWARFS), (texts(f"level-{name}"),)
        yield Cell(title, row, city(texts, options), options, DWARFS, name, name, matches if slow[name] else games)
    for face, name, kobold in product(("stone", "beach"), names, names):
        options = Options(mode="kobold", face=face)  # type: ignore[arg-type]
        title = texts("balance-duel", count=DWARFS, city=city(texts, options))
        column = texts("balance-kobold", level=texts(f"level-{kobold}"))
        times = matches if slow[name] or slow[kobold] else games
        yield Cell(title, (texts(f"level-{name}"),), column, options, DWARFS + 1, name, kobold, times)


def city(texts: Texts, options: Options) -> str:
    return texts("balance-city", city="beach" if options.face == "beach" else options.cards)


def table(texts: Texts, found: Sequence[tuple[Cell, Share]]) -> Table:
    """The shares in per cent, each with half of its interval."""
    shown = Table(box=MARKDOWN)
    for _ in found[0][0].row:
        shown.add_column()
    columns = list(dict.fromkeys(cell.column for cell, _ in found))
    for column in columns:
        shown.add_column(column, justify="right")
    for row in dict.fromkeys(cell.row for cell, _ in found):
        shares = {cell.column: share for cell, share in found if cell.row == row}
        shown.add_row(*row, *(within(texts, shares[column]) for column in columns))
    return shown


def within(texts: Texts, share: Share) -> str:
    half = max(share.high - share.share, share.share - share.low)
    return texts("balance-within", share=tenths(texts, 100 * share.share), half=tenths(texts, 100 * half))
