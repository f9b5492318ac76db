"""`ludotheque new-game` lays a small complete game in a clone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.console.output import write_note
from ludotheque.core.localization import Texts, language_wanted
from ludotheque.core.refusal import Refused
from ludotheque.new_game.laying import clone_at, lay


def new_game(
    context: typer.Context,
    key: Annotated[str, typer.Argument(help="The key of the game: a lower-case word, as in src/ludotheque/games/KEY.")],
    title: Annotated[str | None, typer.Option(help="What people call it; else the key.")] = None,
) -> None:
    """Lay a small complete game in this clone, to be made your own."""
    texts = Texts(language_wanted(context.find_root().obj), "ludotheque.new_game")
    try:
        root = clone_at(Path.cwd())
        written = lay(root, key, key.capitalize() if title is None else title)
    except Refused as no:
        write_note(texts.refusal(no))
        raise typer.Exit(2) from None
    for file in written:
        typer.echo(file.relative_to(root).as_posix())
    subprocess.run([sys.executable, "-m", "tools.contract"], cwd=root, check=True)
    typer.echo(texts("new-game-done"))
