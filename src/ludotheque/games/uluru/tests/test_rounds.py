"""The course of a match: dealing, the glass, locking in, evaluation, readiness."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ludotheque.core import Refused
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import (
    LEAD,
    REVIEW,
    Action,
    Dealt,
    GlassTurned,
    Judged,
    Land,
    Landed,
    Lift,
    Lifted,
    Lock,
    LockedIn,
    Options,
    Own,
    Readied,
    Ready,
    RoundOver,
    SandOut,
    Starter,
    Unlock,
    Unlocked,
)
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, PLACES, Bird, Board
from ludotheque.games.uluru.rules import score
from ludotheque.games.uluru.rules.dealing import deal_of
from ludotheque.games.uluru.rules.play import moved
from ludotheque.games.uluru.tests.deals import board, boards
from ludotheque.games.uluru.tests.matches import Played


def test_a_starter_is_drawn_then_eight_cards_one_under_each_animal() -> None:
    match = Played(own=(Own(), Own(), Own()))
    assert len(match.of(Starter)) == 1
    assert [event.bird for event in match.of(Dealt)] == list(BIRDS)
    assert match.shown.phase == "lead"
    assert len(match.shown.stock) == 40


def test_alone_no_starter_is_drawn() -> None:
    assert Played().of(Starter) == []


def test_the_glass_is_turned_three_seconds_after_the_deal() -> None:
    match = Played()
    with pytest.raises(Refused, match="not-your-turn"):
        match.act(0, Land(Bird.RED, 0))
    match.wait()
    assert match.moment.at == LEAD
    assert match.of(GlassTurned)[0].glasses == (LEAD + 60_000,)


@pytest.mark.parametrize("sand", [30, 45, 60, 90, 120])
def test_the_sand_ends_the_round(sand: Any) -> None:
    match = Played(Options(sand=sand)).to_placing().act(0, Land(Bird.RED, 3)).wait()
    assert match.moment.at == LEAD + 1000 * sand
    assert match.of(SandOut)[0].seats == (0,)
    assert match.of(RoundOver)[0].boards == (board(red=3),)
    assert match.shown.phase == "review"


def test_when_time_is_up_nothing_may_be_placed_any_more() -> None:
    match = Played(own=(Own(), Own())).to_placing()
    end = rules.due(match.moment.state).deadline
    assert end is not None
    with pytest.raises(Refused, match="too-late"):
        match.act(0, Land(Bird.RED, 3), after=end - match.moment.at)
    assert match.of(RoundOver), "the sand ran out all the same"
    assert match.shown.last.boards == (EMPTY, EMPTY)


def test_birds_land_lift_and_change_places() -> None:
    match = Played().to_placing().act(0, Land(Bird.RED, 3))
    assert match.of(Landed) == [Landed(to=frozenset({0}), bird=Bird.RED, place=3, back=Lift(Bird.RED))]
    match.act(0, Land(Bird.BLUE, 5)).act(0, Land(Bird.RED, 5))
    assert match.of(Landed)[0].swapped is Bird.BLUE
    assert match.board() == board(red=5, blue=3)
    match.act(0, Lift(Bird.RED))
    assert match.of(Lifted) == [Lifted(to=frozenset({0}), bird=Bird.RED, back=Land(Bird.RED, 5))]
    assert match.board() == board(blue=3)
    match.act(0, Land(Bird.GREEN, 3))
    assert match.board() == board(green=3), "from beside the board onto an occupied place: the other goes beside it"


@given(boards, st.sampled_from(BIRDS), st.sampled_from((*PLACES, None)))
def test_a_move_tells_the_move_that_takes_it_back(before: Board, bird: Bird, to: int | None) -> None:
    assume(before[bird.number] != to)
    after, event = moved(before, 0, Lift(bird) if to is None else Land(bird, to))
    assert after != before
    assert isinstance(event, Landed | Lifted)
    assert moved(after, 0, event.back)[0] == before


@pytest.mark.parametrize(
    ("action", "key"), [(Lift(Bird.RED), "bird-beside-board"), (Unlock(), "not-locked"), (Ready(), "not-review")]
)
def test_what_cannot_be_done_is_refused_with_a_key(action: Action, key: str) -> None:
    with pytest.raises(Refused) as no:
        Played().to_placing().act(0, action)
    assert no.value.key == key


def test_a_bird_cannot_land_where_it_sits() -> None:
    with pytest.raises(Refused, match="bird-there-already"):
        Played().to_placing().act(0, Land(Bird.RED, 3)).act(0, Land(Bird.RED, 3))


def test_when_all_have_locked_in_the_round_is_evaluated_early() -> None:
    match = Played(own=(Own(), Own())).to_placing().act(0, Lock(), after=500)
    assert match.of(LockedIn) == [LockedIn(seat=0)]
    assert match.shown.phase == "placing"
    match.act(1, Lock(), after=500)
    assert match.shown.phase == "review"
    assert match.moment.at == LEAD + 1000


def test_locking_in_can_be_undone_until_the_last_player_locks() -> None:
    match = Played(own=(Own(), Own())).to_placing().act(0, Lock())
    with pytest.raises(Refused, match="locked-in"):
        match.act(0, Land(Bird.RED, 3))
    match.act(0, Unlock())
    assert match.of(Unlocked) == [Unlocked(seat=0)]
    match.act(0, Land(Bird.RED, 3)).act(1, Lock()).act(0, Lock())
    with pytest.raises(Refused, match="not-placing"):
        match.act(0, Unlock())


def test_without_hourglass_a_round_ends_only_by_locking_in() -> None:
    match = Played(Options(sand=None), own=(Own(), Own())).to_placing()
    assert rules.due(match.moment.state).deadline is None
    match.act(0, Land(Bird.RED, 3), after=10**9).act(0, Lock()).act(1, Lock())
    assert match.shown.phase == "review"


def test_an_own_glass_closes_only_its_seat() -> None:
    match = Played(own=(Own(sand=30), Own())).to_placing().act(0, Land(Bird.RED, 3)).wait()
    assert match.of(SandOut)[0].seats == (0,)
    assert match.shown.phase == "placing"
    with pytest.raises(Refused, match="not-your-turn"):
        match.act(0, Land(Bird.RED, 4))
    match.act(1, Land(Bird.RED, 4)).wait()
    assert match.moment.at == LEAD + 60_000
    assert match.shown.last.boards == (board(red=3), board(red=4))


def test_an_own_glass_at_a_table_without_one_and_none_at_a_table_with_one() -> None:
    match = Played(Options(sand=None), own=(Own(sand=45), Own())).to_placing()
    assert match.shown.glasses == (LEAD + 45_000, None)
    match = Played(Options(sand=30), own=(Own(sand=None), Own())).to_placing()
    assert match.shown.glasses == (None, LEAD + 30_000)


def test_a_locked_player_whose_sand_ran_out_cannot_unlock() -> None:
    match = Played(own=(Own(sand=30), Own())).to_placing().act(0, Lock()).wait()
    with pytest.raises(Refused, match="not-your-turn"):
        match.act(0, Unlock())
    match.act(1, Lock())
    assert match.shown.phase == "review"


def test_evaluation_card_by_card_from_white_to_black() -> None:
    match = Played(own=(Own(), Own())).to_placing()
    match.seat_all(0, board(white=0, pink=1, yellow=2, orange=3, red=4, green=5, blue=6, black=7))
    match.act(0, Lock()).act(1, Lock())
    judged = match.of(Judged)
    assert [event.bird for event in judged] == list(BIRDS)
    deal = deal_of(match.shown, "light", match.shown.last.rows)
    for seat in (0, 1):
        expected = score(deal, match.shown.last.boards[seat]).stones
        assert judged[-1].verdicts[seat].stones == expected == match.of(RoundOver)[0].stones[seat]
        running = 0
        for event in judged:
            running += event.verdicts[seat].cost
            assert event.verdicts[seat].stones == running
    assert all(event.verdicts[1].why == "absent" for event in judged)
    for event in judged:
        verdict = event.verdicts[0]
        assert verdict.met == (verdict.cost == 0) == (verdict.failed == ())
        assert event.branches[0].chain[0].bird is event.bird


def test_the_next_round_waits_for_ready_at_most_45_seconds() -> None:
    match = Played(own=(Own(), Own())).to_placing().act(0, Lock()).act(1, Lock())
    match.act(0, Ready(), after=100)
    assert match.of(Readied) == [Readied(seat=0)]
    with pytest.raises(Refused, match="not-your-turn"):
        match.act(0, Ready())
    began = match.moment.at - 100
    match.wait()
    assert match.moment.at == began + REVIEW
    assert match.shown.round == 2
    assert len(match.of(Dealt)) == 8


def test_when_all_are_ready_the_next_round_is_dealt_at_once_and_boards_are_cleared() -> None:
    match = Played(own=(Own(), Own())).to_placing().act(0, Land(Bird.RED, 1)).act(0, Lock()).act(1, Lock())
    match.act(0, Ready()).act(1, Ready())
    assert match.shown.round == 2
    assert match.board(0) == EMPTY
    assert match.shown.phase == "lead"


def test_the_start_player_moves_one_to_the_left() -> None:
    match = Played(own=(Own(),) * 3)
    starters = []
    for _ in range(6):
        starters.append(match.shown.starter)
        match.to_placing()
        for seat in range(3):
            match.act(seat, Lock())
        if match.shown.phase == "review":
            match.wait()
    first = starters[0]
    assert starters == [(first + turn) % 3 for turn in range(6)]


def test_cards_that_were_dealt_leave_the_game() -> None:
    match = Played()
    dealt = [event.wish for event in match.of(Dealt)]
    for _ in range(5):
        match.to_placing().act(0, Lock()).wait()
        dealt += [event.wish for event in match.of(Dealt)]
    assert len(dealt) == 48
    assert match.shown.stock == (), "the first game uses its whole deck"


def test_a_spectator_sees_no_board_before_the_round_is_over() -> None:
    match = Played().to_placing().act(0, Land(Bird.RED, 1))
    view = rules.observe(match.moment.state, None)
    assert view.board is None
    assert view.shown.last is None
    match.act(0, Lock())
    last = rules.observe(match.moment.state, None).shown.last
    assert last is not None
    assert last.boards == (board(red=1),)
