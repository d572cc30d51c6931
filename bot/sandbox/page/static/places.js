/** The group that is open, in the panel: the bot's place in it, topics; and further groups. */
import { draw, h } from "/page/dom.js";
import { field, fill } from "/page/dialog.js";
import { action, section, select } from "/page/parts.js";
import { t } from "/page/words.js";

const INSIDE = ["creator", "administrator", "member", "restricted"];
const KINDS = ["supergroup", "group", "forum"];

export class Places {
  constructor(page) {
    this.page = page;
    this.body = h("div.stack");
    this.node = section("group", t("group"), this.body, h("div.choices", {}, action(t("add_group"), () => this.add())));
  }

  describe() {
    const { group } = this.page.columns.group;
    draw(this.body, [group], () => (group ? this.about(group) : [h("p.hint", {}, t("no_group"))]));
  }

  about(group) {
    const chat = group.id;
    const does = (deed) => () => this.page.act({ ...deed, chat });
    const inside = INSIDE.includes(group.bot);
    const admin = group.bot === "administrator";
    const move = inside ? "bot_out" : "bot_in";
    const buttons = [action(t(move), does({ do: move }))];
    if (inside) buttons.push(action(t(admin ? "bot_member" : "bot_admin"), does({ do: "bot_admin", admin: !admin })));
    const photos = t(group.photos ? "forbid_photos" : "allow_photos");
    buttons.push(action(photos, does({ do: "photos", allowed: !group.photos })));
    if (inside && !admin && group.kind === "supergroup") {
      const own = t(group.bot_photos ? "forbid_bot_photos" : "allow_bot_photos");
      buttons.push(action(own, does({ do: "bot_photos", allowed: !group.bot_photos })));
    }
    if (group.kind === "group") buttons.push(action(t("upgrade"), does({ do: "upgrade" })));
    if (group.forum) buttons.push(action(t("add_topic"), () => this.topic()));
    const bot = inside ? (admin ? "bot_is_admin" : "bot_is_in") : "bot_is_out";
    const standing = h("span.hint", {}, `${t(`kind_${group.kind}`)} · ${t(bot)}`);
    return [h("p.figure", {}, h("b", { dir: "auto" }, group.title), standing), h("div.choices", {}, ...buttons)];
  }

  async topic() {
    const { group } = this.page.columns;
    const name = h("input", { required: true, maxlength: 128, autocomplete: "off" });
    const given = await fill(t("add_topic"), [field(t("title"), "name", name)], t("add"));
    if (!given?.name.trim()) return;
    const done = await this.page.act({ do: "topic", as: group.actor, chat: group.chat, name: given.name });
    if (done?.id) group.open(group.chat, done.id);
  }

  async add() {
    const title = h("input", { required: true, maxlength: 128, autocomplete: "off" });
    const kinds = select(KINDS.map((kind) => [kind, t(`kind_${kind}`)]), KINDS[0]);
    const fields = [field(t("title"), "title", title), field(t("kind"), "kind", kinds)];
    const given = await fill(t("add_group"), fields, t("add"));
    if (!given?.title.trim()) return;
    const forum = given.kind === "forum";
    const members = this.page.world.present().map((person) => person.id);
    const deed = { do: "group", title: given.title, forum, kind: forum ? "supergroup" : given.kind, members };
    const done = await this.page.act(deed);
    if (done?.id) this.page.columns.group.open(done.id);
  }
}
