import type { Penalties } from '@/lib/content/schemas/penalties';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import { say } from '@/lib/words/say';

const GREATER = 'the greater of a share of the unpaid tax and the least amount, each month or part';

/** Label, rule and law of every row of a penalty; each kind of delay has a row of its own. */
export function penaltyRowTexts({ kinds, interest, points }: Penalties): RowTexts {
  const ofKinds = kinds.map(({ id, fundRate, law, evidence }) => [
    `penalty-${id}`,
    fundRate
      ? {
          label: say('Addition for the delay'),
          rule: say('a share of what is unpaid, each month'),
          law,
          mark: markToday(evidence),
        }
      : { label: say('Penalty'), rule: say(GREATER), law, mark: markToday(evidence) },
  ]);
  return {
    tax: { label: say('Tax or contributions'), rule: '', law: '' },
    paid: { label: say('Paid by the due date'), rule: '', law: '' },
    unpaid: { label: say('Unpaid on the due date'), rule: say('what the first month is counted on'), law: '' },
    ...Object.fromEntries(ofKinds),
    penalty: { label: say('Penalty'), rule: say(GREATER), law: kinds[0]?.law ?? '' },
    least: { label: say('Least amount'), rule: say('currency points × the value of a point'), law: points.law },
    interest: {
      label: say('Interest'),
      rule: say('unpaid tax × ((1 + rate / 12)^n − 1), where n counts months or parts of months'),
      law: interest.law,
    },
    total: { label: say('What the delay costs'), rule: '', law: '' },
  };
}
