import { useLayoutEffect, useRef, useState } from 'react';
import { useLatePart } from '@/components/behaviours/useLatePart';
import type { PayrollRules } from '@/lib/payroll/rates';
import type { MonthTexts } from '@/lib/payroll/sheet';
import type { Outcome } from '@/lib/payroll/workOut';
import { usePayrollSheet } from '../payroll-sheet/usePayrollSheet';
import { latePayroll, type PayrollParts } from './latePayroll';

const NOT_LOADED = 'A part of this page could not be loaded. Please check your connection and try again.';

const NO_EMPLOYEE = 'Please enter at least one employee.';

const employees = (count: number) => (count === 1 ? '1 employee' : `${count} employees`);

/** The sheet, what it comes to, and what files bring in. The rules are loaded late: a press before that waits for them. */
export function usePayroll(rules: PayrollRules, month: MonthTexts) {
  const payroll = usePayrollSheet(month);
  const parts = useLatePart(latePayroll);
  const [outcome, setOutcome] = useState<Outcome>();
  const [notice, setNotice] = useState('');
  const [failure, setFailure] = useState('');
  // Read when the rules run, which may be after what was typed before hydration has come in.
  const latestSheet = useRef(payroll.sheet);
  useLayoutEffect(() => {
    latestSheet.current = payroll.sheet;
  });

  const withParts = (use: (parts: PayrollParts) => unknown) => {
    const run = () => {
      const loaded = latePayroll.get();
      setFailure(loaded ? '' : NOT_LOADED);
      if (loaded) use(loaded);
    };
    if (latePayroll.get()) run();
    else void latePayroll.load().then(run);
  };

  return {
    payroll,
    parts,
    outcome,
    notice,
    failure,
    isStale:
      outcome !== undefined &&
      (outcome.sheet.month !== payroll.sheet.month || outcome.sheet.rows !== payroll.sheet.rows),
    submit: () =>
      withParts(({ workOut }) => {
        const next = workOut(latestSheet.current, rules);
        const isEmpty = !next.run && next.errors.size === 0 && !next.staffError;
        setOutcome(isEmpty ? undefined : next);
        setFailure(isEmpty ? NO_EMPLOYEE : '');
      }),
    importFrom: (source: string | File) =>
      withParts(async ({ readSheet, readTextFile }) => {
        try {
          const { rows, notes } = readSheet(typeof source === 'string' ? source : await readTextFile(source));
          if (rows.length > 0) payroll.importRows(rows);
          setNotice([`${employees(rows.length)} added.`, ...notes].join(' '));
        } catch {
          setNotice('The file could not be read. Save it again as CSV, close it in the spreadsheet, and open it here.');
        }
      }),
    downloadTemplate: () => withParts(({ downloadTemplate }) => downloadTemplate()),
  };
}
