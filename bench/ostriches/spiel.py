"""Ostriches as a game of OpenSpiel, built on our rules, and OpenSpiel's own ISMCTS bot playing it.

Needs the package `open_spiel`. Draws are not offered and nobody resigns: those are for people.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, ClassVar

import numpy as np
import pyspiel
from msgspec import json
from open_spiel.python.algorithms import ismcts, mcts

from ludotheque.core.game import Act, Draw
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Accept, Action, Decline, Offer, Options, Own, Resign, State, View

CATALOGUE = rules.catalogue(Options())
NUMBER: dict[Action, int] = {action: number for number, action in enumerate(CATALOGUE)}
FOR_PEOPLE = (Accept, Decline, Offer, Resign)
LONGEST = 3_000

TYPE = pyspiel.GameType(
    short_name="python_ostriches",
    long_name="Ostriches",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=len(CATALOGUE),
    max_chance_outcomes=2,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class Held:
    """One of our states inside OpenSpiel, which deep-copies needlessly."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, _memo: object) -> Held:
        return self


class Ostriches(pyspiel.Game):  # type: ignore[misc]
    """The game."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> Position:
        """The state before chance names the first player."""
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What each player may know, as text."""
        del iig_obs_type, params
        return Observer()


class Position(pyspiel.State):  # type: ignore[misc]
    """One of our states behind OpenSpiel's interface."""

    def __init__(self, game: Ostriches) -> None:
        super().__init__(game)
        self.held = Held(rules.start(Options(), (Own(), Own())))

    def current_player(self) -> int:
        """The player who decides next."""
        table = self.held.state.table
        if table.phase == "starter":
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.phase == "over" else table.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Both players are equally likely to begin."""
        return [(0, 0.5), (1, 0.5)]

    def _legal_actions(self, player: int) -> list[int]:
        legal = rules.legal(self.held.state, player)
        return sorted(NUMBER[action] for action in legal if not isinstance(action, FOR_PEOPLE))

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        given: Draw | Act[Action] = Draw(0, action)
        if state.table.phase != "starter":
            given = Act(0, state.table.turn, CATALOGUE[action])
        self.held = Held(rules.step(state, given)[0])

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action) if player < 0 else rules.written(CATALOGUE[action])

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.held.state.table.phase == "over"

    def returns(self) -> list[float]:
        """One for the winner."""
        winner = self.held.state.table.winner
        return [0.0, 0.0] if winner is None else [1.0 if seat == winner else -1.0 for seat in range(2)]

    def __str__(self) -> str:
        """Everything, for debugging."""
        return json.encode(self.held.state).decode()

    def imagined(self, player: int, rng: Random) -> Position:
        """Another state that this player cannot tell from this one."""
        other: Position = self.clone()
        other.held = Held(rules.imagine(rules.observe(self.held.state, player), rng))
        return other


class Observer:
    """What a player may know."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def set_from(self, state: Position, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: Position, player: int) -> str:
        """The view as JSON, the key of an information set."""
        view: View = rules.observe(state.held.state, player)
        return json.encode(view).decode()


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's own bot, limited by time instead of a number of simulations."""

    def __init__(self, game: Ostriches, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)  # OpenSpiel asks for the old kind
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(
            game, evaluator, uct_c=1.4, max_simulations=1, random_state=chance, use_observation_string=True
        )
        self.seconds = seconds
        self.simulations, self.spent = 0, 0.0
        rng = Random(seed)
        self.set_resampler(lambda state, player: state.imagined(player, rng))

    def run_search(self, state: Position) -> list[tuple[int, float]]:
        """OpenSpiel's search, simulation by simulation until the time is up."""
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        begun = perf_counter()
        while perf_counter() - begun < self.seconds or self._root_node.total_visits <= 0:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        self.spent += perf_counter() - begun
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


GAME = Ostriches()
