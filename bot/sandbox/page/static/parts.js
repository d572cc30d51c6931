/** What the panel is made of. */
import { h } from "/page/dom.js";

/** A part of the panel under its own heading. */
export function section(name, title, ...children) {
  return h("section.section", { data: { section: name } }, h("h2", {}, title), ...children);
}

export function action(label, onclick, kind = "") {
  return h("button", { type: "button", class: kind, onclick }, label);
}

/** A select of [value, label]. */
export function select(options, value) {
  const node = h("select", {}, ...options.map(([key, label]) => h("option", { value: key }, label)));
  node.value = value;
  return node;
}
