import { useEffect, useEffectEvent, useState } from 'react';
import { forgetSheet, keepSheet, readKeptSheet } from '@/lib/browser/keptPayroll';
import { formatMonth } from '@/lib/dates/formatLongDate';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import {
  type ColumnId,
  isBlank,
  MAX_EMPLOYEES,
  type MonthTexts,
  type RowTexts,
  type Sheet,
  type SheetRow,
} from '@/lib/payroll/sheet';
import { monthsOf } from '@/lib/tax/taxYear';

/** Returns '1 employee' or '12 employees'. */
export const employeesText = (count: number): string => (count === 1 ? '1 employee' : `${count} employees`);

/** Returns the months of income years such as '2026/27', in the order of the years. */
export const monthOptions = (years: readonly string[]) =>
  years.flatMap((year) =>
    monthsOf(year).map((month) => ({ value: month, label: formatMonth(month), group: `Income year ${year}` })),
  );

type SheetState = Sheet & {
  /** Key of the next new row. */
  nextKey: number;
  /** The rows before the last removal, which can be undone. */
  removed?: readonly SheetRow[] | undefined;
  /** The sheet as it was when it was last to be worked out. */
  asked?: Sheet;
};

/** Rows with others below them. */
function append(state: SheetState, texts: readonly RowTexts[]): SheetState {
  const added = texts.map((row, index) => ({ key: state.nextKey + index, texts: row }));
  const rows = [...state.rows, ...added].slice(0, MAX_EMPLOYEES);
  return { ...state, rows, nextKey: state.nextKey + texts.length, removed: undefined };
}

/** The same; replaces rows without any text. */
const importInto = (state: SheetState, texts: readonly RowTexts[]): SheetState =>
  append({ ...state, rows: state.rows.filter((row) => !isBlank(row.texts)) }, texts);

/** A sheet is never empty: the last row that goes leaves a blank one. */
function keepOnly(state: SheetState, rows: readonly SheetRow[]): SheetState {
  const removed = state.rows;
  return rows.length > 0 ? { ...state, rows, removed } : { ...append({ ...state, rows: [] }, [{}]), removed };
}

/**
 * A field with another text. Leaving one writes what it holds already: nothing has changed then, and the result still
 * stands.
 */
function withText(state: SheetState, at: { key: number; column: ColumnId }, text: string): SheetState {
  const { key, column } = at;
  const isChanged = state.rows.some((row) => row.key === key && (row.texts[column] ?? '') !== text);
  if (!isChanged) return state;
  const rows = state.rows.map((row) => (row.key === key ? { key, texts: { ...row.texts, [column]: text } } : row));
  return { ...state, rows };
}

/** State of the sheet: the month and its employees as they were typed. */
export function usePayrollSheet(month: MonthTexts) {
  const [state, setState] = useState<SheetState>({ month, rows: [{ key: 1, texts: {} }], nextKey: 2 });

  return {
    sheet: state,
    asked: state.asked,
    /** The sheet has changed since it was worked out. */
    isStale: state.asked !== undefined && (state.asked.month !== state.month || state.asked.rows !== state.rows),
    canUndo: state.removed !== undefined,
    /** Asks for the sheet to be worked out, with all that was typed before. */
    ask: () => setState((last) => ({ ...last, asked: { month: last.month, rows: last.rows } })),
    setMonth: (texts: Partial<MonthTexts>) => setState((last) => ({ ...last, month: { ...last.month, ...texts } })),
    setText: (key: number, column: ColumnId, text: string) => setState((last) => withText(last, { key, column }, text)),
    addRow: () => setState((last) => append(last, [{}])),
    remove: (key: number) =>
      setState((last) =>
        keepOnly(
          last,
          last.rows.filter((row) => row.key !== key),
        ),
      ),
    removeAll: () => setState((last) => keepOnly(last, [])),
    undo: () => setState((last) => ({ ...last, rows: last.removed ?? last.rows, removed: undefined })),
    importRows: (texts: readonly RowTexts[]) => setState((last) => importInto(last, texts)),
    /** Replaces everything by the sheet that was kept on the device. */
    restore: ({ month: texts, rows }: { month: Partial<MonthTexts>; rows: readonly RowTexts[] }) =>
      setState((last) =>
        append({ ...last, month: { ...last.month, ...texts }, rows: [] }, rows.length > 0 ? rows : [{}]),
      ),
  };
}

export type PayrollSheet = ReturnType<typeof usePayrollSheet>;

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
