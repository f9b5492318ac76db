"""`match` and `perft`: numbers that add up, and clear refusals."""

from __future__ import annotations

import pytest

from ludotheque.games.ostriches.bots import BOTS
from ludotheque.games.ostriches.commands.matches import all_matches
from ludotheque.games.ostriches.tests.desert import PLACED
from ludotheque.games.ostriches.tests.shell import answers, run

WEAK = list(BOTS)[:2]


# Matches


def test_two_bots_play_many_matches() -> None:
    a, b = WEAK
    [found] = answers("match", "--a", a, "--b", b, "--games", "6", "--seed", "7")
    assert (found["a"], found["b"], found["games"], found["seed"]) == (a, b, 6, "7")
    assert found["won"] + found["drawn"] + found["lost"] == 6 == sum(found["reasons"].values())
    assert found["points"]["share"] == round((found["won"] + found["drawn"] / 2) / 6, 4)
    assert found["points"]["low"] <= found["points"]["share"] <= found["points"]["high"]
    assert answers("match", "--a", a, "--b", b, "--games", "6", "--seed", "7") == [found], "the seed decides"


def test_swapping_the_levels_mirrors_the_result() -> None:
    a, b = WEAK
    [one] = answers("match", "--a", a, "--b", b, "--games", "4")
    [other] = answers("match", "--a", b, "--b", a, "--games", "4")
    assert (one["won"], one["drawn"], one["lost"]) == (other["lost"], other["drawn"], other["won"])


def test_each_level_begins_equally_often() -> None:
    a, b = WEAK
    found = list(all_matches(a, b, 6, "1", jobs=1))
    assert [played.first for played in found].count("a") == 3
    assert all({one.first, other.first} == {"a", "b"} for one, other in zip(found[::2], found[1::2], strict=True))


def test_several_at_a_time_give_the_same_matches() -> None:
    a, b = WEAK
    assert list(all_matches(a, b, 3, "1", jobs=2)) == list(all_matches(a, b, 3, "1", jobs=1))


def test_lines_instead_of_the_clock_let_the_seed_decide() -> None:
    words = ("match", "--a", "skilled", "--b", "beginner", "--games", "4", "--iterations", "60")
    [found] = answers(*words)
    assert found["iterations"] == 60
    assert answers(*words) == [found]
    levels = ("skilled", "beginner", 2, "1")
    assert list(all_matches(*levels, 2, 60)) == list(all_matches(*levels, 1, 60))


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("fr", ","), ("de", ",")])
def test_a_table_for_people(language: str, mark: str) -> None:
    a, b = WEAK
    said = run("match", "--a", a, "--b", b, "--games", "2", "--lang", language)
    assert said.status == 0
    assert not said.err, "no bar where nobody is watching"
    assert f"0{mark}0" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


def test_bad_matches() -> None:
    said = run("match", "--a", "genius\n", "--games", "2")
    assert said.status == 2
    assert said.err.startswith("There is no bot called “genius")
    assert said.err.count("\n") == 1
    assert run("match", "--games", "1").status == 2


# Ways to play on


def test_ways_to_play_a_turn() -> None:
    assert answers("perft", PLACED) == [{"position": PLACED, "depth": 1, "turns": 180}]
    assert answers("perft", PLACED, "--depth", "2")[0]["turns"] == 65_664
    assert run("perft", PLACED).out == "180 ways to play one turn.\n"
    assert run("perft", PLACED, "--depth", "2").out == "65,664 ways to play 2 turns.\n"
    assert run("perft", PLACED, "--depth", "2", "--lang", "fr").out == "65\u202f664 façons de jouer 2 tours.\n"


def test_for_every_first_action_by_itself() -> None:
    [found] = answers("perft", PLACED, "--depth", "2", "--divide")
    assert sum(found["first"].values()) == found["turns"] == 65_664
    assert found["first"]["f4e6!"] > found["first"]["a1b3/nw+"]
    said = run("perft", "e+5/6/6/1*4/2*3/B5 s a6 4", "--divide")
    assert said.out.count("/") == 8
    assert said.out.endswith("8 ways to play one turn.\n")


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ("nowhere", "“nowhere” is not a position in the notation of the game."),
        ("x" * 5_000, "…” is not a position in the notation of the game."),
        ("\x1b[31m", "“\\x1b[31m” is not a position in the notation of the game."),
        (PLACED.replace("pe1t2", "pe1t3"), "Row 6 of the position does not have six squares."),
        (PLACED.replace("1*4", "6"), "A position has two bushes."),
        (PLACED.replace("pe1t2", "ee1t2"), "The box does not hold so many ostriches of one kind."),
        (
            PLACED.replace("pe1t2/1*4/b1s2p", "p+e+1t+2/1*4/b+1s2p"),
            "This match is over: four ostriches of one colour are up.",
        ),
        (PLACED.replace(" - 0", " b1 0"), "Nobody stands on b1 who could have been moved last."),
    ],
)
def test_bad_positions(position: str, complaint: str) -> None:
    said = run("perft", position)
    assert said.status == 2
    assert said.err.endswith(complaint + "\n")
    assert said.err.count("\n") == 1
    assert not said.out
