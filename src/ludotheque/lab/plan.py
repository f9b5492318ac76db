"""An experiment is a list of jobs, and each is a pure function of the experiment and its number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, permutations, product
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Struct

from ludotheque.core.arguments import shown, valid
from ludotheque.core.box import Bot, Box, time_to_think, untimed
from ludotheque.core.chance import seed_from
from ludotheque.core.coding import encode
from ludotheque.core.match import begin
from ludotheque.core.measuring import ANY_GAME, LINES, Measure, Setting
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.lab.experiment import KINDS, MOST, NO_FILE, Balance, Experiment, Tournament, Where

Value: TypeAlias = str | int | float | bool | None
Row: TypeAlias = dict[str, Value]
Axis: TypeAlias = tuple[str, tuple[Any, ...]]
"""What is swept, and its values."""

NONE: Final = "none"
"""Stands for no value at all, which TOML does not have."""
PARTS, LARGEST = 256, 1000
"""About how many parts a run has, and the most jobs of a part."""
OWN: Final = ("number", "opening", "seed")
"""Columns of every row: the number of its job, of its opening within the setting, and the seed as a word."""


class Cell(Struct, frozen=True):
    """One setting of an experiment, and the columns that tell it from the others."""

    columns: Row
    setting: Setting


class Plan(Struct, frozen=True, dict=True):
    """What an experiment comes to: its settings, and which job is which."""

    experiment: Experiment
    name: str
    """Of the measure."""
    measure: Measure
    cells: tuple[Cell, ...]

    @property
    def jobs(self) -> int:
        """How many there are."""
        return len(self.cells) * self.experiment.count

    @property
    def swept(self) -> tuple[str, ...]:
        """The columns of what is swept."""
        return tuple(name for name in self.cells[0].columns if not name.startswith("player_"))

    @property
    def by(self) -> tuple[str, ...]:
        """The columns that tell groups apart."""
        asked: Sequence[str] | None = None if isinstance(self.experiment, Tournament) else self.experiment.by
        if asked is None:
            asked = ("seat",) if isinstance(self.experiment, Balance) and "seat" in self.columns else ()
        return tuple(dict.fromkeys((*self.swept, *asked)))

    @cached_property
    def columns(self) -> dict[str, type]:
        """The columns of the measure with their types, those of tuples and mappings by the name that they share."""
        return columns_of(self.measure)

    @property
    def parts(self) -> tuple[range, ...]:
        """The jobs, cut into parts that are done and kept one by one; the same however many do them."""
        size = max(1, min(LARGEST, self.jobs // PARTS))
        return tuple(range(first, min(first + size, self.jobs)) for first in range(0, self.jobs, size))

    def rows(self, number: int) -> Iterator[Row]:
        """The rows of one job."""
        which, opening = divmod(number, self.experiment.count)
        cell, word = self.cells[which], f"{self.experiment.seed}/{opening}"
        found = self.measure(cell.setting, seed_from(word))
        for one in (found,) if isinstance(found, Struct) else found:
            yield {"number": number, "opening": opening, "seed": word, **cell.columns, **flat(one)}


def flat(row: Struct) -> Row:
    """The columns of a row: an entry of a tuple is `name_1`, of a mapping `name_key`."""
    found: Row = {}
    for name in row.__struct_fields__:
        value = getattr(row, name)
        if isinstance(value, tuple | list):
            found |= {f"{name}_{number}": one for number, one in enumerate(value, 1)}
        elif isinstance(value, Mapping):
            found |= {f"{name}_{key}": one for key, one in value.items()}
        else:
            found[name] = value
    return found


def row_type(measure: Measure) -> type[Struct]:
    """The type of the rows that a measure gives."""
    found = get_type_hints(measure)["return"]
    one: type[Struct] = get_args(found)[0] if get_origin(found) is not None else found
    return one


def columns_of(measure: Measure) -> dict[str, type]:
    """The columns of a measure with their types."""
    return get_type_hints(row_type(measure))


def measures_of(box: Box) -> dict[str, Measure]:
    """Everything that can be measured of a game: its own measures, and those of any game."""
    return {**ANY_GAME, **box.measures}


def planned(experiment: Experiment, file: str = NO_FILE) -> Plan:
    """The plan of an experiment; refuses one that cannot be carried out as a whole."""
    if type(experiment) not in KINDS.values():
        raise Refused("value-type", name="experiment", given=shown(experiment), wanted=" | ".join(KINDS))
    experiment, where = valid(type(experiment), experiment), Where(file)
    where.one_of("game", experiment.game, GAMES)
    box = GAMES[experiment.game]
    name, known = "match", dict(ANY_GAME)
    if not isinstance(experiment, Tournament):
        name, known = experiment.measure, measures_of(box)
        where.one_of("measure", name, known)
    plan = Plan(experiment, name, known[name], tuple(Settings(where, box, experiment).cells()))
    if plan.jobs > MOST:
        raise Refused("lab-too-many", file=file, jobs=plan.jobs, most=MOST)
    check_columns(plan, where)
    return plan


def check_columns(plan: Plan, where: Where) -> None:
    """Refuse columns that the rows will not have."""
    known = (*OWN, *plan.swept, *plan.columns)
    composed = tuple(f"{name}_" for name, kind in plan.columns.items() if get_origin(kind) is not None)
    if isinstance(plan.experiment, Tournament):
        return
    of = plan.experiment.of
    asked = {"of": (of,) if isinstance(of, str) else of, "by": plan.experiment.by or ()}
    for key, names in asked.items():
        for name in names:
            if name not in known and not name.startswith(composed):
                raise where.wrong(key, name, ", ".join(known))
    if isinstance(plan.experiment, Balance) and plan.columns.get(str(of), bool) not in (bool, float):
        fitting = ", ".join(name for name, kind in plan.columns.items() if kind in (bool, float))
        raise where.wrong("of", of, fitting)


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


def kind_word(kind: Any) -> str:
    """The type of a column in a word: that of the entries for a tuple or mapping."""
    inside = [part for part in get_args(kind) if part not in (type(None), Ellipsis)]
    if get_origin(kind) in (tuple, list, dict):
        return f"{kind_word(inside[-1])}[]"
    if inside:
        return kind_word(inside[0]) if isinstance(inside[0], type) else type(inside[0]).__name__
    return str(kind.__name__)
