"""Help for the player on turn."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ludotheque.games import GAMES
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Options, State
from ludotheque.games.ostriches.solver import advice
from ludotheque.games.ostriches.solver.advice import Advice, hint
from ludotheque.games.ostriches.solver.judge import Budget
from ludotheque.games.ostriches.tests.desert import PLACED, desert, opened, play

CATALOGUE = list(rules.catalogue(Options()))
NEARLY = "1P+2s1/1*1P+1B/2ET+S1/1p2t1/2b1*1/3e+1p s - 0"


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short search, the same on every machine."""
    monkeypatch.setattr(advice, "BUDGET", Budget(iterations=300))


def advised(state: State) -> Advice:
    found = hint(rules.observe(state, state.table.turn))
    assert found is not None
    return found


@pytest.mark.parametrize(
    "state",
    [
        opened(),
        desert(PLACED),
        play(desert("2s3/4*1/1E3t/3p2/1*4/1B1P2 s - 0"), "b4a6!"),
        play(desert("2s3/4*1/1E3t/3p2/1*4/1B1P2 s - 0"), "b4a6!", "pass"),
    ],
    ids=["placing", "move", "power", "rotate"],
)
def test_what_is_advised_can_be_done(state: State) -> None:
    found = advised(state)
    assert 0 <= found.chance <= 1
    assert 1 <= len(found.best) <= 3
    legal = list(rules.legal(state, state.table.turn))
    for one in found.best:
        assert CATALOGUE[one.action] in legal
        assert rules.written(CATALOGUE[one.action]) == one.notation
        assert 0 <= one.chance <= 1
    assert len({one.action for one in found.best}) == len(found.best)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Advice) == found


def test_a_win_is_found() -> None:
    found = advised(desert(NEARLY))
    after = play(desert(NEARLY), CATALOGUE[found.best[0].action])
    assert (found.chance, after.table.winner) == (1.0, 0)


def test_only_the_player_on_turn_is_helped_and_only_while_there_is_something_to_do() -> None:
    state = desert(PLACED)
    assert hint(rules.observe(state, 1)) is None
    assert hint(rules.observe(state, None)) is None
    assert hint(rules.observe(play(state, "#"), 0)) is None
    assert GAMES["ostriches"].hint is hint


def test_advice_knows_no_more_than_the_view() -> None:
    """Whatever is hidden from the player, the same view gets the same advice."""
    view = rules.observe(desert(PLACED), 0)
    worlds = [rules.imagine(view, Random(number)) for number in range(3)]
    assert len(set(worlds)) > 1
    assert {advised(world) for world in worlds} == {hint(view)}
