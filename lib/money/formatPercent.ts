const oneDecimal = new Intl.NumberFormat('en-TZ', { maximumFractionDigits: 1, signDisplay: 'negative' });

/** A percentage with at most one decimal: 82.5%, 14%. */
export function formatPercent(percent: number): string {
  return `${oneDecimal.format(percent)}%`;
}
