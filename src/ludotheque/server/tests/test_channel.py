"""The client's end of a channel to another node, when that channel ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from ludotheque.server.channel import RelayedClient
from ludotheque.server.connection import GOING_AWAY
from ludotheque.server.frames import closing
from ludotheque.server.link import ABORT, CLOSE, Piece
from ludotheque.server.tests.wires import Timers

SECONDS = 30


class Client:
    """The socket of a client that does not read, and a link that keeps what is sent."""

    def __init__(self) -> None:
        self.out = b""
        self.is_closed = self.is_aborted = False
        self.sent: list[int] = []
        self.timers = Timers()
        self.client = RelayedClient(cast("Any", self), cast("Any", self), 1, lambda: None, SECONDS)
        self.client.loop = cast("Any", self.timers)

    def write(self, data: bytes) -> None:
        self.out += data

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = True

    def send(self, kind: int, _channel: int, _payload: bytes = b"") -> None:
        self.sent.append(kind)


def with_client(story: Callable[[Client], None]) -> None:
    async def main() -> None:
        story(Client())

    asyncio.run(main())


@pytest.mark.parametrize("how", ["link lost", "closed there"])
def test_a_client_that_does_not_read_its_end_is_cut_off(how: str) -> None:
    """Protects connections and memory: one that never read kept its socket for ever."""

    def story(there: Client) -> None:
        if how == "link lost":
            there.client.handle_link_lost()
            assert there.out == closing(GOING_AWAY)
        else:
            there.client.handle(Piece(CLOSE, 1, b""))
        assert there.is_closed
        there.timers.turn(SECONDS - 1)
        assert not there.is_aborted
        there.timers.turn(1)
        assert there.is_aborted

    with_client(story)


def test_a_client_that_reads_its_end_is_not_cut_off_later() -> None:
    def story(there: Client) -> None:
        there.client.handle_link_lost()
        there.client.connection_lost(None)
        there.timers.turn(SECONDS)
        assert not there.is_aborted
        assert there.sent == [], "there is nobody to tell"

    with_client(story)


def test_an_abort_is_one_at_once() -> None:
    def story(there: Client) -> None:
        there.client.handle(Piece(ABORT, 1, b""))
        assert there.is_aborted
        there.client.handle_link_lost()
        assert there.out == b""

    with_client(story)
