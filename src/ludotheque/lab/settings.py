"""The settings of an experiment: everything swept with everything else, who sits where, and what the rules accept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import perm, prod
from typing import Any, Final, TypeAlias, get_args, get_type_hints

from msgspec import Struct

from ludotheque.core.box import Bot, Box, time_to_think, untimed
from ludotheque.core.coding import encode
from ludotheque.core.match import begin
from ludotheque.core.measuring import LINES, Setting
from ludotheque.core.refusal import Refused
from ludotheque.lab.experiment import MOST, Experiment, Tournament, Where

Value: TypeAlias = str | int | float | bool | None
Row: TypeAlias = dict[str, Value]
Axis: TypeAlias = tuple[str, tuple[Any, ...]]
"""What is swept, and its values."""

NONE: Final = "none"
"""Stands for no value at all, which TOML does not have."""


class Cell(Struct, frozen=True):
    """One setting of an experiment, and the columns that tell it from the others."""

    columns: Row
    setting: Setting


class Settings(Struct, frozen=True):
    """Makes the settings of an experiment, and refuses those that its game does not have."""

    where: Where
    box: Box
    experiment: Experiment

    def cells(self) -> Iterator[Cell]:
        """Every setting: what is swept, each value with all others; in a tournament also who sits where."""
        axes = list(self.axes())
        for values in product(*(axis[1] for axis in axes)):
            chosen = {name: value for (name, _), value in zip(axes, values, strict=True)}
            shown = {name: label(value) for name, value in chosen.items()}
            for players in self.lineups(chosen):
                who = {f"player_{seat}": name for seat, name in enumerate(players, 1)}
                tournament = isinstance(self.experiment, Tournament)
                yield Cell({**shown, **(who if tournament else {})}, self.setting(chosen, players))

    def many(self) -> int:
        """How many settings these would be, told without making one: all that is swept, and who can sit where."""
        axes = dict(self.axes())
        swept = prod(len(values) for values in axes.values())
        if not isinstance(self.experiment, Tournament):
            return swept
        seats = axes.get("seats", (self.experiment.seats,))
        tables = sum(perm(len(self.experiment.levels), one) for one in seats if isinstance(one, int) and one > 0)
        return swept // len(seats) * max(tables, len(seats))

    def axes(self) -> Iterator[Axis]:
        """What is swept, by the name of its column."""
        sweep = self.experiment.sweep
        tournament = isinstance(self.experiment, Tournament)
        self.where.keys("sweep.", sweep, ("options", "own", "seats", *(() if tournament else ("levels",))))
        for name, given in sweep.items():
            if name not in ("options", "own"):
                yield self.axis(name, given)
                continue
            if not isinstance(given, dict):
                raise self.where.wrong(f"sweep.{name}", given, f"{name}.KEY = [...]")
            for key, values in given.items():
                yield self.axis(f"{name}.{key}", values)

    def axis(self, name: str, values: Any) -> Axis:
        """One list of values, none of them twice."""
        if not isinstance(values, list) or not values or len({encode(one) for one in values}) < len(values):
            raise Refused("lab-sweep", file=self.where.file, name=f"sweep.{name}")
        return name, tuple(values)

    def lineups(self, chosen: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
        """Who sits where: in a tournament all who can meet, at all seats."""
        if not isinstance(self.experiment, Tournament):
            levels = chosen.get("levels", self.experiment.levels)
            levels = self.where.value("levels", levels, str | list[str])
            seats = self.seats(chosen, levels)
            yield (levels,) * seats if isinstance(levels, str) else tuple(levels)
            return
        levels = self.experiment.levels
        if len(set(levels)) < len(levels):
            raise Refused("lab-twice", file=self.where.file, name="levels")
        seats = self.seats(chosen, [])
        if len(levels) < seats or seats < 2:  # noqa: PLR2004 - nobody meets alone
            raise Refused("lab-too-few", file=self.where.file, seats=seats, given=len(levels))
        for some in combinations(levels, seats):
            yield from permutations(some)

    def seats(self, chosen: Mapping[str, Any], levels: str | Sequence[str]) -> int:
        """How many play."""
        asked = chosen.get("seats", self.experiment.seats)
        if asked is not None:
            return int(self.where.value("seats", asked, int))
        if levels and not isinstance(levels, str):
            return len(levels)
        if isinstance(self.experiment.own, list):
            return len(self.experiment.own)
        fewest = self.box.game.seats(self.options(chosen)).start
        return max(2, fewest) if isinstance(self.experiment, Tournament) else fewest

    def setting(self, chosen: Mapping[str, Any], players: Sequence[str]) -> Setting:
        """One setting, which the rules have accepted."""
        options, seats = self.options(chosen), self.seats(chosen, players)
        own = self.own(chosen, seats)
        if len(own) != seats:
            raise Refused("lab-own-wrong", file=self.where.file, seats=seats, given=len(own))
        if players and len(players) != seats:
            raise Refused("lab-levels-wrong", file=self.where.file, seats=seats, given=len(players))
        try:
            begin(self.box.game, options, own)
        except Refused as no:
            given = ", ".join(f"{name} = {label(value)}" for name, value in chosen.items()) or "seats, options, own"
            raise Refused("lab-setting", file=self.where.file, setting=given, problem=str(no)) from no
        return Setting(self.box.game, options, own, tuple((name, self.bot(name)) for name in players))

    def options(self, chosen: Mapping[str, Any]) -> Any:
        """The options of a setting."""
        swept = {name.partition(".")[2]: one for name, one in chosen.items() if name.startswith("options.")}
        return self.checked("options.", {**self.experiment.options, **swept}, self.box.game.options)

    def own(self, chosen: Mapping[str, Any], seats: int) -> tuple[Any, ...]:
        """The settings of every seat."""
        swept = {name.partition(".")[2]: one for name, one in chosen.items() if name.startswith("own.")}
        given = self.experiment.own
        each = [given] * seats if isinstance(given, dict) else given
        return tuple(self.checked("own.", {**one, **swept}, self.box.game.own) for one in each)

    def checked(self, path: str, given: Mapping[str, Any], kind: type[Any]) -> Any:
        """Options or settings of a seat; refuses unknown ones and their values one by one."""
        hints = get_type_hints(kind, include_extras=True)
        self.where.keys(path, given, hints)
        found = {}
        for name, value in given.items():
            optional = type(None) in get_args(hints[name])
            plain = None if optional and value == NONE else value
            found[name] = self.where.value(f"{path}{name}", plain, hints[name])
        return kind(**found)

    def bot(self, word: str) -> Bot[Any, Any]:
        """The bot of a level, perhaps with the most iterations that it may think; it never looks at the clock."""
        level, mark, lines = word.partition(LINES)
        self.where.one_of("levels", level, self.box.bots)
        bot = self.box.bots[level]
        if not mark:
            return untimed(bot)
        if time_to_think(bot) is None:
            raise Refused("lab-not-timed", file=self.where.file, given=word, level=level)
        if not lines.isascii() or not lines.isdecimal() or not 0 < int(lines[:12]) <= MOST:
            raise self.where.wrong("levels", word, f"{level}{LINES}1..{MOST}")
        return untimed(bot, int(lines))


def label(value: Any) -> Value:
    """A swept value as a column has it."""
    if isinstance(value, list):
        return " ".join(str(one) for one in value)
    return None if value == NONE else value
