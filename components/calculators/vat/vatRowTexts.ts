import type { Vat } from '@/lib/content/schemas/vat';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import type { EvidenceMark } from '@/lib/tax/evidence';
import { say } from '@/lib/words/say';
import { rowText } from '../result/rowText';

/**
 * Label, rule and law of every row of a VAT calculation.
 *
 * @param withheldMark how the rates that designated buyers withhold are known
 */
export function vatRowTexts(published: Vat, withheldMark: EvidenceMark | undefined): RowTexts {
  const { standard, electronic, withheld, return: vatReturn, registration } = published;
  const toPay = { rule: say('VAT less what was withheld'), law: vatReturn.law };
  return {
    net: rowText(say('Price without VAT'), say('price less VAT'), say('Value Added Tax Act, Cap. 148, section 17')),
    standard: rowText('VAT', say('price × rate; in a price with VAT, × rate / (100 + rate)'), standard.law),
    electronic: rowText(
      say('VAT, lower rate'),
      electronic.conditions.join('; '),
      electronic.law,
      markToday(electronic.evidence),
    ),
    gross: rowText(say('Price with VAT'), say('both together')),
    withheld: rowText(say('Withheld by a designated buyer'), withheld.text, withheld.law, withheldMark),
    received: rowText(say('Reaches the supplier'), say('price with VAT less what was withheld')),
    left: { label: say('VAT left to pay on this sale'), ...toPay },
    credit: { label: say('Withheld beyond the VAT of this sale'), ...toPay },
    twelve: rowText(say('Highest 12 months in a row'), registration.text, registration.law),
    six: rowText(say('Highest 6 months in a row'), say('compared with the threshold of six months'), registration.law),
    room: rowText(say('Left to the threshold of 12 months'), '', registration.law),
  };
}
