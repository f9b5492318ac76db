"""The search's opinion of a view: the chance of the player on turn, and the best turns."""

from __future__ import annotations

from random import Random
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.games.ostriches.model import View

SHOWN = 5


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


def think(view: View, budget: Budget, rng: Random) -> Judgement:
    """The opinion on a view with every turn; raises ValueError when nobody is on turn."""
    if view.table.phase in ("starter", "over"):
        raise ValueError("nobody is on turn")
    if view.table.phase == "placing" and view.viewer != view.table.turn:
        raise ValueError("what others place is their secret")
    if budget.seconds is None and budget.iterations is None:
        raise ValueError("a search must end")
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
