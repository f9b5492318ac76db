"""A written record verifies, and every change to it is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core import BadRecord, Sat, read, seed_from, verify, write
from ludotheque.core.record import AnyGame
from ludotheque.core.testing import Trial
from ludotheque.core.tests.miniatures import campfire, cups, stopwatch, tapping

GAMES: dict[str, AnyGame] = {game.key: game for game in (campfire, cups, stopwatch, tapping)}
MATCH = Trial(campfire, campfire.Options(drops=3), (campfire.Own(),) * 3, 2).record()
TEXT = write(MATCH)
LINES = TEXT.splitlines()


def problem(text: str) -> tuple[int, str]:
    with pytest.raises(BadRecord) as bad:
        for _ in verify(read(text, GAMES.get)):
            pass
    return bad.value.line, bad.value.key


def changed(line: int, **fields: Any) -> str:
    """The record with some fields of a line (counted from 1) replaced."""
    lines = list(LINES)
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **fields})
    return "\n".join(lines)


def test_what_is_written_reads_back_and_verifies() -> None:
    again = read(TEXT, GAMES.get)
    assert write(again) == TEXT
    steps = list(verify(again))
    assert [line for line, *_ in steps] == list(range(2, len(LINES)))
    assert campfire.outcome(steps[-1][2].state) == again.end.outcome


def test_the_first_line_promises_what_the_last_one_keeps() -> None:
    header, end = json.loads(LINES[0]), json.loads(LINES[-1])
    assert header["type"] == "match"
    assert header["game"] == "campfire"
    assert header["options"] == {"drops": 3}
    assert len(header["seats"]) == 3
    assert "seed" not in header
    assert end["type"] == "end"
    assert set(end["outcome"]) == {"places", "score", "unit", "reason", "record", "drawn", "more_is_better"}


DRAW = next(number for number, line in enumerate(LINES, 1) if '"draw"' in line)
ACT = next(number for number, line in enumerate(LINES, 1) if '"act"' in line)
LAST = len(LINES)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("", 1, "record-empty"),
        (" \n\n", 1, "record-empty"),
        ("nonsense", 1, "record-line"),
        ('{"type":"match","options":' + "[" * 100_000, 1, "record-too-deep"),
        ('{"type":"draw","at":0,"pick":0}', 1, "record-line"),
        (LINES[0], 1, "record-unfinished"),
        ("\n".join(LINES[:-1]), LAST - 1, "record-unfinished"),
        ("\n".join([LINES[0], "", *LINES[1:]]), 2, "record-line"),
        (changed(1, format=2), 1, "record-format"),
        (changed(1, game="chess"), 1, "game-unknown"),
        (changed(1, rules=9), 1, "record-rules"),
        (changed(1, options={"drops": 77}), 1, "record-line"),
        (changed(1, seats=[]), 1, "seats-wrong"),
        (changed(1, commitment="00"), LAST, "record-commitment"),
        (changed(1, surprise=1), 1, "record-line"),
        (changed(DRAW, pick=1 - json.loads(LINES[DRAW - 1])["pick"]), DRAW, "record-draw"),
        (changed(DRAW, pick="one"), DRAW, "record-line"),
        (changed(DRAW, surprise=1), DRAW, "record-line"),
        ("\n".join([LINES[0], '{"type":"sat","at":-5,"seat":0,"who":"x"}', *LINES[1:]]), 2, "record-sat"),
        ("\n".join([LINES[0], '{"type":"sat","at":0,"seat":3,"who":"x"}', *LINES[1:]]), 2, "record-sat"),
        (changed(DRAW, at=-1), DRAW, "time-backwards"),
        (changed(ACT, seat=2), ACT, "not-your-turn"),
        (changed(ACT, action={"to": 9}), ACT, "pile-not-open"),
        (changed(ACT, type="tick"), ACT, "record-line"),
        (changed(LAST, seed="xyz"), LAST, "record-seed"),
        (changed(LAST, seed="00"), LAST, "record-seed"),
        (changed(LAST, seed=seed_from("other").hex()), LAST, "record-commitment"),
        ("\n".join([*LINES[: DRAW - 1], *LINES[DRAW:]]), DRAW, "draw-first"),
        (
            changed(LAST, outcome={**json.loads(LINES[-1])["outcome"], "reason": "struck-by-lightning"}),
            LAST,
            "record-outcome",
        ),
    ],
)
def test_every_change_is_found(text: str, line: int, key: str) -> None:
    assert problem(text) == (line, key)


def test_a_forged_outcome_is_found() -> None:
    outcome = {**json.loads(LINES[-1])["outcome"], "score": [9, 9, 9]}
    assert problem(changed(LAST, outcome=outcome)) == (LAST, "record-outcome")


def test_a_record_from_before_outcomes_said_which_way_is_better_still_verifies() -> None:
    outcome = json.loads(LINES[-1])["outcome"]
    assert outcome.pop("more_is_better") is True
    old = read(changed(LAST, outcome=outcome), GAMES.get)
    assert len(list(verify(old))) == len(LINES) - 2
    assert old.end.outcome.more_is_better is None
    assert problem(changed(LAST, outcome={**outcome, "score": [9, 9, 9]})) == (LAST, "record-outcome")
    assert problem(changed(LAST, outcome={**outcome, "more_is_better": False})) == (LAST, "record-outcome")


def test_seating_is_recorded_and_ignored_by_the_rules() -> None:
    sat = '{"type":"sat","at":0,"seat":1,"who":"bot:casual"}'
    text = "\n".join([LINES[0], sat, *LINES[1:]])
    record = read(text, GAMES.get)
    assert record.rows[0] == Sat(0, 1, "bot:casual")
    assert len(list(verify(record))) == len(LINES) - 1
    assert write(record).splitlines() == text.splitlines()


@pytest.mark.parametrize("game", [campfire, cups, stopwatch, tapping], ids=lambda game: game.key)
def test_records_of_every_miniature(game: Any) -> None:
    find: Callable[[str], Any] = GAMES.get
    seats = game.seats(game.options())[-1]
    record = Trial(game, game.options(), (game.own(),) * seats, 5).record()
    assert len(list(verify(read(write(record), find)))) == len(record.rows)
