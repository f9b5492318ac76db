"""The same as `python -m tools.contract`, for scripts that still call this name."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools.contract.__main__ import main  # noqa: E402

main(sys.argv[1:])
