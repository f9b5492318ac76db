"""`perfect`: how often a perfect dwarf wins alone on the beach, and how close the bots come."""

from __future__ import annotations

from typing import Annotated, Final, get_args

import typer
from msgspec import Struct
from rich.box import MARKDOWN
from rich.table import Table

from ludotheque.core.refusal import Refused
from ludotheque.core.share import Share
from ludotheque.games.dwarfcity.commands.simulation import many
from ludotheque.games.dwarfcity.commands.terminal import AsJson, Lang, Seed, Terminal, interval, tenths
from ludotheque.games.dwarfcity.model import Options
from ludotheque.games.dwarfcity.pieces import BLUE, NEEDED, Strength
from ludotheque.games.dwarfcity.solver import LEVELS
from ludotheque.games.dwarfcity.solver.levels import AHEAD

FEWER: Final = 100
"""Who thinks ahead plays so many times fewer games."""
WIDTH: Final = 160


class Answer(Struct, frozen=True):
    """The chance of a perfect dwarf against a kobold, and what the bots reach."""

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
        found = [solved(terminal, strength, games, seed) for strength in get_args(Strength)]
        if json:
            for answer in found:
                terminal.print_json(answer)
        else:
            terminal.console.width = WIDTH
            terminal.print(table(terminal, found))


def solved(terminal: Terminal, strength: Strength, games: int, seed: str) -> Answer:
    from ludotheque.games.dwarfcity.solver.perfect import Kobold, steps  # noqa: PLC0415
    from ludotheque.games.dwarfcity.solver.perfect import perfect as best  # noqa: PLC0415
    from ludotheque.games.dwarfcity.solver.sand import box  # noqa: PLC0415

    kobold = Kobold(NEEDED[strength], BLUE[strength])
    options, bots = Options(face="beach", strength=strength), {}
    with terminal.progress() as bar:
        solving = bar.add_task(terminal.texts("perfect-solving", strength=strength), total=steps(kobold))
        chance = best(box(), kobold, lambda: bar.advance(solving))
        times = {level: max(1, games // FEWER) if level.policy == AHEAD else games for level in LEVELS if games}
        playing = bar.add_task(terminal.texts("simulate-playing"), total=sum(times.values()))
        for level, some in times.items():
            found = many(options, 1, level, level, some, f"perfect/{seed}", lambda done: bar.advance(playing, done))
            bots[level.name] = found.dwarfs
    return Answer(strength, kobold.needed, kobold.blues, round(chance, 6), bots)


def table(terminal: Terminal, found: list[Answer]) -> Table:
    texts = terminal.texts
    shown = Table(box=MARKDOWN)
    shown.add_column()
    for column in ("needed", "perfect"):
        shown.add_column(texts(f"column-{column}"), justify="right")
    for name in found[0].bots:
        shown.add_column(texts(f"level-{name}"), justify="right")
    for one in found:
        chance = texts("percent", share=tenths(texts, 100 * one.perfect))
        bots = (interval(texts, share) for share in one.bots.values())
        shown.add_row(texts("balance-strength", strength=one.strength), str(one.needed), chance, *bots)
    return shown
