/** True where FULL_FAULTS=1, as every night: the tests of faults then try everything, in `npm test` a bounded part. */
export const isFull = process.env.FULL_FAULTS === '1';
