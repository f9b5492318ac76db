"""What the client of a game knows of it: `web/src/games/<key>/contract.gen.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import Enum
from typing import Any, Final, get_args

from msgspec import Struct, inspect, to_builtins

from ludotheque.core.box import Box
from tools.contract.catalogues import ContractError, Family, Node, actions, digest, families

HEAD: Final = "// Written by tools/contract from {source}. Do not edit: run it again.\n"
PAIR: Final = 2
KEY: Final = re.compile(r"[A-Za-z_]\w*")
RESERVED: Final = frozenset(
    """
    arguments await break case catch class const continue debugger default delete do else enum eval export extends
    false finally for function if implements import in instanceof interface let new null package private protected
    public return static super switch this throw true try typeof undefined var void while with yield
    """.split()  # noqa: SIM905
)
"""Words that no constant or parameter of a TypeScript module may be named."""
OWN: Final = ("catalogue", "node", "length", "numberOf", "actionOf", "CATALOGUE_DIGEST")
"""Names that every generated module has."""


def contract(key: str, box: Box) -> str:
    """The generated module: constants, and every action by its number; raises ContractError for unusable names."""
    whole = actions(box.game)
    found = families(whole)
    space = key.capitalize()
    named: dict[int, str] = {}
    catalogue = list(trees(found, named))
    taken = {space, *OWN, *named.values()}
    for name in box.constants:
        claim(name, f"{key}: the constant {name}", taken)
    return "\n".join(
        [
            HEAD.format(source=f"src/ludotheque/games/{key}"),
            "import { catalogue, node } from '../../kit/catalogue'",
            f"import type {{ {space} }} from '../../wire.gen'\n",
            f"export type Action = {space}.Action\n",
            *constants(box.constants),
            *catalogue,
            f"/** SHA-256 of all {len(whole)} actions as JSON with sorted keys, from Python. */",
            f"export const CATALOGUE_DIGEST = '{digest(whole)}'\n",
            *accessors(key, box.game.action, found, taken),
            "",
        ]
    )


def claim(name: str, what: str, taken: set[str]) -> str:
    """The name, added to those taken; raises ContractError when it is one of them or TypeScript reserves it."""
    if name in RESERVED:
        raise ContractError(f"{what} would be called {name!r}, which TypeScript reserves: give it another name.")
    if name in taken:
        raise ContractError(f"{what} would be called {name!r}, which is taken: give it another name.")
    taken.add(name)
    return name


def constants(declared: Mapping[str, Any]) -> Iterator[str]:
    """The game's own data, under the names of its box."""
    for name, value in declared.items():
        if isinstance(value, re.Pattern):
            yield f"export const {name} = {pattern(value)}"
            continue
        plain = builtins(value)
        if isinstance(plain, list) and all(isinstance(one, str) for one in plain):
            yield f"export const {name} = {literal(plain)} as const"
        elif isinstance(plain, list | dict):
            yield f"export const {name}: {kind_of([plain])} = {literal(plain)}"
        else:
            yield f"export const {name} = {literal(plain)}"
    if declared:
        yield ""


def pattern(value: re.Pattern[str]) -> str:
    """A pattern for whole words as TypeScript writes it."""
    source = value.pattern.replace("(?P<", "(?<").replace("/", r"\/")
    return f"/^(?:{source})$/u"


def builtins(value: Any) -> Any:
    """Ranges, sets, enumerations and structs as JSON knows them; sets are sorted."""
    match value:
        case Enum():
            return value.value
        case Struct():
            return to_builtins(value)
        case Mapping():
            return {str(builtins(key)): builtins(one) for key, one in value.items()}
        case AbstractSet():
            return sorted(map(builtins, value))
        case range() | tuple() | list():
            return [builtins(one) for one in value]
        case _:
            return value


def kind_of(values: Sequence[Any]) -> str:
    """One type for values that stand side by side: numbers widen, words stay as they are."""
    if not values:
        return "never"
    if all(isinstance(one, dict) for one in values):
        keys = dict.fromkeys(literal(key) for one in values for key in one)
        inner = kind_of([inner for one in values for inner in one.values()])
        record = f"Record<{' | '.join(keys) or 'never'}, {inner}>"
        alike = all(len(one) == len(keys) for one in values)
        return f"Readonly<{record if alike else f'Partial<{record}>'}>"
    if all(isinstance(one, list) for one in values):
        inner = kind_of([inner for one in values for inner in one])
        pairs = len(values) > 1 and inner == "number" and all(len(one) == PAIR for one in values)
        return "readonly [number, number]" if pairs else f"readonly ({inner})[]"
    return " | ".join(dict.fromkeys("number" if isinstance(one, int | float) else literal(one) for one in values))


def literal(value: Any) -> str:
    """A value as TypeScript writes it."""
    match value:
        case None | bool():
            return {None: "null", True: "true", False: "false"}[value]
        case str():
            return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
        case list():
            return f"[{', '.join(map(literal, value))}]"
        case dict():
            inside = (f"{key if KEY.fullmatch(key) else literal(key)}: {literal(one)}" for key, one in value.items())
            return f"{{ {', '.join(inside)} }}" if value else "{}"
        case _:
            return str(value)


def trees(found: list[Family], named: dict[int, str]) -> Iterator[str]:
    """The nodes, each after those that it needs, and the catalogue itself; adds the name of each node by its id."""
    for family in found:
        if family.tree is not None:
            yield from _nodes(family.tree, named)
    rows = (
        f"  [{literal(family.kind)}{'' if family.tree is None else ', ' + named[id(family.tree)]}]," for family in found
    )
    yield "\n".join(["export const { length, numberOf, actionOf } = catalogue<Action>(", *rows, ")\n"])


def _nodes(tree: Node, named: dict[int, str]) -> Iterator[str]:
    if id(tree) in named:
        return
    for _, child in tree.groups:
        if child is not None:
            yield from _nodes(child, named)
    groups = [f"[{_list(values)}{', ' + named[id(child)] if child else ''}]" for values, child in tree.groups]
    named[id(tree)] = f"{tree.field}{sum(name.rstrip('0123456789') == tree.field for name in named.values())}"
    inside = ", ".join([literal(tree.field), *groups])
    if len(groups) > 1:
        inside = "\n  " + ",\n  ".join([literal(tree.field), *groups]) + ",\n"
    yield f"const {named[id(tree)]} = node({inside})"


def _list(values: tuple[Any, ...]) -> str:
    """Words stand in one string, anything else in a list."""
    words = [value for value in values if isinstance(value, str) and value and " " not in value]
    return literal(" ".join(words) if len(words) == len(values) else list(values))


def accessors(key: str, kinds: Any, found: list[Family], taken: set[str]) -> Iterator[str]:
    """The number of each kind of action by its fields: `land(bird, place)`; a constant where there are none."""
    fields = {family.kind: family.fields for family in found}
    for one in get_args(kinds) or (kinds,):
        info = inspect.type_info(one)
        if not isinstance(info, inspect.StructType):
            raise TypeError(one)
        name, tag = one.__name__, str(info.tag)
        what = f"{key}: the action {name}"
        if not fields[tag]:
            loud = claim(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper(), what, taken)
            yield f"export const {loud} = numberOf({{ type: {literal(tag)} }})"
            continue
        parameters: set[str] = set()
        for field in fields[tag]:
            claim(field, f"{key}: the field {field} of the action {name}", parameters)
        takes = ", ".join(f"{field}: {key.capitalize()}.{name}[{literal(field)}]" for field in fields[tag])
        given = ", ".join(["type: " + literal(tag), *fields[tag]])
        quiet = claim(name[0].lower() + name[1:], what, taken)
        yield f"export const {quiet} = ({takes}): number => numberOf({{ {given} }})"
