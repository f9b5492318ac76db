"""The benchmark of the adapters takes real steps in every lane and compares them with the peer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.adapters import __main__ as command
from bench.adapters import lanes
from bench.adapters.report import Row, goals
from ludotheque.games import GAMES


def test_every_adapter_has_a_lane_for_every_game() -> None:
    names = set(lanes.makers())
    assert {
        f"{kind} {key}" for kind in ("pettingzoo", "pettingzoo parallel", "openspiel", "vector") for key in GAMES
    } < names
    assert {name for name in names if name.startswith("gymnasium")} == {f"gymnasium {key}" for key in lanes.ALONE}


@pytest.mark.parametrize("name", sorted(name for name in lanes.makers() if not name.startswith("vector")))
def test_a_lane_goes_on_from_match_to_match(name: str) -> None:
    take = lanes.makers()[name]()
    assert take(60) in (60, 61)
    assert take(10) in (10, 11)


def test_a_lane_of_many_counts_all_matches() -> None:
    assert lanes.makers()["vector uluru"]()(100) == 5 * lanes.MATCHES


def test_goals_compare_with_the_peer() -> None:
    rows = [Row(lanes.PEER, 40.0, 39.0), Row("quick", 20.0, 19.0), Row("slow", 80.0, 70.0)]
    assert [(goal.seen, goal.reached) for goal in goals(rows)] == [(2.0, True), (0.5, False)]
    assert goals(rows[1:]) == []


def test_the_command_writes_what_it_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "QUICK", (1, 20))
    monkeypatch.setattr(lanes, "peer", lambda: None)
    out = tmp_path / "out.json"
    assert command.main(["--quick", "--only", "gymnasium uluru", "--out", str(out)]) == 0
    shown: Any = capsys.readouterr().out
    assert "gymnasium uluru" in shown
    assert "left out: pygame-ce" in shown
    assert b'"gymnasium uluru"' in out.read_bytes()
    with pytest.raises(SystemExit):
        command.main(["--rounds", "0"])
