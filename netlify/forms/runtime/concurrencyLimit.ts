/** Runs a task as soon as fewer than the limit are running; the promise settles with the task. */
export type ConcurrencyLimit = (task: () => Promise<unknown>) => Promise<void>;

/** Runs at most `limit` tasks at once, in the order of their calls. */
export function createConcurrencyLimit(limit: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      await task();
    } finally {
      const startNext = waiting.shift();
      if (startNext === undefined) running -= 1;
      else startNext();
    }
  };
}
