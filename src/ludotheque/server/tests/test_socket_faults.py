"""Odd headers, second connections, rejections: every connection gets a response, is closed, and is counted once."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from websockets.frames import Frame, Opcode

from ludotheque.core.game import Outcome
from ludotheque.core.record import Header
from ludotheque.server.devices import LONGEST
from ludotheque.server.frames import BINARY, CLOSE, TEXT
from ludotheque.server.guard import may_enter
from ludotheque.server.handshake import cookie_of
from ludotheque.server.metrics import COUNTS
from ludotheque.server.preview import names_in, words_of
from ludotheque.server.responses import About
from ludotheque.server.settings import Settings
from ludotheque.server.tests.wires import HELLO, Wire, code, story
from ludotheque.store import Unavailable
from ludotheque.table import frames, requests
from ludotheque.table.preset_tables import open_again, open_daily, players_of
from ludotheque.table.tests.evening import Evening, play
from ludotheque.table.tokens import hashed


def counted() -> int:
    """Open connections according to the metrics."""
    return COUNTS.connections


# --- the handshake ---


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://[x]/", "http://\u2100.example"])
def test_an_origin_that_is_none(tmp_path: Path, origin: str) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        assert wire.shake(Origin=origin).split()[1] == b"403"
        assert wire.ended

    assert not may_enter(Settings(Path("unused")), "localhost:8000", origin)
    story(tmp_path, tell)


def test_a_header_that_is_given_twice(tmp_path: Path) -> None:
    """Cookies may be repeated, Host and Origin may not."""

    async def tell(now: Evening, wire: Wire) -> None:
        assert wire.shake(Cookie="odd=1\r\nCookie: ludotheque=Ann").split()[1] == b"101"
        assert hashed(wire.screen.token or "") == hashed("Ann")
        for name, value in (("Host", "localhost:8000"), ("Origin", "http://localhost:8000")):
            other = Wire(now, wire.table)
            assert other.shake(**{name: f"{value}\r\n{name}: {value}"}).split()[1] == b"400"
            assert other.ended
            other.lost()

    story(tmp_path, tell)


def test_our_cookie_among_others() -> None:
    assert cookie_of('foo={"a":1}; ludotheque=abc') == "abc"
    assert cookie_of("ludotheque=abc; bad[name]=x, y") == "abc"
    assert cookie_of(";;=; ludotheque=abc=;") == "abc="
    assert cookie_of("ludotheque=; Ludotheque=no") is None
    assert cookie_of("ludotheque=\u00e9") is None
    assert cookie_of("ludotheque=" + "x" * LONGEST) == "x" * LONGEST
    assert cookie_of("ludotheque=" + "x" * (LONGEST + 1)) is None


# --- the end ---


def test_stopping_leaves_alone_what_ends_by_itself(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        wire.shake("/elsewhere")
        assert wire.ended
        wire.out = b""
        wire.protocol.shutdown()
        assert wire.out == b""
        assert wire.closing

    story(tmp_path, tell)


def test_a_rejected_client_can_close_its_end(tmp_path: Path) -> None:
    async def tell(now: Evening, _wire: Wire) -> None:
        eve = Wire(now, await open_daily(now.tables, hashed("Cleo"), "Cleo", "uluru"))
        eve.shake(Cookie="ludotheque=Eve")
        eve.send(TEXT, HELLO)
        assert eve.paused
        assert code(await eve.told()) == 4404
        assert not eve.paused
        assert not eve.ended
        eve.send(CLOSE, b"\x11\x34")
        assert eve.ended
        eve.lost()

    story(tmp_path, tell)


def test_a_screen_that_never_says_hello_is_disconnected(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        wire.shake()
        wire.timers.turn(9)
        assert await wire.told() == []
        wire.timers.turn(1)
        assert await wire.told() == [(CLOSE, (4400).to_bytes(2, "big"))]
        assert wire.ended

    story(tmp_path, tell)


def test_a_screen_that_is_joining_is_not_disconnected(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        wire.shake()
        wire.send(TEXT, HELLO)
        wire.connection.keep_alive()
        assert json.loads((await wire.told())[-1][1])["whole"]
        assert not wire.connection.is_closing

    story(tmp_path, tell)


def test_a_connection_is_counted_once_and_leaves_once(tmp_path: Path) -> None:
    """A connection that closes right after its hello, or before it has joined, leaves no trace."""

    async def tell(now: Evening, wire: Wire) -> None:
        before = counted()
        wire.shake()
        parts = (Frame(Opcode.TEXT, HELLO), Frame(Opcode(BINARY), b"x"))
        wire.receive(b"".join(part.serialize(mask=True) for part in parts))
        assert code(await wire.told()) == 1003
        wire.lost()
        await wire.told()
        assert counted() == before
        other = await Wire(now, wire.table).greeted()
        assert counted() == before + 1
        await other.screen.leave()
        other.lost()
        await other.told()
        assert counted() == before

    story(tmp_path, tell)


def test_a_second_connection_of_a_screen_closes_the_first(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        await wire.greeted()
        stream = wire.screen.stream
        assert stream is not None
        newer = Wire(now, wire.table)
        newer.shake()
        newer.send(TEXT, json.dumps({**json.loads(HELLO), "stream": stream.id, "last": stream.n}).encode())
        await newer.told()
        told = await wire.told()
        assert told[0] == (TEXT, b'{"type":"bye","reason":"gone"}')
        assert code(told) == 1012
        wire.lost()
        await wire.told()
        assert newer.screen.stream is stream
        assert stream.connected
        newer.lost()
        await newer.told()

    story(tmp_path, tell)


def test_a_screen_that_cannot_join_now_is_told_to_reconnect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_given: Any, **_named: Any) -> None:
        raise Unavailable("database or disk is full")

    async def tell(now: Evening, wire: Wire) -> None:
        monkeypatch.setattr(now.screens[0].room, "join", full)
        wire.shake()
        wire.send(TEXT, HELLO)
        with caplog.at_level(logging.CRITICAL, "ludotheque.server"):
            assert code(await wire.told()) == 1012
        assert not wire.paused

    story(tmp_path, tell)


# --- names on a picture ---


def names(players: list[frames.Player]) -> list[str]:
    outcome = Outcome((1,) * len(players), (0,) * len(players), "stones", "fewest-stones")
    about = About(
        "uluru",
        Raw(b"{}"),
        players,
        outcome,
        0,
        None,
        [],
        hints=True,
        opinions=False,
        mine=[],
        again=True,
        steps=0,
        events={},
    )
    return names_in(about, words_of("uluru", "en"))


def test_the_ghost_of_a_bot_and_a_player_who_left_have_names(tmp_path: Path) -> None:
    async def tell(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", chairs=3, rounds=1)
        await ann.ask(requests.Invite, seat=2, level="master")
        await ann.ask(requests.Start)
        await now.advance(3_000)
        await bob.ask(requests.Leave, seat=1)
        await now.advance(60_000)
        store = now.tables.store
        match = await store.replay(ann.match["replay"])
        assert match is not None
        room = await open_again(now.tables, hashed("Eve"), "Eve", match, 2)
        eve = await now.screen(room, "Eve")
        await now.advance(63_000)
        second = await store.replay(eve.match["replay"])
        assert second is not None
        found = []
        for kept in (match, second):
            header = msgspec.json.decode(kept.header, type=Header)
            found.append(names(await players_of(store, kept, header)))
        assert found == [["Ann", "Player 2", "Bot 3 (master)"], ["Eve", "Bot 2 (master)"]]

    play(tmp_path, tell)
