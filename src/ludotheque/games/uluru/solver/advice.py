"""What a table may tell a player: a hint while the sand runs, and after the round what was possible."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.games.uluru.model import RowName, View
from ludotheque.games.uluru.pieces import Bird, Board
from ludotheque.games.uluru.rules import deal_of, once, score
from ludotheque.games.uluru.solver.difficulty import difficulty
from ludotheque.games.uluru.solver.explain import Move, clash, way_there
from ludotheque.games.uluru.solver.solve import nearest, solve


class Advice(Struct, frozen=True):
    """The cards that are not met now, and one move towards a best board."""

    unmet: tuple[tuple[Bird, int], ...]
    move: Move | None


class Possible(Struct, frozen=True):
    """What the cards of a round allowed."""

    row: RowName
    stones: int
    optima: int
    placement: Board
    """A best board; for a player, the one nearest to their own."""
    clash: tuple[tuple[Bird, int], ...]
    """A smallest set of cards that cannot all be met."""
    difficulty: int


class PossibleRound(Struct, frozen=True):
    """One entry, or with different strengths one for each row."""

    rows: tuple[Possible, ...]
    perfect: tuple[Seat, ...] = ()
    """The seats whose boards nobody could have bettered."""


def hint(view: View) -> Advice | None:
    """Help for the viewer while birds are being seated."""
    if view.viewer is None or view.board is None or view.shown.phase != "placing":
        return None
    if view.shown.turn not in (None, view.viewer):
        return None
    deal = deal_of(view.shown, view.shown.own[view.viewer].row, view.shown.rows)
    return Advice(score(deal, view.board).unmet, way_there(deal, view.board, once=once(view.shown.options)))


def review(view: View) -> PossibleRound | None:
    """What was possible in the last finished round; None while the next one is being played."""
    last = view.shown.last
    if last is None or view.shown.phase not in ("review", "over"):
        return None
    names: tuple[RowName, ...] = ("light", "dark") if view.shown.options.mode == "strengths" else ("light",)
    found = []
    for name in names:
        deal = deal_of(view.shown, name, last.rows)
        best, level = solve(deal), difficulty(deal).level
        board = best.placement if view.viewer is None else nearest(deal, last.boards[view.viewer])
        found.append(Possible(name, best.stones, best.optima, board, clash(deal), level))
    fewest = {one.row: one.stones for one in found}
    rows = [fewest.get(own.row, found[0].stones) for own in view.shown.own]
    perfect = [seat for seat, stones in enumerate(view.shown.stones[-1]) if stones <= rows[seat]]
    return PossibleRound(tuple(found), tuple(perfect))
