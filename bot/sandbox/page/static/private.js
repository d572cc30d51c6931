/** A person's private chat with the bot. */
import { arrange, avatar, badge, count, draw, h, icon, iconButton } from "/page/dom.js";
import { Column } from "/page/column.js";
import { t } from "/page/words.js";
import { fullName } from "/page/world.js";

export class Private extends Column {
  constructor(page, person) {
    super(page, "private");
    this.chat = person.id;
    this.actor = person.id;
    this.log.view(person.id);
    this.start = h("button.wide", { type: "button", onclick: () => this.press("start") }, t("start"));
    this.unblock = h("button.wide", { type: "button", onclick: () => this.press("unblock") }, t("unblock"));
    this.log.say(icon("hand"), h("p", {}, t("private_empty")));
    this.describe();
    this.show();
  }

  title() {
    return this.person?.name || t("deleted_account");
  }

  messages() {
    return this.page.world.in(this.chat).values();
  }

  show() {
    this.log.show(this.messages());
  }

  /** Header and foot, after anything about the person has changed. */
  describe() {
    const { person } = this;
    const name = fullName(person) || t("deleted_account");
    this.node.setAttribute("aria-label", t("private_of", { name }));
    draw(this.header, [name, this.standing()], () => [
      avatar(name, person.colour),
      h("div.names", {}, h("h2", { dir: "auto" }, name), h("p", {}, this.standing())),
      badge(),
      iconButton("more", t("about", { name }), () => this.page.panel.about(this.actor)),
    ]);
    arrange(this.foot, person.blocked ? this.unblock : person.started ? this.composer.node : this.start);
    this.badge();
  }

  standing() {
    if (this.person.blocked) return t("has_blocked");
    if (!this.person.started) return t("not_started");
    return t("private_with", { bot: this.page.world.bot.name });
  }

  badge() {
    const unread = this.page.unread.count(this.chat);
    count(this.header, unread, t("unread_count", { count: unread }));
  }

  press(deed) {
    this.log.bottom();
    return this.page.act({ do: deed, as: this.actor, ...(deed === "start" ? { payload: "" } : {}) }, this);
  }
}
