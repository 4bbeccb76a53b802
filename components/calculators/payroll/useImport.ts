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

/** What was taken over. */
const takenNote = ({ rows, leftOut, notes }: ImportedSheet): string =>
  [say('{employees} added.', { employees: employeesText(rows.length) }), ...leftOutNote(leftOut), ...notes].join(' ');

/** What was read, with its guesses, and how many employees the sheet holds already. */
function readNote({ rows: [first, ...others], guess }: ImportedSheet, standing: number): string {
  return [
    say('{employees} read.', { employees: employeesText(others.length + 1) }),
    ...(guess ? [guess] : []),
    ...(guess && first ? [say('The first: {row}.', { row: nameOf(first) })] : []),
    ...(standing > 0 ? [say('The sheet holds {employees} already.', { employees: employeesText(standing) })] : []),
  ].join(' ');
}

/** Calls back with the rows of a file or of pasted text, or with what went wrong. */
async function readSource(
  source: string | File,
  { onRead, onFailure }: { onRead: (sheet: ImportedSheet) => void; onFailure: (notice: string) => void },
): Promise<void> {
  // Nothing to wait for once it is there: what is pasted stands in the sheet at once.
  if (!latePayroll.get()) await latePayroll.load();
  const work = latePayroll.get();
  if (!work) return onFailure(say(NOT_LOADED));
  try {
    onRead(work.readSheet(typeof source === 'string' ? source : await readTextFile(source)));
  } catch {
    onFailure(say('The file could not be read. Save it again as CSV, close it in the spreadsheet, and open it here.'));
  }
}

type ImportState = {
  notice: string;
  /** Read, but not taken over before the visitor has said how. */
  waiting?: ImportedSheet | undefined;
  /** Rows taken for totals; each can still be taken in. */
  leftOut: readonly RowTexts[];
  /** Rows have come from a file or were pasted. */
  hasImported: boolean;
};

/** What files and pasted rows bring into the sheet, and what the visitor is asked before. */
export function useImport(payroll: PayrollSheet) {
  const [state, setState] = useState<ImportState>({ notice: '', leftOut: [], hasImported: false });
  const standing = payroll.sheet.rows.filter(({ texts }) => !isBlank(texts)).length;

  const take = (imported: ImportedSheet, isReplacing: boolean) => {
    const { rows, leftOut } = imported;
    if (rows.length > 0) payroll.importRows(rows, isReplacing);
    setState({ notice: takenNote(imported), leftOut, hasImported: true });
  };

  const receive = (imported: ImportedSheet) => {
    const { rows, guess } = imported;
    if (rows.length === 0 || (standing === 0 && !guess)) return take(imported, false);
    setState((last) => ({ ...last, waiting: imported, notice: readNote(imported, standing) }));
  };

  return {
    ...state,
    /** Employees in the sheet before those that wait. */
    standing,
    take,
    drop: () => setState((last) => ({ ...last, waiting: undefined, notice: say('Nothing was added.') })),
    takeIn: (row: RowTexts) => {
      payroll.importRows([row], false);
      const notice = say('Taken in: {row}.', { row: nameOf(row) });
      setState((last) => ({ ...last, leftOut: last.leftOut.filter((other) => other !== row), notice }));
    },
    importFrom: (source: string | File) =>
      readSource(source, {
        onRead: receive,
        onFailure: (notice) => setState((last) => ({ ...last, notice })),
      }),
  };
}

export type SheetImport = ReturnType<typeof useImport>;
