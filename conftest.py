"""How all tests run: no clock decides whether one of them passes."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("house", settings(), deadline=None)
settings.load_profile("house")
