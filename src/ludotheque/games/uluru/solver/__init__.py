"""Exact answers about deals of Uluru: the best result, why it is no better, what helps, how hard it is."""

from ludotheque.games.uluru.solver.batch import Batch, decode_deal, encode_deals, solve_many
from ludotheque.games.uluru.solver.difficulty import Difficulty, difficulty, rank_correlation, search_effort
from ludotheque.games.uluru.solver.explain import Move, best_move, cards_of, clash, way_there
from ludotheque.games.uluru.solver.solve import Solution, can_still_reach, nearest, optimal_placements, solve
from ludotheque.games.uluru.solver.tables import PLACEMENTS, placements

__all__ = [
    "PLACEMENTS",
    "Batch",
    "Difficulty",
    "Move",
    "Solution",
    "best_move",
    "can_still_reach",
    "cards_of",
    "clash",
    "decode_deal",
    "difficulty",
    "encode_deals",
    "nearest",
    "optimal_placements",
    "placements",
    "rank_correlation",
    "search_effort",
    "solve",
    "solve_many",
    "way_there",
]
