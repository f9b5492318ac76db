"""Configuration for all tests: no wall-clock limits, compiled code kept, slow tests first and outside coverage."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import settings

if sys.dont_write_bytecode:
    # Tests start many programs; without a cache each of them compiles everything that it imports.
    kept = Path(__file__).parent / ".tools" / "pycache"
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(kept)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(kept)

settings.register_profile("ludotheque", settings(), deadline=None)
settings.load_profile("ludotheque")


@pytest.fixture(scope="session", autouse=True)
def frozen_progress() -> Iterator[None]:
    """Stop the clock of progress messages, so that slow machines print no more of them than quick ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludotheque.console.terminal.monotonic", lambda: 0.0)
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[object]:
    """A PostgreSQL of its own for this test process."""
    from ludotheque.store.tests.clusters import cluster_for_tests  # noqa: PLC0415 - loads Alembic

    with cluster_for_tests() as found:
        yield found


SLOW_CHECKS = frozenset({"test_legal_is_what_is_accepted", "test_nothing_leaks"})
"""Slow checks of the conformance kit, which brings no marker: other projects use it too."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run slow tests first: no worker is left alone with one at the end."""
    for item in items:
        if isinstance(item, pytest.Function) and item.originalname in SLOW_CHECKS:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Exclude slow tests, and the programs that they and their fixtures start, from coverage."""
    tracing = Coverage.current() if item.get_closest_marker("slow") else None
    if tracing is None:
        return (yield)
    subprocesses = os.environ.pop("COVERAGE_PROCESS_CONFIG", None)
    tracing.stop()
    try:
        return (yield)
    finally:
        tracing.start()
        if subprocesses is not None:
            os.environ["COVERAGE_PROCESS_CONFIG"] = subprocesses
