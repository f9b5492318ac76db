"""The keys under which results are compared."""

from __future__ import annotations

import re
from typing import Final

from ludotheque.games.uluru.model import Shown
from ludotheque.games.uluru.rules.dealing import rounds, sand_of

RECORD_KEY: Final = re.compile(
    r"uluru/(?P<mode>first|after|tricky|strengths|experts|custom)"
    r"(?:-(?P<row>light|dark)|-(?P<second>\d)(?:left|random)-(?:each|once)|-(?P<levels>[1-5]+))?"
    r"/sand-(?P<sand>none|\d+)/rounds-(?P<rounds>\d)"
)
"""What a key says, by name; clients put it into words."""


def record_key(shown: Shown) -> str | None:
    """Solo results of the same mode, sand and length are comparable."""
    if len(shown.own) != 1:
        return None
    options, own = shown.options, shown.own[0]
    details = {
        "strengths": own.row,
        "experts": f"{options.second_cards}{options.second_cards_at}-{options.unplaced}",
        "custom": "".join(map(str, sorted(options.levels))),
    }
    mode = "-".join(filter(None, (options.mode, details.get(options.mode))))
    return f"uluru/{mode}/sand-{sand_of(options, own) or 'none'}/rounds-{rounds(options)}"
