const decimals = (most: number) =>
  new Intl.NumberFormat('en-TZ', { maximumFractionDigits: most, signDisplay: 'negative' });

const noDecimals = decimals(0);
const oneDecimal = decimals(1);
const twoDecimals = decimals(2);

/** An amount in whole shillings without its currency: 1,250,000. */
export const formatAmount = (amount: number): string => noDecimals.format(amount);

/** An amount of a column with the minus sign of typography in place of a hyphen; `plus` stands before a positive one. */
export const formatSigned = (amount: number, plus: '+' | '' = ''): string =>
  `${amount > 0 ? plus : ''}${formatAmount(amount).replace('-', '−')}`;

/** A number that may have decimals, such as hours: at most two, none where it is whole: 10.5. */
export const formatNumber = (value: number): string => twoDecimals.format(value);

const cents = new Intl.NumberFormat('en-TZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount to the cent where it has cents, so that a column adds up: 1,250,000 or 1,250.50. */
export const formatExact = (amount: number): string =>
  Number.isInteger(amount) ? formatAmount(amount) : cents.format(amount);

/** A percentage with at most one decimal: 82.5%, 14%. */
export const formatPercent = (percent: number): string => `${oneDecimal.format(percent)}%`;

/**
 * An amount in whole Tanzanian shillings, 'TZS 1,250,000'; negative: '-TZS 1,250,000'. With an ordinary space where
 * Intl puts a no-break one, so that copied text can be searched.
 */
export function formatTzs(amount: number): string {
  const text = formatAmount(amount);
  return text.startsWith('-') ? `-TZS ${text.slice(1)}` : `TZS ${text}`;
}
