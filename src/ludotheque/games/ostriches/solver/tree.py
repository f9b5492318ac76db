"""The tree of the search as columns of numbers, a row for each node; node 0 is the root.

Results are those of seat 0: one for a win, half for a draw. Siblings are adjacent.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from ludotheque.core.compiling import bit_count, empty, int_array
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.tables import (
    HOMES,
    compiled,
)
from ludotheque.games.ostriches.solver.worth import BOLD, SHARP, drawn_next, glance_after, glance_at

HIDDEN: Final = k.PLAIN + 1
"""Stands for the power of an ostrich that another player places."""
FACES: Final = k.PLAIN + 1
SIGHTS: Final = FACES * FACES
"""Different things that a viewer may learn at once: two faces, or one."""
UNPROVEN: Final = -1
LOSES, WINS = -1.0, 2.0
"""Certain results."""
HARDLY: Final = 0.98
"""The most that a threat counts before the rotation, which may still avert it."""

FIRST, NUMBER, LED, VISITS, TOTAL, PRIOR, GUESS, PROVEN = range(8)
"""First child, number of children, the code that led here, visits, sum of results, prior, first guess, the winner if
that is certain."""
KINDS: Final = ("int32", "int32", "int32", "int32", "float64", "float32", "float32", "int8")


def new_tree(nodes: int) -> tuple[Any, Any]:
    """An empty tree with space for so many nodes, and the number of nodes in use."""
    columns = tuple(empty(nodes, kind) for kind in KINDS)
    for column, value in zip(columns, (0, 0, 0, 0, 0.0, 1.0, 0.5, UNPROVEN), strict=True):
        column[0] = value
    return columns, int_array([1])


@compiled
def visible_decisions(row: Any, viewer: int, found: Any) -> int:
    """List the decisions as the viewer sees them: of an ostrich that another player places, only the square."""
    if row[k.PHASE] != k.PLACING or row[k.TURN] == viewer:
        return k.decisions(row, found)
    return k.append(found, 0, k.TO_PLACE * k.SPAN + HIDDEN * 36, HOMES[row[k.TURN]] & ~k.taken(row))


@compiled
def resolve_placing(row: Any, code: int, rng: Any) -> int:
    """Give a placing that hides its power a random one of the hand."""
    if code >= k.SPAN or code // 36 != HIDDEN:
        return code
    held = row[k.HAND + row[k.TURN]]
    special = bit_count(held & 15)
    pick = k.chance(rng, special + (held >> 4))
    power = k.nth(held & 15, pick) if pick < special else k.PLAIN
    return power * 36 + code % 36


@compiled
def promise(mind: Any, row: Any, code: int, after: Any, rng: Any) -> float:
    """The mover's chance after a decision, by static evaluation."""
    seat = row[k.TURN]
    if drawn_next(row):
        return 0.5
    if code >= k.TO_TURN * k.SPAN and row[k.PHASE] == k.ROTATE:
        theirs = glance_after(mind, row, code % k.SPAN)
        return LOSES if theirs == 1.0 else 1.0 - theirs
    for place in range(k.WIDTH):
        after[place] = row[place]
    k.apply(after, resolve_placing(row, code, rng))
    if drawn_next(after):
        return 0.5
    if after[k.PHASE] != k.OVER:
        return 1.0 - min(glance_at(mind, after, 1 - seat), HARDLY)
    if after[k.WINNER] == k.DRAWN:
        return 0.5
    return WINS if after[k.WINNER] == seat else LOSES


@compiled
def reset_node(columns: Any, node: int, code: int) -> None:
    """Make a node new and untried."""
    first, number, led, visits, total, prior, guess, proven = columns
    first[node], number[node], led[node], visits[node] = 0, 0, code, 0
    total[node], prior[node], guess[node], proven[node] = 0.0, 1.0, 0.5, UNPROVEN


@compiled
def expand(columns: Any, used: Any, mind: Any, node: int, row: Any, viewer: int, scratch: Any, rng: Any) -> None:
    """Give a node its children with their priors; when the tree is full it stays a leaf."""
    first, number, _led, _visits, _total, prior, guess, proven = columns
    found, after = scratch
    count, start, weight = visible_decisions(row, viewer, found), used[0], 0.0
    if start + count > len(first):
        return
    used[0] += count
    first[node], number[node] = start, count
    for child in range(start, start + count):
        reset_node(columns, child, found[child - start])
        promised = promise(mind, row, found[child - start], after, rng)
        if promised == WINS:
            proven[child] = row[k.TURN]
        elif promised == LOSES:
            proven[child] = 1 - row[k.TURN]
        guess[child] = min(max(promised, 0.0), 1.0)
        prior[child] = exp(mind[SHARP] * guess[child])
        weight += prior[child]
    for child in range(start, start + count):
        prior[child] /= weight


@compiled
def branch(columns: Any, used: Any, node: int, seen: int) -> int:
    """The node for what was seen; -1 when the tree is full."""
    first, number = columns[FIRST], columns[NUMBER]
    if number[node] == 0:
        start = used[0]
        if start + SIGHTS > len(first):
            return -1
        used[0] += SIGHTS
        first[node], number[node] = start, SIGHTS
        for child in range(start, start + SIGHTS):
            reset_node(columns, child, -1)
    return int(first[node] + seen)


@compiled
def choose_child(columns: Any, mind: Any, node: int, seat: int) -> int:
    """The child to try: one that did well, or that looks likely but was seldom tried; a proven loss comes last."""
    first, number, _led, visits, total, prior, guess, proven = columns
    best, best_score = first[node], -1e9
    boldness = mind[BOLD] * sqrt(visits[node])
    for child in range(first[node], first[node] + number[node]):
        if proven[child] == seat:
            return int(child)
        tries, mean = visits[child], guess[child]
        if tries:
            mean = total[child] / tries if seat == 0 else 1.0 - total[child] / tries
        score = mean + boldness * prior[child] / (1 + tries)
        if proven[child] != UNPROVEN:
            score -= 1e6
        if score > best_score:
            best, best_score = child, score
    return int(best)


@compiled
def prove(columns: Any, path: Any, actors: Any, length: int) -> None:
    """Pass a proven result up as far as it decides, but not through a branch that might have been another."""
    first, number, proven = columns[FIRST], columns[NUMBER], columns[PROVEN]
    for step in range(length - 2, -1, -1):
        node, actor = path[step], actors[step]
        winner = proven[path[step + 1]]
        if winner == UNPROVEN or actor < 0:
            return
        if winner != actor:
            for child in range(first[node], first[node] + number[node]):
                if proven[child] != winner:
                    return
        proven[node] = winner
