const whole = new Intl.NumberFormat('en-TZ', { maximumFractionDigits: 0, signDisplay: 'negative' });

/** An amount in whole shillings without its currency: 1,250,000. */
export function formatAmount(amount: number): string {
  return whole.format(amount);
}
