import type { Penalties } from '@/lib/content/schemas/tax/penalties';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/tax/sources';
import { rowText } from '../result/rowText';

const GREATER = 'the greater of a share of the unpaid tax and the least amount, each month or part';

/** Label, rule and law of every row of a penalty; each kind of delay has a row of its own. */
export function penaltyRowTexts({ kinds, interest, points }: Penalties): RowTexts {
  const ofKinds = kinds.map(({ id, fundRate, law, evidence }) => [
    `penalty-${id}`,
    fundRate
      ? rowText('Addition for the delay', 'a share of what is unpaid, each month', law, markToday(evidence))
      : rowText('Penalty', GREATER, law, markToday(evidence)),
  ]);
  return {
    tax: rowText('Tax or contributions'),
    paid: rowText('Paid by the due date'),
    unpaid: rowText('Unpaid on the due date', 'what the first month is counted on'),
    ...Object.fromEntries(ofKinds),
    penalty: rowText('Penalty', GREATER, kinds[0]?.law ?? ''),
    least: rowText('Least amount', 'currency points × the value of a point', points.law),
    interest: rowText(
      'Interest',
      'unpaid tax × ((1 + rate / 12)^n − 1), where n counts months or parts of months',
      interest.law,
    ),
    total: rowText('What the delay costs'),
  };
}
