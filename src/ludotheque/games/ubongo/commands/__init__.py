"""Ubongo's own commands: `ludotheque ubongo ...`."""

from __future__ import annotations

import typer

from ludotheque.games.ubongo.commands.books import book, print_
from ludotheque.games.ubongo.commands.solve import sets, solve

__all__ = ["app"]


def app() -> typer.Typer:
    """The commands, to be mounted under the key of the game."""
    commands = typer.Typer(help="Cover a shape with the pieces that the die has named.", no_args_is_help=True)
    for command in (solve, sets, book):
        commands.command()(command)
    commands.command("print")(print_)
    return commands
