"""The race: every solver on the same deals, in turns, and every answer compared with ours.

The deals go in blocks. In each block one solver after the other solves all deals of the block, so that whatever slows
the machine for a while slows all of them; a solver starts a block with some deals untimed, because its tables and
code have left the caches of the processor while the others ran.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from time import perf_counter

from msgspec import Struct

from bench.demands import Card, concrete
from bench.peers import Answer, Peer
from bench.report import SolverRow, solver_row
from ludotheque.games.uluru.pieces import Deal
from ludotheque.games.uluru.rules import score
from ludotheque.games.uluru.solver import Batch, encode_deals, placements

BLOCK = 50
PASSES = 3
"""Number of passes over all deals."""
WARM_UP = 5
"""Number of untimed deals before each block."""


class Batcher(Struct, frozen=True):
    """A way to solve all deals in one call."""

    name: str
    solve: Callable[[bytes], Batch]


class Lane(Struct):
    """The results of a solver so far."""

    seconds: list[float] = []
    answers: list[Answer] = []


class Race:
    """A race over these deals."""

    def __init__(self, deals: Sequence[Deal], peers: Sequence[Peer], batchers: Sequence[Batcher]) -> None:
        self.deals = deals
        self.cards: list[list[Card]] = [concrete(deal) for deal in deals]
        self.encoded = encode_deals(deals)
        self.peers = {peer: Lane() for peer in peers}
        self.batchers = {batcher: Lane() for batcher in batchers}
        self.batches: dict[Batcher, Batch] = {}

    def run(self, advance: Callable[[int], None]) -> None:
        """Solve everything; calls `advance` after every block."""
        for start in [*range(0, len(self.deals), BLOCK)] * PASSES:
            block = range(start, min(start + BLOCK, len(self.deals)))
            for peer, lane in self.peers.items():
                self.run_block(peer, lane, block)
            for batcher, lane in self.batchers.items():
                batcher.solve(self.encoded)
                begun = perf_counter()
                self.batches[batcher] = batcher.solve(self.encoded)
                lane.seconds.append((perf_counter() - begun) / len(self.deals))
            advance(len(block))

    def run_block(self, peer: Peer, lane: Lane, block: range) -> None:
        for number in block[:WARM_UP]:
            peer.solve(self.deals[number], self.cards[number])
        for number in block:
            deal, cards = self.deals[number], self.cards[number]
            begun = perf_counter()
            answer = peer.solve(deal, cards)
            lane.seconds.append(perf_counter() - begun)
            lane.answers.append(answer)

    def disagreements(self) -> dict[str, list[str]]:
        """Per solver: where its answer differs from the first peer's, or its placement has another score."""
        given = {peer.name: lane.answers for peer, lane in self.peers.items()}
        given |= {batcher.name: batch_answers(batch) for batcher, batch in self.batches.items()}
        wanted = next(iter(given.values()))
        found: dict[str, list[str]] = {}
        for name, answers in given.items():
            rows = zip(cycle(enumerate(self.deals)), answers, wanted, strict=False)
            faults = [(number, differs(deal, answer, best)) for (number, deal), answer, best in rows]
            found[name] = [f"{name}: deal {number}: {fault}" for number, fault in faults if fault]
        return found

    def rows(self) -> list[SolverRow]:
        """The table of the race."""
        wrong = self.disagreements()
        rows = []
        for peer, lane in self.peers.items():
            counts = lane.answers[0].optima is not None
            alone = [answer.alone for answer in lane.answers if answer.alone is not None]
            rows.append(solver_row(peer.name, "deal", lane.seconds, not wrong[peer.name], counts, alone))
        for batcher, lane in self.batchers.items():
            rows.append(solver_row(batcher.name, "batch", lane.seconds, not wrong[batcher.name], counts=True))
        return rows


def batch_answers(batch: Batch) -> list[Answer]:
    """A batch as answers deal by deal."""
    rows = zip(batch.stones, batch.optima, batch.placements, strict=True)
    return [Answer(stones, placements()[number], optima) for stones, optima, number in rows]


def differs(deal: Deal, answer: Answer, right: Answer) -> str | None:
    """The error of an answer, or None."""
    if answer.stones != right.stones:
        return f"{answer.stones} stones, not {right.stones}"
    if answer.optima not in {None, right.optima}:
        return f"{answer.optima} optima, not {right.optima}"
    cost = score(deal, answer.placement).stones
    return None if cost == answer.stones else f"its placement costs {cost}, not {answer.stones}"
