"""The suites of PettingZoo, unchanged, on all games."""

from __future__ import annotations

import warnings
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from ludotheque.adapters.pettingzoo import MatchEnv, ParallelMatchEnv
from ludotheque.adapters.setting import Setting
from ludotheque.adapters.tests.sampled import named, one_of_each_mode, settings_of
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES

with warnings.catch_warnings():  # where pygame is installed, the suites import a game in a way that they deprecate
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

SETTINGS = [setting for key in GAMES for setting in settings_of(key)]
CYCLES = 40
"""Decisions of a test of the suites; they begin new matches by themselves."""


# PettingZoo warns of observations with masks, except in its own games
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box")
@pytest.mark.parametrize("setting", SETTINGS, ids=named)
def test_the_suites_accept_every_setting(setting: Any) -> None:
    key, options, own = setting
    api_test(MatchEnv(key, options, own), num_cycles=CYCLES)
    parallel_api_test(ParallelMatchEnv(key, options, own), num_cycles=CYCLES)


@pytest.mark.parametrize("setting", one_of_each_mode(), ids=named)
def test_seeds_decide_everything(setting: Any) -> None:
    seed_test(partial(MatchEnv, *setting), num_cycles=30)
    parallel_seed_test(partial(ParallelMatchEnv, *setting), num_cycles=10)


def played(env: MatchEnv, seed: int | None) -> tuple[Any, dict[str, float]]:
    """A match at random, by legal actions: how it stood in the end, and what it was worth to each agent."""
    rng, worth = Random(1), dict[str, float]()
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            worth[agent] = reward
            env.step(None)
            continue
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return env.episode.moment, worth


@pytest.mark.parametrize("key", GAMES)
def test_a_match_ends_with_what_it_was_worth(key: str) -> None:
    env = MatchEnv(key, seats=2)
    end, worth = played(env, 7)
    assert tuple(worth.values()) == env.episode.returns()
    assert env.episode.outcome is not None
    assert sum(worth.values()) == 0 or env.setting.limits.stakes == "together"
    assert end == played(env, 7)[0]
    assert any(end != played(env, seed)[0] for seed in range(8, 30))


def test_matches_after_a_seed_differ_but_repeat() -> None:
    env = MatchEnv("dwarfcity")
    first = [played(env, 7)[0], played(env, None)[0]]
    assert first[0] != first[1]
    assert first == [played(env, 7)[0], played(env, None)[0]]


def test_a_match_that_goes_nowhere_is_truncated() -> None:
    """Without a glass birds may land for ever; here nobody locks in."""
    env = MatchEnv("uluru", {"sand": None, "rounds": 1}, seats=2)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
        env.step(legal[0])
    assert env.episode.steps == env.setting.limits.steps
    assert env.episode.outcome is None
    assert set(env.rewards.values()) == {0.0}
    assert not any(env.terminations.values())


def test_seats_act_at_the_same_moment_and_then_time_passes() -> None:
    env = ParallelMatchEnv("uluru", {"sand": 30}, seats=3, pace=500)
    seen, _ = env.reset(seed=1)
    assert env.episode.now == 3_000  # the lead is over
    actions = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    env.step(actions)
    assert env.episode.now == 3_500
    env.step(dict.fromkeys(env.agents, env.setting.wait))
    assert env.episode.now >= 33_000, "all wait, so the sand runs out at once"
    assert env.episode.due.courtesy


def test_another_seat_begins_each_cycle() -> None:
    env = MatchEnv("uluru", seats=3)
    env.reset(seed=1)
    order = []
    for _ in range(6):
        order.append(env.agent_selection)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert order == ["seat_0", "seat_1", "seat_2", "seat_1", "seat_2", "seat_0"]


def test_nothing_that_is_for_people_only_can_be_chosen() -> None:
    env = MatchEnv("ostriches")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    people = [n for n, action in enumerate(env.setting.catalogue) if isinstance(action, env.setting.game.people_only)]
    assert people
    assert not mask[people].any()
    with pytest.raises(Refused, match="no-such-action"):
        env.step(people[0])


def test_a_spectator_can_watch() -> None:
    env = MatchEnv("ostriches", render_mode="ansi")
    env.reset(seed=1)
    assert '"viewer":null' in (env.render() or "")
    assert MatchEnv("ostriches").render() is None


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "value-unknown"),
        ({"game": "uluru", "options": {"mode": "last"}}, "value-wrong"),
        ({"game": "uluru", "options": {"colour": "red"}}, "value-wrong"),
        ({"game": "uluru", "options": 7}, "value-type"),
        ({"game": "uluru", "seats": 9}, "value-range"),
        ({"game": "uluru", "seats": "two"}, "value-type"),
        ({"game": "uluru", "own": [{}] * 9}, "seats-wrong"),
        ({"game": "uluru", "own": [{"row": "red"}]}, "value-wrong"),
        ({"game": "uluru", "pace": 0}, "value-range"),
        ({"game": "uluru", "options": {"mode": "custom", "levels": [1]}}, "levels-too-few"),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused) as refused:
        Setting(**wrong)
    assert refused.value.key == key


def test_wrong_actions_are_refused() -> None:
    env = MatchEnv("uluru", seats=2)
    env.reset(seed=1)
    for wrong in (None, -1, env.setting.actions, "lock"):
        with pytest.raises(Refused):
            env.step(wrong)  # type: ignore[arg-type]
    both = ParallelMatchEnv("ostriches")
    both.reset(seed=1)
    for actions in ({}, {"seat_0": 0}, {"seat_0": 0, "seat_1": -1}, {"seat_0": "pass", "seat_1": 0}):
        with pytest.raises(Refused):
            both.step(actions)  # type: ignore[arg-type]
    with pytest.raises(Refused):
        both.episode.draw(0)


def test_what_is_not_legal_lapses_where_all_act_at_once() -> None:
    env = ParallelMatchEnv("ostriches")
    env.reset(seed=1)
    before = env.episode.moment
    asked = env.episode.turn
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, env.setting.wait))  # nobody may wait without a deadline
    assert infos == {f"seat_{seat}": {"lapsed": seat == asked} for seat in range(2)}
    assert env.episode.moment is before
    truncated: dict[str, bool] = {}
    while env.agents:
        _, _, _, truncated, _ = env.step(dict.fromkeys(env.agents, env.setting.wait))
    assert set(truncated.values()) == {True}
    with pytest.raises(Refused, match="match-over"):
        env.step({})
