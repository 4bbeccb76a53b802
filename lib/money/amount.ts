/** Maximum amount in shillings. Up to here, a double represents cents exactly. */
export const MAX_AMOUNT_TZS = 1e12;

/** Clamps an amount to 0 .. MAX_AMOUNT_TZS. NaN becomes 0. */
export function clampAmount(amount: number): number {
  return amount > 0 ? Math.min(amount, MAX_AMOUNT_TZS) : 0;
}

/**
 * Calculates a percentage of an amount. Multiplies before dividing, so that the rates in use (whole and half percent) are
 * rounded only once.
 */
export function applyPercent(amount: number, percent: number): number {
  return (amount * percent) / 100;
}

/** Returns a part as an unrounded percentage of a whole; 0 if the whole is 0. */
export function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part * 100) / whole;
}

/** Returns the start and width of each part of a bar, as percentages of its width. */
export function barShares(amounts: readonly number[], scale: number): { x: string; width: string }[] {
  let end = 0;
  return amounts.map((amount) => {
    const [start, width] = [end, percentageOf(amount, scale)];
    end += width;
    return { x: `${start}%`, width: `${width}%` };
  });
}

/**
 * Rounds to a fraction of a unit, halves away from zero: with 100 parts, 0.005 becomes 0.01. Binary floating point stores
 * many halves slightly too low (1.005 as 1.00499…), so a value within four units in the last place of a half counts as that
 * half. Exact for amounts to the cent below 10 thousand million.
 */
function roundTo(value: number, parts: number): number {
  const scaled = Math.abs(value) * parts;
  const whole = Number.isInteger(scaled) ? scaled : Math.floor(scaled + 0.5 + scaled * 2 ** -50);
  const rounded = whole / parts;
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/** Rounds an amount to two decimals, halves away from zero. */
export const roundToCents = (amount: number): number => roundTo(amount, 100);

/** Rounds an amount to whole shillings, halves away from zero. */
export const roundToShillings = (amount: number): number => roundTo(amount, 1);

/** Returns the difference between a rounded sum and its rounded parts, usually 1, 0 or -1. */
export const roundingLeft = (sum: number, parts: readonly number[]): number =>
  parts.reduce((left, part) => left - roundToShillings(part), roundToShillings(sum));

/** Rounds a percentage to one decimal for display, halves away from zero. */
export const roundShare = (percent: number): number => roundTo(percent, 10);

const MONTHS = 12;
/** Calendar days per month, used for daily pay. */
const DAYS = 30;

/** Converts a monthly amount to amounts per year and per calendar day, unrounded. */
export const fromMonth = (amount: number) => ({ year: amount * MONTHS, day: amount / DAYS });

/** Amounts in whole cents are exact up to MAX_AMOUNT_TZS, unlike products of binary fractions. */

const toCents = (amount: number): number => Math.round(amount * 100);

/** Adds amounts exactly, in cents. */
export const sumExactly = (...amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + toCents(amount), 0) / 100;

/** Rates have at most four decimals. */
const SCALE = 10_000;
const scaled = (value: number): bigint => BigInt(Math.round(value * SCALE));

/**
 * Calculates amount × part / whole, such as 18/118 of an amount, rounded once to the cent, halves away from zero.
 * @param amount in shillings, not negative
 * @param whole greater than 0
 */
export function exactShare(amount: number, part: number, whole: number): number {
  const divisor = scaled(whole);
  const doubled = BigInt(toCents(amount)) * scaled(part) * BigInt(2);
  return Number((doubled + divisor) / (divisor * BigInt(2))) / 100;
}
