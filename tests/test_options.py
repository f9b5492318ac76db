"""Which options go together: what clients are told by the constants of a box is what the rules do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.core import Act, Refused, Tick, begin, chance, seed_from, settle
from ludotheque.core.game import Game
from ludotheque.games import GAMES

STEPS = 60
TICK_EVERY = 20
"""So often the trace lets a glass run out instead of acting."""


def values_of(kind: type, field: str) -> list[Any]:
    """The values that a screen offers for an option, as JSON."""
    (reference,), definitions = msgspec.json.schema_components([kind])
    found = definitions[reference["$ref"].rsplit("/", 1)[1]]["properties"][field]
    if found.get("type") == "array":
        return [found["default"], found["items"]["enum"]]
    return [value for one in found.get("anyOf", [found]) for value in plain_values(one)]


def plain_values(schema: Mapping[str, Any]) -> Sequence[Any]:
    match schema:
        case {"enum": list(values)}:
            return values
        case {"type": "null"}:
            return (None,)
        case {"type": "integer", "minimum": int(least), "maximum": int(most)}:
            return range(least, most + 1)
        case _:
            return (schema.get("default"),)


def trace(game: Game[Any, Any, Any, Any, Any], options: Any, own: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """What a match is like: what it waits for, what may be done and what happens, along one random course."""
    luck, rng = chance(seed_from("options")), Random(7)
    settled = settle(game, begin(game, options, own), None, luck)
    for number in range(STEPS):
        moment = settled.moment
        due = game.due(moment.state)
        seat = min(due.seats, default=None)
        legal = () if seat is None else tuple(game.legal(moment.state, seat))
        yield due, settled.events, legal
        if seat is not None and (due.deadline is None or number % TICK_EVERY):
            settled = settle(game, moment, Act(moment.at, seat, rng.choice(legal)), luck)
        elif due.deadline is not None:
            settled = settle(game, moment, Tick(due.deadline), luck)
        else:
            return
        assert settled.refused is None


def combinations(options: type, names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Every choice of values for these options."""
    for chosen in product(*(values_of(options, name) for name in names)):
        yield dict(zip(names, chosen, strict=True))


def holds(needs: Mapping[str, Sequence[Any]], chosen: Mapping[str, Any]) -> bool:
    return all(chosen[name] in values for name, values in needs.items())


CLASHING = [(key, field) for key in GAMES for field in GAMES[key].constants.get("NOT_WITH", {})]
LIMITED = [(key, field) for key in GAMES for field in GAMES[key].constants.get("MATTERS_WITH", {})]


def test_the_tables_are_where_clients_look_for_them() -> None:
    assert {key for key, _ in LIMITED} == {"uluru", "ubongo", "dwarfcity"}
    assert {key for key, _ in CLASHING} == {"ubongo"}


@pytest.mark.parametrize(("key", "field"), LIMITED, ids=[f"{key}-{field}" for key, field in LIMITED])
def test_an_option_that_does_not_matter_changes_nothing(key: str, field: str) -> None:
    game, needs = GAMES[key].game, GAMES[key].constants["MATTERS_WITH"][field]
    agreed = field in game.options.__struct_fields__
    compared = 0
    for chosen in combinations(game.options, tuple(needs)):
        if holds(needs, chosen):
            continue
        courses = []
        for value in values_of(game.options if agreed else game.own, field):
            options = msgspec.convert({**chosen, **({field: value} if agreed else {})}, game.options)
            own = msgspec.convert({} if agreed else {field: value}, game.own)
            courses.append(list(trace(game, options, [own, game.own()])))
        assert len(courses) > 1
        assert all(course == courses[0] for course in courses), chosen
        compared += 1
    assert compared


@pytest.mark.parametrize(("key", "field"), CLASHING, ids=[f"{key}-{field}" for key, field in CLASHING])
def test_exactly_the_values_that_cannot_be_played_are_named(key: str, field: str) -> None:
    """Among the values that the rules refuse, those of options that matter in that mode are named, and no others."""
    box = GAMES[key]
    game, clashes = box.game, box.constants["NOT_WITH"][field]
    others = sorted({name for needs in clashes.values() for name in needs} | {"mode"})
    for chosen in combinations(game.options, others):
        if not holds(box.constants["MATTERS_WITH"].get(field, {}), chosen):
            continue
        for value in values_of(game.options, field):
            named = value in clashes and holds(clashes[value], chosen)
            options = msgspec.convert({**chosen, field: value}, game.options)
            try:
                game.start(options, [game.own()] * 2)
                refused = False
            except Refused:
                refused = True
            assert named == refused, (chosen, value)
