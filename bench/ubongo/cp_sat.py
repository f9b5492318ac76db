"""OR-Tools CP-SAT on one worker: a Boolean for each placement, exactly one for each cell and each piece."""

from __future__ import annotations

from time import perf_counter

from ortools.sat.python import cp_model

from bench.ubongo.exact import cells_of
from bench.ubongo.peers import Answer, Peer, Solve
from ludotheque.games.ubongo.pieces import PIECE
from ludotheque.games.ubongo.solver.batch import Task


class Counter(cp_model.CpSolverSolutionCallback):
    """Counts solutions."""

    def __init__(self) -> None:
        super().__init__()
        self.found = 0

    def on_solution_callback(self) -> None:
        self.found += 1


def model_of(task: Task) -> cp_model.CpModel:
    shape, names = task
    cells = cells_of(shape)
    model = cp_model.CpModel()
    over: list[list[cp_model.IntVar]] = [[] for _ in cells]
    for name in names:
        own = []
        for look in PIECE[name].orientations:
            for top in range(len(shape)):
                for left in range(len(shape[0])):
                    laid = [cells.get((top + row, left + col), -1) for row, col in look]
                    if -1 not in laid:
                        here = model.new_bool_var("")
                        own.append(here)
                        for cell in laid:
                            over[cell].append(here)
        model.add_exactly_one(own)
    for covering in over:
        model.add_exactly_one(covering)
    return model


def solving(*, presolve: bool) -> Solve:
    """Count all solutions, with the model as it is or made smaller first."""

    def solve(task: Task) -> Answer:
        model = model_of(task)
        solver, counter = cp_model.CpSolver(), Counter()
        solver.parameters.enumerate_all_solutions = True
        solver.parameters.num_workers = 1
        solver.parameters.cp_model_presolve = presolve
        begun = perf_counter()
        solver.solve(model, counter)
        return Answer(counter.found, perf_counter() - begun)

    return solve


PEERS = (Peer("CP-SAT", solving(presolve=True)), Peer("CP-SAT, no presolve", solving(presolve=False)))
