import type { Dispute } from '@/lib/content/schemas/tax/dispute';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/tax/sources';
import { rowText } from '../result/rowText';

/** Label, rule and law of the lines of a deposit. */
export function objectionRowTexts({ deposit: { third, whole, none }, leaver }: Dispute): RowTexts {
  const lawOf = ({ law, evidence }: Dispute['leaver']) => ({ law, mark: markToday(evidence) });
  return {
    assessed: rowText('Tax assessed'),
    undisputed: rowText('Tax not disputed', 'what is due by your own grounds'),
    third: rowText('One third of the tax assessed', 'up to the next shilling'),
    deposit: {
      label: 'Deposit',
      rule: 'the greater of the two, in the time of the objection',
      ...lawOf(third),
    },
    whole: { label: 'Deposit on imports', rule: 'all duty and tax assessed', ...lawOf(whole) },
    none: { label: 'No deposit', rule: 'where the decision asks for no tax', ...lawOf(none) },
    leaver: {
      label: 'Deposit of those who leave for good',
      rule: 'the whole tax assessed',
      ...lawOf(leaver),
    },
  };
}
