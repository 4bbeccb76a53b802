import type { Penalties } from '@/lib/content/schemas/penalties';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import { say } from '@/lib/words/say';
import { rowText } from '../result/rowText';

const GREATER = 'the greater of a share of the unpaid tax and the least amount, each month or part';

/** Label, rule and law of every row of a penalty; each kind of delay has a row of its own. */
export function penaltyRowTexts({ kinds, interest, points }: Penalties): RowTexts {
  const ofKinds = kinds.map(({ id, fundRate, law, evidence }) => [
    `penalty-${id}`,
    fundRate
      ? rowText(say('Addition for the delay'), say('a share of what is unpaid, each month'), law, markToday(evidence))
      : rowText(say('Penalty'), say(GREATER), law, markToday(evidence)),
  ]);
  return {
    tax: rowText(say('Tax or contributions')),
    paid: rowText(say('Paid by the due date')),
    unpaid: rowText(say('Unpaid on the due date'), say('what the first month is counted on')),
    ...Object.fromEntries(ofKinds),
    penalty: rowText(say('Penalty'), say(GREATER), kinds[0]?.law ?? ''),
    least: rowText(say('Least amount'), say('currency points × the value of a point'), points.law),
    interest: rowText(
      say('Interest'),
      say('unpaid tax × ((1 + rate / 12)^n − 1), where n counts months or parts of months'),
      interest.law,
    ),
    total: rowText(say('What the delay costs')),
  };
}
