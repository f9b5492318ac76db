"""The benchmark beside others: every part measures what it names, and goals are held against it."""

from __future__ import annotations

import asyncio
import subprocess
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from bench.live import measure, ours
from bench.live.__main__ import arguments, main, prepared
from bench.live.load import FEWEST, Count, some_answers
from bench.live.measure import QUICK, WARM_TABLES, at_few_and_many
from bench.live.node_server import NodeServer
from bench.live.report import (
    MOST_BYTES,
    PROMISED,
    GameRow,
    GrowthRow,
    LiveReport,
    LoadRow,
    MemoryRow,
    TablesRow,
    goals,
)
from bench.load.tables import GAMES
from tests.sources import ROOT
from tools.client import node


@pytest.mark.slow
@pytest.mark.usefixtures("bench_here")
def test_moves_are_measured_beside_the_floor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "live.json"
    assert main(["--quick", "--alone", "--only", "moves", "--out", str(out)]) == 0
    assert "the cost of the floor" in capsys.readouterr().out
    report = msgspec.json.decode(out.read_bytes(), type=LiveReport)
    picows = [] if "picows" in report.missing else ["floor on picows"]
    assert [row.name for row in report.load] == ["Ludotheque", "floor", *picows]
    assert bool(picows) == (find_spec("picows") is not None)
    assert all((row.refused, row.moves_per_cpu_second > 0) == (0, True) for row in report.load)
    assert report.load[0].bytes_per_move <= MOST_BYTES
    assert [row.name for row in report.growth] == [row.name for row in report.load]


@pytest.mark.slow
@pytest.mark.usefixtures("bench_here")
def test_memory_tables_and_games_are_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "AT_ONCE", 3)  # several batches, the last one smaller
    out = tmp_path / "live.json"
    assert main(["--quick", "--alone", "--only", "memory,tables,games", "--out", str(out)]) == 0
    report = msgspec.json.decode(out.read_bytes(), type=LiveReport)
    assert [(row.what, row.tables) for row in report.memory] == [
        ("a match runs, two connections", QUICK.idle),
        ("in the lobby, no connection", QUICK.idle),
        ("a match runs, no connection", QUICK.idle + WARM_TABLES),
    ]
    assert [row.tables for row in report.tables] == [QUICK.few_tables, QUICK.many_tables]
    assert all(row.cpu_us_per_move > 0 for row in report.tables)
    assert [row.game for row in report.games] == list(GAMES)
    for row in report.games:
        assert row.actions >= QUICK.game_rate * QUICK.game_seconds
        assert row.refused == 0
        assert 0 < row.p50_ms <= row.p95_ms <= row.p99_ms
        assert min(row.cpu_us_per_action, row.floor_us, row.bytes_per_action) > 0
    assert [*report.load, *report.growth] == []
    assert report.missing == ["boardgame.io", "Colyseus"], "those stand beside the memory"


def test_others_are_installed_only_for_parts_that_measure_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NodeServer, "install", lambda: pytest.fail("nothing needs it"))
    asked = arguments(["--only", "tables,games", "--out", str(tmp_path)])
    report = LiveReport()
    assert prepared(report, asked) == []
    assert report.missing == []


def test_a_server_is_stopped_if_the_next_does_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    class Half:
        def __init__(self, database: Path) -> None:
            if happened:
                raise RuntimeError("the server did not start")
            happened.append(f"started {database.stem}")

        def stop(self) -> None:
            happened.append("stopped")

    monkeypatch.setattr(measure, "OurServer", Half)
    with pytest.raises(RuntimeError, match="did not start"):
        asyncio.run(at_few_and_many(QUICK, tmp_path, lambda _: None))
    assert happened == [f"started {QUICK.few_tables}", "stopped"]


def test_a_run_goes_on_until_moves_were_accepted() -> None:
    """Else what they cost would be divided by none of them."""
    count = Count()

    async def late() -> None:
        asyncio.get_running_loop().call_soon(setattr, count, "accepted", FEWEST)
        await some_answers(count)

    asyncio.run(late())
    assert count.accepted == FEWEST


SERVERS_OF_OTHERS = sorted(
    file.relative_to(ROOT).as_posix() for file in (ROOT / "bench").rglob("*.mjs") if "node_modules" not in file.parts
)


@pytest.mark.parametrize("file", SERVERS_OF_OTHERS)
def test_programs_for_node_can_be_read(file: str) -> None:
    """All that can be checked without their packages."""
    checked = subprocess.run([node()[0], "--check", str(ROOT / file)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def load_of(name: str, per_cpu: float, p95: float = 2.0, size: float = 268.0) -> LoadRow:
    return LoadRow(name, "", 200, 1.0, per_cpu, 1e6 / per_cpu, 1.0, 1.0, 1.0, p95, p95, size, 0, [per_cpu])


def game_of(game: str, cost: float, p95: float) -> GameRow:
    return GameRow(game, "", 1, cost, 100.0, 1.0, p95, p95, 300.0, 0, [cost])


def test_goals_are_compared_with_what_was_measured() -> None:
    load = [load_of(*row) for row in (("Ludotheque", 10_000, 4.0), ("floor", 20_000), ("floor on picows", 21_000))]
    report = LiveReport(
        load=[*load, load_of("boardgame.io", 4_000), load_of("Colyseus", 20_000)],
        memory=[MemoryRow("Ludotheque", "", 300, 39.0), MemoryRow("boardgame.io", "", 300, 109.0)],
        growth=[GrowthRow("Ludotheque", 4, 6, 1, 100.0, 110.0, [100.0, 100.0, 100.0, 100.0, 110.0, 110.0])],
        tables=[TablesRow("Ludotheque", 200, 2_000.0, 100.0), TablesRow("Ludotheque", 2_000, 2_000.0, 109.0)],
        games=[game_of("uluru", 140.0, 2.0), game_of("ostriches", 170.0, 5.0), game_of("dwarfcity", 900.0, 50.0)],
    )
    assert [(found.name, round(found.seen, 2), found.reached) for found in goals(report)] == [
        ("at most: times the cost of the floor", 2.0, False),
        ("at least: times the moves per CPU second of boardgame.io", 2.5, True),
        ("at least: times the moves per CPU second of Colyseus", 0.5, False),
        ("at most: ms for 95 % of the moves at half load", 4.0, False),
        ("at most: bytes for a move", 268.0, True),
        ("at most: kB for an idle table with two connections", 39.0, True),
        ("at most: cost of late moves, times that of early ones", 1.1, False),
        ("at most: cost of a move at 2,000 tables, times that at 200", 1.09, True),
        ("at most: uluru: times the cost of the floor", 1.4, True),
        ("at most: uluru: ms for 95 % of the actions", 2.0, True),
        ("at most: ostriches: times the cost of the floor", 1.7, False),
        ("at most: ostriches: ms for 95 % of the actions", 5.0, False),
    ]
    assert goals(LiveReport(load=[load_of("floor", 20_000)])) == []
    assert set(PROMISED) < set(GAMES)
