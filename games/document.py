"""How a value becomes a stored document and comes back: JSON with a schema version; older ones migrate when read."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Generic, TypeVar

import pydantic_core
from pydantic import TypeAdapter, ValidationError

from_json = pydantic_core.from_json

REMEMBERED = 1024
"""Documents of a kind, at the most, that are remembered with their texts: of a few hundred bytes."""

T = TypeVar("T")
Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Pure: fields of schema n in, fields of schema n + 1 out."""


class Unreadable(ValueError):
    """What is stored is not what it should be: says where and why, but not what stands there, which may be a hand."""


class FromTheFuture(ValueError):
    """A document that a newer program wrote."""


class Memory(Generic[T]):
    """What the newest texts say: a text always says the same, and the next to ask for it is often near.

    Only for values that nobody can change.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[str | bytes, T] = {}

    def of(self, text: str | bytes, read: Callable[[str | bytes], T]) -> T:
        """The value of a text, read only if it isn't remembered."""
        value = self._values.get(text)
        return self.keep(text, read(text)) if value is None else value

    def keep(self, text: str | bytes, value: T) -> T:
        """Remembers a text, in place of the oldest."""
        if len(self._values) >= self._most:
            del self._values[next(iter(self._values))]
        self._values[text] = value
        return value


class Document(Generic[T]):
    """Reads and writes one kind of document. `migrations[n]` leads from schema n to n + 1; all below `schema` exist."""

    def __init__(self, kind: type[T], *, schema: int = 1, migrations: Mapping[int, Migration] | None = None) -> None:
        self.schema = schema
        self._adapter = TypeAdapter(kind)
        self._migrations = migrations or {}
        self._memory = Memory[T](REMEMBERED)

    def write(self, value: T) -> str:
        """Compact JSON of the value, with `schema` first; fields that have their default are left out."""
        given = self._adapter.dump_python(value, mode="json", exclude_defaults=True)
        return to_json({"schema": self.schema, **given})

    def read(self, text: str | bytes) -> T:
        """The value of a document. Raises FromTheFuture, or Unreadable for what is no such document."""
        return self._memory.of(text, self.parse)

    def parse(self, text: str | bytes) -> T:
        """The same, and nothing is remembered."""
        return validated(self._adapter, self.migrated(from_json(text)))

    def migrated(self, given: dict[str, Any]) -> dict[str, Any]:
        """The fields in the present schema, without `schema` itself."""
        schema = given.pop("schema")
        if schema > self.schema:
            raise FromTheFuture(f"schema {schema}, this program knows {self.schema}")
        for step in range(schema, self.schema):
            given = self._migrations[step](given)
        return given


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
        assert is_dataclass(kind)
        self._names = tuple(field.name for field in fields(kind))
        self._blank = tuple(field.default for field in fields(kind))

    def write(self, value: T) -> str:
        """Compact JSON of the values, up to the last that isn't its default."""
        values = [getattr(value, name) for name in self._names]
        while values and values[-1] == self._blank[len(values) - 1]:
            values.pop()
        return to_json([self.schema, *values])

    def migrated(self, given: Any) -> dict[str, Any]:
        if isinstance(given, list):
            given = {"schema": given[0], **dict(zip(self._names, given[1:], strict=False))}
        return super().migrated(given)


def to_json(value: Any) -> str:
    """Compact JSON in plain Unicode."""
    return pydantic_core.to_json(value).decode()
