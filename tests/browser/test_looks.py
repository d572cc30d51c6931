"""Everything that a bot can show, in both themes and on the narrowest of screens."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Locator, expect

from bot.screens.raiders.pieces import SUIT_SIGNS
from tests.browser.measures import CUT, DRAWN, FAINT, FOLDED, OUTSIDE, SIDEWAYS
from tests.browser.scene import SETTLED, Scene

ANNA, BORYA = "Аня", "Боря"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOTIONS: tuple[Literal["no-preference", "reduce"], ...] = ("no-preference", "reduce")
LOSE = """() => {
    page.socket.connect = () => { page.tried = true; };
    page.socket.line.close();
}"""
"""The line is lost, and doesn't come back by itself."""
SCENES = {"raiders": "Ждём ответов", "aforator": "розыгрыш", "buttons": "Тост", "names": "ряд "}
"""What is to be seen in each."""
THEMED = """(theme) => {
    document.documentElement.dataset.theme = theme;
    const words = [...document.querySelectorAll("main *, .bar *, .tabs *, .panel *")];
    return words.map((node) => getComputedStyle(node).color);
}"""
"""The colour of each word, in the moment in which the theme has come."""
MOVES = """() => {
    page.moving = [];
    document.addEventListener("animationstart", ({ animationName }) => page.moving.push(animationName));
    new MutationObserver((changes) => {
        const come = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
        const moving = come.flatMap((node) => node.getAnimations?.({ subtree: true }) ?? []);
        page.moving.push(...moving.map(({ animationName, transitionProperty }) => animationName ?? transitionProperty));
    }).observe(document.querySelector("main"), { childList: true, subtree: true, attributeFilter: ["class"] });
}"""
"""From now on the page notes what moves, from its very first frame on."""
TOAST_SECONDS = 3
READABLE, SEEN = 4.5, 2.5
"""WCAG AA for small letters; and what is enough for a red heart, which has a colour besides."""
WHERE = (".bubble .text", ".key[data-style='']")
HIDE = "() => { document.querySelector('.bubble .text').style.color = 'var(--bubble)'; }"


def test_an_alert_waits_for_its_ok_and_a_toast_goes_by_itself(scene: Scene) -> None:
    scene.opens("buttons")
    scene.acts_as(BORYA)
    scene.stops_time()
    scene.button("Тост").click()
    toast = scene.column().locator(".toast")
    expect(toast).to_contain_text("Боря: ")
    scene.button("Окно").click()
    dialog = scene.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Нужно больше 32")
    expect(dialog.get_by_role("button", name="Понятно")).to_be_focused()
    scene.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(scene.button("Окно")).to_be_focused()
    expect(toast).to_have_count(1)
    scene.lets_time_pass(TOAST_SECONDS)
    expect(toast).to_have_count(0)


def test_pictures_quotes_spoilers_and_replies(scene: Scene) -> None:
    scene.opens("buttons")
    group = scene.column()
    picture = group.locator("img.photo")
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("complete", True)
    expect(picture).to_have_js_property("naturalWidth", 480)
    quote = group.locator("blockquote.expandable")
    folded = quote.bounding_box()
    quote.get_by_role("button", name="Развернуть").click()
    unfolded = quote.bounding_box()
    assert folded
    assert unfolded
    assert unfolded["height"] > 2 * folded["height"]
    group.get_by_role("button", name="Скрытый текст").click()
    expect(group.locator(".spoiler.open")).to_contain_text("спойлер")
    for tag, words in {
        "b": "Жирный",
        "i": "курсив",
        "u": "подчёркнутый",
        "s": "зачёркнутый",
        "pre": "for tile",
    }.items():
        expect(group.locator(f".text {tag}").filter(has_text=words).first).to_be_visible()
    expect(group.locator(".reactions")).to_have_text("👌")
    group.locator("button.quote").click()
    expect(group.locator("article:focus")).to_contain_text("Кто играет?")


def test_what_people_write_can_be_answered_rewritten_and_erased(scene: Scene) -> None:
    scene.opens("buttons")
    scene.acts_as(ANNA)
    scene.says("<b>не жирно</b>")
    mine = scene.messages().filter(has_text="<b>не жирно</b>")
    expect(mine).to_have_class("message out new first last")
    _menu(scene, "<b>не жирно</b>", "Ответить")
    scene.says("ответ")
    expect(scene.newest().locator(".quote")).to_contain_text("не жирно")
    _menu(scene, "ответ", "Изменить")
    scene.page.get_by_role("dialog").get_by_role("textbox").fill("иначе")
    scene.page.get_by_role("dialog").get_by_role("button", name="Сохранить").click()
    expect(scene.newest().locator(".edited")).to_be_visible()
    _menu(scene, "иначе", "Удалить")
    expect(scene.messages().filter(has_text="иначе")).to_have_count(0)


def test_everything_is_readable_and_in_its_place(scene: Scene) -> None:
    for name, words in SCENES.items():
        scene.opens(name)
        expect(scene.messages().filter(has_text=words).first).to_be_visible()
        assert scene.page.evaluate(OUTSIDE) == []
        assert scene.page.evaluate(FOLDED) == []
        for theme in THEMES:
            scene.page.emulate_media(color_scheme=theme)
            scene.panel("calls")
            assert scene.page.evaluate(FAINT, READABLE) == []
            scene.panel("controls")
            assert scene.page.evaluate(FAINT, READABLE) == []
    assert scene.page.evaluate(FAINT, 21) != []
    scene.page.evaluate("() => document.querySelectorAll('.text').forEach((text) => (text.style.whiteSpace = 'pre'))")
    assert scene.page.evaluate(OUTSIDE) != []


def test_suits_are_seen_in_both_themes(scene: Scene) -> None:
    scene.opens("raiders")
    expect(scene.messages().filter(has_text=SCENES["raiders"]).first).to_be_visible()
    spades, *red, clubs = SUIT_SIGNS
    for theme in THEMES:
        scene.page.emulate_media(color_scheme=theme)
        for where in WHERE:
            seen = scene.page.evaluate(DRAWN, {"signs": SUIT_SIGNS, "where": where})
            assert min(seen[spades], seen[clubs]) >= READABLE, (theme, where, seen)
            assert min(seen[each] for each in red) >= SEEN, (theme, where, seen)
    scene.page.evaluate(HIDE)
    hidden = scene.page.evaluate(DRAWN, {"signs": [spades, clubs], "where": WHERE[0]})
    assert max(hidden.values()) < SEEN, "they have the ink of the words"


def test_for_who_wants_no_motion_a_theme_comes_to_every_word_at_once(scene: Scene) -> None:
    scene.opens("buttons")
    scene.panel("calls")
    there = scene.page.evaluate(THEMED, "light")
    for theme in ("dark", "light"):
        now = scene.page.evaluate(THEMED, theme)
        assert (now == there) is (theme == "light")
        assert scene.page.evaluate(FAINT, READABLE) == []


def test_for_who_wants_no_motion_nothing_moves_in_any_frame(scene: Scene) -> None:
    scene.opens("buttons")
    for motion in MOTIONS:
        scene.page.emulate_media(reduced_motion=motion)
        scene.page.evaluate(MOVES)
        scene.says(f"слово {motion}")
        expect(scene.newest()).to_contain_text(f"слово {motion}")
        scene.button("Тост").click()
        expect(scene.column().locator(".toast")).not_to_have_count(0)
        assert bool(scene.page.evaluate("() => page.moving.length")) is (motion == "no-preference")


def test_a_link_to_the_board_shows_all_of_it_where_it_fits(scene: Scene) -> None:
    scene.opens("game")
    board, log = scene.messages().filter(has_text="ряд ").last, scene.column().locator(".log")
    size = scene.page.viewport_size
    assert size
    snug = round(size["height"] - _height(log) + _height(board))
    for number in range(20):
        scene.says(f"слово {number}\nи ещё одно\nи третье")
    expect(scene.newest()).to_contain_text("слово 19")
    scene.page.emulate_media(reduced_motion="no-preference")
    for room, whole in ((60, True), (-20, False)):
        scene.page.set_viewport_size({"width": size["width"], "height": snug + room})
        scene.page.reload()
        scene.ready()
        scene.button("К столу", ANNA).click()
        expect(board).to_be_focused()
        log.evaluate(SETTLED)
        expect(board).to_be_in_viewport(ratio=1 if whole else 0.5)
        expect(board.locator(".row").last).to_be_in_viewport(ratio=1)


def test_a_link_to_what_was_deleted_says_so(scene: Scene) -> None:
    scene.opens("game")
    _menu(scene, "ряд ", "Удалить")
    expect(scene.messages().filter(has_text="ряд ")).to_have_count(0)
    scene.stops_time()
    scene.button("К столу", ANNA).click()
    expect(scene.column(ANNA).locator(".toast")).to_have_text("Сообщение не найдено")


def test_beside_the_panel_chats_and_labels_are_whole(scene: Scene) -> None:
    scene.opens("game")
    scene.panel()
    for width in (1920, 1280, 1500):
        scene.page.set_viewport_size({"width": width, "height": 800})
        scene.page.wait_for_function(f"() => innerWidth === {width} && ({CUT})().length === 0")
    more, fewer = (scene.page.get_by_role("button", name=f"Люди {side}") for side in ("правее", "левее"))
    expect(scene.column(ANNA)).to_be_in_viewport()
    expect(scene.column("Гена")).not_to_be_in_viewport()
    expect(fewer).to_be_hidden()
    more.click()
    more.click()
    expect(scene.column("Гена")).to_be_in_viewport(ratio=0.99)
    expect(more).to_be_hidden()
    fewer.click()
    expect(more).to_be_visible()


def test_360_pixels_are_enough(phone: Scene) -> None:
    phone.opens("game")
    tabs = phone.page.locator(".tabs.people")
    expect(tabs.get_by_role("tab")).to_have_count(5)
    expect(phone.column()).to_be_visible()
    expect(phone.column(ANNA)).to_be_hidden()
    tabs.get_by_role("tab", name=ANNA).click()
    expect(phone.column()).to_be_hidden()
    expect(phone.column(ANNA)).to_be_visible()
    assert phone.page.evaluate(SIDEWAYS) <= 0
    assert phone.page.evaluate(OUTSIDE) == []
    phone.button("К столу", ANNA).click()
    expect(phone.column().locator("article:focus")).to_contain_text("ряд ")
    phone.panel("calls")
    assert phone.page.evaluate(SIDEWAYS) <= 0
    phone.panel("controls")
    assert phone.page.evaluate(SIDEWAYS) <= 0


def test_two_thousand_messages_are_not_all_made_at_once(scene: Scene) -> None:
    scene.looks_in()
    many = """async (count) => {
        const { World } = await import("/page/world.js");
        const { Log } = await import("/page/log.js");
        const place = { viewer: 1, quoted: () => null, unread: () => false, now: () => 0, act: {} };
        const log = new Log(place, () => {});
        document.querySelector(".group .wall").replaceChildren(log.node);
        const from = { id: 1, name: "A", bot: false, colour: 1 };
        const rest = { chat: 1, edited: 0, sender_chat: "", topic: null, reply: null, entities: [], photo: null };
        const last = { silent: false, service: "", keyboard: [], reactions: [] };
        const message = (n) => ({ id: n, number: n, date: n, from, text: `m${n}`, ...rest, ...last });
        log.show(Array.from({ length: count }, (_, n) => message(n + 1)));
        window.log = log;
        return log.list.querySelectorAll("article").length;
    }"""
    made = scene.page.evaluate(many, 2000)
    assert 50 < made < 400
    assert scene.page.evaluate("() => log.reveal(3)")
    expect(scene.column().locator("article:focus")).to_contain_text("m3")


def test_without_a_line_nothing_is_claimed_until_it_comes_back(scene: Scene) -> None:
    scene.looks_in()
    scene.panel()
    lost, alive = scene.page.get_by_text("связь…"), scene.page.get_by_text("бот работает")
    expect(lost).to_be_hidden()
    expect(alive).to_have_count(2)
    scene.page.evaluate(LOSE)
    expect(lost).to_be_visible()
    expect(alive).to_have_count(0)
    expect(scene.page.locator(".bar .state")).to_have_text("бот: неизвестно")
    scene.page.wait_for_function("() => page.tried")
    scene.page.evaluate("() => { delete page.socket.connect; page.socket.connect(); }")
    expect(lost).to_be_hidden()
    expect(alive).to_have_count(2)
    scene.says("снова тут")
    expect(scene.messages().filter(has_text="снова тут")).to_be_visible()


def _height(node: Locator) -> float:
    box = node.bounding_box()
    assert box
    return box["height"]


def _menu(scene: Scene, words: str, item: str) -> None:
    scene.messages().filter(has_text=words).last.locator(".text").click(button="right")
    scene.page.get_by_role("menuitem", name=item).click()
