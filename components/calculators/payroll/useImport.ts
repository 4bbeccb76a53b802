import { useState } from 'react';
import { readTextFile } from '@/lib/browser/readTextFile';
import type { ImportedSheet } from '@/lib/payroll/readSheet';
import { isBlank, type RowTexts } from '@/lib/payroll/rowTexts';
import type { PayrollSheet } from '../payroll-sheet/usePayrollSheet';
import { latePayroll, NOT_LOADED } from './latePayroll';

const employees = (count: number) => (count === 1 ? '1 employee' : `${count} employees`);

/** A row by its name or number and its pay, as a sentence names it. */
const nameOf = ({ name, number, basic }: RowTexts) =>
  [name?.trim() || number?.trim(), basic?.trim()].filter(Boolean).join(', ');

function leftOutNote(rows: readonly RowTexts[]): string[] {
  if (rows.length === 0) return [];
  const count = rows.length === 1 ? '1 row is a total' : `${rows.length} rows are totals`;
  return [`${count} and left out: ${rows.map(nameOf).join('; ')}.`];
}

/** What files and pasted rows bring into the sheet, and what the visitor is asked before. */
export function useImport(payroll: PayrollSheet) {
  const [notice, setNotice] = useState('');
  const [waiting, setWaiting] = useState<ImportedSheet>();
  const [leftOut, setLeftOut] = useState<readonly RowTexts[]>([]);
  const [hasImported, setHasImported] = useState(false);
  const standing = payroll.sheet.rows.filter(({ texts }) => !isBlank(texts)).length;

  const take = (imported: ImportedSheet, isReplacing: boolean) => {
    const { rows, notes } = imported;
    if (rows.length > 0) payroll.importRows(rows, isReplacing);
    setWaiting(undefined);
    setLeftOut(imported.leftOut);
    setHasImported(true);
    setNotice([`${employees(rows.length)} added.`, ...leftOutNote(imported.leftOut), ...notes].join(' '));
  };

  const receive = (imported: ImportedSheet) => {
    const { rows, guess } = imported;
    if (rows.length === 0 || (standing === 0 && !guess)) return take(imported, false);
    setWaiting(imported);
    const first = rows[0] ? ` The first: ${nameOf(rows[0])}.` : '';
    const there = standing > 0 ? ` The sheet holds ${employees(standing)} already.` : '';
    setNotice(`${employees(rows.length)} read.${guess ? ` ${guess}${first}` : ''}${there}`);
  };

  return {
    notice,
    /** Employees in the sheet before those that wait. */
    standing,
    /** Read, but not taken over before the visitor has said how. */
    waiting,
    /** Rows taken for totals; each can still be taken in. */
    leftOut,
    /** Rows have come from a file or were pasted. */
    hasImported,
    take,
    drop: () => {
      setWaiting(undefined);
      setNotice('Nothing was added.');
    },
    takeIn: (row: RowTexts) => {
      payroll.importRows([row], false);
      setLeftOut((last) => last.filter((other) => other !== row));
      setNotice(`Taken in: ${nameOf(row)}.`);
    },
    importFrom: async (source: string | File) => {
      // Nothing to wait for once it is there: what is pasted stands in the sheet at once.
      if (!latePayroll.get()) await latePayroll.load();
      const work = latePayroll.get();
      if (!work) return setNotice(NOT_LOADED);
      try {
        receive(work.readSheet(typeof source === 'string' ? source : await readTextFile(source)));
      } catch {
        setNotice('The file could not be read. Save it again as CSV, close it in the spreadsheet, and open it here.');
      }
    },
  };
}

export type SheetImport = ReturnType<typeof useImport>;
