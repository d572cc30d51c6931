/** The clock, and the bot's process. */
import { h } from "/page/dom.js";
import { action, section } from "/page/parts.js";
import { whole, zoneName, zoneOffset } from "/page/time.js";
import { t } from "/page/words.js";

const HOUR = 3600;
const JUMPS = [["jump_hour", HOUR], ["jump_night", 8 * HOUR], ["jump_day", 24 * HOUR]];

export class Machine {
  constructor(page) {
    this.page = page;
    this.time = h("output.big");
    this.ahead = h("span.hint");
    this.zone = h("p.hint");
    this.life = h("output.big.life");
    this.starts = h("span.hint");
    const jumps = JUMPS.map(([word, seconds]) => action(t(word), () => page.act({ do: "jump", seconds })));
    this.killing = action(t("kill"), () => page.act({ do: "kill" }), "danger");
    this.starting = action("", () => page.act({ do: "restart" }));
    this.clock = section(
      "clock",
      t("clock"),
      h("p.figure", {}, this.time, this.ahead),
      this.zone,
      h("div.choices", {}, ...jumps),
      h("p.hint", {}, t("clock_hint")),
    );
    this.bot = section(
      "bot",
      t("bot"),
      h("p.figure", {}, this.life, this.starts),
      h("div.choices", {}, this.killing, this.starting),
      h("p.hint", {}, t("kill_hint")),
    );
    setInterval(() => this.time.isConnected && this.tick(), 1000);
  }

  tick() {
    this.time.textContent = whole(this.page.world.now());
  }

  describe() {
    const { bot, offset } = this.page.world;
    const life = this.page.world.life();
    this.tick();
    this.zone.textContent = t("zone", { zone: zoneName(), offset: zoneOffset(this.page.world.now()) });
    this.ahead.textContent = offset > 1 ? t("ahead", { hours: Math.round((offset / HOUR) * 10) / 10 }) : t("on_time");
    this.life.textContent = t(`bot_${life}`);
    this.life.dataset.life = life;
    this.starts.textContent = t("starts", { count: bot.starts });
    this.killing.disabled = life !== "alive";
    this.starting.disabled = life === "unknown";
    this.starting.textContent = t(bot.alive ? "restart" : "start_bot");
  }
}
