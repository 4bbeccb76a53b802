import type { Vat } from '@/lib/content/schemas/vat';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import type { EvidenceMark } from '@/lib/tax/evidence';

/**
 * Label, rule and law of every row of a VAT calculation.
 *
 * @param withheldMark how the rates that designated buyers withhold are known
 */
export function vatRowTexts(published: Vat, withheldMark: EvidenceMark | undefined): RowTexts {
  const { standard, electronic, withheld, return: vatReturn, registration } = published;
  const toPay = { rule: 'VAT less what was withheld', law: vatReturn.law };
  return {
    net: { label: 'Price without VAT', rule: 'price less VAT', law: 'Value Added Tax Act, Cap. 148, section 17' },
    standard: { label: 'VAT', rule: 'price × rate; in a price with VAT, × rate / (100 + rate)', law: standard.law },
    electronic: {
      label: 'VAT, lower rate',
      rule: electronic.conditions.join('; '),
      law: electronic.law,
      mark: markToday(electronic.evidence),
    },
    gross: { label: 'Price with VAT', rule: 'both together', law: '' },
    withheld: { label: 'Withheld by a designated buyer', rule: withheld.text, law: withheld.law, mark: withheldMark },
    received: { label: 'Reaches the supplier', rule: 'price with VAT less what was withheld', law: '' },
    left: { label: 'VAT left to pay on this sale', ...toPay },
    credit: { label: 'Withheld beyond the VAT of this sale', ...toPay },
    twelve: { label: 'Highest 12 months in a row', rule: registration.text, law: registration.law },
    six: {
      label: 'Highest 6 months in a row',
      rule: 'compared with the threshold of six months',
      law: registration.law,
    },
    room: { label: 'Left to the threshold of 12 months', rule: '', law: registration.law },
  };
}
