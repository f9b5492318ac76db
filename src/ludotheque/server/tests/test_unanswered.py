"""What waits for a table is bounded: by connection, by address, and by the stop of the server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from ludotheque.server.frames import TEXT
from ludotheque.server.sockets import LOOK_AGAIN
from ludotheque.server.tests.wires import HELLO, Wire, story
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.tests.evening import Evening

MOST = DEFAULTS.unanswered
ANN = "ludotheque=Ann"


def renames(first: int, count: int) -> bytes:
    """Requests in one piece, each of which writes to the store."""
    asked = [{"type": "rename", "key": f"k{n}", "seat": 0, "name": f"Ann {n}"} for n in range(first, first + count)]
    return b"".join(Frame(Opcode.TEXT, json.dumps(one).encode()).serialize(mask=True) for one in asked)


async def ann(wire: Wire) -> Wire:
    """The wire of the host."""
    wire.shake(Cookie=ANN)
    wire.send(TEXT, HELLO)
    assert json.loads((await wire.told())[-1][1])["whole"]
    return wire


async def answered(wire: Wire) -> list[str]:
    """The keys that were answered since, in their order."""
    frames: list[dict[str, Any]] = [json.loads(data) for kind, data in await wire.told() if kind == TEXT]
    return [answer["key"] for frame in frames for answer in frame.get("answers", ())]


def test_a_connection_is_not_read_while_much_of_it_is_unanswered(tmp_path: Path) -> None:
    """Protects memory and the stop: eight sockets at each of sixty tables used to queue hundreds of megabytes."""

    async def tell(_now: Evening, wire: Wire) -> None:
        await ann(wire)
        (room,) = wire.rooms()
        async with room.lock:
            wire.receive(renames(0, MOST))
            assert not wire.paused, "as many as that are nothing unusual"
            wire.receive(renames(MOST, 20))
            assert wire.paused
            assert len(room.lock.waiting) == MOST
        assert await answered(wire) == [f"k{number}" for number in range(MOST + 20)]
        assert not wire.paused
        assert room.party.chairs[0].name == f"Ann {MOST + 19}"

    story(tmp_path, tell)


def test_what_the_next_connection_of_a_screen_asks_is_counted_anew(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        await ann(wire)
        (room,), stream = wire.rooms(), wire.screen.stream
        assert stream is not None
        async with room.lock:
            wire.receive(renames(0, MOST))
            wire.lost()
        await wire.told()
        again = Wire(now, wire.table, admission=wire.admission)
        again.shake(Cookie=ANN)
        again.send(TEXT, json.dumps({**json.loads(HELLO), "stream": stream.id, "last": stream.n}).encode())
        await again.told()
        async with room.lock:
            again.receive(renames(MOST, MOST))
            assert not again.paused
        assert len(await answered(again)) == MOST
        again.lost()
        await again.told()

    story(tmp_path, tell)


def test_an_address_is_read_more_slowly_when_its_screens_ask_too_much(tmp_path: Path) -> None:
    """Protects other tables: each connection stays within its limit, but one address may have five hundred."""

    async def tell(now: Evening, wire: Wire) -> None:
        async def screen(peer: str) -> Wire:
            return await ann(Wire(now, wire.table, limits=now.limits, admission=wire.admission, peer=peer, app=app))

        app = wire.protocol.guard.app
        first, second, other = [await screen(peer) for peer in ("192.0.2.1", "192.0.2.1", "192.0.2.2")]
        first.receive(renames(0, 8))
        second.receive(renames(8, 8))
        other.receive(renames(16, 8))
        assert len(await answered(first)) == 8
        assert len(await answered(second)) == 2
        assert len(await answered(other)) == 8, "another address is not held up"
        assert (first.paused, second.paused, other.paused) == (False, True, False)
        second.timers.turn(LOOK_AGAIN)
        assert await answered(second) == [], "not yet"
        await now.advance(400)
        second.timers.turn(LOOK_AGAIN)
        assert len(await answered(second)) == 4
        await now.advance(400)
        second.timers.turn(LOOK_AGAIN)
        assert len(await answered(second)) == 2, "nothing is lost"
        assert not second.paused
        for one in (first, second, other):
            one.lost()
            await one.told()
        await wire.greeted()

    story(tmp_path, tell, Limits(address_message_burst=10, address_message_rate=10))


def test_help_has_a_price_for_an_address(tmp_path: Path) -> None:
    """Protects those who wait for the same processes: each hint is worth up to seconds of thinking."""

    async def tell(now: Evening, wire: Wire) -> None:
        review = Frame(Opcode.TEXT, b'{"type":"review","key":"r"}').serialize(mask=True)
        first = Wire(now, wire.table, admission=wire.admission, peer="192.0.2.1", app=wire.protocol.guard.app)
        await first.greeted()
        assert first.screen.stream is not None
        assert first.screen.stream.network == "192.0.2.1"
        found = []
        for _ in range(3):
            first.receive(review)
            (answer,) = json.loads((await first.told())[-1][1])["answers"]
            found.append(answer["refused"]["key"])
        assert found == ["no-review", "no-review", "too-fast"]
        first.lost()
        await first.told()
        await wire.greeted()

    story(tmp_path, tell, Limits(help_burst=2, help_rate=0.1))


def test_a_screen_that_goes_while_it_waits_for_its_address_is_forgotten(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        app = wire.protocol.guard.app
        gone = Wire(now, wire.table, limits=now.limits, admission=wire.admission, peer="192.0.2.1", app=app)
        await ann(gone)
        gone.receive(renames(0, 3))
        screen = gone.screen
        gone.lost()
        gone.timers.turn(LOOK_AGAIN)
        assert not screen.pending
        await gone.told()
        await wire.greeted()

    story(tmp_path, tell, Limits(address_message_burst=1, address_message_rate=1))


@pytest.mark.parametrize("many", [1, MOST])
def test_a_stop_waits_for_no_more_than_what_is_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    """Protects upgrades: a stop used to wait behind everything that was queued at every table."""

    async def tell(now: Evening, wire: Wire) -> None:
        await ann(wire)
        (room,), written = wire.rooms(), []
        save = now.tables.store.save_room

        async def counted(*given: Any) -> None:
            written.append(given)
            await save(*given)

        monkeypatch.setattr(now.tables.store, "save_room", counted)
        wire.receive(renames(0, many))
        await now.tables.ownership.leave()
        async with room.lock:  # the rest is dropped
            assert len(written) == 1, "the rename that was under way"
        assert await answered(wire) == ["k0"]
        await now.tables.resume()

    story(tmp_path, tell)


def test_a_server_that_stops_takes_no_more_requests(tmp_path: Path) -> None:
    """They would be queued while it lets go of its tables; the screen asks again wherever it finds its table."""

    async def tell(_now: Evening, wire: Wire) -> None:
        await ann(wire)
        wire.context.stopping = True
        wire.receive(renames(0, 3))
        assert await answered(wire) == []
        (room,) = wire.rooms()
        assert room.party.chairs[0].name == "Ann"

    story(tmp_path, tell)
