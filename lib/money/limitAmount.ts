/** The largest amount in shillings that a calculator works with: beyond it a double no longer holds cents. */
export const MAX_AMOUNT_TZS = 1e13;

/** An amount that can be calculated with: no number and anything below 0 become 0, the top is cut at the largest. */
export function limitAmount(amount: number): number {
  return amount > 0 ? Math.min(amount, MAX_AMOUNT_TZS) : 0;
}
