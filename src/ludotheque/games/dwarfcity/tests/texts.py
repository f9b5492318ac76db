"""What the tests of all texts need to know of those of Dwarf City."""

from __future__ import annotations

from typing import get_args

from ludotheque.games.dwarfcity.model import Side

COMPOSED = {
    "column-": {"won", "share", "turns", "speed", "needed", "perfect"},
    "outcome-": {f"{side}-won" for side in get_args(Side)},
}
"""Keys that the code composes: how they begin, and what may follow."""
RAISED = {"roll-first", "other-shape", "must-build", "cannot-fall", "nothing-to-take-back"}
"""Some refusals, to see that they are found."""
