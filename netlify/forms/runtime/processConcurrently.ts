/** Limits of `processConcurrently`. */
type WorkLimits = {
  /** Maximum number of items processed concurrently. */
  atOnce: number;
  /** Returns true once no more items may start. */
  isOver?: () => boolean;
};

/** Processes items in order, several concurrently, until time runs out. Rejects with the first error of `work`. */
export async function processConcurrently<Item>(
  items: readonly Item[],
  { atOnce, isOver = () => false }: WorkLimits,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  async function worker(): Promise<void> {
    for (const item of left) {
      if (isOver()) return;
      await work(item);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
}
