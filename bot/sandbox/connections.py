"""uvicorn's connections, with two things added: they can be reset, and an answer leaves in one piece."""

from __future__ import annotations

import asyncio
import socket
import struct
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

Address = tuple[str, int]


class Connections:
    """The open ones, by the client's address."""

    def __init__(self) -> None:
        self._open: dict[Address, asyncio.Transport] = {}

    def protocol(self) -> type[H11Protocol]:
        """What uvicorn is to speak over them."""
        connections = self._open

        class Kept(H11Protocol):
            def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
                super().connection_made(cast(asyncio.Transport, _Joined(transport)))
                if self.client:
                    connections[self.client] = transport

            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                if self.client:
                    connections.pop(self.client, None)

        return Kept

    def tear(self, client: Address) -> None:
        """Resets a connection: the client sees neither a status nor a clean end."""
        transport = self._open.get(client)
        if transport is None:
            return
        linger = struct.pack("ii", 1, 0)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        transport.abort()


class _Joined:
    """A transport that joins what is written in one step of the loop: head and body in one system call."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._held: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._held:
            asyncio.get_running_loop().call_soon(self._flush)
        self._held.append(data)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def _flush(self) -> None:
        held, self._held = self._held, []
        if held and not self._transport.is_closing():
            self._transport.write(b"".join(held))
