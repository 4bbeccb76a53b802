import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/withholding';
import type { RowMark, RowText, RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import type { DatedValue } from '@/lib/tax/rateCard';
import { taxRowId } from '@/lib/tax/withholdingBreakdown';
import type { RateOf } from './kindFacts';

const ACT = 'Income Tax Act, Cap. 332 (R.E. 2019)';

function markFrom(newest: DatedValue | undefined): RowMark | undefined {
  const mark = newest && markToday(newest.evidence);
  return mark && { ...mark, from: newest.from };
}

function taxTexts(kind: WithholdingKindEntry, rateOf: RateOf): [string, RowText][] {
  const label = kind.isInstalment ? 'Instalment' : 'Tax withheld';
  return (['resident', 'nonResident'] as const).flatMap((name): [string, RowText][] => {
    const side = kind[name];
    const id = taxRowId(kind.id, name === 'resident' ? 'company' : 'non-resident');
    if (!side) return [];
    const newest = rateOf(side.rate).values.at(-1);
    const law = `${ACT}: ${side.law}. Rate: ${newest?.law ?? ''}.`;
    return [[id, { label, rule: '', law, mark: markFrom(newest) }]];
  });
}

/** Label, rule and law of every row of the withholding finder; each kind of payment has two rows of its own. */
export function withholdingRowTexts(published: Withholding, rateOf: RateOf): RowTexts {
  const { kinds, treatyLaw, due, certificate, privatePayer } = published;
  return {
    gross: { label: 'Payment before tax', rule: '', law: '' },
    base: { label: 'Part that is taxed', rule: 'the services in a price for works', law: `${ACT}: section 83(3)` },
    treaty: { label: 'Treaty rate', rule: 'counts where it is lower', law: `${ACT}: ${treatyLaw}` },
    tax: { label: 'Tax withheld', rule: 'payment × rate of its kind', law: 'see the kinds of payment above' },
    none: { label: 'Tax withheld', rule: 'none', law: `${ACT}: ${privatePayer.law}` },
    net: { label: 'Paid to the payee', rule: 'payment less tax', law: '' },
    left: { label: 'Left of the gain or price', rule: '', law: '' },
    pay: { label: 'Paid to TRA', rule: due.text, law: `${ACT}: ${due.law}` },
    certificate: { label: 'Withholding certificate', rule: certificate.text, law: `${ACT}: ${certificate.law}` },
    ...Object.fromEntries(kinds.flatMap((kind) => taxTexts(kind, rateOf))),
  };
}
