/** What a service message says, in the page's language where the sandbox tells what happened. */
import { has, t } from "/page/words.js";

export function serviceLine(message) {
  const key = message.event ? `service_${message.event.kind}` : "";
  return has(key) ? t(key, message.event) : message.service;
}
