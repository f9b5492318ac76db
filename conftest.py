"""Configuration for all tests: no wall-clock limits, compiled code kept, slow tests first and outside coverage."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import settings
from typer.main import get_command

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


@pytest.fixture(scope="session", autouse=True)
def commands_made_once() -> Iterator[None]:
    """Keep what typer makes of an app: each test of a command would make all commands anew, and run one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("typer.testing._get_command", cache(get_command))
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[object]:
    """A PostgreSQL of its own for this test process."""
    from ludotheque.store.tests.clusters import cluster_for_tests  # noqa: PLC0415 - loads Alembic

    with cluster_for_tests() as found:
        yield found


TRACED = 10
"""Examples of a property that count for coverage; hundreds more run the same lines again, and tracing is slow."""
FIRST = "gw0"
"""The first of several test processes."""
SLOW_CHECKS = frozenset({"test_legal_is_what_is_accepted", "test_nothing_leaks"})
"""Slow checks of the conformance kit, which brings no marker: other projects use it too."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run slow tests first: no worker is left alone with one at the end."""
    for item in items:
        if isinstance(item, pytest.Function) and item.originalname in SLOW_CHECKS:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@contextmanager
def untraced() -> Iterator[None]:
    """Exclude what happens meanwhile in this process from coverage."""
    tracing = Coverage.current()
    if tracing is None:
        yield
        return
    tracing.stop()
    try:
        yield
    finally:
        tracing.start()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Exclude loading from coverage in all test processes but the first: each loads the same."""
    if os.environ.get("PYTEST_XDIST_WORKER", FIRST) == FIRST:
        return (yield)
    with untraced():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Exclude slow tests that are not `traced`, and the programs that they and their fixtures start, from coverage."""
    slow = item.get_closest_marker("slow")
    if slow is None or slow.kwargs.get("traced"):
        return (yield)
    with untraced(), pytest.MonkeyPatch.context() as patch:
        patch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Exclude all but the first examples of a property from coverage."""
    tracing, found = Coverage.current(), getattr(pyfuncitem.obj, "hypothesis", None)
    if tracing is None or found is None:
        return (yield)
    test, numbers = found.inner_test, count(1)

    @wraps(test)
    def counted(*words: Any, **named: Any) -> Any:
        if next(numbers) == TRACED + 1:
            tracing.stop()
        return test(*words, **named)

    found.inner_test = counted
    try:
        return (yield)
    finally:
        found.inner_test = test
        if Coverage.current() is None:
            tracing.start()
