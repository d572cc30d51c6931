/** Words that go by themselves, at the top of a column. */
import { h } from "/page/dom.js";

const SECONDS = { toast: 3, error: 6 };
const MOST = 3;

export class Toasts {
  constructor() {
    this.node = h("div.toasts", { role: "status", "aria-live": "polite" });
  }

  /** `kind`: toast or error; `who`: whose it is, where that isn't plain. */
  show(text, { kind = "toast", who = "" } = {}) {
    const toast = h("button.toast", { type: "button", data: { kind }, onclick: () => toast.remove() });
    if (who) toast.append(h("b", {}, who), " ");
    toast.append(text);
    this.node.append(toast);
    while (this.node.children.length > MOST) this.node.firstElementChild.remove();
    setTimeout(() => toast.remove(), SECONDS[kind] * 1000);
  }
}
