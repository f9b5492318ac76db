"""How this solver is compiled: what is kept on disk holds until a word of it, of the model or of the pieces changes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.core.compiling import compiler

HERE: Final = Path(__file__).parent

# Nothing in the kernel makes arrays, and counting who holds them would take more than half of the time.
compiled = compiler(HERE.parent / "pieces.py", HERE.parent / "model.py", *sorted(HERE.glob("*.py")), refcount=False)
