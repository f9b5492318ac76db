"""The opinion of the search on a view: who stands how well, and which turns are best."""

from __future__ import annotations

from random import Random
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.games.ostriches.model import View

SHOWN = 5


class Budget(Struct, frozen=True):
    """How long to think: until either runs out. Without seconds the answer follows from the chance alone."""

    seconds: float | None = None
    iterations: int | None = None


class Turn(Struct, frozen=True):
    """A whole turn, or what is left of it; a face that turns up is not known before, so there the plan ends."""

    actions: tuple[str, ...]
    """In the notation of the game."""
    visits: int
    """How often the search tried it."""
    estimate: float
    """The chance to win after it for who takes it; a draw is half a win."""


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
    """Search from what the viewer knows and tell of every turn; raises ValueError when nobody is on turn."""
    if view.table.phase in ("starter", "over"):
        raise ValueError("nobody is on turn")
    if view.table.phase == "placing" and view.viewer != view.table.turn:
        raise ValueError("what others place is their secret")
    if budget.seconds is None and budget.iterations is None:
        raise ValueError("a search must end")
    # The kernel is loaded by who thinks, not by who lists the bots: numba takes a moment.
    from ludotheque.games.ostriches.solver.reading import reading  # noqa: PLC0415
    from ludotheque.games.ostriches.solver.search import SLICE, begun  # noqa: PLC0415

    search = begun(view, rng)
    until = None if budget.seconds is None else perf_counter() + budget.seconds
    left = budget.iterations
    while not search.proven and left != 0:
        times = SLICE if left is None else min(SLICE, left)
        search.more(times)
        left = None if left is None else left - times
        if until is not None and perf_counter() >= until:
            break
    return reading(search)


def judge(view: View, budget: Budget, rng: Random) -> Judgement:
    """The opinion on a view with the few best turns."""
    full = think(view, budget, rng)
    return replace(full, turns=full.turns[:SHOWN])


def warm_up() -> bool:
    """Load the kernel, compiling it where that was not done before; whether it is compiled at all."""
    from ludotheque.core.compiling import FAST  # noqa: PLC0415
    from ludotheque.games.ostriches.solver.search import warm  # noqa: PLC0415

    warm()
    return FAST
