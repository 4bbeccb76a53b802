import type { Gains } from '@/lib/content/schemas/gains';
import type { RowText, RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import type { Rate } from '@/lib/tax/rateCard';
import { rowText } from '../result/rowText';

/** Label, rule and law of every line. */
export function gainsRowTexts(published: Gains, rateOf: (id: string) => Rate): RowTexts {
  const { home, farm, listed, stamp, rent, instalment } = published;
  const lawOf = ({ law, evidence }: Pick<Gains['home'], 'law' | 'evidence'>) => ({ law, mark: markToday(evidence) });
  const taxBy = (id: string, label: string, rule: string): RowText => {
    const newest = rateOf(id).values.at(-1);
    const mark = newest && markToday(newest.evidence);
    return rowText(label, rule, newest?.law ?? '', mark && { ...mark, from: newest.from });
  };
  const none = (entry: Gains['home'] | Gains['listed']): RowText => ({
    label: 'Instalment',
    rule: 'nothing is due',
    ...lawOf(entry),
  });
  return {
    price: rowText('Price'),
    approved: rowText('Value that TRA approves'),
    base: rowText('Price or approved value', 'whichever is greater'),
    cost: { label: 'Cost', rule: 'bought, improved, kept up, bought and sold', ...lawOf(instalment) },
    gain: rowText('Gain', 'price less cost'),
    rent: rowText('Rent of a year'),
    'tax-gain': taxBy('withholding.gains', 'Instalment of a resident', 'of the gain'),
    'tax-abroad': taxBy('withholding.gains-abroad', 'Instalment of a non-resident', 'of the gain'),
    'tax-records': taxBy('withholding.no-records', 'Instalment without records', 'of the price or the approved value'),
    'tax-home': none(home),
    'tax-farm': none(farm),
    'tax-listed': none(listed),
    'tax-loss': rowText('Instalment', 'no gain'),
    'tax-rent': { label: 'Tax withheld', rule: 'of the rent', ...lawOf(rent) },
    'tax-private': { label: 'Tax withheld', rule: 'none by a private tenant', ...lawOf(rent) },
    'duty-land': { label: stamp.land.label, rule: 'by steps of the price', ...lawOf(stamp.land) },
    'duty-farm': rowText(stamp.farm.label, 'a fixed amount', stamp.farm.law, farmMark(stamp.farm.evidence)),
    'duty-shares': { label: stamp.shares.label, rule: `${stamp.shares.rate}%`, ...lawOf(stamp.shares) },
    'duty-lease': { label: stamp.lease.label, rule: `${stamp.lease.rate}% of a year’s rent`, ...lawOf(stamp.lease) },
  };
}

/** Disputed from the day on which sources came to differ. */
function farmMark(evidence: Gains['stamp']['farm']['evidence']) {
  const mark = markToday(evidence);
  return mark && { ...mark, ...(evidence.since && { from: evidence.since }) };
}
