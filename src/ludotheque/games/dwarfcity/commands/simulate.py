"""`simulate`: bots at all seats play many games; and what the other commands need to do the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Annotated, Any, Final, Literal, TypeAlias

import typer
from msgspec import Struct
from msgspec.structs import asdict
from rich.table import Table

from ludotheque.console.input import MAX_QUOTED_NAME, printable
from ludotheque.console.terminal import AsJson, Lang
from ludotheque.console.terminal import Terminal as BaseTerminal
from ludotheque.core.localization import Texts
from ludotheque.core.match import wrong_seats
from ludotheque.core.refusal import Refused
from ludotheque.core.share import Share, wilson
from ludotheque.games.dwarfcity import model, pieces, rules
from ludotheque.games.dwarfcity.model import Options
from ludotheque.games.dwarfcity.solver import AHEAD, LEVELS, Level

TEXTS: Final = "ludotheque.games.dwarfcity"
SOME: Final = 1_000
FEW: Final = 2
"""Games between two steps of the progress bar, and how many if a player thinks ahead."""

GLANCED: Final = {True: 2e-5, False: 2e-3}
THOUGHT: Final = {True: 0.25, False: 2.0}
"""About how many seconds a game takes, with numba and without: by a glance, and where somebody thinks ahead."""

Games: TypeAlias = Annotated[int, typer.Option("--games", min=1, max=100_000_000, help="How many games.")]
Players: TypeAlias = Annotated[
    int, typer.Option("--players", min=1, max=6, help="How many players, including the kobold.")
]
Mode: TypeAlias = Annotated[pieces.Mode, typer.Option("--mode", help="All against the kobold, or one plays it.")]
Face: TypeAlias = Annotated[Literal["stone", "beach"], typer.Option("--face", help="The face of the cards.")]
Cards: TypeAlias = Annotated[pieces.CardSet, typer.Option("--cards", help="The buildings of the stone face.")]
BlueBlocks: TypeAlias = Annotated[
    model.BlueBlocks, typer.Option("--blue-blocks", help="How many the kobold needs against easy cards.")
]
Strength: TypeAlias = Annotated[pieces.Strength, typer.Option("--strength", help="Of the kobold.")]
Cadence: TypeAlias = Annotated[model.Cadence, typer.Option("--cadence", help="When the kobold has its turn.")]
LevelName: TypeAlias = Annotated[str, typer.Option(metavar="LEVEL", help="A level of bots.")]
Seed: TypeAlias = Annotated[str, typer.Option("--seed", help="The same seed gives the same answer.")]


class Terminal(BaseTerminal):
    """The output of one command, in the words of this game."""

    def __init__(self, context: typer.Context, language: str | None) -> None:
        super().__init__(context, language, TEXTS)


class Found(Struct, frozen=True):
    """The result of many games."""

    games: int
    won: int
    """By the dwarfs."""
    dwarfs: Share
    turns: float
    """Dwarf turns per game."""
    per_second: float


def simulate(
    context: typer.Context,
    games: Games = 10_000,
    players: Players = 3,
    mode: Mode = "together",
    face: Face = "stone",
    cards: Cards = "standard",
    blue_blocks: BlueBlocks = "printed",
    strength: Strength = "fair",
    cadence: Cadence = "second",
    dwarfs: LevelName = "skilled",
    kobold: LevelName = "skilled",
    seed: Seed = "1",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games: how often the dwarfs win, with a 95% confidence interval, and in how many turns."""
    with Terminal(context, lang) as terminal:
        options = Options(
            mode=mode, face=face, cards=cards, blue_blocks=blue_blocks, strength=strength, cadence=cadence
        )
        sides = level(dwarfs), level(kobold)
        if players not in rules.seats(options):
            raise wrong_seats(rules.seats(options), players)
        terminal.announce("simulate-plan", duration(*sides, games), games=games)
        with terminal.progress() as bar:
            task = bar.add_task(terminal.texts("simulate-playing"), total=games)
            found = many(options, players, *sides, games, seed, lambda done: bar.advance(task, done))
        if json:
            agreed = about(options, players, dwarfs, kobold)
            terminal.print_json({**agreed, "seed": printable(seed, MAX_QUOTED_NAME), **asdict(found)})
        else:
            terminal.print(table(terminal.texts, found))


def level(name: str) -> Level:
    """The level of bots with this name, or a refusal."""
    for one in LEVELS:
        if one.name == name:
            return one
    raise Refused("bot-unknown", given=printable(name), known=", ".join(one.name for one in LEVELS))


def duration(dwarfs: Level, kobold: Level, games: int) -> float:
    """About how many seconds so many games take."""
    from ludotheque.core.compiling import FAST  # noqa: PLC0415 - importing numba takes a second

    return games * (THOUGHT if AHEAD in (dwarfs.policy, kobold.policy) else GLANCED)[FAST]


def about(options: Options, players: int, dwarfs: str, kobold: str) -> dict[str, Any]:
    """The agreed options and the bots, as JSON tells them."""
    bots = {"dwarf_bots": dwarfs, "kobold_bot": kobold if options.mode == "kobold" else None}
    return {"players": players, **asdict(options), **bots}


def many(
    options: Options,
    players: int,
    dwarfs: Level,
    kobold: Level,
    games: int,
    seed: str,
    advance: Callable[[int], object],
) -> Found:
    """Play this many games in the kernel; the seed determines everything but the time."""
    from ludotheque.games.dwarfcity.solver import simulate as played  # noqa: PLC0415
    from ludotheque.games.dwarfcity.solver import warm_up  # noqa: PLC0415

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


def table(texts: Texts, found: Found) -> Table:
    shown = Table(title=texts("simulate-title", games=found.games))
    for column in ("won", "share", "turns", "speed"):
        shown.add_column(texts(f"column-{column}"), justify="right")
    speed = f"{found.per_second:,.0f}".replace(",", texts("thousands-mark"))
    shown.add_row(str(found.won), interval(texts, found.dwarfs), tenths(texts, found.turns), speed)
    return shown


def tenths(texts: Texts, number: float) -> str:
    """One decimal, with the decimal mark of the language."""
    return f"{number:.1f}".replace(".", texts("decimal-mark"))


def interval(texts: Texts, found: Share) -> str:
    """A share in per cent with its interval."""
    share, low, high = (tenths(texts, 100 * part) for part in (found.share, found.low, found.high))
    return texts("interval", share=share, low=low, high=high)
