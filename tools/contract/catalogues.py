"""The numbers of a game's actions as compact data for the client.

A catalogue is cut into families: runs of actions of one kind. A family is a tree with a field on every level, whose
leaves are the actions in order; equal branches are stored once. So the landings of Uluru are eight birds over one
shared list of eight places. `web/src/kit/catalogue.ts` reads it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import groupby, permutations
from typing import Any, NamedTuple, TypeAlias

from msgspec import inspect, json, structs, to_builtins

from ludotheque.core.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
Action: TypeAlias = Mapping[str, Any]
FEW = 64
"""Integer options with at most so many values are tried one by one, others at both ends."""


class ContractError(ValueError):
    """A game that cannot be written for the client as it is: one sentence that names the game and the cause."""


class Node(NamedTuple):
    """One field: groups of values, each with what follows; None: the action is complete."""

    field: str
    groups: tuple[tuple[tuple[Any, ...], Node | None], ...]

    @property
    def weight(self) -> int:
        """How many values it takes to write the node and what follows."""
        below = {id(child): child.weight for _, child in self.groups if child is not None}
        return sum(1 + len(values) for values, _ in self.groups) + sum(below.values())


class Family(NamedTuple):
    """Actions of one kind in a row; without a tree it is a single action without fields."""

    kind: str
    fields: tuple[str, ...]
    tree: Node | None


def actions(game: AnyGame) -> list[Action]:
    """The catalogue as it goes over the wire; raises ContractError when it depends on an option."""
    plain = game.options()
    whole = [to_builtins(action, str_keys=True) for action in game.catalogue(plain)]
    for field in inspect.type_info(game.options).fields:  # type: ignore[attr-defined]
        for value in _values(field.type):
            changed = structs.replace(plain, **{field.name: value})
            if [to_builtins(action, str_keys=True) for action in game.catalogue(changed)] != whole:
                raise ContractError(f"{game.key}: the catalogue changes with {field.name}={value!r}")
    return whole


def _values(kind: inspect.Type) -> Iterator[Any]:
    match kind:
        case inspect.LiteralType(values=values):
            yield from values
        case inspect.EnumType(cls=cls):
            yield from cls
        case inspect.BoolType():
            yield from (False, True)
        case inspect.IntType(ge=int(least), le=int(most)):
            yield from range(least, most + 1) if most - least < FEW else (least, most)
        case inspect.UnionType(types=types):
            for one in types:
                yield from _values(one)
        case _:
            return


def families(whole: Sequence[Action]) -> list[Family]:
    """The catalogue in families, in order; `spread` gives it back."""
    found: list[Family] = []
    shared: dict[Node, Node] = {}
    for names, run in groupby(whole, _names):
        found += _family(names[0], names[1:], list(run), shared)
    if list(spread(found)) != [dict(action) for action in whole]:
        raise AssertionError("the families do not reproduce the catalogue")
    return found


def _names(action: Action) -> tuple[str, ...]:
    return (action["type"], *_plain(action))


def _family(kind: str, fields: tuple[str, ...], run: Sequence[Action], shared: dict[Node, Node]) -> list[Family]:
    """One tree for the whole run if there is an order of fields for it, else one for each action."""
    trees = [_tree(order, run, shared) for order in permutations(fields)]
    fitting = [tree for tree in trees if list(_paths(tree)) == [_plain(action) for action in run]]
    if fitting or len(run) == 1:
        return [Family(kind, fields, min(fitting, key=lambda tree: tree.weight if tree else 0))]
    return [family for action in run for family in _family(kind, fields, [action], shared)]


def _plain(action: Action) -> dict[str, Any]:
    return {field: value for field, value in action.items() if field != "type"}


def _tree(order: Sequence[str], run: Sequence[Action], shared: dict[Node, Node]) -> Node | None:
    if not order:
        return None
    first, rest = order[0], order[1:]
    below: dict[Any, list[Action]] = {}
    for action in run:
        below.setdefault(action[first], []).append(action)
    children = [(value, _tree(rest, its, shared)) for value, its in below.items()]
    groups = [(child, tuple(value for value, _ in its)) for child, its in groupby(children, lambda pair: pair[1])]
    node = Node(first, tuple((values, child) for child, values in groups))
    return shared.setdefault(node, node)


def _paths(tree: Node | None) -> Iterator[dict[str, Any]]:
    if tree is None:
        yield {}
        return
    for values, child in tree.groups:
        for value in values:
            yield from ({tree.field: value, **more} for more in _paths(child))


def spread(found: Sequence[Family]) -> Iterator[dict[str, Any]]:
    """Every action of the families, in order."""
    for family in found:
        yield from ({"type": family.kind, **path} for path in _paths(family.tree))


def digest(whole: Sequence[Action]) -> str:
    """SHA-256 of the catalogue as JSON with sorted keys, for the client's own test."""
    return sha256(json.encode([dict(sorted(action.items())) for action in whole])).hexdigest()
