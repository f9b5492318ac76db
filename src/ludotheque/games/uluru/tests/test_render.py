"""Birds can be told apart on every terminal with colours."""

from __future__ import annotations

import io
import re

import pytest
import typer
from rich.console import Console
from typer.main import get_command

from ludotheque.games.uluru.commands.render import Terminal, painted, style_of, theme
from ludotheque.games.uluru.pieces import BIRDS, SIGNS, Bird
from ludotheque.games.uluru.tests.terminal import typer_app

GROUNDS = {
    "standard": ("47", "45", "43", "101", "41", "42", "44", "100"),
    "256": tuple(f"48;5;{colour}" for colour in (255, 205, 220, 208, 160, 28, 26, 235)),
    "truecolor": (
        "48;2;247;244;234",
        "48;2;232;111;166",
        "48;2;242;194;48",
        "48;2;240;138;36",
        "48;2;201;48;44",
        "48;2;62;155;79",
        "48;2;47;111;219",
        "48;2;43;43;43",
    ),
}
"""The codes behind the birds, from white to black: white, magenta, yellow, bright red, red, green, blue, grey."""


@pytest.mark.parametrize("system", ["standard", "256", "truecolor"])
def test_every_bird_has_a_colour_of_its_own(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for bird, ground in zip(BIRDS, GROUNDS[system], strict=True):
        file = io.StringIO()
        console = Console(file=file, force_terminal=True, color_system=system, theme=theme(system))  # type: ignore[arg-type]
        console.print(painted(SIGNS[bird]), end="")
        assert re.fullmatch(rf"\x1b\[(\d+;)*{ground}m{SIGNS[bird]}\x1b\[0m", file.getvalue())
    assert len(set(GROUNDS[system])) == len(BIRDS)


@pytest.mark.parametrize(
    ("terminal", "depth", "ground"),
    [("xterm", "", "magenta"), ("xterm-256color", "", "color(205)"), ("xterm", "truecolor", "#e86fa6")],
)
def test_a_command_paints_by_the_colours_of_its_terminal(
    terminal: str, depth: str, ground: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in {"TERM": terminal, "COLORTERM": depth, "FORCE_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)
    speaking = Terminal(typer.Context(get_command(typer_app())), "en")
    found = speaking.console.get_style(style_of(Bird.PINK)).bgcolor
    assert found is not None
    assert found.name == ground
