"""What a view spells out for the screen: how many rounds, which rows count, and the glass to watch."""

from __future__ import annotations

import pytest

from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import LEAD, REVIEW, Glass, Lock, Mode, Options, Own, Ready, View
from ludotheque.games.uluru.tests.matches import Played

THREE = (Own(), Own(sand=90, row="dark"), Own(sand=None))


def views(match: Played) -> tuple[View, ...]:
    """The views of all seats, then a spectator's."""
    seats = range(len(match.shown.own))
    return tuple(rules.observe(match.moment.state, seat) for seat in (*seats, None))


def glasses(match: Played) -> list[Glass | None]:
    return [view.glass for view in views(match)]


@pytest.mark.parametrize(
    ("mode", "rounds"),
    [("first", 6), ("after", 6), ("tricky", 6), ("custom", 6), ("strengths", 5), ("experts", 5)],
)
def test_a_view_tells_how_many_rounds_are_played(mode: Mode, rounds: int) -> None:
    assert {view.rounds for view in views(Played(Options(mode=mode)))} == {rounds}
    assert {view.rounds for view in views(Played(Options(mode=mode, rounds=2)))} == {2}


def test_with_different_strengths_everyone_follows_one_row_and_a_spectator_sees_both() -> None:
    assert [view.follows for view in views(Played(Options(mode="strengths"), THREE))] == [(0,), (1,), (0,), (0, 1)]
    assert {view.follows for view in views(Played(Options(mode="experts"), THREE))} == {(0, 1)}
    assert {view.follows for view in views(Played(own=THREE))} == {(0,)}


def test_players_watch_their_own_glass_and_a_spectator_the_first_that_runs() -> None:
    match = Played(own=THREE)
    assert glasses(match) == [Glass(LEAD, LEAD)] * 4
    match.to_placing()
    own, slow = Glass(LEAD + 60_000, 60_000), Glass(LEAD + 90_000, 90_000)
    assert glasses(match) == [own, slow, None, own]
    match.wait()
    assert glasses(match) == [own, slow, None, slow]
    match.act(1, Lock()).act(2, Lock())
    assert glasses(match) == [Glass(match.moment.at + REVIEW, REVIEW)] * 4


def test_no_glass_runs_when_the_match_is_over() -> None:
    match = Played(Options(rounds=1)).to_placing().act(0, Lock())
    assert glasses(match) == [None, None]


def test_one_after_another_all_watch_the_glass_of_the_player_whose_turn_it_is() -> None:
    match = Played(Options(turns="each"), (Own(sand=30), Own()))
    assert glasses(match) == [None] * 3
    turn = match.shown.turn
    match.act(turn, Ready()).to_placing()
    sand = 30_000 if turn == 0 else 60_000
    assert glasses(match) == [Glass(LEAD + sand, sand)] * 3
