"""What is agreed before a match at the terminal: mode, sand, levels, and which bots sit down."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias, get_args

import typer

from ludotheque.console.input import MAX_QUOTED_NAME, printable
from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.model import MOST_SEATS, Mode, Sand

SANDS: Final[tuple[Sand, ...]] = get_args(Sand)
NO_SAND: Final = ("none", "0")
NOBODY: Final = ("", "none")
ONLY_IN: Final[dict[str, Mode]] = {
    "levels": "custom",
    "row": "strengths",
    "second_cards": "experts",
    "second_cards_random": "experts",
    "as_printed": "experts",
}
"""Options that mean something in one mode only."""

SandText: TypeAlias = Annotated[
    str, typer.Option("--sand", metavar="SECONDS", help="Seconds in the glass: 30, 45, 60, 90, 120 or none.")
]


def typed_out(context: typer.Context, name: str) -> bool:
    """Whether somebody has given this option."""
    source: Any = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def check_mode(context: typer.Context, mode: Mode) -> None:
    """Refuse options that this mode would not listen to."""
    for name, only in ONLY_IN.items():
        if mode != only and typed_out(context, name):
            raise Refused("option-elsewhere", option=f"--{name.replace('_', '-')}", mode=only)


def again(context: typer.Context, mode: Mode, levels: Sequence[str], seed: str) -> str:
    """The command that lays the same cards for the same table."""
    words = ["ludotheque", "uluru", "play", "--mode", mode, "--bots", ",".join(levels) or "none"]
    for name in ("sand", "rounds", *ONLY_IN):
        value, option = context.params[name], name.replace("_", "-")
        if not typed_out(context, name):
            continue
        if isinstance(value, bool):
            words.append(f"--{option}" if value else f"--no-{option}")
        else:
            words += [f"--{option}", printable(str(value))]
    return shlex.join([*words, "--seed", printable(seed, MAX_QUOTED_NAME)])


def sand_from(text: str) -> Sand | None:
    """The sand asked for; without a glass a round ends when all have locked in."""
    if text in NO_SAND:
        return None
    for sand in SANDS:
        if text == str(sand):
            return sand
    raise Refused("sand-unknown", given=printable(text))


def bots_from(text: str) -> list[str]:
    """Levels of bots such as `casual,skilled`."""
    if text in NOBODY:
        return []
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in BOTS:
            raise Refused("bot-unknown", given=printable(level), known=", ".join(BOTS))
    if len(levels) >= MOST_SEATS:
        raise Refused("bots-too-many", most=MOST_SEATS - 1)
    return levels


def seat_names(texts: Texts, levels: Sequence[str]) -> tuple[str, ...]:
    """The person first, then the bots by seat and level, as `replay` calls them."""
    bots = (texts("who-bot", seat=seat, level=texts(f"level-{level}")) for seat, level in enumerate(levels, 2))
    return (texts("you"), *bots)
