"""How many tables a device and a network may have, and which of them is put away for a new one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.table.limits import Limits
from ludotheque.table.preset_tables import open_daily
from ludotheque.table.services import Opener
from ludotheque.table.tests.evening import Evening, Screen, play
from ludotheque.table.tokens import hashed


async def opened(now: Evening, device: str, network: str) -> Screen:
    opener = Opener(hashed(device), network)
    await now.tables.make_place(opener)
    (screen,) = await now.table(device, chairs=2)
    screen.room.opener = opener
    return screen


def test_a_device_has_so_many_tables_and_loses_the_one_that_was_empty_longest(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        screens = []
        for _ in range(3):
            screens.append(await opened(now, "Ann", "192.0.2.1"))
            await now.advance(1_000)
        with pytest.raises(Refused, match="tables-in-use"):
            await opened(now, "Ann", "192.0.2.1")
        await screens[1].cut()
        await now.advance(1_000)
        await screens[2].cut()
        await opened(now, "Ann", "192.0.2.1")
        assert [screen.room in now.tables.directory for screen in screens] == [True, False, True]
        await opened(now, "Bob", "192.0.2.1")

    play(tmp_path, story, Limits(device_tables=3))


def test_one_address_cannot_take_every_table(tmp_path: Path) -> None:
    """A script without cookies is a new device at every request, but it comes from somewhere."""

    async def story(now: Evening) -> None:
        for number in range(10):
            screen = await opened(now, f"Eve {number}", "192.0.2.1")
            await screen.cut()
        assert len(now.tables.directory) == 4
        await opened(now, "Ann", "192.0.2.2")
        assert len(now.tables.directory) == 5

    play(tmp_path, story, Limits(network_tables=4))


def test_a_first_try_at_the_deal_of_the_day_cannot_be_stopped_by_opening_other_tables(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        room = now.tables.directory.find(await open_daily(now.tables, hashed("Ann"), "Ann", "uluru"))
        room.opener = Opener(hashed("Ann"), "192.0.2.1")
        with pytest.raises(Refused, match="tables-in-use"):
            await opened(now, "Ann", "192.0.2.1")
        await now.advance(600_000)
        assert room.party.phase == "over", "its sand ran on"
        await opened(now, "Ann", "192.0.2.1")

    play(tmp_path, story, Limits(device_tables=1))


def test_a_first_try_that_was_put_away_is_still_the_first_try(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        room = now.tables.directory.find(await open_daily(now.tables, hashed("Ann"), "Ann", "uluru"))
        await now.advance(3_000)
        await now.tables.idle.put_away(room)
        again = (await now.daily("Ann")).room
        assert again is not room
        assert (again.party.id, again.party.match) == (room.party.id, room.party.match)

    play(tmp_path, story)


def test_tables_brought_back_count_as_those_that_are_opened(tmp_path: Path) -> None:
    """Tables opened one after the other and brought back all at once used to fill the server from one address."""

    async def story(now: Evening) -> None:
        screens = []
        for number in range(10):
            screens.append(await opened(now, f"Eve {number}", "192.0.2.1"))
            await screens[-1].cut()
        for screen in screens:
            assert await now.tables.reopen(screen.room.party.id, Opener(screen.device, "192.0.2.1")) is not None
            assert len(now.tables.directory) <= 4
        for room in now.tables.directory:
            await now.screen(room, "Eve")
        with pytest.raises(Refused, match="tables-in-use"):
            await now.tables.reopen(screens[0].room.party.id, Opener(screens[0].device, "192.0.2.1"))
        assert await now.tables.reopen(screens[0].room.party.id, Opener(None, "192.0.2.2")) is not None

    play(tmp_path, story, Limits(network_tables=4))
