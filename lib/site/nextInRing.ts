/**
 * The entries that follow one in a list, which goes on at its beginning: where each page leads to those after it, each is
 * led to by as many.
 */
export function nextInRing<Entry extends { id: string }>(list: readonly Entry[], id: string, count = 3): Entry[] {
  const at = list.findIndex((entry) => entry.id === id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].slice(0, count);
}
