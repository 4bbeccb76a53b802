import { useEffect, useEffectEvent, useState } from 'react';
import { forgetSheet, keepSheet, readKeptSheet } from '@/lib/browser/keptPayroll';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { isBlank } from '@/lib/payroll/rowTexts';
import { monthOf } from '@/lib/payroll/sheet';
import type { PayrollSheet } from './usePayrollSheet';

const NOT_KEPT = 'This browser does not let us keep it: download the CSV file of the run instead.';
const DELETED = 'Deleted from this device. What you see stays until you close the page.';

/**
 * A sheet that the visitor asked to keep in this browser comes back on arrival; each change is kept while they want it.
 * Without one the month is the present one.
 */
export function useKeptSheet(payroll: PayrollSheet, years: readonly string[]) {
  const [isKept, setIsKept] = useState(false);
  const [notice, setNotice] = useState('');
  const { sheet } = payroll;

  const arrive = useEffectEvent(() => {
    const kept = readKeptSheet();
    const isUntouched = sheet.rows.every(({ texts }) => isBlank(texts));
    if (kept && isUntouched) {
      const month = { ...sheet.month, ...kept.month };
      // An income year that the page does not have would have no rates.
      payroll.restore({ month: years.includes(month.year) ? month : sheet.month, rows: kept.rows });
      setIsKept(true);
      return;
    }
    const now = monthOf(new Date().toISOString().slice(0, 10));
    if (isUntouched && years.includes(now.year)) payroll.setMonth(now);
  });

  useEffect(() => {
    let timer: number | undefined;
    // In a task of its own: the sheet then holds what was typed before hydration.
    const handleHydrated = () => {
      timer = window.setTimeout(() => arrive());
    };
    if (document.documentElement.hasAttribute('data-hydrated')) handleHydrated();
    else document.addEventListener(START_EVENTS.hydrated, handleHydrated, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener(START_EVENTS.hydrated, handleHydrated);
    };
  }, []);

  useEffect(() => {
    if (!isKept || keepSheet(sheet)) return;
    setIsKept(false);
    setNotice(NOT_KEPT);
  }, [isKept, sheet]);

  const setKept = (isWanted: boolean) => {
    if (!isWanted) forgetSheet();
    setNotice(isWanted ? '' : DELETED);
    setIsKept(isWanted);
  };

  return { isKept, setKept, notice };
}
