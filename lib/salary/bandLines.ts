import { formatAmount } from '../money/format.ts';

type Band = { above: number; rate: number; fixed: number };

export const BAND_COLUMNS = ['Monthly taxable pay, TZS', 'Tax'] as const;

/** Writes PAYE bands as the authority prints them: 520,001 to 760,000, 20,000 + 20% of the excess over 520,000. */
export const bandLines = (bands: readonly Band[]): { pay: string; tax: string }[] =>
  bands.map(({ above, rate, fixed }, index) => {
    const next = bands[index + 1];
    if (rate === 0) return { pay: `Up to ${formatAmount(next?.above ?? above)}`, tax: '0' };
    const pay = next ? `${formatAmount(above + 1)} to ${formatAmount(next.above)}` : `Above ${formatAmount(above)}`;
    const sum = fixed === 0 ? '' : `${formatAmount(fixed)} + `;
    return { pay, tax: `${sum}${rate}% of the excess over ${formatAmount(above)}` };
  });
