"""`solve`, `sets` and `book` answer programs and people, and refuse what is no shape."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from ludotheque.console.testing import Shell
from ludotheque.games.ubongo.commands import app
from ludotheque.games.ubongo.solver import count

SHAPE = ["####.", "####.", "#####"]
THREE = {"shape": SHAPE, "pieces": ["I3", "L5", "P5"]}


def run(*words: str, given: Any = "", lang: str = "en") -> tuple[int, str, str]:
    """Run `ludotheque ubongo` with these words; a traceback is a failure of the test."""
    text = given if isinstance(given, str) else json.dumps(given)
    result = Shell(app).run(*words, given=text, lang=lang)
    return result.status, result.out, result.err


def answer(*words: str, given: Any) -> Any:
    status, out, err = run(*words, "--json", given=given)
    assert (status, err) == (0, "")
    return json.loads(out)


def test_two_dominoes() -> None:
    said = answer("solve", given={"shape": ["##.", ".##"], "pieces": ["I2", "I2"]})
    assert said == {
        "solutions": 1,
        "first": [{"piece": "I2", "cells": [[0, 0], [0, 1]]}, {"piece": "I2", "cells": [[1, 1], [1, 2]]}],
    }


def test_all_coverings() -> None:
    said = answer("solve", "--all", given=THREE)
    assert said["solutions"] == len(said["all"]) == 2
    assert said["first"] == said["all"][0]
    for covering in said["all"]:
        cells = sorted(tuple(cell) for piece in covering for cell in piece["cells"])
        assert cells == [(row, col) for row, line in enumerate(SHAPE) for col, mark in enumerate(line) if mark == "#"]


def test_what_cannot_be_covered() -> None:
    assert answer("solve", given={"shape": ["###"], "pieces": ["I2"]}) == {"solutions": 0, "first": []}
    assert answer("solve", "--all", given={"shape": ["###", "###"], "pieces": ["I3", "V3"]})["all"] == []


def test_a_shape_may_lie_anywhere_in_its_rows() -> None:
    given = {"shape": ["." * 9, "...##....", "." * 9], "pieces": ["I2"]}
    assert answer("solve", given=given)["first"] == [{"piece": "I2", "cells": [[1, 3], [1, 4]]}]


def test_lines_are_answered_one_by_one() -> None:
    status, out, _ = run("solve", "--json", given=f"{json.dumps(THREE)}\n\n{json.dumps(THREE)}\n")
    assert status == 0
    assert len(out.splitlines()) == 2
    status, out, _ = run("solve", given=f"{json.dumps(THREE)}\n{json.dumps(THREE)}\n")
    assert out.count("There are 2 ways") == 2


def test_sets() -> None:
    said = answer("sets", given={"shape": SHAPE, "size": 3})["sets"]
    assert said["I3+L5+P5"] == 2
    assert list(said) == sorted(said)
    assert all(ways == count(SHAPE, names.split("+")) for names, ways in said.items())
    assert answer("sets", given={"shape": SHAPE, "size": 2}) == {"sets": {}}


def test_for_people() -> None:
    status, out, _ = run("solve", given=THREE)
    assert status == 0
    assert "a I3, b P5, c L5" in out
    assert "There are 2 ways to cover this." in out
    assert "no way" in run("solve", given={"shape": ["###"], "pieces": ["I2"]})[1]
    _, out, _ = run("sets", given={"shape": SHAPE, "size": 3})
    assert "I3+L5+P5: 2 ways" in out
    assert "21 sets of 3 different pieces" in out
    assert "a b b b" in run("solve", "--all", given=THREE)[1]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("command", "given", "about"),
    [
        ("solve", [], "1"),
        ("solve", {"shape": SHAPE}, "pieces"),
        ("solve", {**THREE, "size": 3}, "size"),
        ("solve", {**THREE, "shape": "##"}, '["##.", ".##"]'),
        ("solve", {**THREE, "shape": []}, '["##.", ".##"]'),
        ("solve", {**THREE, "shape": ["##", 3]}, "shape[1]"),
        ("solve", {**THREE, "shape": ["##", "x#"]}, '"x#"'),
        ("solve", {**THREE, "shape": ["##", ""]}, "shape[1]"),
        ("solve", {**THREE, "shape": ["##", "###"]}, "shape[1]"),
        ("solve", {**THREE, "shape": ["..", ".."]}, "shape"),
        ("solve", {**THREE, "shape": ["#" * 21]}, "20"),
        ("solve", {**THREE, "shape": ["#"] * 21}, "20"),
        ("solve", {**THREE, "pieces": []}, "pieces"),
        ("solve", {**THREE, "pieces": ["I2"] * 21}, "20"),
        ("solve", {**THREE, "pieces": ["I2", "Q7"]}, '"Q7"'),
        ("solve", {**THREE, "pieces": ["I2", None]}, "null"),
        ("sets", {"shape": SHAPE, "size": 0}, "12"),
        ("sets", {"shape": SHAPE, "size": True}, "true"),
        ("sets", {"shape": SHAPE, "size": "3"}, '"3"'),
        ("sets", {"shape": SHAPE, "size": 13}, "12"),
    ],
)
def test_refusals(command: str, given: Any, about: str, lang: str) -> None:
    status, out, err = run(command, "--json", given=given, lang=lang)
    assert (status, out) == (2, "")
    assert about in err
    assert len(err.splitlines()) == 1


def test_the_book_in_the_box_by_one_command() -> None:
    status, out, err = run("book")
    assert status == 0
    assert out == files("ludotheque.games.ubongo.book").joinpath("standard.txt").read_text("utf-8")
    assert "648 missions" in err


def test_a_book_for_programs() -> None:
    status, out, _ = run("book", "--seed", "mine", "--boards", "1", "--json")
    missions = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert len(missions) == 12
    assert {"board": 1, "side": "B", "symbol": "mask"}.items() <= missions[-1].items()
    assert all(count(one["shape"], one["pieces"]) == one["solutions"] for one in missions)


def test_an_odd_seed_is_refused() -> None:
    assert run("book", "--seed", "a b", "--boards", "1")[0] == 2
