/** All chats side by side, or one at a time behind tabs where there is no room. */
import { Crowd } from "/page/crowd.js";
import { avatar, badge, count, draw, h } from "/page/dom.js";
import { Group } from "/page/group.js";
import { Private } from "/page/private.js";
import { recall, remember } from "/page/store.js";
import { dayKey } from "/page/time.js";
import { t } from "/page/words.js";

const NARROW = matchMedia("(max-width: 719px)");
const LEAST = 280;
const MOST_SHARE = 0.7;
const STEP = 24;

export class Columns {
  constructor(page) {
    this.page = page;
    this.group = new Group(page);
    this.privates = new Map();
    this.active = recall("tab", "group");
    this.tabs = h("div.tabs.people", { role: "tablist", "aria-label": t("chats") });
    this.tabs.addEventListener("keydown", (event) => this.walk(event));
    this.handle = this.makeHandle();
    this.crowd = new Crowd();
    this.node = h("main.columns", {}, this.group.node, this.handle, this.crowd.node);
    this.width(recall("width", 0));
    setInterval(() => this.date(), 1000);
  }

  /** Everything anew, after another world has come. */
  show() {
    for (const column of this.privates.values()) this.crowd.remove(column.node);
    this.privates.clear();
    for (const person of this.page.world.present()) this.add(person);
    this.group.show();
    this.describe();
  }

  add(person) {
    const column = new Private(this.page, person);
    this.privates.set(person.id, column);
    this.crowd.add(column.node);
  }

  /** Somebody came, went, or is called otherwise. */
  person(person) {
    if (person.deleted) this.drop(person.id);
    else if (this.privates.has(person.id)) this.privates.get(person.id).describe();
    else this.add(person);
    this.group.describe();
    this.describe();
  }

  drop(id) {
    if (this.privates.has(id)) this.crowd.remove(this.privates.get(id).node);
    this.privates.delete(id);
    if (this.active === id) this.activate("group");
  }

  /** Calls days what they are now, when another one has begun. */
  date() {
    const today = dayKey(this.page.world.now());
    if (today === this.today) return;
    this.today = today;
    for (const column of this.all()) column.log.renameDays();
  }

  all() {
    return [this.group, ...this.privates.values()];
  }

  /** The columns that show a message of this chat. */
  of(chat) {
    return this.privates.get(chat) ?? (this.group.chat === chat ? this.group : null);
  }

  visible(column) {
    return !NARROW.matches || column.node.classList.contains("active");
  }

  /** Brings a column before one's eyes. */
  open(column) {
    this.activate(column === this.group ? "group" : column.chat);
    column.node.scrollIntoView({ inline: "nearest", block: "nearest" });
  }

  activate(key) {
    this.active = key;
    remember("tab", key);
    this.describe();
    const column = key === "group" ? this.group : this.privates.get(key);
    if (NARROW.matches) column?.looked();
  }

  /** Which column is in front, and the tabs with what is unread. */
  describe() {
    if (this.active !== "group" && !this.privates.has(this.active)) this.active = "group";
    const tabs = this.all().map((column) => {
      const key = column === this.group ? "group" : column.chat;
      column.node.classList.toggle("active", key === this.active);
      return { key, name: column.title(), colour: column.person?.colour ?? 0, selected: key === this.active };
    });
    draw(this.tabs, tabs, () => tabs.map((one) => this.tab(one)));
    this.all().forEach((column, index) => {
      const unread = column === this.group ? column.unread() : this.page.unread.count(column.chat);
      count(this.tabs.children[index], unread, t("unread_count", { count: unread }));
    });
  }

  tab({ key, name, colour, selected }) {
    const props = { type: "button", role: "tab", "aria-selected": String(selected), tabindex: selected ? 0 : -1 };
    const node = h("button.tab", { ...props, onclick: () => this.activate(key) });
    node.append(avatar(name, key === "group" ? "group" : colour), h("span", { dir: "auto" }, name), badge());
    if (selected) requestAnimationFrame(() => node.scrollIntoView({ inline: "nearest", block: "nearest" }));
    return node;
  }

  walk(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const keys = this.all().map((column) => (column === this.group ? "group" : column.chat));
    const next = keys[keys.indexOf(this.active) + step];
    if (next === undefined) return;
    this.activate(next);
    this.tabs.children[keys.indexOf(next)].focus();
  }

  makeHandle() {
    const props = { role: "separator", tabindex: 0, "aria-orientation": "vertical", "aria-label": t("width") };
    const handle = h("div.handle", props);
    handle.addEventListener("pointerdown", (event) => handle.setPointerCapture(event.pointerId));
    handle.addEventListener("pointermove", (event) => {
      if (handle.hasPointerCapture(event.pointerId)) this.width(event.clientX - this.node.getBoundingClientRect().left);
    });
    handle.addEventListener("dblclick", () => this.width(0));
    handle.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
      if (by) this.width(this.group.node.offsetWidth + by);
    });
    return handle;
  }

  /** The group's, in pixels; 0: as much as seems right. */
  width(pixels) {
    const most = Math.max(LEAST, innerWidth * MOST_SHARE);
    const width = pixels ? Math.round(Math.min(most, Math.max(LEAST, pixels))) : 0;
    for (const [name, value] of [["--group", `${width}px`], ["--give", 0]]) {
      if (width) this.node.style.setProperty(name, value);
      else this.node.style.removeProperty(name);
    }
    remember("width", width);
  }
}
