"""`solve` and `sets`: exact answers about shapes that are read from a file or a pipe.

Input is JSON: `{"shape": ["##.", ".##"], "pieces": ["I2", "I2"]}`, or with `"size": 2` instead of the pieces.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Final, TypeAlias

import typer
from msgspec import Struct
from rich.rule import Rule
from rich.text import Text

from ludotheque.console.input import STDIN, Location, json_values, quoted
from ludotheque.games.ubongo.book.drawing import enamel
from ludotheque.games.ubongo.book.shape import Rows
from ludotheque.games.ubongo.commands.terminal import AsJson, File, Lang, Terminal
from ludotheque.games.ubongo.pieces import NUMBER, PIECES, Placement, covered
from ludotheque.games.ubongo.solver import count, first, solutions
from ludotheque.games.ubongo.solver import sets as sets_for

WIDEST: Final = 20
"""Most rows and columns of a shape."""
MOST: Final = 20
"""Most pieces."""
DARK: Final = frozenset({"purple", "teal", "brown", "red", "blue", "magenta", "green"})
"""Colours that need white letters."""


class Given(Struct, frozen=True):
    """A shape, and what it is to be covered with: these pieces, or any `size` different ones."""

    shape: Rows
    pieces: tuple[str, ...] = ()
    size: int = 0


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
    """Print every set, its names sorted and joined."""
    found = {"+".join(sorted(names)): ways for names, ways in sets_for(given.shape, given.size).items()}
    if json:
        terminal.print_json({"sets": dict(sorted(found.items()))})
        return
    for names, ways in sorted(found.items()):
        terminal.print_text("sets-set", names=names, solutions=ways)
    terminal.print_text("sets-found", sets=len(found), size=given.size)


def plain(covering: Iterable[Placement]) -> list[dict[str, Any]]:
    """A covering for JSON: every piece with its cells."""
    return [
        {"piece": PIECES[placement.piece].name, "cells": [list(cell) for cell in covered(placement)]}
        for placement in covering
    ]


# Input


def read_given(line: int, value: object, wanted: str) -> Given:
    """An object of the input with a shape and one more field; refuses everything else."""
    location = Location(line)
    members = location.members(value)
    for name in members:
        if name not in ("shape", wanted):
            raise location.key(name).refusal("field-unknown")
    for name in ("shape", wanted):
        if name not in members:
            raise location.key(name).refusal("field-missing")
    shape = read_shape(location.key("shape"), members["shape"])
    if wanted == "pieces":
        return Given(shape, pieces=read_pieces(location.key("pieces"), members["pieces"]))
    return Given(shape, size=read_size(location.key("size"), members["size"]))


def read_shape(location: Location, value: object) -> Rows:
    """Rows of equal length with at least one cell."""
    if not isinstance(value, list) or not value:
        raise location.refusal("shape-not-rows")
    if len(value) > WIDEST:
        raise location.refusal("shape-large", most=WIDEST)
    rows = tuple(read_row(location.item(number), row) for number, row in enumerate(value))
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise location.item(number).refusal("shape-ragged", given=len(row), wanted=len(rows[0]))
    if not any("#" in row for row in rows):
        raise location.refusal("shape-empty")
    return rows


def read_row(location: Location, value: object) -> str:
    if not isinstance(value, str) or not value or value.strip("#."):
        raise location.refusal("shape-row", given=quoted(value))
    if len(value) > WIDEST:
        raise location.refusal("shape-large", most=WIDEST)
    return value


def read_pieces(location: Location, value: object) -> tuple[str, ...]:
    """Names of pieces; duplicates are allowed."""
    if not isinstance(value, list) or not 1 <= len(value) <= MOST:
        raise location.refusal("pieces-not-list", most=MOST)
    for number, name in enumerate(value):
        if not isinstance(name, str) or name not in NUMBER:
            raise location.item(number).refusal("piece-unknown", given=quoted(name), known=", ".join(NUMBER))
    return tuple(value)


def read_size(location: Location, value: object) -> int:
    if type(value) is not int or not 1 <= value <= len(PIECES):
        raise location.refusal("size-unknown", given=quoted(value), most=len(PIECES))
    return value


# Output


def picture(shape: Rows, covering: Sequence[Placement]) -> Text:
    """A covering in colours; each piece has a letter too, in the order of the first cells."""
    laid = {cell: number for number, placement in enumerate(covering) for cell in covered(placement)}
    drawn = Text()
    for row, line in enumerate(shape):
        for col in range(len(line)):
            number = laid.get((row, col))
            if number is None:
                drawn.append("  ")
                continue
            piece = PIECES[covering[number].piece]
            ink = "white" if piece.colour in DARK else "black"
            drawn.append(f"{chr(ord('a') + number)} ", f"{ink} on {enamel(piece.name)}")
        drawn.append("\n")
    for number, placement in enumerate(covering):
        drawn.append(f"{', ' if number else ''}{chr(ord('a') + number)} {PIECES[placement.piece].name}")
    return drawn
