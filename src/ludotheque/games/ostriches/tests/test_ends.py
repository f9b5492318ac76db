"""How a match ends: four up, a hundred calm turns, an agreement, or somebody gives up."""

from __future__ import annotations

import pytest
from msgspec import ValidationError, convert

from ludotheque.core import Act, Moment, Outcome, Refused, Seat, feed
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Go, Options, State
from ludotheque.games.ostriches.model.events import Declined, MatchOver, Moved, Offered, Rotated, TurnedUp
from ludotheque.games.ostriches.pieces import NUMBERS
from ludotheque.games.ostriches.rules.positions import read_position, write_position
from ludotheque.games.ostriches.tests.desert import PLACED, allowed, desert, done, events, on, opened, play, refusal

THREE_UP = "2P+3/1*4/2B3/6/4*1/S+1P+2p s - 0"
"""Three of seat 0 are up."""


def test_the_first_with_four_up_wins_at_once_before_power_and_rotation() -> None:
    state, told = done(desert(THREE_UP), "c4d6!")
    assert [type(event) for event in told] == [Moved, TurnedUp, MatchOver]
    assert (state.table.phase, state.table.winner, state.table.reason) == ("over", 0, "four-up")
    assert rules.outcome(state) == Outcome((1, 2), (4, 0), "ostriches", "four-up", more_is_better=True)
    assert allowed(state, 0) == allowed(state, 1) == set()


def test_a_move_can_make_the_opponent_win() -> None:
    state = play(desert(THREE_UP.replace("2B3/6", "6/2B3").replace(" s ", " n ")), "c3b1!")
    assert (state.table.winner, state.table.reason) == (0, "four-up")
    assert rules.outcome(state) == Outcome((1, 2), (4, 0), "ostriches", "four-up", more_is_better=True)


def test_three_up_and_one_of_the_other_colour_do_not_win() -> None:
    state = play(desert(THREE_UP.replace("B", "b")), "c4d6!")
    assert state.table.phase == "power"
    assert rules.outcome(state) is None


def test_at_the_end_all_is_shown_in_both_modes() -> None:
    for options in (Options(mode="notes"), Options(mode="memory")):
        state, told = done(desert(THREE_UP, options.mode), "c4d6!")
        assert isinstance(told[-1], MatchOver)
        assert told[-1].to is None
        assert [one.power for one in told[-1].ostriches] == [one.power for one in state.ostriches]
        for viewer in (None, 0, 1):
            shown = rules.forget(rules.observe(state, viewer)).ostriches
            assert [(one.of, one.power) for one in shown] == [(one.of, one.power) for one in state.ostriches]


def test_nothing_happens_after_the_end() -> None:
    moment = Moment(play(desert(THREE_UP), "c4d6!"))
    assert rules.due(moment.state).over
    with pytest.raises(Refused, match="match-over"):
        feed(rules, moment, Act(0, 1, rules.read("#")))


# Calm turns


def calm(turns: int, position: str = PLACED) -> str:
    return f"{position.rsplit(' ', 1)[0]} {turns}"


def test_after_the_rotation_of_the_hundredth_calm_turn_it_is_a_draw() -> None:
    state, told = done(desert(calm(99)), "a1b3/nw+")
    assert [type(event) for event in told] == [Moved, Rotated, MatchOver]
    assert (state.table.phase, state.table.winner, state.table.reason) == ("over", None, "calm")
    assert rules.outcome(state) == Outcome((1, 1), (0, 0), "ostriches", "calm", drawn=True, more_is_better=True)
    assert on(state, "a6").power == "bush", "the tile has turned"
    assert play(desert(calm(98)), "a1b3/nw+").table.phase == "move"


def test_without_a_limit_only_an_agreement_is_a_draw() -> None:
    options = Options(draw_after=None)
    state = play(read_position(calm(99), options), "a1b3/nw+")
    assert (state.table.phase, state.table.calm, state.table.reason) == ("move", 100, None)
    assert rules.outcome(state) is None
    assert read_position(write_position(state), options).table.calm == 100
    while state.table.calm < 250:
        state = play(state, next(action for action in rules.legal(state, state.table.turn) if isinstance(action, Go)))
    over, _ = done(play(state, "draw?"), "draw!", seat=1 - state.table.turn)
    assert over.table.reason == "agreed"


def test_the_limit_is_a_hundred_turns_or_none() -> None:
    assert convert({}, Options).draw_after == 100, "records that say nothing of it have the limit"
    assert convert({"draw_after": None}, Options).draw_after is None
    with pytest.raises(ValidationError):
        convert({"draw_after": 50}, Options)


def test_a_rotation_alone_is_a_calm_turn_too() -> None:
    assert play(desert("e+5/6/6/1*4/2*3/B5 s a6 99"), "/nw+").table.reason == "calm"


def test_a_face_up_ostrich_that_moves_is_calm() -> None:
    assert play(desert("6/1*4/2e+3/6/4*1/P5 s - 99"), "c4d6/sw+").table.reason == "calm"


def test_a_new_face_ends_the_calm() -> None:
    state = play(desert(calm(99)), "f4e6!", "/nw+")
    assert (state.table.phase, state.table.calm) == ("move", 0)


def test_turns_of_both_players_count_from_the_first_move() -> None:
    state = desert(PLACED)
    while state.table.phase != "over":
        state = play(state, next(action for action in rules.legal(state, state.table.turn) if isinstance(action, Go)))
    assert (state.table.turns, state.table.reason) == (100, "calm")


# Agreement


def test_an_offer_made_on_ones_turn_can_be_accepted_at_once() -> None:
    assert events(desert(PLACED), "draw?") == [Offered(seat=0)]
    state = play(desert(PLACED), "draw?")
    assert state.table.turn == 0, "it is no turn"
    assert allowed(state, 1) == {"draw!", "draw-", "#"}
    over, told = done(state, "draw!", seat=1)
    assert [type(event) for event in told] == [MatchOver]
    assert rules.outcome(over) == Outcome((1, 1), (0, 0), "ostriches", "agreed", drawn=True, more_is_better=True)


def test_an_offer_still_stands_after_the_move() -> None:
    state = play(desert(PLACED), "draw?", "a1b3/nw+")
    assert "draw!" in allowed(state)
    assert play(state, "draw!").table.reason == "agreed"


@pytest.mark.parametrize("act", ["c1a2/ne+", "f3d2/nw+", "draw?"])
def test_an_offer_lapses_with_the_opponents_next_action(act: str) -> None:
    state = play(desert(PLACED), "draw?", "a1b3/nw+", act)
    assert state.table.offer != 0
    assert refusal(state, "draw!", seat=1) == "draw-not-offered"


def test_a_declined_offer_is_told_and_gone() -> None:
    state, told = done(play(desert(PLACED), "draw?"), "draw-", seat=1)
    assert list(told) == [Declined(seat=1)]
    assert (state.table.offer, state.table.turn) == (None, 0), "it is no turn"
    assert refusal(state, "draw-", seat=1) == refusal(state, "draw!", seat=1) == "draw-not-offered"
    assert "draw?" in allowed(state), "one may ask again"


def test_playing_on_declines_an_offer() -> None:
    offered = play(desert(PLACED), "draw?", "a1b3/nw+")
    assert [type(event) for event in events(offered, "c1a2/ne+")] == [Declined, Moved, Rotated]


def test_an_offer_can_be_answered_with_an_offer() -> None:
    state = play(desert(PLACED), "draw?", "a1b3/nw+", "draw?")
    assert state.table.offer == 1
    assert done(state, "draw!", seat=0)[0].table.reason == "agreed"


def test_a_refused_action_does_not_end_an_offer() -> None:
    state = play(desert(PLACED), "draw?", "a1b3/nw+")
    assert refusal(state, "b3d2/nw+") == "just-moved"
    assert "draw!" in allowed(state)


def test_an_offer_in_the_middle_of_a_turn() -> None:
    state = play(desert(PLACED), "f4e6!", "draw?", "/nw+")
    assert "draw!" in allowed(state)


def test_draws_that_cannot_be_offered_or_accepted() -> None:
    assert refusal(desert(PLACED), "draw!") == "draw-not-offered"
    assert refusal(desert(PLACED), "draw!", seat=1) == "draw-not-offered"
    state = play(desert(PLACED), "draw?")
    assert refusal(state, "draw?") == "offered-already"
    assert refusal(state, "draw!") == "draw-not-offered", "one cannot agree with oneself"
    assert refusal(opened(), "draw?") == "not-placed-yet"
    assert "draw?" not in allowed(opened())


# Giving up


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("turns", [(), ("f4e6!",), ("a1b3/nw+",), ("draw?",)])
def test_either_may_resign_at_any_time(turns: tuple[str, ...], seat: Seat) -> None:
    state = play(desert(PLACED), *turns)
    assert "#" in allowed(state, seat)
    over, told = done(state, "#", seat)
    assert isinstance(told[0], MatchOver)
    assert (over.table.winner, over.table.reason) == (1 - seat, "resigned")
    assert rules.outcome(over) == Outcome(
        (2, 1) if seat == 0 else (1, 2), faces(over), "ostriches", "resigned", more_is_better=True
    )


def faces(state: State) -> tuple[int, int]:
    """Per seat: how many are up."""
    ups = [one.of for one in state.ostriches if one.up]
    return ups.count(0), ups.count(1)


@pytest.mark.parametrize("seat", [0, 1])
def test_players_may_resign_while_placing_and_before_a_power(seat: Seat) -> None:
    state, _ = done(play(opened(), "eye@a1"), "#", seat)
    assert state.table.winner == 1 - seat
    landed = play(desert("6/1*4/2e3/6/4*1/P5 s - 0"), "c4d6!")
    state, _ = done(landed, "#", seat)
    assert (state.table.winner, NUMBERS["d6"] in [one.at for one in state.ostriches]) == (1 - seat, True)
