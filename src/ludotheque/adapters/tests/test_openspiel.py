"""OpenSpiel's own tests and algorithms, unchanged, on our games."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from ludotheque.adapters import openspiel
from ludotheque.adapters.sight import vector_of
from ludotheque.adapters.tests.sampled import named, one_of_each_mode
from ludotheque.core.game import numbers_in
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.games.uluru import rules as uluru

FEW = 4
"""Simulations of a bot, which cost a whole match each."""


BRIEF = {"rounds": 2, "sand": 30, "length": 5}
"""Options that make matches shorter, where a game has them."""


@pytest.mark.parametrize("setting", one_of_each_mode(), ids=named)
def test_random_matches_of_every_mode_are_sound(setting: Any) -> None:
    key, options, own = setting
    shorter = {name: value for name, value in BRIEF.items() if hasattr(options, name)}
    game = openspiel.load(key, {**openspiel.plain(options), **shorter}, own)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


SHORT = {"uluru": {"rounds": 1, "sand": 30}, "ubongo": {"mode": "noluck", "rounds": 1, "sand": 30}}
"""Options of short matches."""


@pytest.mark.parametrize("key", GAMES)
def test_random_matches_come_back_from_text_at_every_step(key: str) -> None:
    pyspiel.random_sim_test(openspiel.load(key, SHORT.get(key)), num_sims=1, serialize=True, verbose=False)


def test_a_game_is_found_by_name_with_its_parameters() -> None:
    text = (
        "ludotheque_uluru(options=mode:custom;levels:%5B1%2C 2%2C 3%2C 4%5D;sand:null,own=row:dark|row:light,pace=500)"
    )
    game = pyspiel.load_game(text)
    assert game.setting.options == uluru.options(mode="custom", levels=frozenset({1, 2, 3, 4}), sand=None)
    assert [one.row for one in game.setting.own] == ["dark", "light"]
    assert game.setting.pace == 500
    assert game.num_players() == 2
    again = openspiel.load("uluru", game.setting.options, game.setting.own, pace=500)
    assert pyspiel.load_game(str(again)).setting.options == game.setting.options
    assert set(openspiel.NAMES) == {f"ludotheque_{key}" for key in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(
    "wrong",
    ["seats=9", "options=mode:last", "options=colour:red", "own=row:red", "pace=0"],
)
def test_wrong_parameters_are_refused(wrong: str) -> None:
    with pytest.raises((Refused, pyspiel.SpielError)):
        pyspiel.load_game(f"ludotheque_uluru({wrong})")


def played(game: Any, rng: Random, most: int = 10_000) -> Any:
    """A state after so many random steps, or at the end."""
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < most:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("key", GAMES)
def test_utilities_are_what_the_stakes_promise(key: str) -> None:
    game = openspiel.load(key, seats=2)
    state = played(game, Random(5))
    assert state.returns() == list(state.episode.returns())
    kind = game.get_type().utility
    assert kind == openspiel.UTILITY[game.setting.limits.stakes]
    if kind == pyspiel.GameType.Utility.ZERO_SUM:
        assert sum(state.returns()) == 0 == game.utility_sum()
    if kind == pyspiel.GameType.Utility.IDENTICAL:
        assert len(set(state.returns())) == 1
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []


def test_observers_give_vectors_with_named_planes_and_texts() -> None:
    game = openspiel.load("ostriches")
    state = played(game, Random(5), 20)
    seen = make_observation(game)
    seen.set_from(state, 0)
    assert seen.dict["viewer"].tolist() == [1, 0]
    assert seen.tensor.tolist() == state.observation_tensor(0)
    assert np.allclose(seen.tensor, vector_of(state.episode, 0))
    assert sum(part.size for part in seen.dict.values()) == game.observation_tensor_size()
    assert seen.string_from(state, 0) == state.observation_string(0) != state.observation_string(1)
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, 1)
    assert recalled.tensor is None
    assert recalled.string_from(state, 1) == state.information_state_string(1)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})
    assert "draw 0" in game.new_initial_state().action_to_string(0)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_imagined_cannot_be_told_apart(key: str) -> None:
    rng = Random(3)
    for moves in (12, 40):
        state = played(openspiel.load(key, seats=2), rng, moves)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        player = state.current_player()
        for _ in range(5):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()


def test_what_is_imagined_tells_nothing_of_what_the_others_have_seen() -> None:
    game = openspiel.load("ostriches")
    state = played(game, Random(3), 14)
    player, rng = state.current_player(), Random(1)
    others = [state.resample_from_infostate(player, rng.random) for _ in range(5)]
    assert len({str(one) for one in others}) > 1
    chains = {one.episode.past.chain(game.setting.game, 1 - player) for one in others}
    assert len(chains) == 1
    assert chains != {state.episode.past.chain(game.setting.game, 1 - player)}


@pytest.mark.parametrize("key", GAMES)
def test_the_bots_of_openspiel_play_our_games(key: str) -> None:
    game = openspiel.load(key, SHORT.get(key), seats=2)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    searching = mcts.MCTSBot(game, 1.4, FEW, evaluator, random_state=chance)
    guessing = ismcts.ISMCTSBot(game, evaluator, 1.4, FEW, random_state=chance)
    state = game.new_initial_state()
    for bot in (searching, guessing, searching, guessing):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps registered games beyond the end of Python."""
    subprocess.run([sys.executable, "-c", "import ludotheque.adapters.openspiel"], check=True)


def test_legal_actions_are_those_of_the_match() -> None:
    state = played(openspiel.load("dwarfcity"), Random(1), 12)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    assert state.legal_actions() == list(numbers_in(state.episode.legal(player)))
    assert state.action_to_string(player, state.legal_actions()[0]).startswith("{")
    assert openspiel.load("uluru").setting.said(openspiel.load("uluru").setting.wait) == "wait"
