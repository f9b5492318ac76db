"""An experiment is a list of jobs, and each is a pure function of the experiment and its number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, get_args, get_origin, get_type_hints

from msgspec import Struct

from ludotheque.core.arguments import shown, valid
from ludotheque.core.box import Box
from ludotheque.core.chance import seed_from
from ludotheque.core.measuring import ANY_GAME, Measure
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.lab.experiment import KINDS, MOST, NO_FILE, Balance, Experiment, Tournament, Where
from ludotheque.lab.settings import Cell, Row, Settings

PARTS, LARGEST = 256, 1000
"""About how many parts a run has, and the most jobs of a part."""
OWN: Final = ("number", "opening", "seed")
"""Columns of every row: the number of its job, of its opening within the setting, and the seed as a word."""


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
    settings = Settings(where, box, experiment)
    few_enough(settings.many() * experiment.count, file)
    plan = Plan(experiment, name, known[name], tuple(settings.cells()))
    few_enough(plan.jobs, file)
    check_columns(plan, where)
    return plan


def few_enough(jobs: int, file: str) -> None:
    """Refuse more jobs than anybody can wait for."""
    if jobs > MOST:
        raise Refused("lab-too-many", file=file, jobs=jobs, most=MOST)


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


def kind_word(kind: Any) -> str:
    """The type of a column in a word: that of the entries for a tuple or mapping."""
    inside = [part for part in get_args(kind) if part not in (type(None), Ellipsis)]
    if get_origin(kind) in (tuple, list, dict):
        return f"{kind_word(inside[-1])}[]"
    if inside:
        return kind_word(inside[0]) if isinstance(inside[0], type) else type(inside[0]).__name__
    return str(kind.__name__)
