"""How this solver is compiled: what is kept on disk holds until a word of it, or of what it takes, changes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.core.compiling import compiler, lowest_bit

HERE: Final = Path(__file__).parent

compiled = compiler(HERE.parent / "pieces.py", HERE.parent / "book" / "shape.py", *sorted(HERE.glob("*.py")))


@compiled
def settle(cells: int) -> int:
    """Shift cells, which must not be none, until the first one is at bit 0."""
    return cells >> lowest_bit(cells)
