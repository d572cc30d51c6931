/** The drawer: what can be done to the sandbox, and what the bot has asked of it. */
import { Calls } from "/page/calls.js";
import { h, iconButton } from "/page/dom.js";
import { ask } from "/page/dialog.js";
import { Faults } from "/page/faults.js";
import { Machine } from "/page/machine.js";
import { action, section } from "/page/parts.js";
import { People } from "/page/people.js";
import { Places } from "/page/places.js";
import { recall, remember } from "/page/store.js";
import { language, t } from "/page/words.js";

const SCENES = ["game", "aforator", "raiders", "buttons", "names", "forum"];
const VIEWS = ["controls", "calls"];

export class Panel {
  constructor(page) {
    this.page = page;
    this.machine = new Machine(page);
    this.people = new People(page);
    this.places = new Places(page);
    this.faults = new Faults(page);
    this.calls = new Calls(page);
    this.sections = [this.machine, this.people, this.places, this.faults];
    const nodes = [this.machine.clock, this.machine.bot, this.people.node, this.places.node, this.faults.node];
    this.controls = h("div.controls", { id: "view-controls", role: "tabpanel" }, ...nodes);
    this.controls.append(scenes(), this.anew(), keys());
    this.tabs = h("div.tabs.views", { role: "tablist", "aria-label": t("panel") });
    this.tabs.append(...VIEWS.map((view) => this.tab(view)));
    const close = iconButton("close", t("close"), () => this.toggle(false));
    this.node = h("aside.panel", { id: "panel", "aria-label": t("panel"), hidden: true });
    this.node.append(h("header.head", {}, this.tabs, close), this.controls, this.calls.node);
    this.node.addEventListener("keydown", (event) => event.key === "Escape" && this.toggle(false));
    this.view(recall("view", VIEWS[0]));
    if (recall("panel", false) && innerWidth > 1100) this.node.hidden = false;
  }

  /** Everything anew, after another world has come. */
  show() {
    this.describe();
    this.calls.show();
    this.button?.setAttribute("aria-expanded", String(!this.node.hidden));
  }

  describe() {
    if (this.node.hidden || !this.page.world.ready) return;
    for (const section of this.sections) section.describe();
  }

  call(call) {
    this.calls.add(call);
  }

  toggle(open = this.node.hidden) {
    this.node.hidden = !open;
    remember("panel", open);
    this.button.setAttribute("aria-expanded", String(open));
    if (!open) return this.button.focus();
    this.describe();
    this.calls.show();
    this.node.querySelector("[role=tab][aria-selected=true]").focus();
  }

  /** Opens at a section, by its name. */
  open(name) {
    this.view("controls");
    this.toggle(true);
    const section = this.controls.querySelector(`[data-section=${name}]`);
    section.scrollIntoView({ block: "start" });
    section.querySelector("button, summary")?.focus({ preventScroll: true });
  }

  /** Opens at a person; null: at the group. */
  about(id) {
    this.open(id === null ? "group" : "people");
    if (id !== null) this.people.open(id);
  }

  tab(view) {
    const props = { type: "button", role: "tab", data: { view }, "aria-controls": `view-${view}` };
    const does = { onclick: () => this.view(view), onkeydown: (event) => this.walk(event) };
    return h("button.tab", { ...props, ...does }, t(view));
  }

  view(view) {
    remember("view", view);
    for (const tab of this.tabs.children) {
      tab.setAttribute("aria-selected", String(tab.dataset.view === view));
      tab.tabIndex = tab.dataset.view === view ? 0 : -1;
    }
    this.controls.hidden = view !== "controls";
    this.calls.node.hidden = view !== "calls";
    if (view === "calls") this.calls.show();
  }

  walk(event) {
    if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    const other = [...this.tabs.children].find((tab) => tab !== event.currentTarget);
    this.view(other.dataset.view);
    other.focus();
  }

  anew() {
    const begin = async () => {
      if (await ask(t("anew"), t("anew_sure"), t("anew_yes"))) this.page.act({ do: "anew", language });
    };
    const button = h("div.choices", {}, action(t("anew_yes"), begin, "danger"));
    return section("anew", t("anew"), h("p.hint", {}, t("anew_hint")), button);
  }
}

function scenes() {
  const links = SCENES.map((name) => h("a.button", { href: `/?scene=${name}` }, t(`scene_${name}`)));
  return section("scenes", t("scenes"), h("p.hint", {}, t("scenes_hint")), h("div.choices", {}, ...links));
}

function keys() {
  const rows = ["columns", "panel", "buttons", "messages", "commands"].flatMap((name) => [
    h("dt", {}, h("kbd", {}, t(`keys_${name}`))),
    h("dd", {}, t(`keys_${name}_do`)),
  ]);
  return section("keys", t("keys"), h("dl.keys", {}, ...rows));
}
