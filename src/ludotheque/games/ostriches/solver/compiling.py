"""How this solver is compiled: what is kept on disk holds until a word of it, or of the pieces, changes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.core.compiling import compiler

HERE: Final = Path(__file__).parent

compiled = compiler(HERE.parent / "pieces.py", *sorted(HERE.glob("*.py")))
