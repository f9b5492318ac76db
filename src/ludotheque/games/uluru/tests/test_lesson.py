"""The lesson, the deal of the day, repeated deals, and the picture of a result."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from ludotheque.core import begin, chance, play, scripted, seed_from, settle
from ludotheque.core.game import Draw
from ludotheque.games import GAMES
from ludotheque.games.uluru import lesson
from ludotheque.games.uluru.daily import WEEK, daily, redeal
from ludotheque.games.uluru.model import Options, Own, View
from ludotheque.games.uluru.picture import drawn, picture
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, KINDS, LEVEL_OF, Bird, Wish
from ludotheque.games.uluru.solver import solve

BOX = GAMES["uluru"]
RULES: Any = BOX.game


def dealt(options: Options, seats: int, script: Sequence[int]) -> tuple[tuple[Wish | None, ...], ...]:
    """The cards that a script deals to this many players."""
    luck = scripted(script, chance(seed_from("other")))
    settled: Any = settle(RULES, begin(RULES, options, [Own()] * seats), None, luck)
    found: tuple[tuple[Wish | None, ...], ...] = settled.moment.state.shown.rows
    return found


def test_the_lesson_lays_its_cards_and_all_can_be_met() -> None:
    taught = BOX.lesson
    assert taught is not None
    assert dealt(taught.options, len(taught.own), taught.script) == (lesson.WISHES,)
    assert solve(tuple((wish,) for wish in lesson.WISHES)).stones == 0


def test_the_lesson_shows_every_kind_of_a_first_game_once_and_names_only_birds_seated_before() -> None:
    assert sorted(wish.kind for wish in lesson.WISHES) == sorted(kind for kind in KINDS if LEVEL_OF[kind] <= 3)
    seated = {Bird.PINK}
    for bird, wish in zip(BIRDS, lesson.WISHES, strict=True):
        assert wish.bird is None or wish.bird in seated
        seated.add(bird)
    assert lesson.OPTIONS.sand is None


def test_every_day_has_a_short_deal_and_the_week_gets_harder() -> None:
    monday = datetime(2026, 11, 16, tzinfo=UTC)
    days = int(monday.timestamp()) // 86_400
    week = [daily(days + number) for number in range(7)]
    assert [options.mode for options in week] == [options.mode for options in WEEK]
    assert (week[0].mode, week[6].mode) == ("first", "experts")
    assert daily(days + 7) == week[0]
    for options in week:
        assert (options.sand, options.rounds) == (60, 1)
        assert dealt(options, 1, ())


@pytest.mark.parametrize("mode", ["first", "strengths", "experts"])
@pytest.mark.parametrize(("was", "now"), [(1, 2), (3, 1), (3, 2), (1, 1)])
def test_the_same_cards_for_another_number_of_players(mode: Any, was: int, now: int) -> None:
    options = Options(mode=mode, rounds=2, sand=30, second_cards_at="random")
    bots = [("master", BOX.bots["master"])] * was
    record = play(RULES, options, [Own()] * was, bots, seed_from("again"))
    picks = [row.pick for row in record.rows if isinstance(row, Draw)]
    script = redeal(options, picks, was, now)
    assert script is not None
    assert dealt(options, now, script) == dealt(options, was, picks)
    again = redeal(options, script, now, was)
    assert again is not None
    assert again[was > 1 :] == tuple(picks)[was > 1 :]


def test_a_match_in_turns_is_not_dealt_again_for_a_race() -> None:
    options = Options(turns="each")
    assert redeal(options, [1, 2, 3], 3, 2) is None
    assert redeal(options, [1, 2, 3], 3, 1) == (2, 3)


def last_view(seed: str, seats: int) -> tuple[View, Any]:
    bots = [("master", BOX.bots["master"])] * seats
    views: list[View] = []
    record = play(
        RULES,
        Options(rounds=1),
        [Own()] * seats,
        bots,
        seed_from(seed),
        lambda moment, _events: views.append(RULES.observe(moment.state, None)),
    )
    return views[-1], record.end.outcome


def test_the_picture_is_svg_with_every_bird_once_and_no_words() -> None:
    svg = picture(*last_view("picture", 3))
    root = ET.fromstring(svg)  # noqa: S314 - our own
    used = [element.get("href") for element in root.iter("{http://www.w3.org/2000/svg}use")]
    assert sorted(map(str, used)) == sorted(["#rock", *(f"#{bird.value}" for bird in BIRDS)])
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_birds_that_did_not_land_stand_beside_the_rock() -> None:
    assert len(drawn(EMPTY)) == len(BIRDS)
    rng = Random(3)
    board = tuple(place if rng.random() < 0.5 else None for place in rng.sample(range(8), 8))
    assert len(set(drawn(board))) == len(BIRDS)
