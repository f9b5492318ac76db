"""Before the first roll: roles, the first player, and the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core import Refused, begin
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import CardTaken, KoboldChosen, Options, Own, Starter
from ludotheque.games.dwarfcity.pieces import (
    BLOCKS,
    CARD_SETS,
    CARDS,
    COLOURED,
    KOBOLD_DIE,
    KOBOLD_FACES,
    LAID_OUT,
    PER_COLOUR,
)
from ludotheque.games.dwarfcity.tests.city import begun, draw, legal


def test_the_box_holds_forty_blocks_and_twelve_cards() -> None:
    assert sum(LAID_OUT.values()) == COLOURED == 40
    assert len(BLOCKS) == len(set(BLOCKS)) == 16
    assert all(sum(kinds.values()) == CARDS for kinds in CARD_SETS.values())


def test_the_six_faces_of_the_kobolds_die() -> None:
    dice = {
        strength: "".join(face * times for face, times in zip(KOBOLD_FACES, odds, strict=True))
        for strength, odds in KOBOLD_DIE.items()
    }
    assert dice == {"gentle": "01113k", "fair": "01123k", "cheeky": "01223k"}


def test_the_standard_cards_need_exactly_all_blocks_and_no_set_gets_stuck() -> None:
    demand = {name: Counter[str]() for name in CARD_SETS}
    for name, kinds in CARD_SETS.items():
        for card, count in kinds.items():
            demand[name].update(card * count)
    assert demand["standard"] == {shape: 4 * count for shape, count in PER_COLOUR.items()}
    for wanted in demand.values():
        assert all(wanted[shape] <= 4 * count for shape, count in PER_COLOUR.items())


@pytest.mark.parametrize(("mode", "fewest"), [("together", 1), ("kobold", 2)])
def test_how_many_can_play(mode: str, fewest: int) -> None:
    options = Options(mode=mode)  # type: ignore[arg-type]
    assert rules.seats(options) == range(fewest, 7)
    for seats in (fewest - 1, 7):
        with pytest.raises(Refused) as no:
            begin(rules, options, [Own()] * seats)
        assert no.value.key == "seats-wrong"


def test_three_dwarfs_get_two_cards_each_from_the_first_player_on() -> None:
    state, events = draw(begun(Options(), "any", "any", "any"), 2)
    assert events == [Starter(seat=2)]
    state, events = draw(state, 0, 1, 2, 3, 4, 5)
    assert [(event.seat, event.card) for event in events if isinstance(event, CardTaken)] == [
        (2, "cbr"),
        (0, "cpr"),
        (1, "bpr"),
        (2, "ccbr"),
        (0, "ccpr"),
        (1, "cbpr"),
    ]
    assert (state.phase, state.turn, state.stock) == ("roll", 2, (2, 2, 1, 0, 0, 1))


def test_six_dwarfs_leave_no_stock() -> None:
    state, _ = draw(begun(Options(cards="easy"), *["any"] * 6), 0)
    state, _ = draw(state, *[0] * 4, *[1] * 4, *[2] * 4)
    assert (state.phase, state.stock, len(state.towers)) == ("roll", (0, 0, 0), 12)


def test_on_the_beach_face_all_cards_are_alike() -> None:
    state = begun(Options(face="beach"), "any")
    assert (state.phase, state.turn, state.stock) == ("roll", 0, (10,))
    assert [(tower.of, tower.card) for tower in state.towers] == [(0, ""), (0, "")]
    assert len(legal(state)) == 1


@pytest.mark.parametrize(
    ("roles", "among"),
    [
        (("any", "any", "any"), [0, 1, 2]),
        (("dwarf", "any", "any"), [1, 2]),
        (("kobold", "any", "kobold"), [0, 2]),
        (("dwarf", "dwarf", "dwarf"), [0, 1, 2]),
    ],
)
def test_the_kobold_is_drawn_among_those_who_want_or_do_not_mind(roles: tuple[str, ...], among: list[int]) -> None:
    state = begun(Options(mode="kobold"), *roles)
    assert rules.due(state).odds == (1,) * len(among)
    state, events = draw(state, len(among) - 1)
    assert events == [KoboldChosen(seat=among[-1])]
    assert state.kobold == among[-1]
    assert rules.due(state).odds == (1, 1), "the first player is drawn among the dwarfs"


def test_the_only_player_who_wants_to_be_the_kobold_is_not_drawn_and_gets_no_cards() -> None:
    state = begun(Options(mode="kobold", face="beach"), "any", "kobold")
    assert (state.kobold, state.starter, state.turn, state.phase) == (1, 0, 0, "roll")
    assert {tower.of for tower in state.towers} == {0}
    assert state.stock == (10,)


@pytest.mark.parametrize(
    ("options", "city", "blue_counts"),
    [
        (Options(), 12, True),
        (Options(face="beach"), 40, True),
        (Options(mode="kobold"), 12, False),
        (Options(mode="kobold", face="beach"), 40, False),
    ],
)
def test_a_view_tells_what_completes_the_city_and_whether_blue_counts(
    options: Options, city: int, blue_counts: bool
) -> None:
    view = rules.observe(begun(options, "any", "any"), None)
    assert (view.city, view.blue_counts) == (city, blue_counts)
