"""`deal`: repeatable cards, and any word as a seed."""

from __future__ import annotations

import json

import pytest

from ludotheque.core.chance import chance, seed_from
from ludotheque.core.match import begin, settle
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.commands.answers import deal_from
from ludotheque.games.uluru.commands.parse import levels_from
from ludotheque.games.uluru.model import Options, Own
from ludotheque.games.uluru.pieces import BIRDS, Level
from ludotheque.games.uluru.tests.shell import answers, run


def test_a_deal_can_be_repeated_and_piped() -> None:
    first, again = run("deal", "--seed", "7", "--json"), run("deal", "--seed", "7", "--levels", "3-5", "--json")
    assert first == again
    assert first.err == ""
    assert list(json.loads(first.out)) == ["cards"]
    assert answers("solve", given=first.out)[0]["stones"] == 0
    assert run("deal", "--seed", "0", "--json").out != first.out
    assert run("deal", "--seed", "birds", "--json").status == 0


def test_a_fresh_seed_is_printed() -> None:
    said = run("deal", "--json")
    seed = said.err.removeprefix("Seed: ").strip()
    assert run("deal", "--json", "--seed", seed).out == said.out
    shown = run("deal").out
    assert run("deal", "--seed", shown.rsplit(maxsplit=1)[-1]).out == shown


def test_a_deal_is_the_first_round_of_a_solo_match() -> None:
    seed = seed_from("7")
    options = Options(mode="experts", second_cards=3)
    moment = settle(rules, begin(rules, options, [Own()]), None, chance(seed)).moment
    shown = moment.state.shown
    assert deal_from(seed, levels_from("1-5"), 3) == rules.deal_of(shown, "light", shown.rows)


@pytest.mark.parametrize(
    ("text", "levels"),
    [("4", {4}), ("3-5", {3, 4, 5}), ("1,2,3", {1, 2, 3}), ("1, 3-4", {1, 3, 4}), ("5-5", {5})],
)
def test_levels(text: str, levels: set[Level]) -> None:
    assert levels_from(text) == levels
    cards = json.loads(run("deal", "--levels", text, "--json", "--seed", "1").out)["cards"]
    assert set(cards) == {bird.value for bird in BIRDS}


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--levels", "6"), "“6” does not name levels"),
        (("--levels", "0-3"), "does not name levels"),
        (("--levels", "5-3"), "does not name levels"),
        (("--levels", ""), "does not name levels"),
        (("--levels", "easy"), "does not name levels"),
        (("--levels", "1\n2"), "“1\\n2” does not name levels"),
        (("--levels", "\x1b[2J" * 999), "“\\x1b[2J\\x1b[2J"),
        (("--levels", "1", "--experts", "4"), "These levels have 8 cards; 12 are needed."),
        (("--levels", "5", "--experts", "1"), "These levels have 8 cards; 9 are needed."),
    ],
)
def test_bad_levels_are_refused(words: tuple[str, ...], problem: str) -> None:
    said = run("deal", *words)
    assert (said.status, said.err.count("\n"), said.out) == (2, 1, "")
    assert problem in said.err
    assert len(said.err) < 150


ODD = "\udcff\x1b"
"""An argument that is not UTF-8, as Python decodes it, and a control character."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [("deal",), ("play", "--bots", "none"), ("difficulty", "--deals", "2"), ("bots", "--deals", "2")],
    ids=lambda words: words[0],
)
def test_any_argument_is_a_seed(words: tuple[str, ...]) -> None:
    said = [run(*words, *flags, "--seed", ODD) for flags in ((), ("--json",) if words[0] != "play" else ())]
    for one in said:
        assert (one.status, one.err) == (0, "")
        assert "\x1b" not in one.out
    assert said[0].out == run(*words, "--seed", ODD).out != run(*words, "--seed", "\udcfe").out
