"""`ludotheque play` runs the server; `backup`, `move-store`, `prune` and `doctor` look after its store."""

from __future__ import annotations

import errno
import os
import sys
import time
import webbrowser
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn, TypeAlias

import typer
from msgspec.structs import asdict, replace

from ludotheque.console.input import printable
from ludotheque.core.coding import encode
from ludotheque.core.localization import Texts, language_wanted
from ludotheque.core.refusal import Refused
from ludotheque.server.settings import (
    KEEP_DAYS,
    MOST_DAYS,
    database_address,
    from_environment,
    lan_address,
    parse_days,
)
from ludotheque.store import Address

HERE: Final = "127.0.0.1"
LONGEST: Final = 200
"""Characters of a name or a problem that are quoted."""

Database: TypeAlias = Annotated[
    str | None, typer.Option(help="The store: a file, or postgresql://...; else $LUDOTHEQUE_DATABASE.")
]


def play(
    context: typer.Context,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 is every one, for the whole network.")
    ] = HERE,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8000,
    database: Database = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = False,
) -> None:
    """Serve the live table to browsers."""
    texts = texts_for(context)
    try:
        from ludotheque.server.files import client_built  # noqa: PLC0415 - heavy, and an extra
        from ludotheque.server.run import listen, qr, serve  # noqa: PLC0415
        from ludotheque.store import open_store  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        fail(texts("server-missing", package=str(missing.name)))

    try:
        settings = from_environment(database)
    except Refused as no:
        fail(texts.refusal(no))
    try:
        listener = listen(host, port)
    except OSError as no:
        fail(address_problem(texts, no, host, port))
    try:
        store = open_store(settings.database)
    except Refused as no:
        listener.close()
        fail(texts.refusal(no))
    lan = lan_address() if host == "0.0.0.0" else None  # noqa: S104 - only compared

    def opened(chosen: int) -> None:
        link = f"http://{'localhost' if host in (HERE, '0.0.0.0') else host}:{chosen}/"  # noqa: S104 - only compared
        outside = None if lan is None else f"http://{lan}:{chosen}/"
        show_addresses(texts, link, outside, qr, "play-stop" if client_built() else "play-without-client")
        if open_browser:
            webbrowser.open(link)

    try:
        serve(replace(settings, lan=lan), store, listener, opened)
    except KeyboardInterrupt:
        raise typer.Exit from None


def show_addresses(texts: Texts, link: str, outside: str | None, qr: Callable[[str], str], last: str) -> None:
    """Print where the server is, for this machine and for the network, and last how to stop it."""
    typer.echo(texts("play-open", link=link))
    if outside is not None:
        typer.echo(texts("play-lan", link=outside))
        if sys.stdout.isatty():
            typer.echo(qr(outside))
    typer.echo(texts(last))
    sys.stdout.flush()


def texts_for(context: typer.Context) -> Texts:
    """The texts of the server in the language that was asked for."""
    return Texts(language_wanted(context.find_root().obj), "ludotheque.server")


def fail(sentence: str) -> NoReturn:
    """Print what is wrong, and end with status 2."""
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


def address_problem(texts: Texts, no: OSError, host: str, port: int) -> str:
    """Why the server cannot listen there."""
    if no.errno == errno.EADDRINUSE:
        return texts("play-taken", port=str(port), other=str((port + 1) % 2**16))
    if no.errno in (errno.EACCES, errno.EPERM):
        return texts("play-forbidden", port=str(port))
    return texts("play-address", host=quoted(host), problem=quoted(no.strerror or type(no).__name__))


def quoted(text: object) -> str:
    """Foreign text, short and printable."""
    return printable(str(text), LONGEST)


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: Database = None,
) -> None:
    """Copy the store while the server runs."""
    from ludotheque.store import back_up  # noqa: PLC0415 - only where it is needed

    texts = texts_for(context)
    try:
        back_up(existing(texts, database), file)
    except Refused as no:
        fail(texts.refusal(no))
    typer.echo(texts("backup-done", file=quoted(file)))


def move(
    context: typer.Context,
    source: Annotated[str, typer.Argument(help="The store that is there: a file, or postgresql://...")],
    target: Annotated[str, typer.Argument(help="An empty one: a file, or postgresql://...")],
) -> None:
    """Move the store to another place, and compare it there; stop the server first."""
    from rich.console import Console  # noqa: PLC0415 - only where it is needed
    from rich.progress import Progress  # noqa: PLC0415

    from ludotheque.store import move_store, parse_address  # noqa: PLC0415

    texts = texts_for(context)
    with Progress(console=Console(stderr=True), transient=True) as bars:
        steps = {step: bars.add_task(texts(step), total=None) for step in ("move-copies", "move-compares")}

        def told(step: str, done: int, total: int) -> None:
            bars.update(steps[step], completed=done, total=total)

        try:
            old, new = parse_address(source), parse_address(target)
            moved = move_store(old, new, told)
        except Refused as no:
            bars.stop()
            fail(texts.refusal(no))
    counts = {"matches": moved.matches, "rows": moved.rows}
    typer.echo(texts("move-done", file=quoted(new), source=quoted(old), **counts))


def prune(
    context: typer.Context,
    database: Database = None,
    days: Annotated[
        int | None, typer.Option(min=1, max=MOST_DAYS, help="How many days are kept; else $LUDOTHEQUE_KEEP_DAYS.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count what would be deleted.")] = False,
    json: Annotated[bool, typer.Option("--json", help="JSON for programs.")] = False,
) -> None:
    """Delete finished matches and put-away tables that are old, while the server runs."""
    from rich.console import Console  # noqa: PLC0415 - only where it is needed
    from rich.progress import Progress  # noqa: PLC0415

    from ludotheque.store import prune_store  # noqa: PLC0415
    from ludotheque.table.retention import kept_since  # noqa: PLC0415

    texts = texts_for(context)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bars:
        try:
            kept = days or days_kept()
            address = existing(texts, database)
            bar = bars.add_task(texts("prune-looks"), total=None)

            def told(done: int, total: int) -> None:
                bars.update(bar, completed=done, total=total)

            before = kept_since(kept, time.time_ns() // 1_000_000)
            pruned = prune_store(address, before, told, dry=dry_run)
        except Refused as no:
            bars.stop()
            fail(texts.refusal(no))
    if json:
        typer.echo(encode(pruned))
    else:
        typer.echo(texts("prune-would" if dry_run else "prune-done", days=kept, **asdict(pruned)))


def days_kept() -> int:
    """How many days the environment says are kept; refuses where it says nothing."""
    days = parse_days(os.environ.get(KEEP_DAYS, ""))
    if days is None:
        raise Refused("keep-days-missing")
    return days


def existing(texts: Texts, database: str | None) -> Address:
    """The address of the store; ends the command where it names a file that does not exist."""
    address = database_address(database)
    try:
        there = not isinstance(address, Path) or address.exists()
    except OSError:
        there = True  # opening it says why it cannot be read
    if not there:
        fail(texts("store-missing", file=quoted(address)))
    return address


def doctor(
    context: typer.Context,
    database: Database = None,
    retry: Annotated[
        str | None, typer.Option(metavar="TABLE", help="Take up a table again that was set aside, at the next start.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="JSON for programs.")] = False,
) -> None:
    """Look for what is wrong with the store: status 0 when nothing is, else 1."""
    from ludotheque.server.doctor import examine  # noqa: PLC0415 - loads every game
    from ludotheque.store import take_up_again  # noqa: PLC0415

    texts = texts_for(context)
    try:
        address = existing(texts, database)
        if retry is not None:
            take_up_again(address, retry)
            typer.echo(texts("doctor-retry", table=quoted(retry)))
            return
        report = examine(address)
    except Refused as no:
        fail(texts.refusal(no))
    if json:
        typer.echo(encode(report))
    else:
        for problem in report.problems:
            typer.echo(problem_line(problem, texts))
        key = "doctor-migrates" if report.migrates else "doctor-problems" if report.problems else "doctor-well"
        typer.echo(texts(key, **summary(report)))
    raise typer.Exit(1 if report.problems else 0)


def problem_line(problem: Any, texts: Texts) -> str:
    """One thing that is wrong, in a sentence."""
    about: dict[str, str | int] = {"id": quoted(problem.id)}
    if problem.reason is not None:
        blanks = {name: quoted(value) for name, value in problem.reason.about.items()}
        about["why"] = texts(f"aside-{problem.reason.key}", **blanks)
    if problem.since is not None:
        about["since"] = datetime.fromtimestamp(problem.since / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return texts(f"doctor-{problem.kind}", **about)


def summary(report: Any) -> dict[str, str | int]:
    """The numbers of a report, for its last sentence."""
    return {
        "file": quoted(report.file),
        "schema": report.schema or "-",
        "tables": report.tables,
        "matches": report.matches,
        "problems": len(report.problems),
        "free": "unknown" if report.free is None else f"{report.free / 1e9:.1f}",
    }
