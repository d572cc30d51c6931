/** A picture in a message: its place is kept while it comes, the one before it stays until then, a press enlarges it. */
import { h, iconButton } from "/page/dom.js";
import { t } from "/page/words.js";

export function picture({ photo: { url, width, height }, text }) {
  const shown = { src: url, width, height, alt: text || t("photo"), decoding: "sync" };
  const props = { type: "button", "aria-haspopup": "dialog", onclick: () => enlarge(shown) };
  return h("button.picture", props, h("img.photo", shown));
}

/** What is to be seen in an old node of a message stays beneath the picture of the new one until that can be drawn. */
export function takeOver(old, node) {
  const [before, now] = [old, node].map((one) => one.querySelector(".picture"));
  const seen = before && [...before.children].findLast((image) => image.complete && image.naturalWidth);
  if (!seen || !now) return;
  const coming = now.lastElementChild;
  const same = seen.src === coming.src;
  seen.alt = same ? coming.alt : "";
  seen.className = same ? "photo" : "before";
  if (same) return now.replaceChildren(seen);
  now.prepend(seen);
  const gone = () => seen.parentElement === now && seen.remove();
  coming.decode().then(gone, gone);
}

/** All of it, as large as there is room; a press or Escape closes. */
function enlarge({ src, width, height, alt }) {
  const close = iconButton("close", t("close"), () => dialog.close());
  const does = { onclick: () => dialog.close(), onclose: () => dialog.remove() };
  const dialog = h("dialog.large", { "aria-label": t("photo"), ...does }, h("img", { src, width, height, alt }), close);
  document.body.append(dialog);
  dialog.showModal();
}
