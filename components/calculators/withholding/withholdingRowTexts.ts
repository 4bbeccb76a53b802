import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/tax/withholding';
import type { RowMark, RowText, RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/tax/sources';
import { getRateToday } from '@/lib/server/content/loaders/tax/yearlyRates';
import type { DatedValue } from '@/lib/tax/rateCard';
import { taxRowId } from '@/lib/tax/withholding/withholdingBreakdown';
import { rowText } from '../result/rowText';

/** A place of the Income Tax Act. */
const placed = (law: string) => `Income Tax Act, Cap. 332 (R.E. 2019): ${law}`;

function markFrom(newest: DatedValue | undefined): RowMark | undefined {
  const mark = newest && markToday(newest.evidence);
  return mark && { ...mark, from: newest.from };
}

function taxTexts(kind: WithholdingKindEntry): [string, RowText][] {
  const label = kind.isInstalment ? 'Instalment' : 'Tax withheld';
  return (['resident', 'nonResident'] as const).flatMap((name): [string, RowText][] => {
    const side = kind[name];
    const id = taxRowId(kind.id, name === 'resident' ? 'company' : 'non-resident');
    if (!side) return [];
    const newest = getRateToday(side.rate).values.at(-1);
    const law = `${placed(side.law)}. ${`Rate: ${newest?.law ?? ''}.`}`;
    return [[id, rowText(label, '', law, markFrom(newest))]];
  });
}

/** Label, rule and law of every row of the withholding finder; each kind of payment has two rows of its own. */
export function withholdingRowTexts(published: Withholding): RowTexts {
  const { kinds, treatyLaw, due, certificate, privatePayer } = published;
  return {
    gross: rowText('Payment before tax'),
    base: rowText(
      'Part that is taxed',
      'the services in a price for works',
      'Income Tax Act, Cap. 332 (R.E. 2019): section 83(3)',
    ),
    treaty: rowText('Treaty rate', 'counts where it is lower', placed(treatyLaw)),
    tax: rowText('Tax withheld', 'payment × rate of its kind', 'see the kinds of payment above'),
    none: rowText('Tax withheld', 'none', placed(privatePayer.law)),
    net: rowText('Paid to the payee', 'payment less tax'),
    left: rowText('Left of the gain or price'),
    pay: rowText('Paid to TRA', due.text, placed(due.law)),
    certificate: rowText('Withholding certificate', certificate.text, placed(certificate.law)),
    ...Object.fromEntries(kinds.flatMap((kind) => taxTexts(kind))),
  };
}
