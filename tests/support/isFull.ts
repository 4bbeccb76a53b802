/** Set by FULL_TESTS=1, as every night: sweeps test all cases, in `npm test` only some. */
export const isFull = process.env.FULL_TESTS === '1';

/** Returns the cases of a sweep: all every night, else the first ones. */
export const someOf = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isFull ? cases : cases.slice(0, count);
