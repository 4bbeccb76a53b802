import { useMemo, useState } from 'react';
import { readTextFile } from '@/lib/browser/readTextFile';
import type { PayrollRules } from '@/lib/payroll/rates';
import type { MonthTexts } from '@/lib/payroll/sheet';
import { readSheet } from '@/lib/payroll/sheetFile';
import { workOut } from '@/lib/payroll/workOut';
import { usePayrollSheet } from '../payroll-sheet/usePayrollSheet';

const employees = (count: number) => (count === 1 ? '1 employee' : `${count} employees`);

/** The sheet, what it comes to, and what files bring in. */
export function usePayroll(rules: PayrollRules, month: MonthTexts) {
  const payroll = usePayrollSheet(month);
  const { sheet, asked } = payroll;
  const [notice, setNotice] = useState('');
  const worked = useMemo(() => asked && workOut(asked, rules), [asked, rules]);
  const isEmpty = worked && !worked.run && worked.errors.size === 0 && !worked.staffError;
  const outcome = isEmpty ? undefined : worked;

  const importFrom = async (source: string | File) => {
    try {
      const { rows, notes } = readSheet(typeof source === 'string' ? source : await readTextFile(source));
      if (rows.length > 0) payroll.importRows(rows);
      setNotice([`${employees(rows.length)} added.`, ...notes].join(' '));
    } catch {
      setNotice('The file could not be read. Save it again as CSV, close it in the spreadsheet, and open it here.');
    }
  };

  return {
    payroll,
    outcome,
    notice,
    importFrom,
    /** Why there is nothing to work out. */
    failure: isEmpty ? 'Please enter at least one employee.' : undefined,
    /** The sheet has changed since. */
    isStale: asked !== undefined && (asked.month !== sheet.month || asked.rows !== sheet.rows),
  };
}
