/** Limits of `workThrough`. */
export type WorkLimits = {
  /** Maximum number of items in work at once. */
  atOnce: number;
  /** Returns true once no further item may begin. */
  isOver?: () => boolean;
};

/**
 * Works through items in order, several at once; resolves to the items that had not begun when time ran out. Rejects
 * with the first error of `work`; no further item begins then.
 */
export async function workThrough<Item>(
  items: readonly Item[],
  { atOnce, isOver = () => false }: WorkLimits,
  work: (item: Item) => Promise<unknown>,
): Promise<Item[]> {
  const left = items.values();
  let hasFailed = false;

  async function worker(): Promise<void> {
    while (!hasFailed && !isOver()) {
      const next = left.next();
      if (next.done) return;
      try {
        await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return [...left];
}
