/** True where FULL_TESTS=1, as every night: tests that sweep over many cases try all of them, in `npm test` a bounded part. */
export const isFull = process.env.FULL_TESTS === '1';
