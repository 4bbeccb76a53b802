import { formatAmount } from '@/lib/money/format';
import type { PayrollRules } from '@/lib/payroll/rates';
import type { HubExample } from '../hub/HubCard';
import { templateRun } from './templateRun';

/** Example of a payroll for its card of the hub: the people of the template. */
export function payrollExample(rules: PayrollRules, year: string): HubExample {
  const run = templateRun(rules, year);
  if (!run) return [];
  return [
    [`Net pay of ${run.slips.length}`, formatAmount(run.totals.net)],
    ['Cost', formatAmount(run.cash)],
  ];
}
