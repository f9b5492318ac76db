"""What the tests of all texts need to know of Ubongo's."""

from __future__ import annotations

COMPOSED = {
    "outcome-": {"most-missions", "shortest-time", "bell"},
    "unit-": {"missions", "ms", "s"},
}
"""Keys that the code composes: how they begin, and what may follow."""
RAISED = {"not-in-set", "off-the-shape", "difficulty-missing"}
"""Some refusals, to see that they are found."""
