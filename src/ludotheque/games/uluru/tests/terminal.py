"""Plays whole matches at the terminal: scripted lines, a manual clock, no waiting."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import typer
from msgspec import Struct
from rich.console import Console

from ludotheque.core.chance import seed_from
from ludotheque.core.localization import Texts
from ludotheque.games.uluru.commands.play import play_match
from ludotheque.games.uluru.commands.render import TEXTS, Terminal, letter
from ludotheque.games.uluru.commands.session import LiveMatch
from ludotheque.games.uluru.model import Options, Own, RowName
from ludotheque.games.uluru.pieces import BIRDS

LANGUAGES = ("en", "fr", "de")
FOREVER = 10**9


class Script:
    """Lines typed at given moments, and the clock they are typed by."""

    prompts = False

    def __init__(self, *lines: tuple[int, str], live: bool = False, begun: str = "") -> None:
        self.coming = list(lines)
        self.live = self.echoed = live
        self.begun = begun
        """The half-typed line that `drop` finds."""
        self.now = 0
        self.ended = False

    def clock(self) -> int:
        return self.now

    def prompting(self, message: Callable[[], str]) -> AbstractContextManager[None]:
        assert message() is not None
        return nullcontext()

    def drop(self) -> str:
        begun, self.begun = self.begun, ""
        return begun

    def next(self, patience: int | None) -> str | None:
        until = self.now + (FOREVER if patience is None else patience)
        if self.coming and self.coming[0][0] <= until:
            at, line = self.coming.pop(0)
            self.now = max(at, self.now)
            return line
        if not self.coming and not self.ended:
            self.ended = True
            raise EOFError
        assert patience is not None, "the match waits for a line that never comes"
        self.now = until
        return None


class Played(Struct, frozen=True):
    match: LiveMatch
    out: str


def terminal(language: str) -> Terminal:
    context = typer.Context(typer.main.get_command(typer_app()))
    speaking = Terminal(context, language)
    speaking.console = Console(file=io.StringIO(), width=80, highlight=False, markup=False, emoji=False)
    return speaking


def typer_app() -> typer.Typer:
    app = typer.Typer()
    app.command()(lambda: None)
    return app


def play(
    script: Script,
    *,
    options: Options | None = None,
    levels: Sequence[str] = (),
    language: str = "en",
    row: RowName = "light",
    record: Path | None = None,
) -> Played:
    agreed = options or Options(rounds=1)
    own = [Own(row=row), *(Own(row="dark") for _ in levels)]
    match = LiveMatch(agreed, own, levels, seed_from("terminal"), script.clock)
    speaking = terminal(language)
    play_match(speaking, match, script, record)
    file = speaking.console.file
    assert isinstance(file, io.StringIO)
    out = file.getvalue()
    assert script.echoed or max(map(len, out.splitlines())) <= 80
    return Played(match, out)


def all_birds(language: str) -> str:
    texts = Texts(language, TEXTS)
    return " ".join(f"{letter(texts, bird)}{place}" for place, bird in enumerate(BIRDS))
