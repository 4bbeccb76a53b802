import { useEffect, useEffectEvent, useState } from 'react';
import { forgetSheet, handSheetOver, keepSheet, readKeptSheet, takeHandedSheet } from '@/lib/browser/keptPayroll';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { isBlank } from '@/lib/payroll/rowTexts';
import { monthOf, type Sheet } from '@/lib/payroll/sheet';
import { englishPath } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import type { PayrollSheet } from './usePayrollSheet';

const NOT_KEPT = 'This browser does not let us keep it: download the CSV file of the run instead.';
const DELETED = 'Deleted from this device. What you see stays until you close the page.';

/** True for a press on the link to the same page in the other language. */
function isSwitch({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  const { pathname } = location;
  return link !== null && link.pathname !== pathname && englishPath(link.pathname) === englishPath(pathname);
}

/** Calls back once React has the page, in a task of its own: the sheet then holds what was typed before. */
function useArrival(onArrive: () => void): void {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => {
    let timer: number | undefined;
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
}

/** Hands the sheet over to the page in the other language by a press on the link to it. */
function useHandOver(sheet: Sheet): void {
  const handleClick = useEffectEvent((event: MouseEvent) => {
    if (isSwitch(event)) handSheetOver(sheet);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => handleClick(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}

/**
 * A sheet that the visitor asked to keep in this browser comes back on arrival; each change is kept while they want it.
 * The other language gets the sheet by a press on its link. Without one the month is the present one.
 */
export function useKeptSheet(payroll: PayrollSheet, years: readonly string[]) {
  const [isKept, setIsKept] = useState(false);
  const [notice, setNotice] = useState('');
  const { sheet } = payroll;
  useHandOver(sheet);

  useArrival(() => {
    const kept = readKeptSheet();
    const found = takeHandedSheet() ?? kept;
    const isUntouched = sheet.rows.every(({ texts }) => isBlank(texts));
    if (found && isUntouched) {
      const month = { ...sheet.month, ...found.month };
      // An income year that the page does not have would have no rates.
      payroll.restore({ month: years.includes(month.year) ? month : sheet.month, rows: found.rows });
      setIsKept(kept !== undefined);
      return;
    }
    const now = monthOf(new Date().toISOString().slice(0, 10));
    if (isUntouched && years.includes(now.year)) payroll.setMonth(now);
  });

  useEffect(() => {
    if (!isKept || keepSheet(sheet)) return;
    setIsKept(false);
    setNotice(say(NOT_KEPT));
  }, [isKept, sheet]);

  const setKept = (isWanted: boolean) => {
    if (!isWanted) forgetSheet();
    setNotice(isWanted ? '' : say(DELETED));
    setIsKept(isWanted);
  };

  return { isKept, setKept, notice };
}
