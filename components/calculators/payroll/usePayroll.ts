import { useMemo } from 'react';
import type { PayrollRules } from '@/lib/payroll/rates';
import type { MonthTexts } from '@/lib/payroll/sheet';
import { workOut } from '@/lib/payroll/workOut';
import { usePayrollSheet } from '../payroll-sheet/usePayrollSheet';
import { useImport } from './useImport';

/** The sheet, what it comes to, and what files bring in. */
export function usePayroll(rules: PayrollRules, month: MonthTexts) {
  const payroll = usePayrollSheet(month);
  const { sheet, asked } = payroll;
  const imports = useImport(payroll);
  const worked = useMemo(() => asked && workOut(asked, rules), [asked, rules]);
  const isEmpty = worked && !worked.run && worked.errors.size === 0 && !worked.staffError;
  const outcome = isEmpty ? undefined : worked;

  return {
    payroll,
    imports,
    outcome,
    /** Why there is nothing to work out. */
    failure: isEmpty ? 'Please enter at least one employee.' : undefined,
    /** The sheet has changed since. */
    isStale: asked !== undefined && (asked.month !== sheet.month || asked.rows !== sheet.rows),
  };
}
