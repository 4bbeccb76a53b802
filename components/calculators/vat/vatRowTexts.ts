import type { Vat } from '@/lib/content/schemas/tax/vat';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/tax/sources';
import type { EvidenceMark } from '@/lib/tax/evidence';
import { rowText } from '../result/rowText';

/**
 * Label, rule and law of every row of a VAT calculation.
 *
 * @param withheldMark how the rates that designated buyers withhold are known
 */
export function vatRowTexts(published: Vat, withheldMark: EvidenceMark | undefined): RowTexts {
  const { standard, electronic, withheld, return: vatReturn, registration } = published;
  const toPay = { rule: 'VAT less what was withheld', law: vatReturn.law };
  return {
    net: rowText('Price without VAT', 'price less VAT', 'Value Added Tax Act, Cap. 148, section 17'),
    standard: rowText('VAT', 'price × rate; in a price with VAT, × rate / (100 + rate)', standard.law),
    electronic: rowText(
      'VAT, lower rate',
      electronic.conditions.join('; '),
      electronic.law,
      markToday(electronic.evidence),
    ),
    gross: rowText('Price with VAT', 'both together'),
    withheld: rowText('Withheld by a designated buyer', withheld.text, withheld.law, withheldMark),
    received: rowText('Reaches the supplier', 'price with VAT less what was withheld'),
    left: { label: 'VAT left to pay on this sale', ...toPay },
    credit: { label: 'Withheld beyond the VAT of this sale', ...toPay },
    twelve: rowText('Highest 12 months in a row', registration.text, registration.law),
    six: rowText('Highest 6 months in a row', 'compared with the threshold of six months', registration.law),
    room: rowText('Left to the threshold of 12 months', '', registration.law),
  };
}
