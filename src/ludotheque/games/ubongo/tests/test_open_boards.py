"""Boards that lie open before the die is rolled, as printed; an option of rounds."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from ludotheque.core import Refused, play, read, seed_from, verify, write
from ludotheque.core.coding import decode, encode
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.bots import BOTS, LEAST
from ludotheque.games.ubongo.model import LEAD, Action, GiveUp, Lay, Options, Own
from ludotheque.games.ubongo.model.events import GlassTurned, Opened, Rolled, Starter, Taken
from ludotheque.games.ubongo.pieces import SYMBOLS
from ludotheque.games.ubongo.solver.advice import hint, review
from ludotheque.games.ubongo.tests.playing import Table

OPEN = Options(boards="open")


def test_boards_are_laid_open_then_the_die_is_rolled_then_the_glass_is_turned() -> None:
    table = Table(OPEN, 3, picks=[1, 7, 7, 7, 4])
    assert [type(event) for event in table.events] == [Starter, Opened, Opened, Opened]
    assert (table.shown.phase, table.shown.until, table.shown.symbol) == ("open", LEAD, None)
    assert [lies.board for lies in table.shown.boards if lies] == [7, 8, 9]
    assert not any(table.shown.tasks)
    told = table.tick()
    assert [type(event) for event in told] == [Rolled, Taken, Taken, Taken]
    assert (table.shown.phase, table.shown.until, table.shown.symbol) == ("lead", 2 * LEAD, "elephant")
    assert [(task.board, task.symbol) for task in table.shown.tasks if task] == [(n, "elephant") for n in (7, 8, 9)]
    assert [type(event) for event in table.tick()] == [GlassTurned]
    assert (table.now, table.shown.phase, table.shown.until) == (2 * LEAD, "covering", 2 * LEAD + 45_000)
    assert table.shown.turned == 2 * LEAD
    assert table.shown.boards == ()


def test_an_open_board_shows_its_shape_and_a_set_for_each_symbol() -> None:
    table = Table(Options(boards="open", side="B"), own=(Own(), Own(side="A")))
    for lies, side, count in zip(table.shown.boards, "BA", (4, 3), strict=True):
        assert lies is not None
        assert lies.side == side
        for symbol, pieces in zip(SYMBOLS, lies.sets, strict=True):
            mission = rules.task("standard", lies.board, lies.side, symbol)
            assert (mission.shape, mission.pieces) == (lies.shape, pieces)
            assert len(pieces) == count


def test_the_mission_is_the_one_that_the_open_board_has_for_the_symbol() -> None:
    table = Table(OPEN, picks=[0, 3, 20, 2])
    boards = table.shown.boards
    table.tick()
    for lies, task in zip(boards, table.shown.tasks, strict=True):
        assert lies is not None
        assert task is not None
        assert (task.shape, task.pieces) == (lies.shape, lies.sets[2])


@pytest.mark.parametrize("ticks", [0, 1])
@pytest.mark.parametrize("action", [Lay("L5", 0, 0, 0), GiveUp()])
def test_nobody_may_lay_before_the_glass_is_turned(ticks: int, action: Action) -> None:
    table = Table(OPEN)
    for _ in range(ticks):
        table.tick()
    assert not rules.due(table.state).seats
    assert not list(rules.legal(table.state, 0))
    assert hint(rules.observe(table.state, 0)) is None
    with pytest.raises(Refused, match="not-covering"):
        table.act(0, action)


def test_everyone_sees_all_open_boards() -> None:
    table = Table(OPEN, 3)
    views = [rules.observe(table.state, viewer).shown for viewer in (0, 1, 2, None)]
    assert all(shown == table.shown for shown in views)
    assert all(event.to is None for event in table.events)


def test_nothing_is_imagined_on_boards_before_the_glass_is_turned() -> None:
    table = Table(OPEN, 3)
    table.tick()
    assert all(table.shown.tasks)
    view = rules.observe(table.state, 0)
    assert all(rules.imagine(view, Random(number)) == table.state for number in range(20))


def test_every_round_begins_with_open_boards_also_the_mini_round() -> None:
    table = Table(Options(boards="open", rounds=2), 3)
    used: set[int] = set()
    for number in (1, 2, 3):
        assert (table.shown.phase, table.shown.round) == ("open", number)
        lying = {lies.board for lies in table.shown.boards if lies}
        assert not lying & used
        used |= lying
        table.tick()
        table.tick()
        if number < 3:
            table.give_up(0, 1, 2)
            assert review(rules.observe(table.state, 0)) is not None
            table.ready()
    assert len(used) == 9
    assert table.shown.tied == (0, 1, 2)
    table.cover(1)
    assert table.shown.phase == "over"


def test_only_those_who_are_tied_get_a_board_in_the_mini_round() -> None:
    table = Table(Options(boards="open", rounds=1, mode="noluck"), 3)
    table.tick()
    table.tick()
    table.give_up(0, 1, 2)
    assert table.shown.tied == (0, 1, 2)
    table.state = msgspec.structs.replace(table.state, shown=msgspec.structs.replace(table.shown, tied=(0, 2)))
    table.ready()
    assert [lies is not None for lies in table.shown.boards] == [True, False, True]
    table.tick()
    assert [task is not None for task in table.shown.tasks] == [True, False, True]


def test_a_book_that_is_dealt_out_is_shuffled_without_the_boards_that_lie_open() -> None:
    table = Table(Options(boards="open", rounds=9), 4)
    shown = msgspec.structs.replace(table.shown, stock=(0,), phase="boards", boards=(None,) * 4, until=None)
    table.state = msgspec.structs.replace(table.state, shown=shown)
    table.draw()
    boards = [lies.board for lies in table.shown.boards if lies]
    assert boards[0] == 0
    assert len(set(boards)) == 4


def test_races_take_no_notice_of_the_option() -> None:
    covered, lying_open = (Table(Options(mode="count", length=1, boards=value), 1) for value in ("covered", "open"))
    for table in (covered, lying_open):
        table.tick()
    assert covered.events == lying_open.events
    assert covered.shown.tasks == lying_open.shown.tasks
    views = [rules.observe(table.state, 0) for table in (covered, lying_open)]
    for bot in BOTS.values():
        plans = [bot.plan(view, covered.now, Random(1)) for view in views]
        assert plans[0] == plans[1]


def test_a_bot_has_seen_the_mission_before_the_glass_is_turned() -> None:
    def last(options: Options, ticks: int, number: int) -> int:
        table = Table(options, picks=[0, 1, 1, 1])
        for _ in range(ticks):
            table.tick()
        view = rules.observe(table.state, 0)
        return BOTS["beginner"].plan(view, table.now, Random(number))[-1][0] - table.shown.turned

    for number in range(20):
        slower, faster = last(Options(), 1, number), last(OPEN, 2, number)
        assert abs(slower - LEAD - faster) <= 2 or faster <= LEAST + 2


def test_bots_play_a_match_with_open_boards_and_its_record_replays() -> None:
    record = play(
        rules, Options(boards="open", rounds=2), [Own(), Own()], [("master", BOTS["master"])] * 2, seed_from("open")
    )
    again = read(write(record), lambda _: rules)
    assert again.options.boards == "open"
    assert len(list(verify(again))) == len(record.rows)


def test_a_record_from_before_the_option_replays_as_it_was_played() -> None:
    record = play(rules, Options(rounds=2), [Own(), Own()], [("master", BOTS["master"])] * 2, seed_from("covered"))
    header, *rest = write(record).splitlines()
    old = json.loads(header)
    assert old["options"].pop("boards") == "covered"
    again = read("\n".join([json.dumps(old), *rest]), lambda _: rules)
    assert again.options == record.options
    assert len(list(verify(again))) == len(record.rows)


def test_the_option_is_validated() -> None:
    assert decode(encode(OPEN), Options) == OPEN
    with pytest.raises(msgspec.ValidationError):
        decode(b'{"boards":"half"}', Options)
