"""Rounds by the rulebook: boards, sand, second chance, ranks, gems, and the mini-round that breaks a tie."""

from __future__ import annotations

import pytest

from ludotheque.core import Act, Refused
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.model import (
    LEAD,
    REVIEW,
    Action,
    Aside,
    GiveUp,
    Lay,
    Lift,
    Options,
    Own,
    Ready,
    Task,
)
from ludotheque.games.ubongo.model.events import (
    GemWon,
    GlassTurned,
    Laid,
    MatchOver,
    Rolled,
    RoundOver,
    SandOut,
    Starter,
    Taken,
    Tied,
    Ubongo,
    Unwon,
)
from ludotheque.games.ubongo.rules.boards import NAMES
from ludotheque.games.ubongo.tests.playing import Table


def phase(table: Table) -> str:
    return table.shown.phase


def tasks(table: Table) -> list[Task]:
    """Those of the seats that play."""
    return [task for task in table.shown.tasks if task is not None]


def racing(options: Options | None = None, seats: int = 2, **more: object) -> Table:
    """A table whose sand runs."""
    table = Table(options or Options(), seats, **more)  # type: ignore[arg-type]
    table.tick()
    assert phase(table) == "covering"
    return table


def test_the_die_shows_first_and_the_boards_when_the_sand_starts() -> None:
    table = Table(Options(), 3, picks=[1, 4])
    assert [type(event) for event in table.events] == [Starter, Rolled]
    assert table.shown.roller == 1
    assert table.shown.symbol == "elephant"
    assert table.shown.tasks == (None, None, None)
    told = table.tick()
    assert table.now == LEAD
    assert [type(event) for event in told] == [Taken, Taken, Taken, GlassTurned]
    assert len({task.board for task in tasks(table)}) == 3
    assert {task.symbol for task in tasks(table)} == {"elephant"}
    assert table.shown.until == LEAD + 45_000


def test_a_seat_plays_the_tables_side_or_its_own() -> None:
    table = racing(Options(side="B"), own=(Own(), Own(side="A")))
    first, second = table.shown.tasks
    assert first is not None
    assert second is not None
    assert (first.side, len(first.pieces)) == ("B", 4)
    assert (second.side, len(second.pieces)) == ("A", 3)


def test_pieces_are_laid_moved_and_taken_back() -> None:
    table = racing()
    first, second, third = table.way(0)
    assert table.act(0, first) == [Laid(to=frozenset({0}), seat=0, lay=first)]
    task = table.shown.tasks[0]
    assert task is not None
    elsewhere = next(lay for lay in rules.legal(table.state, 0) if isinstance(lay, Lay) and lay.piece == first.piece)
    table.act(0, elsewhere)
    assert table.state.pieces == ((elsewhere,), ())
    table.act(0, Lift(first.piece))
    assert not any(table.state.pieces)
    for lay in (first, second, third):
        assert lay in rules.legal(table.state, 0)


def test_what_does_not_fit_is_refused_with_a_reason() -> None:
    table = racing()
    first, second, _ = table.way(0)
    table.act(0, first)
    task = table.shown.tasks[0]
    assert task is not None
    absent = next(name for name in NAMES if name not in task.pieces)
    on_top = Lay(second.piece, second.orientation, first.row, first.col)
    cases: list[tuple[Action, str]] = [
        (Lay(absent, 0, 0, 0), "not-in-set"),
        (first, "lies-there-already"),
        (Lay(second.piece, second.orientation, 5, 5), "off-the-shape"),
        (Lift(second.piece), "not-on-shape"),
        (Ready(), "not-review"),
        (Aside(), "nothing-to-lay-aside"),
    ]
    for action, key in cases:
        with pytest.raises(Refused) as refused:
            rules.step(table.state, Act(table.now, 0, action))
        assert refused.value.key == key
    with pytest.raises(Refused) as refused:
        rules.step(table.state, Act(table.now, 0, on_top))
    assert refused.value.key in ("covered-already", "off-the-shape")


def test_ubongo_is_called_the_moment_the_shape_is_covered() -> None:
    table = racing()
    told = table.cover(0, after=12_000)
    call = next(event for event in told if isinstance(event, Ubongo))
    assert (call.seat, call.rank, call.at) == (0, 1, 12_000)
    assert len(call.pieces) == 3
    assert rules.due(table.state).seats == {1}


def test_players_who_are_done_see_the_others_and_all_see_finished_boards() -> None:
    table = racing(seats=3)
    lay = table.way(1)[0]
    table.act(1, lay)
    table.cover(0)
    table.give_up(2)
    assert rules.observe(table.state, 0).pieces[1] == (lay,)
    assert rules.observe(table.state, 2).pieces[1] == (lay,)
    for viewer in (1, None):
        view = rules.observe(table.state, viewer)
        assert view.pieces[0] == table.state.pieces[0]
        assert view.pieces[2] is None
    assert rules.observe(table.state, None).pieces[1] is None
    assert table.act(1, Lift(lay.piece))[0].to == frozenset({0, 1, 2})


def test_rewards_in_rank_order_and_the_track_is_empty_afterwards() -> None:
    table = racing(seats=4, picks=[0, 0, 0, 0, 0, 0, 3, 0, 2, 1])
    for seat in (2, 0, 3):
        table.cover(seat)
    told = table.cover(1)
    won = [(event.seat, event.gem, event.source) for event in told if isinstance(event, GemWon)]
    assert won == [
        (2, "sapphire", "track"),
        (2, "amber", "bag"),
        (0, "amber", "track"),
        (0, "ruby", "bag"),
        (3, "emerald", "bag"),
        (1, "sapphire", "bag"),
    ]
    assert RoundOver(round=1, points=(5, 3, 4, 2)) in told
    assert not any(isinstance(event, Unwon) for event in told)
    assert table.shown.bag == (9, 9, 9, 9)
    assert phase(table) == "review"


@pytest.mark.parametrize(("done", "left", "bag"), [(0, ("sapphire", "amber"), 42), (1, ("amber",), 40), (2, (), 38)])
def test_what_nobody_won_goes_into_the_bag(done: int, left: tuple[str, ...], bag: int) -> None:
    table = racing()
    for seat in range(done):
        table.cover(seat)
    table.give_up(*range(done, 2))
    assert sum(table.shown.bag) == bag
    unwon = [event for event in table.events if isinstance(event, Unwon)]
    assert [event.gems for event in unwon] == ([left] if left else [])


def test_the_sand_ends_the_round_when_somebody_is_done() -> None:
    table = racing()
    table.cover(0)
    told = table.tick()
    assert isinstance(told[0], SandOut)
    assert phase(table) == "review"
    assert table.shown.last is not None
    assert [win.seat for win in table.shown.last.wins] == [0]


def test_nobody_done_is_a_second_chance_with_the_pieces_as_they_lie() -> None:
    table = racing()
    lay = table.way(0)[0]
    table.act(0, lay, after=5_000)
    told = table.tick()
    assert [type(event) for event in told] == [SandOut, GlassTurned]
    assert table.shown.again
    assert table.state.pieces[0] == (lay,)
    assert table.shown.until == table.now + 45_000
    assert table.cover(1)[-1:] != []
    assert phase(table) == "covering"  # the others go on until this sand is through
    table.tick()
    assert phase(table) == "review"


def test_again_nobody_ends_the_round_without_reward() -> None:
    table = racing()
    table.tick()
    table.tick()
    assert phase(table) == "review"
    assert table.shown.last is not None
    assert table.shown.last.wins == ()
    assert sum(table.shown.bag) == 42


def test_without_a_glass_there_is_no_second_chance() -> None:
    table = racing(Options(sand=None))
    assert rules.due(table.state).deadline is None
    table.cover(1)
    assert phase(table) == "covering"
    table.give_up(0)
    assert phase(table) == "review"


def test_giving_up_is_final() -> None:
    table = racing()
    table.give_up(0)
    assert list(rules.legal(table.state, 0)) == []
    assert rules.due(table.state).seats == {1}


def test_without_luck_every_rank_is_worth_the_same_each_time() -> None:
    table = racing(Options(mode="noluck"), seats=4)
    for seat in range(4):
        table.cover(seat)
    assert table.shown.gems == (("sapphire", "ruby"), ("amber", "sapphire"), ("emerald",), ("amber",))
    assert sum(table.shown.bag) == 40


def test_the_third_of_three_still_gets_an_emerald_without_luck() -> None:
    table = racing(Options(mode="noluck"), seats=3)
    for seat in range(3):
        table.cover(seat)
    assert table.shown.gems[2] == ("emerald",)


def test_unwon_gems_leave_the_game_without_luck() -> None:
    table = racing(Options(mode="noluck"))
    table.give_up(0, 1)
    assert sum(table.shown.bag) == 40


def test_the_die_goes_round_and_boards_are_new() -> None:
    table = racing(Options(rounds=3), seats=3)
    seen: set[int] = set()
    for number in range(3):
        assert table.shown.round == number + 1
        assert table.shown.roller == number % 3
        boards = {task.board for task in tasks(table)}
        assert not boards & seen
        seen |= boards
        table.cover(0)
        table.give_up(1, 2)
        if number < 2:
            table.ready()
            table.tick()
    assert phase(table) == "over"
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (1, 2, 2)
    assert outcome.reason == "most-points"


def test_a_round_waits_for_all_but_not_for_ever() -> None:
    table = racing()
    table.give_up(0, 1)
    assert rules.due(table.state).deadline == table.now + REVIEW
    table.act(0, Ready())
    assert phase(table) == "review"
    table.tick()
    assert table.shown.round == 2


def mini_round(seats: int = 3) -> Table:
    """Nobody has won anything, so all lead together."""
    table = racing(Options(rounds=1), seats)
    told: list[object] = []
    table.give_up(*range(seats))
    told = list(table.events)
    assert Tied(seats=tuple(range(seats))) in told
    table.ready()
    table.tick()
    assert table.shown.round == 2
    assert rules.due(table.state).deadline is None
    return table


def test_the_first_to_finish_breaks_a_tie() -> None:
    table = mini_round()
    told = table.cover(1)
    assert told[-1] == MatchOver(score=(0, 0, 0), winners=(1,))
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (2, 1, 2)
    assert outcome.reason == "mini-round"
    assert all(rules.observe(table.state, viewer).mini_winner == 1 for viewer in (0, 1, 2, None))


def test_the_last_who_has_not_given_up_wins_the_mini_round() -> None:
    table = mini_round()
    table.give_up(2)
    assert rules.outcome(table.state) is None
    assert rules.observe(table.state, 0).mini_winner is None
    table.give_up(0)
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (2, 1, 2)
    assert rules.observe(table.state, 0).mini_winner == 1


def test_only_tied_players_play_the_mini_round() -> None:
    table = racing(Options(mode="noluck", rounds=2), 3)
    table.cover(0)
    table.give_up(1, 2)
    table.ready()
    table.tick()
    table.cover(1)
    table.give_up(0, 2)
    view = rules.observe(table.state, 2)
    assert (view.mini, view.players, view.mini_winner) == (False, (0, 1, 2), None)
    table.ready()
    table.tick()
    view = rules.observe(table.state, 2)
    assert (view.mini, view.players, view.mini_winner) == (True, (0, 1), None)
    assert table.shown.tied == (0, 1)
    assert table.shown.tasks[2] is None
    assert rules.due(table.state).seats == {0, 1}
    assert table.shown.roller in (0, 1)
    table.cover(0)
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (1, 2, 3)


def test_nine_rounds_and_the_treasure_decides() -> None:
    table = racing()
    for number in range(9):
        table.cover(number % 2)
        table.give_up(1 - number % 2)
        if phase(table) == "review":
            table.ready()
            table.tick()
    assert table.shown.round >= 9
    assert all(table.shown.gems)
    assert GiveUp() in rules.catalogue(Options())
