/** A small menu at a place on the page; arrows choose, Esc or a press elsewhere closes. */
import { h } from "/page/dom.js";

const EDGE = 8;

/** `items`: [label, action, class?]; `anchor`: the node that gets the focus back. */
export function popup(items, anchor, x, y) {
  const buttons = items.map(([label, action, kind = ""]) => {
    const choose = () => {
      close(true);
      action();
    };
    return h("button", { type: "button", role: "menuitem", class: kind, onclick: choose }, label);
  });
  // A popover that closes by itself would do so when the mouse button that has opened it is let go.
  const menu = h("div.popup", { role: "menu", popover: "manual" }, ...buttons);
  const elsewhere = (event) => !menu.contains(event.target) && close(false);
  const close = (back) => {
    document.removeEventListener("pointerdown", elsewhere, true);
    menu.remove();
    if (back && anchor.isConnected) anchor.focus({ preventScroll: true });
  };
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" && event.key !== "Tab") return step(event, buttons);
    event.preventDefault();
    close(true);
  });
  document.addEventListener("pointerdown", elsewhere, true);
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
