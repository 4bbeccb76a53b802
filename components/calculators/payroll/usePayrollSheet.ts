import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isChanged, isField, writeForm } from '@/lib/browser/formFields';
import {
  deleteStoredSheet,
  isSheetKey,
  readStoredSheet,
  type StoredSheet,
  storeSheet,
} from '@/lib/browser/payrollStorage';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { groupAmount } from '@/lib/money/input';
import {
  COLUMNS,
  type ColumnId,
  isBlank,
  type MonthTexts,
  type RowTexts,
  type Sheet,
  type SheetRow,
} from '@/lib/payroll/sheet';
import { monthsOf } from '@/lib/tax/taxYear';

export const employeesText = (count: number): string => (count === 1 ? '1 employee' : `${count} employees`);

/** Name and id of an employee's field. Error messages link to it. */
export const fieldName = (key: number, column: ColumnId): string => `pay-${key}-${column}`;

type SheetState = Sheet & {
  nextKey: number;
  /** The rows before the last removal, for undo. */
  removed?: readonly SheetRow[] | undefined;
  /** The sheet as last submitted. */
  asked?: Sheet;
  isStale: boolean;
};

function append(state: SheetState, texts: readonly RowTexts[]): SheetState {
  const added = texts.map((row, index) => ({ key: state.nextKey + index, texts: row }));
  return { ...state, rows: [...state.rows, ...added], nextKey: state.nextKey + texts.length, removed: undefined };
}

/** Keeps only some rows. If none is left, adds a blank one, so that a sheet is never empty. */
function keepOnly(state: SheetState, isKept: (row: SheetRow) => boolean): SheetState {
  const rows = state.rows.filter(isKept);
  const kept = rows.length > 0 ? { ...state, rows } : append({ ...state, rows }, [{}]);
  return { ...kept, removed: state.rows };
}

/** Restores the removed rows, and keeps anything typed since, even in the blank row that replaced them. */
function undo(state: SheetState): SheetState {
  const { removed = [] } = state;
  const now = new Map(state.rows.map((row) => [row.key, row]));
  const back = removed.map((row) => now.get(row.key) ?? row);
  const added = state.rows.filter(({ key, texts }) => !isBlank(texts) && removed.every((row) => row.key !== key));
  return { ...state, rows: [...back, ...added], removed: undefined };
}

/** Copies a form field's text into the state. Thousands separators, which are added on blur, do not count as a change. */
function withField(state: SheetState, name: string, text: string): SheetState {
  if (Object.hasOwn(state.month, name)) return { ...state, month: { ...state.month, [name]: text }, isStale: true };
  const [, key, last] = name.split('-');
  const column = COLUMNS.find((id) => id === last);
  const row = state.rows.find((each) => String(each.key) === key);
  if (!row || !column) return state;
  const changed = { ...row, texts: { ...row.texts, [column]: text } };
  const isOther = groupAmount(row.texts[column] ?? '') !== groupAmount(text);
  return {
    ...state,
    rows: state.rows.map((each) => (each === row ? changed : each)),
    isStale: state.isStale || isOther,
  };
}

/**
 * State of the sheet. It follows the form's uncontrolled fields.
 *
 * @param monthNow the initially selected month, such as '2026-11'
 */
function useSheet(monthNow: string) {
  const [state, setState] = useState<SheetState>({
    month: { month: monthNow, employer: '', staff: '', kind: 'private' },
    rows: [{ key: 1, texts: {} }],
    nextKey: 2,
    isStale: false,
  });
  const change = (to: (last: SheetState) => SheetState) => setState((last) => ({ ...to(last), isStale: true }));

  return {
    sheet: state,
    take: ({ name, value }: { name: string; value: string }) => setState((last) => withField(last, name, value)),
    /** Submits the sheet, including everything typed so far. */
    ask: () => setState((last) => ({ ...last, asked: { month: last.month, rows: last.rows }, isStale: false })),
    addRow: () => change((last) => append(last, [{}])),
    remove: (key: number) => change((last) => keepOnly(last, (row) => row.key !== key)),
    removeAll: () => change((last) => keepOnly(last, () => false)),
    undo: () => change(undo),
    /** Adds imported rows, replacing blank ones. */
    importRows: (texts: readonly RowTexts[]) =>
      change((last) => append({ ...last, rows: last.rows.filter((row) => !isBlank(row.texts)) }, texts)),
    /** Restores a saved sheet's month and its rows, if any. */
    restore: (month: Partial<MonthTexts>, rows: readonly RowTexts[]) =>
      change((last) => {
        const sheet = { ...last, month: { ...last.month, ...month } };
        return rows.length > 0 ? append({ ...sheet, rows: [] }, rows) : sheet;
      }),
  };
}

const NOT_KEPT = 'This browser does not let us keep the sheet. Download the payroll’s CSV file instead.';
const DELETED = 'The sheet was deleted from this device. What you see stays until you close the page.';
const KEPT_ALREADY = 'Another sheet is already kept on this device. Reload this page to open it.';
const TAKEN_OVER = 'You changed this sheet in another tab. The changes are here now.';

/**
 * Saves the sheet and every change to it in this browser for as long as the visitor wants, and follows changes made in other tabs.
 */
function useStoredSheet({ month, rows }: Sheet, onRestore: (kept: StoredSheet) => void) {
  const [isKept, setIsKept] = useState(false);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    if (!isKept || storeSheet({ month, rows })) return;
    setIsKept(false);
    setNotice(NOT_KEPT);
  }, [isKept, month, rows]);

  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (!isKept || !isSheetKey(key)) return;
    const kept = readStoredSheet();
    setIsKept(kept !== undefined);
    setNotice(kept ? TAKEN_OVER : DELETED);
    if (kept) onRestore(kept);
  });
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => follow(event);
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  const setKept = (isWanted: boolean) => {
    const isOther = isWanted && readStoredSheet() !== undefined;
    if (!isWanted) deleteStoredSheet();
    setNotice(isWanted ? (isOther ? KEPT_ALREADY : '') : DELETED);
    setIsKept(isWanted && !isOther);
  };

  return { isKept, setIsKept, setKept, notice };
}

/**
 * The sheet and its form. On load it reads what was typed before hydration, and restores a sheet that the visitor chose to keep in
 * this browser. Otherwise it starts with the current month.
 *
 * @param years tax years whose months can be chosen
 */
export function usePayrollSheet(monthNow: string, years: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  const sheet = useSheet(monthNow);
  const restore = (month: Partial<MonthTexts>, rows: readonly RowTexts[]) => {
    if (form.current) writeForm(form.current, month);
    sheet.restore(month, rows);
  };
  const { setIsKept, ...keeping } = useStoredSheet(sheet.sheet, (kept) => restore(kept.month, kept.rows));

  const arrive = useEffectEvent(() => {
    if (!form.current) return;
    const typed = [...form.current.elements].filter(isField).filter(isChanged);
    for (const field of typed) sheet.take(field);
    const names = typed.map(({ name }) => name);
    const stored = readStoredSheet();
    const kept = names.some((name) => name.startsWith('pay-')) ? undefined : stored;
    setIsKept(kept !== undefined || (names.includes('keep') && !stored));
    // A month that the page does not offer would have no rates.
    const hasMonth = (wanted = '') => years.some((year) => monthsOf(year).includes(wanted));
    const now = todayInDarEsSalaam().slice(0, 7);
    const present = hasMonth(now) && !names.includes('month') ? { month: now } : {};
    restore({ ...kept?.month, ...(hasMonth(kept?.month.month) ? {} : present) }, kept?.rows ?? []);
  });
  useEffect(() => arrive(), []);

  return { ...sheet, form, ...keeping };
}

export type PayrollSheet = ReturnType<typeof usePayrollSheet>;
