"""Tokens of devices: what it costs to see that one was made up."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from ludotheque.server.devices import Devices
from ludotheque.table.tests.evening import Evening, play
from ludotheque.table.tokens import hashed


def test_made_up_tokens_are_not_looked_for_at_every_table(tmp_path: Path) -> None:
    """With thousands of tables each of these requests took milliseconds."""

    async def story(now: Evening) -> None:
        await now.table("Ann", chairs=2)
        devices = Devices(now.tables)
        assert await devices.known("made-up") is None
        now.tables.directory, kept = cast("Any", None), now.tables.directory
        assert await devices.known("made-up as well") is None
        assert await devices.known("Ann") == hashed("Ann")
        assert await devices.known(await devices.new_token()) is not None
        now.tables.directory = kept

    play(tmp_path, story)
