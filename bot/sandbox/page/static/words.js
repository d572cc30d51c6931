/** The page's own words, in the browser's language; players' words come from the bot. */
import en from "/page/words.en.js";
import ru from "/page/words.ru.js";

export const words = { ru, en };

/** The first of the browser's languages that there are words in. */
export const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in words) ?? "en";

export const has = (key) => key in words[language];

/** The words of a key, with what stands in braces filled in. */
export function t(key, values = {}) {
  return words[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}
