"""Views that show themselves: as text, and as a drawing in a notebook."""

from __future__ import annotations

import re
from importlib import import_module
from typing import ClassVar, Final

from msgspec import Struct

SIZE: Final = 'width="600" height="315"'
NAMES: Final = re.compile(r'(\bid="|href="#|url\(#)')


class Visible(Struct, frozen=True):
    """The base of a view: `str` gives the table in a few lines of text, and notebooks draw it.

    The module of the game that does this is imported when it is first asked, so that rules stay light.
    """

    shown_by: ClassVar[str]
    """The module with `text(view)` and `svg(view)`."""

    def __str__(self) -> str:
        return str(import_module(self.shown_by).text(self))

    def _repr_svg_(self) -> str:
        return str(import_module(self.shown_by).svg(self))


def in_notebook(scene: str, key: str) -> str:
    """A scene of 1200 by 630 at half its size, with names that are no other game's: a page may hold many drawings."""
    return NAMES.sub(rf"\g<1>{key}-", scene).replace('width="1200" height="630"', SIZE, 1)
