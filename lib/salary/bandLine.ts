import { formatAmount } from '../money/format.ts';
import type { Translate } from '../words/translate.ts';
import type { TaxBand } from './rates.ts';

/** Formats a band's range of taxable pay: '520,001 to 760,000'. */
export function bandRange({ above }: TaxBand, next: TaxBand | undefined, translate: Translate): string {
  if (!next) return translate('Above {amount}', { amount: formatAmount(above) });
  return above === 0
    ? translate('Up to {amount}', { amount: formatAmount(next.above) })
    : translate('{from} to {to}', { from: formatAmount(above + 1), to: formatAmount(next.above) });
}

/** Formats a band's tax as the authority prints it: '20,000 + 20% of the excess over 520,000'. */
export function bandTax({ above, rate, fixed }: TaxBand, translate: Translate): string {
  if (rate === 0) return '0';
  const start = fixed === 0 ? '' : `${formatAmount(fixed)} + `;
  return start + translate('{rate}% of the excess over {amount}', { rate, amount: formatAmount(above) });
}
