/**
 * Returns the entries after an entry of a list, wrapping around: if each page links to the next ones, all get equally
 * many links.
 */
export function nextInRing<Entry extends { id: string }>(list: readonly Entry[], id: string, count = 3): Entry[] {
  const at = list.findIndex((entry) => entry.id === id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].slice(0, count);
}
