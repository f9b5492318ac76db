"""Vector environments are the rules: every match is followed step by step, with the same actions and draws."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from ludotheque.adapters.arrays import mask_of
from ludotheque.adapters.episode import Episode
from ludotheque.adapters.sight import vector_of
from ludotheque.adapters.tests.following import Follower, Script, differing, follow, followers_of
from ludotheque.adapters.vector import DwarfCityVectorEnv, OstrichesDuels, UbongoVectorEnv, UluruVectorEnv
from ludotheque.adapters.vector import ostriches_seeing as k
from ludotheque.adapters.vector.env import MatchVectorEnv
from ludotheque.adapters.vector.ostriches_actions import STARTER
from ludotheque.core.compiling import FAST
from ludotheque.core.game import numbers_in
from ludotheque.core.refusal import Refused
from ludotheque.games.ostriches import rules as ostriches
from ludotheque.games.ostriches.model import Land, MoveBush
from ludotheque.games.ostriches.solver.worlds import encode
from ludotheque.games.ubongo.solver.advice import nearest
from ludotheque.games.uluru.solver import solve_many

STEPS = 60 if FAST else 12
MATCHES = 3

ALONE: list[tuple[Any, Any]] = [
    (UluruVectorEnv, None),
    (UluruVectorEnv, {"mode": "tricky", "sand": None, "rounds": 1}),
    (UluruVectorEnv, {"mode": "custom", "levels": [1, 2, 4, 5], "sand": None, "rounds": 1, "turns": "each"}),
    (UbongoVectorEnv, None),
    (UbongoVectorEnv, {"mode": "count", "length": 10, "side": "B", "difficulty": 5}),
    (DwarfCityVectorEnv, None),
    (DwarfCityVectorEnv, {"face": "beach", "strength": "cheeky"}),
    (DwarfCityVectorEnv, {"cards": "easy", "blue_blocks": "balanced", "strength": "gentle"}),
]


def knowing(one: Follower, rng: Random) -> int:
    """Often a step towards the end: random pieces hardly ever cover a shape, and nobody locks in at random."""
    episode, setting = one.solo.episode, one.env.setting
    if setting.game.key == "ubongo" and rng.random() < 0.7:
        state = episode.moment.state
        task, lying = state.shown.tasks[0], state.pieces[0]
        goal = nearest(task.shape, task.pieces, lying)
        missing = [setting.numbers[lay] for lay in goal if lay not in lying]
        legal = numbers_in(episode.legal(0))
        return next((number for number in missing if number in legal), one.some_action(rng))
    return one.some_action(rng)


@pytest.mark.parametrize(("kind", "options"), ALONE, ids=lambda given: getattr(given, "__name__", ""))
def test_matches_alone_follow_the_rules(kind: type[MatchVectorEnv], options: Any) -> None:
    """The same vectors, masks, rewards, ends, scores and places as those of `SoloEnv`."""
    env: Any = kind(MATCHES, options)  # type: ignore[arg-type]
    rng, over = Random(5), 0
    followers = followers_of(env, seed=3)
    for _ in range(STEPS):
        over += follow(env, followers, [knowing(one, rng) for one in followers])
    assert over > 0 or not FAST


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_dwarfs_of_several_seats_follow_the_rules(seats: int) -> None:
    env = DwarfCityVectorEnv(2, seats=seats)
    rng, over, asked = Random(seats), 0, set[int]()
    followers = followers_of(env, seed=4)
    for _ in range(STEPS):
        asked |= set(env.seats.tolist())
        assert env.seats.tolist() == [one.seat for one in followers]
        actions = [one.some_action(rng) for one in followers]
        told = env.step(actions)
        for one, action in zip(followers, actions, strict=True):
            over += followed(one, action, told)
    assert asked == set(range(seats))


def followed(one: Follower, action: int, told: tuple[Any, ...]) -> bool:
    """The same for several seats, which share what a match was worth."""
    seen, rewards, ended, called_off, infos = told
    episode, match = one.solo.episode, one.match
    script = one.solo.luck = one.script()
    if episode.legal(one.seat) >> action & 1:
        episode.choose(action)
        episode.settle(script)
    assert (ended[match], called_off[match]) == (episode.due.over, False)
    assert set(episode.returns()) == {rewards[match]}
    if ended[match]:
        one.begin()
    one.check(seen, infos)
    return bool(ended[match])


@pytest.mark.parametrize("kind", [UluruVectorEnv, UbongoVectorEnv])
def test_what_goes_nowhere_is_called_off(kind: Any) -> None:
    env = kind(1)
    env.setting.limits = type(env.setting.limits)(stakes="score", odds=60, steps=40, score=(0, 8))
    followers = followers_of(env, seed=1)
    never = env.setting.actions - 2  # an action of the catalogue that is never legal here
    called_off = 0
    for _ in range(60):
        told = env.step([never])
        called_off += int(told[3][0])
        seen, reward, over, truncated, _ = followers[0].solo.step(never)
        assert (told[1][0], told[2][0], told[3][0]) == (reward, over, truncated)
        if truncated:
            assert np.allclose(told[4]["final_obs"][0], seen)
            followers[0].solo.luck = followers[0].script()
            followers[0].begin()
            followers[0].check(told[0], told[4])
    assert called_off == 1


def test_a_race_ends_at_its_bell() -> None:
    """An hour of lifting a piece and laying it down again."""
    env = UbongoVectorEnv(1)
    (one,) = followers_of(env, seed=1)
    lay, *_ = numbers_in(one.solo.episode.legal(0))
    lift = env.setting.numbers[type(env.setting.catalogue[-14])(env.setting.catalogue[lay].piece)]
    steps = 3_600
    for step in range(steps):
        action = lift if step % 2 else lay
        told = env.step([action])
        if step < 3 or step > steps - 70:
            one.solo.luck = one.script() if step == steps - 1 else Script(())
        if step == steps - 1:
            assert (told[2][0], told[1][0]) == (True, -1.0)
            assert one.follow(action, told)
        else:
            seen, *_ = one.solo.step(action)
            assert step < steps - 70 or np.allclose(seen, told[0][0])


# Two players


def eager(episode: Episode, rng: Random) -> int:
    """Often an action that turns an ostrich up or uses it, or matches would end by calm."""
    legal = numbers_in(episode.legal(episode.turn or 0))
    rare = [number for number in legal if isinstance(episode.setting.catalogue[number], Land | MoveBush)]
    return rng.choice(rare if rare and rng.random() < 0.6 else legal)


def begun(duels: OstrichesDuels, match: int) -> Episode:
    episode = Episode(duels.setting)
    episode.settle(Script([int(duels.starters[match])]))
    return episode


def same(duels: OstrichesDuels, match: int, episode: Episode, masks: Any, vectors: Any) -> None:
    """The same seat on turn, legal actions and knowledge."""
    seat = int(duels.seats[match])
    assert seat == episode.turn
    assert (masks[match] == mask_of(duels.setting, episode.legal(seat))).all()
    assert duels.choices[match] == masks[match].sum()
    assert differing(duels.setting, vectors[match], vector_of(episode, seat)) == []


def test_duels_follow_the_rules() -> None:
    duels, rng, over = OstrichesDuels(MATCHES, seed=2), Random(2), 0
    episodes = [begun(duels, match) for match in range(MATCHES)]
    for _ in range(2 * STEPS):
        actions = [eager(episode, rng) for episode in episodes]
        rewards, ended = duels.step(actions)
        for match, (episode, action) in enumerate(zip(episodes, actions, strict=True)):
            episode.choose(action)
            assert bool(ended[match]) == episode.over
            assert tuple(rewards[match]) == episode.returns()
            if episode.over:
                over += 1
                episodes[match] = begun(duels, match)
        masks, vectors = duels.masks(), duels.vectors()
        for match, episode in enumerate(episodes):
            same(duels, match, episode, masks, vectors)
    assert over > 2 or not FAST


def test_duels_that_nobody_decides_are_drawn() -> None:
    duels, rng = OstrichesDuels(1, seed=1), Random(1)
    rewards, ended = duels.rewards, duels.ended
    while not ended[0]:
        quiet = [
            n for n in np.flatnonzero(duels.masks()[0]).tolist() if not isinstance(duels.setting.catalogue[n], Land)
        ]
        rewards, ended = duels.step([rng.choice(quiet)])
    assert not rewards.any()


def test_what_a_duel_shows_is_the_same_in_every_world_that_the_player_thinks_possible() -> None:
    duels, rng, worlds = OstrichesDuels(1, seed=9), Random(9), 0
    episode = begun(duels, 0)
    for step in range(120):
        state, seat = episode.moment.state, int(duels.seats[0])
        other = ostriches.imagine(ostriches.observe(state, seat), rng)
        worlds += other != state
        row = [int(number) for number in encode(other)]
        extra = [int(number) for number in duels.rows[0][STARTER:]]
        seen = np.zeros(k.SEEN, np.int64)
        k.see(np.array(row + extra) if FAST else row + extra, seen)
        assert seen.tolist() == duels.seen[0].tolist(), step
        action = eager(episode, rng)
        duels.step([action])
        episode.choose(action)
        if episode.over:
            episode = begun(duels, 0)
    assert worlds > 60


# Seeds, samples, conventions


def play(env: Any, steps: int) -> list[Any]:
    """What an environment does when its own samples are played."""
    found = []
    for _ in range(steps):
        actions = env.sample()
        found += [actions.tolist(), [one.tolist() for one in env.step(actions)[:2]]]
    return found


@pytest.mark.parametrize("kind", [UluruVectorEnv, UbongoVectorEnv, DwarfCityVectorEnv])
def test_a_seed_decides_everything(kind: Any) -> None:
    env, other = kind(8), kind(8)
    env.reset(seed=5)
    other.reset(seed=5)
    first = play(env, 20)
    assert first == play(other, 20)
    env.reset(seed=6)
    assert first != play(env, 20)
    few = kind(3)
    few.reset(seed=5)
    other.reset(seed=5)
    assert few.seen.tolist() == other.seen[:3].tolist(), "the first matches are the same however many there are"


def test_a_seed_decides_duels() -> None:
    one, other, third = (OstrichesDuels(8, seed=seed) for seed in (1, 1, 2))
    assert play(one, 30) == play(other, 30) != play(third, 30)
    one.reset(1)
    other.reset(1)
    assert one.seats.tolist() == other.seats.tolist()


def test_samples_are_legal_and_all_equally_likely() -> None:
    env = UluruVectorEnv(2_000 if FAST else 200)
    env.reset(seed=1)
    counts = np.zeros(env.setting.actions)
    for _ in range(10):
        actions = env.sample()
        assert env.action_masks()[np.arange(env.num_envs), actions].all()
        np.add.at(counts, actions, 1)
    legal = counts[env.action_masks()[0] == 1]
    mean = legal.mean()
    assert len(legal) == 65
    assert ((legal - mean) ** 2 / mean).sum() < 2 * len(legal)


def test_they_keep_to_the_conventions_of_gymnasium() -> None:
    env = UluruVectorEnv(4)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(env.sample())
    assert infos["_action_mask"].all()
    wrapped = RecordEpisodeStatistics(env)
    wrapped.reset(seed=1)
    lock = env.setting.actions - 4
    for _ in range(2):
        *_, terminated, _, infos = wrapped.step(np.full(4, lock))
        assert terminated.all()
        assert infos["episode"]["r"].tolist() == [-1.0] * 4
    assert env.step(env.sample())[0] is not env.step(env.sample())[0]
    shared = UluruVectorEnv(1, copy=False)
    assert shared.step(shared.sample())[0] is shared.step(shared.sample())[0]


def test_what_a_kernel_relies_on_cannot_be_overwritten() -> None:
    env, duels = UluruVectorEnv(1, copy=False), OstrichesDuels(1)
    for shown in (env.reset()[0], env.legal, duels.legal):
        with pytest.raises(ValueError, match="read-only"):
            shown[:] = 0
    assert env.action_masks().any()
    own = env.action_masks()
    own[:] = 0
    assert duels.masks().any()


def test_deals_of_uluru_go_to_the_solver() -> None:
    env = UluruVectorEnv(3, {"mode": "first", "sand": None, "rounds": 1})
    followers = followers_of(env, seed=2)
    found = solve_many(env.deals())
    for one, stones in zip(followers, found.stones, strict=True):
        (row,) = one.solo.episode.moment.state.shown.rows
        assert all(wish is not None for wish in row)
        assert 0 <= stones <= 8


# Refusals


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (lambda: UluruVectorEnv(1, {"sand": 60}), "value-unknown"),
        (lambda: UluruVectorEnv(1, {"sand": None}), "value-unknown"),
        (lambda: UluruVectorEnv(1, {"mode": "experts", "sand": None, "rounds": 1}), "value-unknown"),
        (lambda: UluruVectorEnv(0), "value-range"),
        (lambda: UluruVectorEnv("many"), "value-type"),  # type: ignore[arg-type]
        (lambda: UbongoVectorEnv(1, {"mode": "time"}), "value-unknown"),
        (lambda: UbongoVectorEnv(1, {"mode": "count", "difficulty": 5}), "difficulty-missing"),
        (lambda: DwarfCityVectorEnv(1, {"mode": "kobold"}), "value-unknown"),
        (lambda: DwarfCityVectorEnv(1, seats=7), "value-range"),
        (lambda: OstrichesDuels(1, {"mode": "memory"}), "value-unknown"),
        (lambda: OstrichesDuels(1, {"draw_after": None}), "value-unknown"),
        (lambda: OstrichesDuels(1, {"colour": "red"}), "value-wrong"),
        (lambda: OstrichesDuels(1, seed=-1), "value-least"),
    ],
)
def test_what_is_not_covered_is_refused(wrong: Any, key: str) -> None:
    with pytest.raises(Refused) as refused:
        wrong()
    assert refused.value.key == key


@pytest.mark.parametrize("wrong", [[0], [0, 1, 2], [0.5, 1.0], "ab", [[0], [0, 1]], [0, -1], [0, 10_000], None])
def test_wrong_actions_are_refused_and_change_nothing(wrong: Any) -> None:
    env, duels = UluruVectorEnv(2), OstrichesDuels(2, seed=1)
    env.reset(seed=1)
    before = env.seen.tolist(), duels.seen.tolist()
    for one in (env, duels):
        with pytest.raises(Refused):
            one.step(wrong)
    illegal = [int(duels.sample()[0]), duels.setting.wait]
    with pytest.raises(Refused, match="wait in match 1"):
        duels.step(illegal)
    assert before == (env.seen.tolist(), duels.seen.tolist())


def test_steps_before_the_first_reset_begin_by_themselves() -> None:
    env = UluruVectorEnv(2)
    assert env.sample().shape == (2,)
    assert UluruVectorEnv(2).step([0, 1])[0].shape == (2, env.setting.width)


WITHOUT = """
import sys
sys.modules["numba"] = None
import pytest
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-k", "not without_numba", *sys.argv[1:]]))
"""


@pytest.mark.slow(traced=True)  # nothing else reaches the lines that numba compiles
@pytest.mark.skipif(not FAST, reason="this is without numba")
def test_it_works_without_numba() -> None:
    """The same tests once more, as if numba were not installed."""
    command = [sys.executable, "-c", WITHOUT, str(Path(__file__))]
    done = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
