"""The benchmark of Ostriches plays the same matches on both sides and reports valid intervals."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench.ostriches import __main__ as command
from bench.ostriches import fit, levels, playouts
from bench.ostriches.playouts import beginning, by_kernel, by_rules
from bench.ostriches.report import Duel, Playouts, Report, goals, interval
from ludotheque.games.ostriches.bots import BOTS, RandomBot
from ludotheque.games.ostriches.solver.worlds import encode


@pytest.mark.slow
def test_both_playouts_play_the_same_game() -> None:
    """Matches by the rules and by the kernel are equally long, as far as a small sample can tell."""
    rules, kernel = by_rules(12, Random(1)) / 12, by_kernel(400, Random(1)) / 400
    assert 150 < kernel < 300
    assert abs(rules - kernel) < 120


def test_intervals_contain_the_share_and_narrow_with_more_games() -> None:
    low, high = interval([1.0] * 9 + [0.0])
    assert low < 0.9 < high < 1.0
    wide, narrow = interval([1.0, 0.0] * 5), interval([1.0, 0.0] * 500)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]
    assert interval([1.0] * 60)[0] > 0.9
    assert interval([]) == (0.0, 1.0)


def test_goals_are_compared_with_the_measurements() -> None:
    report = Report(playouts=[Playouts("our rules", 50, 50), Playouts("our kernel", 10_000, 10_000)])
    assert [(goal.seen, goal.reached) for goal in goals(report)] == [(200, True)]
    report.playouts.append(Playouts("dark_chess", 4_000, 4_000))
    report.duel = Duel(60, 0.2, 0.2, 60, 0, 1.0, 0.94, 1.0, 90_000, 9, 20)
    assert [goal.reached for goal in goals(report)] == [True, False, True, True]


def test_the_command_writes_what_it_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playouts, "playouts", lambda _advance: [Playouts("our rules", 50, 51, 200)])
    assert command.main(["--only", "playouts", "--out", str(tmp_path / "out.json")]) == 0
    assert "our rules" in capsys.readouterr().out
    assert b'"our rules"' in (tmp_path / "out.json").read_bytes()
    with pytest.raises(SystemExit):
        command.main(["--games", "0"])


def test_levels_play_from_both_seats() -> None:
    found = levels.match(BOTS["greedy"], RandomBot(), 1)
    assert len(found) == 2
    assert levels.figures([1.0, 0.5])[:3] == ("2", "1", "75.0 %")


def test_a_fit_finds_the_weights_that_made_the_data() -> None:
    rows, worth = fit.match(30, Random(4))
    assert len(rows) == len(worth) > 4
    assert all(len(row) == fit.WIDTH for row in rows)
    assert all(0.0 <= value <= 1.0 for value in worth)
    assert encode(beginning()) is not None


def test_openspiel_plays_our_game() -> None:
    pytest.importorskip("pyspiel")
    from bench.ostriches.duel import Ours, game  # noqa: PLC0415
    from bench.ostriches.spiel import GAME, TimedBot  # noqa: PLC0415

    position = GAME.new_initial_state()
    position.apply_action(1)
    assert position.current_player() == 1
    other = position.imagined(1, Random(1))
    assert other.observation_string(1) == position.observation_string(1)
    points, turns = game(Ours(0.01, Random(1)), TimedBot(GAME, 0.001, 1), 0, 1)
    assert points == 1.0
    assert turns > 3
