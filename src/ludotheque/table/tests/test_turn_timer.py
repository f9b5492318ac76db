"""With a turn timer nobody waits for ever; nobody else learns who is idle, or since when."""

from __future__ import annotations

from pathlib import Path

from msgspec import Raw

from ludotheque.table import requests
from ludotheque.table.tests.evening import LOCK, READY, Evening, Screen, play

NO_GLASS = Raw(b'{"sand": null, "rounds": 2}')


async def begin(host: Screen, now: Evening) -> None:
    """Begin a match without sand but with a turn timer of 30 seconds, up to the first bird."""
    await host.ask(requests.Set, game="uluru", options=NO_GLASS, chairs=2, turn_timer=30)
    await host.ask(requests.Start)
    await now.advance(3_000)


def test_an_idle_player_is_nudged_then_a_bot_takes_the_turn(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        await begin(ann, now)
        await ann.do(0, LOCK)
        ends = bob.shown["clock"]["turn_ends"]
        await now.advance(20_000)
        assert bob.told == [{"seat": 1, "phrase": "nudge"}]
        assert ann.match["view"]["shown"]["phase"] == "placing"
        again = await now.screen(bob.room, "Bob")
        assert again.shown["clock"]["turn_ends"] == ends, "a returning player sees what is left"
        await now.advance(ends - again.shown["clock"]["now"] - 1)
        assert bob.told[-1]["phrase"] == "nudge"
        await now.advance(1)
        assert bob.told[-1] == {"seat": 1, "phrase": "taken"}
        await now.advance(80_000)
        assert ann.match["view"]["shown"]["round"] == 2 or ann.match["view"]["shown"]["phase"] == "review"
        assert not bob.table["chairs"][1]["stand_in"], "the seat is still Bob's"

    play(tmp_path, story)


def test_the_time_of_a_turn_does_not_tell_what_others_do_in_secret(tmp_path: Path) -> None:
    """Every bird that Ann seats restarts her timer; the screens of the others do not change."""

    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        watcher = await now.screen(ann.room, "Dan")
        await begin(ann, now)
        before, ends = [len(bob.frames), len(watcher.frames)], ann.shown["clock"]["turn_ends"]
        for place in range(3):
            await now.advance(2_000)
            assert ann.refused(await ann.do(0, place)) is None
        now.read()
        assert ann.shown["clock"]["turn_ends"] == ends + 6_000
        assert [len(bob.frames), len(watcher.frames)] == before
        fresh = await now.screen(ann.room, "Eve")
        assert fresh.shown["clock"]["turn_ends"] is None

    play(tmp_path, story)


def test_a_stand_in_for_somebody_whose_turn_was_taken_plays_on_in_the_next_chapter(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        await begin(ann, now)
        await now.advance(15_000)
        await ann.do(0, 3)
        await bob.cut()
        await now.advance(15_000)
        assert [told["phrase"] for told in ann.told] == ["nudge", "taken"]
        await ann.do(0, 64)
        await now.advance(15_000)
        assert ann.table["chairs"][1]["stand_in"]
        await ann.do(0, LOCK)
        while ann.match["view"]["shown"]["phase"] == "placing":
            await now.advance(1_000)
        await ann.do(0, READY)
        while ann.match["view"]["shown"]["round"] == 1:
            await now.advance(1_000)
        place = 0
        while 1 not in ann.match["view"]["shown"]["locked"]:
            await now.advance(19_000)
            await ann.do(0, place := (place + 1) % 8)
        assert [told["phrase"] for told in ann.told] == ["nudge", "taken"], "nobody had to wait for a timer"

    play(tmp_path, story)
