"""What the tests of all texts need to know of those of Ostriches."""

from __future__ import annotations

from typing import get_args

from ludotheque.games.ostriches.model import Reason

COMPOSED = {"column-": {"won", "drawn", "lost", "points"}, "outcome-": set(get_args(Reason))}
"""Keys that the code composes: how they begin, and what may follow."""
RAISED = {"just-moved", "turns-up", "position-row", "bot-unknown", "tile-of-moved"}
"""Some refusals, to see that they are found."""
