"""What a match was worth, and views as vectors."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from ludotheque.core.game import Outcome
from ludotheque.core.limits import Limits, Stakes, returns
from ludotheque.core.planes import LEFT_OUT, Counts, Grid, Many, OneOf, Planes, Sizes, UpTo


@pytest.mark.parametrize(
    ("stakes", "places", "score", "drawn", "worth"),
    [
        ("rivals", (1, 2), (4, 1), False, (1, -1)),
        ("rivals", (1, 1), (2, 2), True, (0, 0)),
        ("rivals", (1, 1, 3), (5, 5, 0), False, (0.5, 0.5, -1)),  # a victory that is shared
        ("rivals", (2, 2), (0, 0), False, (0, 0)),  # nobody is better than the other
        ("together", (1, 1, 1), (3, 3, 3), False, (1, 1, 1)),
        ("together", (2, 2), (0, 0), False, (-1, -1)),
        ("sides", (1, 2, 1), (3, 0, 3), False, (1, -1, 1)),
        ("score", (1,), (10,), False, (1,)),
        ("score", (1,), (0,), False, (-1,)),
        ("score", (1,), (11,), False, (1,)),
    ],
)
def test_what_a_match_was_worth_follows_from_its_stakes(
    stakes: Stakes, places: tuple[int, ...], score: tuple[int, ...], drawn: bool, worth: tuple[float, ...]
) -> None:
    outcome = Outcome(places, score, "points", "most-points", drawn=drawn, more_is_better=True)
    assert returns(outcome, Limits(stakes, 2, 10, (0, 10))) == worth


def test_few_stones_are_worth_more_than_many() -> None:
    few = Outcome((1,), (2,), "stones", "fewest-stones", more_is_better=False)
    assert returns(few, Limits("score", 2, 10, (0, 8))) == (0.5,)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Card(Struct, frozen=True):
    colour: Colour | None
    worth: Annotated[int, Meta(ge=0, le=100)]


class Seen(Struct, frozen=True):
    ready: bool = False
    phase: Literal["deal", "play"] = "deal"
    cards: tuple[Card | None, ...] = ()
    last: Card | None = None
    pair: tuple[Colour, Colour] = (Colour.RED, Colour.BLUE)
    marks: frozenset[Colour] = frozenset()
    seen: tuple[int, ...] = ()
    turns: int = 0
    shape: tuple[str, ...] = ()
    hidden: str = ""


SIZES: Sizes = {
    Seen: {
        "cards": Many(2),
        "seen": Counts((7, 8), 2),
        "turns": UpTo(4),
        "shape": Grid(1, 2),
        "hidden": LEFT_OUT,
    }
}


def test_a_view_becomes_a_vector_with_named_planes() -> None:
    view = Seen(
        ready=True,
        phase="play",
        cards=(Card(Colour.BLUE, 50),),
        last=Card(None, 100),
        marks=frozenset({Colour.RED}),
        seen=(7, 7, 8),
        turns=9,
        shape=(".#",),
        hidden="nothing",
    )
    planes = Planes(Seen, SIZES)
    vector = planes.vector(view)
    named: dict[str, list[float]] = {}
    for plane in planes.names:
        named[plane.name], vector = vector[: plane.width], vector[plane.width :]
    assert not vector
    assert named == {
        "ready": [1],
        "phase": [0, 1],
        "cards[0]?": [1],
        "cards[0].colour": [0, 1],
        "cards[0].worth": [0.5],
        "cards[1]?": [0],
        "cards[1].colour": [0, 0],
        "cards[1].worth": [0],
        "last?": [1],
        "last.colour": [0, 0],
        "last.worth": [1],
        "pair[0]": [1, 0],
        "pair[1]": [0, 1],
        "marks": [1, 0],
        "seen": [1, 0.5],
        "turns": [1],
        "shape": [0, 1],
    }


@pytest.mark.parametrize(
    ("view", "problem"),
    [
        (Seen(cards=(None,) * 3), "at most 2 fit"),
        (Seen(seen=(9,)), "seen holds 9"),
        (Seen(phase="end"), "phase is 'end'"),  # type: ignore[arg-type]
    ],
)
def test_what_does_not_fit_is_refused(view: Seen, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Planes(Seen, SIZES).vector(view)


def test_a_field_without_bounds_needs_a_size() -> None:
    with pytest.raises(TypeError, match="no planes for seen"):
        Planes(Seen, {Seen: {**SIZES[Seen], "seen": Many(2)}})
    with pytest.raises(TypeError, match="only a field can be left out"):
        Planes(Seen, {Seen: {**SIZES[Seen], "seen": Many(2, LEFT_OUT)}})
    assert Planes(Seen, {Seen: {**SIZES[Seen], "seen": Many(2, OneOf((1,)))}}).width
