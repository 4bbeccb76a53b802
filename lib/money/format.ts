import { roundShare, roundToCents, roundToShillings } from './amount.ts';

const decimals = (most: number) =>
  new Intl.NumberFormat('en-TZ', { maximumFractionDigits: most, signDisplay: 'negative' });

const noDecimals = decimals(0);
const oneDecimal = decimals(1);
const twoDecimals = decimals(2);

/** Formats an amount in whole shillings without currency: 1,250,000. */
export const formatAmount = (amount: number): string => noDecimals.format(roundToShillings(amount));

/** Formats a number such as hours with at most two decimals: 10.5. */
export const formatNumber = (value: number): string => twoDecimals.format(value);

const cents = new Intl.NumberFormat('en-TZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats an amount with cents only if it has any: 1,250,000 or 1,250.50. */
export function formatExact(amount: number): string {
  const rounded = roundToCents(amount);
  return Number.isInteger(rounded) ? formatAmount(rounded) : cents.format(rounded);
}

/**
 * Formats an amount with cents only if it has any, and with a minus sign instead of a hyphen. `plus` precedes positive
 * amounts.
 */
export const formatSigned = (amount: number, plus: '+' | '' = ''): string =>
  `${amount > 0 ? plus : ''}${formatExact(amount).replace('-', '−')}`;

/** Formats an unrounded percentage with at most one decimal: 82.5%, 14%. All percentages shown are rounded here. */
export const formatPercent = (percent: number): string => `${oneDecimal.format(roundShare(percent))}%`;

/**
 * Formats an amount as 'TZS 1,250,000', negative '-TZS 1,250,000'. Uses an ordinary space instead of Intl's no-break space,
 * so that copied text can be searched.
 * @param format number format: formatExact for an amount with cents
 */
export function formatTzs(amount: number, format = formatAmount): string {
  const text = format(amount);
  return text.startsWith('-') ? `-TZS ${text.slice(1)}` : `TZS ${text}`;
}
