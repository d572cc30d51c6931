/** What this browser remembers: theme, sound, widths, what is unread, who acts in which group. */
const PREFIX = "kon.";

export function recall(key, otherwise) {
  try {
    const kept = localStorage.getItem(PREFIX + key);
    return kept === null ? otherwise : JSON.parse(kept);
  } catch {
    return otherwise;
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
