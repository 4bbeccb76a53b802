import { Button } from '@/components/ui/button/Button';
import type { ColumnId } from '@/lib/payroll/columns';
import type { RowErrors } from '@/lib/payroll/readEmployee';
import type { SheetRow } from '@/lib/payroll/sheet';
import { say } from '@/lib/words/say';
import { EmployeeDetails } from './EmployeeDetails';
import { EmployeeFieldControl } from './EmployeeFieldControl';
import styles from './EmployeeRow.module.scss';
import { type EmployeeField, fieldId, MAIN_FIELDS } from './employeeFields';

/** What can be done with a row. */
export type RowActions = {
  setText: (key: number, column: ColumnId, text: string) => void;
  duplicate: (key: number) => void;
  remove: (key: number) => void;
  toggle: (key: number) => void;
};

type EmployeeRowProps = {
  row: SheetRow;
  /** Place in the sheet, from 1. */
  place: number;
  errors: RowErrors | undefined;
  isOpen: boolean;
  actions: RowActions;
};

/** One employee: the fields that all have in a row, the others below when opened. On phones a card. */
export function EmployeeRow({ row, place, errors, isOpen, actions }: EmployeeRowProps) {
  const { key, texts } = row;
  const who = texts.name?.trim() || say('employee {place}', { place });
  const render = (field: EmployeeField) => (
    <EmployeeFieldControl
      key={field.column}
      field={field}
      id={fieldId(key, field.column)}
      value={texts[field.column] ?? ''}
      error={errors?.[field.column]}
      onChange={(text) => actions.setText(key, field.column, text)}
    />
  );

  return (
    <li className={styles.row}>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>
          {say('Employee {place}', { place })}
          {texts.name?.trim() && `: ${texts.name}`}
        </legend>
        {MAIN_FIELDS.map(render)}
      </fieldset>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-label={say(isOpen ? 'Less about {name}' : 'More about {name}', { name: who })}
          onClick={() => actions.toggle(key)}
        >
          {say(isOpen ? 'Less' : 'More')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={say('Duplicate {name}', { name: who })}
          onClick={() => actions.duplicate(key)}
        >
          {say('Duplicate')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={say('Remove {name}', { name: who })}
          onClick={() => actions.remove(key)}
        >
          {say('Remove')}
        </Button>
      </div>
      {isOpen && <EmployeeDetails render={render} />}
    </li>
  );
}
