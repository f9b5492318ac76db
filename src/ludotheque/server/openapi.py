"""The OpenAPI description of the server, as strict as its structs."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, get_args

from litestar.openapi.config import OpenAPIConfig
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import NODEFAULT, UNSET, Raw, Struct, UnsetType, inspect

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.openapi.spec import Schema


class ResponseSchemas(OpenAPISchemaPlugin):
    """Describes structs that the server sends: every field is there, unless it is unset.

    What the server accepts forbids unknown fields and may leave defaults out; Litestar describes that itself.
    """

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether the type is a struct that the server sends."""
        kind = field_definition.type_
        return isinstance(kind, type) and issubclass(kind, Struct) and not kind.__struct_config__.forbid_unknown_fields

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """The component of a struct."""
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


def is_sent(field: inspect.Field) -> bool:
    """Whether a field is always there: only one that is unset by default may be left out."""
    return field.required or not (field.default in (NODEFAULT, UNSET) and field.default_factory is NODEFAULT)


def sent(annotation: Any) -> Any:
    """The type of a field when it is sent: raw JSON may be anything, and unset fields are left out."""
    if annotation is Raw:
        return Any
    kinds = get_args(annotation)
    return reduce(or_, (kind for kind in kinds if kind is not UnsetType)) if UnsetType in kinds else annotation


CONFIG: Final = OpenAPIConfig("Ludotheque", "0.1.0", path="/api/schema")
