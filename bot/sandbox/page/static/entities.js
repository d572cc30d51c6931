/** Text and entities as nodes; offsets are in UTF-16 units, as JavaScript's own. Nothing of it is ever read as HTML. */
import { h } from "/page/dom.js";
import { t } from "/page/words.js";

const BLOCKS = new Set(["blockquote", "expandable_blockquote", "pre"]);
const PLAIN = { bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code", hashtag: "span.hashtag" };

/** `act.follow(url)`, `act.command(text)`: what a tap on a link or a command does. */
export function formatted(text, entities, act) {
  const sorted = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
  return nodes(text, 0, text.length, sorted, act);
}

function nodes(text, start, end, entities, act) {
  const made = [];
  let at = start;
  let rest = entities;
  while (rest.length) {
    const [outer, ...others] = rest;
    const stop = Math.min(outer.offset + outer.length, end);
    if (outer.offset > at) made.push(text.slice(at, outer.offset));
    const inside = others.filter((one) => one.offset < stop).map((one) => clip(one, one.offset, stop));
    made.push(wrap(outer, text.slice(outer.offset, stop), nodes(text, outer.offset, stop, inside, act), act));
    at = BLOCKS.has(outer.type) && text[stop] === "\n" ? stop + 1 : stop;
    rest = others.filter((one) => one.offset + one.length > stop).map((one) => clip(one, stop, Infinity));
  }
  if (at < end) made.push(text.slice(at, end));
  return made;
}

/** The part of an entity between two places. */
function clip(entity, from, to) {
  const offset = Math.max(entity.offset, from);
  return { ...entity, offset, length: Math.min(entity.offset + entity.length, to) - offset };
}

function wrap(entity, text, inside, act) {
  if (PLAIN[entity.type]) return h(PLAIN[entity.type], {}, ...inside);
  switch (entity.type) {
    case "url":
      return link(text, inside, act);
    case "text_link":
      return link(entity.url ?? "", inside, act);
    case "text_mention":
      return link(`tg://user?id=${entity.user}`, inside, act);
    case "mention":
      return link(`https://t.me/${text.slice(1)}`, inside, act);
    case "bot_command":
      return h("button.inline-link", { type: "button", onclick: () => act.command(text) }, ...inside);
    case "spoiler":
      return spoiler(inside);
    case "pre":
      return h("pre", { data: { language: entity.language ?? "" } }, h("code", {}, ...inside));
    case "blockquote":
      return h("blockquote", {}, ...inside);
    case "expandable_blockquote":
      return folded(inside);
    default:
      return h("span", {}, ...inside);
  }
}

function link(url, inside, act) {
  const go = (event) => {
    event.preventDefault();
    act.follow(url);
  };
  return h("a", { href: safe(url), title: url, rel: "noopener noreferrer", target: "_blank", onclick: go }, ...inside);
}

/** Only what a browser may open by itself; all else is followed by the page. */
function safe(url) {
  return /^https?:\/\//i.test(url) ? url : "#";
}

/** Hidden until it is tapped. It flows with the text, which a real button wouldn't. */
function spoiler(inside) {
  const props = { role: "button", tabindex: 0, "aria-expanded": "false", "aria-label": t("spoiler") };
  const node = h("span.spoiler", props, h("span.hidden", {}, ...inside));
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (node.classList.contains("open")) return;
    event.preventDefault();
    node.classList.add("open");
    for (const name of ["role", "tabindex", "aria-expanded", "aria-label"]) node.removeAttribute(name);
  };
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", reveal);
  return node;
}

function folded(inside) {
  const body = h("div.fold", {}, ...inside);
  const label = () => t(button.getAttribute("aria-expanded") === "true" ? "fold" : "unfold");
  const button = h("button.unfold", { type: "button", "aria-expanded": "false", onclick: toggle }, "⌄");
  button.setAttribute("aria-label", label());
  function toggle() {
    const open = quote.classList.toggle("open");
    button.setAttribute("aria-expanded", String(open));
    button.setAttribute("aria-label", label());
  }
  const quote = h("blockquote.expandable", {}, body, button);
  sizes.observe(body);
  return quote;
}

/** A quote that is short enough needs no «⌄». */
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const quote = target.parentElement;
    if (quote.classList.contains("open")) continue;
    quote.classList.toggle("short", target.scrollHeight <= target.clientHeight + 1);
  }
});
