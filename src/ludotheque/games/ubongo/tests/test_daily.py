"""What no person can do at the mission of the day: a floor for each mission, from the mission itself."""

from __future__ import annotations

from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.book import Mission, standard
from ludotheque.games.ubongo.bots import HAND, LEAST, LEVELS, USUAL
from ludotheque.games.ubongo.daily import WEEK, fastest, least
from ludotheque.games.ubongo.model import Options, Task
from ludotheque.games.ubongo.tests.playing import Table


def task(mission: Mission) -> Task:
    names = mission.board, mission.side, mission.symbol, mission.shape, mission.pieces, mission.difficulty
    return Task(*names)  # type: ignore[arg-type]


def test_a_mission_that_takes_a_longer_search_has_a_higher_floor() -> None:
    """Protects the list of the day: a script was as welcome at the hardest mission as at the easiest."""
    floors = {(len(mission.pieces), mission.difficulty): list[int]() for mission in standard().missions()}
    for mission in standard().missions():
        floors[len(mission.pieces), mission.difficulty].append(least(task(mission)))
    for (pieces, difficulty), found in floors.items():
        assert min(found) >= (LEAST + pieces * HAND) // 2
        assert max(found) < 1_000 * USUAL[difficulty - 1] * LEVELS[-1].factor, "the quickest bot is slower"
        easier = floors.get((pieces, difficulty - 1), [])
        assert not easier or max(easier) < min(found)
    assert len({floor for found in floors.values() for floor in found}) > 50


def test_the_floor_of_a_race_is_that_of_the_missions_that_were_covered() -> None:
    table = Table(Options(mode="count", length=5), 1)
    table.tick()
    assert fastest(rules.observe(table.state, 0)) == 0
    wanted = 0
    for _ in range(5):
        now = table.shown.tasks[0]
        assert now is not None
        wanted += least(now)
        table.cover(0, after=20_000)
    assert fastest(rules.observe(table.state, 0)) == wanted
    assert fastest(rules.observe(table.state, None)) == 0


def test_every_day_has_a_floor() -> None:
    assert {options.mode for options in WEEK} == {"count"}
