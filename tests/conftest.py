"""Fixtures: real servers for the tests of the whole application."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live import LiveServer
from tests.players import DAY


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[LiveServer]:
    """A server for one test, which may kill it."""
    with LiveServer(tmp_path / "ludotheque.db") as live:
        yield live


@pytest.fixture(scope="module")
def lasting(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server shared by the tests of a module, which may name its settings in `SERVER`."""
    settings = getattr(request.module, "SERVER", {})
    with LiveServer(tmp_path_factory.mktemp("server") / "ludotheque.db", **settings) as live:
        yield live


@pytest.fixture
def server(lasting: LiveServer) -> LiveServer:
    """A server shared by the tests of a module; a day passes before each, so that rate limits reset."""
    lasting.advance(DAY)
    return lasting
