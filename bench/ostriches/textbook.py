"""A textbook rival on our own kernel: single-observer information set Monte Carlo tree search.

As published by Cowling, Powley and Whitehouse (2012): every simulation deals the hidden powers anew, each consistent
world equally often; selection by UCB1 among the decisions of that world, with counts of how often each was available;
one new position for each simulation; a uniformly random playout; the most tried decision is taken. A position is what
the viewer can tell apart: below a decision that shows a face, by a landing or to their eye, each face that it may show
has a node of its own, and of an ostrich that the opponent places they see only the square. Decisions are compared
before they show anything, so that nobody chooses by a face that they do not know yet.

It has none of what makes our search strong: no evaluation, no priors, no proofs, no memory of earlier boards.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct

from ludotheque.core.compiling import compiler, empty, full, int_array
from ludotheque.games.ostriches import pieces, rules, solver
from ludotheque.games.ostriches.model import Action, View
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.playout import lands, play_out
from ludotheque.games.ostriches.solver.search import sight
from ludotheque.games.ostriches.solver.tree import resolve_placing, visible_decisions
from ludotheque.games.ostriches.solver.worlds import action_of, deal, encode

compiled = compiler(Path(pieces.__file__), *sorted(Path(solver.__file__).parent.glob("*.py")), Path(__file__))

BOLD: Final = 0.7
"""The exploration constant of the paper, for results from 0 to 1."""
DEEP: Final = 1_000
"""The longest path; no match takes nearly as many decisions."""
NODES: Final = 1_000_000
CODES: Final = (k.TO_TURN + 1) * k.SPAN
"""The key of a decision is its code; the key of an outcome is this and what it shows."""

VISITS, AVAILABLE, TOTAL, KEY, ACTOR, CHILD, NEXT = range(7)
"""Visits, how often the decision was available, sum of the actor's results, the key (a decision, or what it showed),
who decided, the newest child, and the next older sibling. Node 0 is the root; as a link it means none."""
KINDS: Final = ("int32", "int32", "float64", "int32", "int8", "int32", "int32")


@compiled
def select(columns: Any, node: int, row: Any, viewer: int, scratch: Any, rng: Any) -> tuple[int, int]:
    """The child to go on with, and its decision; child 0 where one is new, each such equally likely."""
    visits, available, total, key, _actor, child, following = columns
    found, fresh, where, _path = scratch
    count, new, best, score = visible_decisions(row, viewer, found), 0, 0, -1.0
    at = child[node]
    while at:
        where[key[at]] = at
        at = following[at]
    for number in range(count):
        at = where[found[number]]
        if at == 0:
            fresh[new] = found[number]
            new += 1
            continue
        its_score = total[at] / visits[at] + BOLD * sqrt(log(available[at]) / visits[at])
        available[at] += 1
        if its_score > score:
            best, score = at, its_score
    at = child[node]
    while at:
        where[key[at]] = 0
        at = following[at]
    if new:
        return 0, int(fresh[k.chance(rng, new)])
    return int(best), int(key[best])


@compiled
def add(columns: Any, used: Any, node: int, key: int, actor: int) -> int:
    """A new child; 0 when the tree is full."""
    visits, available, total, keys, actors, child, following = columns
    made = used[0]
    if made == len(visits):
        return 0
    used[0] += 1
    visits[made], available[made], total[made], keys[made], actors[made] = 0, 1, 0.0, key, actor
    child[made], following[made], child[node] = 0, child[node], made
    return int(made)


@compiled
def outcome(columns: Any, node: int, seen: int) -> int:
    """The child of a decision for what it showed; 0 when it showed that for the first time."""
    at = columns[CHILD][node]
    while at and columns[KEY][at] != CODES + seen:
        at = columns[NEXT][at]
    return int(at)


@compiled
def descend(columns: Any, used: Any, row: Any, viewer: int, scratch: Any, rng: Any) -> int:
    """Walk from the root to a new position, or to the end of the match; gives the length of the path."""
    path = scratch[3]
    node, length, known = 0, 0, True
    while known and row[k.PHASE] != k.OVER and length < DEEP - 1:
        actor = row[k.TURN]
        child, code = select(columns, node, row, viewer, scratch, rng)
        known = child != 0
        node = child if known else add(columns, used, node, code, actor)
        if node == 0:
            seen = -1
        else:
            seen = sight(row, code, viewer)
            path[length] = node
            length += 1
        k.apply(row, resolve_placing(row, code, rng))
        if seen >= 0:
            child = outcome(columns, node, seen)
            known = child != 0
            node = child if known else add(columns, used, node, CODES + seen, actor)
            if node:
                path[length] = node
                length += 1
    return length


@compiled
def simulate(columns: Any, used: Any, base: Any, row: Any, viewer: int, scratch: Any, rng: Any, times: int) -> None:
    """Run so many simulations from what the viewer knows of a position."""
    visits, total, actors = columns[VISITS], columns[TOTAL], columns[ACTOR]
    found, _fresh, _where, path = scratch
    for _ in range(times):
        for place in range(k.WIDTH):
            row[place] = base[place]
        deal(row, viewer, rng)
        length = descend(columns, used, row, viewer, scratch, rng)
        play_out(row, found, rng)
        result = 0.5 if row[k.WINNER] == k.DRAWN else 1.0 - row[k.WINNER]
        visits[0] += 1
        for step in range(length):
            at = path[step]
            visits[at] += 1
            total[at] += result if actors[at] == 0 else 1.0 - result


class TextbookSearch(Struct):
    """A search in progress, with the same calls as ours."""

    view: View
    columns: Any
    used: Any
    base: Any
    """A world that the view allows."""
    scratch: Any
    luck: Any
    proven: bool = False
    """It proves nothing."""

    @property
    def done(self) -> int:
        """The number of simulations so far."""
        return int(self.columns[VISITS][0])

    def more(self, times: int) -> None:
        """Run so many simulations."""
        viewer = -1 if self.view.viewer is None else self.view.viewer
        simulate(self.columns, self.used, self.base, empty(k.WIDTH), viewer, self.scratch, self.luck, times)

    def tried(self, node: int) -> Counter[int]:
        """How often each decision at a position was tried."""
        visits, _available, _total, key, _actor, child, following = self.columns
        found: Counter[int] = Counter()
        at = int(child[node])
        while at:
            found[int(key[at])] = int(visits[at])
            at = int(following[at])
        return found

    def chosen(self, rng: Random) -> Action:
        """The most tried decision; a leap that turns nobody up with the rotation that was tried most after it."""
        first = most(self.tried(0))
        if first // k.SPAN != k.TO_LEAP or lands(self.base, first):
            return action_of(first)
        at = int(self.columns[CHILD][0])
        while int(self.columns[KEY][at]) != first:
            at = int(self.columns[NEXT][at])
        after, found = int_array(int(number) for number in self.base), empty(k.MOST)
        k.apply(after, first)
        turns = [int(code) for code in found[: k.decisions(after, found)]]
        return action_of(first, most(self.tried(at)) if self.columns[CHILD][at] else rng.choice(turns))


def most(tried: Counter[int]) -> int:
    """The most tried decision; of equals that with the lowest code."""
    return max(sorted(tried), key=tried.__getitem__)


@cache
def nowhere() -> Any:
    """Where the children are by their decisions; every use leaves it all zero, so all searches of a thread share it."""
    return full(CODES, 0)


def start_textbook(view: View, rng: Random, nodes: int = NODES) -> TextbookSearch:
    """A search from what the viewer knows."""
    columns = tuple(empty(nodes, kind) for kind in KINDS)
    for column in columns:
        column[0] = 0
    scratch = (empty(k.MOST), empty(k.MOST), nowhere(), empty(DEEP))
    luck = int_array([rng.randrange(1, (k.MIX << 32) - 1)])
    return TextbookSearch(view, columns, int_array([1]), encode(rules.imagine(view, rng)), scratch, luck)
