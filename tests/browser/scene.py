"""What somebody at the page does and sees, in the words of a test."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from random import Random

from playwright.sync_api import ConsoleMessage, Locator, Page, TimeoutError, expect

from bot.playground import policies
from bot.playground.policies import raiders
from bot.playground.view import Policy, View

PATIENCE_MS = 180_000
"""Only hangs take so long: a machine that has other things to do may need a minute for another world."""
GREETING = "Привет! Я Кон"
"""What a new world's group hears first, once the bot has started."""
GROUP = ""
"""The column that isn't anybody's."""
GAMES = {"АП ТЕРН": "upturn", "Афоратор": "aforator", "Рейдеры": "raiders"}
MOST_CLICKS = 250
SIGNATURE = """column => [...column.querySelectorAll('article:not(.leaving)')]
    .map(node => node.dataset.id + node.textContent).join('|')"""
CHANGED = f"({{ column, before }}) => ({SIGNATURE})(column) !== before"
HANDS = """names => names.map((name) => {
    const column = document.querySelector(`.private[aria-label="Личка: ${name}"]`);
    const keyboard = [...column.querySelectorAll("article:not(.leaving) .keyboard")].at(-1);
    const keys = (row) => [...row.querySelectorAll(".key[data-data]")].map((key) => [key.title, key.dataset.data]);
    return {
        name, text: keyboard?.closest(".body").querySelector(".text").innerText ?? "",
        rows: [...(keyboard?.querySelectorAll(".row") ?? [])].map(keys),
    };
})"""
"""What lies before whom: words and buttons of the newest message that has some. Words that wait for a picture are none
yet.
"""
ELSE = f"""({{ names, before }}) => document.querySelector(".group .list").textContent.includes("🏆")
    || JSON.stringify(({HANDS})(names)) !== JSON.stringify(before)"""
"""Something else lies before them, or the game has ended."""
AHEAD = timedelta(minutes=1)
"""A clock can be stopped at a moment only that is still to come."""
ATTEMPTS, MOVED_MS = 12, 10_000
"""A click waits so long for a button that may be gone."""
SETTLED = """node => new Promise((done) => {
    const look = (before, calm) => {
        if (calm === 20) return done();
        requestAnimationFrame(() => look(node.scrollTop, node.scrollTop === before ? calm + 1 : 0));
    };
    look(node.scrollTop, 0);
})"""
"""It scrolls no more: in twenty frames, however many of them the machine draws in a second."""

expect.set_options(timeout=PATIENCE_MS)


class Scene:
    """A page, and everything that it has complained of."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self._policy: Policy = policies.policy("", Random(0), 0)
        """What those who play click on, once they have sat down."""
        self._vain: set[str] = set()
        """What did nothing."""
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def opens(self, scene: str = "") -> None:
        """A world of its own: newcomers, or one of the scenes."""
        self.page.goto(f"{self.address}/?scene={scene}" if scene else self.address)
        self.ready()
        if not scene:
            self.begins_anew()

    def looks_in(self) -> None:
        """Whatever world there is."""
        self.page.goto(self.address)
        self.ready()

    def begins_anew(self) -> None:
        self.panel("controls")
        before = self.page.locator("body").get_attribute("data-ready")
        self.presses("Начать сначала")
        self.page.get_by_role("dialog").get_by_role("button", name="Начать сначала").click()
        self.page.wait_for_selector(f"body:not([data-ready='{before}'])")
        self.done()
        self.closes_panel()
        expect(self.messages().filter(has_text=GREETING)).to_be_visible()

    def done(self) -> None:
        """Waits until all that the page has asked for is done; a bot that was to be started has come."""
        self.page.wait_for_function("() => page.socket.waiting.size === 0")

    def ready(self) -> None:
        self.page.wait_for_selector("body[data-ready]")

    def column(self, name: str = GROUP) -> Locator:
        """The group's, or somebody's."""
        return self.page.get_by_role("region", name=f"Личка: {name}") if name else self.page.locator(".column.group")

    def messages(self, name: str = GROUP) -> Locator:
        return self.column(name).locator("article.message:not(.leaving)")

    def newest(self, name: str = GROUP) -> Locator:
        return self.messages(name).last

    def button(self, label: str, name: str = GROUP) -> Locator:
        """The newest button with this label."""
        return self.column(name).locator("article:not(.leaving) .key").filter(has_text=label).last

    def acts_as(self, name: str) -> None:
        """Who writes and taps in the group from now on."""
        self.column().locator(".chip").filter(has_text=name).click()

    def says(self, text: str, name: str = GROUP) -> None:
        field = self.column(name).get_by_role("combobox")
        field.fill(text)
        field.press("Enter")

    def starts(self, *names: str) -> None:
        """They press Start, and the bot has greeted them."""
        for name in names:
            self.column(name).get_by_role("button", name="Старт", exact=True).click()
            expect(self.column(name).get_by_role("combobox")).to_be_visible()
            expect(self.messages(name).filter(has_text=GREETING)).to_be_visible()

    def sits_down(self, *names: str, game: str = "АП ТЕРН") -> None:
        """The first opens a table, the others join, and they begin; the bot has nothing more to say to that."""
        host, *others = names
        self._policy = policies.policy(GAMES[game], Random(len(names)), len(names))
        self.starts(*names)
        self.acts_as(host)
        self.says(f"/new {game}")
        expect(self.button("Играю!")).to_be_visible()
        for name in others:
            self.acts_as(name)
            self.button("Играю!").click()
            expect(self.newest()).to_contain_text(name)
        self.acts_as(host)
        self.button("Поехали!").click()
        expect(self.newest()).to_contain_text("Ходит")
        for name in names:
            expect(self.newest(name)).to_contain_text(game)

    def plays(self, *names: str, clicks: int = MOST_CLICKS) -> int:
        """They click on, until the game has ended or so many clicks are made. Returns how many were."""
        for done in range(clicks):
            if self.ended():
                return done
            self.moves(*names)
        assert clicks < MOST_CLICKS, "the game doesn't end"
        return clicks

    def ended(self) -> bool:
        return self.messages().filter(has_text="🏆").count() > 0

    def moves(self, *names: str) -> None:
        """One click of whoever has something to click on; none if the game is over by now."""
        for _ in range(ATTEMPTS):
            name, data = self.choice(*names)
            if not name or self.clicks(name, data):
                return
        raise AssertionError(f"{name} can't click on {data}")

    def moves_on(self, *names: str) -> None:
        """Clicks until it is the other one's turn, and everybody sees that."""
        mover, data = self.choice(*names)
        (other,) = {*names} - {mover}
        choice = mover, data
        while choice[0] == mover:
            self.clicks(*choice)
            choice = self.choice(*names)
        expect(self.newest(other)).to_contain_text("Твой ход")
        expect(self.newest()).to_contain_text(re.compile(f"Ходит .?{other}"))

    def clicks(self, name: str, data: str) -> bool:
        """Somebody clicks on a button, and their chat changes; not if the button goes while the mouse is on its way, or
        does nothing: then it isn't tried again.
        """
        before = self.signature(name)
        try:
            self.column(name).locator(f"article:not(.leaving) [data-data='{data}']").last.click(timeout=MOVED_MS)
            self.changes(name, before, within=MOVED_MS)
        except TimeoutError:
            self._vain.add(data)
            return False
        return True

    def choice(self, *names: str) -> tuple[str, str]:
        """Who has something to click on, and the data of that button; nobody once the game is over."""
        while not self.ended():
            hands = self.page.evaluate(HANDS, names)
            for hand in hands:
                rows = [[(label, data) for label, data in row if data not in self._vain] for row in hand["rows"]]
                view = View(hand["text"], tuple(tuple(label for label, _ in row) for row in rows), frozenset())
                if (chosen := self._policy(view)) is not None:
                    return hand["name"], next(data for row in rows for label, data in row if label == chosen)
            if any(waits in self.newest().inner_text() for waits in raiders.WAITS):
                self.waits_an_hour()
            else:
                self.page.wait_for_function(ELSE, arg={"names": names, "before": hands})
        return "", ""

    def waits_an_hour(self) -> None:
        self.panel()
        self.presses("+1 час")
        self.closes_panel()

    def signature(self, name: str) -> str:
        """All that is to be seen in somebody's chat."""
        signature: str = self.column(name).evaluate(SIGNATURE)
        return signature

    def changes(self, name: str, before: str, within: float = PATIENCE_MS) -> None:
        """Waits until something else is to be seen there."""
        column = self.column(name).element_handle()
        self.page.wait_for_function(CHANGED, arg={"column": column, "before": before}, timeout=within)

    def stops_time(self) -> None:
        """In the page alone: toasts stay, however long somebody takes to read them."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now() + AHEAD)

    def lets_time_pass(self, seconds: int) -> None:
        self.page.clock.run_for(seconds * 1000)

    def panel(self, view: str = "controls") -> None:
        if not self.page.locator("#panel").is_visible():
            self.page.get_by_role("button", name="Пульт").first.click()
        self.page.locator(f"#panel [data-view={view}]").click()

    def closes_panel(self) -> None:
        self.page.locator("#panel").get_by_role("button", name="Закрыть").click()

    def presses(self, label: str) -> None:
        """A button of the panel."""
        self.page.locator("#panel").get_by_role("button", name=label, exact=True).click()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)
