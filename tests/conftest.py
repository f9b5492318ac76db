"""Fixtures: real servers for the tests of the whole application."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TextIO

import pytest

from tests.live import LiveServer
from tests.players import DAY
from tests.programs import Program, loader


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


@pytest.fixture
def bench_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bench in this process, with servers that start quickly; afterwards cores and garbage are as before."""
    from bench.live import process  # noqa: PLC0415 - it needs Linux

    def forked(command: Sequence[str], environment: Mapping[str, str], _folder: Path | None, said: TextIO) -> Program:
        """A server for the bench: the same module with the same words, but it need not be loaded anew."""
        _python, _m, module, *words = command
        found = Program(module, words, env=environment, stderr=said)
        os.sched_setaffinity(found.pid, os.sched_getaffinity(0))  # the bench is there while it starts one
        return found

    loader()  # before the bench moves to a core of its own
    cores = os.sched_getaffinity(0)
    monkeypatch.setattr(process, "start", forked)
    yield
    os.sched_setaffinity(0, cores)
    gc.enable()
