"""Against time and for missions: the solo of the box, and several who race along one course."""

from __future__ import annotations

import pytest

from ludotheque.core import Act, Refused
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.daily import WEEK, daily, redeal
from ludotheque.games.ubongo.model import LEAD, Aside, GiveUp, Options, Own
from ludotheque.games.ubongo.model.events import Laid, LaidAside, MatchOver, Rolled, Taken, Ubongo
from ludotheque.games.ubongo.pieces import SYMBOLS
from ludotheque.games.ubongo.rules.boards import fits
from ludotheque.games.ubongo.rules.races import LONGEST, MINUTE
from ludotheque.games.ubongo.tests.playing import Table


def off(options: Options, seats: int = 1) -> Table:
    table = Table(options, seats)
    table.tick()
    assert table.shown.phase == "covering"
    return table


def test_as_many_missions_as_possible_until_the_bell() -> None:
    table = off(Options(mode="time", length=10))
    assert table.shown.until == LEAD + 10 * MINUTE
    for number in range(1, 4):
        told = table.cover(0, after=20_000)
        assert next(event for event in told if isinstance(event, Ubongo)).rank == number
        assert isinstance(told[-1], Taken)
    table.act(0, table.way(0)[0])
    assert table.tick() == [MatchOver(score=(3,), winners=(0,))]
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.score, outcome.unit, outcome.record) == ((3,), "missions", "ubongo/time-10/side-A/difficulty-any")


def test_the_time_for_a_number_of_missions() -> None:
    table = off(Options(mode="count", length=5, side="B"))
    for _ in range(5):
        table.cover(0, after=9_000)
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.score, outcome.unit, outcome.places) == ((45_000,), "ms", (1,))
    assert outcome.record == "ubongo/count-5/side-B/difficulty-any"


def test_an_own_side_has_its_own_records_but_not_with_a_difficulty_of_the_other() -> None:
    for options, record in (
        (Options(mode="count", length=1), "ubongo/count-1/side-B/difficulty-any"),
        (Options(mode="count", length=1, difficulty=2), None),
    ):
        table = Table(options, own=(Own(side="B"),))
        table.tick()
        table.cover(0)
        outcome = rules.outcome(table.state)
        assert outcome is not None
        assert outcome.record == record


def test_a_mission_laid_aside_does_not_count() -> None:
    table = off(Options(mode="count", length=1))
    first = table.shown.tasks[0]
    table.act(0, table.way(0)[0])
    told = table.act(0, Aside(), after=1_000)
    assert told[0] == LaidAside(seat=0)
    second = table.shown.tasks[0]
    assert first is not None
    assert second is not None
    assert first.board != second.board
    assert table.state.pieces == ((),)
    assert table.shown.solved == (0,)
    table.cover(0)
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert outcome.score == (2_000,)


def test_a_race_keeps_how_every_mission_lay_and_when_it_was_left() -> None:
    table = off(Options(mode="time", length=5), seats=2)
    first, laid = table.shown.tasks[0], table.way(0)
    table.cover(0, after=4_000)
    table.act(0, table.way(0)[0])
    table.act(0, Aside(), after=1_000)
    own, other = rules.observe(table.state, 0), rules.observe(table.state, 1)
    assert [(passed.task, passed.pieces, passed.at, passed.done) for passed in own.runs[0][:1]] == [
        (first, laid, 4_000, True)
    ]
    assert [(len(passed.pieces), passed.at, passed.done) for passed in own.runs[0][1:]] == [(1, 5_000, False)]
    assert other.runs == ((), ()), "others may come to the same missions"
    table.cover(1)
    table.tick()
    assert [len(run) for run in rules.observe(table.state, None).runs] == [2, 1], "open to all after the race"


def test_the_book_is_shuffled_again_at_its_end() -> None:
    table = off(Options(mode="time", length=20))
    boards = []
    for _ in range(60):
        task = table.shown.tasks[0]
        assert task is not None
        boards.append(task.board)
        table.act(0, Aside())
    assert sorted(boards[:54]) == list(range(54))
    assert len(table.shown.stock) == 53 - len(table.shown.course[54:])  # the last one does not come again at once


@pytest.mark.parametrize("difficulty", [1, 3, 5])
def test_only_missions_of_the_agreed_difficulty_come_up(difficulty: int) -> None:
    table = off(Options(mode="time", length=20, side="B" if difficulty > 2 else "A", difficulty=difficulty))
    for _ in range(70):
        task = table.shown.tasks[0]
        assert task is not None
        assert task.difficulty == difficulty
        table.act(0, Aside())


def test_several_race_along_the_same_course() -> None:
    table = off(Options(mode="count", length=5), seats=2)
    missions: list[list[object]] = [[], []]
    for seat in (1, 0):
        for _ in range(5):
            missions[seat].append(table.shown.tasks[seat])
            table.cover(seat)
    assert missions[0] == missions[1]
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert outcome.record is None


def test_a_covering_is_secret_from_players_who_come_to_the_mission_later() -> None:
    table = off(Options(mode="count", length=5), seats=2)
    told = table.cover(1)
    assert table.shown.solved == (0, 1)
    for viewer in (0, None):
        seen = [event for event in told if event.seen_by(viewer)]
        assert [event.pieces for event in seen if isinstance(event, Ubongo)] == [()]
        assert not any(isinstance(event, Laid | Rolled | Taken) for event in seen), "what comes is not told before"
        assert not rules.observe(table.state, viewer).pieces[1]


def test_the_course_is_the_same_whoever_races_along_it_and_wherever_they_are() -> None:
    """Also when the book is shuffled again, which so few missions make happen soon."""
    options = Options(mode="time", length=20, difficulty=4)
    few = {board for board in range(54) for symbol in SYMBOLS if fits(options, board, symbol)}
    alone, both = off(options), off(options, seats=2)
    for number in range(2 * len(few)):
        alone.act(0, Aside())
        both.act(1, Aside())
        if number % 3 == 0:
            both.act(0, Aside())
    assert both.shown.course == alone.shown.course
    assert len(alone.shown.course) > len(few)


def test_the_bell_ends_unfinished_missions() -> None:
    table = off(Options(mode="count", length=5))
    table.cover(0)
    table.tick()
    assert table.now == LEAD + LONGEST
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.reason, outcome.record) == ((2,), "bell", None)


def test_a_player_who_is_done_wins_over_those_who_are_not() -> None:
    table = off(Options(mode="count", length=1), seats=2)
    table.cover(1)
    table.tick()
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1), "shortest-time")


def test_what_does_not_go_together_is_refused() -> None:
    table = off(Options(mode="count"))
    with pytest.raises(Refused, match="nothing-to-give-up"):
        rules.step(table.state, Act(table.now, 0, GiveUp()))
    with pytest.raises(Refused, match="minute-too-short"):
        rules.start(Options(mode="time", length=1), (Own(),))
    with pytest.raises(Refused, match="difficulty-missing"):
        rules.start(Options(mode="count", side="A", difficulty=5), (Own(),))


def test_rounds_are_for_two_and_races_for_one() -> None:
    assert rules.seats(Options()) == range(2, 5)
    assert rules.seats(Options(mode="time")) == range(1, 5)


def test_another_book_has_other_missions_and_its_own_records() -> None:
    one, other = off(Options(mode="count", length=1)), off(Options(mode="count", length=1, book="savanna"))
    assert one.shown.book != other.shown.book
    assert one.shown.tasks != other.shown.tasks
    other.cover(0)
    outcome = rules.outcome(other.state)
    assert outcome is not None
    assert outcome.record == f"ubongo/count-1/side-A/difficulty-any/book-{other.shown.book}"


def test_every_day_of_the_week_has_its_mission() -> None:
    assert {daily(day) for day in range(14)} == set(WEEK)
    for options in WEEK:
        off(options)


def test_a_course_can_be_raced_again() -> None:
    assert redeal(Options(mode="count"), (3, 1), 1, 2) == (3, 1)
    assert redeal(Options(), (3, 1), 2, 3) is None


def test_rounds_cannot_be_replayed_since_draws_depend_on_who_finishes() -> None:
    """What was a gem then would be a roll of the die now, and a board what the bag does not hold."""
    picks = [0, 1, 50, 40, 3, 3, 2, 30, 20]
    both, one = Table(Options(), picks=picks), Table(Options(), picks=picks)
    for table in (both, one):
        table.tick()
        table.cover(0)
    both.cover(1)
    one.give_up(1)
    for table in (both, one):
        table.ready()
    assert both.shown.symbol == SYMBOLS[2]
    assert one.shown.symbol == SYMBOLS[3]
    assert redeal(Options(), picks, 2, 2) is None
