"""Many requests at the same moment do not keep screens waiting, and no address keeps another one waiting."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from ludotheque.server.tests.test_http_protocol import HEAD, App, http, settled
from ludotheque.server.tests.wires import Wire
from ludotheque.server.turnstile import Turnstile
from ludotheque.table.limits import Limits

ONE = Limits(requests_at_once=1)


def test_a_few_begin_in_each_turn_of_the_loop_and_addresses_take_turns() -> None:
    """Protects people at tables: five hundred pages at once used to stop the server for 290 ms."""

    async def main() -> list[list[str]]:
        loop, turnstile, begun = asyncio.get_running_loop(), Turnstile(2), list[str]()
        for number in range(4):
            turnstile.enter(loop, "greedy", partial(begun.append, f"greedy {number}"))
        turnstile.enter(loop, "ann", partial(begun.append, "ann"))
        found = []
        for _ in range(4):
            found.append(begun.copy())
            begun.clear()
            await asyncio.sleep(0)
        return found

    assert asyncio.run(main()) == [["greedy 0", "greedy 1"], ["greedy 2", "ann"], ["greedy 3"], []]


def test_a_turn_in_which_nothing_waits_is_the_last() -> None:
    """Protects an idle server: it must cost nothing."""

    async def main() -> None:
        loop, turnstile = asyncio.get_running_loop(), Turnstile(1)
        turnstile.enter(loop, "ann", lambda: None)
        assert turnstile.turns
        await asyncio.sleep(0)
        assert not turnstile.turns
        turnstile.enter(loop, "ann", lambda: None)
        assert not turnstile.waiting, "it begins at once"
        await asyncio.sleep(0)

    asyncio.run(main())


def test_what_waits_is_not_read_further_and_stays_in_order(tmp_path: Path) -> None:
    async def tell(wire: Wire, app: App) -> None:
        wire.receive(HEAD)
        assert not wire.paused
        wire.receive(b"Accept: ")
        assert wire.paused, "one in each turn"
        wire.receive(b"text/html\r\n\r\n")
        assert not app.heard
        assert (await settled(wire)).endswith(b"ok")
        assert not wire.paused
        assert app.heard == ["http.request"]

    http(tmp_path, tell, ONE)


def test_a_connection_that_ends_while_it_waits_is_forgotten(tmp_path: Path) -> None:
    async def tell(wire: Wire, app: App) -> None:
        wire.receive(HEAD)
        wire.receive(b"\r\n")
        wire.abort()
        assert await settled(wire) == b""
        assert not app.heard

    http(tmp_path, tell, ONE)
