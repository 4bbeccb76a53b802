import { useState } from 'react';
import { readTextFile } from '@/lib/browser/readTextFile';
import { employeesText } from '@/lib/payroll/counted';
import type { ImportedSheet } from '@/lib/payroll/readSheet';
import { isBlank, type RowTexts } from '@/lib/payroll/rowTexts';
import { say } from '@/lib/words/say';
import type { PayrollSheet } from '../payroll-sheet/usePayrollSheet';
import { latePayroll, NOT_LOADED } from './latePayroll';

/** A row by its name or number and its pay, as a sentence names it. */
const nameOf = ({ name, number, basic }: RowTexts) =>
  [name?.trim() || number?.trim(), basic?.trim()].filter(Boolean).join(', ');

function leftOutNote(rows: readonly RowTexts[]): string[] {
  if (rows.length === 0) return [];
  const names = rows.map(nameOf).join('; ');
  return [
    rows.length === 1
      ? say('1 row is a total and left out: {names}.', { names })
      : say('{count} rows are totals and left out: {names}.', { count: rows.length, names }),
  ];
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
    setNotice(
      [
        say('{employees} added.', { employees: employeesText(rows.length) }),
        ...leftOutNote(imported.leftOut),
        ...notes,
      ].join(' '),
    );
  };

  const receive = (imported: ImportedSheet) => {
    const { rows, guess } = imported;
    if (rows.length === 0 || (standing === 0 && !guess)) return take(imported, false);
    setWaiting(imported);
    const [first] = rows;
    const notices = [
      say('{employees} read.', { employees: employeesText(rows.length) }),
      ...(guess ? [guess] : []),
      ...(guess && first ? [say('The first: {row}.', { row: nameOf(first) })] : []),
      ...(standing > 0 ? [say('The sheet holds {employees} already.', { employees: employeesText(standing) })] : []),
    ];
    setNotice(notices.join(' '));
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
      setNotice(say('Nothing was added.'));
    },
    takeIn: (row: RowTexts) => {
      payroll.importRows([row], false);
      setLeftOut((last) => last.filter((other) => other !== row));
      setNotice(say('Taken in: {row}.', { row: nameOf(row) }));
    },
    importFrom: async (source: string | File) => {
      // Nothing to wait for once it is there: what is pasted stands in the sheet at once.
      if (!latePayroll.get()) await latePayroll.load();
      const work = latePayroll.get();
      if (!work) return setNotice(say(NOT_LOADED));
      try {
        receive(work.readSheet(typeof source === 'string' ? source : await readTextFile(source)));
      } catch {
        setNotice(
          say('The file could not be read. Save it again as CSV, close it in the spreadsheet, and open it here.'),
        );
      }
    },
  };
}

export type SheetImport = ReturnType<typeof useImport>;
