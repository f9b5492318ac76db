"""A screen that is sent differences shows the same as one that is sent everything."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.coding import encode
from ludotheque.core.game import Act, bits_of
from ludotheque.core.match import concerned_by
from ludotheque.core.testing import Trial, tables, trials, values
from ludotheque.games import GAMES
from ludotheque.games.dwarfcity.model import TakeBack
from ludotheque.games.ostriches.model import Accept, Offer, Resign
from ludotheque.games.uluru.model import Land
from ludotheque.table.differences import MatchSeen, differences, match_after, with_changes
from ludotheque.table.frames import Answer
from ludotheque.table.live_match import numbered
from ludotheque.table.streams import Stream, Update

LANDING = 300
"""The most bytes that the frame for a landing bird may have."""


def shown(trial: Trial, moment: Any, viewer: int | None) -> MatchSeen:
    game: Any = trial.game
    state = moment.state
    known = numbered(game, trial.options).numbers
    legal = [] if viewer is None else game.legal(state, viewer)
    numbers = bits_of(map(known.__getitem__, legal))
    view, chapter = game.forget(game.observe(state, viewer)), game.due(state).chapter_of(viewer)
    return MatchSeen("match", chapter, viewer, view, numbers, game.outcome(state), None)


def update_after(step: Any, after: MatchSeen, viewer: int | None) -> Update:
    """All that a table tells a screen after a step, the answer to its own action included."""
    given = step.given
    answers = (Answer("m12345", None),) if isinstance(given, Act) and given.seat == viewer else ()
    return Update(match=after, events=tuple(event for event in step.events if event.seen_by(viewer)), answers=answers)


def is_landing(given: Any) -> bool:
    return isinstance(given, Act) and isinstance(given.action, Land)


def plain(thing: Any) -> Any:
    return json.loads(encode(thing))


def tables_of(key: str) -> st.SearchStrategy[Any]:
    """Tables of a game; in Ubongo with the book in the box, for others take seconds to make."""
    game = GAMES[key].game
    options = values(game.options)
    return tables(game, options.map(lambda found: replace(found, book="standard")) if key == "ubongo" else options)


@pytest.mark.parametrize("key", GAMES)
def test_whole_matches_of_every_game_look_the_same_by_differences(key: str) -> None:
    """Viewers whom a step does not concern are not even looked at."""

    @settings(
        max_examples=8,
        deadline=None,
        phases=(Phase.explicit, Phase.reuse, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    @given(trial=trials(GAMES[key].game, tables_of(key), shuns=(TakeBack, Accept, Offer, Resign)))
    def follow(trial: Trial) -> None:
        for viewer in trial.viewers:
            stream = Stream(None, viewer)
            now = shown(trial, trial.start, viewer)
            stream.tell(Update(match=now))
            match = match_after(None, json.loads(stream.sent.frames[-1][1]))
            for step in trial.steps:
                concerned = concerned_by(step.events) if isinstance(step.given, Act) else None
                after = shown(trial, step.after, viewer)
                if concerned is None or viewer in concerned:
                    last = stream.n
                    stream.tell(update_after(step, after, viewer))
                    frames = stream.sent.after(last)
                    assert not is_landing(step.given) or sum(map(len, frames)) <= LANDING
                    for data in frames:
                        match = match_after(match, json.loads(data))
                assert match == plain(after.sent())

    follow()


class Inner(Struct, frozen=True):
    number: int
    items: tuple[int, ...] = ()


class Brief(Struct, frozen=True, omit_defaults=True):
    kind: str
    count: int = 0


class Outer(Struct, frozen=True):
    inner: Inner
    many: tuple[Inner, ...] = ()
    either: Inner | Brief | None = None
    words: tuple[str, ...] = ()


class Wide(Struct, frozen=True):
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0
    f: int = 0


inner = st.builds(Inner, st.integers(0, 2), st.tuples() | st.tuples(st.integers(0, 2)))
brief = st.builds(Brief, st.sampled_from("ab"), st.integers(0, 1))
outer = st.builds(
    Outer,
    inner,
    st.lists(inner, max_size=3).map(tuple),
    st.none() | inner | brief,
    st.lists(st.sampled_from("ab"), max_size=3).map(tuple),
)


@given(before=outer, after=outer)
def test_any_two_values_differ_by_what_is_sent(before: Outer, after: Outer) -> None:
    changes = differences(before, after)
    assert with_changes(plain(before), plain(changes)) == plain(after)
    assert bool(changes) == (before != after), "what is equal is not sent"


def test_what_is_equal_is_not_sent_even_as_another_object() -> None:
    before, after = Outer(Inner(300), (Inner(1), Inner(2))), Outer(Inner(300), (Inner(1), Inner(7)))
    assert differences(before, after) == [(("many", 1), Inner(7))]
    assert differences(before, Outer(Inner(300), (Inner(1), Inner(2), Inner(3)))) == [(("many", 2), Inner(3))]
    assert differences(before, Outer(Inner(300), (Inner(1),))) == [(("many",), (Inner(1),))]


def test_items_of_few_fields_are_sent_whole_and_wider_ones_by_their_fields() -> None:
    small, wide = (Inner(0), Inner(1)), (Wide(), Wide(1))
    assert differences(small, (Inner(0), Inner(2))) == [((1,), Inner(2))]
    assert differences(wide, (Wide(), Wide(1, f=2))) == [((1, "f"), 2)]
