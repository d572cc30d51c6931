/** Moments in words; seconds since 1970, shown in this browser's zone. */
import { language, t } from "/page/words.js";

const digits = { hour: "2-digit", minute: "2-digit", hour12: false };
const clock = new Intl.DateTimeFormat(language, digits);
const seconds = new Intl.DateTimeFormat(language, { ...digits, second: "2-digit" });
const date = new Intl.DateTimeFormat(language, { day: "numeric", month: "long" });
const dated = new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short" });
const key = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });
const DAY = 86400;

export const hourOf = (moment) => clock.format(moment * 1000);
export const secondOf = (moment) => seconds.format(moment * 1000);
export const dateOf = (moment) => dated.format(moment * 1000);
export const whole = (moment) => `${date.format(moment * 1000)}, ${clock.format(moment * 1000)}`;

/** Two moments of one day have the same. */
export const dayKey = (moment) => key.format(moment * 1000);

export function dayOf(moment, now) {
  if (dayKey(moment) === dayKey(now)) return t("today");
  if (dayKey(moment) === dayKey(now - DAY)) return t("yesterday");
  return date.format(moment * 1000);
}
