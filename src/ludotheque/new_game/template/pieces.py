"""The contents of the box as data."""

from __future__ import annotations

from typing import Final

NUMBERS: Final = (1, 2, 3, 4, 5)
"""The cards in every hand."""
PRIZES: Final = (1, 2, 3)
"""How many berries a round may be about."""
ODDS: Final = (3, 2, 1)
"""How often each prize comes up: one berry three times as often as three."""
SEATS: Final = (0, 1, 2, 3)
"""As many may play."""
