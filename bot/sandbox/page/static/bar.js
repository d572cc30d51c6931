/** The line on top: what this is, what time it is in there, whether the line and the bot are there. */
import { h, icon, iconButton } from "/page/dom.js";
import { mute, muted } from "/page/sound.js";
import { recall, remember } from "/page/store.js";
import { dateOf, hourOf, zoneName, zoneOffset } from "/page/time.js";
import { t } from "/page/words.js";

const THEMES = ["", "light", "dark"];
const PICTURES = { "": "auto", light: "sun", dark: "moon" };

export class Bar {
  constructor(page) {
    this.page = page;
    this.time = h("span");
    this.zone = h("small.zone");
    const clock = { type: "button", onclick: () => page.panel.open("clock") };
    this.clock = h("button.clock", clock, this.time, this.zone);
    this.state = h("button.state", { type: "button", onclick: () => page.panel.open("bot") });
    this.wire = h("span.wire", { role: "status", hidden: true }, t("connecting"));
    this.person = iconButton("person", t("add_person"), () => page.panel.people.add());
    this.sound = iconButton("bell", "", () => this.flip());
    this.theme = iconButton("auto", "", () => this.turn());
    this.panel = iconButton("sliders", t("panel"), () => page.panel.toggle(), { "aria-controls": "panel" });
    page.panel.button = this.panel;
    this.node = h(
      "header.bar",
      {},
      h("h1", {}, icon("cards"), h("span", {}, t("brand"))),
      h("p.local", {}, t("local_only")),
      h("div.now", {}, this.wire, this.state, this.clock),
      h("div.tools", {}, this.person, this.sound, this.theme, this.panel),
    );
    this.describe();
    this.describeSound();
    this.describeTheme();
    setInterval(() => this.describe(), 1000);
  }

  describe() {
    const { world } = this.page;
    this.wire.hidden = !world.lost;
    document.body.classList.toggle("offline", world.lost);
    const now = world.now();
    this.time.textContent = `${dateOf(now)} ${hourOf(now)}`;
    this.zone.textContent = zoneOffset(now);
    this.clock.title = t("zone", { zone: zoneName(), offset: zoneOffset(now) });
    this.clock.classList.toggle("ahead", world.offset > 1);
    this.state.hidden = !world.ready;
    this.state.dataset.life = world.life();
    this.state.textContent = t(`bot_${world.life()}`);
    this.state.title = world.bot.username ? `@${world.bot.username}` : "";
  }

  flip() {
    mute(!muted());
    this.describeSound();
  }

  describeSound() {
    redraw(this.sound, muted() ? "bell-off" : "bell", t(muted() ? "sound_off" : "sound_on"));
    this.sound.setAttribute("aria-pressed", String(!muted()));
  }

  turn() {
    const next = THEMES[(THEMES.indexOf(recall("theme", "")) + 1) % THEMES.length];
    remember("theme", next);
    document.documentElement.dataset.theme = next;
    this.describeTheme();
  }

  describeTheme() {
    const theme = recall("theme", "");
    redraw(this.theme, PICTURES[theme], t(`theme_${theme || "auto"}`));
  }
}

function redraw(button, name, label) {
  button.replaceChildren(icon(name));
  button.setAttribute("aria-label", label);
  button.title = label;
}
