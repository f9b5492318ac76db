"""The one fold of a log: its moments, chapters and notes, and whose actions they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import Raw

from ludotheque.core.chance import chance
from ludotheque.core.coding import encode
from ludotheque.core.game import Act, Draw, Tick
from ludotheque.core.match import replay, settle
from ludotheque.core.record import Helped, Note, Row, Sat
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.games.uluru.model import Lock, Ready
from ludotheque.store import LogRow, MatchRow
from ludotheque.table.live_match import new_match
from ludotheque.table.match_log import MatchLog, Step, record_text
from ludotheque.table.results import acting_time

BOX = GAMES["uluru"]


@pytest.fixture
def match() -> MatchRow:
    row, _, _ = new_match(BOX, "room", Raw(b'{"sand":null,"rounds":2}'), [Raw(b"{}")], ["person"])
    return row


@pytest.fixture
def log(match: MatchRow) -> MatchLog:
    """A deal, a note, a person who locks in at 5 s with the key "k", a hint, and a bot that is ready at 9 s."""
    moment = MatchLog(BOX, match, ()).start()
    rows: list[tuple[Row, str | None]] = []
    for given, key, note in (
        (None, None, Sat(0, 0, "bot:master")),
        (Tick(3_000), None, None),
        (Act(5_000, 0, Lock()), "k", Helped(5_000, 0)),
        (Act(9_000, 0, Ready()), None, None),
    ):
        settled = settle(BOX.game, moment, given, chance(match.seed))
        assert settled.refused is None
        moment = settled.moment
        rows += [(row, key if row is given else None) for row in settled.rows]
        rows += [] if note is None else [(note, None)]
    kept = [LogRow(seq, encode(row).decode(), 0 if key else None, key) for seq, (row, key) in enumerate(rows)]
    return MatchLog(BOX, match, kept)


def test_every_step_leads_where_the_rules_lead(log: MatchLog) -> None:
    inputs = [row for _, row in log.rows if not isinstance(row, Note)]
    moments = [step.moment for step in log.inputs()]
    assert moments == [replay(BOX.game, log.options, log.own, inputs[: n + 1]) for n in range(len(inputs))]
    assert [step.row for step in log.steps()] == [row for _, row in log.rows]
    assert all(step.due == BOX.game.due(step.moment.state) for step in log.steps())
    assert log.last() == moments[-1]


def test_a_note_changes_nothing(log: MatchLog) -> None:
    steps = list(log.steps())
    notes = [number for number, step in enumerate(steps) if isinstance(step.row, Note)]
    assert len(notes) == 2
    for number in notes:
        note, before = steps[number], steps[number - 1]
        assert (note.moment, note.due, note.events, note.turned) == (before.moment, before.due, (), False)


def test_a_step_knows_its_chapter_and_when_it_began(log: MatchLog) -> None:
    since = 0
    for step in log.steps():
        assert step.since == since
        since = step.row.at if step.turned else since
    assert since > 0, "a chapter has begun on the way"


def test_only_a_persons_action_has_a_key(log: MatchLog) -> None:
    assert [step.by for step in log.steps() if isinstance(step.row, Act)] == [(0, "k"), None]
    assert all(step.by is None for step in log.steps() if isinstance(step.row, Draw | Tick))


def test_the_match_after_so_many_inputs(log: MatchLog) -> None:
    count = sum(1 for _ in log.inputs())
    assert log.after(0) == log.start()
    assert log.after(count) == log.last()
    assert log.after(count + 1) is None
    assert log.after(10**30) is None


def test_how_long_a_seat_took_is_known_without_the_whole_fold(log: MatchLog, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a deal of the day is written down while everyone else plays."""
    folded: list[Step] = []
    steps = MatchLog.steps

    def counted(log: MatchLog) -> Iterator[Step]:
        for step in steps(log):
            folded.append(step)
            yield step

    monkeypatch.setattr(MatchLog, "steps", counted)
    assert acting_time(log, 0) == 9_000 - 3_000
    assert folded[-1].row == Tick(3_000)
    assert acting_time(log, 1) == 0


def test_a_match_that_runs_has_no_record(match: MatchRow, log: MatchLog) -> None:
    with pytest.raises(Refused, match="record-unfinished"):
        record_text(BOX, match, [kept for kept, _ in log.rows])
