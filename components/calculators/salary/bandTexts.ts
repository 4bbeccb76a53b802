import { formatAmount, formatTzs } from '@/lib/money/format';
import { bandIndexOf, type PayeBand, type SalaryRates, type TaxBand } from '@/lib/salary/rates';
import type { Translate } from '@/lib/words/translate';

/** Names a band, for example 'Tax-free (0%)' or '8% tax band'. */
export const bandName = ({ rate }: Pick<TaxBand, 'rate'>, translate: Translate): string =>
  rate === 0 ? translate('Tax-free (0%)') : translate('{rate}% tax band', { rate });

/** Names a salary's tax band or, for a non-resident employee, '15% of gross'. */
export function bandNameOf(
  { band }: { band: number },
  { bands, isOnWholeGross }: SalaryRates,
  translate: Translate,
): string {
  const { rate } = bands[band] ?? { rate: 0 };
  return isOnWholeGross ? translate('{rate}% of gross', { rate }) : bandName({ rate }, translate);
}

/** Formats a band's range of net pay, for example 'TZS 270,000 - 500,000'. */
export function netRangeText(bands: readonly PayeBand[], index: number, translate: Translate): string {
  const from = formatTzs(bands[index - 1]?.netUpTo ?? 0);
  const to = bands[index]?.netUpTo ?? null;
  return to === null ? translate('{amount} and above', { amount: from }) : `${from} - ${formatAmount(to)}`;
}

/** Explains PAYE on monthly taxable pay by its band, both in general (rule) and with the visitor's own figures (formula). */
export function payeInWords(
  taxable: number,
  paye: number,
  bands: readonly TaxBand[],
  translate: Translate,
): { rule: string; formula: string } {
  const band = bands[bandIndexOf(taxable, bands)];
  if (!band?.rate)
    return {
      rule: translate('tax-free'),
      formula: translate('There is no tax on taxable pay of {amount}.', { amount: formatAmount(taxable) }),
    };
  const rule = `${band.fixed ? `${formatAmount(band.fixed)} + ` : ''}${band.rate}%`;
  return {
    rule,
    formula: `${rule} × (${formatAmount(taxable)} − ${formatAmount(band.above)}) = ${formatAmount(paye)}`,
  };
}
