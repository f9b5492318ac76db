"""How quick a person can be: every game with a deal of the day says it, and no bot with human times is quicker."""

from __future__ import annotations

import pytest

from ludotheque.core import play, seed_from
from ludotheque.core.game import Act, Draw, Tick
from ludotheque.core.match import begin, unfold
from ludotheque.games import GAMES

DAILIES = [key for key, box in GAMES.items() if box.daily is not None]
WEEK = range(20_000, 20_007)


def test_every_game_with_a_deal_of_the_day_knows_how_quick_people_are() -> None:
    assert DAILIES
    assert all(GAMES[key].fastest is not None for key in DAILIES)


@pytest.mark.parametrize("key", DAILIES)
def test_the_quickest_bot_is_never_too_quick_to_be_listed(key: str) -> None:
    box = GAMES[key]
    assert box.daily is not None
    assert box.fastest is not None
    level, bot = list(box.bots.items())[-1]
    for day in WEEK:
        options = box.daily(day)
        record = play(box.game, options, [box.game.own()], [(level, bot)], seed_from(f"{key} {day}"))
        start = begin(box.game, options, [box.game.own()])
        rows = [row for row in record.rows if isinstance(row, Act | Draw | Tick)]
        moments = [moment for moment, _ in unfold(box.game, start, rows)]
        began = next(moment.at for moment in moments if 0 in box.game.due(moment.state).seats)
        last = max(row.at for row in rows if isinstance(row, Act))
        assert 0 < box.fastest(box.game.observe(moments[-1].state, 0)) <= last - began


@pytest.mark.parametrize("key", DAILIES)
def test_a_match_that_has_hardly_begun_asks_nothing_of_anybody(key: str) -> None:
    box = GAMES[key]
    assert box.daily is not None
    assert box.fastest is not None
    moment = begin(box.game, box.daily(WEEK[0]), [box.game.own()])
    assert [box.fastest(box.game.observe(moment.state, viewer)) for viewer in (0, None)] == [0, 0]
    assert box.fastest(box.game.observe(begin(box.game, box.game.options(), [box.game.own()] * 2).state, 1)) == 0
