"""`solve` and `sets`: exact answers about shapes that are read from a file or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeAlias

import typer
from rich.rule import Rule

from ludotheque.console.input import STDIN, json_values
from ludotheque.games.ubongo.commands.drawing import picture
from ludotheque.games.ubongo.commands.given import Given, read_given
from ludotheque.games.ubongo.commands.terminal import AsJson, File, Lang, Terminal
from ludotheque.games.ubongo.pieces import PIECES, Placement, covered
from ludotheque.games.ubongo.solver import count, first, solutions
from ludotheque.games.ubongo.solver import sets as sets_for

Answer: TypeAlias = Callable[[Terminal, Given, bool], None]
All: TypeAlias = Annotated[bool, typer.Option("--all", help="Every covering, not only the first.")]


def solve(
    context: typer.Context, file: File = STDIN, every: All = False, json: AsJson = False, lang: Lang = None
) -> None:
    """How many coverings a shape has with these pieces, proven, and the first of them."""
    answer_all(Terminal(context, lang), file, "pieces", solved(every=every), json=json)


def sets(context: typer.Context, file: File = STDIN, json: AsJson = False, lang: Lang = None) -> None:
    """Every set of so many different pieces that covers a shape, and in how many ways."""
    answer_all(Terminal(context, lang), file, "size", all_sets, json=json)


def answer_all(terminal: Terminal, file: str, wanted: str, answer: Answer, *, json: bool) -> None:
    """Answer each object of the input as it arrives."""
    with terminal:
        if file == STDIN and sys.stdin is not None and sys.stdin.isatty():
            terminal.print_note(terminal.texts("input-waiting"))
        for number, (line, value) in enumerate(json_values(file)):
            given = read_given(line, value, wanted)
            if number and not json:
                terminal.print(Rule(style="dim"))
            answer(terminal, given, json)


def solved(*, every: bool) -> Answer:
    def answer(terminal: Terminal, given: Given, json: bool) -> None:
        found = list(solutions(given.shape, given.pieces)) if every else []
        ways = len(found) if every else count(given.shape, given.pieces)
        best = next(iter(found), None) if every else first(given.shape, given.pieces)
        if json:
            said: dict[str, Any] = {"solutions": ways, "first": plain(best or ())}
            terminal.print_json({**said, "all": [plain(covering) for covering in found]} if every else said)
            return
        for covering in found if every else [] if best is None else [best]:
            terminal.print(picture(given.shape, covering), "")
        terminal.print_text("solve-solutions", solutions=ways)

    return answer


def all_sets(terminal: Terminal, given: Given, json: bool) -> None:
    """The sets by their names, sorted and joined."""
    found = {"+".join(sorted(names)): ways for names, ways in sets_for(given.shape, given.size).items()}
    if json:
        terminal.print_json({"sets": dict(sorted(found.items()))})
        return
    for names, ways in sorted(found.items()):
        terminal.print_text("sets-set", names=names, solutions=ways)
    terminal.print_text("sets-found", sets=len(found), size=given.size)


def plain(covering: Iterable[Placement]) -> list[dict[str, Any]]:
    """A covering for programs: every piece with its cells."""
    return [
        {"piece": PIECES[placement.piece].name, "cells": [list(cell) for cell in covered(placement)]}
        for placement in covering
    ]
