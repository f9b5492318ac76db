"""The games as games of OpenSpiel: chance nodes, observers, information states with perfect recall, and serialisation.

Importing this module registers `ludotheque_uluru` and the others, so that `pyspiel.load_game` finds them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from itertools import accumulate
from random import Random
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from ludotheque.adapters.episode import Episode
from ludotheque.adapters.setting import PACE, Setting
from ludotheque.adapters.sight import Sight, Vector
from ludotheque.core.coding import encode
from ludotheque.core.game import Game, numbers_in
from ludotheque.core.limits import Stakes
from ludotheque.games import GAMES

SPECIFICATION: Final = {"seats": 0, "options": "", "own": "", "pace": PACE}
"""The parameters of every game: how many seats (0: as few as may play), options and settings of seats, the pace."""
UTILITY: Final[dict[Stakes, pyspiel.GameType.Utility]] = {
    "rivals": pyspiel.GameType.Utility.ZERO_SUM,
    "together": pyspiel.GameType.Utility.IDENTICAL,
    "sides": pyspiel.GameType.Utility.GENERAL_SUM,
    "score": pyspiel.GameType.Utility.GENERAL_SUM,
}


def written(values: Mapping[str, Any]) -> str:
    """Options as a parameter, such as `mode:strengths;sand:null`: OpenSpiel has other uses for commas and brackets."""
    return ";".join(
        f"{name}:{quote(value if isinstance(value, str) else json.dumps(value))}" for name, value in values.items()
    )


def read(text: str) -> dict[str, Any]:
    """Options from a parameter."""
    pairs = (pair.partition(":") for pair in text.split(";") if pair)
    return {name: _value(unquote(value)) for name, _, value in pairs}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def setting_of(key: str | Game[Any, Any, Any, Any, Any], params: Mapping[str, Any]) -> Setting:
    """What the parameters of a game of OpenSpiel agree on."""
    wanted = {**SPECIFICATION, **params}
    own = [read(one) for one in str(wanted["own"]).split("|")] if wanted["own"] else None
    seats = int(wanted["seats"]) or None
    return Setting(key, read(str(wanted["options"])), own, seats=seats, pace=int(wanted["pace"]))


def params_of(setting: Setting) -> dict[str, Any]:
    """The parameters that lead to a setting."""
    values = {
        "seats": len(setting.own),
        "options": written(plain(setting.options)),
        "own": "|".join(written(plain(one)) for one in setting.own),
        "pace": setting.pace,
    }
    return {name: value for name, value in values.items() if value != ""}


def plain(value: Any) -> dict[str, Any]:
    """Options or settings of a seat as names and values."""
    found: dict[str, Any] = json.loads(encode(value))
    return found


def type_of(setting: Setting, *, short_name: str = "") -> pyspiel.GameType:
    """What kind of game a setting is."""
    key, count = setting.game.key, len(setting.own)
    return pyspiel.GameType(
        short_name=short_name or f"ludotheque_{key}",
        long_name=f"Ludotheque: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=UTILITY[setting.limits.stakes],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=count,
        min_num_players=count,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=SPECIFICATION,
    )


def info_of(setting: Setting) -> pyspiel.GameInfo:
    """The numbers of a setting."""
    limits = setting.limits
    return pyspiel.GameInfo(
        num_distinct_actions=setting.actions,
        max_chance_outcomes=max(1, limits.odds),
        num_players=len(setting.own),
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if limits.stakes == "rivals" else None,
        max_game_length=limits.steps,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options and seats."""

    def __init__(self, setting: Setting, params: Mapping[str, Any]) -> None:
        self.setting = setting
        super().__init__(type_of(setting), info_of(setting), dict(params))

    def new_initial_state(self) -> SpielState:
        """The match before its first draw or decision."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What each player knows now, as a vector with named planes and as text; or all that it has seen, as text."""
        if params:
            raise ValueError(f"observers take no parameters; given {params}")
        return SpielObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Where a match stands."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.setting)

    def current_player(self) -> int:
        """The seat that decides now, or chance, or nobody."""
        episode = self.episode
        if episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if episode.turn is None else episode.turn

    def is_terminal(self) -> bool:
        """Whether the match has ended, or was called off."""
        return self.episode.over

    def returns(self) -> list[float]:
        """What the match was worth to each seat, from -1 to 1; nothing if it was called off."""
        return list(self.episode.returns())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The draws that are possible, with their probabilities."""
        odds = self.episode.odds
        return [(pick, weight / sum(odds)) for pick, weight in enumerate(odds) if weight]

    def _legal_actions(self, player: int) -> list[int]:
        return list(numbers_in(self.episode.legal(player)))

    def _apply_action(self, action: int) -> None:
        episode = self.episode.copy()
        if episode.turn is None:
            episode.draw(action)
        else:
            episode.choose(action)
        self.episode = episode

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else self.episode.setting.said(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that this player cannot tell from this one."""
        other: SpielState = self.clone()
        other.episode = self.episode.imagined(player, Random(sampler()))
        return other

    def __str__(self) -> str:
        """Everything, for debugging."""
        return f"{self.episode.now} {encode(self.episode.moment.state).decode()}"


class SpielObserver:
    """What a player knows: of now, or of all that was."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.sight = Sight(setting)
        self.tensor: Vector | None = None
        self.dict: dict[str, Vector] = {}
        if not self.recalls:
            self.tensor = vector = np.zeros(setting.width, np.float32)
            parts = np.split(vector, list(accumulate(plane.width for plane in setting.names))[:-1])
            self.dict = {plane.name: part for plane, part in zip(setting.names, parts, strict=True)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player knows now into the vector."""
        if self.tensor is not None:
            self.tensor[:] = self.sight.look(state.episode, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows now, or the key of all that it has seen and done."""
        episode = state.episode
        if self.recalls:
            return episode.information_state(player)
        return f"{episode.now} {encode(episode.view(player)).decode()}"


def load(game: str | Game[Any, Any, Any, Any, Any], options: Any = None, own: Any = None, **more: Any) -> SpielGame:
    """A game with these options and seats; from the shelf it is the same as with `pyspiel.load_game`."""
    setting = Setting(game, options, own, **more)
    return SpielGame(setting, params_of(setting))


def register(game: str | Game[Any, Any, Any, Any, Any]) -> str:
    """Make a game known to `pyspiel.load_game`, and give its name there."""
    kind = type_of(Setting(game))

    class Registered(SpielGame):
        """OpenSpiel keeps this beyond the end of Python, which only classes survive."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(setting_of(game, params or {}), params or {})

    pyspiel.register_game(kind, Registered)
    name: str = kind.short_name
    return name


NAMES: Final = tuple(map(register, GAMES))
"""The names of the four games in OpenSpiel."""
