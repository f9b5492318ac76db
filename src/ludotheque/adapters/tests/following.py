"""Matches by the rules that follow a vector environment: the same actions, the same draws."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from ludotheque.adapters.arrays import mask_of
from ludotheque.adapters.episode import Episode
from ludotheque.adapters.gymnasium import SoloEnv
from ludotheque.adapters.setting import Setting
from ludotheque.adapters.sight import Sight, vector_of
from ludotheque.adapters.vector.env import MatchVectorEnv
from ludotheque.core.game import numbers_in

NEAR = 1e-6


def differing(setting: Setting, one: Any, other: Any) -> list[str]:
    """The planes in which two vectors differ."""
    found, at = [], 0
    for plane in setting.names:
        part = slice(at, at + plane.width)
        if not np.allclose(one[part], other[part], atol=NEAR):
            found.append(f"{plane.name}: {one[part]} {other[part]}")
        at += plane.width
    return found


class Script:
    """Answers draws with what a kernel drew."""

    def __init__(self, picks: Sequence[int]) -> None:
        self.left = list(picks)

    def __call__(self, _number: int, _odds: Sequence[int]) -> int:
        return self.left.pop(0)


class Follower:
    """One match of an environment, played by `SoloEnv`; a new one follows each."""

    def __init__(self, env: MatchVectorEnv, match: int) -> None:
        self.env, self.match = env, match
        self.solo = object.__new__(SoloEnv)
        self.solo.setting = env.setting
        self.solo.action_space = env.single_action_space
        self.solo.sight = Sight(env.setting)
        self.solo.luck = self.script()
        self.begin()

    def script(self) -> Script:
        """What chance answered in the last step."""
        return Script(self.env.draws[self.match, : self.env.drawn[self.match]].tolist())

    def begin(self) -> None:
        self.solo.episode, self.solo.vain = Episode(self.env.setting), 0
        self.solo.episode.settle(self.solo.luck)

    def some_action(self, rng: Random) -> int:
        """Usually a legal one."""
        if rng.random() < 0.02:
            return rng.randrange(self.env.setting.actions)
        return rng.choice(numbers_in(self.solo.episode.legal(self.seat)))

    @property
    def seat(self) -> int:
        """The seat that decides; after the end the first."""
        turn = self.solo.episode.turn
        return 0 if turn is None else turn

    def check(self, seen: Any, infos: dict[str, Any]) -> None:
        """The same knowledge and the same legal actions."""
        episode, match = self.solo.episode, self.match
        wrong = differing(self.env.setting, seen[match], vector_of(episode, self.seat))
        assert wrong == [], wrong
        mask = mask_of(self.env.setting, episode.legal(self.seat))
        assert (infos["action_mask"][match] == mask).all()
        assert self.env.choices[match] == mask.sum()
        assert not self.solo.luck.left  # type: ignore[attr-defined]

    def follow(self, action: int, told: tuple[Any, ...]) -> bool:
        """Take the same action; whether the match is over, which is checked and followed by the next."""
        seen, rewards, ended, called_off, infos = told
        self.solo.luck = self.script()
        last, reward, over, truncated, info = self.solo.step(action)
        match = self.match
        assert (rewards[match], ended[match], called_off[match]) == (reward, over, truncated)
        done = over or truncated
        assert bool(infos.get("_final_obs", np.zeros(self.env.num_envs))[match]) == done
        if done:
            wrong = differing(self.env.setting, infos["final_obs"][match], last)
            assert wrong == [], wrong
        if over:
            results = infos["final_info"]
            assert (results["score"][match], results["place"][match]) == (info["score"], info["place"])
            assert results["_score"][match]
        if done:
            self.begin()
        self.check(seen, infos)
        return done


def follow(env: MatchVectorEnv, followers: Sequence[Follower], actions: Sequence[int]) -> int:
    """Take these actions on both sides; how many matches were over."""
    told = env.step(np.array(actions))
    return sum(one.follow(action, told) for one, action in zip(followers, actions, strict=True))


def followers_of(env: MatchVectorEnv, seed: int) -> list[Follower]:
    """Matches that have begun like those of an environment."""
    seen, infos = env.reset(seed=seed)
    found = [Follower(env, match) for match in range(env.num_envs)]
    for one in found:
        one.check(seen, infos)
    return found
