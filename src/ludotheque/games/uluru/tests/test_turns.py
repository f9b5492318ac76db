"""Players who share a tablet and place one after another: passes, glasses, covered cards, a common evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.core import Refused, play, seed_from, verify
from ludotheque.core.coding import encode
from ludotheque.core.localization import Texts
from ludotheque.core.record import read, write
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.commands.render import TEXTS
from ludotheque.games.uluru.commands.story import story
from ludotheque.games.uluru.model import (
    LEAD,
    REVIEW,
    Dealt,
    GlassTurned,
    Judged,
    Land,
    Lock,
    LockedIn,
    Options,
    Own,
    Readied,
    Ready,
    RoundOver,
    SandOut,
    Unlock,
)
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, Bird
from ludotheque.games.uluru.rules.dealing import full_deck
from ludotheque.games.uluru.solver.advice import hint, review
from ludotheque.games.uluru.tests.deals import board
from ludotheque.games.uluru.tests.matches import FULL, Played

EACH = Options(turns="each")


def table(players: int = 2, **options: Any) -> Played:
    return Played(Options(turns="each", **options), (Own(),) * players)


def order(match: Played) -> list[int]:
    """The seats in order of play."""
    count = len(match.shown.own)
    return [(match.shown.starter + step) % count for step in range(count)]


def take_turn(match: Played, seat: int) -> Played:
    return match.act(seat, Ready()).to_placing().seat_all(seat, FULL).act(seat, Lock())


def rows_of(match: Played, viewer: int | None) -> Any:
    return rules.observe(match.moment.state, viewer).shown.rows


def test_a_round_waits_for_the_start_player_before_cards_are_dealt() -> None:
    match = table(3)
    assert match.shown.phase == "pass"
    assert match.shown.turn == match.shown.starter
    assert match.of(Dealt) == []
    due = rules.due(match.moment.state)
    assert due.seats == {match.shown.turn}
    assert due.deadline is None
    assert not due.quiet, "people may talk while they hand the tablet on"
    assert match.shown.stock == full_deck(EACH)


def test_only_the_one_whose_turn_it_is_can_get_ready() -> None:
    match = table()
    first, second = order(match)
    with pytest.raises(Refused, match="not-your-turn"):
        match.act(second, Ready())
    with pytest.raises(Refused, match="not-placing"):
        match.act(first, Land(Bird.RED, 0))
    match.act(first, Ready())
    assert match.of(Readied) == [Readied(seat=first)]
    assert match.shown.phase == "lead"


def test_everyone_has_their_own_lead_and_glass() -> None:
    match = table()
    first, second = order(match)
    match.act(first, Ready(), after=10_000).wait()
    assert match.moment.at == 10_000 + LEAD
    ends: list[int | None] = [None, None]
    ends[first] = 10_000 + LEAD + 60_000
    assert match.of(GlassTurned)[0].glasses == tuple(ends)
    match.act(first, Land(Bird.RED, 3)).wait()
    assert match.of(SandOut)[0].seats == (first,)
    assert match.shown.phase == "pass"
    assert match.shown.turn == second
    match.act(second, Ready(), after=5_000).to_placing()
    assert match.shown.glasses[first] is None
    assert match.shown.glasses[second] == match.moment.at + 60_000


def test_own_glasses_count() -> None:
    match = Played(EACH, (Own(sand=30), Own(sand=None)))
    for seat in order(match):
        match.act(seat, Ready()).to_placing()
        assert match.shown.glasses[seat] == (match.moment.at + 30_000 if seat == 0 else None)
        match.act(seat, Lock())


def test_while_one_places_the_others_may_do_nothing() -> None:
    match = table(3)
    first, *others = order(match)
    match.act(first, Ready()).to_placing()
    for seat in others:
        assert list(rules.legal(match.moment.state, seat)) == []
        for action in (Land(Bird.RED, 0), Lock(), Ready()):
            with pytest.raises(Refused, match="not-your-turn"):
                match.act(seat, action)


def test_locking_in_ends_the_turn_for_good() -> None:
    match = table()
    first, second = order(match)
    match.act(first, Ready()).to_placing()
    with pytest.raises(Refused, match="not-locked"):
        match.act(first, Unlock())
    match.act(first, Lock())
    assert match.of(LockedIn) == [LockedIn(seat=first)]
    assert match.shown.turn == second
    assert rules.due(match.moment.state).also == frozenset()
    with pytest.raises(Refused, match="not-your-turn"):
        match.act(first, Unlock())


def test_too_late_is_too_late_in_a_turn_as_well() -> None:
    match = table()
    first, second = order(match)
    match.act(first, Ready()).to_placing()
    with pytest.raises(Refused, match="too-late"):
        match.act(first, Land(Bird.RED, 3), after=60_000)
    assert match.shown.turn == second


def test_after_the_last_turn_all_are_evaluated_together() -> None:
    match = table()
    first, second = order(match)
    take_turn(match, first)
    assert match.of(Judged) == []
    match.act(second, Ready()).to_placing().act(second, Land(Bird.RED, 3)).act(second, Lock())
    assert [event.bird for event in match.of(Judged)] == list(BIRDS)
    boards = [EMPTY, EMPTY]
    boards[first], boards[second] = FULL, board(red=3)
    assert match.of(RoundOver)[0].boards == tuple(boards)
    assert match.shown.phase == "review"
    assert match.shown.turn is None
    assert match.shown.until == match.moment.at + REVIEW
    assert rules.due(match.moment.state).seats == {0, 1}
    assert all(rows_of(match, viewer) == match.shown.last.rows for viewer in (None, 0, 1))


def test_the_next_round_is_passed_to_the_next_start_player() -> None:
    match = table(3)
    first = match.shown.starter
    for seat in order(match):
        take_turn(match, seat)
    for seat in range(3):
        match.act(seat, Ready())
    assert match.shown.phase == "pass"
    assert match.shown.round == 2
    assert match.shown.turn == match.shown.starter == (first + 1) % 3
    assert match.shown.rows == ()
    assert len(match.shown.stock) == 40, "all have seen which cards are gone"


def test_without_a_glass_a_turn_lasts_until_its_player_locks_in() -> None:
    match = table(sand=None)
    for seat in order(match):
        match.act(seat, Ready(), after=10**7).to_placing()
        assert rules.due(match.moment.state).deadline is None
        match.act(seat, Lock(), after=10**7)
    assert match.shown.phase == "review"


def test_nobody_sees_the_cards_before_their_turn() -> None:
    match = table(3)
    first, second, third = order(match)
    watching = (None, second, third)
    assert [rows_of(match, viewer) for viewer in (*watching, first)] == [()] * 4
    match.act(first, Ready())
    assert all(event.to == {first} for event in match.of(Dealt))
    assert len(match.of(Dealt)) == 8
    for viewer in watching:
        shown = rules.observe(match.moment.state, viewer).shown
        assert shown.rows == ()
        assert shown.stock == full_deck(EACH), "a stock without the dealt cards would tell which they are"
    cards = rows_of(match, first)
    assert all(wish is not None for wish in cards[0])
    match.to_placing().act(first, Lock())
    assert rows_of(match, second) == (), "not before they are ready"
    assert rows_of(match, first) == cards, "cards once seen stay seen"
    match.act(second, Ready())
    assert rows_of(match, second) == cards
    assert [event.wish for event in match.of(Dealt)] == list(cards[0])
    assert all(event.to == {second} for event in match.of(Dealt))
    assert rows_of(match, third) == rows_of(match, None) == ()


def test_second_cards_that_chance_chose_stay_covered_too() -> None:
    match = table(mode="experts", second_cards_at="random", second_cards=3)
    first, second = order(match)
    match.act(first, Ready())
    assert len(rules.observe(match.moment.state, first).shown.doubled) == 3
    assert rules.observe(match.moment.state, second).shown.doubled == ()
    assert {event.to for event in match.events if not isinstance(event, Readied)} == {frozenset({first})}


def test_chapters_count_every_pass_and_every_turn() -> None:
    match = table(2, rounds=2)
    chapters = [rules.due(match.moment.state).chapter]

    def noted() -> None:
        chapters.append(rules.due(match.moment.state).chapter)

    for _ in range(2):
        for seat in order(match):
            match.act(seat, Ready())
            noted()
            match.to_placing().act(seat, Lock())
            noted()
        if match.shown.phase == "review":
            match.wait()
            noted()
    assert chapters == list(range(1, 11))


def test_alone_it_is_the_same_as_together() -> None:
    matches = [Played(Options(turns=turns, rounds=1)) for turns in ("together", "each")]
    for match in matches:
        match.to_placing().seat_all(0, FULL).act(0, Lock())
    one, other = (rules.outcome(match.moment.state) for match in matches)
    assert one == other
    assert other is not None
    assert other.record == "uluru/first/sand-60/rounds-1"


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("mode", ["first", "strengths", "experts"])
def test_bots_take_their_turns(level: str, mode: Any) -> None:
    own = (Own(), Own(row="dark", sand=30), Own(sand=None))
    options = Options(mode=mode, turns="each", rounds=2)
    record = play(rules, options, own, [(level, BOTS[level])] * 3, seed_from(3))
    assert sum(1 for _ in verify(record)) == len(record.rows)
    assert max(record.end.outcome.score) < 2 * 16, "they have seated their birds"


def test_a_bot_does_nothing_before_its_turn_and_hurries_in_it() -> None:
    match = table()
    first, second = order(match)
    bot, rng = BOTS["casual"], Random(1)

    def plan(seat: int) -> Any:
        return bot.plan(rules.observe(match.moment.state, seat), match.moment.at, rng)

    assert plan(second) == ()
    assert [type(action) for _, action in plan(first)] == [Ready]
    match.act(first, Ready())
    assert plan(second) == ()
    planned = plan(first)
    assert [type(action) for _, action in planned] == [Land] * 8 + [Lock]
    assert planned[0][0] >= LEAD
    assert planned[-1][0] < LEAD + 20_000, "all others wait for it"


def test_hints_are_for_the_one_who_places_and_reviews_for_all() -> None:
    match = table()
    first, second = order(match)
    match.act(first, Ready()).to_placing()
    assert hint(rules.observe(match.moment.state, first)) is not None
    assert hint(rules.observe(match.moment.state, second)) is None
    match.act(first, Lock())
    take_turn(match, second)
    possible = review(rules.observe(match.moment.state, None))
    assert possible is not None
    assert len(possible.rows) == 1


def test_the_story_tells_every_card_once() -> None:
    match = table(rounds=1)
    told = list(match.events)
    for seat in order(match):
        match.act(seat, Ready())
        told += match.events
        match.to_placing().act(seat, Lock())
        told += match.events
    lines = story(told, Texts("en", TEXTS), ["Ada", "Bo"])
    assert sum(line.startswith("Round ") for line in lines) == 1
    first, second = (lines.index(f"{name} has locked in.") for name in ("Ada", "Bo"))
    assert [first, second] == [10, 11], "a starter, a round and eight cards; the second player finds the same"


def test_records_from_before_there_was_a_choice_of_turns_are_read() -> None:
    record = play(rules, Options(rounds=1), (Own(), Own()), [("casual", BOTS["casual"])] * 2, seed_from(5))
    head, *rows = write(record).splitlines()
    old = msgspec.json.decode(head)
    assert old["options"].pop("turns") == "together"
    again = read("\n".join([encode(old).decode(), *rows, ""]), lambda _key: rules)
    assert again.options == record.options
    assert sum(1 for _ in verify(again)) == len(record.rows)
