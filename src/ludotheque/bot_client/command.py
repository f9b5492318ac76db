"""`ludotheque bot` seats a bot of one's own at a live table."""

from __future__ import annotations

from random import Random
from typing import Annotated

import typer

from ludotheque.console.input import printable
from ludotheque.console.output import write_note
from ludotheque.core.localization import Texts, language_wanted
from ludotheque.core.refusal import Refused

LONGEST = 300
"""Characters of a sentence that may hold foreign text."""


def bot(
    context: typer.Context,
    url: Annotated[str, typer.Argument(help="The link of the table, or the address of the server and the code.")],
    bot: Annotated[str, typer.Argument(metavar="MODULE:BOT", help="A bot, or a class or function that makes one.")],
    name: Annotated[str | None, typer.Option(help="What it is called at the table; else as in Python.")] = None,
    seat: Annotated[str, typer.Option(help="The number of a chair, from 1; any takes the first free one.")] = "any",
    matches: Annotated[int | None, typer.Option(min=1, help="Get up after so many matches.")] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of its random numbers; else a fresh one.")] = None,
) -> None:
    """Seat a bot of your own at a live table, by invitation."""
    texts = Texts(language_wanted(context.find_root().obj), "ludotheque.bot_client")

    def note(key: str, **blanks: str | int) -> None:
        write_note(printable(texts(key, **blanks), LONGEST))

    def refused(no: Refused) -> None:
        write_note(printable(texts.refusal(no), LONGEST))

    try:
        from ludotheque.bot_client.connection import Device, invitation  # noqa: PLC0415 - an extra
        from ludotheque.bot_client.loading import load  # noqa: PLC0415
        from ludotheque.bot_client.player import SeatPlayer  # noqa: PLC0415
        from ludotheque.bot_client.session import Session  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        note("bot-extra-missing", package=str(missing.name))
        raise typer.Exit(2) from None
    try:
        base, table, code = invitation(url)
        player = SeatPlayer(load(bot), Random(seed), refused)
        chair = chair_number(seat)
        device = Device(base, texts.language)
        table = table or device.post("/api/join", {"code": code})["table"]
        ended = Session(device, table, player, note).play(name or bot.partition(":")[2], chair, matches)
    except KeyboardInterrupt:
        note("bot-stopped")
        raise
    except Refused as no:
        refused(no)
        raise typer.Exit(2) from None
    note(ended)


def chair_number(seat: str) -> int | None:
    """The seat that `--seat` means; None is any."""
    if seat == "any":
        return None
    if not seat.isdecimal() or not 1 <= int(seat[:4]) <= 16:  # noqa: PLR2004 - the most chairs of any table
        raise Refused("bot-seat", given=seat)
    return int(seat) - 1
