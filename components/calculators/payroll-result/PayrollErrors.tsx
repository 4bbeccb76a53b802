import { COLUMNS, type ColumnId } from '@/lib/payroll/columns';
import type { Outcome } from '@/lib/payroll/workOut';
import { say } from '@/lib/words/say';
import { fieldId } from '../payroll-sheet/employeeFields';
import styles from './PayrollErrors.module.scss';

type PayrollErrorsProps = {
  outcome: Outcome;
  /** Brings the field of an error into sight. */
  onShow: (key: number, column: ColumnId) => void;
};

/** Errors listed at once: beyond them the file itself needs mending. */
const MOST_SHOWN = 50;

type Mistake = { key: number; column: ColumnId; text: string };

/** Every mistake in the order of rows and columns. */
function mistakesOf({ sheet, errors }: Outcome): Mistake[] {
  return sheet.rows.flatMap(({ key, texts }, index) => {
    const found = errors.get(key) ?? {};
    const who = texts.name?.trim() ? `${index + 1}, ${texts.name.trim()}` : `${index + 1}`;
    return COLUMNS.flatMap(({ id, header }) =>
      found[id] === undefined
        ? []
        : [{ key, column: id, text: `${say('Employee {place}', { place: who })}: ${say(header)}. ${found[id]}` }],
    );
  });
}

/** Who is not worked out, and whether anybody else is. */
function headOf(count: number, hasOthers: boolean): { title: string; text: string } {
  if (!hasOthers)
    return { title: say('Nobody is worked out yet'), text: say('Mend these fields and work it out again:') };
  return {
    title: count === 1 ? say('1 employee is left out') : say('{count} employees are left out', { count }),
    text: say('The others are worked out. Mend these fields and work it out again:'),
  };
}

/** What is wrong by employee and field, each with a link to the field. */
export function PayrollErrors({ outcome, onShow }: PayrollErrorsProps) {
  const { errors, run, staffError } = outcome;
  const mistakes = mistakesOf(outcome);
  const { title, text } = headOf(errors.size, run !== undefined);

  if (!run && errors.size === 0) {
    return (
      <div className={styles.errors} role="alert">
        <p>{say('Please enter at least one employee with a name and a basic pay.')}</p>
      </div>
    );
  }
  if (errors.size === 0 && !staffError) return null;
  return (
    <div className={styles.errors} role="alert">
      {staffError && (
        <p>
          {say('Employees in all')}: {staffError}
        </p>
      )}
      {errors.size > 0 && (
        <>
          <h2>{title}</h2>
          <p>{text}</p>
        </>
      )}
      <ul>
        {mistakes.slice(0, MOST_SHOWN).map(({ key, column, text }) => (
          <li key={fieldId(key, column)}>
            <a
              href={`#${fieldId(key, column)}`}
              onClick={(event) => {
                event.preventDefault();
                onShow(key, column);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
      {mistakes.length > MOST_SHOWN && <p>{say('And {count} more.', { count: mistakes.length - MOST_SHOWN })}</p>}
    </div>
  );
}
