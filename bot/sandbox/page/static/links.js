/** Where a link leads inside of Telegram. */
const HOSTS = /^(?:https?:\/\/)?(?:t\.me|telegram\.me)\//i;
const SUPERGROUP = 1000000000000;

/**
 * One of { kind: "start", payload }, { kind: "bot" }, { kind: "add" }, { kind: "message", chat, id },
 * { kind: "person", id } and { kind: "web", url }. `username`: the bot's.
 */
export function destination(url, username) {
  const person = /^tg:\/\/user\?id=(\d+)$/.exec(url);
  if (person) return { kind: "person", id: Number(person[1]) };
  const path = HOSTS.test(url) ? url.replace(HOSTS, "") : inner(url);
  if (path === null) return { kind: "web", url: /^[a-z]+:/i.test(url) ? url : `https://${url}` };
  const message = /^c\/(\d+)\/(?:\d+\/)?(\d+)/.exec(path);
  if (message) return { kind: "message", chat: -(SUPERGROUP + Number(message[1])), id: Number(message[2]) };
  const [name, query = ""] = path.split("?");
  if (name.replace(/\/$/, "").toLowerCase() !== username.toLowerCase()) return { kind: "web", url };
  const params = new URLSearchParams(query);
  if (params.has("startgroup")) return { kind: "add" };
  return params.has("start") ? { kind: "start", payload: params.get("start") } : { kind: "bot" };
}

/** tg://resolve?domain=name&start=payload as the path of t.me. */
function inner(url) {
  if (!url.startsWith("tg://resolve?")) return null;
  const params = new URLSearchParams(url.slice("tg://resolve?".length));
  const name = params.get("domain") ?? "";
  params.delete("domain");
  return `${name}?${params}`;
}
