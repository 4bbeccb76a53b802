import type { Outcome } from '@/lib/payroll/run';
import { COLUMNS, type ColumnId } from '@/lib/payroll/sheet';
import { ENGLISH } from '@/lib/words/say';
import { messageOf } from '../form/messages';
import { fieldId } from '../payroll-sheet/employeeFields';
import styles from './PayrollErrors.module.scss';

type LinkedMessage = { id: string; text: string };

/** Every mistake in the order of rows and columns. */
function mistakesOf({ sheet, errors }: Outcome): LinkedMessage[] {
  return sheet.rows.flatMap(({ key, texts }, index) => {
    const found = errors.get(key) ?? {};
    const who = texts.name?.trim() ? `${index + 1}, ${texts.name.trim()}` : `${index + 1}`;
    const inColumn = (id: ColumnId, header: string): LinkedMessage[] => {
      const mistake = found[id];
      if (mistake === undefined) return [];
      return [{ id: fieldId(key, id), text: `Employee ${who}: ${header}. ${messageOf(mistake, ENGLISH)}` }];
    };
    return COLUMNS.flatMap(({ id, header }) => inColumn(id, header));
  });
}

/** Who is not worked out, and whether anybody else is. */
function headOf(count: number, hasOthers: boolean): string {
  if (!hasOthers) return 'Nobody is worked out yet';
  return count === 1 ? '1 employee is left out' : `${count} employees are left out`;
}

/** The mistakes by employee and field, each with a link to the field. */
export function PayrollErrors({ outcome }: { outcome: Outcome }) {
  const { errors, run, staffError } = outcome;
  if (errors.size === 0 && !staffError) return null;
  return (
    <div className={styles.errors} role="alert">
      {staffError && <p>Employees in all: {messageOf(staffError, ENGLISH)}</p>}
      {errors.size > 0 && <h2>{headOf(errors.size, run !== undefined)}</h2>}
      <ul>
        {mistakesOf(outcome).map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
