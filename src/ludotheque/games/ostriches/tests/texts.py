"""What the tests of all texts need to know of those of Ostriches."""

from __future__ import annotations

COMPOSED = {"column-": None}
"""Keys that the code composes: how they begin, and what may follow; None: anything."""
RAISED = {"just-moved", "turns-up", "position-row", "bot-unknown", "tile-of-moved"}
"""Some refusals, to see that they are found."""
