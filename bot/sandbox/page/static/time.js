/** Moments in words; seconds since 1970, shown in the zone of the world, in which the bot tells its deadlines. */
import { language, t } from "/page/words.js";

const DIGITS = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const DAY = 86400;
let formats = formatsIn(undefined);

/** From now on all moments are shown in this zone; one that this browser doesn't know leaves them in its own. */
export function useZone(zone) {
  try {
    formats = formatsIn(zone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    formats = formatsIn(undefined);
  }
}

function formatsIn(timeZone) {
  const format = (options, locale = language) => new Intl.DateTimeFormat(locale, { ...options, timeZone });
  return {
    hour: format(DIGITS),
    second: format({ ...DIGITS, second: "2-digit" }),
    date: format({ day: "numeric", month: "long" }),
    dated: format({ weekday: "short", day: "numeric", month: "short" }),
    key: format({ year: "numeric", month: "2-digit", day: "2-digit" }, "en-CA"),
    offset: format({ timeZoneName: "shortOffset" }),
  };
}

export const hourOf = (moment) => formats.hour.format(moment * 1000);
export const secondOf = (moment) => formats.second.format(moment * 1000);
export const dateOf = (moment) => formats.dated.format(moment * 1000);
export const whole = (moment) => `${formats.date.format(moment * 1000)}, ${hourOf(moment)}`;

/** Two moments of one day have the same. */
export const dayKey = (moment) => formats.key.format(moment * 1000);

export function dayOf(moment, now) {
  if (dayKey(moment) === dayKey(now)) return t("today");
  if (dayKey(moment) === dayKey(now - DAY)) return t("yesterday");
  return formats.date.format(moment * 1000);
}

/** The zone's name, and how far it is from Greenwich: as in GMT+3. */
export const zoneName = () => formats.hour.resolvedOptions().timeZone;
export const zoneOffset = (moment) =>
  formats.offset.formatToParts(moment * 1000).find(({ type }) => type === "timeZoneName").value;
