import type { Dispute } from '@/lib/content/schemas/dispute';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';

/** Label, rule and law of the lines of a deposit. */
export function objectionRowTexts({ deposit: { third, whole, none }, leaver }: Dispute): RowTexts {
  const lawOf = ({ law, evidence }: Dispute['leaver']) => ({ law, mark: markToday(evidence) });
  return {
    assessed: { label: 'Tax assessed', rule: '', law: '' },
    undisputed: { label: 'Tax not disputed', rule: 'what is due by your own grounds', law: '' },
    third: { label: 'One third of the tax assessed', rule: 'up to the next shilling', law: '' },
    deposit: { label: 'Deposit', rule: 'the greater of the two, in the time of the objection', ...lawOf(third) },
    whole: { label: 'Deposit on imports', rule: 'all duty and tax assessed', ...lawOf(whole) },
    none: { label: 'No deposit', rule: 'where the decision asks for no tax', ...lawOf(none) },
    leaver: { label: 'Deposit of those who leave for good', rule: 'the whole tax assessed', ...lawOf(leaver) },
  };
}
