import { useEffect, useEffectEvent, useState } from 'react';
import { forgetSheet, keepSheet, readKeptSheet } from '@/lib/browser/keptPayroll';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { isBlank, monthOptions } from '@/lib/payroll/sheet';
import type { PayrollSheet } from './usePayrollSheet';

const NOT_KEPT = 'This browser does not let us keep it: download the CSV file of the payroll instead.';
const DELETED = 'Deleted from this device. What you see stays until you close the page.';

/**
 * A sheet that the visitor asked to keep in this browser comes back on arrival; each change is kept while they want it.
 * Without one the month is the present one.
 */
export function useKeptSheet(payroll: PayrollSheet, years: readonly string[]) {
  const [isKept, setIsKept] = useState(false);
  const [notice, setNotice] = useState('');
  const { month, rows } = payroll.sheet;

  const arrive = useEffectEvent(() => {
    if (!rows.every(({ texts }) => isBlank(texts))) return;
    const kept = readKeptSheet();
    const now = todayInDarEsSalaam().slice(0, 7);
    // A month that the page does not have would have no rates.
    const hasMonth = (wanted: string | undefined) => monthOptions(years).some(({ value }) => value === wanted);
    const present = hasMonth(now) ? { month: now } : {};
    if (!kept) return payroll.setMonth(present);
    payroll.restore({ month: { ...kept.month, ...(hasMonth(kept.month.month) ? {} : present) }, rows: kept.rows });
    setIsKept(true);
  });
  // In a task of its own: the sheet then holds what was typed before React came.
  useEffect(() => {
    const timer = setTimeout(() => arrive());
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isKept || keepSheet({ month, rows })) return;
    setIsKept(false);
    setNotice(NOT_KEPT);
  }, [isKept, month, rows]);

  const setKept = (isWanted: boolean) => {
    if (!isWanted) forgetSheet();
    setNotice(isWanted ? '' : DELETED);
    setIsKept(isWanted);
  };

  return { isKept, setKept, notice };
}
