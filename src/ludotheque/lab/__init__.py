"""The laboratory: tournaments, balance tables and distributions, from a small file or Python to a folder of results.

The packages of the extra `lab` are loaded by `run`; describing and planning an experiment needs none of them.
"""

from ludotheque.lab.experiment import Balance, Distribution, Tournament, load, parse
from ludotheque.lab.plan import Plan, planned
from ludotheque.lab.run import Results, estimate, run

__all__ = ["Balance", "Distribution", "Plan", "Results", "Tournament", "estimate", "load", "parse", "planned", "run"]
