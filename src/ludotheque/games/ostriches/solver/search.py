"""The search: Monte Carlo tree search over information sets, all of it in the kernel.

Every iteration deals what the viewer does not know anew and walks down one tree that all these worlds share. Whose an
ostrich is and where it stands is open to all, so every world allows the same decisions, but for the power of an
ostrich that has just turned up. What is seen on the way (a face that turns up, what the viewer's eye sees) branches
the tree, and so the search never decides by what the viewer does not know.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec import Struct

from ludotheque.core.compiling import FAST, bit_count, empty, int_array
from ludotheque.core.game import Draw
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Options, Own, View
from ludotheque.games.ostriches.pieces import TO_WIN
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.compiling import compiled
from ludotheque.games.ostriches.solver.tables import FAR
from ludotheque.games.ostriches.solver.tree import (
    FACES,
    LED,
    NUMBER,
    PROVEN,
    TOTAL,
    UNPROVEN,
    VISITS,
    branch,
    chosen,
    expand,
    planted,
    prove,
    resolved,
)
from ludotheque.games.ostriches.solver.worlds import deal, encode
from ludotheque.games.ostriches.solver.worth import MIND, estimate, landing

DEEP: Final = 400
"""No path is longer."""
NODES: Final = 1_000_000 if FAST else 40_000
SMALL: Final = 1_000
SLICE: Final = 500 if FAST else 1
"""So many iterations between two looks at the clock: a few milliseconds."""


@compiled
def wins_now(row: Any) -> bool:
    """Whether who is on turn can land the fourth at once."""
    if row[k.PHASE] != k.LEAP:
        return False
    seat = row[k.TURN]
    if bit_count(row[k.OWN + seat] & row[k.UP]) < TO_WIN - 1:
        return False
    return bool(landing(row[k.OWN + seat], row[k.UP], k.taken(row), seat) & ~row[k.MOVED])


@compiled
def sight(row: Any, code: int, viewer: int) -> int:
    """What the viewer is about to learn by this decision, as a number of a branch; -1: nothing new."""
    kind, rest = code // k.SPAN, code % k.SPAN
    one, other = 1 << rest // 36, 1 << rest % 36
    known = row[k.UP] | (row[k.OWN + viewer] | row[k.SEEN] if viewer >= 0 else 0)
    if kind == k.TO_LEAP and not one & known and other & FAR[row[k.TURN]]:
        return k.power_at(row, one)
    if kind == k.TO_LOOK and row[k.TURN] == viewer and (one | other) & ~known:
        return k.power_at(row, one) * FACES + k.power_at(row, other)
    return -1


@compiled
def promised(mind: Any, row: Any) -> float:
    """The result of seat 0 that a leaf promises."""
    if row[k.PHASE] == k.OVER:
        return 0.5 if row[k.WINNER] == k.DRAWN else 1.0 - row[k.WINNER]
    worth = estimate(mind, row)
    return worth if row[k.TURN] == 0 else 1.0 - worth


@compiled
def descend(
    columns: Any, used: Any, mind: Any, row: Any, viewer: int, path: Any, actors: Any, scratch: Any, rng: Any
) -> tuple[int, float]:
    """From the root to a leaf; gives how many nodes that are, and the result that the leaf promises."""
    number, led, visits, proven = columns[NUMBER], columns[LED], columns[VISITS], columns[PROVEN]
    node, length = 0, 1
    path[0] = 0
    while row[k.PHASE] != k.OVER:
        seat = row[k.TURN]
        if node and proven[node] == UNPROVEN and wins_now(row):
            proven[node] = seat
        if node and proven[node] != UNPROVEN:
            return length, 1.0 - proven[node]
        # A leaf is judged at its first visit and grows at its second: most are never seen again.
        if number[node] == 0 and (visits[node] or node == 0) and length < DEEP - 2:
            expand(columns, used, mind, node, row, viewer, scratch, rng)
        if number[node] == 0:
            break
        actors[length - 1] = seat
        node = chosen(columns, mind, node, seat)
        code = resolved(row, led[node], rng)
        seen = sight(row, code, viewer)
        k.apply(row, code)
        path[length] = node
        length += 1
        if seen >= 0 and row[k.PHASE] != k.OVER:
            actors[length - 1] = -1
            node = branch(columns, used, node, seen)
            if node < 0:
                break
            path[length] = node
            length += 1
    return length, promised(mind, row)


@compiled
def search(
    columns: Any, used: Any, mind: Any, base: Any, viewer: int, shuffle: bool, scratch: Any, rng: Any, times: int
) -> None:
    """So many iterations more, or until the root is proven."""
    found, after, row, path, actors = scratch
    visits, total, proven = columns[VISITS], columns[TOTAL], columns[PROVEN]
    for _ in range(times):
        for place in range(k.WIDTH):
            row[place] = base[place]
        if shuffle:
            deal(row, viewer, rng)
        length, result = descend(columns, used, mind, row, viewer, path, actors, (found, after), rng)
        for step in range(length):
            visits[path[step]] += 1
            total[path[step]] += result
        prove(columns, path, actors, length)
        if proven[0] != UNPROVEN:
            return


class Search(Struct):
    """A search under way; `more` goes on with it."""

    view: View
    rng: Random
    columns: Any
    used: Any
    mind: Any
    base: Any
    """A world that the view allows."""
    scratch: Any
    luck: Any
    """The chance of the kernel."""

    @property
    def done(self) -> int:
        """How many iterations so far."""
        return int(self.columns[VISITS][0])

    @property
    def proven(self) -> bool:
        return bool(self.columns[PROVEN][0] != UNPROVEN)

    @property
    def viewer(self) -> int:
        """The seat that looks; -1: a spectator."""
        return -1 if self.view.viewer is None else self.view.viewer

    def more(self, times: int) -> None:
        """So many iterations; without numba every world comes from the rules themselves."""
        if not FAST:
            self.base = encode(rules.imagine(self.view, self.rng))
        search(self.columns, self.used, self.mind, self.base, self.viewer, FAST, self.scratch, self.luck, times)


def begun(view: View, rng: Random, nodes: int = NODES) -> Search:
    """A search from what the viewer knows."""
    columns, used = planted(nodes)
    scratch = (empty(k.MOST), empty(k.WIDTH), empty(k.WIDTH), empty(DEEP), empty(DEEP))
    base, luck = encode(rules.imagine(view, rng)), int_array([rng.randrange(1, (k.MIX << 32) - 1)])
    return Search(view, rng, columns, used, MIND, base, scratch, luck)


def warm() -> None:
    """One iteration of anything: from then on everything is compiled."""
    state, _ = rules.step(rules.start(Options(), (Own(), Own())), Draw(0, 0))
    begun(rules.observe(state, 0), Random(0), SMALL).more(1)
