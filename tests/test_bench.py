"""The benchmark of Uluru's solver: all tools agree on a few deals, and the deals are always the same."""

from __future__ import annotations

from importlib import import_module

import pytest

from bench import matches
from bench.deals import PATTERN, fixed_deals, many_deals, worked_example
from bench.demands import concrete
from bench.peers import Answer, Peer, loops, ours
from bench.race import Batcher, Race, differs
from ludotheque.core import replay
from ludotheque.games.uluru import rules, solver
from ludotheque.games.uluru.model import Options, Own
from ludotheque.games.uluru.pieces import Deal
from ludotheque.games.uluru.solver.batch import WIDTH, decode_deal, solve_plainly

DEALS = [worked_example(), *fixed_deals(10)[-2:]]
"""The worked example, a really tricky deal, and one for experts."""
FIRST = "long,lonely,any,lonely,next:red,opposite:pink,opposite:blue,boomerang"


def answers(peer: Peer, deals: list[Deal]) -> list[Answer]:
    return [peer.solve(deal, concrete(deal)) for deal in deals]


def test_the_worked_example_takes_one_stone_in_54_ways() -> None:
    for peer in (*ours.PEERS, *loops.PEERS):
        (answer,) = answers(peer, DEALS[:1])
        assert (answer.stones, answer.optima) == (1, 54)


def test_plain_loops_agree_with_our_solver() -> None:
    assert answers(loops.PEERS[0], DEALS) == answers(ours.PEERS[0], DEALS)


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize(("module", "package"), [("cp_sat", "ortools"), ("backtracking", "constraint")])
def test_other_tools_agree_with_our_solver(module: str, package: str) -> None:
    pytest.importorskip(package)
    for peer in import_module(f"bench.peers.{module}").PEERS:
        for deal, answer, right in zip(DEALS, answers(peer, DEALS), answers(ours.PEERS[0], DEALS), strict=True):
            assert differs(deal, answer, right) is None


def test_the_deals_are_always_the_same() -> None:
    first, again = fixed_deals(20), fixed_deals(10)
    assert first[:10] == again
    assert ",".join(str(wish) for cards in again[0] for wish in cards) == FIRST
    assert [sum(map(len, deal)) for deal in again] == [8 if mode != "experts" else 12 for mode in PATTERN]
    assert many_deals(PATTERN, 20) == many_deals(PATTERN, 20)


def test_large_batches_are_whole_deals() -> None:
    rows = many_deals(PATTERN, 10)
    deals = [decode_deal(rows[start : start + WIDTH]) for start in range(0, len(rows), WIDTH)]
    assert [len(deal[0]) + len(deal[-1]) for deal in deals] == [2] * 9 + [3]


def test_a_race_notices_a_wrong_answer() -> None:
    liar = Peer("liar", lambda deal, _: Answer(0, solver.solve(deal).placement))
    race = Race(DEALS[:1], [*ours.PEERS, liar], [Batcher("plain", solve_plainly)])
    race.run(lambda _: None)
    assert race.disagreements()["liar"][0] == "liar: deal 0: 0 stones, not 1"
    assert [row.answers_agree for row in race.rows()] == [True, False, True]


@pytest.mark.parametrize("seats", matches.SEATS)
def test_a_scripted_match_is_played_to_its_end(seats: int) -> None:
    beginning, inputs = matches.script(seats, 0)
    assert beginning == replay(rules, Options(), [Own()] * seats, [])
    assert rules.outcome(replay(rules, Options(), [Own()] * seats, inputs).state) is not None
