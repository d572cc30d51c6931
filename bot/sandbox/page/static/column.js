/** One chat as a column: header, messages, toasts, composer. What groups and private chats have in common. */
import { h } from "/page/dom.js";
import { Composer } from "/page/composer.js";
import { Log } from "/page/log.js";
import { popup } from "/page/popup.js";
import { Toasts } from "/page/toasts.js";
import { t } from "/page/words.js";

export class Column {
  /** `page`: what the whole page can do; see main.js. Subclasses say `chat`, `actor`, `messages()` and `title()`. */
  constructor(page, kind) {
    this.page = page;
    this.toasts = new Toasts();
    this.log = new Log(this.place(), (message, node, event) => this.menu(message, node, event));
    this.composer = new Composer({ commands: () => this.commands(), send: (text, reply) => this.say(text, reply) });
    this.header = h("header.head");
    this.middle = h("div.wall", {}, this.toasts.node, this.log.node, this.log.down);
    this.foot = h("div.foot");
    this.node = h(`section.column.${kind}`, { tabindex: -1 }, this.header, this.middle, this.foot);
    for (const sign of ["pointerdown", "focusin", "wheel"]) {
      this.node.addEventListener(sign, () => this.looked(), { passive: true });
    }
  }

  /** Whether somebody is busy in it right now. */
  get attended() {
    return document.hasFocus() && this.node.contains(document.activeElement);
  }

  /** Whoever does something in it now. */
  get person() {
    return this.page.world.people.get(this.actor);
  }

  place() {
    return {
      viewer: null,
      quoted: (id) => this.page.world.in(this.chat).get(id),
      unread: (id) => this.page.unread.has(this.chat, id),
      now: () => this.page.world.now(),
      act: {
        tap: (message, button, node) => this.tap(message, button, node),
        follow: (url) => this.page.follow(url, this),
        command: (text) => this.say(text),
        reveal: (chat, id) => this.page.reveal(chat, id),
        tell: (text) => this.tell(text),
      },
    };
  }

  commands() {
    return this.page.world.chats.get(this.chat)?.commands[this.actor] ?? [];
  }

  /** A toast for whoever acts here. */
  tell(text, kind = "toast") {
    this.toasts.show(text, { kind });
  }

  async say(text, reply) {
    const fields = { as: this.actor, chat: this.chat, text };
    if (reply) fields.reply = reply.id;
    this.log.bottom();
    return (await this.page.act({ do: "say", ...this.where(), ...fields }, this)) !== null;
  }

  /** What else says where words go: the topic. */
  where() {
    return {};
  }

  async tap(message, button, node) {
    node.setAttribute("aria-busy", "true");
    await this.page.tap({ as: this.actor, chat: message.chat, id: message.id, data: button.data }, this);
    node.removeAttribute("aria-busy");
  }

  menu(message, node, event) {
    const own = !message.from.bot && message.text;
    const { left, top } = node.getBoundingClientRect();
    const items = [[t("reply"), () => this.composer.answer(message)]];
    if (message.text) items.push([t("copy"), () => navigator.clipboard.writeText(message.text).catch(() => {})]);
    if (own) items.push([t("edit"), () => this.page.rewrite(message, this)]);
    items.push([t("erase"), () => this.page.act({ do: "erase", chat: message.chat, id: message.id }, this), "danger"]);
    popup(items, node, event.clientX || left + 24, event.clientY || top + 24);
  }

  /** What rang here has been looked at. */
  looked() {
    for (const id of this.page.unread.read(this.chat, this.visible())) this.log.mark(id);
  }

  /** The ids that looking at this column looks at; undefined: all of the chat. */
  visible() {
    return undefined;
  }

  /** The newest keyboard, or else the place to write. */
  enter() {
    const keyboards = this.log.list.querySelectorAll("article:not(.leaving) .keyboard");
    const newest = keyboards[keyboards.length - 1]?.querySelector(".key");
    const place = newest ?? this.foot.querySelector("textarea, button") ?? this.log.node;
    place.focus();
  }
}
