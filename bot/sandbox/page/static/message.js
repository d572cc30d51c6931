/** One message as a node: bubble, picture, text, time, reactions, keyboard. */
import { avatar, h, icon } from "/page/dom.js";
import { formatted } from "/page/entities.js";
import { keyboard } from "/page/keyboard.js";
import { picture } from "/page/picture.js";
import { serviceLine } from "/page/service.js";
import { hourOf, whole } from "/page/time.js";
import { t } from "/page/words.js";

const SNIPPET = 80;

/**
 * `place`: { viewer, quoted(id), act }: whose eyes see it, what it replies to, and what can be done with it.
 */
export function messageNode(message, place) {
  const props = { tabindex: -1, data: { id: message.id, from: sender(message) } };
  if (message.service) {
    return h("article.service", props, h("span.pill", { title: whole(message.date) }, serviceLine(message)));
  }
  const node = h("article.message", props, avatar(author(message), message.from.colour), body(message, place));
  sideWith(node, place.viewer);
  return node;
}

/** One's own messages stand on the right. */
export function sideWith(node, viewer) {
  node.classList.toggle("out", node.dataset.from === String(viewer));
}

/** Who a message is from, so that runs of one sender can be told: a person's id, or a name that stands for others. */
export function sender(message) {
  return message.sender_chat ? `chat ${message.sender_chat}` : String(message.from.id);
}

export function author(message) {
  return message.sender_chat || message.from.name || t("deleted_account");
}

/** Its first words. */
export function snippet(message) {
  const text = message.text || (message.photo ? t("photo") : message.document?.name || serviceLine(message));
  return text.length > SNIPPET ? `${text.slice(0, SNIPPET)}…` : text;
}

function body(message, place) {
  const bubble = h("div.bubble");
  bubble.classList.toggle("with-photo", Boolean(message.photo));
  bubble.classList.toggle("bare", !message.text && !message.document && !message.reactions.length);
  bubble.append(h("div.author", { data: { colour: message.from.colour }, dir: "auto" }, author(message)));
  if (message.reply) bubble.append(quote(message, place));
  if (message.photo) bubble.append(picture(message));
  if (message.document) bubble.append(file(message.document));
  bubble.append(text(message, place));
  if (message.reactions.length) bubble.append(reactions(message));
  const parts = [bubble];
  if (message.keyboard.length) parts.push(keyboard(message, place.act));
  const node = h("div.body", {}, ...parts);
  if (message.photo) node.style.setProperty("--ratio", message.photo.width / message.photo.height);
  node.classList.toggle("tall", message.photo?.height > message.photo?.width);
  return node;
}

function text(message, { act }) {
  const content = formatted(message.text, message.entities, act);
  return h("div.text", { dir: "auto" }, ...content, meta(message));
}

function meta(message) {
  const edited = message.edited ? `${whole(message.date)}\n${t("edited_at", { time: whole(message.edited) })}` : "";
  return h(
    "span.meta",
    { title: edited || whole(message.date) },
    h("span.rang", { title: t("rang") }, icon("bell")),
    message.edited > 0 && !message.from.bot && h("span.edited", {}, t("edited")),
    h("time", { datetime: new Date(message.date * 1000).toISOString() }, hourOf(message.date)),
  );
}

function file({ url, name }) {
  return h("a.file", { href: url, download: name }, "📄 ", h("span", { dir: "auto" }, name));
}

function reactions(message) {
  return h("div.reactions", { "aria-label": t("reactions") }, ...message.reactions.map((one) => h("span", {}, one)));
}

function quote(message, { quoted, act }) {
  const original = quoted(message.reply);
  if (!original) return h("div.quote.lost", {}, t("message_gone"));
  return h(
    "button.quote",
    { type: "button", data: { colour: original.from.colour }, onclick: () => act.reveal(message.chat, original.id) },
    h("b", {}, author(original)),
    h("span", {}, snippet(original)),
  );
}
