"""The games as environments of PettingZoo: seat after seat (AEC), or all seats of a cycle at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ludotheque.adapters.arrays import Seeds, masked_space, observation
from ludotheque.adapters.episode import Episode
from ludotheque.adapters.setting import PACE, Setting
from ludotheque.adapters.sight import Sight
from ludotheque.core.arguments import whole
from ludotheque.core.chance import chance
from ludotheque.core.coding import encode
from ludotheque.core.game import Game, Millis, Seat
from ludotheque.core.refusal import Refused


def name_of(seat: Seat) -> str:
    """The agent of a seat."""
    return f"seat_{seat}"


class _Seated:
    """What both kinds of environments share: a setting, the names of its agents, and their spaces."""

    def __init__(
        self,
        game: str | Game[Any, Any, Any, Any, Any],
        options: Any = None,
        own: Sequence[Any] | None = None,
        *,
        seats: int | None = None,
        pace: Millis = PACE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, options, own, seats=seats, pace=pace)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"ludotheque_{self.setting.game.key}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.possible_agents = [name_of(seat) for seat in self.setting.seats]
        self.agents: list[str] = []
        self.seat_of = {name_of(seat): seat for seat in self.setting.seats}
        self.observation_spaces = {agent: masked_space(self.setting) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.setting.actions) for agent in self.possible_agents}
        self.sights = [Sight(self.setting) for _ in self.setting.seats]
        self.seeds = Seeds()
        self.episode = Episode(self.setting)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Always the same object for an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Always the same object for an agent."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What a spectator sees, as JSON."""
        if self.render_mode is None:
            return None
        return encode(self.setting.game.observe(self.episode.moment.state, None)).decode()

    def close(self) -> None:
        """Nothing is open."""

    def _begin(self, seed: int | None) -> None:
        """A new match, up to the first decision."""
        self.luck = chance(self.seeds.next(seed))
        self.episode = Episode(self.setting)
        self.episode.settle(self.luck)
        self.agents = self.possible_agents[:]


class MatchEnv(_Seated, AECEnv):  # type: ignore[misc]
    """A match, seat after seat. Rewards come at the end: what the match was worth to each seat, from -1 to 1.

    Draws are made by the seed. An illegal action is refused.
    """

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new match; the options of a game are set once, when the environment is made."""
        del options
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may choose: nothing out of turn."""
        seat = self.seat_of[agent]
        return observation(self.episode, seat, self.episode.legal(seat), self.sights[seat])

    def step(self, action: int | None) -> None:
        """Take the action of the selected agent, and all draws that follow."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused("no-such-action", given="None")
        self.episode.choose(action)
        self.episode.settle(self.luck)
        if self.episode.over:  # there are no rewards before
            self._end()
            self._accumulate_rewards()
        self._next()

    def _next(self) -> None:
        turn = self.episode.turn
        self.agent_selection = self.agents[0] if turn is None else self.possible_agents[turn]

    def _end(self) -> None:
        worth, truncated = self.episode.returns(), self.episode.truncated
        for agent in self.agents:
            self.rewards[agent] = worth[self.seat_of[agent]]
            self.truncations[agent] = truncated
            self.terminations[agent] = not truncated


class ParallelMatchEnv(_Seated, ParallelEnv):  # type: ignore[misc]
    """A match, all seats of a cycle at once; the masks of seats that are not asked have nothing but waiting.

    The seats of a cycle still act one after the other, each cycle another seat first. An action that is not legal, or
    no more since another seat has ended the round, lapses: then `info` says so.
    """

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a new match; the options of a game are set once, when the environment is made."""
        del options
        self._begin(seed)
        return self._observed(self.agents), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[Any, ...]:
        """Take the actions of a whole cycle, and all draws that follow."""
        agents, episode = self.agents, self.episode
        chosen = self._checked(actions)
        cycle, lapsed = episode.cycle, set[Seat]()
        while (seat := episode.turn) is not None and episode.cycle == cycle:
            if episode.legal(seat) >> chosen[seat] & 1:
                episode.choose(chosen[seat])
            else:
                lapsed.add(seat)
                episode.pass_over()
            episode.settle(self.luck)
        over, truncated, worth = episode.over, episode.truncated, episode.returns()
        if over:
            self.agents = []
        return (
            self._observed(agents),
            {agent: worth[self.seat_of[agent]] for agent in agents},
            dict.fromkeys(agents, over and not truncated),
            dict.fromkeys(agents, truncated),
            {agent: {"lapsed": self.seat_of[agent] in lapsed} for agent in agents},
        )

    def _checked(self, actions: Mapping[str, int]) -> dict[Seat, int]:
        """A number for every seat, or a refusal."""
        if not self.agents:
            raise Refused("match-over")
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise Refused("no-such-action", given=f"{missing[0]}: None")
        most = self.setting.wait
        return {self.seat_of[agent]: whole(agent, actions[agent], 0, most) for agent in self.agents}

    def _may(self, seat: Seat) -> int:
        """What a seat may choose for this cycle."""
        return self.episode.may(seat) or 1 << self.setting.wait

    def _observed(self, agents: Sequence[str]) -> dict[str, dict[str, Any]]:
        return {
            agent: observation(self.episode, seat, self._may(seat), self.sights[seat])
            for agent in agents
            for seat in (self.seat_of[agent],)
        }
