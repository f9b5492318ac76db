"""OR-Tools CP-SAT on one worker: cards as Booleans, as few unmet as possible.

Two models. In the first, as one reads the rules, each bird has a variable for its place, all different, and a met card
enforces a table of pairs of places. In the second every bird and place is a Boolean, and a demand is a few clauses; it
is the fastest that we found, most of all without presolving, which such small models do not earn back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from ortools.sat.python import cp_model

from bench.demands import Card
from bench.peers import Answer, Peer, Solve
from ludotheque.games.uluru.pieces import PLACES, Deal


class Places:
    """A variable per bird, and tables."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.model = model = cp_model.CpModel()
        self.places = [model.new_int_var(0, len(PLACES) - 1, "") for _ in PLACES]
        model.add_all_different(self.places)
        met = [model.new_bool_var("") for _ in cards]
        for card, is_met in zip(cards, met, strict=True):
            for demand in card:
                bird, other = self.places[demand.bird], self.places[demand.other]
                if demand.bird == demand.other:
                    allowed = cp_model.Domain.from_values(demand.places)
                    model.add_linear_expression_in_domain(bird, allowed).only_enforce_if(is_met)
                else:
                    model.add_allowed_assignments([bird, other], demand.pairs).only_enforce_if(is_met)
        model.minimize(sum(~is_met for is_met in met))

    def placement(self, solver: cp_model.CpSolver) -> tuple[int, ...]:
        return tuple(solver.value(place) for place in self.places)


class Booleans:
    """A Boolean per bird and place, and clauses."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.model = model = cp_model.CpModel()
        self.seated = [[model.new_bool_var("") for _ in PLACES] for _ in PLACES]
        for row in (*self.seated, *zip(*self.seated, strict=True)):
            model.add_exactly_one(row)
        unmet = [model.new_bool_var("") for _ in cards]
        for card, is_unmet in zip(cards, unmet, strict=True):
            for demand in card:
                bird, other = self.seated[demand.bird], self.seated[demand.other]
                if demand.bird == demand.other:
                    model.add_bool_or([is_unmet, *(bird[place] for place in demand.places)])
                    continue
                for place, allowed in enumerate(demand.table):
                    others = [at for at, fits in zip(other, allowed, strict=True) if fits]
                    model.add_bool_or([is_unmet, ~bird[place], *others])
        model.minimize(sum(unmet))

    def placement(self, solver: cp_model.CpSolver) -> tuple[int, ...]:
        return tuple(next(place for place in PLACES if solver.value(row[place])) for row in self.seated)


def solving(build: Callable[[Sequence[Card]], Places | Booleans], *, presolve: bool = True) -> Solve:
    """A way to solve: build the model and prove the best on one worker."""

    def solve(_deal: Deal, cards: Sequence[Card]) -> Answer:
        built = build(cards)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.cp_model_presolve = presolve
        start = perf_counter()
        status = solver.solve(built.model)
        alone = perf_counter() - start
        if status != cp_model.OPTIMAL:
            raise RuntimeError(f"CP-SAT found no proven best: {solver.status_name(status)}")
        return Answer(round(solver.objective_value), built.placement(solver), alone=alone)

    return solve


PEERS = (
    Peer("CP-SAT, tables", solving(Places)),
    Peer("CP-SAT, Booleans", solving(Booleans)),
    Peer("CP-SAT, Booleans, no presolve", solving(Booleans, presolve=False)),
)
