"""The benchmark of Ubongo gives all tools the same missions and compares every answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.ubongo import __main__ as command
from bench.ubongo import minting, race
from bench.ubongo.peers import Answer, Peer, load
from bench.ubongo.report import Minted, Report, Row, goals
from ludotheque.games.ubongo.solver.minting import mint


@pytest.mark.parametrize("package", ["exact_cover", "ortools", "ubongosolve"])
def test_peers_count_like_the_book(package: str) -> None:
    pytest.importorskip(package)
    module = {"exact_cover": "exact", "ortools": "cp_sat"}.get(package, package)
    peers, missing = load(module)
    assert not missing
    for side in "AB":
        rows, wrong = race.race(side, 4, 1, peers, lambda _: None)
        assert not wrong
        assert len(rows) == len(peers) + 3


def test_a_wrong_answer_is_reported() -> None:
    liar = Peer("liar", lambda _: Answer(99))
    _, wrong = race.race("A", 2, 1, [liar], lambda _: None)
    assert len(wrong) == 2
    assert "99" in wrong[0]


def test_both_pipelines_make_the_same_missions() -> None:
    pytest.importorskip("exact_cover")
    rows = mint("test", 1)[0][0]
    ours = [task for task in mint("test", 100) if task[0] == rows]
    assert sorted(minting.plain(rows)) == sorted(minting.thrifty(rows)) == sorted(ours)


def test_goals_are_compared_with_the_measurements() -> None:
    rows = [
        Row("A", "solver.count", 10, 10, 10),
        Row("A", "solver.count_many", 1, 1, 1),
        Row("A", "solver.count_batch", 0.1, 0.1, 0.1),
        Row("A", "exact-cover", 300, 300, 300, 8),
        Row("A", "CP-SAT", 2000, 2000, 2000, 1000),
    ]
    report = Report(rows=rows, minted=[Minted("solver.mint", 5000, 5000), Minted("exact-cover", 10, 10)])
    assert [(goal.seen, goal.reached) for goal in goals(report)] == [
        (30, True),
        (0.8, False),
        (2000, True),
        (500, True),
    ]
    assert goals(Report()) == []


def test_the_command_writes_what_it_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "load", lambda _only: ([Peer("solver.count", lambda _: Answer(1))], ["exact-cover"]))
    out = tmp_path / "out.json"
    assert command.main(["--missions", "1", "--passes", "1", "--out", str(out)]) == 1
    assert "solver.count_batch" in capsys.readouterr().out
    assert b'"solver.count"' in out.read_bytes()
    with pytest.raises(SystemExit):
        command.main(["--missions", "0"])
