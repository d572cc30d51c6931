"""The environment: what is read, which wins, and what an operator hears who mistyped something."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from bot.misspelt import misspelt
from bot.settings import Misconfigured, Settings

TOKEN = "123456:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty environment in an empty directory."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def read(**variables: str) -> Settings:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in ({"BOT_TOKEN": TOKEN} | variables).items():
            patch.setenv(name, value)
        return Settings.read()


def refusal(**variables: str) -> str:
    with pytest.raises(Misconfigured) as raised:
        read(**variables)
    return str(raised.value)


def test_a_token_is_enough() -> None:
    settings = read()
    assert settings.base_url + settings.token == f"https://api.telegram.org/bot{TOKEN}"
    assert (settings.redis_url, settings.webhook_url, settings.default_language) == (None, None, "ru")
    assert settings.log_format == "json"


def test_the_environment_wins_over_the_file_and_an_empty_value_counts_as_unset() -> None:
    Path(".env").write_text(f"\ufeff# mine\nBOT_TOKEN={TOKEN}\nexport PORT='9000'\nLOG_LEVEL=debug\nSOMETHING=else\n")
    settings = read(BOT_TOKEN="", PORT="9001")
    assert (settings.token, settings.port, settings.log_level) == (TOKEN, 9001, "DEBUG")


def test_what_the_program_gives_wins_over_both() -> None:
    assert Settings.read(bot_token="1:a", telegram_api_url="http://localhost:8081", webhook_url=None).token == "1:a"


@pytest.mark.parametrize(
    ("variable", "value", "heard"),
    [
        ("BOT_TOKEN", "", "BOT_TOKEN is not set: get one from @BotFather"),
        ("BOT_TOKEN", "hello", "BOT_TOKEN doesn't look like a token"),
        ("BOT_TOKEN", "123:short", "BOT_TOKEN doesn't look like a token"),
        ("BOT_TOKEN", f'"{TOKEN}"', "no quotes"),
        ("TELEGRAM_API_URL", "api.telegram.org", "TELEGRAM_API_URL is not an address that begins with https://"),
        ("TELEGRAM_API_URL", "https://[::1", "TELEGRAM_API_URL is not an address"),
        ("TELEGRAM_API_URL", f"https://api.telegram.org/bot{TOKEN}", "the bot adds /bot<token> itself"),
        ("REDIS_URL", "localhost:6379", "REDIS_URL is not an address that begins with redis://"),
        ("REDIS_URL", "redis://h:port/0", "REDIS_URL is not an address"),
        ("HTTPS_PROXY", "ftp://h:1", "HTTPS_PROXY is not an address that begins with http:// or https:// or socks5://"),
        ("ALL_PROXY", "socks5://:hush@h", "ALL_PROXY names no port: write http://host:port or socks5://host:port"),
        ("REDIS_URL", "redis://h?foo=bar", "REDIS_URL has ?foo=, which means nothing (only db, ssl_cert_reqs"),
        ("REDIS_URL", "redis://h?ssl_cert_reqs=none", "REDIS_URL has ?ssl_cert_reqs=, which means nothing without"),
        ("REDIS_URL", "redis://h/O", "REDIS_URL has something else than the number of a database behind the host"),
        ("REDIS_CERT_CHECK", "perhaps", "REDIS_CERT_CHECK should be a valid boolean"),
        ("LOG_LEVEL", "loud", "LOG_LEVEL should be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("LOG_FORMAT", "xml", "LOG_FORMAT should be 'console' or 'json'"),
        ("WEBHOOK_URL", "http://kon.example.org/x", "WEBHOOK_URL is not an address that begins with https://"),
        ("WEBHOOK_URL", "https://kon.example.org:8080/x", "to which Telegram doesn't deliver"),
        ("WEBHOOK_URL", "https://kon.example.org/health", "WEBHOOK_URL has the path /health"),
        ("WEBHOOK_SECRET", "päss wörd", "WEBHOOK_SECRET has characters that Telegram doesn't allow"),
        ("PORT", "http", "PORT should be a valid integer"),
        ("PORT", "70000", "PORT should be less than or equal to 65535"),
        ("DEFAULT_ZONE", "Europe/Nowhere", "DEFAULT_ZONE names no time zone (Europe/Nowhere)"),
        ("DEFAULT_ZONE", "Europe", "DEFAULT_ZONE names no time zone"),
        ("DEFAULT_ZONE", "../etc/passwd", "DEFAULT_ZONE names no time zone"),
        ("DEFAULT_LANGUAGE", "fr", "DEFAULT_LANGUAGE should be 'ru' or 'en'"),
        ("BUDGET_SCALE", "0", "BUDGET_SCALE should be greater than 0"),
        ("BUDGET_SCALE", "nan", "BUDGET_SCALE should be"),
        ("BOARD_SECONDS", "-1", "BOARD_SECONDS should be greater than or equal to 0"),
        ("DATA_DIR", "file/data", "is a file"),
        ("DEAL_SEED", "5", "DEAL_SEED is only for a Bot API server on this machine"),
    ],
)
def test_one_line_says_which_what_and_what_to_do(variable: str, value: str, heard: str) -> None:
    Path("file").touch()
    line = refusal(**{variable: value})
    assert re.fullmatch(rf"{variable} [^\n]+: [^\n]+", line)
    assert heard in line
    assert TOKEN not in line


def test_games_are_dealt_alike_only_on_this_machine() -> None:
    assert read().deal_seed is None
    assert read(DEAL_SEED="5", TELEGRAM_API_URL="http://127.0.0.1:8081").deal_seed == 5


def test_a_directory_must_be_writable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda place, mode: False)
    assert refusal(DATA_DIR="data").startswith("DATA_DIR is not writable (")
    assert not Path("data").exists()


def test_the_directory_does_not_matter_when_the_store_is_elsewhere() -> None:
    Path("file").touch()
    assert read(DATA_DIR="file/data", REDIS_URL="unix:///run/redis.sock").redis_url == "unix:///run/redis.sock"


@pytest.mark.parametrize(
    "url",
    [
        "redis://h",
        "rediss://:secret@h:6380/1",
        "unix:///run/r.sock?db=1",
        "cluster+redis://h",
        "redis+sentinel://a,b/kon",
    ],
)
def test_every_kind_of_store_has_an_address(url: str) -> None:
    assert read(REDIS_URL=url).redis_url == url


def test_a_certificate_that_nobody_has_signed_is_taken_where_the_operator_says_so() -> None:
    assert read(REDIS_URL="rediss://h", REDIS_CERT_CHECK="no").redis_url == "rediss://h?ssl_cert_reqs=none"
    assert read(REDIS_URL="rediss://h?db=1", REDIS_CERT_CHECK="0").redis_url == "rediss://h?db=1&ssl_cert_reqs=none"
    assert read(REDIS_URL="redis://h", REDIS_CERT_CHECK="no").redis_url == "redis://h"
    assert read(REDIS_URL="rediss://h", REDIS_CERT_CHECK="yes").redis_url == "rediss://h"


def test_several_errors_are_one_line() -> None:
    assert refusal(BOT_TOKEN="x", PORT="y", DEFAULT_ZONE="z").endswith("(wrong too: PORT, DEFAULT_ZONE)")


@pytest.mark.parametrize(
    ("content", "heard"),
    [
        (b"BOT_TOKEN 123\n", ".env has no NAME=value in line 1: correct or remove that line"),
        (b"# fine\n\nPORT=1\n\n'oops\nLOG_LEVEL=INFO\n", ".env has no NAME=value in line 5: "),
        (b"BOT_TOKEN=\xff\xfe\n", ".env can't be read (not UTF-8): "),
    ],
)
def test_a_malformed_file_is_pointed_out(content: bytes, heard: str) -> None:
    Path(".env").write_bytes(content)
    assert heard in refusal()


def test_a_directory_in_place_of_the_file_is_pointed_out() -> None:
    Path(".env").mkdir()
    assert ".env can't be read (Is a directory)" in refusal()


@pytest.mark.parametrize(
    ("content", "heard"),
    [
        ("REDIS_ULR=redis://h\n", ["REDIS_ULR in line 1", "did you mean REDIS_URL?"]),
        (
            "\n# x\n\nexport BOT_TOKNE=1\nPATH=/bin\nPOSTGRES_URL=x\n",
            ["BOT_TOKNE in line 4", "did you mean BOT_TOKEN?"],
        ),
        ("data_dirs=x\n", ["DATA_DIRS in line 1", "did you mean DATA_DIR?"]),
        ("PORT=1\nPORTS=2\nbot_token=1\nTZ=UTC\n", []),
        ("'oops\n", []),
    ],
)
def test_a_slip_of_the_pen_is_named_and_what_is_somebody_elses_is_left_alone(content: str, heard: list[str]) -> None:
    Path(".env").write_text(content)
    lines = list(misspelt(Path(".env")))
    assert len(lines) == bool(heard)
    assert all(words in lines[0] for words in heard)


def test_no_file_has_nothing_misspelt() -> None:
    assert list(misspelt(Path(".env"))) == []


def test_no_secret_shows_in_a_repr() -> None:
    settings = read(REDIS_URL="redis://:p%40ssword@host/0", WEBHOOK_SECRET="s3cr3t-of-the-hook")
    assert settings.secrets == (TOKEN, "s3cr3t-of-the-hook", "p%40ssword", "p@ssword")
    asked = read(REDIS_URL="redis+sentinel://:one%2F@a/kon?sentinel_password=two%2F%2F")
    assert {"one%2F", "one/", "two//", "two%2F%2F"} <= set(asked.secrets)
    assert not any(secret in repr(settings) + str(settings) for secret in settings.secrets)


def test_a_local_server_takes_any_token_and_plain_webhooks() -> None:
    settings = read(TELEGRAM_API_URL="http://127.0.0.1:8081/", BOT_TOKEN="1:a", WEBHOOK_URL="http://127.0.0.1:8080/in")
    assert settings.local_api
    assert settings.base_url == "http://127.0.0.1:8081/bot"


@pytest.mark.parametrize("url", ["https://api.telegram.org", "http://telegram-bot-api:8081", "http://10.0.0.1"])
def test_other_machines_are_not_local(url: str) -> None:
    assert not read(TELEGRAM_API_URL=url).local_api


def test_processes_with_one_token_agree_on_the_secret() -> None:
    other = read(BOT_TOKEN=TOKEN[:-1] + "X")
    assert read().hook_secret == read().hook_secret != other.hook_secret
    assert re.fullmatch("[A-Za-z0-9_-]{32,256}", read().hook_secret)
    assert read(WEBHOOK_SECRET="mine").hook_secret == "mine"


@pytest.mark.parametrize(
    ("variables", "way"),
    [
        ({}, None),
        ({"HTTPS_PROXY": "http://a:1"}, "http://a:1"),
        ({"https_proxy": "a:1", "ALL_PROXY": "socks5://b:2"}, "http://a:1"),
        ({"HTTP_PROXY": "http://a:1"}, None),
        ({"HTTP_PROXY": "http://a:1", "TELEGRAM_API_URL": "http://api.lan:8081"}, "http://a:1"),
        ({"ALL_PROXY": "socks5h://b:2"}, "socks5h://b:2"),
        ({"ALL_PROXY": "socks5h://b:2", "TELEGRAM_API_URL": "http://127.0.0.1:8081"}, None),
        ({"ALL_PROXY": "socks5h://b:2", "NO_PROXY": "localhost, .Telegram.org"}, None),
        ({"ALL_PROXY": "socks5h://b:2", "NO_PROXY": "*.telegram.org"}, None),
        ({"ALL_PROXY": "socks5h://b:2", "NO_PROXY": "*"}, None),
        ({"ALL_PROXY": "socks5h://b:2", "NO_PROXY": "gram.org,x.api.telegram.org,"}, "socks5h://b:2"),
    ],
)
def test_the_way_to_telegram(variables: dict[str, str], way: str | None) -> None:
    assert read(**variables).proxy == way


def test_no_proxys_password_shows() -> None:
    settings = read(HTTPS_PROXY="http://u:p%40ss@h:1", ALL_PROXY="socks5://u:hush@h:1")
    assert {"p%40ss", "p@ss", "hush"} < set(settings.secrets)
    assert not any(secret in repr(settings) + refusal(ALL_PROXY="x://u:hush@h:1") for secret in settings.secrets)


def test_a_platform_that_assigns_a_port_is_listened_to_from_everywhere() -> None:
    assert read().listen == ("127.0.0.1", 8080)
    assert read(PORT="5000").listen == ("0.0.0.0", 5000)
    assert read(PORT="5000", HOST="127.0.0.1").listen == ("127.0.0.1", 5000)


def test_the_example_names_every_variable_and_can_be_used_as_it_is() -> None:
    text = (ROOT / ".env.example").read_text()
    assert set(re.findall(r"^#?([A-Z_]+)=", text, re.MULTILINE)) == {name.upper() for name in Settings.model_fields}
    Path(".env").write_text(re.sub(r"^#(?=[A-Z_]+=)", "", text, flags=re.MULTILINE))
    assert read().log_level == "INFO"
