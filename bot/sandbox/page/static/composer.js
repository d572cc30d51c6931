/** Where one writes: Enter sends, Shift+Enter begins a line, «/» opens the bot's commands. */
import { h, icon, iconButton } from "/page/dom.js";
import { snippet, author } from "/page/message.js";
import { t } from "/page/words.js";

let serial = 0;

export class Composer {
  /** `commands()`: the menu of whoever writes; `send(text, reply)`: a promise of whether it went. */
  constructor({ commands, send }) {
    this.commands = commands;
    this.send = send;
    this.reply = null;
    this.chosen = 0;
    this.offered = [];
    this.id = `commands-${++serial}`;
    this.field = this.makeField();
    this.list = h("div.commands", { role: "listbox", id: this.id, "aria-label": t("commands"), hidden: true });
    this.replying = h("div.replying", { hidden: true });
    this.slash = iconButton("slash", t("commands"), () => this.toggle());
    const go = h("button.send", { type: "submit", "aria-label": t("send"), title: t("send") }, icon("send"));
    const form = h("form.line", { onsubmit: (event) => this.submit(event) }, this.slash, this.field, go);
    this.node = h("div.composer", { onfocusout: (event) => this.left(event) }, this.list, this.replying, form);
  }

  makeField() {
    return h("textarea", {
      rows: 1,
      placeholder: t("message"),
      "aria-label": t("message"),
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.id,
      autocomplete: "off",
      oninput: () => this.changed(),
      onkeydown: (event) => this.key(event),
    });
  }

  answer(message) {
    this.reply = message;
    this.replying.hidden = !message;
    if (!message) return;
    const words = h("span", {}, h("b", {}, author(message)), h("span.snippet", {}, snippet(message)));
    this.replying.replaceChildren(icon("reply"), words, iconButton("close", t("cancel"), () => this.answer(null)));
    this.field.focus();
  }

  async submit(event) {
    event?.preventDefault();
    const text = this.field.value.trim();
    if (!text) return;
    const { reply } = this;
    this.write("");
    this.answer(null);
    if (!(await this.send(text, reply)) && !this.field.value) this.write(text);
  }

  write(text) {
    this.field.value = text;
    this.changed();
  }

  changed() {
    this.field.style.height = "";
    this.field.style.height = `${this.field.scrollHeight}px`;
    const typed = /^\/(\w*)$/.exec(this.field.value);
    this.offer(typed ? this.commands().filter(({ command }) => command.startsWith(typed[1].toLowerCase())) : []);
  }

  /** The menu may have become another one. */
  renew() {
    if (this.node.contains(document.activeElement)) this.changed();
  }

  toggle() {
    if (this.offered.length) this.offer([]);
    else this.write("/");
    this.field.focus();
  }

  offer(commands) {
    this.offered = commands;
    this.chosen = 0;
    this.list.hidden = !commands.length;
    this.field.setAttribute("aria-expanded", String(commands.length > 0));
    this.list.replaceChildren(...commands.map((command, index) => this.option(command, index)));
    this.choose(0);
  }

  option({ command, description }, index) {
    const props = { role: "option", id: `${this.id}-${index}`, onmousedown: (event) => event.preventDefault() };
    const node = h("div.command", props, h("b", {}, `/${command}`), h("span", {}, description));
    node.addEventListener("click", () => this.pick(index));
    return node;
  }

  choose(index) {
    const count = this.offered.length;
    this.chosen = count ? (index + count) % count : 0;
    [...this.list.children].forEach((node, at) => node.setAttribute("aria-selected", String(at === this.chosen)));
    const node = this.list.children[this.chosen];
    node?.scrollIntoView({ block: "nearest" });
    if (node) this.field.setAttribute("aria-activedescendant", node.id);
    else this.field.removeAttribute("aria-activedescendant");
  }

  /** A command is sent at once, as in Telegram's apps. */
  pick(index) {
    this.write(`/${this.offered[index].command}`);
    this.offer([]);
    this.submit();
  }

  key(event) {
    const open = this.offered.length > 0;
    const keys = {
      Enter: () => !event.shiftKey && !event.isComposing && (open ? this.pick(this.chosen) : this.submit()),
      Escape: () => (open ? this.offer([]) : this.reply && this.answer(null)),
      ArrowDown: () => open && this.choose(this.chosen + 1),
      ArrowUp: () => open && this.choose(this.chosen - 1),
      Tab: () => open && !event.shiftKey && this.complete(),
    };
    const handled = keys[event.key]?.();
    if (handled !== undefined && handled !== false && handled !== null) event.preventDefault();
    else if (open && event.key.startsWith("Arrow")) event.preventDefault();
    else if (event.key === "Enter" && !event.shiftKey) event.preventDefault();
  }

  /** Tab leaves room for what comes after the command. */
  complete() {
    this.write(`/${this.offered[this.chosen].command} `);
    return true;
  }

  left(event) {
    if (!this.node.contains(event.relatedTarget)) this.offer([]);
  }
}
