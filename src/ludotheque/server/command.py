"""`ludotheque play` opens the house; `ludotheque backup` copies its store."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.core.speech import Speech, language_wanted
from ludotheque.server.settings import default_database, from_environment
from ludotheque.store import StoreBroken, copy_database

HERE = "127.0.0.1"


def play(
    context: typer.Context,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 is every one, for the whole network.")
    ] = HERE,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8000,
    database: Annotated[Path | None, typer.Option(help="The file of the store; else $LUDOTHEQUE_DATABASE.")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = False,
) -> None:
    """Open the house: serve the live table to browsers."""
    speech = Speech(language_wanted(context.find_root().obj), "ludotheque.server")
    try:
        from ludotheque.server.run import lan_address, qr, serve  # noqa: PLC0415 - heavy, and an extra
    except ModuleNotFoundError as missing:
        typer.echo(speech("server-missing", package=str(missing.name)), err=True)
        raise typer.Exit(2) from None

    def welcome(chosen: int) -> None:
        link = f"http://{'localhost' if host in (HERE, '0.0.0.0') else host}:{chosen}/"  # noqa: S104 - only compared
        typer.echo(speech("play-open", link=link))
        lan = lan_address() if host == "0.0.0.0" else None  # noqa: S104 - only compared
        if lan is not None:
            outside = f"http://{lan}:{chosen}/"
            typer.echo(speech("play-lan", link=outside))
            if sys.stdout.isatty():
                typer.echo(qr(outside))
        typer.echo(speech("play-stop"))
        sys.stdout.flush()
        if open_browser:
            webbrowser.open(link)

    try:
        serve(from_environment(database), host, port, welcome)
    except KeyboardInterrupt:
        raise typer.Exit from None


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: Annotated[Path | None, typer.Option(help="The file of the store; else $LUDOTHEQUE_DATABASE.")] = None,
) -> None:
    """Copy the store while the house goes on playing."""
    speech = Speech(language_wanted(context.find_root().obj), "ludotheque.server")
    source = database or default_database()
    if not source.is_file():
        typer.echo(speech("backup-missing", file=str(source)[:200]), err=True)
        raise typer.Exit(2)
    if file.exists():
        typer.echo(speech("backup-exists", file=str(file)[:200]), err=True)
        raise typer.Exit(2)
    try:
        copy_database(source, file)
    except StoreBroken as problem:
        typer.echo(speech("backup-failed", problem=str(problem)[:200]), err=True)
        raise typer.Exit(2) from None
    typer.echo(speech("backup-done", file=str(file)[:200]))
