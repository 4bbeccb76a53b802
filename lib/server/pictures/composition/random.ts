/** Returns the next number in [0, 1) on every call. */
export type Random = () => number;

/** A list with at least one entry. */
export type NonEmpty<T> = readonly [T, ...T[]];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MULBERRY_STEP = 0x6d2b79f5;
const TWO_TO_THE_32 = 4294967296;

/** Computes FNV-1a of a string, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = FNV_OFFSET;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return value;
}

/** Creates a mulberry32 sequence: the same seed gives the same numbers. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + MULBERRY_STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_THE_32;
  };
}

/** Returns the entry at `index` modulo the list's length; a negative index counts from the end. */
export const cycle = <T>(list: NonEmpty<T>, index: number): T => list.at(index % list.length) ?? list[0];

/** Picks an entry of `list` by the next number of a sequence. */
export const choose = <T>(random: Random, list: NonEmpty<T>): T => cycle(list, Math.floor(random() * list.length));

/**
 * Picks an entry of `list` by seed. The salt makes two choices for the same id independent. The hash goes through the
 * generator, because its plain remainder would be alike for similar ids.
 */
export const pick = <T>(seed: string, salt: string, list: NonEmpty<T>): T =>
  choose(randomFrom(`${salt}:${seed}`), list);

/** Makes an id that is unique on the page from a short name, such as 'ground'. */
export type Ids = (name: string) => string;

/**
 * Creates the ids inside a picture: idsFor('audit')('ground') is 'k1x9f3ab-ground'. Two copies of a picture inlined on
 * the same page need different scopes.
 */
export function idsFor(seed: string, scope = ''): Ids {
  const prefix = `k${hash(`${seed}:${scope}`).toString(36)}`;
  return (name) => `${prefix}-${name}`;
}
