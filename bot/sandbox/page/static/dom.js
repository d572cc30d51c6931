/** Whether somebody wants no motion. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Elements in one line: h("button.key", { type: "button", onclick }, "text", another). */
export function h(name, props = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(props)) set(node, key, value);
  node.append(...children.flat().filter((child) => child != null && child !== false && child !== ""));
  return node;
}

/** A picture from the sprite in index.html; says nothing to screen readers. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.classList.add("icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** A round button with nothing but a picture; its label is heard, and shown as a tooltip. */
export function iconButton(name, label, onclick, props = {}) {
  return h("button.round", { type: "button", "aria-label": label, title: label, onclick, ...props }, icon(name));
}

/** A person's or chat's disc with initials. */
export function avatar(name, colour) {
  const letters = [...new Intl.Segmenter().segment(name.trim() || "?")].slice(0, 1).map((part) => part.segment);
  return h("span.avatar", { "aria-hidden": "true", data: { colour } }, letters.join("").toUpperCase());
}

/** A disc with a number, which hides when there is nothing to count. */
export function badge() {
  return h("span.badge", { hidden: true });
}

/** Sets the number of the badge inside of a node. */
export function count(node, number, title) {
  const disc = node.querySelector(".badge");
  if (!disc) return;
  disc.hidden = !number;
  disc.textContent = number;
  disc.title = title;
}

const drawn = new WeakMap();

/** Makes a node's children anew if what they show (`key`) is not what it was; so focus stays where nothing changed. */
export function draw(node, key, make) {
  const text = JSON.stringify(key);
  if (drawn.get(node) === text) return;
  drawn.set(node, text);
  node.replaceChildren(...make());
}

/** Puts these children into a node, if they aren't what it has. */
export function arrange(node, ...children) {
  const same = node.children.length === children.length && children.every((child, at) => node.children[at] === child);
  if (!same) node.replaceChildren(...children);
}

function set(node, key, value) {
  if (value == null || value === false) return;
  if (key === "data") Object.assign(node.dataset, value);
  else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
  else node.setAttribute(key, value === true ? "" : value);
}
