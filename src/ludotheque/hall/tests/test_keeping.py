"""A hall survives a restart at any moment, a device is forgotten in it, and it is put away when nobody comes."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque.core.refusal import Refused
from ludotheque.hall.assembly import Round, stored_assembly
from ludotheque.hall.kept import MOST_READ
from ludotheque.hall.results import as_csv, safe
from ludotheque.hall.tests.event import HOST, Event, placed, play
from ludotheque.store import RoomRow
from ludotheque.table.codes import row_with_code, table_with_code
from ludotheque.table.forgetting import forget_device
from ludotheque.table.limits import DEFAULTS
from ludotheque.table.restore import Unfit
from ludotheque.table.tests.evening import Fails


def test_a_round_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 60}, minutes=5)
        ann, bob = await now.join("Ann"), await now.join("Bob")
        await now.lead("start")
        await now.advance(3_000)
        await placed(ann, 8)
        assert bob.refused(await bob.do(0, 0)) is None
        cards = bob.match["view"]["shown"]["rows"]
        await now.advance(10_000)
        await now.restart()
        assert now.hall.assembly.phase == "playing"
        assert (now.wall.playing, now.wall.done) == (2, 1)
        await bob.connect()
        assert bob.match["view"]["shown"]["rows"] == cards
        assert bob.board()[0] == 0
        assert bob.match["replay"] is None
        await ann.connect()
        assert ann.match["replay"] is None
        await now.advance(60_000)
        assert now.wall.phase == "between"
        assert {line.name for line in now.wall.ranking} == {"Ann", "Bob"}
        assert ann.match["replay"] is not None
        await now.restart()
        for screen in (ann, bob):
            await screen.connect()
        assert now.wall.phase == "between"
        assert now.wall.ranking
        await now.advance(30_000)
        assert ann.table["phase"] == "playing"
        assert now.wall.round == 2

    play(tmp_path, story)


def test_a_match_that_had_not_begun_before_the_power_failed_begins_then(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open()
        ann, bob = await now.join("Ann"), await now.join("Bob")
        round_ = Round(seed="ab" * 32, people=(0, 1))
        await now.hall.save(replace(now.hall.assembly, phase="playing", rounds=(round_,)))
        await now.restart()
        for screen in (ann, bob):
            await screen.connect()
            assert screen.table["phase"] == "playing"
        assert ann.match["view"]["shown"]["rows"] == bob.match["view"]["shown"]["rows"]

    play(tmp_path, story)


def test_a_match_of_a_round_that_is_over_ends_after_a_restart(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open()
        ann = await now.join("Ann")
        await now.lead("start")
        over = replace(now.hall.assembly.rounds[0], over=True)
        await now.hall.save(replace(now.hall.assembly.with_round(over), phase="between"))
        await now.restart()
        await ann.connect()
        assert ann.table["phase"] == "lobby"

    play(tmp_path, story)


def test_a_pause_outlasts_a_restart(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(minutes=5)
        ann = await now.join("Ann")
        await now.lead("start")
        await now.advance(3_000)
        await now.lead("pause")
        await now.restart()
        await ann.connect()
        assert ann.table["paused"]
        await now.advance(600_000)
        assert now.wall.phase == "playing"
        await now.lead("resume")
        assert not ann.table["paused"]

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
def test_a_full_disk_costs_nobody_a_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a round that could not be stored is stored later."""

    async def story(now: Event) -> None:
        await now.open(options={"sand": 30})
        ann = await now.join("Ann")
        await now.lead("start")
        await now.advance(3_000)
        store = now.tables.store
        with monkeypatch.context() as patch:
            patch.setattr(store, "save_room", Fails(store.save_room, times=1, after=1))
            await placed(ann, 8)
            await now.settle()
            assert not now.hall.assembly.finished
            await now.advance(1_000)
        assert now.hall.assembly.phase == "between"
        assert [line.place for line in now.results.people] == [1]

    play(tmp_path, story)


def test_one_table_without_a_match_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 30}, gap=None)
        screens = [await now.join(name) for name in ("Ann", "Bob", "Cleo")]
        store = now.tables.store
        with monkeypatch.context() as patch:
            patch.setattr(store, "open_match", Fails(store.open_match, times=1))
            await now.lead("start")
        assert sorted(screen.table["phase"] for screen in screens) == ["lobby", "playing", "playing"]
        await now.advance(3_000)
        for screen in screens:
            if screen.table["phase"] == "playing":
                await placed(screen)
        await now.settle()
        assert now.wall.phase == "between"

    play(tmp_path, story)


def test_a_device_is_forgotten(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open(options={"sand": 30}, rounds=1)
        ann, bob = await now.join("Ann"), await now.join("Bob")
        await now.lead("start")
        await now.advance(3_000)
        for screen in (ann, bob):
            await placed(screen)
        await now.settle()
        assert await now.halls.forget_device(ann.device) == 1
        await forget_device(now.tables, ann.device)
        assert sorted(line.name for line in now.results.people) == ["", "Bob"]
        row = await now.tables.store.room(hall.assembly.id)
        assert row is not None
        assert "Ann" not in row.doc
        assert ann.device not in row.doc
        await now.advance(1_000 * DEFAULTS.hall_over_seconds)
        assert len(now.halls) == 0
        assert await now.halls.forget_device(bob.device) == 1
        assert await now.halls.forget_device(HOST) == 1
        assert await now.halls.forget_device(HOST) == 0
        kept = (await now.halls.kept(hall.assembly.id)).assembly
        assert (kept.host, [person.name for person in kept.people]) == (None, ["", ""])

    play(tmp_path, story)


def test_a_hall_is_put_away_with_its_tables_and_its_results_stay(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open(rounds=1)
        ann = await now.join("Ann")
        code = hall.assembly.code or ""
        row = await row_with_code(now.tables.store, code)
        assert row.is_hall
        with pytest.raises(Refused, match="code-of-hall"):
            await table_with_code(now.tables.store, code)
        await now.advance(1_000 * DEFAULTS.hall_idle_seconds)
        assert len(now.halls) == 0
        assert len(now.tables.directory) == 0
        for name in (hall.assembly.id, ann.room.party.id):
            kept = await now.tables.store.room(name)
            assert kept is not None
            assert not kept.open
        with pytest.raises(Refused, match="code-unknown"):
            await row_with_code(now.tables.store, code)
        with pytest.raises(Refused, match="hall-unknown"):
            await now.halls.find(hall.assembly.id)
        assert (await now.halls.kept(hall.assembly.id)).assembly.people[0].name == "Ann"
        with pytest.raises(Refused, match="hall-unknown"):
            await now.halls.kept(ann.room.party.id)

    play(tmp_path, story)


def test_how_many_halls_there_may_be(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open()
        with pytest.raises(Refused, match="hall-one-more"):
            await now.open()
        await now.lead("end")
        await now.open()
        with pytest.raises(Refused, match="halls-full"):
            await now.halls.open("another", now.hall.assembly.agreed)

    play(tmp_path, story, replace(DEFAULTS, device_halls=1, halls=2))


@pytest.mark.parametrize(
    ("most", "why"),
    [({"device_halls": 2}, "hall-one-more"), ({"network_halls": 2}, "halls-of-network"), ({"halls": 2}, "halls-full")],
)
def test_halls_that_are_being_opened_count(tmp_path: Path, most: dict[str, int], why: str) -> None:
    async def story(now: Event) -> None:
        agreed = (await now.open()).assembly.agreed
        found = await asyncio.gather(
            *(now.halls.open("one", agreed, "192.0.2.1") for _ in range(4)), return_exceptions=True
        )
        refused = [one.key for one in found if isinstance(one, Refused)]
        assert set(refused) == {why}
        assert len(now.halls) + len(refused) == 5
        assert not now.halls.opening

    play(tmp_path, story, replace(DEFAULTS, **most))


def test_a_hall_that_was_put_away_is_worked_out_once(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open(rounds=1)
        ann = await now.join("Ann")
        await now.lead("end")
        await now.advance(1_000 * DEFAULTS.hall_over_seconds)
        name = hall.assembly.id
        first = await now.halls.kept(name)
        assert first.results is (await now.halls.kept(name)).results
        assert first.results.people[0].name == "Ann"
        assert await now.halls.forget_device(ann.device) == 1
        assert not now.halls.put_away.read
        assert (await now.halls.kept(name)).results.people[0].name == ""
        row = await now.tables.store.room(name)
        assert row is not None
        for number in range(2 * MOST_READ):
            now.halls.put_away.of(replace(row, id=str(number), doc=row.doc.replace(name, str(number))))
        assert len(now.halls.put_away.read) == MOST_READ

    play(tmp_path, story)


@pytest.mark.parametrize(
    ("game", "options", "why"),
    [
        ("chess", {}, "game-unknown"),
        ("ubongo", {}, "hall-not-this-mode"),
        ("dwarfcity", {"mode": "kobold"}, "hall-not-this-mode"),
        ("uluru", {"mode": "custom", "levels": [1]}, "levels-too-few"),
        ("uluru", {"sand": 7}, "options-bad"),
    ],
)
def test_what_cannot_be_played_in_a_hall(tmp_path: Path, game: str, options: dict[str, object], why: str) -> None:
    async def story(now: Event) -> None:
        with pytest.raises(Refused, match=why):
            await now.open(game, options=options)

    play(tmp_path, story)


def test_a_hall_that_cannot_be_read_is_set_aside(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open()
        kept = hall.assembly
        doc = kept.to_row(1, 0).doc
        for bad in ("{", doc.replace('"uluru"', '"chess"'), doc.replace(kept.id, "x")):
            with pytest.raises(Unfit):
                stored_assembly(RoomRow(kept.id, 1, bad, hall=kept.id))
        await now.tables.store.save_room(replace(kept.to_row(hall.version + 1, 0), doc="{"))
        with pytest.raises(Refused, match="hall-unknown"):
            await now.restart()
        assert hall.assembly.id in now.tables.directory.aside

    play(tmp_path, story)


def test_results_as_csv(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 30}, rounds=1, teams="mean")
        ann, dash = await now.join("Ann", 3), await now.join("-2", 4)
        await now.join("Zoë the late", 5)
        await now.lead("start")
        await now.advance(3_000)
        await placed(ann, 8)
        await placed(dash)
        await now.advance(30_000)
        head, first, second, third = csv.reader(io.StringIO(as_csv(now.hall.assembly)))
        assert head == ["place", "name", "team", "total stones", "round 1"]
        assert {first[1], second[1]} == {"Ann", "'-2"}
        assert third == ["", "Zoë the late", "5", "", ""]
        assert first[3] == first[4]

    play(tmp_path, story)


def test_no_cell_is_a_formula() -> None:
    assert [safe(name) for name in ("Ann", "=1+1", "@x")] == ["Ann", "'=1+1", "'@x"]
