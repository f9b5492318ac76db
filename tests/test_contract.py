"""The generated part of the client: catalogues as trees of fields, and constants as TypeScript."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest
from msgspec import Struct, defstruct
from msgspec.structs import replace

from ludotheque.games import GAMES
from ludotheque.games.uluru.pieces import Bird
from tools.contract.catalogues import AnyGame, ContractError, actions, families, spread
from tools.contract.games import builtins, constants, contract


@pytest.mark.parametrize("key", GAMES)
def test_the_families_reproduce_the_catalogue_with_one_tree_for_each_kind(key: str) -> None:
    whole = actions(GAMES[key].game)
    found = families(whole)
    assert list(spread(found)) == whole
    assert len(found) == len({action["type"] for action in whole})


def test_fields_may_vary_in_any_order() -> None:
    whole = [{"type": "put", "what": what, "where": where} for where in (1, 2) for what in "ab"]
    (family,) = families(whole)
    assert family.fields == ("what", "where")
    assert family.tree is not None
    assert family.tree.field == "where"


def test_actions_that_no_tree_yields_in_order_are_listed_singly() -> None:
    whole: list[dict[str, Any]] = [
        {"type": "put", "what": what, "where": where} for what, where in (("a", 1), ("b", 2), ("a", 2), ("b", 1))
    ]
    found = families(whole)
    assert len(found) == len(whole)
    assert list(spread(found)) == whole


class Options(Struct, frozen=True):
    wide: bool = False
    side: Literal["left", "right"] = "left"


class Go(Struct, tag="go"):
    to: int


def test_a_catalogue_that_changes_with_an_option_is_refused() -> None:
    def catalogue(options: Options) -> list[Go]:
        return [Go(to) for to in range(3 if options.side == "right" else 2)]

    game = cast("AnyGame", SimpleNamespace(key="walk", options=Options, catalogue=catalogue))
    with pytest.raises(ValueError, match=r"^walk: the catalogue changes with side='right'"):
        actions(game)


def test_constants_keep_words_and_widen_numbers() -> None:
    declared = {
        "BIRDS": (Bird.RED, Bird.BLUE),
        "SPOTS": ((1, 2), (3, 4)),
        "BY_NAME": {"a+": frozenset({2, 1}), "b": range(3)},
        "MOST": 5,
        "KEY": re.compile(r"walk/(?P<to>\d)"),
    }
    assert list(constants(declared)) == [
        "export const BIRDS = ['red', 'blue'] as const",
        "export const SPOTS: readonly (readonly [number, number])[] = [[1, 2], [3, 4]]",
        "export const BY_NAME: Readonly<Record<'a+' | 'b', readonly (number)[]>> = { 'a+': [1, 2], b: [0, 1, 2] }",
        "export const MOST = 5",
        r"export const KEY = /^(?:walk\/(?<to>\d))$/u",
        "",
    ]
    assert builtins(Go(3)) == {"type": "go", "to": 3}


def test_empty_constants_have_a_type() -> None:
    declared: dict[str, Any] = {"NONE": (), "NOTHING": {}, "SOME": {"a": (), "b": frozenset()}, "ODD": ({}, {"a": 1})}
    assert list(constants(declared)) == [
        "export const NONE = [] as const",
        "export const NOTHING: Readonly<Record<never, never>> = {}",
        "export const SOME: Readonly<Record<'a' | 'b', readonly (never)[]>> = { a: [], b: [] }",
        "export const ODD: readonly (Readonly<Partial<Record<'a', number>>>)[] = [{}, { a: 1 }]",
        "",
    ]


@pytest.mark.parametrize(
    ("name", "fields", "cause"),
    [
        ("Return", ["at"], "walk: the action Return would be called 'return', which TypeScript reserves"),
        ("Length", ["at"], "walk: the action Length would be called 'length', which is taken"),
        ("Most", [], "walk: the action Most would be called 'MOST', which is taken"),
        ("At0", ["at"], "walk: the action At0 would be called 'at0', which is taken"),
        ("Go", ["new"], "walk: the field new of the action Go would be called 'new', which TypeScript reserves"),
    ],
)
def test_an_action_whose_name_cannot_be_used_is_refused(name: str, fields: list[str], cause: str) -> None:
    action = defstruct(name, [(field, int) for field in fields], tag="go")
    game = SimpleNamespace(
        key="walk", options=Options, action=action, catalogue=lambda _options: [action(*[1] * len(fields))]
    )
    box = replace(GAMES["uluru"], game=game, constants={"MOST": 5})
    with pytest.raises(ContractError, match=f"^{cause}: give it another name.$"):
        contract("walk", box)


def test_a_constant_whose_name_is_taken_is_refused() -> None:
    with pytest.raises(ContractError, match=r"^uluru: the constant node would be called 'node', which is taken"):
        contract("uluru", replace(GAMES["uluru"], constants={"node": 5}))


def test_an_actions_number_is_looked_up_by_its_fields() -> None:
    text = contract("uluru", GAMES["uluru"])
    assert "export const LOCK = numberOf({ type: 'lock' })" in text
    assert "export const land = (bird: Uluru.Land['bird'], place: Uluru.Land['place']): number =>" in text
