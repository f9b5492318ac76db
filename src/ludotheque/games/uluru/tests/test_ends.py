"""The end of a match: places, what is kept, and who may play at all."""

from __future__ import annotations

import pytest

from ludotheque.core import Refused, begin
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import (
    MatchOver,
    Options,
    Own,
    Ready,
)
from ludotheque.games.uluru.pieces import EMPTY
from ludotheque.games.uluru.tests.matches import FULL, Played, finish


def test_fewest_stones_wins_and_ties_share() -> None:
    match = Played(own=(Own(),) * 3)
    outcome = finish(match, (FULL, EMPTY, FULL))
    assert outcome.places == (1, 3, 1)
    assert outcome.score[0] == outcome.score[2] < outcome.score[1] == 48
    assert outcome.unit == "stones"
    assert outcome.record is None, "only solo results are compared"
    assert match.of(MatchOver)[0].winners == (0, 2)


def test_solo_results_are_kept_by_mode_sand_and_length() -> None:
    assert finish(Played(), (FULL,)).record == "uluru/first/sand-60/rounds-6"
    keys = {
        finish(Played(options, (own,)), (FULL,)).record
        for options, own in (
            (Options(rounds=1), Own()),
            (Options(rounds=1), Own(sand=30)),
            (Options(rounds=1, sand=None), Own()),
            (Options(mode="strengths", rounds=1), Own()),
            (Options(mode="strengths", rounds=1), Own(row="dark")),
            (Options(mode="experts", rounds=1), Own()),
            (Options(mode="experts", rounds=1, second_cards_at="random"), Own()),
            (Options(mode="experts", rounds=1, unplaced="once"), Own()),
            (Options(mode="custom", rounds=1), Own()),
            (Options(mode="tricky", rounds=1), Own()),
        )
    }
    assert len(keys) == 10, "settings that make a difference have records of their own"


def test_after_the_end_nothing_more_is_accepted() -> None:
    match = Played(Options(rounds=1))
    finish(match, (FULL,))
    with pytest.raises(Refused, match="match-over"):
        match.act(0, Ready())


def test_up_to_five_may_play() -> None:
    assert list(rules.seats(Options())) == [1, 2, 3, 4, 5]
    for count in (0, 6):
        with pytest.raises(Refused, match="seats-wrong"):
            begin(rules, Options(), (Own(),) * count)
