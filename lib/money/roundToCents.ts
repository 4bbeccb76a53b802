/** Nearness in cents within which a value counts as an exact half cent. */
const HALF_CENT_NEARNESS = 1e-6;

/**
 * Rounds an amount to two decimals, halves away from zero: 0.005 becomes 0.01.
 * Binary fractions store many halves a hair too low (1.005 is held as 1.00499…),
 * so a value within a millionth of a cent, or four units of its last place, of a
 * half counts as that half. Exact for amounts to the cent below 10 thousand million.
 */
export function roundToCents(amount: number): number {
  const cents = Math.abs(amount) * 100;
  const rounded = Math.floor(cents + 0.5 + HALF_CENT_NEARNESS + cents * 2 ** -50) / 100;
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}
