/** The group chats: one of them at a time, one topic of it, and who acts there. */
import { arrange, avatar, badge, count, draw, h, icon, iconButton } from "/page/dom.js";
import { Column } from "/page/column.js";
import { recall, remember } from "/page/store.js";
import { t } from "/page/words.js";
import { fullName } from "/page/world.js";

const GENERAL = null;

export class Group extends Column {
  constructor(page) {
    super(page, "group");
    this.actors = new Map(recall("actors", []));
    this.chat = recall("group", null);
    this.topic = recall("topic", GENERAL);
    this.groups = h("div.tabs.groups", { role: "tablist", "aria-label": t("groups"), onkeydown: walkTabs });
    this.topics = h("div.tabs.topics", { role: "tablist", "aria-label": t("topics"), onkeydown: walkTabs });
    this.chips = h("fieldset.chips");
    this.nobody = h("p.note", {}, t("nobody_here"));
    this.header.after(this.groups, this.topics);
    this.log.say(icon("cards"), h("p", {}, t("group_empty")));
    this.node.setAttribute("aria-label", t("group"));
  }

  get actor() {
    const members = this.members();
    const chosen = this.actors.get(this.chat);
    return members.some((person) => person.id === chosen) ? chosen : (members[0]?.id ?? null);
  }

  get group() {
    return this.page.world.chats.get(this.chat);
  }

  members() {
    const inside = this.group?.members ?? [];
    return inside.map(({ id }) => this.page.world.people.get(id)).filter((person) => person && !person.deleted);
  }

  title() {
    return this.group?.title ?? t("group");
  }

  /** All of it anew. */
  show() {
    this.settle();
    this.describe();
    this.log.show(this.messages());
  }

  messages() {
    return [...this.page.world.in(this.chat).values()].filter((message) => this.shows(message));
  }

  shows(message) {
    return message.chat === this.chat && (!this.group?.forum || (message.topic ?? GENERAL) === this.topic);
  }

  where() {
    return this.topic === GENERAL ? {} : { topic: this.topic };
  }

  visible() {
    const marked = [...(this.page.unread.marks.get(this.chat) ?? [])];
    const messages = this.page.world.in(this.chat);
    return marked.filter((id) => !messages.has(id) || this.shows(messages.get(id)));
  }

  /** A group that is gone, or became a supergroup, gives its place to another. */
  settle() {
    const { chats } = this.page.world;
    const moved = chats.get(this.chat)?.migrated_to;
    if (moved) this.chat = moved;
    const groups = this.page.world.groups();
    if (!groups.some((chat) => chat.id === this.chat)) this.chat = groups[0]?.id ?? null;
    const topics = this.group?.forum ? this.group.topics.map((topic) => topic.id) : [];
    if (!topics.includes(this.topic)) this.topic = GENERAL;
  }

  open(chat, topic = GENERAL) {
    if (chat === this.chat && topic === this.topic) return;
    this.chat = chat;
    this.topic = topic;
    remember("group", chat);
    remember("topic", topic);
    this.show();
    this.page.panel.describe();
  }

  describe() {
    this.log.view(this.actor);
    this.describeHeader();
    this.describeTabs();
    this.describeFoot();
  }

  describeHeader() {
    const kind = this.group?.kind ?? "group";
    const bot = ["left", "kicked"].includes(this.group?.bot) ? ` · ${t("bot_is_out")}` : "";
    const people = t("members", { count: this.members().length });
    const about = `${t(`kind_${kind}`)} · ${people}${bot}`;
    draw(this.header, [this.title(), about], () => [
      avatar(this.title(), "group"),
      h("div.names", {}, h("h2", { dir: "auto" }, this.title()), h("p", {}, about)),
      badge(),
      iconButton("more", t("about", { name: this.title() }), () => this.page.panel.about(null)),
    ]);
    this.badge();
  }

  describeTabs() {
    const groups = this.page.world.groups().map(({ id, title }) => ({ name: title, at: [id, GENERAL] }));
    const topics = [{ id: GENERAL, name: t("general") }, ...(this.group?.topics ?? [])].map(({ id, name, closed }) => ({
      name: closed ? `${name} 🔒` : name,
      at: [this.chat, id],
    }));
    this.groups.hidden = groups.length < 2;
    this.topics.hidden = !this.group?.forum;
    this.drawTabs(this.groups, groups, ([chat]) => chat === this.chat, ([chat]) => this.page.unread.count(chat));
    this.drawTabs(this.topics, topics, ([, topic]) => topic === this.topic, ([, topic]) => this.unreadIn(topic));
  }

  /** Tabs stay as they are when only counts change: a finger may be on one. */
  drawTabs(node, tabs, selected, unread) {
    const shown = tabs.map(({ name, at }) => [name, selected(at), at]);
    draw(node, shown, () => shown.map(([name, here, at]) => tab(name, here, () => this.open(...at))));
    tabs.forEach(({ at }, index) => count(node.children[index], unread(at), counted(unread(at))));
  }

  unreadIn(topic) {
    const messages = this.page.world.in(this.chat);
    const marked = [...(this.page.unread.marks.get(this.chat) ?? [])];
    return marked.filter((id) => (messages.get(id)?.topic ?? GENERAL) === topic).length;
  }

  describeFoot() {
    const members = this.members();
    const shown = members.map(({ id, name, surname, colour }) => [id, name, surname, colour]);
    const chips = () => [h("legend", {}, t("act_as")), ...members.map((one) => this.chip(one))];
    draw(this.chips, [this.chat, this.actor, shown], chips);
    if (members.length) arrange(this.foot, this.chips, this.composer.node);
    else arrange(this.foot, this.nobody);
  }

  chip(person) {
    const props = { type: "radio", name: "act-as", value: person.id, onchange: () => this.become(person.id) };
    const input = h("input", props);
    input.checked = person.id === this.actor;
    const name = h("span", { dir: "auto" }, person.name);
    return h("label.chip", { title: fullName(person) }, input, avatar(person.name, person.colour), name);
  }

  become(id) {
    if (id === this.actor) return;
    this.actors.set(this.chat, id);
    remember("actors", [...this.actors]);
    this.log.view(id);
    this.composer.changed();
  }

  badge() {
    const unread = this.page.unread.count(this.chat);
    count(this.header, unread, counted(unread));
    this.describeTabs();
  }

  /** How many have rung in all groups. */
  unread() {
    return this.page.world.groups().reduce((sum, chat) => sum + this.page.unread.count(chat.id), 0);
  }

  tell(text, kind = "toast") {
    this.toasts.show(text, { kind, who: kind === "toast" && this.person ? `${this.person.name}:` : "" });
  }
}

function tab(name, selected, onclick) {
  const props = { type: "button", role: "tab", "aria-selected": String(selected), tabindex: selected ? 0 : -1 };
  return h("button.tab", { ...props, onclick }, h("span", { dir: "auto" }, name), badge());
}

const counted = (unread) => t("unread_count", { count: unread });

function walkTabs(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.children];
  const at = tabs.indexOf(document.activeElement) + step;
  tabs[at]?.click();
  // The click may have made the tabs anew.
  event.currentTarget.children[Math.max(0, Math.min(at, tabs.length - 1))].focus();
}
