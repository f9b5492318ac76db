"""Floods, slow clients and crowds: clients that take too much are cut off, and players get in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from ludotheque.server.frames import CLOSE, PING, PONG, TEXT
from ludotheque.server.tests.wires import HELLO, Wire, code, story
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.tests.evening import Evening

BURST = DEFAULTS.message_burst


def masked(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    return Frame(Opcode(kind), payload, fin=last).serialize(mask=True)


# --- floods ---


@pytest.mark.parametrize(
    ("begin", "one"),
    [
        (b"", masked(PING)),
        (b"", masked(PONG)),
        (masked(TEXT, last=False), masked(0, last=False)),
        (b"", masked(TEXT, b"{}")),
    ],
    ids=["pings", "pongs", "empty parts", "texts"],
)
def test_a_flood_of_anything_is_closed_after_the_burst(tmp_path: Path, begin: bytes, one: bytes) -> None:
    """Protects the server from frames that used to be free."""

    async def tell(now: Evening, wire: Wire) -> None:
        await wire.greeted()
        left = BURST - 1 - bool(begin)
        wire.receive(begin + one * left)
        assert CLOSE not in dict(await wire.told())
        await now.advance(1_000 // int(DEFAULTS.message_rate))
        wire.receive(one)
        assert CLOSE not in dict(await wire.told())
        wire.receive(one * 10_000)
        told = await wire.told()
        assert told == [(TEXT, b'{"type":"bye","reason":"flood"}'), (CLOSE, (4429).to_bytes(2, "big"))]
        assert wire.ended

    story(tmp_path, tell)


def test_long_frames_cost_more(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        long = masked(TEXT, b" " * 4 * DEFAULTS.message_chars)
        wire.receive(long * (BURST // 5))
        assert code(await wire.told()) == 4429

    story(tmp_path, tell)


def test_a_client_that_floods_on_after_the_end_is_cut_off(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.receive(masked(PONG) * BURST)
        assert wire.ended
        wire.receive(bytes(DEFAULTS.discard_bytes))
        assert not wire.aborted
        wire.receive(b"x")
        assert wire.aborted

    story(tmp_path, tell)


def test_a_server_that_stops_does_not_wait_for_those_it_has_sent_away(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.receive(b"\xff\xff")
        assert wire.ended
        assert not wire.aborted
        wire.connection.shutdown()
        assert wire.aborted

    story(tmp_path, tell)


def test_a_flood_while_closing_ends_the_connection(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        wire.shake("/ws/nowhere")
        assert code(await wire.told()) == 4404
        assert not wire.ended
        wire.receive(masked(PONG) * (BURST + 1))
        assert wire.ended
        assert await wire.told() == []

    story(tmp_path, tell)


# --- deadlines ---


def test_a_frame_that_has_begun_must_be_whole_in_time(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        frame = masked(TEXT, b'{"type":"show","key":"k","seat":null}')
        wire.receive(frame[:7])
        wire.timers.turn(9)
        wire.receive(frame[7:] + frame[:3])  # another one begins
        wire.timers.turn(9)
        assert CLOSE not in dict(await wire.told())
        wire.receive(frame[3:5])
        wire.timers.turn(1)
        assert code(await wire.told()) == 4408
        assert wire.ended

    story(tmp_path, tell)


def test_pings_between_its_parts_do_not_give_a_message_more_time(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.receive(masked(TEXT, b"{", last=False))
        for _ in range(9):
            wire.timers.turn(1)
            wire.receive(masked(PING) + masked(0, b" ", last=False))
        assert CLOSE not in dict(await wire.told())
        wire.timers.turn(1)
        assert code(await wire.told()) == 4408

    story(tmp_path, tell)


def test_nobody_is_late_with_what_we_do_not_read(tmp_path: Path) -> None:
    """A screen that is still joining is not read; what has begun then gets its whole time afterwards."""

    async def tell(_now: Evening, wire: Wire) -> None:
        wire.shake()
        ask = masked(TEXT, b'{"type":"show","key":"k","seat":null}')
        wire.receive(masked(TEXT, HELLO) + ask[:4])
        assert wire.paused
        wire.timers.turn(15)
        assert json.loads((await wire.told())[-1][1])["whole"]
        wire.timers.turn(9)
        assert CLOSE not in dict(await wire.told())
        wire.timers.turn(1)
        assert code(await wire.told()) == 4408

    story(tmp_path, tell)


def test_a_close_that_is_not_answered(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        wire.shake("/ws/nowhere")
        assert code(await wire.told()) == 4404
        wire.timers.turn(9)
        assert not wire.closing
        wire.timers.turn(1)
        assert wire.aborted

    story(tmp_path, tell)


def test_a_screen_that_sends_nothing_gets_a_ping_and_then_is_gone(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.timers.turn(20)
        assert await wire.told() == [(PING, b"")]
        wire.send(PONG, b"")
        wire.timers.turn(20)
        assert wire.aborts_after(20)

    story(tmp_path, tell)


def test_a_screen_that_sends_but_does_not_read_is_gone(tmp_path: Path) -> None:
    """Protects memory: its frames wait for it, and its own pongs used to keep it alive."""

    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.connection.pause_writing()
        wire.timers.turn(19)
        wire.connection.resume_writing()
        wire.connection.pause_writing()
        for _ in range(29):
            wire.timers.turn(1)
            wire.send(PONG, b"")
        assert not wire.aborted
        wire.timers.turn(1)
        assert wire.aborted

    story(tmp_path, tell)


# --- crowds ---


def test_a_player_gets_in_where_spectators_have_taken_every_screen(tmp_path: Path) -> None:
    """Protects players from a crowd that looks on; one device still has a limit."""

    async def tell(now: Evening, wire: Wire) -> None:
        crowd = [await Wire(now, wire.table, admission=wire.admission).greeted() for _ in range(3)]
        for holder in ("Ann", "Bob"):  # the host, and a guest
            for number in range(3):
                seated = Wire(now, wire.table, admission=wire.admission)
                crowd.append(seated)
                seated.shake(Cookie=f"ludotheque={holder}")
                seated.send(TEXT, HELLO)
                told = await seated.told()
                if number < 2:
                    assert json.loads(told[-1][1])["whole"]
                else:
                    assert told[0] == (TEXT, b'{"type":"bye","reason":"full"}')
        wire.shake(Cookie="ludotheque=Eve")
        wire.send(TEXT, HELLO)
        assert code(await wire.told()) == 4429
        for other in crowd:
            other.lost()
            await other.told()
        assert wire.admission.count == 1
        assert not wire.admission.tables
        assert not wire.admission.devices

    story(tmp_path, tell, Limits(screens=3, device_screens=2))


def test_a_table_with_many_screens_does_less(tmp_path: Path) -> None:
    """Protects others: whatever happens at a table is worked out and sent for every screen there."""

    async def tell(now: Evening, wire: Wire) -> None:
        crowd = [await Wire(now, wire.table, admission=wire.admission).greeted() for _ in range(6)]
        asked = masked(TEXT, b'{"type":"show","key":"k","seat":null}')
        await wire.greeted()

        async def refused() -> str | None:
            wire.receive(asked)
            (answer,) = json.loads((await wire.told())[-1][1])["answers"]
            key: str | None = (answer["refused"] or {}).get("key")
            return key

        assert [await refused() for _ in range(3)] == [None, None, "too-fast"]
        await now.advance(2_000)
        assert await refused() is None
        for other in crowd:
            other.lost()
            await other.told()
        assert [await refused() for _ in range(5)] == [None] * 5, "few screens cost nothing more"

    story(tmp_path, tell, Limits(crowd_burst=3, crowd_rate=1))


def test_many_who_join_at_the_same_moment_are_counted(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        others = [Wire(now, wire.table, admission=wire.admission) for _ in range(4)]
        for other in others:
            other.shake()
            other.send(TEXT, HELLO)
        full = [(await other.told())[0] == (TEXT, b'{"type":"bye","reason":"full"}') for other in others]
        assert full == [False, False, True, True]
        for other in others:
            other.lost()
            await other.told()

    story(tmp_path, tell, Limits(screens=2))


def test_a_screen_that_is_gone_before_it_has_joined_takes_no_place(tmp_path: Path) -> None:
    """Protects guests: as many of these as a table has screens used to shut it for good."""

    async def tell(now: Evening, wire: Wire) -> None:
        for _ in range(2):
            hasty = Wire(now, wire.table, admission=wire.admission)
            hasty.shake(Cookie="ludotheque=made-up")  # the store is asked about it
            hasty.send(TEXT, HELLO)
            hasty.lost()
            await hasty.told()
        assert not wire.admission.tables
        assert not wire.admission.devices
        await wire.greeted()

    story(tmp_path, tell, Limits(screens=2))


def test_a_spectator_whose_line_broke_gets_back_in_at_a_full_table(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        await wire.greeted()
        stream = wire.screen.stream
        assert stream is not None
        newer = Wire(now, wire.table, admission=wire.admission)
        newer.shake()
        newer.send(TEXT, json.dumps({**json.loads(HELLO), "stream": stream.id, "last": stream.n}).encode())
        assert await newer.told() == [(TEXT, b'{"type":"welcome"}')]
        newer.lost()
        await newer.told()

    story(tmp_path, tell, Limits(screens=1))
