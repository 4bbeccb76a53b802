import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { RowErrors } from '@/lib/payroll/readEmployee';
import type { ColumnId, SheetRow } from '@/lib/payroll/sheet';
import { EmployeeDetails } from './EmployeeDetails';
import { EmployeeFieldControl } from './EmployeeFieldControl';
import styles from './EmployeeRow.module.scss';
import { type EmployeeField, fieldId, MAIN_FIELDS, MORE_FIELDS } from './employeeFields';

type EmployeeRowProps = {
  row: SheetRow;
  /** Place in the sheet, from 1. The first row shows the labels for all. */
  place: number;
  errors: RowErrors | undefined;
  onText: (key: number, column: ColumnId, text: string) => void;
  onRemove: (key: number) => void;
};

const hasMistake = (errors: RowErrors | undefined) =>
  MORE_FIELDS.some(({ fields }) => fields.some(({ column }) => errors?.[column] !== undefined));

/** One employee: name and basic pay in a row, the other fields below when opened or when one of them has a mistake. */
export function EmployeeRow({ row, place, errors, onText, onRemove }: EmployeeRowProps) {
  const [isWanted, setWanted] = useState(false);
  const { key, texts } = row;
  const name = texts.name?.trim();
  const who = name || `employee ${place}`;
  const isOpenedByMistake = hasMistake(errors);
  const isOpen = isWanted || isOpenedByMistake;
  const render = (field: EmployeeField, isLabelHidden = false) => (
    <EmployeeFieldControl
      key={field.column}
      field={field}
      id={fieldId(key, field.column)}
      value={texts[field.column] ?? ''}
      error={errors?.[field.column]}
      isLabelHidden={isLabelHidden}
      onChange={(text) => onText(key, field.column, text)}
    />
  );

  return (
    <li className={styles.row}>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>{name ? `Employee ${place}: ${name}` : `Employee ${place}`}</legend>
        {MAIN_FIELDS.map((field) => render(field, place > 1))}
        {!isOpenedByMistake && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Less' : 'More'} about ${who}`}
            onClick={() => setWanted(!isOpen)}
          >
            {isOpen ? 'Less' : 'More'}
          </Button>
        )}
      </fieldset>
      {isOpen && (
        <div className={styles.details}>
          <EmployeeDetails render={(field) => render(field)} />
          <Button variant="quiet" size="small" onClick={() => onRemove(key)}>
            Remove {who}
          </Button>
        </div>
      )}
    </li>
  );
}
