/** The people in the panel: who they are, and what can be done with them. */
import { avatar, draw, h } from "/page/dom.js";
import { ask, field, fill } from "/page/dialog.js";
import { action, section, select } from "/page/parts.js";
import { t } from "/page/words.js";
import { fullName } from "/page/world.js";

const LANGUAGES = [["ru", "Русский"], ["en", "English"]];
const ADMINS = ["creator", "administrator"];

export class People {
  constructor(page) {
    this.page = page;
    this.list = h("div.people");
    this.rows = new Map();
    const add = h("div.choices", {}, action(t("add_person"), () => this.add()));
    this.node = section("people", t("people"), this.list, add);
  }

  describe() {
    const present = this.page.world.present();
    for (const [id, row] of this.rows) {
      if (!present.some((person) => person.id === id)) {
        row.remove();
        this.rows.delete(id);
      }
    }
    for (const person of present) this.row(person);
  }

  open(id) {
    const row = this.rows.get(id);
    if (!row) return;
    row.open = true;
    row.scrollIntoView({ block: "nearest" });
    row.querySelector("summary").focus();
  }

  row(person) {
    if (!this.rows.has(person.id)) {
      const row = h("details.person", { data: { person: person.id } }, h("summary"), h("div.choices"));
      this.rows.set(person.id, row);
      this.list.append(row);
    }
    const [summary, body] = this.rows.get(person.id).children;
    const { group } = this.page.columns.group;
    const member = group?.members.find(({ id }) => id === person.id);
    draw(summary, [person, member], () => [
      avatar(person.name, person.colour),
      h("span.names", {}, h("b", { dir: "auto" }, fullName(person)), h("small", {}, standing(person, member))),
    ]);
    draw(body, [person, member, group?.id], () => this.actions(person, member));
  }

  actions(person, member) {
    const { group } = this.page.columns;
    const [as, chat] = [person.id, group.chat];
    const does = (deed) => () => this.page.act(deed);
    const promoted = member && ADMINS.includes(member.status);
    const buttons = [
      person.blocked ? [t("unblock_bot"), does({ do: "unblock", as })] : [t("block_bot"), does({ do: "block", as })],
      member ? [t("leave"), does({ do: "leave", as, chat })] : [t("join"), does({ do: "join", as, chat })],
    ];
    if (member && member.status !== "creator") {
      const demote = [t("demote"), does({ do: "demote", who: as, chat })];
      buttons.push(promoted ? demote : [t("promote"), does({ do: "promote", who: as, chat, anonymous: false })]);
      buttons.push([t("throw_out"), does({ do: "remove", as: this.creator(group), who: as, chat }), "danger"]);
    }
    if (member) {
      const anonymous = !member.anonymous;
      buttons.push([t(anonymous ? "anonymous" : "by_name"), does({ do: "promote", who: as, chat, anonymous })]);
    }
    buttons.push([t("rename"), () => this.rename(person)]);
    buttons.push([t("delete_person"), () => this.forget(person), "danger"]);
    return [...buttons.map((one) => action(...one)), this.language(person)];
  }

  creator(group) {
    return group.group?.members.find(({ status }) => status === "creator")?.id ?? group.actor;
  }

  language(person) {
    const known = LANGUAGES.some(([code]) => code === person.language);
    const other = known ? [] : [[person.language, person.language || "–"]];
    const node = select([...LANGUAGES, ...other], person.language);
    node.addEventListener("change", () => this.page.act({ do: "language", as: person.id, language: node.value }));
    return h("label.inline", {}, h("span", {}, t("language")), node);
  }

  async add() {
    const group = this.page.columns.group.chat;
    const language = field(t("language"), "language", select(LANGUAGES, t("code")));
    const given = await fill(t("add_person"), [...names("", ""), language], t("add"));
    if (given?.name.trim()) await this.page.act({ do: "person", ...given, ...(group ? { group } : {}) });
  }

  async rename(person) {
    const given = await fill(t("rename"), names(person.name, person.surname), t("save"));
    if (given) await this.page.act({ do: "rename", as: person.id, ...given });
  }

  async forget(person) {
    const sure = await ask(t("delete_person"), t("delete_sure", { name: fullName(person) }), t("delete_yes"));
    if (sure) await this.page.act({ do: "forget", as: person.id });
  }
}

/** Fields for a name and a surname. */
function names(name, surname) {
  const rest = { maxlength: 64, autocomplete: "off" };
  return [
    field(t("name"), "name", h("input", { required: true, value: name, ...rest })),
    field(t("surname"), "surname", h("input", { value: surname, ...rest })),
  ];
}

function standing(person, member) {
  const words = [t(member ? `status_${member.status}` : "status_outside")];
  if (member?.anonymous) words.push(t("is_anonymous"));
  if (person.blocked) words.push(t("has_blocked"));
  else if (!person.started) words.push(t("not_started"));
  return words.join(" · ");
}
