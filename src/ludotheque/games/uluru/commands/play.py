"""`play`: a match at the terminal, a person against bots, in real time."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer

from ludotheque.console.input import quoted_name
from ludotheque.core.chance import seed_from
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.commands.dealing import LevelsText, SeedWord, levels_from
from ludotheque.games.uluru.commands.hosting import host
from ludotheque.games.uluru.commands.lines import lines_here, wall_clock
from ludotheque.games.uluru.commands.sitting import Sitting
from ludotheque.games.uluru.commands.tables import SandText, again, bots_from, check_mode, sand_from
from ludotheque.games.uluru.commands.terminal import Lang, Terminal
from ludotheque.games.uluru.model import Mode, Options, Own, RowName
from ludotheque.games.uluru.pieces import Level

SEED_BYTES: Final = 16
"""In a fresh seed: nobody can try them all while the match runs."""
OTHER_ROW: Final[dict[RowName, RowName]] = {"light": "dark", "dark": "light"}


def play(
    context: typer.Context,
    mode: Annotated[Mode, typer.Option(help="The cards that are played.")] = "first",
    bots: Annotated[
        str, typer.Option(metavar="LEVELS", help="Who sits down with you: beginner, casual, skilled, master, or none.")
    ] = "casual",
    sand: SandText = "60",
    rounds: Annotated[int | None, typer.Option(min=1, max=6, help="A shorter match.")] = None,
    second_cards: Annotated[int, typer.Option(min=1, max=8, help="Experts: how many colours get a second card.")] = 4,
    second_cards_random: Annotated[bool, typer.Option(help="Experts: chance chooses these colours.")] = False,
    as_printed: Annotated[bool, typer.Option(help="Experts: an absent bird costs one stone in all.")] = False,
    levels: LevelsText = None,
    row: Annotated[RowName, typer.Option(help="Strengths: your row; the bots take the other.")] = "light",
    seed: SeedWord = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the record of the match.")] = None,
    lang: Lang = None,
) -> None:
    """Play at the terminal against bots."""
    with Terminal(context, lang) as terminal:
        check_mode(context, mode)
        options = Options(
            mode=mode,
            levels=frozenset[Level]({3, 4, 5}) if levels is None else levels_from(levels),
            second_cards=second_cards,
            second_cards_at="random" if second_cards_random else "left",
            unplaced="once" if as_printed else "each",
            sand=sand_from(sand),
            rounds=rounds,
        )
        seated = bots_from(bots)
        own = [Own(row=row), *(Own(row=OTHER_ROW[row]) for _ in seated)]
        if record is not None:
            check_record(record)
        word = secrets.token_hex(SEED_BYTES) if seed is None else seed
        sitting = Sitting(options, own, seated, seed_from(word), wall_clock)
        host(terminal, sitting, lines_here(), record)
        terminal.console.print(terminal.texts("play-seed", command=again(context, mode, seated, word)), soft_wrap=True)


def check_record(file: Path) -> None:
    """Refuse a file that a record cannot be written to, as far as one can tell before the match, or must not be."""
    try:
        taken, possible = file.is_file(), file.parent.is_dir() and not file.is_dir()
    except OSError:  # a name that is too long, say
        taken = possible = False
    if taken or not possible:
        raise Refused("file-exists" if taken else "file-unwritable", file=quoted_name(str(file)))
