"""The suite of Gymnasium, unchanged, on all solo modes."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludotheque.adapters.gymnasium import SoloEnv
from ludotheque.adapters.tests.sampled import settings_of
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES

SOLO = [
    (key, options, own[0])
    for key in GAMES
    for _, options, own in settings_of(key)
    if 1 in GAMES[key].game.seats(options)
]


@pytest.mark.parametrize("solo", SOLO, ids=lambda solo: f"{solo[0]}-{solo[1].mode}")
def test_the_suite_accepts_every_solo_mode(solo: tuple[str, Any, Any]) -> None:
    key, options, own = solo
    check_env(SoloEnv(key, options, own), skip_render_check=True)


def played(env: SoloEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """A match at random, by legal actions."""
    rng = Random(1)
    _, info = env.reset(seed=seed)
    while True:
        _, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        if terminated or truncated:
            return reward, info


def test_fewer_stones_are_a_better_reward() -> None:
    env = SoloEnv("uluru", {"rounds": 2}, {"sand": 30}, render_mode="ansi")
    reward, info = played(env, 3)
    assert reward == pytest.approx(1 - 2 * info["score"] / 16)
    assert '"viewer":0' in (env.render() or "")
    with pytest.raises(Refused, match="match-over"):
        env.step(0)


def test_an_illegal_action_does_nothing_but_take_a_step() -> None:
    env = SoloEnv("dwarfcity")
    first, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    seen, reward, terminated, truncated, _ = env.step(illegal)
    assert (seen == first).all()
    assert (reward, terminated, truncated) == (0, False, False)
    for _ in range(env.setting.limits.steps):
        _, _, terminated, truncated, _ = env.step(illegal)
        if truncated:
            break
    assert truncated
    assert not terminated
    with pytest.raises(Refused, match="no-such-action"):
        env.step(env.setting.actions)


def test_a_game_for_two_is_no_solo_mode() -> None:
    with pytest.raises(Refused):
        SoloEnv("ostriches")
