"""`ludotheque GAME print`: the game on paper, and what the commands of this name share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import typer

from ludotheque.console.input import quoted_name
from ludotheque.console.terminal import Lang, Terminal
from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.paper.job import Job, pdf
from ludotheque.paper.sheets import PAPERS, Paper

Output: TypeAlias = Annotated[
    Path | None,
    typer.Option("-o", "--out", "--output", help="The PDF to write; else named by game, paper and language."),
]
Size: TypeAlias = Annotated[Literal["a4", "letter"], typer.Option("--paper", help="The size of the paper.")]


def print_command(game: str, job_of: Callable[[Texts, Paper], Job]) -> Callable[..., None]:
    """The command `print` of a game."""

    def print_(context: typer.Context, output: Output = None, paper: Size = "a4", lang: Lang = None) -> None:
        """Make a PDF to print and play: everything to cut out, and how to play."""
        with Terminal(context, lang, f"ludotheque.games.{game}") as terminal:
            file = output_for(output, game, paper, terminal.texts.language)
            job = job_of(terminal.texts, PAPERS[paper])
            save(file, pdf(job))
            terminal.print_text("print-written", file=quoted_name(str(file)), pages=job.pages)

    return print_


def output_for(output: Path | None, game: str, paper: str, language: str) -> Path:
    """The file to write; one that cannot be written is refused before the work begins."""
    file = Path(f"{game}-{paper}-{language}.pdf") if output is None else output
    try:
        possible = file.parent.is_dir() and not file.is_dir()
    except OSError:  # such as a name that is too long
        possible = False
    if not possible:
        raise Refused("file-unwritable", file=quoted_name(str(file)))
    return file


def save(file: Path, content: bytes) -> None:
    """Write the PDF; an existing file is overwritten."""
    try:
        file.write_bytes(content)
    except OSError:
        raise Refused("file-unwritable", file=quoted_name(str(file))) from None
