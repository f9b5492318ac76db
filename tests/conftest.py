"""Fixtures: real servers for the tests of the whole application."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live import LiveServer


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[LiveServer]:
    """A server for one test, which may kill it."""
    with LiveServer(tmp_path / "house.db") as live:
        yield live


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server shared by the tests of a module."""
    with LiveServer(tmp_path_factory.mktemp("house") / "house.db") as live:
        yield live
