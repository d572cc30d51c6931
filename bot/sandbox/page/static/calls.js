/** The Bot API calls, the newest on top: time, method, parameters, errors; red where the bot itself erred. */
import { h } from "/page/dom.js";
import { recall, remember } from "/page/store.js";
import { secondOf } from "/page/time.js";
import { t } from "/page/words.js";

const MOST = 300;
const POLL = "getUpdates";

export class Calls {
  constructor(page) {
    this.page = page;
    this.list = h("ol.call-list", { "aria-label": t("calls") });
    this.none = h("p.hint.none", {}, t("no_calls"));
    this.filter = { errors: recall("only-errors", false), polls: recall("polls", false) };
    const boxes = [this.box("errors", t("only_errors"), "only-errors"), this.box("polls", t("show_polls"), "polls")];
    const props = { id: "view-calls", role: "tabpanel", hidden: true };
    this.node = h("div.calls", props, h("div.filters", {}, ...boxes), this.none, this.list);
  }

  /** All of them anew. */
  show() {
    if (!this.seen()) return;
    const calls = this.page.world.calls.filter((call) => this.wanted(call));
    this.list.replaceChildren(...calls.toReversed().map(row));
    this.none.hidden = calls.length > 0;
  }

  add(call) {
    if (!this.seen() || !this.wanted(call)) return;
    this.list.prepend(row(call));
    this.none.hidden = true;
    if (this.list.children.length > MOST) this.list.lastElementChild.remove();
  }

  seen() {
    return this.node.checkVisibility();
  }

  wanted(call) {
    return (this.filter.polls || call.method !== POLL || !call.ok) && (!this.filter.errors || !call.ok);
  }

  box(name, label, key) {
    const input = h("input", { type: "checkbox", checked: this.filter[name] });
    input.addEventListener("change", () => {
      this.filter[name] = input.checked;
      remember(key, input.checked);
      this.show();
    });
    return h("label.inline", {}, input, h("span", {}, label));
  }
}

function row(call) {
  const state = call.ok ? "ok" : call.erred ? "erred" : "refused";
  const gist = call.params.text ?? call.params.caption ?? "";
  const summary = h(
    "summary",
    {},
    h("time", {}, secondOf(call.at)),
    h("b", {}, call.method),
    h("span.gist", {}, call.ok ? String(gist).replaceAll("\n", " ") : call.description),
    h("span.code", {}, call.code),
  );
  const details = h("details", {}, summary);
  // What nobody opens needs no nodes.
  details.addEventListener("toggle", () => details.append(...inside(call)), { once: true });
  return h("li.call", { data: { state } }, details);
}

function inside(call) {
  const about = call.ok ? t("took", { ms: Math.round(call.seconds * 1000) }) : `${call.code}: ${call.description}`;
  return [h("p", {}, about), h("pre", {}, JSON.stringify(unpacked(call.params), null, 2))];
}

/** Parameters that are JSON in a string, as what they mean. */
function unpacked(params) {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, parsed(value)]));
}

function parsed(value) {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
