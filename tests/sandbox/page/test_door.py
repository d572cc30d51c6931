"""Who may come in: browsers on this machine, from the page itself."""

from __future__ import annotations

import asyncio
import json

import aiohttp
import pytest

from bot.sandbox.page.app import STATIC
from bot.sandbox.page.stage import Stage
from tests.sandbox.images import jpeg, png
from tests.sandbox.page.browser import browser


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1", "https://127.0.0.1:{port}"])
async def test_a_page_from_elsewhere_can_not_listen(stage: Stage, origin: str) -> None:
    port = stage.sandbox.url.rpartition(":")[2]
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        async with browser(stage.sandbox.url, origin=origin.format(port=port)):
            pass


async def test_localhost_is_this_machine_too(stage: Stage) -> None:
    url = stage.sandbox.url.replace("127.0.0.1", "localhost")
    async with browser(stage.sandbox.url, origin=url) as page:
        assert page.state["people"]


@pytest.mark.parametrize("path", ["/", "/page/index.html"])
async def test_a_name_that_only_leads_here_gets_nothing(stage: Stage, path: str) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(stage.sandbox.url + path, headers={"Host": "evil.example"}) as answer:
            assert answer.status == 403
        async with session.get(stage.sandbox.url + path) as answer:
            assert answer.status == 200
            assert answer.content_type == "text/html"
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert await answer.text() == (STATIC / "index.html").read_text()


async def test_a_picture_is_told_as_what_it_is_and_kept_for_good(stage: Stage) -> None:
    uploads = stage.sandbox.api.uploads
    files = {
        "image/png": uploads.keep_photo(png()).file_id,
        "image/jpeg": uploads.keep_photo(jpeg()).file_id,
        "application/octet-stream": uploads.keep_document(png(), "a.html", "text/html").file_id,
    }
    async with aiohttp.ClientSession() as session:
        for media_type, id in files.items():
            async with session.get(f"{stage.sandbox.url}/page/file/{id}") as answer:
                assert (answer.status, answer.content_type) == (200, media_type)
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["cache-control"] == "private, max-age=31536000, immutable"
                assert await answer.read() == stage.sandbox.world.files[id]


@pytest.mark.parametrize(
    "path", ["/page/../app.py", "/page/%2e%2e/app.py", "/page//etc/passwd", "/page/file/no", "/no"]
)
async def test_only_files_of_the_page_are_served(stage: Stage, path: str) -> None:
    host, port = stage.sandbox.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 404")


async def test_the_server_outlives_nonsense(stage: Stage) -> None:
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(f"{stage.sandbox.url}/page/ws", headers={"Origin": stage.sandbox.url})
        assert (await socket.receive_json())["t"] == "state"
        for nonsense in ("", "[]", "{", '{"do":{}}', '{"n":1}', '{"do":"tap","n":{}}'):
            await socket.send_str(nonsense)
            told = json.loads((await socket.receive()).data)
            assert told["t"] == "done"
            assert told["error"]
        await socket.send_bytes(b"\x00")
        assert (await socket.receive_json())["error"]
        await socket.close()
    async with browser(stage.sandbox.url) as page:
        assert page.state["people"]
