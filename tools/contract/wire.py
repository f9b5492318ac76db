"""The types of everything that goes over the socket: `web/src/wire.gen.ts`."""

from __future__ import annotations

import json
from typing import Any, Final

from msgspec import inspect

from ludotheque.games import GAMES
from ludotheque.table import frames, requests

HEAD: Final = "// Written by tools/contract from the types of the server. Do not edit: run it again.\n"
SAID: Final[dict[str, Any]] = {"Asked": requests.Asked, "Hello": requests.Hello, "Alive": requests.Alive}
"""What the screen sends: what has a default may be left out."""
HEARD: Final[dict[str, Any]] = {"Frame": frames.Frame, "Welcome": frames.Welcome, "Bye": frames.Bye}
"""What the server sends: everything is there, except where a type leaves defaults out."""

PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}

MANY: Final = (inspect.VarTupleType, inspect.ListType, inspect.SetType, inspect.FrozenSetType)


class Writer:
    """TypeScript for types of msgspec; every struct and enumeration becomes a declaration of its name."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.sending = False

    def named(self, name: str, kind: Any, *, sending: bool) -> None:
        """A type under a name of its own."""
        self.sending = sending
        text = self.text(inspect.type_info(kind))
        if text != name:
            self.written[name] = f"export type {name} = {text}\n"

    def text(self, kind: inspect.Type) -> str:
        """How a type is written where it is used."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, MANY):
            return f"readonly ({self.text(kind.item_type)})[]"
        if isinstance(kind, inspect.StructType):
            return self.struct(kind)
        return self.put_together(kind)

    def put_together(self, kind: inspect.Type) -> str:
        """Types made of values or of other types."""
        match kind:
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(self.text(one) for one in types)
            case inspect.EnumType(cls=cls):
                union = " | ".join(json.dumps(one.value) for one in cls)
                return self.declared(cls.__name__, cls, f"export type {cls.__name__} = {union}\n")
            case inspect.TupleType(item_types=types):
                return f"readonly [{', '.join(self.text(one) for one in types)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.text(key)}, {self.text(value)}>>"
            case _:
                raise TypeError(kind)

    def struct(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__
        if name in self.written:
            return name
        self.written[name] = ""
        config: Any = kind.cls.__struct_config__
        lines = [] if kind.tag is None else [f"  readonly {kind.tag_field}: {json.dumps(kind.tag)}"]
        for field in kind.fields:
            absent = not field.required and (self.sending or config.omit_defaults)
            lines.append(f"  readonly {field.encode_name}{'?' if absent else ''}: {self.text(field.type)}")
        return self.declared(name, kind.cls, "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n")

    def declared(self, name: str, cls: type, text: str) -> str:
        said = (cls.__doc__ or "").split("\n", 1)[0].strip()
        self.written[name] = (f"/** {said} */\n" if said else "") + text
        return name


def everything() -> str:
    """The generated module: the table's messages, and per game a namespace with its own."""
    messages = Writer()
    for said, what in SAID.items():
        messages.named(said, what, sending=True)
    for heard, what in HEARD.items():
        messages.named(heard, what, sending=False)
    parts = [HEAD, f"export const PROTOCOL = {requests.PROTOCOL}\n", *messages.written.values()]
    for key, box in GAMES.items():
        game = Writer()
        for name, kind, sending in (
            ("Options", box.game.options, False),
            ("Own", box.game.own, False),
            ("View", box.game.view, False),
            ("Action", box.game.action, True),
            ("AnyEvent", box.game.event, False),
        ):
            game.named(name, kind, sending=sending)
        inside = "\n".join(game.written.values()).rstrip("\n").replace("\n", "\n  ").replace("\n  \n", "\n\n")
        parts.append(f"export namespace {key.capitalize()} {{\n  {inside}\n}}\n")
    return "\n".join(parts)
