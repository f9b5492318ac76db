"""A bot by invitation that is interrupted at a bad moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.sync.client import ClientConnection

from ludotheque.bot_client.connection import Device
from ludotheque.bot_client.player import SeatPlayer
from ludotheque.bot_client.session import Session
from ludotheque.games import GAMES
from tests.live import LiveServer
from tests.players import Player


class Interrupted(Device):
    """A device whose first connection is interrupted by Ctrl-C as soon as the server has it."""

    connections = 0

    @contextmanager
    def connect(self, table: str) -> Iterator[ClientConnection]:  # type: ignore[override]
        with super().connect(table) as socket:
            self.connections += 1
            if self.connections == 1:
                raise KeyboardInterrupt
            yield socket


def test_a_bot_that_is_interrupted_while_it_connects_gets_up(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "store.db") as server:
        host = Player(server, "Ann").open_table(2).connect()
        player = SeatPlayer(next(iter(GAMES["uluru"].bots.values())), Random(1), print)
        with pytest.raises(KeyboardInterrupt):
            Session(Interrupted(server.url, "en"), host.table, player, lambda *_, **__: None).play("Mason", 1, None)
        assert host.settled()["table"]["chairs"][1]["who"] == "empty"
