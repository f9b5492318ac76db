"""Ostriches' own commands: `ludotheque ostriches ...`."""

from __future__ import annotations

import typer

from ludotheque.games.ostriches.commands.analysis import analyse
from ludotheque.games.ostriches.commands.matches import match
from ludotheque.games.ostriches.commands.perft import perft
from ludotheque.games.ostriches.commands.printing import job_of
from ludotheque.paper.command import print_command

__all__ = ["app"]


def app() -> typer.Typer:
    """The commands, to be mounted under the key of the game."""
    commands = typer.Typer(help="Two tribes cross a desert that turns under their feet.", no_args_is_help=True)
    for command in (match, analyse, perft):
        commands.command()(command)
    commands.command("print")(print_command("ostriches", job_of))
    return commands
