"""The keys under which results are compared."""

from __future__ import annotations

import re
from typing import Final

from ludotheque.games.ubongo.model import Shown
from ludotheque.games.ubongo.rules.boards import side_of

RECORD_KEY: Final = re.compile(
    r"ubongo/(?P<mode>time|count)-(?P<length>\d+)/side-(?P<side>[AB])"
    r"/difficulty-(?:any|(?P<difficulty>\d))(?:/book-(?P<book>.+))?"
)
"""What a key says, by name; clients put it into words."""


def record_key(shown: Shown) -> str | None:
    """The record key of a solo result: mode, length, side, difficulty and book.

    A difficulty refers to the side of the table, so a result on the other side has no key.
    """
    if len(shown.own) != 1:
        return None
    options = shown.options
    side = side_of(options, shown.own[0])
    if options.difficulty is not None and side != options.side:
        return None
    parts = [f"ubongo/{options.mode}-{options.length}", f"side-{side}", f"difficulty-{options.difficulty or 'any'}"]
    if options.book != "standard":
        parts.append(f"book-{shown.book}")
    return "/".join(parts)
