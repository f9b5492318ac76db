"""Fixtures for tests of the store."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.store import Address
from ludotheque.store.tests.helpers import made_empty


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """An empty store of today's schema."""
    if request.param == "sqlite":
        return made_empty(tmp_path / "data" / "ludotheque.db")
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
