/** An inline keyboard: rows of equal width under a bubble. */
import { h, icon } from "/page/dom.js";
import { t } from "/page/words.js";

const LINK = "↗";
const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** `act.tap(message, button, node)` and `act.follow(url)` are what taps do. */
export function keyboard(message, act) {
  const rows = message.keyboard.map((row) => h("div.row", {}, ...row.map((button) => key(message, button, act))));
  return h("div.keyboard", { role: "group", "aria-label": t("buttons"), onkeydown: walk }, ...rows);
}

function key(message, button, act) {
  const { text, style, data } = button;
  const node = h("button.key", { type: "button", title: text, data: { style, data } });
  node.append(h("span", {}, button.text));
  if (button.url && !button.text.includes(LINK)) node.append(icon("out"));
  node.addEventListener("click", () => {
    if (button.url) act.follow(button.url);
    else if (button.data) act.tap(message, button, node);
    else act.tell(t("not_here"));
  });
  return node;
}

/** Arrows lead from button to button; at the keyboard's edge they scroll as they always do. */
function walk(event) {
  if (!STEPS[event.key]) return;
  const [down, right] = STEPS[event.key];
  const rows = [...event.currentTarget.children].map((row) => [...row.children]);
  const y = rows.findIndex((row) => row.includes(document.activeElement));
  const x = rows[y]?.indexOf(document.activeElement) ?? -1;
  const row = rows[y + down] ?? [];
  const next = down ? row[Math.min(x, row.length - 1)] : row[x + right];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Where the focus was in an old keyboard: as "row:column", or null. */
export function place(node) {
  const focused = document.activeElement?.closest?.(".key");
  if (!focused || !node.contains(focused)) return null;
  const row = focused.parentElement;
  return { y: [...row.parentElement.children].indexOf(row), x: [...row.children].indexOf(focused) };
}

/** Puts the focus to that place in a new keyboard, or as near as can be. Returns whether there is a keyboard. */
export function focusAt(node, { y, x }) {
  const rows = [...node.querySelectorAll(".keyboard > .row")];
  const row = rows[Math.min(y, rows.length - 1)];
  row?.children[Math.min(x, row.children.length - 1)]?.focus({ preventScroll: true });
  return Boolean(row);
}
