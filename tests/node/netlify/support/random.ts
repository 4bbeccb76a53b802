/** A seeded pseudo-random sequence. */
export type Random = {
  /** Returns a number from 0 to below the limit. */
  below(limit: number): number;
};

/** Returns the seed to repeat a run (SEED=...), else a new one. */
export function seedOfRun(): number {
  return Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31) + 1;
}

/** Creates mulberry32, by Tommy Ettinger (public domain). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return { below: (limit) => Math.floor(next() * limit) };
}
