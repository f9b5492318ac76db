"""What the rows of an experiment come to: tables with 95% intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import Struct

from ludotheque.core.chance import seed_from
from ludotheque.core.refusal import Refused
from ludotheque.core.share import Share
from ludotheque.lab import elo
from ludotheque.lab.experiment import Balance, Distribution, Tournament
from ludotheque.lab.intervals import QUANTILES, mean, share, spread
from ludotheque.lab.plan import OWN, Plan
from ludotheque.lab.settings import Value
from ludotheque.lab.table import Table

Key: TypeAlias = tuple[Value, ...]
FEW: Final = 40
"""Words of which there are more, or which hardly come twice, are not counted unless that is asked for."""
SPREAD: Final = ("sd", "least", *QUANTILES, "most")


class Summary(Struct, frozen=True):
    """A table of results; columns `x_low` and `x_high` bound the interval of `x`."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]


def summed_up(plan: Plan, table: Table) -> list[Summary]:
    """The tables of an experiment, the most important first."""
    match plan.experiment:
        case Tournament():
            return list(tournament(plan, plan.experiment, table))
        case Balance(of=of):
            return list(balance(plan, table, of))
        case Distribution():
            return list(distribution(plan, plan.experiment, table))


def grouped(table: Table, by: Sequence[str]) -> dict[Key, list[int]]:
    """The rows of each group by their indices, groups in the order in which they appear."""
    found: dict[Key, list[int]] = {}
    size = len(table["number"])
    keys = zip(*(table[name] for name in by), strict=True) if by else iter([()] * size)
    for index, key in enumerate(keys):
        found.setdefault(key, []).append(index)
    return found


def picked(table: Table, name: str, rows: Sequence[int]) -> tuple[list[Any], list[int]]:
    """The values that these rows have in a column, and the openings they come from."""
    column, openings = table[name], table["opening"]
    kept = [index for index in rows if column[index] is not None]
    return [column[index] for index in kept], [openings[index] for index in kept]


# Shares


def balance(plan: Plan, table: Table, of: str) -> Iterator[Summary]:
    """The share of each group, and how the first setting differs from the others."""
    columns_named(table, of)
    if any(value is not None and not 0 <= value <= 1 for value in table[of]):
        raise Refused("lab-no-share", column=of)
    rows = []
    for key, indices in grouped(table, plan.by).items():
        values, openings = picked(table, of, indices)
        if values:
            found = share(values, openings)
            rows.append((*key, len(set(openings)), found.share, found.low, found.high))
    yield Summary("shares", (*plan.by, "seeds", "share", "share_low", "share_high"), tuple(rows))
    yield from differences(plan, table, (of,))


def differences(plan: Plan, table: Table, of: Sequence[str]) -> Iterator[Summary]:
    """How much every setting has more than the first one, seed by seed: the seeds are the same."""
    groups = grouped(table, plan.by)
    swept = len(plan.swept)
    first = next(iter(groups), ())[:swept]
    rows = []
    for key, indices in groups.items():
        base = groups.get((*first, *key[swept:]))
        if base is None or key[:swept] == first:
            continue
        for name in of:
            here, there = by_seed(table, name, indices), by_seed(table, name, base)
            both = sorted(here.keys() & there.keys())
            if both:
                found = mean([here[seed] - there[seed] for seed in both], both)
                rows.append((*key, name, len(both), found.mean, found.low, found.high))
    if rows:
        columns = (*plan.by, "column", "seeds", "difference", "difference_low", "difference_high")
        yield Summary("differences", columns, tuple(rows))


def by_seed(table: Table, name: str, indices: Sequence[int]) -> dict[int, float]:
    """The mean of a column over the rows of each opening."""
    sums: dict[int, float] = {}
    values, openings = picked(table, name, indices)
    for value, opening in zip(values, openings, strict=True):
        sums[opening] = sums.get(opening, 0.0) + value
    counts = Counter(openings)
    return {opening: total / counts[opening] for opening, total in sums.items()}


# Distributions


def distribution(plan: Plan, experiment: Distribution, table: Table) -> Iterator[Summary]:
    """Mean, spread and quantiles of every number, and the share of every word."""
    asked = [column for name in experiment.of for column in columns_named(table, name)]
    names = asked or [name for name in table if name not in (*OWN, *plan.by)]
    numbers = [name for name in names if kind_of(table, name) in (int, float)]
    words = [name for name in names if kind_of(table, name) in (bool, str)]
    few = min(FEW, len(table["number"]) // 2)
    counted = [name for name in words if name in asked or len(set(table[name])) <= few]
    rows = []
    for key, indices in grouped(table, plan.by).items():
        for name in numbers:
            values, openings = picked(table, name, indices)
            if values:
                found = mean(values, openings)
                about = (len(values), len(set(openings)), found.mean, found.low, found.high)
                rows.append((*key, name, *about, *spread(values).values()))
    if rows:
        columns = (*plan.by, "column", "rows", "seeds", "mean", "mean_low", "mean_high", *SPREAD)
        yield Summary("numbers", columns, tuple(rows))
    if counted:
        yield Summary("words", (*plan.by, *WORDS), tuple(word_shares(plan, table, counted)))
    yield from differences(plan, table, numbers)


WORDS: Final = ("column", "value", "rows", "share", "share_low", "share_high")


def word_shares(plan: Plan, table: Table, names: Sequence[str]) -> Iterator[tuple[Value, ...]]:
    """How often each word stands in a column, most often first."""
    for key, indices in grouped(table, plan.by).items():
        for name in names:
            values, openings = picked(table, name, indices)
            for word, count in sorted(Counter(values).items(), key=lambda one: (-one[1], str(one[0]))):
                found = share([float(value == word) for value in values], openings)
                yield (*key, name, word, count, found.share, found.low, found.high)


def columns_named(table: Table, name: str) -> list[str]:
    """A column, or all that are numbered or named below it."""
    found = [name] if name in table else [column for column in table if column.startswith(f"{name}_")]
    if not found:
        raise Refused("lab-no-column", column=name, known=", ".join(table))
    return found


def kind_of(table: Table, name: str) -> type:
    """The type of a column: str where it has no values."""
    return next((type(value) for value in table[name] if value is not None), str)


# Tournaments


def tournament(plan: Plan, experiment: Tournament, table: Table) -> Iterator[Summary]:
    """Ratings, every pair by itself, and what each seat is worth."""
    swept, rated, pairs, seats = plan.swept, [], [], []
    for key, indices in grouped(table, swept).items():
        openings = scored(table, indices, experiment.levels)
        rated += [(*key, *row) for row in rating_rows(experiment, openings)]
        pairs += [(*key, *row) for row in pair_rows(experiment.levels, openings)]
        seats += [(*key, *row) for row in seat_rows(table, indices)]
    lead = ("lead", "lead_low", "lead_high")
    columns = ("level", "rating", "rating_low", "rating_high", *lead, "share", "share_low", "share_high", "openings")
    yield Summary("ratings", (*swept, *columns), tuple(rated))
    bounds = ("share", "share_low", "share_high")
    yield Summary("pairings", (*swept, "level", "other", "openings", *bounds), tuple(pairs))
    yield Summary("seats", (*swept, "seat", "openings", *bounds), tuple(seats))


def scored(table: Table, indices: Sequence[int], levels: Sequence[str]) -> elo.Points:
    """What each level scored against each other, by opening; openings that all went the same way count once."""
    number = {level: index for index, level in enumerate(levels)}
    seats = [name for name in table if name.startswith("player_")]
    found: dict[int, elo.Points] = {}
    courses: dict[int, tuple[str, ...]] = {}
    for row in indices:
        opening = table["opening"][row]
        points = found.setdefault(opening, np.zeros((len(levels), len(levels))))
        courses[opening] = (*courses.get(opening, ()), table["course"][row])
        players = [
            (number[table[name][row]], table[f"place_{seat}"][row])
            for seat, name in enumerate(seats, 1)
            if table[name][row] is not None
        ]
        for (one, place), (other, behind) in combinations(players, 2):
            points[one, other] += 0.5 if place == behind else float(place < behind)
            points[other, one] += 0.5 if place == behind else float(behind < place)
    distinct = {course: opening for opening, course in reversed(courses.items())}
    return np.stack([found[opening] for opening in sorted(distinct.values())])


def rating_rows(experiment: Tournament, openings: elo.Points) -> Iterator[tuple[Value, ...]]:
    """The ratings, best first, each with its lead over the next one."""
    whole = openings.sum(axis=0)
    found = elo.ratings(whole)
    seed = int.from_bytes(seed_from(f"{experiment.seed}/resamples")[:8], "big")
    again = elo.resampled(openings, experiment.resamples, seed)
    low, high = elo.interval(again)
    sure = elo.comparable(whole)
    order = sorted(range(len(found)), key=lambda index: (-found[index], index))
    for index, following in zip(order, [*order[1:], None], strict=True):
        lead: tuple[Value, ...] = (None, None, None)
        if following is not None and sure[index, following]:
            bounds = elo.interval(again[:, index] - again[:, following])
            lead = tuple(tenths(one) for one in (found[index] - found[following], *bounds))
        elif following is not None:
            least = elo.lead_of(pair_share(openings, index, following).low)
            lead = (tenths(found[index] - found[following]), tenths(least), None)
        between = (tenths(low[index]), tenths(high[index])) if sure.all() else (None, None)
        all_others = told(pair_share(openings, index, None))
        yield (experiment.levels[index], tenths(found[index]), *between, *lead, *all_others, len(openings))


def tenths(value: Any) -> float:
    """A rating as it is told; zero has no sign."""
    return round(float(value), 1) + 0.0


def pair_share(openings: elo.Points, one: int, other: int | None) -> Share:
    """The share of points that a level scored against another, or all others; an opening is one try."""
    scored = openings[:, one, :].sum(axis=1) if other is None else openings[:, one, other]
    lost = openings[:, :, one].sum(axis=1) if other is None else openings[:, other, one]
    return share(list(scored / (scored + lost)), range(len(openings)))


def told(found: Share) -> tuple[Value, ...]:
    return found.share, found.low, found.high


def pair_rows(levels: Sequence[str], openings: elo.Points) -> Iterator[tuple[Value, ...]]:
    """Every pair by itself."""
    for one, other in combinations(range(len(levels)), 2):
        yield (levels[one], levels[other], len(openings), *told(pair_share(openings, one, other)))


def seat_rows(table: Table, indices: Sequence[int]) -> Iterator[tuple[Value, ...]]:
    """The share of points at each seat, over all who sat there."""
    for name in table:
        if name.startswith("points_"):
            values, openings = picked(table, name, indices)
            if values:
                found = share(values, openings)
                seat = int(name.removeprefix("points_"))
                yield (seat, len(set(openings)), found.share, found.low, found.high)
