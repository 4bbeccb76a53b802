import type { Dispute } from '@/lib/content/schemas/dispute';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import { say } from '@/lib/words/say';
import { rowText } from '../result/rowText';

/** Label, rule and law of the lines of a deposit. */
export function objectionRowTexts({ deposit: { third, whole, none }, leaver }: Dispute): RowTexts {
  const lawOf = ({ law, evidence }: Dispute['leaver']) => ({ law, mark: markToday(evidence) });
  return {
    assessed: rowText(say('Tax assessed')),
    undisputed: rowText(say('Tax not disputed'), say('what is due by your own grounds')),
    third: rowText(say('One third of the tax assessed'), say('up to the next shilling')),
    deposit: {
      label: say('Deposit'),
      rule: say('the greater of the two, in the time of the objection'),
      ...lawOf(third),
    },
    whole: { label: say('Deposit on imports'), rule: say('all duty and tax assessed'), ...lawOf(whole) },
    none: { label: say('No deposit'), rule: say('where the decision asks for no tax'), ...lawOf(none) },
    leaver: {
      label: say('Deposit of those who leave for good'),
      rule: say('the whole tax assessed'),
      ...lawOf(leaver),
    },
  };
}
