"""`difficulty` and `bots`: small surveys whose numbers must add up."""

from __future__ import annotations

import pytest

from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.commands.surveys import estimate
from ludotheque.games.uluru.tests.shell import answers, run


def test_an_estimate_is_a_mean_with_its_interval() -> None:
    found = estimate([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(1.96 * 1.29099 / 2, abs=1e-4)
    assert found.mean - found.low == pytest.approx(found.high - found.mean, abs=1e-4)


@pytest.mark.slow
def test_the_difficulty_of_every_mode() -> None:
    [found] = answers("difficulty", "--deals", "3", "--seed", "2")
    assert (found["deals"], found["seed"]) == (3, "2")
    assert list(found["levels"]) == ["first", "after", "tricky", "experts-4", "experts-8"]
    assert all(sum(shares) == 3 for shares in found["levels"].values())
    assert -1 <= found["correlation"] <= 1
    assert answers("difficulty", "--deals", "3", "--seed", "2") == [found]


def test_every_level_plays_the_same_deals() -> None:
    [found] = answers("bots", "--deals", "30")
    assert (found["mode"], found["sand"], found["deals"]) == ("tricky", 60, 30)
    assert list(found["bots"]) == list(BOTS)
    means = [level["stones"]["mean"] for level in found["bots"].values()]
    differences = [level["against_below"] for level in found["bots"].values()]
    assert differences[0] is None
    for better, worse, difference in zip(means[1:], means, differences[1:], strict=False):
        assert difference["mean"] == pytest.approx(better - worse, abs=1e-3)
        assert difference["low"] <= difference["mean"] <= difference["high"]
    assert found["optimum"] == pytest.approx(means[-1], abs=1e-3), "a master plays perfectly"
    assert answers("bots", "--deals", "30") == [found]


def test_several_deals_at_a_time_are_the_same_deals() -> None:
    for words in (("bots", "--deals", "4"), ("difficulty", "--deals", "2")):
        assert answers(*words, "--jobs", "2") == answers(*words)


@pytest.mark.parametrize("mode", ["first", "after", "strengths", "experts", "custom"])
def test_bots_play_every_mode(mode: str) -> None:
    [found] = answers("bots", "--deals", "3", "--mode", mode, "--sand", "none")
    assert found["sand"] is None
    assert all(level["stones"]["mean"] >= found["optimum"] for level in found["bots"].values())


@pytest.mark.slow
@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("fr", ","), ("de", ",")])
def test_surveys_print_tables(language: str, mark: str) -> None:
    for said in (
        run("bots", "--deals", "2", "--lang", language),
        run("difficulty", "--deals", "2", "--lang", language),
    ):
        assert said.status == 0
        assert not said.err, "no bar where nobody is watching"
        assert f"0{mark}" in said.out or f"1{mark}" in said.out
        assert max(map(len, said.out.splitlines())) <= 80


def test_bad_options_of_surveys_are_refused() -> None:
    assert run("bots", "--sand", "61").err == (
        "There is no glass of “61” seconds; there are 30, 45, 60, 90, 120 and none.\n"
    )
    assert run("bots", "--levels", "1-5").err == "--levels is for --mode custom only.\n"
    assert run("bots", "--sand", "1\n2").err.count("\n") == 1
    assert "These levels have 8 cards" in run("bots", "--mode", "custom", "--levels", "1").err
    assert run("bots", "--deals", "1").status == 2
