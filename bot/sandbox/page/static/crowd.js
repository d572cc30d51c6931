/** The private chats side by side: as many as there is room for, none of them in part; the others are scrolled to. */
import { calm, h, iconButton } from "/page/dom.js";
import { t } from "/page/words.js";

const LEAST = 272;

export class Crowd {
  constructor() {
    this.row = h("div.privates");
    this.before = this.step("before", t("people_before"), -1);
    this.after = this.step("after", t("people_after"), 1);
    this.node = h("div.crowd", {}, this.row, this.before, this.after);
    this.last = null;
    this.way = 0;
    for (const sign of ["pointerdown", "focusin"]) {
      this.row.addEventListener(sign, (event) => (this.last = event.target.closest(".column")));
    }
    this.row.addEventListener("scroll", () => this.describe(), { passive: true });
    new ResizeObserver(() => this.fit()).observe(this.row);
  }

  add(column) {
    this.row.append(column);
    this.fit();
  }

  remove(column) {
    column.remove();
    this.fit();
  }

  /** How wide the columns are. Whoever was busy in one still sees it when there is less room. */
  fit() {
    const people = this.row.children.length;
    const room = this.row.clientWidth;
    const seen = Math.max(1, Math.floor(room / LEAST));
    const width = seen < people ? room / seen : 0;
    this.way = width * (people - seen);
    this.node.style.setProperty("--wanted", `${people * LEAST}px`);
    this.row.style.setProperty("--column", `${width}px`);
    this.last?.scrollIntoView({ inline: "nearest", block: "nearest" });
    this.describe();
  }

  /** Whether there is somebody more at either side. */
  describe() {
    this.before.hidden = this.row.scrollLeft < 1;
    this.after.hidden = this.row.scrollLeft > this.way - 1;
  }

  step(name, label, by) {
    const behavior = () => (calm.matches ? "auto" : "smooth");
    const go = () => this.row.scrollBy({ left: by * this.row.firstElementChild.offsetWidth, behavior: behavior() });
    const button = iconButton("down", label, go, { hidden: true });
    button.classList.add("step", name);
    return button;
  }
}
