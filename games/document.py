"""How a value becomes a stored document and comes back: JSON with a schema version; older ones migrate when read."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import pydantic_core
from pydantic import TypeAdapter

from_json = pydantic_core.from_json

T = TypeVar("T")
Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Pure: fields of schema n in, fields of schema n + 1 out."""


class FromTheFuture(ValueError):
    """A document that a newer program wrote."""


class Document(Generic[T]):
    """Reads and writes one kind of document. `migrations[n]` leads from schema n to n + 1; all below `schema` exist."""

    def __init__(self, kind: type[T], *, schema: int = 1, migrations: Mapping[int, Migration] | None = None) -> None:
        self.schema = schema
        self._adapter = TypeAdapter(kind)
        self._migrations = migrations or {}

    def write(self, value: T) -> str:
        """Compact JSON of the value, with `schema` first; fields that have their default are left out."""
        fields = self._adapter.dump_python(value, mode="json", exclude_defaults=True)
        return to_json({"schema": self.schema, **fields})

    def read(self, text: str | bytes) -> T:
        """The value of a document. Raises FromTheFuture, or pydantic's ValidationError for what is no such document."""
        return self._adapter.validate_python(self.migrated(from_json(text)))

    def migrated(self, fields: dict[str, Any]) -> dict[str, Any]:
        """The fields in the present schema, without `schema` itself."""
        schema = fields.pop("schema")
        if schema > self.schema:
            raise FromTheFuture(f"schema {schema}, this program knows {self.schema}")
        for step in range(schema, self.schema):
            fields = self._migrations[step](fields)
        return fields


def to_json(value: Any) -> str:
    """Compact JSON in plain Unicode."""
    return pydantic_core.to_json(value).decode()
