"""Fixtures for tests of halls."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No log output of failures that a test provokes."""
    with caplog.at_level(logging.CRITICAL, "ludotheque"):
        yield
