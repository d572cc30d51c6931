"""How a value becomes a stored document and comes back: JSON with a schema version; older ones migrate when read."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import pydantic_core
from pydantic import TypeAdapter, ValidationError

from_json = pydantic_core.from_json

T = TypeVar("T")
Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Pure: fields of schema n in, fields of schema n + 1 out."""


class Unreadable(ValueError):
    """What is stored is not what it should be: says where and why, but not what stands there, which may be a hand."""


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
        """The value of a document. Raises FromTheFuture, or Unreadable for what is no such document."""
        return validated(self._adapter, self.migrated(from_json(text)))

    def migrated(self, fields: dict[str, Any]) -> dict[str, Any]:
        """The fields in the present schema, without `schema` itself."""
        schema = fields.pop("schema")
        if schema > self.schema:
            raise FromTheFuture(f"schema {schema}, this program knows {self.schema}")
        for step in range(schema, self.schema):
            fields = self._migrations[step](fields)
        return fields


def validated(adapter: TypeAdapter[T], value: Any) -> T:
    """The value as the adapter's type. Raises Unreadable."""
    try:
        return adapter.validate_python(value)
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_input=False, include_context=False)
    raise Unreadable("; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in wrong))


class Row(Document[T]):
    """A document that is a bare list, the schema and then the fields in their order: for small ones of which there are
    many. New fields come last, with a default.
    """

    def __init__(self, kind: type[T], *, schema: int = 1, migrations: Mapping[int, Migration] | None = None) -> None:
        super().__init__(kind, schema=schema, migrations=migrations)
        self._names = tuple(kind.__annotations__)

    def write(self, value: T) -> str:
        """Compact JSON of the values, up to the last that isn't its default."""
        given = self._adapter.dump_python(value, mode="json", exclude_defaults=True)
        last = max(map(self._names.index, given), default=-1)
        whole = self._adapter.dump_python(value, mode="json")
        return to_json([self.schema, *(whole[name] for name in self._names[: last + 1])])

    def migrated(self, fields: Any) -> dict[str, Any]:
        if isinstance(fields, list):
            fields = {"schema": fields[0], **dict(zip(self._names, fields[1:], strict=False))}
        return super().migrated(fields)


def to_json(value: Any) -> str:
    """Compact JSON in plain Unicode."""
    return pydantic_core.to_json(value).decode()
