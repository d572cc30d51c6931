"""A client that sends commands together: a round trip costs many times what a command does."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any, NamedTuple

from hiredis import pack_command
from redis import exceptions
from redis.asyncio import Redis

from storage.refusals import ELSEWHERE, code_of

ALONE = frozenset({"XREADGROUP", "PING"})
"""Commands that block, or whose answer is wanted by itself. The library sends these, and all those of two words."""
FLYING = 1
"""Batches under way at once; the busier the store, the more goes into the next one."""
MOST = 64
"""Commands in a batch."""


class _Asked(NamedTuple):
    command: tuple[Any, ...]
    options: dict[str, Any]
    answer: asyncio.Future[Any]


class Together(Redis):
    """Commands that several tasks give at the same moment share a round trip; each is answered for itself.

    They aren't one transaction. Who stops waiting for an answer can't call the command back.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._asked: list[_Asked] = []
        self._flights: set[asyncio.Task[None]] = set()

    def execute_command(self, *command: Any, **options: Any) -> Any:
        if command[0] in ALONE or " " in command[0]:
            return self._alone(command, options)
        loop = asyncio.get_running_loop()
        if not self._asked:
            loop.call_soon(self._depart)
        asked = _Asked(command, options, loop.create_future())
        self._asked.append(asked)
        return asked.answer

    async def _alone(self, command: tuple[Any, ...], options: dict[str, Any]) -> Any:
        client: Any = super()  # untyped there
        try:
            return await client.execute_command(*command, **options)
        except exceptions.ResponseError as refused:
            await self._leave([refused])
            raise

    async def _leave(self, answers: list[Any]) -> None:
        """Goes to the address once more if what stood there is a master no longer: others may lead to the new one."""
        if any(isinstance(answer, exceptions.ResponseError) and code_of(answer) in ELSEWHERE for answer in answers):
            pool: Any = self.connection_pool
            await pool.disconnect(inuse_connections=False)

    def _depart(self) -> None:
        """Sends what has been asked by now; with enough under way that waits for the next to land."""
        while self._asked and len(self._flights) < FLYING:
            batch, self._asked = self._asked[:MOST], self._asked[MOST:]
            flight = asyncio.create_task(self._fly(batch))
            self._flights.add(flight)
            flight.add_done_callback(self._landed)

    def _landed(self, flight: asyncio.Task[None]) -> None:
        self._flights.discard(flight)
        self._depart()

    async def _fly(self, batch: list[_Asked]) -> None:
        try:
            answers = await self._answers(batch)
            await self._leave(answers)
        except Exception as error:
            answers = [error] * len(batch)
        for asked, answer in zip(batch, answers, strict=True):
            _give(asked.answer, answer)

    async def _answers(self, batch: list[_Asked]) -> list[Any]:
        """In place of the library's pipeline, which packs in Python and sets a timer for every answer."""
        pool: Any = self.connection_pool
        connection = await pool.get_connection()

        async def lost(error: Exception) -> None:
            await connection.disconnect()

        try:
            return list(await connection.retry.call_with_retry(lambda: self._exchange(connection, batch), lost))
        finally:
            await pool.release(connection)

    async def _exchange(self, connection: Any, batch: list[_Asked]) -> list[Any]:
        await connection.send_packed_command([pack_command(asked.command) for asked in batch])
        try:
            async with asyncio.timeout(connection.socket_timeout):
                return [await self._heard(connection, asked) for asked in batch]
        except TimeoutError:
            raise exceptions.TimeoutError("no answer from the store in time") from None

    async def _heard(self, connection: Any, asked: _Asked) -> Any:
        """The answer to one command, be it a refusal."""
        try:
            reply = await connection.read_response(timeout=inf)
        except exceptions.ResponseError as refused:
            return refused
        read = self.response_callbacks.get(asked.command[0])
        return read(reply, **asked.options) if read else reply


def _give(future: asyncio.Future[Any], answer: Any) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
