"""A deal played again, alone or against a ghost: the same cards, and a run that comes back as it was."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque.core import Act, read, verify
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Dealt
from ludotheque.store import MatchRow
from ludotheque.table import requests
from ludotheque.table.deals import stored_deal
from ludotheque.table.frames import Player
from ludotheque.table.ghosts import Ghost, ghosts_at
from ludotheque.table.match_log import record_text
from ludotheque.table.preset_tables import open_again, picks_for
from ludotheque.table.tests.evening import LOCK, READY, Evening, Screen, play
from ludotheque.table.tokens import hashed

MOVES = [(4_000, 8 * bird + (3 * bird) % 8) for bird in range(8)]


async def first_run(now: Evening, *names: str, moves: list[tuple[int, int]] = MOVES, **options: Any) -> MatchRow:
    """A match in which the first player acts so in every round, after so many milliseconds each."""
    people = await now.table(*names, **options)
    await people[0].ask(requests.Start)
    while people[0].table["phase"] == "playing":
        await now.advance(3_000)
        for after, action in moves:
            await now.advance(after)
            await people[0].do(0, action)
        for seat, person in enumerate(people):
            await person.do(seat, LOCK)
        for seat, person in enumerate(people):
            await now.advance(9_000)
            await person.do(seat, READY)
    kept = await now.tables.store.replay(people[0].match["replay"])
    assert kept is not None
    for person in people:
        await person.cut()
    return kept


async def raced(now: Evening, match: MatchRow, ghost: int | None, name: str = "Eve") -> Screen:
    room = await open_again(now.tables, hashed(name), name, match, ghost)
    return await now.screen(room, name)


async def record_of(now: Evening, replay: str) -> Any:
    kept = await now.tables.store.replay(replay)
    assert kept is not None
    return read(record_text(GAMES["uluru"], kept, await now.tables.store.log(kept.id)), lambda _key: rules)


def acts_of(record: Any, seat: int) -> list[tuple[int, Any]]:
    """What a seat did in a match, and when; without getting ready."""
    ready = rules.catalogue(rules.options())[READY]
    acts = [row for row in record.rows if isinstance(row, Act) and row.seat == seat]
    return [(row.at, row.action) for row in acts if row.action != ready]


def cards(screen: Screen) -> Any:
    return screen.match["view"]["shown"]["rows"]


def test_the_same_cards_alone(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        match = await first_run(now, "Ann", "Bob", rounds=2)
        before = await record_of(now, match.replay or "")
        eve = await raced(now, match, None)
        seen = [cards(eve)]
        assert eve.table["deal"] == {"kind": "again", "date": None, "of": match.replay, "counts": False, "round": None}
        assert [chair["name"] for chair in eve.table["chairs"]] == ["Eve"]
        await now.advance(3_000)
        await eve.do(0, LOCK)
        await eve.do(0, READY)
        seen.append(cards(eve))
        await now.advance(3_000)
        await eve.do(0, LOCK)
        then = [event.wish for *_, events in verify(before) for event in events if isinstance(event, Dealt)]
        assert [wish["kind"] for rows in seen for row in rows for wish in row] == [wish.kind for wish in then]
        again = await record_of(now, eve.match["replay"])
        assert len(list(verify(again))) == len(again.rows)
        assert len(again.script) == 16

    play(tmp_path, story)


def test_a_ghost_acts_when_it_acted_then(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        match = await first_run(now, "Ann", rounds=2)
        before = await record_of(now, match.replay or "")
        eve = await raced(now, match, 0)
        ghost = eve.table["chairs"][1]
        assert (ghost["who"], ghost["name"], ghost["here"], ghost["mine"]) == ("ghost", "Ann", True, False)
        for number in range(2):
            await now.advance(3_000)
            await now.advance(31_999)
            assert eve.match["view"]["shown"]["locked"] == []
            await now.advance(1)
            assert eve.match["view"]["shown"]["locked"] == [1], "thirty-two seconds after the glass was turned"
            await eve.do(0, LOCK)
            if number == 0:
                assert eve.match["view"]["shown"]["phase"] == "review"
                await now.advance(0)
                assert eve.match["view"]["shown"]["ready"] == [1], "a ghost keeps nobody waiting"
                await eve.do(0, READY)
        assert eve.table["phase"] == "over"
        again = await record_of(now, eve.match["replay"])
        assert again.who == ("person", "ghost")
        assert len(list(verify(again))) == len(again.rows)
        landed, haunted = acts_of(before, 0), acts_of(again, 1)
        assert haunted[:9] == landed[:9]
        assert [action for _, action in haunted] == [action for _, action in landed]
        assert again.end.outcome.score[1] == before.end.outcome.score[0], "the same result as then"

    play(tmp_path, story)


def test_results_of_a_deal_played_again_compare_among_themselves(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        store = now.tables.store
        match = await first_run(now, "Ann", rounds=1)
        own = (await store.results(match.id))[0].record
        eve = await raced(now, match, 0)
        await now.advance(3_000)
        await eve.do(0, LOCK)
        await now.advance(60_000)
        second = await store.replay(eve.match["replay"])
        assert second is not None
        fay = await raced(now, second, 1, "Fay")
        assert fay.table["deal"]["of"] == match.replay, "the first match of them all"
        assert fay.table["chairs"][1]["name"] == "Ann", "a ghost of a ghost"
        await now.advance(3_000)
        await fay.do(0, LOCK)
        await now.advance(60_000)
        assert [row.name for row in await store.records(f"deal/{match.replay}")] == ["Eve", "Fay"]
        assert [row.name for row in await store.records(own or "")] == ["Ann"]

    play(tmp_path, story)


def test_a_ghost_goes_on_after_a_restart_at_any_moment(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        match = await first_run(now, "Ann", rounds=2)
        eve = await raced(now, match, 0)
        for number in range(2):
            for _ in range(9):
                await now.restart()
                await eve.connect()
                await now.advance(4_000)
            assert eve.match["view"]["shown"]["locked"] == [1], f"round {number}"
            await eve.do(0, LOCK)
            await now.restart()
            await eve.connect()
            await now.advance(0)
            if number == 0:
                assert eve.match["view"]["shown"]["ready"] == [1]
                await now.restart()
                await eve.connect()
                await eve.do(0, READY)
        again = await record_of(now, eve.match["replay"])
        before = await record_of(now, match.replay or "")
        assert len(list(verify(again))) == len(again.rows)
        assert sum(isinstance(row, Act) and row.seat == 1 for row in again.rows) == 9 + 1 + 9
        assert again.end.outcome.score[1] == before.end.outcome.score[0]

    play(tmp_path, story)


def test_a_ghost_that_is_refused_stops(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        match = await first_run(now, "Ann", rounds=1)
        eve = await raced(now, match, 0)
        driver = eve.room.driver
        assert driver is not None
        unlock = rules.catalogue(rules.options())[73]
        driver.occupants[1].ghost = Ghost({1: [(5_000, unlock), (6_000, rules.catalogue(rules.options())[LOCK])]})
        driver.bots.schedule.drop(1)
        driver.bots.haunt()
        await now.advance(30_000)
        assert eve.match["view"]["shown"]["locked"] == []
        await now.advance(60_000)
        assert eve.table["phase"] == "over", "the sand runs out without it"

    play(tmp_path, story)


def test_the_host_may_send_a_ghost_away(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        match = await first_run(now, "Ann", rounds=1)
        eve = await raced(now, match, 0)
        await now.advance(3_000)
        assert eve.refused(await eve.ask(requests.Invite, seat=1, level="master")) is None
        assert eve.table["chairs"][1]["who"] == "bot"
        await now.advance(60_000)
        assert eve.table["phase"] == "over"
        assert eve.refused(await eve.ask(requests.Again)) is None

    play(tmp_path, story)


def test_ghosts_are_gone_before_the_next_match(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        match = await first_run(now, "Ann", rounds=1)
        eve = await raced(now, match, 0)
        await now.advance(70_000)
        await eve.ask(requests.Again)
        assert [chair["who"] for chair in eve.table["chairs"]] == ["person", *["empty"] * 4]
        assert eve.table["deal"] is None

    play(tmp_path, story)


def test_what_cannot_be_raced_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        match = await first_run(now, "Ann", rounds=1)
        with pytest.raises(Refused, match="ghost-unknown"):
            await raced(now, match, 3)
        with pytest.raises(Refused, match="name-bad"):
            await raced(now, match, 0, "<b>")
        each = await first_run(now, "Ann", "Bob", rounds=1, turns="each", moves=[])
        with pytest.raises(Refused, match="deal-not-again"):
            await raced(now, each, 0)
        box = replace(GAMES["uluru"], redeal=None)
        header: Any = type("Header", (), {"seats": [None] * 3, "options": b"{}"})
        assert picks_for(box, header, [1, 2], 2) is None
        assert picks_for(box, header, [1, 2], 3) is None, "nothing is dealt there"
        eve = await raced(now, match, 0)
        monkeypatch.setattr(rules, "version", 99)
        assert await ghosts_at(eve.room.party, now.tables.store, now.tables.thinking) == {}, (
            "runs by other rules do not come back"
        )
        monkeypatch.undo()

    play(tmp_path, story)


runs = st.lists(st.tuples(st.integers(0, 9_000), st.integers(0, 73)), max_size=12)


LOCKED_TOO_EARLY = [(115, 23), (3355, 72), (974, 73), (3461, 38), (414, 12), (7290, 47), (0, 55)]
"""A run that locks in and takes that back: where everybody else has locked in before, its lock ends the round."""


@pytest.mark.slow
@given(moves=runs, seats=st.integers(1, 3), sand=st.sampled_from([30, None]))
@example(moves=LOCKED_TOO_EARLY, seats=3, sand=30)
@settings(max_examples=25, deadline=None)
def test_any_run_comes_back_with_the_same_result(moves: list[tuple[int, int]], seats: int, sand: int | None) -> None:
    async def story(now: Evening) -> None:
        match = await first_run(now, *("Ann", "Bob", "Cleo")[:seats], moves=moves, rounds=1, sand=sand)
        before = await record_of(now, match.replay or "")
        eve = await raced(now, match, 0)
        await now.advance(3_001 + sum(after for after, _ in moves))
        await eve.do(0, LOCK)
        await now.advance(400_000)
        again = await record_of(now, eve.match["replay"])
        assert len(list(verify(again))) == len(again.rows)
        assert again.end.outcome.score[1] == before.end.outcome.score[0]

    with tempfile.TemporaryDirectory() as folder:
        play(Path(folder), story)


@pytest.mark.parametrize(
    ("kept", "player"),
    [
        ('"Ann"', Player("ghost", "Ann")),
        ('"person"', Player("ghost")),
        ('"bot:master"', Player("ghost", level="master")),
        ('"bot:master 2"', Player("ghost", level="master", number=2)),
        ('{"kind":"ghost","name":"Ann","level":null,"number":null}', Player("ghost", "Ann")),
        ("null", None),
    ],
)
def test_whose_run_it_is_also_of_matches_that_kept_a_name_alone(kept: str, player: Player | None) -> None:
    deal = stored_deal(f'{{"view":{{"kind":"again"}},"ghost":{kept}}}')
    assert deal is not None
    assert deal.player == player
