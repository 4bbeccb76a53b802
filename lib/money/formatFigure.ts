const figure = new Intl.NumberFormat('en-TZ', { maximumFractionDigits: 2, signDisplay: 'negative' });

/** A number as it stands in a formula: 4,444.44, with at most two decimals and none where it is whole. */
export function formatFigure(amount: number): string {
  return figure.format(amount);
}
