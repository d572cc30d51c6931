/** A small menu at a place on the page; arrows choose, Esc closes. */
import { h } from "/page/dom.js";

const EDGE = 8;

/** `items`: [label, action, class?]; `anchor`: the node that gets the focus back. */
export function popup(items, anchor, x, y) {
  const buttons = items.map(([label, action, kind = ""]) =>
    h("button", { type: "button", role: "menuitem", class: kind, onclick: () => (close(), action()) }, label),
  );
  const menu = h("div.popup", { role: "menu", popover: "auto" }, ...buttons);
  const close = () => menu.hidePopover();
  menu.addEventListener("keydown", (event) => step(event, buttons));
  menu.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    const within = menu.contains(document.activeElement) || document.activeElement === document.body;
    menu.remove();
    if (within && anchor.isConnected) anchor.focus({ preventScroll: true });
  });
  document.body.append(menu);
  menu.showPopover();
  menu.style.left = `${Math.max(EDGE, Math.min(x, innerWidth - menu.offsetWidth - EDGE))}px`;
  menu.style.top = `${Math.max(EDGE, Math.min(y, innerHeight - menu.offsetHeight - EDGE))}px`;
  buttons[0].focus();
}

function step(event, buttons) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const at = buttons.indexOf(document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length].focus();
}
