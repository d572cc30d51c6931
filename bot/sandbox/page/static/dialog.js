/** Questions and alerts: one at a time, in the middle, with the focus inside until they are answered. */
import { h } from "/page/dom.js";
import { t } from "/page/words.js";

let before = Promise.resolve();

/** An alert from the bot to one person. */
export function tell(title, text) {
  return open(title, h("p.said", { dir: "auto" }, text), [ok(t("ok"), "yes")]);
}

/** Whether the answer was yes. */
export async function ask(title, text, yes) {
  const buttons = [ok(t("cancel"), ""), h("button.danger", { value: "yes" }, yes)];
  return (await open(title, h("p", {}, text), buttons)) === "yes";
}

/** What was written into the fields, by name; null if nothing was to be done. `fields`: labels with inputs in them. */
export async function fill(title, fields, yes) {
  const body = h("div.fields", {}, ...fields);
  const done = await open(title, body, [h("button", { value: "", formnovalidate: true }, t("cancel")), ok(yes, "yes")]);
  return done === "yes" ? Object.fromEntries(new FormData(body.closest("form"))) : null;
}

/** A labelled input or select. */
export function field(label, name, input) {
  input.name = name;
  return h("label", {}, h("span", {}, label), input);
}

function ok(label, value) {
  return h("button", { value, class: value ? "main" : "" }, label);
}

function open(title, body, buttons) {
  const shown = before.then(() => show(title, body, buttons));
  before = shown.catch(() => {});
  return shown;
}

function show(title, body, buttons) {
  const form = h("form", { method: "dialog" }, h("h2", {}, title), body, h("div.choices", {}, ...buttons));
  const dialog = h("dialog", { "aria-label": title }, form);
  document.body.append(dialog);
  dialog.returnValue = "";
  dialog.showModal();
  (body.querySelector("input, select") ?? buttons.at(-1)).focus();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      resolve(dialog.returnValue);
      dialog.remove();
    });
  });
}
