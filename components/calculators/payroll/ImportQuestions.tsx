import { useMemo } from 'react';
import { Button } from '@/components/ui/button/Button';
import { findDuplicates } from '@/lib/payroll/duplicates';
import type { PayrollSheet } from '../payroll-sheet/usePayrollSheet';
import styles from './ImportQuestions.module.scss';
import type { SheetImport } from './useImport';

/** Doubles listed at once. */
const MOST_SHOWN = 20;

const focusOn = (element: HTMLElement | null) => element?.focus();

function WaitingRows({ imports: { waiting, standing, take, drop } }: { imports: SheetImport }) {
  if (!waiting) return null;
  const count = waiting.rows.length;
  const asked = standing > 0 ? 'Replace what stands in the sheet, or add to it?' : 'Is that right?';
  return (
    <fieldset className={styles.question}>
      <legend>{asked}</legend>
      {standing > 0 && (
        <Button ref={focusOn} variant="outline" size="small" onClick={() => take(waiting, true)}>
          Replace the {standing}
        </Button>
      )}
      <Button
        ref={standing > 0 ? undefined : focusOn}
        variant="outline"
        size="small"
        onClick={() => take(waiting, false)}
      >
        {standing > 0 ? `Add ${count} to them` : `Yes, add ${count}`}
      </Button>
      <Button variant="quiet" size="small" onClick={drop}>
        Do neither
      </Button>
    </fieldset>
  );
}

function LeftOutRows({ imports: { leftOut, takeIn } }: { imports: SheetImport }) {
  return leftOut.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two totals may read alike.
    <li key={index}>
      Left out as a total: {row.name || row.number} {row.basic}{' '}
      <Button variant="quiet" size="small" onClick={() => takeIn(row)}>
        Take it in
      </Button>
    </li>
  ));
}

function Doubles({ payroll: { sheet, remove } }: { payroll: PayrollSheet }) {
  const doubles = useMemo(() => findDuplicates(sheet.rows), [sheet.rows]);
  return (
    <>
      {doubles.slice(0, MOST_SHOWN).map(({ key, places: [first, second], shared }) => (
        <li key={key}>
          Employees {first} and {second} have the same {shared}.{' '}
          <Button variant="quiet" size="small" onClick={() => remove(key)}>
            Leave out employee {second}
          </Button>
        </li>
      ))}
      {doubles.length > MOST_SHOWN && <li>And {doubles.length - MOST_SHOWN} more.</li>}
    </>
  );
}

type ImportQuestionsProps = { imports: SheetImport; payroll: PayrollSheet };

/** What came of a file or pasted rows: a notice, what is asked before rows are taken over, totals left out, doubles. */
export function ImportQuestions({ imports, payroll }: ImportQuestionsProps) {
  const isChecked = imports.hasImported || payroll.asked !== undefined;
  return (
    <div className={styles.questions}>
      <p className={styles.notice} role="status">
        {imports.notice}
      </p>
      <WaitingRows imports={imports} />
      <ul role="list" className={styles.list} aria-label="Rows to look at">
        <LeftOutRows imports={imports} />
        {isChecked && <Doubles payroll={payroll} />}
      </ul>
    </div>
  );
}
