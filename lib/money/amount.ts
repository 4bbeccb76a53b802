/** Maximum amount of the calculators in shillings: beyond it a double cannot represent cents. */
export const MAX_AMOUNT_TZS = 1e13;

/** Clamps an amount to 0 .. MAX_AMOUNT_TZS; NaN becomes 0. */
export function clampAmount(amount: number): number {
  return amount > 0 ? Math.min(amount, MAX_AMOUNT_TZS) : 0;
}

/**
 * Calculates a percentage of an amount. Multiplies before dividing, so that rates in use (whole and half percents) are
 * rounded only once.
 */
export function applyPercent(amount: number, percent: number): number {
  return (amount * percent) / 100;
}

/** Returns a part as a percentage of a whole, unrounded; 0 if the whole is 0. */
export function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/**
 * Rounds an amount to two decimals, halves away from zero: 0.005 becomes 0.01. Binary fractions store many halves
 * slightly too low (1.005 is stored as 1.00499…), so a value within four units of its last place of a half counts as
 * that half. Exact for amounts to the cent below 10 thousand million.
 */
export function roundToCents(amount: number): number {
  const cents = Math.abs(amount) * 100;
  const rounded = Math.floor(cents + 0.5 + cents * 2 ** -50) / 100;
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}

const MONTHS = 12;
/** Days of a month for daily pay: calendar days, not working days. */
const DAYS = 30;

/** Converts a monthly amount to a year and a calendar day, in shillings, rounded to 2 decimals. */
export const fromMonth = (amount: number) => ({
  year: roundToCents(amount * MONTHS),
  day: roundToCents(amount / DAYS),
});
