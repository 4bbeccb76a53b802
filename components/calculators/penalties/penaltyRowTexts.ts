import type { Penalties } from '@/lib/content/schemas/penalties';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';

const GREATER = 'the greater of a share of the unpaid tax and the least amount, each month or part';

/** Label, rule and law of every row of a penalty; each kind of delay has a row of its own. */
export function penaltyRowTexts({ kinds, interest, points }: Penalties): RowTexts {
  const ofKinds = kinds.map(({ id, fundRate, law, evidence }) => [
    `penalty-${id}`,
    fundRate
      ? {
          label: 'Addition for the delay',
          rule: 'a share of what is unpaid, each month',
          law,
          mark: markToday(evidence),
        }
      : { label: 'Penalty', rule: GREATER, law, mark: markToday(evidence) },
  ]);
  return {
    tax: { label: 'Tax or contributions', rule: '', law: '' },
    paid: { label: 'Paid by the due date', rule: '', law: '' },
    unpaid: { label: 'Unpaid on the due date', rule: 'what the first month is counted on', law: '' },
    ...Object.fromEntries(ofKinds),
    penalty: { label: 'Penalty', rule: GREATER, law: kinds[0]?.law ?? '' },
    least: { label: 'Least amount', rule: 'currency points × the value of a point', law: points.law },
    interest: {
      label: 'Interest',
      rule: 'unpaid tax × ((1 + rate / 12)^n − 1), where n counts months or parts of months',
      law: interest.law,
    },
    total: { label: 'What the delay costs', rule: '', law: '' },
  };
}
