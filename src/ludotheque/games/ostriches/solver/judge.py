"""The search's opinion of a view: the chance of the player on turn, and the best turns."""

from __future__ import annotations

from collections import Counter
from numbers import Real
from random import Random
from time import perf_counter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.arguments import instance, shown, valid, whole
from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.games.ostriches.model import View
from ludotheque.games.ostriches.pieces import BUSHES, SQUARES, TO_WIN, TRIBE

SHOWN = 5
LONGEST: Final = 86_400
"""The most seconds of a search."""


class Budget(Struct, frozen=True):
    """How long to think, until either runs out; without seconds the random numbers decide everything."""

    seconds: float | None = None
    iterations: int | None = None


class Turn(Struct, frozen=True):
    """A whole turn, or the rest of it; the plan ends where an unknown face turns up."""

    actions: tuple[str, ...]
    """In the notation of the game."""
    visits: int
    """How often the search tried it."""
    estimate: float
    """The mover's chance to win after it; a draw is half a win."""
    again: int = 0
    """How often the board that it leads to has been there since an ostrich last turned up."""


class Judgement(Struct, frozen=True):
    """What the search thinks of a view."""

    estimate: float
    """The chance of the player on turn; a draw is half a win."""
    proven: bool
    """Whether that is certain: won or lost, whatever is hidden."""
    iterations: int
    turns: tuple[Turn, ...]
    """The best first."""


def check_budget(budget: Budget) -> None:
    """Refuse a search that would not end."""
    instance("budget", budget, Budget)
    if budget.seconds is None and budget.iterations is None:
        raise Refused("search-endless")
    if budget.iterations is not None:
        whole("iterations", budget.iterations, 0)
    if budget.seconds is None:
        return
    if not 0 <= instance("seconds", budget.seconds, Real) <= LONGEST:
        raise Refused("value-range", name="seconds", given=shown(budget.seconds), least=0, most=LONGEST)


def check_view(view: View) -> None:
    """Refuse a view that no match can show: the kernel trusts what it is given."""
    view = valid(View, view)
    table, seats = view.table, (0, 1)
    if table.phase in ("starter", "over"):
        raise Refused("nobody-on-turn")
    if table.phase == "placing" and view.viewer != table.turn:
        raise Refused("placing-secret")
    places = [*(one.at for one in view.ostriches), *table.bushes]
    fits = (
        view.viewer in (None, *seats)
        and table.turn in seats
        and len(set(places)) == len(places)
        and set(SQUARES).issuperset(places)
        and len(table.bushes) == len(BUSHES)
        and (table.moved is None or table.moved in places)
        and table.calm >= 0
        and len(view.left) == len(seats)
        and all(one.of in seats for one in view.ostriches)
        and all(tribe_fits(view, seat) for seat in seats)
    )
    if not fits:
        raise Refused("state-impossible")


def tribe_fits(view: View, seat: Seat) -> bool:
    """Whether a tribe has no more ostriches than the box holds, of each kind and in all."""
    known = Counter(one.power for one in view.ostriches if one.of == seat)
    unknown = known.pop(None, 0)
    if seat == view.viewer:
        known.update(view.hand)
    up = sum(one.up for one in view.ostriches if one.of == seat)
    hidden = view.left[seat] if seat != view.viewer else 0
    return known <= Counter(TRIBE) and known.total() + unknown + hidden <= len(TRIBE) and hidden >= 0 and up < TO_WIN


def think(view: View, budget: Budget, rng: Random) -> Judgement:
    """The opinion on a view with every turn; refuses a view in which nobody is on turn."""
    check_view(view)
    check_budget(budget)
    instance("rng", rng, Random)
    # Importing numba takes a moment: only a search pays for it, not listing the bots.
    from ludotheque.games.ostriches.solver.search import SLICE, judgement_of, start_search  # noqa: PLC0415

    search = start_search(view, rng)
    until = None if budget.seconds is None else perf_counter() + budget.seconds
    left = budget.iterations
    while not search.proven and left != 0:
        times = SLICE if left is None else min(SLICE, left)
        search.more(times)
        left = None if left is None else left - times
        if until is not None and perf_counter() >= until:
            break
    return judgement_of(search)


def judge(view: View, budget: Budget, rng: Random) -> Judgement:
    """The opinion on a view with the few best turns."""
    full = think(view, budget, rng)
    return replace(full, turns=full.turns[:SHOWN])


def warm_up() -> bool:
    """Load the kernel, compiled if it is not cached yet; whether it is compiled at all."""
    from ludotheque.core.compiling import FAST  # noqa: PLC0415
    from ludotheque.games.ostriches.solver.search import warm  # noqa: PLC0415

    warm()
    return FAST
