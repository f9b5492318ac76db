"""Fixtures for tests of the store."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.store import Address


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """A store that does not exist yet (a file), or is empty (a database)."""
    if request.param == "sqlite":
        return tmp_path / "house" / "ludotheque.db"
    found: Address = request.getfixturevalue("cluster").fresh()
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def blank(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """The same without any tables."""
    if request.param == "sqlite":
        return tmp_path / "ludotheque.db"
    cluster = request.getfixturevalue("cluster")
    found: Address = cluster.address(cluster.empty())
    return found
