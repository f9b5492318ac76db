"""Tables that are put away are freed at once: on a server with many tables, garbage is collected rarely."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest

from ludotheque.games import KEYS
from ludotheque.table import requests
from ludotheque.table.idle_tables import SWEEP
from ludotheque.table.limits import DEFAULTS
from ludotheque.table.tests.evening import Evening, play


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("end", [False, True])
@pytest.mark.parametrize("game", KEYS)
def test_a_table_that_is_put_away_is_freed(game: str, end: bool, tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people = await now.table("Ann", "Bob", game=game)
        await people[0].ask(requests.Start)
        await now.advance(3_000)
        if end:
            await people[0].ask(requests.End)
        for person in people:
            await person.cut()
        room = ref(people[0].room)
        now.screens.clear()
        people.clear()
        del person
        await now.tables.advance(1_000 * DEFAULTS.left_match_seconds + SWEEP)
        assert room() is None

    play(tmp_path, story)
