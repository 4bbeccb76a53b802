import { useMemo } from 'react';
import { useLatePart } from '@/components/behaviours/useLatePart';
import type { PayrollRules } from '@/lib/payroll/rates';
import type { MonthTexts } from '@/lib/payroll/sheet';
import { say } from '@/lib/words/say';
import { usePayrollSheet } from '../payroll-sheet/usePayrollSheet';
import { latePayroll, NOT_LOADED } from './latePayroll';
import { useImport } from './useImport';

function failureOf(isUnloaded: boolean, isEmpty: boolean | undefined): string | undefined {
  if (isUnloaded) return say(NOT_LOADED);
  return isEmpty ? say('Please enter at least one employee.') : undefined;
}

/** The sheet, what it comes to, and what files bring in. */
export function usePayroll(rules: PayrollRules, month: MonthTexts) {
  const payroll = usePayrollSheet(month);
  const { sheet, asked } = payroll;
  const imports = useImport(payroll);
  const work = useLatePart(latePayroll);
  const worked = useMemo(() => asked && work?.workOut(asked, rules), [asked, work, rules]);
  const isEmpty = worked && !worked.run && worked.errors.size === 0 && !worked.staffError;
  const outcome = isEmpty ? undefined : worked;

  return {
    work,
    payroll,
    imports,
    outcome,
    /** Why there is nothing to work out. */
    failure: failureOf(asked !== undefined && !work, isEmpty),
    /** The sheet has changed since. */
    isStale: asked !== undefined && (asked.month !== sheet.month || asked.rows !== sheet.rows),
  };
}
