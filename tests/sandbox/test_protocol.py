"""How calls arrive and answers leave."""

import asyncio
import json

import aiohttp
from aiohttp import web
from telegram import Bot

from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client

JSON = {"content-type": "application/json"}


async def test_the_library_that_the_bot_uses_can_log_in(bot: Bot, sandbox: Sandbox) -> None:
    assert bot.username == sandbox.world.bot.username
    assert bot.bot.can_read_all_group_messages is False


async def test_a_wrong_token_is_unauthorized(client: Client) -> None:
    async with client.session.get(f"{client.sandbox.url}/bot1:wrong/getMe") as response:
        assert response.status == 401
        assert await response.json() == {"ok": False, "error_code": 401, "description": "Unauthorized"}


async def test_an_unknown_method_is_not_found_and_a_mistake(client: Client) -> None:
    answer = await client.call("sendSmell", chat_id=1)
    assert (answer["error_code"], answer["description"]) == (404, "Not Found")
    assert client.sandbox.mistakes == ["unknown method sendSmell"]


async def test_method_names_are_known_in_any_case(client: Client) -> None:
    assert (await client.does("GETME"))["is_bot"]


async def test_parameters_come_as_query_form_json_or_multipart(client: Client) -> None:
    anna = client.sandbox.person("Аня")
    await anna.start()
    fields = {"chat_id": str(anna.id), "text": "привет & +1", "disable_notification": "true"}
    multipart = aiohttp.FormData(fields, default_to_multipart=True)
    async with client.session.get(client.url("sendMessage"), params=fields) as response:
        assert response.status == 200
    for body in ({"data": fields}, {"json": {**fields, "disable_notification": True}}, {"data": multipart}):
        async with client.session.post(client.url("sendMessage"), **body) as response:
            assert (await response.json())["result"]["text"] == "привет & +1"
    assert [message.silent for message in anna.received] == [True] * 4
    assert client.sandbox.mistakes == []


async def test_unknown_parameters_are_ignored_and_noted(client: Client) -> None:
    anna = client.sandbox.person("Аня")
    await anna.start()
    await client.does("sendMessage", chat_id=anna.id, text="a", disable_notifications=True)
    assert client.sandbox.mistakes == ["sendMessage: unknown parameter disable_notifications"]


async def test_values_of_a_wrong_type_are_noted_and_read_as_telegram_reads_them(client: Client) -> None:
    assert await client.fails("sendMessage", chat_id="seven", text="a") == "Bad Request: chat not found"
    assert await client.fails("deleteMessage", chat_id=5, message_id="x") == "Bad Request: chat not found"
    assert [mistake.split(":")[1].split()[0] for mistake in client.sandbox.mistakes] == ["chat_id", "message_id"]


async def test_json_that_cannot_be_read_is_refused(client: Client) -> None:
    anna = client.sandbox.person("Аня")
    await anna.start()
    for markup, reason in (
        ("{", "can't parse reply keyboard markup JSON object"),
        ("[]", "object expected as reply markup"),
    ):
        assert (
            await client.fails("sendMessage", chat_id=anna.id, text="a", reply_markup=markup)
            == f"Bad Request: {reason}"
        )
    async with client.session.post(client.url("getMe"), data=b"{", headers={"content-type": "application/json"}) as r:
        assert r.status == 400


async def test_text_that_is_no_unicode_is_refused(client: Client) -> None:
    body = json.dumps({"chat_id": 1, "text": "half \ud83c"})
    async with client.session.post(
        client.url("sendMessage"), data=body, headers={"content-type": "application/json"}
    ) as r:
        assert (await r.json())["description"] == "Bad Request: strings must be encoded in UTF-8"


async def test_a_missing_required_parameter_is_a_mistake(client: Client) -> None:
    assert await client.fails("sendMessage", text="a") == "Bad Request: chat_id is empty"
    assert client.sandbox.mistakes == ["sendMessage: no chat_id"]


async def test_calls_are_logged_with_parameters_and_outcome(client: Client) -> None:
    anna = client.sandbox.person("Аня")
    await anna.start()
    await client.does("sendMessage", chat_id=anna.id, text="a")
    await client.fails("deleteMessage", chat_id=anna.id, message_id=77)
    sent, failed = client.sandbox.calls
    assert (sent.method, sent.ok, sent.params["text"], sent.result["text"]) == ("sendMessage", True, "a", "a")
    assert (failed.ok, failed.code, failed.description) == (False, 400, "Bad Request: message to delete not found")


async def test_what_is_not_telegram_goes_to_the_page() -> None:
    class Page:
        async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
            return web.Response(text=request.path)

        async def close(self) -> None:
            closed.set()

    closed = asyncio.Event()
    async with Sandbox(page=Page()) as sandbox, aiohttp.ClientSession(sandbox.url) as session:
        response = await session.get("/index.html")
        assert await response.text() == "/index.html"
    assert closed.is_set()
