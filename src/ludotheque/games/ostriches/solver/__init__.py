"""A strong opinion on matches of Ostriches: a search that plays, judges and explains."""

from ludotheque.games.ostriches.solver.judge import Budget, Judgement, Turn, judge, think, warm_up

__all__ = ["Budget", "Judgement", "Turn", "judge", "think", "warm_up"]
