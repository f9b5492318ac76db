"""An evening in a hall: the same deal for all at one moment, rounds, the ranking, late comers, who leaves."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque.core.refusal import Refused
from ludotheque.hall import people
from ludotheque.hall.tests.event import Event, placed, play
from ludotheque.table import requests
from ludotheque.table.limits import DEFAULTS
from ludotheque.table.tests.evening import Screen
from ludotheque.table.tokens import hashed


def hall_of(screen: Screen) -> dict[str, object]:
    found: dict[str, object] = screen.table["hall"]
    return found


def test_all_get_the_same_cards_at_the_same_moment(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 60})
        screens = [await now.join(name) for name in ("Ann", "Bob", "Cleo")]
        assert {screen.table["phase"] for screen in screens} == {"lobby"}
        assert hall_of(screens[0])["phase"] == "gathering"
        await now.lead("start")
        rows = [screen.match["view"]["shown"]["rows"] for screen in screens]
        assert rows[0] == rows[1] == rows[2]
        assert len({screen.shown["clock"]["deadline"] for screen in screens}) == 1
        watches = {screen.room.driver.live.watch.since for screen in screens if screen.room.driver}
        assert len(watches) == 1
        assert screens[0].table["deal"]["kind"] == "hall"
        assert not screens[0].table["hints"]
        assert screens[0].table["host"] is None
        assert screens[0].table["code"] is None
        first = rows[0]
        await now.advance(3_000)
        for screen in screens:
            await placed(screen)
        await now.settle()
        await now.advance(30_000)
        assert screens[0].match["view"]["shown"]["rows"] != first

    play(tmp_path, story)


def test_rounds_follow_each_other_and_end_with_a_podium(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open(options={"sand": 30}, rounds=2)
        ann, bob = await now.join("Ann"), await now.join("Bob")
        await now.lead("start")
        await now.advance(3_000)
        assert (now.wall.phase, now.wall.round, now.wall.playing, now.wall.done) == ("playing", 1, 2, 0)
        assert now.wall.time is not None
        assert (now.wall.time.left, now.wall.time.whole, now.wall.time.running) == (30_000, 33_000, True)
        await placed(ann, 8)
        assert (now.wall.playing, now.wall.done) == (2, 1)
        assert now.wall.evaluation is None
        assert now.wall.ranking == []
        await placed(bob)
        await now.settle()
        assert now.wall.phase == "between"
        found = now.wall.evaluation
        assert found is not None
        assert found.unavoidable is not None
        assert sum(bar.people for bar in found.spread) == 2
        assert found.best is not None
        assert found.best.score >= found.unavoidable
        assert {line.name for line in now.wall.ranking} == {"Ann", "Bob"}
        assert hall_of(ann)["place"] in (1, 2)
        assert hall_of(ann)["next_in"] == 30_000
        await now.advance(30_000)
        assert now.wall.phase == "playing"
        await now.advance(33_000)
        assert hall.assembly.phase == "over", "nobody acted in the last round, whose sand ran out"
        assert [len(one.reached) for one in hall.assembly.rounds] == [2, 0]
        assert now.wall.code is None
        firsts = [line.rounds[0] for line in now.results.people]
        assert [line.total for line in now.wall.ranking] == [8 + one.score for one in firsts if one is not None]

    play(tmp_path, story)


def test_what_was_possible_and_replays_are_sealed_until_all_are_done(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 30})
        ann, bob = await now.join("Ann"), await now.join("Bob")
        await now.lead("start")
        await now.advance(3_000)
        await placed(ann)
        assert ann.table["phase"] == "over"
        assert ann.match["replay"] is None
        assert ann.table["evening"][-1]["replay"] is None
        assert ann.refused(await ann.ask(requests.Review)) == "hall-sealed"
        again = await now.screen(ann.room, "Ann")
        assert again.match["replay"] is None
        await placed(bob)
        await now.settle()
        replay = ann.match["replay"]
        assert replay is not None
        assert ann.table["evening"][-1]["replay"] == replay
        assert ann.refused(await ann.ask(requests.Review)) is None
        assert await now.tables.store.replay(replay) is not None
        assert [line.rounds[0].replay for line in now.results.people if line.rounds[0] and line.name == "Ann"] == [
            replay
        ]

    play(tmp_path, story)


def test_who_comes_late_plays_from_the_next_round_on(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 30})
        ann = await now.join("Ann")
        await now.lead("start")
        late = await now.join("Zoe")
        assert late.table["phase"] == "lobby"
        assert hall_of(late)["rests"]
        await now.advance(3_000)
        await placed(ann, 8)
        await now.settle()
        await now.advance(30_000)
        assert late.table["phase"] == "playing"
        await now.advance(3_000)
        await placed(late, 8)
        await placed(ann, 8)
        await now.settle()
        lines = {line.name: line for line in now.results.people}
        assert lines["Zoe"].rounds[0] is None
        assert lines["Zoe"].total == 8 + (lines["Zoe"].rounds[1] or pytest.fail("a result")).score

    play(tmp_path, story)


def test_the_same_phone_comes_back_to_the_same_chair(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 30})
        ann = await now.join("Ann")
        await now.lead("start")
        await now.advance(3_000)
        assert ann.refused(await ann.do(0, 0)) is None
        await ann.cut()
        await now.advance(5_000)
        assert await people.join(now.hall, ann.device, "Somebody else", 0) == ann.room.party.id
        await ann.connect(again=True)
        assert ann.board()[0] == 0
        assert len(now.hall.assembly.people) == 1

    play(tmp_path, story)


def test_nobody_plays_for_who_is_away(tmp_path: Path) -> None:
    """They have no result: neither a bot's, nor that of an empty board."""

    async def story(now: Event) -> None:
        await now.open(options={"sand": 60}, rounds=1)
        ann, bob = await now.join("Ann"), await now.join("Bob")
        await now.lead("start")
        await bob.cut()
        await now.advance(3_000)
        await placed(ann)
        await now.advance(60_000)
        assert now.wall.phase == "over"
        assert now.wall.evaluation is not None
        assert now.wall.evaluation.missing == 1
        assert {line.name: line.place for line in now.results.people} == {"Ann": 1, "Bob": None}

    play(tmp_path, story)


def test_who_has_been_away_for_long_is_not_expected(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(gap=None)
        ann, bob = await now.join("Ann"), await now.join("Bob")
        await bob.cut()
        await now.advance(10 * 60_000)
        await now.lead("start")
        assert ann.table["phase"] == "playing"
        assert now.wall.playing == 1

    play(tmp_path, story)


def test_who_leaves_keeps_results_and_may_come_back(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 30}, rounds=3)
        ann, bob = await now.join("Ann"), await now.join("Bob")
        await now.lead("start")
        await now.advance(3_000)
        await placed(ann)
        await people.leave(now.hall, bob.device)
        await now.settle()
        assert now.wall.phase == "between", "nobody is waited for who has left"
        assert bob.table["phase"] == "lobby"
        assert hall_of(bob)["table"] is None
        assert now.wall.people == 1
        back = await now.join("Bob")
        assert back.room is bob.room
        assert now.wall.people == 2
        with pytest.raises(Refused, match="hall-stranger"):
            await people.leave(now.hall, hashed("nobody"))

    play(tmp_path, story)


def test_the_host_removes_a_name(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 30})
        ann, rude = await now.join("Ann"), await now.join("Rude")
        await now.lead("start")
        await now.advance(3_000)
        await placed(ann)
        await placed(rude)
        await now.settle()
        await people.remove(now.hall, 1)
        assert [line.name for line in now.wall.ranking] == ["Ann"]
        assert now.wall.newest == ["Ann"]
        assert [line.name for line in now.results.people] == ["Ann"]
        assert now.wall.evaluation is not None
        assert sum(bar.people for bar in now.wall.evaluation.spread) == 1
        with pytest.raises(Refused, match="hall-removed"):
            await now.join("Rude")
        with pytest.raises(Refused, match="hall-stranger"):
            await people.remove(now.hall, 7)
        other = await now.join("Rude".upper() + "r")
        assert other.table["phase"] == "lobby"

    play(tmp_path, story)


def test_names_are_unlike_and_a_hall_has_its_size(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open()
        await now.join("Ann")
        with pytest.raises(Refused, match="name-taken"):
            await people.join(now.hall, hashed("x"), "ANN", 0)
        with pytest.raises(Refused, match="name-empty"):
            await people.join(now.hall, hashed("x"), "...", 0)
        await now.join("Bob")
        with pytest.raises(Refused, match="hall-full"):
            await now.join("Cleo")
        await now.lead("end")
        with pytest.raises(Refused, match="hall-over"):
            await people.join(now.hall, hashed("x"), "Dan", 0)

    play(tmp_path, story, replace(DEFAULTS, hall_people=2))


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        (requests.Start, {}),
        (requests.Pause, {"paused": True}),
        (requests.End, {}),
        (requests.Again, {}),
        (requests.Leave, {"seat": 0}),
        (requests.Move, {"seat": 0}),
        (requests.Rename, {"seat": 0, "name": "Bee"}),
        (requests.Sit, {"seat": None, "name": "Bee"}),
        (requests.NextTime, {"name": "Bee"}),
    ],
    ids=lambda given: getattr(given, "__name__", ""),
)
def test_a_table_of_a_hall_takes_no_orders(tmp_path: Path, kind: type, more: dict[str, object]) -> None:
    async def story(now: Event) -> None:
        await now.open()
        ann = await now.join("Ann")
        await now.lead("start")
        assert ann.refused(await ann.ask(kind, **more)) == "hall-leads"
        stranger = await now.screen(ann.room, "Eve")
        assert stranger.refused(await stranger.ask(kind, **more)) == "hall-leads"
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) == "no-hints"

    play(tmp_path, story)


def test_the_host_pauses_skips_and_ends(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 60}, rounds=5, minutes=5)
        ann, bob = await now.join("Ann"), await now.join("Bob")
        for wanted in ("pause", "skip", "resume"):
            with pytest.raises(Refused, match="not-now"):
                await now.lead(wanted)
        await now.lead("start")
        with pytest.raises(Refused, match="not-now"):
            await now.lead("start")
        await now.advance(10_000)
        await now.lead("pause")
        assert ann.table["paused"]
        assert hall_of(ann)["paused"]
        await now.advance(600_000)
        assert now.wall.time is not None
        assert (now.wall.time.left, now.wall.time.running) == (53_000, False)
        await now.lead("resume")
        await placed(ann)
        await now.lead("skip")
        assert bob.table["phase"] == "lobby", "a match that was called off has no result"
        assert [line.place for line in now.results.people] == [1, None]
        await now.lead("pause")
        await now.advance(600_000)
        assert now.wall.time is not None
        assert now.wall.time.left == 30_000
        await now.lead("resume")
        await now.lead("start")
        assert now.wall.round == 2
        await now.lead("end")
        assert now.hall.assembly.phase == "over"
        assert ann.table["phase"] == "lobby"
        for wanted in ("start", "pause", "skip", "end"):
            with pytest.raises(Refused, match="not-now"):
                await now.lead(wanted)

    play(tmp_path, story)


def test_teams_count_their_best(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 30}, teams="best")
        with pytest.raises(Refused, match="hall-team"):
            await now.join("Ann")
        ann, bob, cleo = [await now.join(name, team) for name, team in (("Ann", 1), ("Bob", 1), ("Cleo", 2))]
        await now.lead("start")
        await now.advance(3_000)
        await placed(ann, 8)
        for screen in (bob, cleo):
            await placed(screen)
        await now.settle()
        scores = {line.name: line.rounds[0].score for line in now.results.people if line.rounds[0]}
        totals = {line.number: line.total for line in now.wall.teams}
        assert totals == {1: min(scores["Ann"], scores["Bob"]), 2: scores["Cleo"]}
        assert (hall_of(ann)["team"], hall_of(ann)["team_place"]) == (1, 1)

    play(tmp_path, story)
