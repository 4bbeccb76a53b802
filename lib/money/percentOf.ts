/**
 * A percentage of an amount. Multiplies before it divides, so that every rate in
 * use (whole and half percents) gives a result that is rounded once only.
 */
export function percentOf(amount: number, percent: number): number {
  return (amount * percent) / 100;
}
