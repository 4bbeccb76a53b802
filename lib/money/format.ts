import { roundShare, roundToCents, roundToShillings } from './amount.ts';

/** Creates the formatter lazily: it is slow to create on a phone, and many pages format nothing. */
function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined;
  return (value) => {
    formatter ??= new Intl.NumberFormat('en-TZ', options);
    return formatter.format(value);
  };
}

const noDecimals = numberFormat({ maximumFractionDigits: 0, signDisplay: 'negative' });
const oneDecimal = numberFormat({ maximumFractionDigits: 1, signDisplay: 'negative' });
const twoDecimals = numberFormat({ maximumFractionDigits: 2, signDisplay: 'negative' });
const cents = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats an amount in whole shillings without currency: 1,250,000. */
export const formatAmount = (amount: number): string => noDecimals(roundToShillings(amount));

/** Formats a number such as hours with at most two decimals: 10.5. */
export const formatNumber = (value: number): string => twoDecimals(value);

/** Formats an amount with cents only if it has any: 1,250,000 or 1,250.50. */
export function formatExact(amount: number): string {
  const rounded = roundToCents(amount);
  return Number.isInteger(rounded) ? formatAmount(rounded) : cents(rounded);
}

/**
 * Formats an amount with cents only if it has any, and with a minus sign instead of a hyphen. `plus` precedes positive
 * amounts.
 */
export const formatSigned = (amount: number, plus: '+' | '' = ''): string =>
  `${amount > 0 ? plus : ''}${formatExact(amount).replace('-', '−')}`;

/** Formats an unrounded percentage with at most one decimal: 82.5%, 14%. All percentages shown are rounded here. */
export const formatPercent = (percent: number): string => `${oneDecimal(roundShare(percent))}%`;

/**
 * Formats an amount as 'TZS 1,250,000', negative '-TZS 1,250,000'. Uses an ordinary space instead of Intl's no-break space,
 * so that copied text can be searched.
 * @param format number format: formatExact for an amount with cents
 */
export function formatTzs(amount: number, format = formatAmount): string {
  const text = format(amount);
  return text.startsWith('-') ? `-TZS ${text.slice(1)}` : `TZS ${text}`;
}
