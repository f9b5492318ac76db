"""Learns to seat the birds of Uluru from results alone, and sits down at a table.

    python uluru_learner.py                  learns, and writes uluru_learner.npz
    python uluru_learner.py --curve x.svg    draws the learning curve, too (needs matplotlib)
    ludotheque bot LINK uluru_learner:Bot    in the folder with uluru_learner.npz

It is told no rule. It sees the cards and the board as the vector environment shows them, and after each deal the
stones. From these it estimates what each card costs at each place: a table of weights, whose sum over the eight cards
is the value of a board. It plays the landing that leads to the best board, and locks in when none leads to a better
one. Untried places are taken to cost nothing, so it tries them; moods that fade keep it from being content too soon.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ludotheque.adapters.vector import UluruVectorEnv
from ludotheque.games.uluru.bots import LEVELS, UluruBot, greedy
from ludotheque.games.uluru.pieces import BIRDS, KINDS, PLACES
from ludotheque.games.uluru.rules import score
from ludotheque.games.uluru.solver import solve_many
from ludotheque.games.uluru.solver.batch import WIDTH, decode_deal

KEPT = Path("uluru_learner.npz")
OPTIONS = {"mode": "tricky", "sand": None, "rounds": 1}
BESIDE = len(PLACES)
"""Where a bird is that has not landed, and where "nobody" is."""
ORDER = sorted(KINDS)
"""Kinds of cards as their planes have them."""
SAME, CONTRARY = ORDER.index("same"), ORDER.index("contrary")
GROUPS = 3 * len(ORDER)
"""Kinds of cards, and what a card refers to by `same` and by `contrary`."""
MOODY, CALM = 0.7, 48
"""How strong moods are at first, and after how many landings there are none."""
PATIENCE = 64
"""Landings after which it locks in anyway."""
PASSES, RATE, PRIOR = 4, 0.2, 0.5
"""How often it goes through all that it has played, how far it goes each time, and how much less at first."""
BIRD_OF = np.repeat(np.arange(len(BIRDS)), len(PLACES))
PLACE_OF = np.tile(np.arange(len(PLACES)), len(BIRDS))
"""Of each landing, in the order of the catalogue."""
LOCK = len(BIRDS) * len(PLACES) + len(BIRDS)
IDLE = LOCK + 1
"""Never legal, so it does nothing: for matches that wait until the others are done, too."""


class Eyes:
    """Reads cards and boards out of observations, by the names of their planes."""

    def __init__(self, env: UluruVectorEnv) -> None:
        at, start = {}, 0
        for plane in env.setting.names:
            at[plane.name] = slice(start, start + plane.width)
            start += plane.width
        birds = range(len(BIRDS))
        self.kind = [at[f"shown.rows[0][{bird}].kind"] for bird in birds]
        self.named = [at[f"shown.rows[0][{bird}].bird"] for bird in birds]
        self.place = [at[f"board[{bird}]"] for bird in birds]

    def cards(self, seen: Any) -> tuple[Any, Any]:
        """The kind of each card, and the bird that it names; -1: none."""
        kinds = np.stack([seen[:, part].argmax(1) for part in self.kind], 1)
        named = np.stack([np.where(seen[:, part].any(1), seen[:, part].argmax(1), -1) for part in self.named], 1)
        return kinds, named

    def board(self, seen: Any) -> Any:
        """Where each bird sits."""
        return np.stack([np.where(seen[:, part].any(1), seen[:, part].argmax(1), BESIDE) for part in self.place], 1)


def groups_of(kinds: Any, named: Any) -> tuple[Any, Any]:
    """What each card asks for, and the bird that it is about: a reference is followed for one step."""
    refers = (kinds == SAME) | (kinds == CONTRARY)
    there = np.maximum(named, 0)
    asked = np.take_along_axis(kinds, there, 1)
    about = np.take_along_axis(named, there, 1)
    groups = np.where(refers, len(ORDER) * np.where(kinds == CONTRARY, 2, 1) + asked, kinds)
    return groups, np.where(refers, about, named)


def entries(groups: Any, about: Any, boards: Any) -> Any:
    """The weight of each card: by what it asks for, the place of its bird, and that of the bird it is about."""
    others = np.where(about < 0, BESIDE, np.take_along_axis(boards, np.maximum(about, 0), -1))
    return (groups * (BESIDE + 1) + boards) * (BESIDE + 1) + others


def landings(boards: Any) -> Any:
    """The boards after each landing; a bird that sat there takes the old place, or goes beside the board."""
    after = np.repeat(boards[:, None, :], len(BIRD_OF), 1)
    after = np.where(after == PLACE_OF[:, None], boards[:, BIRD_OF][:, :, None], after)
    after[:, np.arange(len(BIRD_OF)), BIRD_OF] = PLACE_OF
    return after


def choose(weights: Any, groups: Any, about: Any, boards: Any, mood: Any) -> Any:
    """The landing that leads to the best board; locking in when none leads to a better one, and the mood has calmed.

    At first moods favour some landings over others, so that it gets away from boards that no single landing betters.
    """
    now = weights[entries(groups, about, boards)].sum(-1)
    shape = (len(boards), len(BIRD_OF), len(BIRDS))
    asked = np.broadcast_to(groups[:, None, :], shape), np.broadcast_to(about[:, None, :], shape)
    then = weights[entries(*asked, landings(boards))].sum(-1)
    best = (then + mood).argmin(1)
    return np.where(mood.any(1) | (then.min(1) < now - 1e-6), best, LOCK)


def moods(rng: np.random.Generator, matches: int) -> Any:
    """Noise for every landing of a deal, which fades."""
    fading = np.maximum(0, MOODY * (1 - np.arange(PATIENCE) / CALM))
    return fading[:, None, None] * rng.standard_normal((PATIENCE, matches, len(BIRD_OF)))


def play(env: UluruVectorEnv, seen: Any, weights: Any) -> tuple[Any, Any, Any]:
    """Play a deal in every match: the weights of the boards in the end, their stones, and what is seen then."""
    eyes = Eyes(env)
    groups, about = groups_of(*eyes.cards(seen))
    boards = eyes.board(seen)
    for mood in moods(env.np_random, env.num_envs):
        actions = choose(weights, groups, about, boards, mood)
        going = actions != LOCK
        if not going.any():
            break
        seen = env.step(np.where(going, actions, IDLE))[0]
        boards = eyes.board(seen)
    used = entries(groups, about, boards)
    seen, *_, infos = env.step(np.full(env.num_envs, LOCK))
    return used, infos["final_info"]["score"].astype(float), seen


def learn(weights: Any, memory: list[tuple[Any, Any]]) -> None:
    """Bring the values of the boards nearer to their stones."""
    used, stones = (np.concatenate(column) for column in zip(*memory, strict=True))
    counts = np.bincount(used.ravel(), minlength=len(weights))
    for _ in range(PASSES):
        wrong = stones - weights[used].sum(1)
        sums = np.bincount(used.ravel(), np.repeat(wrong, used.shape[1]), len(weights))
        weights += RATE * sums / (counts + PRIOR)


def train(deals: int, matches: int = 1_000, seed: int = 1) -> tuple[Any, list[tuple[int, float]]]:
    """Learn from so many deals: the weights, and the mean stones on the way."""
    env = UluruVectorEnv(matches, OPTIONS, copy=False)
    seen, _ = env.reset(seed=seed)
    weights, memory, curve = np.zeros(GROUPS * (BESIDE + 1) ** 2), [], []
    for batch in range(max(1, deals // matches)):
        used, stones, seen = play(env, seen, weights)
        curve.append((batch * matches, float(stones.mean())))
        memory.append((used, stones))
        learn(weights, memory)
    return weights, curve


def compared(weights: Any, deals: int = 2_000, seed: int = 99) -> dict[str, Any]:
    """Stones for the same new deals: by the weights, by the greedy bot, and the fewest that there can be."""
    env = UluruVectorEnv(deals, OPTIONS)
    seen, _ = env.reset(seed=seed)
    given, rng = env.deals(), Random(seed)
    cards = [decode_deal(given[start : start + WIDTH]) for start in range(0, len(given), WIDTH)]
    by_greedy = [score(deal, greedy(deal, rng)).stones for deal in cards]
    _, learned, _ = play(env, seen, weights)
    return {"learned": learned, "greedy": np.array(by_greedy), "best": np.array(solve_many(given).stones)}


class Bot(UluruBot):
    """Sits at a table and plays by the weights, at the pace of a skilled player."""

    def __init__(self, weights: Any = None) -> None:
        super().__init__(LEVELS[2])
        self.weights = np.load(KEPT)["weights"] if weights is None else weights

    def think(self, deal: Any, rng: Random) -> Any:
        """The board that it comes up with; of two cards it reads the first."""
        kinds = np.array([[ORDER.index(cards[0].kind) for cards in deal]])
        named = np.array([[-1 if cards[0].bird is None else cards[0].bird.number for cards in deal]])
        groups, about = groups_of(kinds, named)
        boards = np.full((1, len(BIRDS)), BESIDE)
        for mood in moods(np.random.default_rng(rng.getrandbits(32)), 1):
            (action,) = choose(self.weights, groups, about, boards, mood)
            if action == LOCK:
                break
            boards = landings(boards)[:, action]
        free = iter(set(PLACES) - set(boards[0].tolist()))
        return tuple(next(free) if place == BESIDE else place for place in boards[0].tolist())


def draw(curve: list[tuple[int, float]], lines: dict[str, float], path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib as mpl  # noqa: PLC0415 - only pictures need it
    from matplotlib.figure import Figure  # noqa: PLC0415

    mpl.rcParams["svg.hashsalt"] = "ludotheque"
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot(*zip(*curve, strict=True), label="learned, while it learns", color="#b4532a")
    for name, mean, style in (("the greedy bot", "greedy", "--"), ("the fewest there can be", "best", ":")):
        axes.axhline(lines[mean], label=name, linestyle=style, color="#444444")
    axes.set(xlabel="deals played", ylabel="stones a deal", ylim=(0, None), title="Uluru, really tricky")
    axes.legend()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main(words: list[str]) -> None:
    """Learn, compare, and keep the weights."""
    parser = ArgumentParser(description="Learn to seat the birds of Uluru.")
    parser.add_argument("--deals", type=int, default=40_000, help="how many to learn from (40000)")
    parser.add_argument("--seed", type=int, default=1, help="decides everything (1)")
    parser.add_argument("--curve", type=Path, help="where to draw the learning curve")
    asked = parser.parse_args(words)
    weights, curve = train(asked.deals, seed=asked.seed)
    np.savez_compressed(KEPT, weights=weights)
    means = {name: float(stones.mean()) for name, stones in compared(weights).items()}
    for name, mean in means.items():
        print(f"{name:8} {mean:.3f} stones a deal")
    if asked.curve:
        draw(curve, means, asked.curve)


if __name__ == "__main__":
    main(sys.argv[1:])
