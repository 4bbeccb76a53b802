/** Set by FULL_TESTS=1, as every night: sweeps test all cases, in `npm test` only some. */
export const isFull = process.env.FULL_TESTS === '1';
