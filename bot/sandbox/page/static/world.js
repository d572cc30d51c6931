/** What there is, kept up by the frames; tells those who listen after each change. */
const MOST_CALLS = 300;

export class World {
  constructor() {
    this.listeners = new Map();
    this.ready = false;
    this.lost = false;
    this.clear();
  }

  clear() {
    this.bot = { name: "", username: "", alive: false, starts: 0 };
    this.offset = 0;
    this.people = new Map();
    this.chats = new Map();
    this.messages = new Map();
    this.calls = [];
    this.faults = [];
    this.scene = "";
    this.zone = undefined;
  }

  /** `kind`: state, message, gone, chat, person, bot, bell, answer, call, clock or faults. */
  on(kind, listener) {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
  }

  apply(frame) {
    const old = this[`take_${frame.t}`]?.(frame);
    for (const listener of this.listeners.get(frame.t) ?? []) listener(frame, old);
  }

  /** Seconds, by the sandbox's clock. */
  now() {
    return Date.now() / 1000 + this.offset;
  }

  /** Groups that can be seen: one that became a supergroup lives on as that. */
  groups() {
    return [...this.chats.values()].filter((chat) => chat.kind !== "private" && !chat.migrated_to);
  }

  /** Those with an account, in the order in which they came. */
  present() {
    return [...this.people.values()].filter((person) => !person.deleted);
  }

  /** The line is gone: until there is a state again, nobody knows what has changed. */
  lose() {
    this.lost = true;
  }

  /** The bot's: alive, dead or unknown. */
  life() {
    if (this.lost) return "unknown";
    return this.bot.alive ? "alive" : "dead";
  }

  in(chat) {
    return this.messages.get(chat) ?? new Map();
  }

  name(id) {
    const person = this.people.get(id);
    return person ? fullName(person) : id === this.bot.id ? this.bot.name : String(id);
  }

  take_state(frame) {
    this.clear();
    this.ready = true;
    this.lost = false;
    this.take_clock(frame);
    this.bot = frame.bot;
    for (const person of frame.people) this.people.set(person.id, person);
    for (const chat of frame.chats) this.chats.set(chat.id, chat);
    for (const [chat, messages] of Object.entries(frame.messages)) {
      this.messages.set(Number(chat), new Map(messages.map((message) => [message.id, message])));
    }
    this.calls = frame.calls.slice(-MOST_CALLS);
    this.faults = frame.faults;
    this.scene = frame.scene;
    this.zone = frame.zone;
  }

  take_message({ message }) {
    if (!this.messages.has(message.chat)) this.messages.set(message.chat, new Map());
    const messages = this.messages.get(message.chat);
    const old = messages.get(message.id);
    messages.set(message.id, message);
    return old;
  }

  take_gone({ chat, id }) {
    const old = this.in(chat).get(id);
    this.in(chat).delete(id);
    return old;
  }

  take_chat({ chat }) {
    this.chats.set(chat.id, chat);
  }

  take_person({ person }) {
    this.people.set(person.id, person);
  }

  take_bot({ bot }) {
    this.bot = bot;
  }

  take_clock({ now, offset }) {
    // This machine's clock and the sandbox's are the same but for the offset; `now` tells it if they aren't.
    this.offset = Math.abs(now - Date.now() / 1000 - offset) < 5 ? offset : now - Date.now() / 1000;
  }

  take_call({ call }) {
    this.calls.push(call);
    if (this.calls.length > MOST_CALLS) this.calls.shift();
  }

  take_faults({ faults }) {
    this.faults = faults;
  }
}

export function fullName(person) {
  return `${person.name} ${person.surname}`.trim();
}
