"""Dwarf City's own commands: `ludotheque dwarfcity ...`."""

from __future__ import annotations

import typer

from ludotheque.games.dwarfcity.commands.balance import balance, perfect
from ludotheque.games.dwarfcity.commands.printing import job_of
from ludotheque.games.dwarfcity.commands.simulate import simulate
from ludotheque.paper.command import print_command

__all__ = ["app"]


def app() -> typer.Typer:
    """The commands, to be mounted under the key of the game."""
    commands = typer.Typer(help="Dwarfs build a city before the kobold finishes its tower.", no_args_is_help=True)
    for command in (simulate, balance, perfect):
        commands.command()(command)
    commands.command("print")(print_command("dwarfcity", job_of))
    return commands
