"""`play`: a match at the terminal, a person against bots, in real time."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ludotheque.console.input import MAX_QUOTED_NAME, printable, quoted_name
from ludotheque.console.terminal import Lang
from ludotheque.core.chance import seed_from
from ludotheque.core.localization import Texts
from ludotheque.core.record import write
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.commands.parse import LevelsText, SandText, SeedWord, bots_from, levels_from, sand_from
from ludotheque.games.uluru.commands.render import Terminal
from ludotheque.games.uluru.commands.screen import Screen
from ludotheque.games.uluru.commands.session import LiveMatch, Session
from ludotheque.games.uluru.model import Mode, Options, Own, RowName
from ludotheque.games.uluru.pieces import Level

if TYPE_CHECKING:
    from ludotheque.games.uluru.commands.prompt import Lines

SEED_BYTES: Final = 16
"""Of a fresh seed: too many to try them all while the match runs."""
OTHER_ROW: Final[dict[RowName, RowName]] = {"light": "dark", "dark": "light"}
ONLY_IN: Final[dict[str, Mode]] = {
    "levels": "custom",
    "row": "strengths",
    "second_cards": "experts",
    "second_cards_random": "experts",
    "as_printed": "experts",
}
"""Options that apply to one mode only."""


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
    from ludotheque.games.uluru.commands.prompt import lines_here, wall_clock  # noqa: PLC0415 - slow to import

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
        match = LiveMatch(options, own, seated, seed_from(word), wall_clock)
        play_match(terminal, match, lines_here(), record)
        terminal.console.print(terminal.texts("play-seed", command=again(context, mode, seated, word)), soft_wrap=True)


def check_record(file: Path) -> None:
    """Refuse a file that exists or, as far as can be told before the match, cannot be written."""
    try:
        taken, possible = file.is_file(), file.parent.is_dir() and not file.is_dir()
    except OSError:  # a name that is too long, say
        taken = possible = False
    if taken or not possible:
        raise Refused("file-exists" if taken else "file-unwritable", file=quoted_name(str(file)))


def play_match(terminal: Terminal, match: LiveMatch, lines: Lines, record: Path | None = None) -> None:
    """Play a match to its end, or until the person leaves, and write its record."""
    players = seat_names(terminal.texts, match.levels)
    screen = Screen(terminal, players, echoed=lines.echoed, prompts=lines.prompts)
    with lines.prompting(lambda: screen.line(match.view, match.now)):
        Session(match, screen, lines).run()
    played = match.record()
    if played is None:
        screen.tell("play-left")
        if record is not None:
            screen.tell("record-none")
    elif record is not None:
        write_record(record, write(played))
        screen.tell("record-written", file=quoted_name(str(record)))


def write_record(file: Path, text: str) -> None:
    """Write the record, or refuse."""
    try:
        file.write_text(text, "utf-8")
    except OSError:
        raise Refused("file-unwritable", file=quoted_name(str(file))) from None


def seat_names(texts: Texts, levels: Sequence[str]) -> tuple[str, ...]:
    """The person first, then the bots by seat and level, named as in `replay`."""
    bots = (texts("who-bot", seat=seat, level=texts(f"level-{level}")) for seat, level in enumerate(levels, 2))
    return (texts("you"), *bots)


def typed_out(context: typer.Context, name: str) -> bool:
    """Whether this option was given on the command line."""
    source: Any = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def check_mode(context: typer.Context, mode: Mode) -> None:
    """Refuse options that this mode would ignore."""
    for name, only in ONLY_IN.items():
        if mode != only and typed_out(context, name):
            raise Refused("option-elsewhere", option=f"--{name.replace('_', '-')}", mode=only)


def again(context: typer.Context, mode: Mode, levels: Sequence[str], seed: str) -> str:
    """The command that deals the same cards to the same table."""
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
