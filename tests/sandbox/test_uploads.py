"""How many bytes of uploads are kept: what no chat shows goes, the oldest first, and its file id with it."""

from __future__ import annotations

import pytest

from bot.sandbox import acts
from bot.sandbox.model import Content, Message, Photo
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.uploads import KEPT_BYTES, Uploads
from tests.sandbox.images import png

PICTURE = png(20, 10)
MOST = 8 * len(PICTURE)
LEFT = 6
"""Three quarters of them."""


@pytest.fixture
def sandbox() -> Sandbox:
    return Sandbox()


@pytest.fixture
def uploads(sandbox: Sandbox) -> Uploads:
    return Uploads(sandbox.world, sandbox.token, MOST)


def shown(sandbox: Sandbox, photo: Photo) -> Message:
    chat = sandbox.world.private(sandbox.person("Аня").user)
    return sandbox.world.post(chat, sandbox.world.bot, Content(photo=photo))


def test_the_oldest_go_down_to_three_quarters(sandbox: Sandbox, uploads: Uploads) -> None:
    kept = [uploads.keep_photo(PICTURE).file_id for _ in range(8)]
    assert list(sandbox.world.files) == kept
    newest = uploads.keep_photo(PICTURE).file_id
    assert list(sandbox.world.files) == [*kept[-(LEFT - 1) :], newest] == list(uploads.photos)
    assert uploads.photo(kept[0]) is None


def test_what_is_shown_stays_until_it_is_shown_no_more(sandbox: Sandbox, uploads: Uploads) -> None:
    first = uploads.keep_photo(PICTURE)
    board = shown(sandbox, first)
    for _ in range(2 * LEFT):
        uploads.keep_photo(PICTURE)
    assert uploads.photo(first.file_id) == first
    sandbox.world.edit(board, Content(photo=uploads.keep_photo(PICTURE)), ())
    for _ in range(2 * LEFT):
        uploads.keep_photo(PICTURE)
    assert uploads.photo(first.file_id) is None
    assert board.content.photo
    assert uploads.photo(board.content.photo.file_id) == board.content.photo
    assert sum(map(len, sandbox.world.files.values())) <= MOST


def test_all_that_is_shown_stays_however_much_it_is(sandbox: Sandbox, uploads: Uploads) -> None:
    photos = [shown(sandbox, uploads.keep_photo(PICTURE)).content.photo for _ in range(12)]
    assert [photo.file_id for photo in photos if photo] == list(sandbox.world.files)


def test_documents_count_and_go_too(sandbox: Sandbox, uploads: Uploads) -> None:
    document = uploads.keep_document(b"x" * MOST, "log.txt", "text/plain")
    photo = uploads.keep_photo(PICTURE)
    assert (uploads.documents, list(sandbox.world.files)) == ({}, [photo.file_id])
    assert document.file_id not in sandbox.world.files


def test_a_thousand_pictures_of_the_usual_size_are_kept() -> None:
    assert 1_000 * 64 * 1024 <= KEPT_BYTES <= 256 * 1024 * 1024


def test_a_person_who_may_not_send_pictures_cannot_show_one(sandbox: Sandbox) -> None:
    anna, boris = sandbox.person("Аня"), sandbox.person("Боря")
    group = sandbox.group("Дачники", anna, boris)
    group.forbid_photos()
    acts.show(sandbox.world, anna.user, group.chat)
    with pytest.raises(acts.NotAllowed, match="may not send photos"):
        acts.show(sandbox.world, boris.user, group.chat)
    acts.say(sandbox.world, boris.user, group.chat, "жаль")
    group.forbid_photos(False)
    acts.show(sandbox.world, boris.user, group.chat)
