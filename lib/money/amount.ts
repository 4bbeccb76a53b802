/** The largest amount in shillings that a calculator works with: beyond it a double no longer holds cents. */
export const MAX_AMOUNT_TZS = 1e13;

/** Clamps an amount to 0 .. MAX_AMOUNT_TZS; NaN becomes 0. */
export function clampAmount(amount: number): number {
  return amount > 0 ? Math.min(amount, MAX_AMOUNT_TZS) : 0;
}

/**
 * A percentage of an amount. Multiplies before it divides, so that every rate in use (whole and half percents) gives a
 * result that is rounded once only.
 */
export function applyPercent(amount: number, percent: number): number {
  return (amount * percent) / 100;
}

/** A part as a percentage of a whole, unrounded; 0 when the whole is 0. */
export function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/**
 * Rounds an amount to two decimals, halves away from zero: 0.005 becomes 0.01. Binary fractions store many halves a hair
 * too low (1.005 is held as 1.00499…), so a value within four units of its last place of a half counts as that half.
 * Exact for amounts to the cent below 10 thousand million.
 */
export function roundToCents(amount: number): number {
  const cents = Math.abs(amount) * 100;
  const rounded = Math.floor(cents + 0.5 + cents * 2 ** -50) / 100;
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}

const MONTHS = 12;
/** Days of a month in a day's share of monthly pay: calendar days, not working days. */
const DAYS = 30;

/** A monthly amount for a year and for a calendar day, in shillings, rounded to 2 decimals. */
export const fromMonth = (amount: number) => ({
  year: roundToCents(amount * MONTHS),
  day: roundToCents(amount / DAYS),
});
