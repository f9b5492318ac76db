"""`simulate`, `balance` and `perfect`: numbers that add up, the same for the same seed, and clear refusals."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludotheque.core import compiling
from ludotheque.core.localization import Texts
from ludotheque.games.dwarfcity.commands.balance import agreed, levels
from ludotheque.games.dwarfcity.commands.simulate import TEXTS
from ludotheque.games.dwarfcity.solver import beach
from ludotheque.games.dwarfcity.tests.shell import answers, run

ENGLISH = Texts("en", TEXTS)


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "per_second"}


# Many games


def test_bots_play_many_games() -> None:
    words = ("simulate", "--games", "2500", "--players", "4", "--mode", "kobold", "--face", "beach", "--seed", "7")
    [found] = answers(*words)
    assert (found["games"], found["players"], found["mode"], found["face"]) == (2500, 4, "kobold", "beach")
    assert (found["dwarf_bots"], found["kobold_bot"], found["seed"]) == ("skilled", "skilled", "7")
    assert found["dwarfs"]["share"] == round(found["won"] / 2500, 4)
    assert 0.4 < found["dwarfs"]["low"] < found["dwarfs"]["share"] < found["dwarfs"]["high"] < 0.65
    assert 14 < found["turns"] < 24
    assert found["per_second"] > 0
    [again] = answers(*words)
    assert timeless(again) == timeless(found), "the seed decides"
    [other] = answers(*words[:-1], "8")
    assert other["won"] != found["won"]


def test_nobody_plays_the_kobold_in_together() -> None:
    [found] = answers("simulate", "--games", "50", "--players", "1", "--cards", "easy", "--strength", "cheeky")
    assert found["kobold_bot"] is None
    assert (found["cards"], found["strength"], found["cadence"]) == ("easy", "cheeky", "second")
    assert found["blue_blocks"] == "printed"


def test_fewer_blue_blocks_are_better_for_the_kobold() -> None:
    words = ("simulate", "--games", "4000", "--cards", "easy", "--mode", "kobold", "--cadence", "last")
    [printed], [balanced] = answers(*words), answers(*words, "--blue-blocks", "balanced")
    assert (printed["blue_blocks"], balanced["blue_blocks"]) == ("printed", "balanced")
    assert balanced["dwarfs"]["high"] < printed["dwarfs"]["low"]


def test_as_printed_the_kobold_comes_sooner_than_after_all_dwarfs() -> None:
    words = ("simulate", "--games", "4000", "--players", "4", "--mode", "kobold", "--cadence")
    [printed], [last] = answers(*words, "printed"), answers(*words, "last")
    assert (printed["cadence"], last["cadence"]) == ("printed", "last")
    assert printed["dwarfs"]["high"] < last["dwarfs"]["low"]


def test_bots_that_think_ahead_play_too() -> None:
    [found] = answers("simulate", "--games", "3", "--players", "2", "--mode", "kobold", "--dwarfs", "master")
    assert (found["games"], found["dwarf_bots"]) == (3, "master")


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("fr", ","), ("de", ",")])
def test_a_table_for_people(language: str, mark: str) -> None:
    said = run("simulate", "--games", "1000", "--lang", language)
    assert said.status == 0
    assert not said.err, "no bar where nobody is watching"
    assert mark in said.out
    assert max(map(len, said.out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--dwarfs", "genius\n"), "There is no bot called “genius"),
        (("--kobold", ""), "There is no bot called “”; there are beginner, casual, skilled, master."),
        (("--mode", "kobold", "--players", "1"), "This game seats 2 to 6 players, not 1."),
    ],
)
def test_bad_words_are_refused_in_one_line(words: tuple[str, ...], complaint: str) -> None:
    said = run("simulate", "--games", "2", *words)
    assert said.status == 2
    assert said.err.startswith(complaint)
    assert said.err.count("\n") == 1
    assert not said.out


@pytest.mark.parametrize("words", [("--games", "0"), ("--players", "7"), ("--face", "moon"), ("--strength", "mean")])
def test_unknown_values_are_refused(words: tuple[str, ...]) -> None:
    said = run("simulate", *words)
    assert said.status == 2
    assert not said.out


# The balance


def test_everything_that_can_be_agreed_on_has_a_number() -> None:
    cells = list(agreed(ENGLISH, 10, "skilled", "skilled"))
    assert len(cells) == 6 * 4 * 3 + 5 * 4 * 3 + 2 * 5 * 4, "four cities; one strength where the cadence is not ours"
    assert len({(cell.options, cell.players) for cell in cells}) == len(cells)
    bots = list(levels(ENGLISH, 10, 5))
    assert len(bots) == 4 * 4 + 2 * 4 * 4
    assert {cell.games for cell in bots if "master" in (cell.dwarfs, cell.kobold)} == {5}
    assert not list(levels(ENGLISH, 10, 0))


def test_the_whole_balance_as_markdown_and_as_json() -> None:
    said = run("balance", "--games", "20", "--matches", "0")
    assert said.status == 0
    assert not said.err
    tables = [line for line in said.out.splitlines() if line.startswith("|")]
    assert len(tables) == 4 * 2 + 12 + 12 + 4 + 4
    assert all("±" in line for line in tables if "fair" in line)
    found = answers("balance", "--games", "20", "--matches", "0")
    assert len(found) == 6 * 4 * 3 + 5 * 4 * 3 + 2 * 5 * 4
    assert all(line["games"] == 20 for line in found)
    assert {(line["cards"], line["blue_blocks"]) for line in found} == {
        ("standard", "printed"),
        ("easy", "printed"),
        ("easy", "balanced"),
    }


def test_several_numbers_at_a_time_are_the_same_numbers() -> None:
    words = ("balance", "--games", "3", "--matches", "0")
    one, two = answers(*words), answers(*words, "--jobs", "2")
    assert list(map(timeless, one)) == list(map(timeless, two))


def test_a_balance_of_bots_that_do_not_exist() -> None:
    said = run("balance", "--dwarfs", "genius")
    assert said.status == 2
    assert said.err.startswith("There is no bot called “genius”")


# The perfect dwarf


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A beach on which everything is quick, and a compiler that is there."""
    little = beach.explored(2, 3, 3_000)
    monkeypatch.setattr(beach, "whole_beach", lambda: little)
    monkeypatch.setattr(compiling, "FAST", True)


@pytest.mark.usefixtures("small")
def test_the_perfect_dwarf_beside_the_bots() -> None:
    asked = run("perfect", "--games", "100", "--json")
    assert asked.err.endswith(" games in all: about 2 minutes.\n"), "solving the whole beach takes long"
    found = [json.loads(line) for line in asked.out.splitlines()]
    assert [answer["strength"] for answer in found] == ["gentle", "fair", "cheeky"]
    assert [answer["needed"] for answer in found] == [14, 12, 10]
    assert all(0 < answer["perfect"] <= 1 for answer in found)
    assert list(found[0]["bots"]) == ["beginner", "casual", "skilled", "master"]
    said = run("perfect", "--games", "0", "--lang", "de")
    assert said.status == 0
    assert "Perfekt" in said.out


def test_without_numba_it_would_take_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "FAST", False)
    said = run("perfect")
    assert (said.status, said.err) == (2, "This takes hours in plain Python. It needs the extra “fast”.\n")
