"""The colours of the birds, for terminals that know millions of them, 256 or sixteen."""

from __future__ import annotations

from typing import Final

from rich.theme import Theme

from ludotheque.games.uluru.pieces import BIRDS, Bird

MILLIONS: Final = (
    "bold #2b211b on #f7f4ea",
    "bold #2b211b on #e86fa6",
    "bold #2b211b on #f2c230",
    "bold #2b211b on #f08a24",
    "bold #ffffff on #c9302c",
    "bold #ffffff on #3e9b4f",
    "bold #ffffff on #2f6fdb",
    "bold #ffffff on #2b2b2b",
)
"""From white to black."""
MANY: Final = (
    "bold color(16) on color(255)",
    "bold color(16) on color(205)",
    "bold color(16) on color(220)",
    "bold color(16) on color(208)",
    "bold color(231) on color(160)",
    "bold color(231) on color(28)",
    "bold color(231) on color(26)",
    "bold color(231) on color(235)",
)
"""Of the 256: from the cube and the greys, which look alike everywhere."""
SIXTEEN: Final = (
    "black on white",
    "black on magenta",
    "black on yellow",
    "black on bright_red",
    "bright_white on red",
    "black on green",
    "bright_white on blue",
    "bright_white on bright_black",
)
"""By name, as every terminal has them: there is no pink and no orange among them, but eight that differ."""
PALETTES: Final = {"truecolor": MILLIONS, "256": MANY}


def style_of(bird: Bird) -> str:
    """The name of a bird's style, which the console of a command knows."""
    return f"bird.{bird.value}"


def theme(system: str | None) -> Theme:
    """What the styles of the birds mean where a console has this system of colours."""
    palette = PALETTES.get(system or "", SIXTEEN)
    return Theme({style_of(bird): style for bird, style in zip(BIRDS, palette, strict=True)})
