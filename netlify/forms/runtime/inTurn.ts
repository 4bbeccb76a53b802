/** Runs work when its turn comes. */
export type InTurn = (work: () => Promise<unknown>) => Promise<void>;

/** So many pieces of work at a time, the others in the order of their coming. Work must not throw. */
export function createInTurn(atOnce: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((goOn) => waiting.push(goOn));
    else running += 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
