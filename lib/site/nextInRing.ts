/**
 * Returns the three entries that follow an entry, wrapping around. If each page links to the next ones, all get the same number of
 * links.
 */
export function nextInRing<Entry extends { id: string }>(list: readonly Entry[], id: string): Entry[] {
  const at = list.findIndex((entry) => entry.id === id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].slice(0, 3);
}
