/** Returns the next pseudorandom number in [0, 1). */
export type Random = () => number;

/** A non-empty list. */
export type NonEmpty<T> = readonly [T, ...T[]];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MULBERRY_STEP = 0x6d2b79f5;
const TWO_TO_THE_32 = 4294967296;

/** Returns the FNV-1a hash of a string, as an unsigned 32-bit integer. */
export function hash(text: string): number {
  let value = FNV_OFFSET;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return value;
}

/** Creates a mulberry32 generator, which is deterministic for a seed. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + MULBERRY_STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_THE_32;
  };
}

/** Returns the entry at `index` modulo the list length; negative indexes count from the end. */
export const cycle = <T>(list: NonEmpty<T>, index: number): T => list.at(index % list.length) ?? list[0];

/** Picks a pseudorandom entry. */
export const choose = <T>(random: Random, list: NonEmpty<T>): T => cycle(list, Math.floor(random() * list.length));

/**
 * Picks an entry by seed. The salt makes two choices for the same id independent. The hash goes through the generator,
 * because plain remainders would be alike for similar ids.
 */
export const pick = <T>(seed: string, salt: string, list: NonEmpty<T>): T =>
  choose(randomFrom(`${salt}:${seed}`), list);

/** Turns a short name, such as 'ground', into an id that is unique on the page. */
export type Ids = (name: string) => string;

/**
 * Creates ids for use inside a picture: idsFor('audit')('ground') is 'k1x9f3ab-ground'. Two copies of a picture inlined on
 * the same page need different scopes.
 */
export function idsFor(seed: string, scope = ''): Ids {
  const prefix = `k${hash(`${seed}:${scope}`).toString(36)}`;
  return (name) => `${prefix}-${name}`;
}
