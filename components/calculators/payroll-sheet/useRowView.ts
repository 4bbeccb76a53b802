import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnId } from '@/lib/payroll/columns';
import type { RowActions } from './EmployeeRow';
import { fieldId, MAIN_FIELDS } from './employeeFields';
import type { PayrollSheet } from './usePayrollSheet';

/** Rows in the document at a time: a sheet of hundreds stays quick to type in. */
export const PAGE_SIZE = 20;

const pageOf = (index: number) => Math.max(0, Math.floor(index / PAGE_SIZE));

const focusField = (key: number | undefined, column: ColumnId) => {
  if (key !== undefined) document.getElementById(fieldId(key, column))?.focus();
};

/** Renders a change at once, so that the field to go to is there. */
function goTo(change: () => void, key: number | undefined, column: ColumnId): void {
  flushSync(change);
  focusField(key, column);
}

/** Which rows are in sight and open, and what the buttons of a row do; the focus stays where one works. */
export function useRowView(payroll: PayrollSheet) {
  const [wantedPage, setPage] = useState(0);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<number>>(new Set());
  const { rows } = payroll.sheet;
  const page = Math.min(wantedPage, pageOf(rows.length - 1));

  const open = (key: number, isOpen: boolean) =>
    setOpenKeys((last) => new Set(isOpen ? [...last, key] : [...last].filter((other) => other !== key)));

  const actions: RowActions = {
    setText: payroll.setText,
    toggle: (key) => open(key, !openKeys.has(key)),
    duplicate: (key) => goTo(() => payroll.duplicate(key), payroll.sheet.nextKey, 'name'),
    remove: (key) => {
      const at = rows.findIndex((row) => row.key === key);
      const neighbour = (rows[at + 1] ?? rows[at - 1])?.key ?? payroll.sheet.nextKey;
      goTo(() => payroll.remove(key), neighbour, 'name');
    },
  };

  const addAtEnd = () => {
    payroll.addRow();
    setPage(pageOf(rows.length));
  };
  const bringIn = (key: number, column: ColumnId) => {
    setPage(pageOf(rows.findIndex((row) => row.key === key)));
    if (!MAIN_FIELDS.some((field) => field.column === column)) open(key, true);
  };

  return {
    page,
    setPage,
    actions,
    isOpen: (key: number) => openKeys.has(key),
    add: () => goTo(addAtEnd, payroll.sheet.nextKey, 'name'),
    removeAll: () => goTo(payroll.removeAll, payroll.sheet.nextKey, 'name'),
    /** Brings a field into sight, wherever its row stands. */
    showField: (key: number, column: ColumnId) => goTo(() => bringIn(key, column), key, column),
  };
}

export type RowView = ReturnType<typeof useRowView>;
