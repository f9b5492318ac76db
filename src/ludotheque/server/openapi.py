"""The OpenAPI description of the server, as strict as its structs."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, cast, get_args

import msgspec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import NODEFAULT, UNSET, Raw, Struct, UnsetType, inspect

from ludotheque.server.responses import Problem

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


WORDS: Final = {
    "additionalProperties": "additional_properties",
    "maxItems": "max_items",
    "maxLength": "max_length",
    "minItems": "min_items",
    "minLength": "min_length",
}
"""The keywords of JSON Schema that Litestar spells otherwise."""


class StructSchemas(OpenAPISchemaPlugin):
    """Describes structs as msgspec reads and writes them.

    What the server accepts forbids unknown fields and may leave defaults out. What it sends has every field, unless it
    is unset.
    """

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether the type is a struct."""
        kind = field_definition.type_
        return isinstance(kind, type) and issubclass(kind, Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """The component of a struct."""
        kind = field_definition.type_
        if not kind.__struct_config__.forbid_unknown_fields:
            return self.sent(field_definition, schema_creator)
        schema: Any = schema_creator.create_component_schema(field_definition, required=[], property_fields={})
        found = msgspec.json.schema(kind)["$defs"][kind.__name__]
        for name, value in vars(accepted(found)).items():
            setattr(schema, name, value)
        return cast("Schema", schema)

    def sent(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """The component of a struct that the server sends."""
        hints = field_definition.get_type_hints(include_extras=True, resolve_generics=True)
        fields = inspect.type_info(field_definition.type_).fields  # type: ignore[attr-defined]
        return schema_creator.create_component_schema(
            field_definition,
            required=sorted(field.encode_name for field in fields if is_sent(field)),
            property_fields={
                field.encode_name: FieldDefinition.from_annotation(sent(hints[field.name]), name=field.encode_name)
                for field in fields
            },
        )


def accepted(found: dict[str, Any]) -> Schema:
    """A JSON schema of msgspec as Litestar's own type."""
    plain = {
        WORDS.get(name, name): value for name, value in found.items() if name not in ("anyOf", "items", "properties")
    }
    schema = Schema(**plain)
    if "anyOf" in found:
        schema.any_of = [accepted(kind) for kind in found["anyOf"]]
    if "items" in found:
        schema.items = accepted(found["items"])
    if "properties" in found:
        schema.properties = {name: accepted(kind) for name, kind in found["properties"].items()}
    if found.get("type") == "object" and "properties" not in found:
        schema.additional_properties = found.get("additionalProperties", True)
    if "required" in found:
        schema.required = sorted(found["required"])
    return schema


def is_sent(field: inspect.Field) -> bool:
    """Whether a field is always present: only one that is unset by default may be left out."""
    return field.required or not (field.default in (NODEFAULT, UNSET) and field.default_factory is NODEFAULT)


def sent(annotation: Any) -> Any:
    """The type of a field when it is sent: raw JSON may be anything, and unset fields are left out."""
    if annotation is Raw:
        return Any
    kinds = get_args(annotation)
    return reduce(or_, (kind for kind in kinds if kind is not UnsetType)) if UnsetType in kinds else annotation


COMMON: Final = (403, 405, 413, 429, 500, 503)
"""Statuses that any request may be answered with.

A foreign host, a method that is not offered, a body too long, too many requests, a defect, a full disk.
"""
MEANINGS: Final = {
    400: "The request cannot be read.",
    403: "The Host or the Origin is not this server's.",
    404: "There is no such thing, or it is not for this device to see.",
    405: "This method is not offered here; the header Allow lists those that are.",
    409: "The rules, or how things stand, do not allow it.",
    413: "The body is too long; the connection is closed.",
    415: "The body is not application/json.",
    429: "Too fast; the header Retry-After says how many seconds to wait.",
    500: "A defect of the server.",
    503: "The server cannot do this at the moment.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of an operation by status: those that any may have, and its own."""
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*COMMON, *statuses})
    }


CONFIG: Final = OpenAPIConfig("Ludotheque", "0.1.0", path="/api/schema", render_plugins=[JsonRenderPlugin()])
"""As JSON alone: the same as YAML would take fifty times as long, for every request."""
