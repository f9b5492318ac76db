"""What the tests of all texts need to know of those of Dwarf City."""

from __future__ import annotations

COMPOSED = {"column-": None}
"""Keys that the code composes: how they begin, and what may follow; None: anything."""
RAISED = {"roll-first", "other-shape", "must-build", "cannot-fall", "nothing-to-take-back"}
"""Some refusals, to see that they are found."""
