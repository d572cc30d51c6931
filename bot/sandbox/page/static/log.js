/** The messages of one chat, or of one topic of it: newest at the bottom, older ones made when somebody scrolls up. */
import { bring } from "/page/bring.js";
import { calm, h, iconButton } from "/page/dom.js";
import { focusAt, place as placeOf } from "/page/keyboard.js";
import { messageNode, sender, sideWith } from "/page/message.js";
import { takeOver } from "/page/picture.js";
import { dayKey, dayOf } from "/page/time.js";
import { t } from "/page/words.js";

const PAGE = 80;
const RUN_SECONDS = 600;
const LEAVE_MS = 180;
const FAR = 240;

export class Log {
  /** `place`: { viewer, quoted(id), act, unread(id), now() }; `menu(message, node)` opens what can be done with one. */
  constructor(place, menu) {
    this.place = place;
    this.menu = menu;
    this.messages = [];
    this.shown = 0;
    this.nodes = new Map();
    this.top = h("div.top", { "aria-hidden": "true" });
    this.list = h("div.list");
    this.empty = h("div.empty", { hidden: true });
    const props = { role: "log", tabindex: 0, "aria-live": "polite", "aria-label": t("messages") };
    this.node = h("div.log", props, h("div.roll", {}, this.top, this.empty, this.list));
    this.down = iconButton("down", t("to_end"), () => this.bottom(), { hidden: true });
    this.down.classList.add("down");
    this.node.addEventListener("scroll", () => (this.down.hidden = this.node.scrollTop > -FAR), { passive: true });
    this.node.addEventListener("keydown", (event) => this.walk(event));
    this.node.addEventListener("contextmenu", (event) => this.open(event));
    const near = { root: this.node, rootMargin: "600px" };
    new IntersectionObserver((seen) => seen[0].isIntersecting && this.older(), near).observe(this.top);
  }

  /** Shows another chat or topic from its newest message on. */
  show(messages) {
    this.messages = [...messages].sort((a, b) => a.number - b.number);
    this.nodes.clear();
    this.list.replaceChildren();
    this.shown = this.messages.length;
    this.older();
    this.node.scrollTop = 0;
    this.hint();
  }

  /** What an empty chat says. */
  say(...hint) {
    this.empty.replaceChildren(...hint);
  }

  /** A new message, or an old one as it is now. */
  put(message) {
    const index = this.messages.findLastIndex((one) => one.id === message.id);
    if (index >= 0) return this.change(index, message);
    this.messages.push(message);
    const node = this.make(message);
    node.classList.add("new");
    this.section(message).append(node);
    this.settle(node);
    this.hint();
  }

  change(index, message) {
    this.messages[index] = message;
    const old = this.nodes.get(message.id);
    if (!old) return;
    const focused = placeOf(old);
    const within = old.contains(document.activeElement);
    const looking = document.activeElement?.matches(".picture");
    const node = this.make(message);
    node.classList.add("changed");
    takeOver(old, node);
    old.replaceWith(node);
    this.settle(node);
    if (!within || (focused && focusAt(node, focused))) return;
    const picture = looking && node.querySelector(".picture");
    if (picture) picture.focus({ preventScroll: true });
    else this.refocus();
  }

  remove(id) {
    const index = this.messages.findLastIndex((one) => one.id === id);
    if (index < 0) return;
    this.messages.splice(index, 1);
    if (index < this.shown) this.shown--;
    const node = this.nodes.get(id);
    this.nodes.delete(id);
    if (node) this.leave(node);
    this.hint();
  }

  leave(node) {
    const within = node.contains(document.activeElement);
    node.inert = true;
    node.classList.add("leaving");
    node.dataset.gone = node.dataset.id;
    delete node.dataset.id;
    if (within) this.refocus();
    const away = () => {
      const day = node.parentElement;
      const neighbours = [node.previousElementSibling, node.nextElementSibling];
      node.remove();
      neighbours.forEach((one) => one && this.settle(one));
      if (day && !day.querySelector("article")) day.remove();
    };
    if (calm.matches) away();
    else setTimeout(away, LEAVE_MS);
  }

  /** Somebody who plays by keyboard goes on at the newest buttons. */
  refocus() {
    const keyboards = this.list.querySelectorAll("article:not(.leaving) .keyboard");
    const newest = keyboards[keyboards.length - 1]?.querySelector(".key");
    (newest ?? this.node).focus({ preventScroll: true });
  }

  /** Scrolls to a message and lights it up. Returns whether it is here. */
  reveal(id) {
    const index = this.messages.findIndex((one) => one.id === id);
    if (index < 0) return false;
    while (this.shown > index) this.older();
    bring(this.nodes.get(id), this.node);
    return true;
  }

  bottom() {
    this.node.scrollTop = 0;
  }

  /** Whose eyes see it now. */
  view(viewer) {
    this.place.viewer = viewer;
    for (const node of this.nodes.values()) if (node.matches(".message")) sideWith(node, viewer);
  }

  mark(id) {
    this.nodes.get(id)?.classList.toggle("unread", this.place.unread(id));
  }

  older() {
    const from = Math.max(0, this.shown - PAGE);
    const before = this.shown;
    this.shown = from;
    for (let index = before - 1; index >= from; index--) this.prepend(this.messages[index]);
    this.top.hidden = from === 0;
  }

  prepend(message) {
    const node = this.make(message);
    const key = dayKey(message.date);
    let day = this.list.firstElementChild;
    if (day?.dataset.day !== key) {
      day = this.day(message, key);
      this.list.prepend(day);
    }
    day.firstElementChild.after(node);
    this.settle(node);
  }

  section(message) {
    const key = dayKey(message.date);
    let day = this.list.lastElementChild;
    if (day?.dataset.day !== key) {
      day = this.day(message, key);
      this.list.append(day);
    }
    return day;
  }

  day(message, key) {
    const words = h("span.pill", {}, dayOf(message.date, this.place.now()));
    const day = h("section.day", { data: { day: key } }, h("h3.date", {}, words));
    day.rename = () => (words.textContent = dayOf(message.date, this.place.now()));
    return day;
  }

  /** Today may have become yesterday. */
  renameDays() {
    for (const day of this.list.children) day.rename();
  }

  make(message) {
    const node = messageNode(message, this.place);
    node.message = message;
    node.classList.toggle("unread", this.place.unread(message.id));
    this.nodes.set(message.id, node);
    return node;
  }

  /** Where runs of one sender begin and end: names stand on top, avatars and tails at the bottom. */
  settle(node) {
    for (const one of [node.previousElementSibling, node, node.nextElementSibling]) {
      if (!one?.message) continue;
      one.classList.toggle("first", !sameRun(one.previousElementSibling, one));
      one.classList.toggle("last", !sameRun(one, one.nextElementSibling));
    }
  }

  hint() {
    this.empty.hidden = this.messages.length > 0;
  }

  walk(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const here = event.target.closest("article");
    if (event.target !== this.node && event.target !== here) return;
    if (here && (event.key === "ContextMenu" || event.key === "Enter")) return this.open(event);
    if (!step) return;
    event.preventDefault();
    const all = [...this.list.querySelectorAll("article")];
    const next = here ? all[all.indexOf(here) + step] : all.at(-1);
    next?.focus();
  }

  open(event) {
    const node = event.target.closest("article.message");
    if (!node || event.target.closest("a, button:not(.picture), .spoiler")) return;
    event.preventDefault();
    this.menu(node.message, node, event);
  }
}

function sameRun(above, below) {
  const [a, b] = [above?.message, below?.message];
  if (!a || !b || a.service || b.service) return false;
  return sender(a) === sender(b) && b.date - a.date < RUN_SECONDS;
}
