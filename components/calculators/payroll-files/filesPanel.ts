import type { PayrollRules } from '@/lib/payroll/rates';
import type { MonthTexts } from '@/lib/payroll/sheet';
import type { Outcome } from '@/lib/payroll/workOut';

/** What a panel below the payroll works with. */
export type FilesPanelProps = {
  /** Undefined while no payroll was worked out, or the sheet has changed since. */
  outcome: Outcome | undefined;
  /** The month that is chosen now, and the employer. */
  month: MonthTexts;
  rules: PayrollRules;
};
