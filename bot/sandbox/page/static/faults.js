/** Trouble to order: what Telegram is to answer to the bot's next calls. */
import { draw, h, iconButton } from "/page/dom.js";
import { field } from "/page/dialog.js";
import { section, select } from "/page/parts.js";
import { t } from "/page/words.js";

const KINDS = ["429", "500", "502", "delay", "400", "413"];
const TIMED = ["429", "delay"];
const TEXTS = ["sendMessage", "editMessageText", "deleteMessage"];
const PHOTOS = ["sendPhoto", "editMessageMedia", "editMessageCaption"];
const METHODS = [...TEXTS, ...PHOTOS, "answerCallbackQuery", "getUpdates"];
const UPLOADS = "uploads";

export class Faults {
  constructor(page) {
    this.page = page;
    this.kind = select(KINDS.map((kind) => [kind, t(`fault_${kind}`)]), KINDS[0]);
    const all = [["", t("any_method")], [UPLOADS, t("uploads")]];
    this.method = select([...all, ...METHODS.map((method) => [method, method])], "");
    this.times = h("input", { type: "number", min: 0, max: 1000, value: 1, required: true });
    this.seconds = h("input", { type: "number", min: 0, max: 3600, step: "any", value: 5, required: true });
    const seconds = field(t("seconds"), "seconds", this.seconds);
    this.kind.addEventListener("change", () => (seconds.hidden = !TIMED.includes(this.kind.value)));
    const form = h(
      "form.fields",
      { onsubmit: (event) => this.order(event) },
      field(t("fault"), "kind", this.kind),
      field(t("method"), "method", this.method),
      field(t("times"), "times", this.times),
      seconds,
      h("button", { type: "submit" }, t("order_fault")),
    );
    this.list = h("ul.faults");
    this.node = section("faults", t("faults"), h("p.hint", {}, t("faults_hint")), form, this.list);
  }

  order(event) {
    event.preventDefault();
    const [times, seconds] = [Number(this.times.value), Number(this.seconds.value)];
    const uploads = this.method.value === UPLOADS;
    const method = uploads ? "" : this.method.value;
    this.page.act({ do: "fault", kind: this.kind.value, method, uploads, times, seconds });
  }

  describe() {
    const { faults } = this.page.world;
    draw(this.list, faults, () => faults.map((fault) => this.row(fault)));
  }

  row({ id, kind, method, uploads, times, seconds }) {
    const what = `${t(`fault_${kind}`)}${TIMED.includes(kind) ? ` · ${seconds} ${t("s")}` : ""}`;
    const words = `${what} · ${method || t(uploads ? "uploads" : "any_method")} · ×${times || "∞"}`;
    const away = iconButton("close", t("take_away"), () => this.page.act({ do: "unfault", id }));
    return h("li", {}, h("span", {}, words), away);
  }
}
