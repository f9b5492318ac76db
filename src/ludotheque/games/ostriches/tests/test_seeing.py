"""Who may know what: knowledge goes with the ostrich, and in memory mode a screen shows next to nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.core import Act, Moment, Refused, Seat, Tick, feed, settle
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import PEEK, Own, Peek, Seen, State, View
from ludotheque.games.ostriches.pieces import NUMBERS
from ludotheque.games.ostriches.tests.desert import PLACED, desert, done, on, opened, play, seen_on

VIEWERS: tuple[Seat | None, ...] = (None, 0, 1)
EYE = "6/1*4/2e3/6/4*1/P1T2p s - 0"
"""South can turn up an eye."""


def powers(view: View, of: Seat) -> list[str | None]:
    return [one.power for one in view.ostriches if one.of == of]


# Notes


def test_everyone_sees_whose_an_ostrich_is() -> None:
    state = desert(PLACED)
    for viewer in VIEWERS:
        shown = rules.forget(rules.observe(state, viewer)).ostriches
        assert [one.of for one in shown] == [one.of for one in state.ostriches]


def test_players_know_their_own_six_and_nothing_of_the_others() -> None:
    for seat in (0, 1):
        view = rules.observe(desert(PLACED), seat)
        assert sorted(map(str, powers(view, seat))) == ["bush", "eye", "plain", "plain", "swap", "tiles"]
        assert powers(view, 1 - seat) == [None] * 6


def test_a_spectator_knows_no_power_before_it_turns_up() -> None:
    state = desert("e+5/1*4/6/6/4*1/T5 s - 0")
    view = rules.observe(state, None)
    assert (seen_on(view, "a6").power, seen_on(view, "a1").power) == ("eye", None)
    assert view.hand == ()


def test_only_its_player_sees_a_hand() -> None:
    state = play(opened(), "eye@a1", "swap@a6")
    assert rules.observe(state, 0).hand == ("bush", "swap", "tiles", "plain", "plain")
    assert rules.observe(state, 1).hand == ("bush", "eye", "tiles", "plain", "plain")
    assert rules.observe(state, None).hand == ()
    assert [rules.observe(state, viewer).left for viewer in VIEWERS] == [(5, 5)] * 3


def test_all_know_how_many_turns_each_has_finished() -> None:
    for starter in (0, 1):
        state = desert(PLACED)
        table = replace(state.table, starter=starter)
        counts = [rules.observe(replace(state, table=replace(table, turns=turns)), None).turns for turns in range(4)]
        assert [(count[starter], count[1 - starter]) for count in counts] == [(0, 0), (1, 0), (1, 1), (2, 1)]


def test_all_see_a_face_up_ostrich() -> None:
    state = play(desert(EYE), "c4d6!")
    assert [seen_on(rules.observe(state, viewer), "d6").power for viewer in VIEWERS] == ["eye"] * 3


def test_only_the_user_of_an_eye_knows_what_it_saw() -> None:
    state = play(desert(EYE), "c4d6!", "eye:a1f1")
    assert [seen_on(rules.observe(state, viewer), "f1").power for viewer in VIEWERS] == [None, "plain", "plain"]
    assert [seen_on(rules.observe(state, viewer), "a1").power for viewer in VIEWERS] == [None, "plain", None]
    assert [seen_on(rules.observe(state, viewer), "f1").known for viewer in VIEWERS] == [{0, 1}] * 3, "which is public"


def test_the_mover_uses_an_eye_of_the_opponent_that_they_turned_up() -> None:
    state = play(desert(EYE.replace("e", "E")), "c4d6!", "eye:c1f1")
    assert on(state, "f1").known == {0, 1}
    state = play(desert("6/1*4/6/2e3/4*1/P1T2p n - 0"), "c3b1!", "eye:a1c1")
    assert (on(state, "a1").known, on(state, "c1").known) == (frozenset({0, 1}), frozenset({0, 1}))


def test_knowledge_travels_with_the_ostrich() -> None:
    """The plain ostrich of north is looked at on f1, turned, exchanged with its tile, and swapped."""
    state = play(desert("6/1*t3/s1e3/6/4*1/P1T2p s - 0"), "c4d6!", "eye:a1f1", "/se+")
    assert known_where(state, 0, "plain", of=1) == {"d1"}
    state = play(state, "c1b3/ne+", "c5e6!", "tiles:swse", "/sw+")
    assert known_where(state, 0, "plain", of=1) == {"a3"}
    state = play(state, "d1f2/ne+", "a4b6!", "swap:f2a3")
    assert known_where(state, 0, "plain", of=1) == {"f2"}
    assert known_where(state, None, "plain", of=1) == set()


def known_where(state: State, viewer: Seat | None, power: str, of: Seat) -> set[str]:
    """Where a viewer knows a face-down ostrich of this colour and power to be."""
    names = {number: name for name, number in NUMBERS.items()}
    seen = rules.observe(state, viewer).ostriches
    return {names[one.at] for one in seen if not one.up and one.power == power and one.of == of}


# Memory


def test_every_back_looks_like_every_other() -> None:
    state = desert(PLACED, "memory")
    for viewer in VIEWERS:
        shown = rules.forget(rules.observe(state, viewer))
        assert shown.ostriches == tuple(Seen(one.at) for one in state.ostriches)
        assert [one.at for one in shown.ostriches] == sorted(one.at for one in shown.ostriches), "ordered by square"


def test_so_do_ones_own_from_the_moment_they_stand() -> None:
    state = play(opened(mode="memory"), "eye@c3", "swap@a6", "bush@a1")
    for viewer in VIEWERS:
        shown = rules.forget(rules.observe(state, viewer))
        assert shown.ostriches == (Seen(NUMBERS["a1"]), Seen(NUMBERS["c3"]), Seen(NUMBERS["a6"]))
    assert rules.forget(rules.observe(state, 0)).hand == ("swap", "tiles", "plain", "plain"), "the hand is seen"


def test_the_face_up_ones_and_the_one_just_moved_are_seen_by_all() -> None:
    state = play(desert("e+5/1*4/6/6/4*1/T4p s - 0", "memory"), "a1b3/ne+")
    for viewer in VIEWERS:
        shown = rules.forget(rules.observe(state, viewer))
        assert seen_on(shown, "a6") == Seen(NUMBERS["a6"], 1, "eye", up=True)
        assert seen_on(shown, "b3") == Seen(NUMBERS["b3"])
        assert shown.table.moved == NUMBERS["b3"]


def peeking(at: int = 1_000) -> Moment[State]:
    state, _ = done(play(desert(EYE, "memory"), "c4d6!"), "eye:a1f1", at=at)
    return Moment(state, at)


def shown_to(moment: Moment[State], viewer: Seat | None) -> list[str | None]:
    """What the screen shows of the two that the eye looks at."""
    shown = rules.forget(rules.observe(moment.state, viewer))
    return [seen_on(shown, square).power for square in ("a1", "f1")]


def test_an_eye_shows_colour_and_power_to_the_looker_only() -> None:
    moment = peeking()
    assert moment.state.table.peek == Peek(0, (NUMBERS["a1"], NUMBERS["f1"]), 1_000 + PEEK)
    assert [shown_to(moment, viewer) for viewer in VIEWERS] == [[None, None], ["plain", "plain"], [None, None]]
    assert seen_on(rules.forget(rules.observe(moment.state, 0)), "f1") == Seen(NUMBERS["f1"], 1, "plain")
    assert seen_on(rules.forget(rules.observe(moment.state, 0)), "c1") == Seen(NUMBERS["c1"])


def test_an_eye_shows_for_five_seconds() -> None:
    moment = peeking()
    assert PEEK == 5_000
    assert rules.due(moment.state).deadline == 6_000
    with pytest.raises(Refused, match="no-tick-due"):
        feed(rules, moment, Tick(5_999))
    after, told = feed(rules, moment, Tick(6_000))
    assert not told
    assert [shown_to(after, viewer) for viewer in VIEWERS] == [[None, None]] * 3, "and not again after a reconnect"
    assert rules.due(after.state).deadline is None
    assert after.state.table.phase == "rotate", "the turn goes on"


def test_an_eye_closes_with_the_rotation() -> None:
    after, _ = feed(rules, peeking(), Act(2_000, 0, rules.read("/sw+")))
    assert after.state.table.peek is None
    assert rules.due(after.state).deadline is None
    shown = rules.forget(rules.observe(after.state, 0))
    assert [one for one in shown.ostriches if one.power and not one.up] == []


def test_a_rotation_after_five_seconds_is_still_accepted() -> None:
    settled = settle(rules, peeking(), Act(60_000, 0, rules.read("/sw+")), lambda _number, _odds: 0)
    assert settled.refused is None
    assert [type(row).__name__ for row in settled.rows] == ["Tick", "Act"]


def test_with_notes_there_is_no_deadline() -> None:
    state = play(desert(EYE), "c4d6!", "eye:a1f1")
    assert state.table.peek is None
    assert rules.due(state).deadline is None


def test_memory_mode_does_not_show_who_has_looked_at_an_ostrich() -> None:
    """An ostrich that north has looked at before looks no different when south looks at it."""
    fresh, known = (rules.forget(rules.observe(peek_at(mark), 0)) for mark in ("P", "P'"))
    assert fresh == known


def peek_at(mark: str) -> State:
    return play(desert(f"6/1*4/2e3/6/4*1/{mark}1T2p s - 0", "memory"), "c4d6!", "eye:a1f1")


def test_bots_remember_perfectly_in_both_modes() -> None:
    """A view says all that a seat may know; only the screen forgets."""
    for viewer in VIEWERS:
        notes, memory = rules.observe(desert(PLACED), viewer), rules.observe(desert(PLACED, "memory"), viewer)
        assert notes.ostriches == memory.ostriches


def test_a_seat_has_nothing_to_set() -> None:
    assert Own() == Own()
    assert Own.__struct_fields__ == ()
