"""How all tests run: no clock decides whether one of them passes, and no module is compiled for every program anew."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import settings

if sys.dont_write_bytecode:
    # Tests start many programs. Where nothing may be kept beside the sources, each compiled all that it imports.
    kept = Path(__file__).parent / ".tools" / "pycache"
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(kept)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(kept)

settings.register_profile("house", settings(), deadline=None)
settings.load_profile("house")
