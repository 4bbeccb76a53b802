import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/withholding';
import type { RowMark, RowText, RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import { twinsOf } from '@/lib/server/words/twinsOf';
import type { DatedValue } from '@/lib/tax/rateCard';
import { taxRowId } from '@/lib/tax/withholdingBreakdown';
import { say } from '@/lib/words/say';
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
    return [[id, { label, rule: '', law, mark: markFrom(newest) }]];
  });
}

/** Label, rule and law of every row of the withholding finder; each kind of payment has two rows of its own. */
export function withholdingRowTexts(published: Withholding, rateOf: RateOf): RowTexts {
  const { kinds, treatyLaw, due, certificate, privatePayer } = published;
  return {
    gross: { label: say('Payment before tax'), rule: '', law: '' },
    base: {
      label: say('Part that is taxed'),
      rule: say('the services in a price for works'),
      law: say('Income Tax Act, Cap. 332 (R.E. 2019): section 83(3)'),
    },
    treaty: { label: say('Treaty rate'), rule: say('counts where it is lower'), law: placed(treatyLaw) },
    tax: {
      label: say('Tax withheld'),
      rule: say('payment × rate of its kind'),
      law: say('see the kinds of payment above'),
    },
    none: { label: say('Tax withheld'), rule: say('none'), law: placed(privatePayer.law) },
    net: { label: say('Paid to the payee'), rule: say('payment less tax'), law: '' },
    left: { label: say('Left of the gain or price'), rule: '', law: '' },
    pay: { label: say('Paid to TRA'), rule: due.text, law: placed(due.law) },
    certificate: { label: say('Withholding certificate'), rule: certificate.text, law: placed(certificate.law) },
    ...Object.fromEntries(kinds.flatMap((kind) => taxTexts(kind, rateOf))),
  };
}
