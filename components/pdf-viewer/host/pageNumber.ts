/**
 * The page that a visitor means by what stands in the page field: a number beyond either end means the page there,
 * and what is no whole number means none.
 */
export function pageNumberOf(text: string, pageCount: number): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,7}$/.test(trimmed)) return undefined;
  return Math.min(Math.max(Number(trimmed), 1), Math.max(pageCount, 1));
}
