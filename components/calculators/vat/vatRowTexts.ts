import type { Vat } from '@/lib/content/schemas/vat';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import type { EvidenceMark } from '@/lib/tax/evidence';
import { say } from '@/lib/words/say';

/**
 * Label, rule and law of every row of a VAT calculation.
 *
 * @param withheldMark how the rates that designated buyers withhold are known
 */
export function vatRowTexts(published: Vat, withheldMark: EvidenceMark | undefined): RowTexts {
  const { standard, electronic, withheld, return: vatReturn, registration } = published;
  const toPay = { rule: say('VAT less what was withheld'), law: vatReturn.law };
  return {
    net: {
      label: say('Price without VAT'),
      rule: say('price less VAT'),
      law: say('Value Added Tax Act, Cap. 148, section 17'),
    },
    standard: {
      label: 'VAT',
      rule: say('price × rate; in a price with VAT, × rate / (100 + rate)'),
      law: standard.law,
    },
    electronic: {
      label: say('VAT, lower rate'),
      rule: electronic.conditions.join('; '),
      law: electronic.law,
      mark: markToday(electronic.evidence),
    },
    gross: { label: say('Price with VAT'), rule: say('both together'), law: '' },
    withheld: {
      label: say('Withheld by a designated buyer'),
      rule: withheld.text,
      law: withheld.law,
      mark: withheldMark,
    },
    received: { label: say('Reaches the supplier'), rule: say('price with VAT less what was withheld'), law: '' },
    left: { label: say('VAT left to pay on this sale'), ...toPay },
    credit: { label: say('Withheld beyond the VAT of this sale'), ...toPay },
    twelve: { label: say('Highest 12 months in a row'), rule: registration.text, law: registration.law },
    six: {
      label: say('Highest 6 months in a row'),
      rule: say('compared with the threshold of six months'),
      law: registration.law,
    },
    room: { label: say('Left to the threshold of 12 months'), rule: '', law: registration.law },
  };
}
