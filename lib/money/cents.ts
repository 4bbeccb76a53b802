/** Amounts in whole cents: exact up to MAX_AMOUNT_TZS, unlike products of binary fractions. */

/** Converts shillings to whole cents. */
const toCents = (amount: number): number => Math.round(amount * 100);

/** Adds amounts, exact to the cent. */
export const sumExactly = (...amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + toCents(amount), 0) / 100;

/** Rates have at most four decimals. */
const SCALE = 10_000;
const scaled = (value: number): bigint => BigInt(Math.round(value * SCALE));

/**
 * Calculates an amount times `part` by `whole`, such as 18 by 118, rounded once to the cent, halves away from zero.
 *
 * @param amount in shillings, not negative
 * @param whole more than 0
 */
export function exactShare(amount: number, part: number, whole: number): number {
  const divisor = scaled(whole);
  const doubled = BigInt(toCents(amount)) * scaled(part) * BigInt(2);
  return Number((doubled + divisor) / (divisor * BigInt(2))) / 100;
}
