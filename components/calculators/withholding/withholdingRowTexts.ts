import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/withholding';
import type { RowMark, RowText, RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import { twinsOf } from '@/lib/server/words/twinsOf';
import type { DatedValue } from '@/lib/tax/rateCard';
import { taxRowId } from '@/lib/tax/withholdingBreakdown';
import { say } from '@/lib/words/say';
import { rowText } from '../result/rowText';
import type { RateOf } from './kindFacts';

/** A place of the Income Tax Act. */
const placed = (law: string) => say('Income Tax Act, Cap. 332 (R.E. 2019): {place}', { place: law });

function markFrom(newest: DatedValue | undefined): RowMark | undefined {
  const mark = newest && markToday(newest.evidence);
  return mark && { ...mark, from: newest.from };
}

function taxTexts(kind: WithholdingKindEntry, rateOf: RateOf): [string, RowText][] {
  const label = kind.isInstalment ? say('Instalment') : say('Tax withheld');
  return (['resident', 'nonResident'] as const).flatMap((name): [string, RowText][] => {
    const side = kind[name];
    const id = taxRowId(kind.id, name === 'resident' ? 'company' : 'non-resident');
    if (!side) return [];
    const newest = rateOf(side.rate).values.at(-1);
    const law = `${placed(side.law)}. ${say('Rate: {law}.', { law: twinsOf(newest?.law ?? '') })}`;
    return [[id, rowText(label, '', law, markFrom(newest))]];
  });
}

/** Label, rule and law of every row of the withholding finder; each kind of payment has two rows of its own. */
export function withholdingRowTexts(published: Withholding, rateOf: RateOf): RowTexts {
  const { kinds, treatyLaw, due, certificate, privatePayer } = published;
  return {
    gross: rowText(say('Payment before tax')),
    base: rowText(
      say('Part that is taxed'),
      say('the services in a price for works'),
      say('Income Tax Act, Cap. 332 (R.E. 2019): section 83(3)'),
    ),
    treaty: rowText(say('Treaty rate'), say('counts where it is lower'), placed(treatyLaw)),
    tax: rowText(say('Tax withheld'), say('payment × rate of its kind'), say('see the kinds of payment above')),
    none: rowText(say('Tax withheld'), say('none'), placed(privatePayer.law)),
    net: rowText(say('Paid to the payee'), say('payment less tax')),
    left: rowText(say('Left of the gain or price')),
    pay: rowText(say('Paid to TRA'), due.text, placed(due.law)),
    certificate: rowText(say('Withholding certificate'), certificate.text, placed(certificate.law)),
    ...Object.fromEntries(kinds.flatMap((kind) => taxTexts(kind, rateOf))),
  };
}
