"""Real servers for the tests of the whole house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live import LiveServer


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[LiveServer]:
    """A server of one's own, to be killed."""
    found = LiveServer(tmp_path / "house.db")
    yield found
    found.stop()


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that the tests of a module share."""
    found = LiveServer(tmp_path_factory.mktemp("house") / "house.db")
    yield found
    found.stop()
