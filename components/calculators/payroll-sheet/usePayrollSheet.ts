import { useState } from 'react';
import type { ColumnId } from '@/lib/payroll/columns';
import { isBlank, MAX_EMPLOYEES, type RowTexts } from '@/lib/payroll/rowTexts';
import type { MonthTexts, Sheet, SheetRow } from '@/lib/payroll/sheet';

type SheetState = Sheet & {
  rows: readonly SheetRow[];
  nextKey: number;
  /** The rows before the last removal, which can be undone. */
  removed?: readonly SheetRow[] | undefined;
  /** The sheet as it was when it was last to be worked out. */
  asked?: Sheet;
};

const withKeys = (texts: readonly RowTexts[], first: number): SheetRow[] =>
  texts.map((row, index) => ({ key: first + index, texts: row }));

/** Rows with others put in at a place; blank ones beside it, such as the first of a new sheet, give way. */
function insert(state: SheetState, at: number, texts: readonly RowTexts[]): SheetState {
  const rows = state.rows.toSpliced(at, 0, ...withKeys(texts, state.nextKey)).slice(0, MAX_EMPLOYEES);
  return { ...state, rows, nextKey: state.nextKey + texts.length, removed: undefined };
}

function importInto(state: SheetState, texts: readonly RowTexts[]): SheetState {
  const rows = state.rows.filter((row) => !isBlank(row.texts));
  return insert({ ...state, rows }, rows.length, texts);
}

/** A sheet is never empty: the last row that goes leaves a blank one. */
function keepOnly(state: SheetState, rows: readonly SheetRow[]): SheetState {
  const removed = state.rows;
  return rows.length > 0 ? { ...state, rows, removed } : { ...insert({ ...state, rows: [] }, 0, [{}]), removed };
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
    sheet: state satisfies Sheet,
    asked: state.asked,
    /** Asks for the sheet to be worked out, with all that was typed before. */
    ask: () => setState((last) => ({ ...last, asked: { month: last.month, rows: last.rows } })),
    canUndo: state.removed !== undefined,
    setMonth: (texts: Partial<MonthTexts>) => setState((last) => ({ ...last, month: { ...last.month, ...texts } })),
    setText: (key: number, column: ColumnId, text: string) => setState((last) => withText(last, { key, column }, text)),
    addRow: () => setState((last) => insert(last, last.rows.length, [{}])),
    duplicate: (key: number) =>
      setState((last) => {
        const at = last.rows.findIndex((row) => row.key === key);
        return insert(last, at + 1, [last.rows[at]?.texts ?? {}]);
      }),
    remove: (key: number) =>
      setState((last) =>
        keepOnly(
          last,
          last.rows.filter((row) => row.key !== key),
        ),
      ),
    removeAll: () => setState((last) => keepOnly(last, [])),
    undo: () => setState((last) => ({ ...last, rows: last.removed ?? last.rows, removed: undefined })),
    /** Puts rows below the others, or in their place, which can be undone. */
    importRows: (texts: readonly RowTexts[], isReplacing: boolean) =>
      setState((last) =>
        isReplacing ? { ...importInto({ ...last, rows: [] }, texts), removed: last.rows } : importInto(last, texts),
      ),
    /** Takes what was kept on the device in the place of everything. */
    restore: (kept: { month: MonthTexts; rows: readonly RowTexts[] }) =>
      setState(importInto({ month: kept.month, rows: [], nextKey: 1 }, kept.rows.length > 0 ? kept.rows : [{}])),
  };
}

export type PayrollSheet = ReturnType<typeof usePayrollSheet>;
