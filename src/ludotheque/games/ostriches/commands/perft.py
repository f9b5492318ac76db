"""`perft`: how many ways there are to play on from a position."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from ludotheque.console.input import MAX_QUOTED_NAME, printable
from ludotheque.core.localization import Texts
from ludotheque.games.ostriches.commands.terminal import AsJson, Lang, Terminal
from ludotheque.games.ostriches.model import State
from ludotheque.games.ostriches.rules.notation import written
from ludotheque.games.ostriches.rules.play import perft as ways
from ludotheque.games.ostriches.rules.play import whole_turns
from ludotheque.games.ostriches.rules.positions import read_position


def perft(
    context: typer.Context,
    position: Annotated[str, typer.Argument(help="A position in one line, in quotation marks.")],
    depth: Annotated[int, typer.Option("--depth", min=1, max=6, help="How many whole turns.")] = 1,
    divide: Annotated[bool, typer.Option("--divide", help="For every first action by itself.")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Count the ways to play so many whole turns: a move, the power that came with it or not, a rotation."""
    with Terminal(context, lang) as terminal:
        state = read_position(printable(position, MAX_QUOTED_NAME))
        found = counted(terminal, state, depth)
        total = sum(found.values())
        if json:
            answer = {"position": position, "depth": depth, "turns": total}
            terminal.print_json({**answer, "first": found} if divide else answer)
            return
        if divide:
            terminal.print(table(terminal.texts, found))
        terminal.print_text("perft-turns", turns=grouped(terminal.texts, total), depth=depth)


def counted(terminal: Terminal, state: State, depth: int) -> dict[str, int]:
    """The number of ways by their first action."""
    first = list(whole_turns(state))
    found: dict[str, int] = {}
    with terminal.progress() as bar:
        task = bar.add_task(terminal.texts("perft-counting"), total=len(first))
        for actions, after in first:
            said = written(actions[0])
            found[said] = found.get(said, 0) + (1 if depth == 1 else ways(after, depth - 1))
            bar.advance(task)
    return found


def table(texts: Texts, found: dict[str, int]) -> Table:
    shown = Table()
    shown.add_column(texts("column-action"))
    shown.add_column(texts("column-turns"), justify="right")
    for said, turns in found.items():
        shown.add_row(said, grouped(texts, turns))
    return shown


def grouped(texts: Texts, number: int) -> str:
    """A number with the language's thousands separator."""
    return f"{number:,}".replace(",", texts("thousands-mark"))
