"""The search: Monte Carlo tree search over information sets, all of it in the kernel.

Every iteration deals what the viewer does not know anew and walks down one tree that all these worlds share. Owners and
squares of ostriches are public, so every world allows the same decisions, except for the power of an ostrich that has
just turned up. What the viewer sees on the way (a face that turns up, what their eye sees) branches the tree, so the
search never decides by what the viewer does not know.
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
from ludotheque.games.ostriches.rules.board import board_key
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.judge import Judgement, Turn
from ludotheque.games.ostriches.solver.playout import lands
from ludotheque.games.ostriches.solver.repeats import varied
from ludotheque.games.ostriches.solver.tables import (
    FAR,
    compiled,
)
from ludotheque.games.ostriches.solver.tree import (
    FACES,
    FIRST,
    GUESS,
    LED,
    NUMBER,
    PROVEN,
    TOTAL,
    UNPROVEN,
    VISITS,
    branch,
    choose_child,
    expand,
    new_tree,
    prove,
    resolve_placing,
)
from ludotheque.games.ostriches.solver.worlds import action_of, deal, encode
from ludotheque.games.ostriches.solver.worth import MIND, estimate, landing

DEEP: Final = 400
"""The longest path."""
NODES: Final = 1_000_000 if FAST else 40_000
SMALL: Final = 1_000
SLICE: Final = 500 if FAST else 1
"""Iterations between two looks at the clock: a few milliseconds."""


@compiled
def wins_now(row: Any) -> bool:
    """Whether the player on turn can land the fourth at once."""
    if row[k.PHASE] != k.LEAP:
        return False
    seat = row[k.TURN]
    if bit_count(row[k.OWN + seat] & row[k.UP]) < TO_WIN - 1:
        return False
    return bool(landing(row[k.OWN + seat], row[k.UP], k.taken(row), seat) & ~row[k.MOVED])


@compiled
def sight(row: Any, code: int, viewer: int) -> int:
    """The branch for what the viewer learns by this decision; -1: nothing new."""
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
    """The result that seat 0 can expect at a leaf."""
    if row[k.PHASE] == k.OVER:
        return 0.5 if row[k.WINNER] == k.DRAWN else 1.0 - row[k.WINNER]
    worth = estimate(mind, row)
    return worth if row[k.TURN] == 0 else 1.0 - worth


@compiled
def descend(
    columns: Any, used: Any, mind: Any, row: Any, viewer: int, path: Any, actors: Any, scratch: Any, rng: Any
) -> tuple[int, float]:
    """Walk from the root to a leaf; gives the length of the path and the result that the leaf promises."""
    number, led, visits, proven = columns[NUMBER], columns[LED], columns[VISITS], columns[PROVEN]
    node, length = 0, 1
    path[0] = 0
    while row[k.PHASE] != k.OVER:
        seat = row[k.TURN]
        if node and proven[node] == UNPROVEN and wins_now(row):
            proven[node] = seat
        if node and proven[node] != UNPROVEN:
            return length, 1.0 - proven[node]
        # A leaf is evaluated at its first visit and expanded at its second: most are never seen again.
        if number[node] == 0 and (visits[node] or node == 0) and length < DEEP - 2:
            expand(columns, used, mind, node, row, viewer, scratch, rng)
        if number[node] == 0:
            break
        actors[length - 1] = seat
        node = choose_child(columns, mind, node, seat)
        code = resolve_placing(row, led[node], rng)
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
    """Run so many iterations, or until the root is proven."""
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
    """A search in progress; `more` continues it."""

    view: View
    rng: Random
    columns: Any
    used: Any
    mind: Any
    base: Any
    """A world that the view allows."""
    scratch: Any
    luck: Any
    """The state of the kernel's random numbers."""

    @property
    def done(self) -> int:
        """The number of iterations so far."""
        return int(self.columns[VISITS][0])

    @property
    def proven(self) -> bool:
        return bool(self.columns[PROVEN][0] != UNPROVEN)

    @property
    def viewer(self) -> int:
        """The seat that looks; -1: a spectator."""
        return -1 if self.view.viewer is None else self.view.viewer

    def more(self, times: int) -> None:
        """Run so many iterations; without numba every world comes from the rules themselves."""
        if not FAST:
            self.base = encode(rules.imagine(self.view, self.rng))
        search(self.columns, self.used, self.mind, self.base, self.viewer, FAST, self.scratch, self.luck, times)


def start_search(view: View, rng: Random, nodes: int = NODES) -> Search:
    """A search from what the viewer knows."""
    columns, used = new_tree(nodes)
    scratch = (empty(k.MOST), empty(k.WIDTH), empty(k.WIDTH), empty(DEEP), empty(DEEP))
    base, luck = encode(rules.imagine(view, rng)), int_array([rng.randrange(1, (k.MIX << 32) - 1)])
    return Search(view, rng, columns, used, MIND, base, scratch, luck)


def warm() -> None:
    """Run one iteration of anything, so that everything is compiled."""
    state, _ = rules.step(rules.start(Options(), (Own(), Own())), Draw(0, 0))
    start_search(rules.observe(state, 0), Random(0), SMALL).more(1)


def judgement_of(search: Search) -> Judgement:
    """The judgement of a search, with one turn for each first decision: its best continuation."""
    seat = search.view.table.turn
    columns = search.columns
    if columns[NUMBER][0] == 0:
        search.more(1)
    turns = [turn_of(search, node, seat) for node in ranked(columns, 0, seat)]
    return Judgement(chance_at(columns, 0, seat), search.proven, search.done, tuple(varied(turns)))


def children(columns: Any, node: int) -> range:
    first = int(columns[FIRST][node])
    return range(first, first + int(columns[NUMBER][node]))


def ranked(columns: Any, node: int, seat: int) -> list[int]:
    """The decisions at a node in the order of choice."""
    return sorted(children(columns, node), key=lambda child: rank(columns, child, seat), reverse=True)


def rank(columns: Any, node: int, seat: int) -> tuple[bool, bool, int, float]:
    """The order of choice: a proven win, then the most tried of those not lost, then the most promising."""
    proven = int(columns[PROVEN][node])
    return proven == seat, proven == UNPROVEN, int(columns[VISITS][node]), float(columns[GUESS][node])


def chance_at(columns: Any, node: int, seat: int) -> float:
    """The chance of a seat at a node."""
    if columns[PROVEN][node] != UNPROVEN:
        return float(columns[PROVEN][node] == seat)
    visits = int(columns[VISITS][node])
    if visits == 0:
        return float(columns[GUESS][node])
    mean = float(columns[TOTAL][node]) / visits
    return mean if seat == 0 else 1.0 - mean


def turn_of(search: Search, node: int, seat: int) -> Turn:
    """The rest of this turn from a first decision on, as far as it can be planned."""
    row, columns = int_array(int(number) for number in search.base), search.columns
    visits, chance = int(columns[VISITS][node]), chance_at(columns, node, seat)
    said: list[str] = []
    leap: int | None = None
    while True:
        code = int(columns[LED][node])
        surprise = sight(row, code, search.viewer) >= 0
        whole_turn = code // k.SPAN == k.TO_LEAP and not lands(row, code)
        if not whole_turn:
            said.append(rules.written(action_of(code) if leap is None else action_of(leap, code)))
        leap = code if whole_turn else None
        k.apply(row, code)
        if surprise or row[k.PHASE] in (k.OVER, k.PLACING) or row[k.TURN] != seat:
            return Turn(tuple(said), visits, chance, times_before(search, row))
        if not columns[NUMBER][node]:
            columns, node = expanded(search, row), 0
        node = best(search, columns, node, row)


def best(search: Search, columns: Any, node: int, row: Any) -> int:
    """The decision to go on with; of rotations nearly as good as each other one that leads to a new board."""
    seat = search.view.table.turn
    order = ranked(columns, node, seat)
    if not search.view.past or row[k.PHASE] != k.ROTATE:
        return order[0]
    options = [
        Choice(chance_at(columns, child, seat), times_after(search, row, child, columns), child) for child in order
    ]
    return varied(options)[0].node


def times_after(search: Search, row: Any, node: int, columns: Any) -> int:
    after = int_array(int(number) for number in row)
    k.apply(after, int(columns[LED][node]))
    return times_before(search, after)


def times_before(search: Search, row: Any) -> int:
    """How often this board has been there since an ostrich last turned up."""
    own, up, bushes = [int(row[k.OWN + seat]) for seat in range(2)], int(row[k.UP]), int(row[k.BUSHES])
    return search.view.past.count(board_key(own, up, bushes)) if search.view.past else 0


class Choice(Struct, frozen=True):
    """A decision at a node of the tree, as `varied` compares it."""

    estimate: float
    again: int
    node: int


def expanded(search: Search, row: Any) -> Any:
    """A tree of this row's decisions alone, for those that the search never tried."""
    columns, used = new_tree(SMALL)
    found, after = search.scratch[:2]
    expand(columns, used, search.mind, 0, row, search.viewer, (found, after), search.luck)
    return columns
