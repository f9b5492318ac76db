"""The benchmark of the server under load: every part runs against a real server, and counts what it should."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bench.live.messages import SeenClock
from bench.load.__main__ import arguments, main
from bench.load.attackers import ATTACKERS
from bench.load.open_loop import Answers, OpenLoop, quantile
from bench.load.plan import QUICK
from bench.load.rates import next_rate, rate_row, until_ready
from bench.load.report import LoadReport
from bench.load.sand import GLASS, GlassWatch, most_at_once
from bench.load.slow_disk import slow_connect
from bench.load.tables import Server, close_all, screens_of
from bench.load.usage import Usage
from ludotheque.store import RoomRow, open_store
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.sqlite import Sqlite

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def quick(
    bench_here: None,  # noqa: ARG001 - what it does is wanted
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> Callable[[str], LoadReport]:
    """A function that runs one part: its report, as written."""

    def run(part: str) -> LoadReport:
        out = tmp_path / "load.json"
        assert main(["--quick", "--only", part, "--out", str(out)]) == 0
        assert "a quick look" in capsys.readouterr().out
        return read(out)

    return run


def read(file: Path) -> LoadReport:
    return msgspec.json.decode(file.read_bytes(), type=LoadReport)


@pytest.mark.slow
def test_idle_tables_are_watched_in_every_state(quick: Callable[[str], LoadReport]) -> None:
    report = quick("idle")
    tables = QUICK.idle_tables
    assert [(row.state, row.tables, row.screens) for row in report.idle] == [
        ("no tables", 0, 0),
        ("in the lobby", tables, 2 * tables),
        ("matches without sand", tables, 2 * tables),
        ("running glasses", tables, 2 * tables),
    ]
    assert all(row.cpu_percent > 0 for row in report.idle[1:])
    assert report.server_core
    assert report.generator_core
    assert [report.rates, report.sand, report.soak, report.attacks] == [[], [], None, []]


@pytest.mark.slow
def test_every_action_of_every_rate_is_answered(tmp_path: Path) -> None:
    """As a person would run it, with everything that this starts."""
    out = tmp_path / "load.json"
    command = [sys.executable, "-m", "bench.load", "--quick", "--only", "rates", "--out", str(out)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "a quick look" in ended.stdout
    report = read(out)
    assert [row.rate for row in report.rates] == list(QUICK.rates)
    for row in report.rates:
        assert row.acts >= row.rate * QUICK.rate_seconds
        assert (row.unanswered, row.lost) == (0, 0)
        assert 0 < row.p50_ms <= row.p99_ms <= row.max_ms
        assert row.per_cpu_second > 0


@pytest.mark.slow
def test_nodes_are_compared_and_die_in_every_way(quick: Callable[[str], LoadReport]) -> None:
    report = quick("nodes,takeovers")
    assert [(len(row.cores), row.rate) for row in report.nodes] == [(1, 40), (1, 40), (2, 80), (2, 80)]
    assert all((row.unanswered, row.per_cpu_second > 0) == (0, True) for row in report.nodes)
    assert all(row.beside and row.frames_per_second > 0 and len(row.highest) == 1 for row in report.nodes)
    assert [(row.times, row.tables, 0 < row.least_seconds <= row.most_seconds) for row in report.takeovers] == [
        (1, QUICK.takeover_tables, True)
    ] * 3


@pytest.mark.slow
def test_every_glass_runs_out_on_a_fast_and_on_a_slow_disk(quick: Callable[[str], LoadReport]) -> None:
    report = quick("sand")
    assert [row.commit_ms for row in report.sand] == [0, 5]
    for row in report.sand:
        assert (row.glasses, row.missing) == (QUICK.glasses, 0)
        assert 1 <= row.at_once <= row.glasses
        assert row.p50_ms <= row.p99_ms <= row.max_ms


@pytest.mark.slow
def test_every_phone_of_a_hall_has_a_place(quick: Callable[[str], LoadReport]) -> None:
    row = quick("hall").hall
    assert row is not None
    assert (row.phones, row.starts, row.placed) == (QUICK.phones, QUICK.phones * QUICK.hall_rounds, QUICK.phones)
    assert 0 <= row.p50_ms <= row.p99_ms <= row.max_ms


@pytest.mark.slow
def test_in_a_soak_matches_end_and_begin_again_and_tables_are_left(quick: Callable[[str], LoadReport]) -> None:
    soak = quick("soak").soak
    assert soak is not None
    assert soak.visits == int(QUICK.soak_seconds * QUICK.visitors)
    assert soak.matches > 0
    assert (soak.unanswered, soak.lost) == (0, 0)
    assert soak.acts >= soak.rate * QUICK.soak_seconds
    first, last = soak.samples[0], soak.samples[-1]
    assert (first.matches, first.visits) == (0, 0)
    assert (last.matches, last.visits) == (soak.matches, soak.visits)
    assert all(min(sample.megabytes, sample.descriptors, sample.threads) > 0 for sample in soak.samples)


@pytest.mark.slow
def test_every_attacker_attacks_and_everyone_else_plays_on(quick: Callable[[str], LoadReport]) -> None:
    report = quick("attacks")
    assert [row.name for row in report.attacks] == list(ATTACKERS)
    for row in report.attacks:
        assert row.what
        assert sum(row.done.values()) > 0
        assert row.acts >= QUICK.calm_rate * QUICK.attack_seconds
        assert row.unanswered == 0
        assert row.p50_ms <= row.p99_ms <= row.max_ms


@pytest.mark.parametrize("words", [["--only", "idle,lunch"], ["--attackers", "cannon"], ["--tables", "0"]])
def test_nonsense_is_refused_before_anything_starts(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        arguments(words)
    assert ended.value.code == 2
    assert words[0] in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.usefixtures("bench_here")
def test_actions_fall_due_while_the_server_stands_still(tmp_path: Path) -> None:
    """Else the time for which everybody waits would be the time in which nobody is counted."""
    answers = asyncio.run(play_at_a_stopped_server(tmp_path))
    assert answers.due >= 0.2 * answers.rate
    assert answers.in_time == 0
    assert answers.unanswered == answers.due == len(answers.latencies)
    assert not answers.kept_up


async def play_at_a_stopped_server(folder: Path) -> Answers:
    with Server(folder, "stopped") as server:
        tables = await server.open(2)
        await until_ready(tables)
        server.process.process.send_signal(signal.SIGSTOP)
        try:
            return await OpenLoop(screens_of(tables), rate=100).run(0.2, grace=0)
        finally:
            server.process.process.send_signal(signal.SIGCONT)
            close_all(tables)


def test_a_slow_disk_waits_once_for_every_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[str] = []

    async def two_commits() -> int:
        await open_store(tmp_path / "slow.db").close()
        monkeypatch.setattr(sqlite3, "connect", slow_connect(lambda: waits.append("commit")))
        store = SqlStore(Sqlite(tmp_path / "slow.db"))
        await store.save_room(RoomRow("a", 1, "{}"))
        await store.save_room(RoomRow("b", 1, "{}"))
        assert store.commits == len(waits)
        await store.close()
        return store.commits

    assert asyncio.run(two_commits()) == len(waits) == 3


def test_lateness_counts_from_the_deadline_that_the_frames_tell() -> None:
    watch = GlassWatch()
    watch.note(SeenClock(now=200, deadline=3_000, running=True), 100.25)  # on its way for 50 ms
    watch.note(SeenClock(now=3_100, deadline=33_000, running=True), 103.1)  # 100 ms late, on its way for no time
    assert watch.lateness(GLASS) is None
    watch.note(SeenClock(now=33_500, deadline=None, running=False), 134.0)
    assert watch.lateness(0) == pytest.approx(0.1)
    assert watch.lateness(GLASS) == pytest.approx(1.0)
    assert watch.span(GLASS) == pytest.approx((103.1, 133.0))


def test_glasses_that_run_at_once_are_counted() -> None:
    assert most_at_once([(0, 10), (5, 15), (9, 12), (11, 20)]) == 3
    assert most_at_once([(0, 1), (1, 2)]) == 1
    assert most_at_once([]) == 0


def test_the_search_goes_up_until_a_rate_is_missed_and_then_between() -> None:
    kept, missed = (answers_at(rate, in_time) for rate, in_time in ((1_000.0, 1_000), (2_000.0, 1_200)))
    used = Usage(1.0, 50.0, 0.0)
    assert next_rate([rate_row(kept, used)]) == 1_500
    assert next_rate([rate_row(kept, used), rate_row(missed, used)]) == 1_500
    assert next_rate([rate_row(missed, used)]) == 1_000


def answers_at(rate: float, in_time: int) -> Answers:
    return Answers(rate, 1.0, int(rate), in_time, {}, 0, 0, [0.001], [0.0])


def test_quantiles_are_values_that_were_seen() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert [quantile(values, share) for share in (0.5, 0.99, 1)] == [50, 99, 100]
    assert quantile([7.0], 0.99) == 7
    assert quantile([], 0.5) == 0
