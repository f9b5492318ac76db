"""What a search has found out, put into words: every turn with its visits and its estimate."""

from __future__ import annotations

from typing import Any

from ludotheque.core.compiling import int_array
from ludotheque.games.ostriches.rules import written
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.judge import Judgement, Turn
from ludotheque.games.ostriches.solver.playout import lands
from ludotheque.games.ostriches.solver.search import SMALL, Search, sight
from ludotheque.games.ostriches.solver.tree import (
    FIRST,
    GUESS,
    LED,
    NUMBER,
    PROVEN,
    TOTAL,
    UNPROVEN,
    VISITS,
    expand,
    planted,
)
from ludotheque.games.ostriches.solver.worlds import action_of


def reading(search: Search) -> Judgement:
    """The judgement of a search, with one turn for each first decision: its best continuation."""
    seat = search.view.table.turn
    columns = search.columns
    if columns[NUMBER][0] == 0:
        search.more(1)
    nodes = sorted(children(columns, 0), key=lambda node: rank(columns, node, seat), reverse=True)
    turns = tuple(
        Turn(actions(search, node, seat), int(columns[VISITS][node]), estimate(columns, node, seat)) for node in nodes
    )
    return Judgement(estimate(columns, 0, seat), search.proven, search.done, turns)


def children(columns: Any, node: int) -> range:
    first = int(columns[FIRST][node])
    return range(first, first + int(columns[NUMBER][node]))


def rank(columns: Any, node: int, seat: int) -> tuple[bool, bool, int, float]:
    """By what one chooses: a proven win, else what is not lost and was tried most, else what looked best."""
    proven = int(columns[PROVEN][node])
    return proven == seat, proven == UNPROVEN, int(columns[VISITS][node]), float(columns[GUESS][node])


def estimate(columns: Any, node: int, seat: int) -> float:
    """The chance of a seat at a node."""
    if columns[PROVEN][node] != UNPROVEN:
        return float(columns[PROVEN][node] == seat)
    visits = int(columns[VISITS][node])
    if visits == 0:
        return float(columns[GUESS][node])
    mean = float(columns[TOTAL][node]) / visits
    return mean if seat == 0 else 1.0 - mean


def actions(search: Search, node: int, seat: int) -> tuple[str, ...]:
    """The rest of this turn in notation, from a first decision on, as far as it can be planned."""
    row, columns = int_array(int(number) for number in search.base), search.columns
    found: list[str] = []
    leap: int | None = None
    while True:
        code = int(columns[LED][node])
        surprise = sight(row, code, search.viewer) >= 0
        whole_turn = code // k.SPAN == k.TO_LEAP and not lands(row, code)
        if not whole_turn:
            found.append(written(action_of(code) if leap is None else action_of(leap, code)))
        leap = code if whole_turn else None
        k.apply(row, code)
        if surprise or row[k.PHASE] in (k.OVER, k.PLACING) or row[k.TURN] != seat:
            return tuple(found)
        if not columns[NUMBER][node]:
            columns, node = sprouted(search, row), 0
        node = best(columns, node, seat)


def best(columns: Any, node: int, seat: int) -> int:
    return max(children(columns, node), key=lambda child: rank(columns, child, seat))


def sprouted(search: Search, row: Any) -> Any:
    """What was never tried, judged at a glance."""
    columns, used = planted(SMALL)
    found, after = search.scratch[:2]
    expand(columns, used, search.mind, 0, row, search.viewer, (found, after), search.luck)
    return columns
