"""`ludotheque play` runs the server; `ludotheque backup` copies its store."""

from __future__ import annotations

import errno
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from ludotheque.core.localization import Texts, language_wanted
from ludotheque.server.settings import default_database, from_environment, lan_address
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
    texts = Texts(language_wanted(context.find_root().obj), "ludotheque.server")
    try:
        from ludotheque.server.run import qr, serve  # noqa: PLC0415 - heavy, and an extra
    except ModuleNotFoundError as missing:
        typer.echo(texts("server-missing", package=str(missing.name)), err=True)
        raise typer.Exit(2) from None

    if taken(host, port):
        typer.echo(texts("play-taken", port=str(port), other=str(port + 1)), err=True)
        raise typer.Exit(2)
    lan = lan_address() if host == "0.0.0.0" else None  # noqa: S104 - only compared

    def welcome(chosen: int) -> None:
        link = f"http://{'localhost' if host in (HERE, '0.0.0.0') else host}:{chosen}/"  # noqa: S104 - only compared
        typer.echo(texts("play-open", link=link))
        if lan is not None:
            outside = f"http://{lan}:{chosen}/"
            typer.echo(texts("play-lan", link=outside))
            if sys.stdout.isatty():
                typer.echo(qr(outside))
        typer.echo(texts("play-stop"))
        sys.stdout.flush()
        if open_browser:
            webbrowser.open(link)

    try:
        serve(replace(from_environment(database), lan=lan), host, port, welcome)
    except KeyboardInterrupt:
        raise typer.Exit from None


def taken(host: str, port: int) -> bool:
    """Whether somebody else listens there already."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as no:
            return no.errno == errno.EADDRINUSE
    return False


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: Annotated[Path | None, typer.Option(help="The file of the store; else $LUDOTHEQUE_DATABASE.")] = None,
) -> None:
    """Copy the store while the house goes on playing."""
    texts = Texts(language_wanted(context.find_root().obj), "ludotheque.server")
    source = database or default_database()
    if not source.is_file():
        typer.echo(texts("backup-missing", file=str(source)[:200]), err=True)
        raise typer.Exit(2)
    if file.exists():
        typer.echo(texts("backup-exists", file=str(file)[:200]), err=True)
        raise typer.Exit(2)
    try:
        copy_database(source, file)
    except StoreBroken as problem:
        typer.echo(texts("backup-failed", problem=str(problem)[:200]), err=True)
        raise typer.Exit(2) from None
    typer.echo(texts("backup-done", file=str(file)[:200]))
