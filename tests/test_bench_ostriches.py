"""The benchmark of Ostriches plays the same matches on both sides and reports valid intervals."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec import json

from bench.ostriches import __main__ as command
from bench.ostriches import fair, fit, levels, playouts, textbook
from bench.ostriches.playouts import beginning, by_kernel, by_rules
from bench.ostriches.report import Duel, Playouts, Report, goals, interval
from ludotheque.core.game import Act
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import BOTS, RandomBot
from ludotheque.games.ostriches.model import Accept, Decline, Offer, Resign
from ludotheque.games.ostriches.rules.positions import read_position
from ludotheque.games.ostriches.solver.kernel import SPAN, TO_LOOK
from ludotheque.games.ostriches.solver.worlds import codes, encode

FOR_PEOPLE = (Accept, Decline, Offer, Resign)
WON_AT_ONCE = "B+S+P+3/6/2E3/4*1/1*4/ppbe2 s - 0"
BEFORE_A_LOOK = "6/1*4/2E2p+/6/4*1/PTpbs1 s - 0"


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


def test_the_textbook_search_lands_the_fourth_and_tells_the_same_code_the_same() -> None:
    view = rules.observe(read_position(WON_AT_ONCE), 0)
    search = textbook.start_textbook(view, Random(1))
    search.more(2_000)
    assert search.done == 2_000
    assert rules.written(search.chosen(Random(1))) == "c4d6!"
    again = textbook.start_textbook(view, Random(1))
    again.more(2_000)
    assert again.tried(0) == search.tried(0)


def test_the_textbook_search_tries_what_the_rules_allow_and_no_more() -> None:
    """Every first decision is tried; a tree that is full is no error; and most visits go to the better ones."""
    state = fair.opening(3)
    view = rules.observe(state, state.table.turn)
    search = textbook.start_textbook(view, Random(2), nodes=400)
    search.more(3_000)
    wanted = {codes(action)[0] for action in rules.legal(state, state.table.turn) if not isinstance(action, FOR_PEOPLE)}
    assert set(search.tried(0)) == wanted
    assert search.used[0] == 400
    assert search.tried(0).most_common(1)[0][1] > 3_000 / len(wanted)


def test_the_textbook_search_knows_no_more_than_its_player() -> None:
    """Twins that differ in hidden powers alone are searched alike."""
    state = fair.opening(4)
    viewer = state.table.turn
    view = rules.observe(state, viewer)
    twin = rules.imagine(view, Random(5))
    assert twin != state
    found = []
    for one in (state, twin):
        search = textbook.start_textbook(rules.observe(one, viewer), Random(6))
        search.more(500)
        found.append(search.tried(0))
    assert found[0] == found[1]


def test_the_textbook_search_chooses_a_look_before_it_knows_what_that_shows() -> None:
    """One arm for each decision at the root; what it may show comes below, and counts no visit twice."""
    state, _ = rules.step(read_position(BEFORE_A_LOOK), Act(0, 0, rules.read("c4d6!")))
    search = textbook.start_textbook(rules.observe(state, 0), Random(7))
    search.more(500)
    wanted = sorted({codes(action)[0] for action in rules.legal(state, 0) if not isinstance(action, FOR_PEOPLE)})
    arms, keys, visits = children(search, 0), search.columns[textbook.KEY], search.columns[textbook.VISITS]
    assert sorted(keys[arm] for arm in arms) == wanted
    assert sum(visits[arm] for arm in arms) == 500
    own_two = TO_LOOK * SPAN + 1
    looks = [arm for arm in arms if keys[arm] // SPAN == TO_LOOK and keys[arm] != own_two]
    shown = [children(search, look) for look in looks]
    assert max(map(len, shown)) > 1
    for look, outcomes in zip(looks, shown, strict=True):
        assert {keys[each] // textbook.CODES for each in outcomes} == {1}
        assert len({keys[each] for each in outcomes}) == len(outcomes)
        assert sum(visits[each] for each in outcomes) == visits[look]


def children(search: textbook.TextbookSearch, node: int) -> list[int]:
    """The children of a node."""
    found, at = [], int(search.columns[textbook.CHILD][node])
    while at:
        found.append(at)
        at = int(search.columns[textbook.NEXT][at])
    return found


def test_an_opening_is_one_try_of_the_fair_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight pairs that are all won tell as much as eight tries, not sixteen."""
    bot = fair.Level(RandomBot(), Random(1))
    monkeypatch.setattr(fair, "match", lambda *_: (1.0, 10))
    found = fair.encounter(bot, bot, "all won", 8, lambda _: None)
    assert (found.games, found.points) == (16, 1.0)
    assert (found.low, found.high) == interval([1.0] * 8)


def test_the_fair_duel_runs_and_writes_what_it_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "fair.json"
    fair.main(["--quick", "--only", "simulations", "--out", str(out)])
    report = json.decode(out.read_bytes(), type=fair.Report)
    (found,) = report.encounters
    assert found.means == "master 100, textbook 100 simulations"
    assert found.games == 4
    assert found.low <= found.points <= found.high
    assert report.goals[0].seen == pytest.approx(100 * found.low)
    assert "master 100" in capsys.readouterr().out
    yardstick = ["--quick", "--only", "yardstick", "--out", str(out)]
    assert fair.main(yardstick) == 0
    assert [one.means for one in json.decode(out.read_bytes(), type=fair.Report).encounters] == [
        "textbook 100 simulations, random",
        "textbook 100 simulations, greedy",
    ]
    with pytest.raises(SystemExit):
        fair.main(["--pairs", "0"])


def test_processor_time_ends_a_decision_of_either_side() -> None:
    state = fair.opening(1)
    view = rules.observe(state, state.table.turn)
    means = fair.Means(None, 0.001)
    for side in (fair.ours(means, Random(1)), fair.textbook(means, Random(1))):
        assert side.choose(view) in rules.legal(state, state.table.turn)
        assert side.simulations % fair.SLICE == 0
        assert side.simulations > 0
