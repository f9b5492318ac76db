"""Reads the project's code: the settings and actions of a game, and the text keys that modules name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec.inspect as shape

from ludotheque.core.box import Box

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "ludotheque"


def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def structs(kind: shape.Type) -> list[shape.StructType]:
    """The structs of a union, or the struct itself."""
    if isinstance(kind, shape.UnionType):
        return [kind for part in kind.types for kind in structs(part)]
    return [kind] if isinstance(kind, shape.StructType) else []


def tags(union: Any) -> list[str]:
    return [str(kind.tag) for kind in structs(shape.type_info(union))]


def literals(kind: shape.Type) -> Iterator[str]:
    """The string values that a setting may have."""
    if isinstance(kind, shape.LiteralType):
        yield from (value for value in kind.values if isinstance(value, str))
    elif isinstance(kind, shape.UnionType):
        for part in kind.types:
            yield from literals(part)


def settings(box: Box) -> Iterator[str]:
    """Every field of a table's and a seat's options, and every string value that one may have."""
    for struct in (box.game.options, box.game.own):
        for kind in structs(shape.type_info(struct)):
            for field in kind.fields:
                yield field.name
                yield from literals(field.type)


def modules(folder: Path) -> list[Path]:
    """The modules of a package or a single module, without tests."""
    found = sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]
    return [file for file in found if "tests" not in file.relative_to(SOURCE).parts]


@cache
def calls(file: Path) -> list[ast.Call]:
    """Every call in a module."""
    return [node for node in ast.walk(ast.parse(text_of(file))) if isinstance(node, ast.Call)]


@cache
def refusals(folder: Path) -> frozenset[str]:
    """The keys of all refusals that the code in a folder can raise by name."""
    found: set[str] = set()
    for file in modules(folder):
        for call in calls(file):
            called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            place = {"Refused": 0, "refusal": 0, "BadRecord": 1}.get(called)
            if place is not None and len(call.args) > place:
                found |= constants(call.args[place])
    return frozenset(found)


def reasons(folder: Path) -> set[str]:
    """The reasons for a match to end that the code in a folder names."""
    return in_outcomes(folder, 3, "reason")


def units(folder: Path) -> set[str]:
    """The units of scores that the code in a folder names."""
    return in_outcomes(folder, 2, "unit")


def in_outcomes(folder: Path, place: int, name: str) -> set[str]:
    """The strings that the code in a folder gives an `Outcome` for one field."""
    found: set[str] = set()
    for file in modules(folder):
        for call in calls(file):
            if getattr(call.func, "id", "") == "Outcome":
                named = [keyword.value for keyword in call.keywords if keyword.arg == name]
                found |= {word for value in (*call.args[place : place + 1], *named) for word in constants(value)}
    return found


def constants(value: ast.expr) -> set[str]:
    """The strings that an argument can be: itself, or either side of a condition."""
    if isinstance(value, ast.IfExp):
        return constants(value.body) | constants(value.orelse)
    return {value.value} if isinstance(value, ast.Constant) and isinstance(value.value, str) else set()
