import { useMemo } from 'react';
import { Button } from '@/components/ui/button/Button';
import { findDuplicates } from '@/lib/payroll/duplicates';
import { say } from '@/lib/words/say';
import type { PayrollSheet } from '../payroll-sheet/usePayrollSheet';
import styles from './ImportQuestions.module.scss';
import type { SheetImport } from './useImport';

/** Doubles listed at once. */
const MOST_SHOWN = 20;

const focusOn = (element: HTMLElement | null) => element?.focus();

function WaitingRows({ imports: { waiting, standing, take, drop } }: { imports: SheetImport }) {
  if (!waiting) return null;
  const count = waiting.rows.length;
  const asked = say(standing > 0 ? 'Replace what stands in the sheet, or add to it?' : 'Is that right?');
  return (
    <fieldset className={styles.question}>
      <legend>{asked}</legend>
      {standing > 0 && (
        <Button ref={focusOn} variant="outline" size="small" onClick={() => take(waiting, true)}>
          {say('Replace the {count}', { count: standing })}
        </Button>
      )}
      <Button
        ref={standing > 0 ? undefined : focusOn}
        variant="outline"
        size="small"
        onClick={() => take(waiting, false)}
      >
        {say(standing > 0 ? 'Add {count} to them' : 'Yes, add {count}', { count })}
      </Button>
      <Button variant="quiet" size="small" onClick={drop}>
        {say('Do neither')}
      </Button>
    </fieldset>
  );
}

function LeftOutRows({ imports: { leftOut, takeIn } }: { imports: SheetImport }) {
  return leftOut.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two totals may read alike.
    <li key={index}>
      {say('Left out as a total: {row}', { row: `${row.name || row.number} ${row.basic}` })}{' '}
      <Button variant="quiet" size="small" onClick={() => takeIn(row)}>
        {say('Take it in')}
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
          {say('Employees {first} and {second} have the same {shared}.', { first, second, shared })}{' '}
          <Button variant="quiet" size="small" onClick={() => remove(key)}>
            {say('Leave out employee {place}', { place: second })}
          </Button>
        </li>
      ))}
      {doubles.length > MOST_SHOWN && <li>{say('And {count} more.', { count: doubles.length - MOST_SHOWN })}</li>}
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
      <ul role="list" className={styles.list} aria-label={say('Rows to look at')}>
        <LeftOutRows imports={imports} />
        {isChecked && <Doubles payroll={payroll} />}
      </ul>
    </div>
  );
}
