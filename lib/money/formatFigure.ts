const figure = new Intl.NumberFormat('en-TZ', { maximumFractionDigits: 2, signDisplay: 'negative' });

/** A number that may have parts, such as hours: 10.5, with at most two decimals and none where it is whole. */
export function formatFigure(amount: number): string {
  return figure.format(amount);
}
