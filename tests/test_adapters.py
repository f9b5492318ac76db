"""A small game of ours in the adapters: it is laid by `new-game`, and stands on no shelf."""

from __future__ import annotations

import pickle
from types import SimpleNamespace
from typing import Any

import pytest
from open_spiel.python.algorithms import cfr, exploitability

from ludotheque.adapters import openspiel
from ludotheque.adapters.setting import Setting
from ludotheque.core.refusal import Refused
from ludotheque.new_game.template import rules as lowest

SMALL = openspiel.load(lowest, {"rounds": 1}, seats=2)
"""A small game of ours: a prize is drawn, both name a number in secret, the lowest that stands alone wins."""


def test_cfr_comes_near_an_equilibrium_of_a_small_game() -> None:
    solver = cfr.CFRPlusSolver(SMALL)
    before = exploitability.exploitability(SMALL, solver.average_policy())
    for _ in range(60):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(SMALL, solver.average_policy())
    assert before > 0.2
    assert after < 0.01


def test_information_states_keep_all_that_a_player_has_seen_and_done() -> None:
    """In the whole tree: the same key, the same own past. And both do not see what the other has named."""
    pasts: dict[tuple[int, str], Any] = {}
    keys = []

    def walk(state: Any, past: tuple[Any, ...]) -> None:
        if state.is_terminal():
            return
        player = state.current_player()
        key = None
        if player >= 0:
            key = player, state.information_state_string()
            assert pasts.setdefault(key, past[player]) == past[player]
            keys.append(key)
        for action in state.legal_actions():
            then = tuple((*own, (key, action)) if seat == player else own for seat, own in enumerate(past))
            walk(state.child(action), then)

    walk(SMALL.new_initial_state(), ((), ()))
    assert len(keys) == 3 * (1 + 5)
    assert len(set(keys)) == 3 * 2


def test_a_setting_comes_back_from_another_process() -> None:
    for game in ("uluru", lowest):
        setting = Setting(game, seats=3, pace=250)
        again = pickle.loads(pickle.dumps(setting))  # noqa: S301 - our own
        assert again.game is setting.game
        assert (again.options, again.own, again.pace) == (setting.options, setting.own, setting.pace)
    with pytest.raises(Refused, match="value-type"):
        pickle.dumps(Setting(SimpleNamespace(**vars(lowest))))
