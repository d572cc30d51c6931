"""A store with TLS whose certificate nobody has signed, such as Heroku's."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest

from storage import address
from storage.connect import Store, connect
from storage.errors import Unavailable

CERTIFICATE = Path(__file__).parent / "self_signed.pem"
"""With its key; for localhost and 127.0.0.1, until 2126."""


@pytest.fixture
async def url(redis_url: str) -> AsyncIterator[str]:
    """The address of a door with TLS before the store."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(CERTIFICATE)
    passing: set[asyncio.Task[None]] = set()

    async def enters(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_unix_connection(urlsplit(redis_url).path)
        passing.update(asyncio.create_task(work) for work in (_passed(reader, forth), _passed(back, writer)))

    server = await asyncio.start_server(enters, "127.0.0.1", 0, ssl=context)
    yield f"rediss://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    server.close()
    await asyncio.gather(*passing)


async def _passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while said := await reader.read(65_536):
            writer.write(said)
    writer.close()


async def test_a_certificate_of_its_own_is_refused_with_what_to_do(url: str) -> None:
    store = Store.open(connect(url))
    with pytest.raises(Unavailable, match=r"certificate.*ssl_cert_reqs=none.*REDIS_CERT_CHECK=no"):
        await store.check()
    await store.close()


@pytest.mark.parametrize("option", ["?ssl_cert_reqs=none", f"?ssl_ca_certs={quote(str(CERTIFICATE))}", ""])
async def test_it_is_taken_where_the_operator_says_so(url: str, option: str) -> None:
    store = Store.open(connect(url + option if option else address.trusting(url)))
    assert await store.check() > 0
    await store.close()
