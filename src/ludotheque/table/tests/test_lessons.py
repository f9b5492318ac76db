"""Lessons with a bot beside the learner, and lessons that begin in the middle of a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.games import GAMES
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.lesson import LESSON, MATE
from ludotheque.table import preset_tables
from ludotheque.table.preset_tables import open_lesson
from ludotheque.table.tests.evening import Evening, Screen, play
from ludotheque.table.tokens import hashed

NUMBERS = {rules.written(action): number for number, action in enumerate(rules.catalogue(LESSON.options))}
LONG = 10_000
"""Longer than anybody thinks."""


async def begun(now: Evening) -> Screen:
    return await now.screen(await open_lesson(now.tables, hashed("Ann"), "Ann", "ostriches"), "Ann")


def test_the_learner_sits_down_in_the_middle_of_a_match(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await begun(now)
        assert [(chair["who"], chair["level"]) for chair in ann.table["chairs"]] == [("person", None), ("bot", MATE)]
        table: dict[str, Any] = ann.match["view"]["table"]
        assert (ann.match["seat"], table["turn"], table["phase"], table["turns"]) == (0, 0, "move", 14)
        assert NUMBERS["e5c6!"] in ann.match["legal"]
        assert ann.events == [], "what was played before is no news"

    play(tmp_path, story)


def test_the_mate_answers_and_the_result_is_kept_nowhere(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await begun(now)
        assert ann.refused(await ann.do(0, NUMBERS["f2d1/nw+"])) is None
        assert ann.match["view"]["table"]["turn"] == 1
        for _ in range(3):  # a landing, its power and its rotation at most
            await now.advance(LONG)
        assert ann.match["view"]["table"]["turn"] == 0
        await ann.do(0, NUMBERS["#"])
        assert ann.match["outcome"]["reason"] == "resigned"
        kept = await now.tables.store.replay(ann.match["replay"])
        assert kept is not None
        assert {row.record for row in await now.tables.store.results(kept.id)} == {None}

    play(tmp_path, story)


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await begun(now)
        await ann.do(0, NUMBERS["e5c6!"])
        before = ann.match
        await now.restart()
        await ann.connect()
        assert ann.match == before

    play(tmp_path, story)


def test_the_script_of_a_lesson_must_be_legal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lesson that its own rules refuse is a defect of the game and raises at once."""
    broken = replace(LESSON, played=(*LESSON.played, (1, rules.read("pass"))))
    monkeypatch.setattr(preset_tables, "GAMES", {"ostriches": replace(GAMES["ostriches"], lesson=broken)})

    async def story(now: Evening) -> None:
        with pytest.raises(AssertionError, match="laid down"):
            await begun(now)

    play(tmp_path, story)
