import { formatAmount } from '../money/format.ts';
import { say } from '../words/say.ts';
import { bandIndexOf, type TaxBand } from './paye.ts';

/**
 * Explains PAYE on a month's taxable pay by its band, without the person's figures (rule) and with them (formula).
 *
 * @param f writes an amount
 */
export function payeInWords(
  taxable: number,
  paye: number,
  bands: readonly TaxBand[],
  f: (amount: number) => string = formatAmount,
): { rule: string; formula: string } {
  const band = bands[bandIndexOf(taxable, bands)];
  if (!band?.rate)
    return { rule: say('tax-free'), formula: say('Taxable pay of {amount} bears no tax.', { amount: f(taxable) }) };
  const rule = `${band.fixed ? `${f(band.fixed)} + ` : ''}${band.rate}%`;
  return { rule, formula: `${rule} × (${f(taxable)} − ${f(band.above)}) = ${f(paye)}` };
}
