"""What is agreed before a match at the terminal: mode, sand, levels, and which bots sit down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias, get_args

import typer

from ludotheque.core.refusal import Refused
from ludotheque.core.speech import Speech
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.model import MOST_SEATS, Sand

SANDS: Final[tuple[Sand, ...]] = get_args(Sand)
NO_SAND: Final = ("none", "0")
NOBODY: Final = ("", "none")

SandText: TypeAlias = Annotated[
    str, typer.Option("--sand", metavar="SECONDS", help="Seconds in the glass: 30, 45, 60, 90, 120 or none.")
]


def sand_from(text: str) -> Sand | None:
    """The sand asked for; without a glass a round ends when all have locked in."""
    if text in NO_SAND:
        return None
    for sand in SANDS:
        if text == str(sand):
            return sand
    raise Refused("sand-unknown", given=text[:40])


def bots_from(text: str) -> list[str]:
    """Levels of bots such as `casual,skilled`."""
    if text in NOBODY:
        return []
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in BOTS:
            raise Refused("bot-unknown", given=level[:40], known=", ".join(BOTS))
    if len(levels) >= MOST_SEATS:
        raise Refused("bots-too-many", most=MOST_SEATS - 1)
    return levels


def seat_names(speech: Speech, levels: Sequence[str]) -> tuple[str, ...]:
    """The person first, then the bots by their levels, counted where there are several of one."""
    called = [speech("you")]
    for number, level in enumerate(levels):
        title = speech(f"level-{level}")
        same = levels[: number + 1].count(level)
        called.append(f"{title} {same}" if levels.count(level) > 1 else title)
    return tuple(called)
