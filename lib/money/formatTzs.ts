const currency = new Intl.NumberFormat('en-TZ', {
  style: 'currency',
  currency: 'TZS',
  currencyDisplay: 'code',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});

/**
 * An amount in whole Tanzanian shillings: TZS 1,250,000. An ordinary space follows
 * the code where Intl writes a no-break one, so that copied text can be searched.
 */
export function formatTzs(amount: number): string {
  return currency.format(amount).replace(/\s/g, ' ');
}
