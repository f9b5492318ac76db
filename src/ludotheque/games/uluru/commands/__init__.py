"""Uluru's own commands: `ludotheque uluru ...`."""

from __future__ import annotations

import typer

from ludotheque.games.uluru.commands.answers import deal, explain, score, solve
from ludotheque.games.uluru.commands.play import play
from ludotheque.games.uluru.commands.printing import job_of
from ludotheque.games.uluru.commands.surveys import bots, difficulty
from ludotheque.paper.command import print_command

__all__ = ["app"]


def app() -> typer.Typer:
    """The commands, to be mounted under the key of the game."""
    commands = typer.Typer(help="Seat eight dream birds round the rock by their wishes.", no_args_is_help=True)
    for command in (play, deal, solve, score, explain, difficulty, bots):
        commands.command()(command)
    commands.command("print")(print_command("uluru", job_of))
    return commands
