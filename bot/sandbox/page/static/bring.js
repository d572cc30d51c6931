/** Scrolls to a message, and lights it up. */
import { calm } from "/page/dom.js";

const FLASH_MS = 1600;

/** It stands on top, since what follows matters more than what was before; if it is too tall, its buttons are seen. */
export function bring(node, log) {
  // Sizes that are only guessed, out of sight, would move it while the log scrolls.
  log.classList.add("measured");
  node.classList.add("flash");
  const height = node.offsetHeight + parseFloat(getComputedStyle(node).scrollMarginTop);
  const block = height > log.clientHeight && node.querySelector(".keyboard") ? "end" : "start";
  node.scrollIntoView({ block, behavior: calm.matches ? "auto" : "smooth" });
  node.focus({ preventScroll: true });
  setTimeout(() => {
    log.classList.remove("measured");
    node.classList.remove("flash");
  }, FLASH_MS);
}
