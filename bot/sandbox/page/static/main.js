/** The page: a line to the sandbox, the world, the columns that show it, and what can be done from anywhere. */
import { Bar } from "/page/bar.js";
import { Columns } from "/page/columns.js";
import * as dialog from "/page/dialog.js";
import { h } from "/page/dom.js";
import { destination } from "/page/links.js";
import { Panel } from "/page/panel.js";
import { Socket } from "/page/socket.js";
import { ring } from "/page/sound.js";
import { recall } from "/page/store.js";
import { useZone } from "/page/time.js";
import { Unread } from "/page/unread.js";
import { language, t } from "/page/words.js";
import { World } from "/page/world.js";

const ANSWER_MS = 15000;
const TITLE = document.title;

class Page {
  constructor() {
    this.world = new World();
    this.unread = new Unread((chat) => this.counted(chat));
    this.taps = new Map();
    this.worlds = 0;
    this.panel = new Panel(this);
    this.columns = new Columns(this);
    this.bar = new Bar(this);
    this.listen();
    const loading = h("p.loading", { role: "status" }, t("loading"));
    const stage = h("div.stage", {}, this.columns.node, this.panel.node);
    document.body.append(this.bar.node, loading, this.columns.tabs, stage);
    document.addEventListener("keydown", (event) => this.shortcut(event));
    const scene = new URLSearchParams(location.search).get("scene") ?? "";
    const asked = scene ? { language, scene } : { language };
    this.socket = new Socket((frame) => this.world.apply(frame), () => this.lost(), asked);
  }

  listen() {
    const { world } = this;
    world.on("state", () => this.renew());
    world.on("message", ({ message }) => this.message(message));
    world.on("gone", ({ chat, id }) => this.gone(chat, id));
    world.on("chat", ({ chat }) => this.chat(chat));
    world.on("person", ({ person }) => this.columns.person(person));
    world.on("bell", (bell) => this.rang(bell));
    world.on("answer", (answer) => this.answered(answer));
    for (const kind of ["person", "chat", "bot", "faults", "clock"]) world.on(kind, () => this.panel.describe());
    for (const kind of ["bot", "clock"]) world.on(kind, () => this.bar.describe());
    world.on("clock", () => this.columns.date());
    world.on("done", ({ error }) => error && this.columns.group.tell(error, "error"));
    world.on("call", ({ call }) => this.panel.call(call));
  }

  renew() {
    useZone(this.world.zone);
    this.unread.prune((chat, id) => this.world.in(chat).has(id));
    this.columns.show();
    this.panel.show();
    this.bar.describe();
    if (location.search) history.replaceState(null, "", location.pathname);
    document.body.dataset.ready = ++this.worlds;
  }

  /** What was told is all that there is to show until the line comes back, with the whole state. */
  lost() {
    this.world.lose();
    this.bar.describe();
    this.panel.describe();
  }

  message(message) {
    const column = this.columns.of(message.chat);
    if (column && (column !== this.columns.group || column.shows(message))) column.log.put(message);
  }

  gone(chat, id) {
    this.columns.of(chat)?.log.remove(id);
    this.unread.read(chat, [id]);
  }

  chat(chat) {
    this.columns.of(chat.id)?.composer.renew();
    if (chat.kind === "private") return;
    const { group } = this.columns;
    const shown = [group.chat, group.topic];
    group.settle();
    if (shown[0] !== group.chat || shown[1] !== group.topic) group.show();
    else group.describe();
    this.columns.describe();
  }

  rang({ chat, id }) {
    ring();
    const column = this.columns.of(chat);
    const seen = column?.attended && this.columns.visible(column) && (column.visible()?.includes(id) ?? true);
    if (seen) return;
    this.unread.add(chat, id);
    column?.log.mark(id);
  }

  /** The count of what is unread has changed somewhere. */
  counted(chat) {
    if (!this.columns) return;
    (this.columns.privates.get(chat) ?? this.columns.group).badge();
    this.columns.describe();
    const total = this.unread.total();
    document.title = total ? `(${total}) ${TITLE}` : TITLE;
  }

  /** Asks for a deed and tells what went wrong, in a column. Returns `done`, or null if it didn't go well. */
  async act(deed, column = this.columns.group) {
    const done = await this.socket.ask(deed).done;
    if (done && !done.error) return done;
    column.toasts.show(done ? done.error : t("no_line"), { kind: "error" });
    return null;
  }

  /** A tap on a button, until the bot has answered, or it takes too long. */
  async tap(fields, column) {
    const { n, done } = this.socket.ask({ do: "tap", ...fields });
    const answered = new Promise((resolve) => this.taps.set(n, { column, person: fields.as, resolve }));
    const result = await done;
    if (!result || result.error) {
      this.taps.delete(n);
      column.toasts.show(result ? result.error : t("no_line"), { kind: "error" });
      return;
    }
    const late = new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    await Promise.race([answered, late]);
    this.taps.delete(n);
  }

  answered({ query, text, alert, url }) {
    const tap = this.taps.get(query);
    if (!tap) return;
    tap.resolve();
    if (url) this.follow(url, tap.column, tap.person);
    if (!text) return;
    if (!alert) tap.column.tell(text);
    else dialog.tell(t("alert_for", { bot: this.world.bot.name, name: this.world.name(tap.person) }), text);
  }

  /** Opens a link as somebody who taps it in a column. */
  follow(url, column, person = column.actor) {
    const there = destination(url, this.world.bot.username);
    const own = this.columns.privates.get(person);
    switch (there.kind) {
      case "start":
        this.front(own);
        own?.log.bottom();
        return this.act({ do: "start", as: person, payload: there.payload }, own);
      case "bot":
        return this.front(own);
      case "message":
        return this.reveal(there.chat, there.id) || column.tell(t("not_found"));
      case "person":
        return this.front(this.columns.privates.get(there.id));
      case "add":
        return column.tell(t("add_by_panel"));
      default:
        return window.open(there.url, "_blank", "noopener,noreferrer");
    }
  }

  front(column) {
    if (!column) return;
    this.columns.open(column);
    column.enter();
  }

  /** Shows a message where it stands. Returns whether there is one. */
  reveal(chat, id) {
    const moved = this.world.chats.get(chat)?.migrated_to ?? chat;
    const message = this.world.in(moved).get(id);
    if (!message) return false;
    const { group } = this.columns;
    if (!this.columns.privates.has(moved)) group.open(moved, this.world.chats.get(moved)?.forum ? message.topic : null);
    const column = this.columns.of(moved);
    this.columns.open(column);
    return column.log.reveal(id);
  }

  async rewrite(message, column) {
    const area = h("textarea", { rows: 3 });
    area.value = message.text;
    const written = await dialog.fill(t("edit"), [dialog.field(t("message"), "text", area)], t("save"));
    const { chat, id } = message;
    if (written?.text.trim()) this.act({ do: "rewrite", chat, id, text: written.text }, column);
  }

  /** Alt+1 is the group, Alt+2 the first person; Alt+0 the panel. */
  shortcut(event) {
    const number = /^Digit(\d)$/.exec(event.code)?.[1];
    if (!event.altKey || event.ctrlKey || event.metaKey || !number) return;
    const column = this.columns.all()[Number(number) - 1];
    if (number !== "0" && !column) return;
    event.preventDefault();
    if (number === "0") this.panel.toggle();
    else this.front(column);
  }
}

document.documentElement.lang = language;
document.documentElement.dataset.theme = recall("theme", "");
globalThis.page = new Page(); // for the browser's own console
