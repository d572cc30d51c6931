/** Which messages have rung and not been looked at yet, by chat; kept over a reload. */
import { recall, remember } from "/page/store.js";

export class Unread {
  /** `changed(chat)` is called after every change. */
  constructor(changed) {
    this.changed = changed;
    this.marks = new Map(recall("unread", []).map(([chat, ids]) => [chat, new Set(ids)]));
  }

  add(chat, id) {
    if (!this.marks.has(chat)) this.marks.set(chat, new Set());
    this.marks.get(chat).add(id);
    this.keep(chat);
  }

  has(chat, id) {
    return this.marks.get(chat)?.has(id) ?? false;
  }

  count(chat) {
    return this.marks.get(chat)?.size ?? 0;
  }

  /** Somebody looks at these; returns them. */
  read(chat, ids = [...(this.marks.get(chat) ?? [])]) {
    const seen = ids.filter((id) => this.marks.get(chat)?.delete(id));
    if (seen.length) this.keep(chat);
    return seen;
  }

  total() {
    return [...this.marks.values()].reduce((sum, ids) => sum + ids.size, 0);
  }

  /** Forgets what isn't there any more. `exists(chat, id)`. */
  prune(exists) {
    for (const [chat, ids] of this.marks) this.read(chat, [...ids].filter((id) => !exists(chat, id)));
  }

  keep(chat) {
    remember("unread", [...this.marks].filter(([, ids]) => ids.size).map(([key, ids]) => [key, [...ids]]));
    this.changed(chat);
  }
}
