"""`analyse`: the turns of a record, what could be known, and what a strong bot thinks of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import factorial
from random import Random

import pytest

from ludotheque.core import Act, Record, play, seed_from
from ludotheque.core.record import write
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.commands.analysis import opinion, seen_by_eye, turns_of, worlds
from ludotheque.games.ostriches.model import Action, Go, Land, Options, Own, Place, Rotate, View
from ludotheque.games.ostriches.rules.positions import read_position, write_position
from ludotheque.games.ostriches.tests.desert import PLACED, desert, opened
from ludotheque.games.ostriches.tests.shell import answers, run


class Hasty:
    """Takes the first thing it may do, or gives up after so many turns."""

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def plan(self, view: View, now: int, rng: Random) -> Sequence[tuple[int, Action]]:
        if view.viewer != view.table.turn:
            return ()
        if view.table.turns >= self.turns:
            return ((now, rules.read("#")),)
        legal = list(rules.legal(rules.imagine(view, rng), view.viewer))
        return ((now, rng.choice([action for action in legal if isinstance(action, Land)] or legal[:-2] or legal)),)


def short(turns: int = 4, mode: str = "notes") -> Record:
    options = Options(mode="memory" if mode == "memory" else "notes")
    return play(rules, options, [Own()] * 2, [("hasty", Hasty(turns))] * 2, seed_from("analysis"))


def test_the_turns_of_a_record() -> None:
    record = short(6)
    made = list(turns_of(record))
    assert [turn.number for turn in made] == list(range(1, 7))
    assert all(turn.seat == turn.before.table.turn for turn in made)
    acts = [row.action for row in record.rows if isinstance(row, Act) and not isinstance(row.action, Place)]
    assert [action for turn in made for action in turn.actions] == acts[:-1], "all but the last, that gives up"
    for turn in made:
        assert isinstance(turn.actions[0], Go | Land)
        assert isinstance(turn.actions[-1], Go | Rotate)
    assert any(" " in turn.said for turn in made), "a landing with its power and its rotation"


def test_a_winning_turn_is_cut_short() -> None:
    record = play(rules, Options(), [Own()] * 2, [("hasty", Hasty(1_000))] * 2, seed_from("won"))
    assert record.end.outcome.reason == "four-up"
    assert list(turns_of(record))[-1].said.endswith("!")


def test_each_turn_begins_where_the_last_one_ended() -> None:
    made = list(turns_of(short(6)))
    for turn, following in pairwise(made):
        state = turn.before
        for action in turn.actions:
            state, _ = rules.step(state, Act(0, state.table.turn, action))
        assert write_position(state) == write_position(turn.after) == write_position(following.before)


def test_the_number_of_worlds_a_player_cannot_tell_apart() -> None:
    unknown = factorial(6) // 2
    assert worlds(rules.observe(desert(PLACED), 0)) == unknown
    assert worlds(rules.observe(desert(PLACED), None)) == unknown * unknown
    assert worlds(rules.observe(opened(), 0)) == unknown
    seen = PLACED.replace("pe1t2", "p'e'1t+2")
    assert worlds(rules.observe(desert(seen), 0)) == factorial(3), "bush, swap and the other plain one"
    assert seen_by_eye(rules.observe(desert(seen), 0)) == {"a6": "plain", "b6": "eye"}


def test_an_analysis_for_programs() -> None:
    found = answers("analyse", "--iterations", "100", given=write(short()))
    assert [turn["number"] for turn in found] == [1, 2, 3, 4]
    for turn in found:
        assert 0 <= turn["chance"] <= 1
        assert all(choice["chance"] > turn["with_it"] for choice in turn["better"])
        assert turn["played"] not in [choice["turn"] for choice in turn["better"]]
        assert read_position(turn["position"]).table.turn == turn["seat"]
    assert found == answers("analyse", "--iterations", "100", given=write(short())), "the seed decides"


def test_a_turn_that_wins_could_not_be_better_and_one_that_gives_the_match_away_could() -> None:
    record = play(rules, Options(), [Own()] * 2, [("hasty", Hasty(1_000))] * 2, seed_from("won"))
    last = list(turns_of(record))[-1]
    found = opinion(last, 500, Random(1))
    won = last.after.table.winner == last.seat
    assert found.with_it == float(won)
    assert bool(found.better) != won


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_an_analysis_for_people(language: str) -> None:
    said = run("analyse", "--iterations", "100", "--lang", language, given=write(short(mode="memory")))
    assert said.status == 0
    assert not said.err
    assert said.out.startswith("1. Robot " if language == "fr" else "1. Bot ")


def test_records_that_cannot_be_analysed() -> None:
    text = write(short())
    assert run("analyse", given="").err == "Line 1: The file is empty.\n"
    assert run("analyse", given=text.replace('"ostriches"', '"uluru"', 1)).err == (
        "This is a record of another game: “uluru”.\n"
    )
    assert run("analyse", given="\n".join(text.split("\n")[:5])).err == (
        "Line 5: The record breaks off before the end of the match.\n"
    )
    forged = text.replace('"pick":0', '"pick":2').replace('"pick":1', '"pick":0').replace('"pick":2', '"pick":1')
    assert run("analyse", given=forged).err == "Line 2: This draw does not follow from the seed.\n"
    assert run("analyse", "nowhere.jsonl").err == 'There is no file "nowhere.jsonl".\n'
    for said in (run("analyse", given="{}"), run("analyse", given=forged)):
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
