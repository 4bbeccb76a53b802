/** Gives the next number in [0, 1) on every call. */
export type Random = () => number;

/** A list that has at least one entry, so that an entry can always be taken from it. */
export type NonEmpty<T> = readonly [T, ...T[]];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MULBERRY_STEP = 0x6d2b79f5;
const TWO_TO_THE_32 = 4294967296;

/** FNV-1a of a text, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = FNV_OFFSET;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return value;
}

/** A mulberry32 sequence that a text alone decides. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + MULBERRY_STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_THE_32;
  };
}

/** The entry at `index`, beginning again when the list ends; a negative index counts from the end. */
export function cycle<T>(list: NonEmpty<T>, index: number): T {
  const place = ((index % list.length) + list.length) % list.length;
  return list[place] ?? list[0];
}

/** One of `list`, by the next number of a sequence. */
export const choose = <T>(random: Random, list: NonEmpty<T>): T => cycle(list, Math.floor(random() * list.length));

/**
 * One of `list`, by seed. The salt keeps two choices for the same id apart. The seed goes
 * through a generator and not through a plain remainder, because similar ids would cluster.
 */
export const pick = <T>(seed: string, salt: string, list: NonEmpty<T>): T =>
  choose(randomFrom(`${salt}:${seed}`), list);
