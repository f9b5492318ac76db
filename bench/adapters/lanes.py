"""One lane for each adapter and game: an environment that takes random legal actions, match after match.

A step is what a program does for a decision: it looks at the observation and its mask, and acts. The choice of the
action is the same in all lanes, and part of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeAlias

import numpy as np
from pettingzoo.utils import wrappers

from ludotheque.adapters.gymnasium import SoloEnv
from ludotheque.adapters.pettingzoo import MatchEnv, ParallelMatchEnv
from ludotheque.adapters.vector import DwarfCityVectorEnv, OstrichesDuels, UbongoVectorEnv, UluruVectorEnv
from ludotheque.games import GAMES

Lane: TypeAlias = Callable[[int], int]
"""Takes so many steps, and gives how many decisions were taken."""
PEER = "connect_four"
ALONE: dict[str, Any] = {"uluru": None, "ubongo": {"mode": "count"}, "dwarfcity": None}
"""Options with which one can play alone."""
MATCHES = 1_024
"""Matches of a vector environment."""


def picked(mask: Any, rng: Random) -> int:
    """A legal action."""
    legal = np.flatnonzero(mask.view(np.bool_))
    return int(legal[rng.randrange(len(legal))])


def wrapped(env: Any) -> Any:
    """In the wrappers of Connect Four."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def in_turn(env: Any, rng: Random) -> Lane:
    """Seat after seat, as PettingZoo has it."""
    seeds = iter(range(1 << 30))
    env.reset(seed=next(seeds))

    def take(steps: int) -> int:
        for _ in range(steps):
            seen, _, ended, called_off, _ = env.last()
            if ended or called_off:
                env.reset(seed=next(seeds))
                seen, *_ = env.last()
            env.step(picked(seen["action_mask"], rng))
        return steps

    return take


def at_once(env: ParallelMatchEnv, rng: Random) -> Lane:
    """All seats of a cycle at once; only those that are asked count."""
    seen, _ = env.reset(seed=0)

    def take(steps: int) -> int:
        nonlocal seen
        taken = 0
        while taken < steps:
            if not env.agents:
                seen, _ = env.reset()
            taken += len(env.episode.queue)
            seen, *_ = env.step({agent: picked(one["action_mask"], rng) for agent, one in seen.items()})
        return taken

    return take


def alone(env: SoloEnv, rng: Random) -> Lane:
    """One player, as Gymnasium has it."""
    _, info = env.reset(seed=0)

    def take(steps: int) -> int:
        nonlocal info
        for _ in range(steps):
            _, _, ended, called_off, info = env.step(picked(info["action_mask"], rng))
            if ended or called_off:
                _, info = env.reset()
        return steps

    return take


def in_spiel(game: Any, rng: Random) -> Lane:
    """State after state, as OpenSpiel has it; draws are not counted, but their time is."""
    from open_spiel.python.observation import make_observation  # noqa: PLC0415 - an extra of its own

    state, seen = game.new_initial_state(), make_observation(game)

    def take(steps: int) -> int:
        nonlocal state
        for _ in range(steps):
            while state.is_terminal() or state.is_chance_node():
                if state.is_terminal():
                    state = game.new_initial_state()
                else:
                    picks, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(picks, odds)[0])
            seen.set_from(state, state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[rng.randrange(len(legal))])
        return steps

    return take


def many(env: Any) -> Lane:
    """Thousands of matches a call, with the sampler that comes with them."""
    if not isinstance(env, OstrichesDuels):
        env.reset(seed=0)

    def take(steps: int) -> int:
        calls = max(1, steps // 20)
        for _ in range(calls):
            env.step(env.sample())
        return calls * MATCHES

    return take


def peer() -> Any:
    """Connect Four of PettingZoo in its wrappers; None without pygame, which it imports."""
    try:
        from pettingzoo.classic.connect_four.connect_four import env  # noqa: PLC0415 - not everyone has pygame
    except ImportError:
        return None
    return env()


def makers() -> dict[str, Callable[[], Lane]]:
    """Every adapter with every game that it has."""
    from ludotheque.adapters import openspiel  # noqa: PLC0415 - an extra of its own

    def aec(key: str) -> Lane:
        return in_turn(wrapped(MatchEnv(key, seats=2)), Random(0))

    def parallel(key: str) -> Lane:
        return at_once(ParallelMatchEnv(key, seats=2), Random(0))

    def spiel(key: str) -> Lane:
        return in_spiel(openspiel.load(key, seats=2), Random(0))

    kinds = {"pettingzoo": aec, "pettingzoo parallel": parallel, "openspiel": spiel}
    made: dict[str, Callable[[], Lane]] = {
        f"{name} {key}": partial(make, key) for name, make in kinds.items() for key in GAMES
    }
    for key, options in ALONE.items():
        made[f"gymnasium {key}"] = partial(solo, key, options)
    made["vector uluru"] = lambda: many(UluruVectorEnv(MATCHES, copy=False))
    made["vector ubongo"] = lambda: many(UbongoVectorEnv(MATCHES, copy=False))
    made["vector dwarfcity"] = lambda: many(DwarfCityVectorEnv(MATCHES, copy=False))
    made["vector ostriches"] = lambda: many(OstrichesDuels(MATCHES, seed=0))
    return made


def solo(key: str, options: Any) -> Lane:
    """One player of a game."""
    return alone(SoloEnv(key, options), Random(0))


def lanes(only: str = "") -> dict[str, Lane]:
    """The lanes whose names contain this text, after the peer if it is there."""
    beside = peer()
    first = {} if beside is None else {PEER: in_turn(beside, Random(0))}
    return first | {name: make() for name, make in sorted(makers().items()) if only in name}
