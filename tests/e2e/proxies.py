"""A little proxy that speaks HTTP CONNECT and SOCKS5, wants a password, and leads every name to one address."""

from __future__ import annotations

import asyncio
import base64
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

USER, PASSWORD = "kon", "p@ss/word"
QUOTED = "p%40ss%2Fword"


@dataclass
class Proxy:
    """`asked`: by which protocol it was asked for which name and port."""

    port: int = 0
    asked: list[tuple[str, str, int]] = field(default_factory=list)

    def url(self, scheme: str, password: str = QUOTED) -> str:
        return f"{scheme}://{USER}:{password}@127.0.0.1:{self.port}"


@asynccontextmanager
async def proxy(leads_to: int) -> AsyncIterator[Proxy]:
    """`leads_to`: the port of this machine that is behind every name."""
    it = Proxy()
    busy: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        busy.add(task)
        task.add_done_callback(busy.discard)
        with suppress(OSError, asyncio.IncompleteReadError):
            if await (_socks if (first := await reader.readexactly(1)) == b"\x05" else _http)(
                it, first, reader, writer
            ):
                await _relay(reader, writer, leads_to)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    it.port = server.sockets[0].getsockname()[1]
    try:
        yield it
    finally:
        server.close()
        for task in list(busy):
            task.cancel()


@asynccontextmanager
async def behind_tls(port: int, name: str, directory: Path) -> AsyncIterator[tuple[int, Path]]:
    """A port where a server without TLS is to be found with it, and the certificate, which is for that name."""
    key, certificate = directory / "key.pem", directory / "certificate.pem"
    await asyncio.to_thread(_certify, name, key, certificate)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    server = await asyncio.start_server(lambda r, w: _relay(r, w, port), "127.0.0.1", 0, ssl=context)
    try:
        yield server.sockets[0].getsockname()[1], certificate
    finally:
        server.close()


def _certify(name: str, key: Path, certificate: Path) -> None:
    kind = ("-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")
    about = ("-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}")
    written = ("-keyout", str(key), "-out", str(certificate))
    subprocess.run(["openssl", "req", *kind, *about, *written], check=True, capture_output=True)


async def _socks(it: Proxy, first: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    await reader.readexactly((await reader.readexactly(1))[0])
    writer.write(b"\x05\x02")
    await reader.readexactly(1)
    user = await reader.readexactly((await reader.readexactly(1))[0])
    password = await reader.readexactly((await reader.readexactly(1))[0])
    welcome = (user, password) == (USER.encode(), PASSWORD.encode())
    writer.write(b"\x01\x00" if welcome else b"\x01\x01")
    if not welcome:
        return False
    assert (await reader.readexactly(4))[3] == 3, "names are the proxy's to look up"
    name = (await reader.readexactly((await reader.readexactly(1))[0])).decode()
    it.asked.append(("socks5", name, int.from_bytes(await reader.readexactly(2), "big")))
    writer.write(b"\x05\x00\x00\x01\x00\x00\x00\x00\x00\x00")
    return True


async def _http(it: Proxy, first: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    request, *headers = (first + await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    method, address, _ = request.split(" ")
    assert method == "CONNECT"
    credentials = base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
    if f"proxy-authorization: basic {credentials}".lower() not in [header.lower() for header in headers]:
        writer.write(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
        return False
    name, _, port = address.rpartition(":")
    it.asked.append(("http", name, int(port)))
    writer.write(b"HTTP/1.1 200 Connection established\r\n\r\n")
    return True


async def _relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
    there, back = await asyncio.open_connection("127.0.0.1", port)
    try:
        await asyncio.gather(_pour(reader, back), _pour(there, writer))
    finally:
        back.close()
        writer.close()


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
        writer.close()
