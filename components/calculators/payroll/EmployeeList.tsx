import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWaits } from '@/components/shared/useWaits';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { Select } from '@/components/ui/Select';
import { type RowErrors, readDay } from '@/lib/payroll/readEmployee';
import { type ColumnId, HEADINGS, MAX_EMPLOYEES, type SheetRow } from '@/lib/payroll/sheet';
import { ENGLISH } from '@/lib/words/translate';
import { AmountField } from '../form/AmountField';
import { DateField } from '../form/DateField';
import { messageOf } from '../form/messages';
import detailStyles from './EmployeeDetails.module.scss';
import listStyles from './EmployeeList.module.scss';
import styles from './EmployeeRow.module.scss';
import { fieldName, type PayrollSheet } from './usePayrollSheet';

type SelectOption = { value: string; label: string };

type EmployeeField = {
  column: ColumnId;
  hint?: string;
  isAmount?: boolean;
  isDay?: boolean;
  /** Option values are the terms used in files, so that imported rows select the right option. */
  options?: readonly SelectOption[];
};

/** Fields shown in every row. */
const MAIN_FIELDS: readonly EmployeeField[] = [{ column: 'name' }, { column: 'basic', isAmount: true }];

const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: 'resident', label: 'Resident' },
  { value: 'non-resident', label: 'Non-resident' },
  { value: 'second job', label: 'Second job' },
  { value: 'director', label: 'Part-time director' },
];

const FUND_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'The usual: NSSF, or none for directors' },
  { value: 'nssf', label: 'NSSF' },
  { value: 'psssf', label: 'PSSSF, on gross pay' },
  { value: 'psssf basic', label: 'PSSSF, on basic pay' },
  { value: 'none', label: 'None' },
];

const HESLB_OPTIONS: readonly SelectOption[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes, on the gross salary' },
  { value: 'basic', label: 'Yes, on basic pay' },
];

/** Less common fields, in groups. */
const MORE_FIELDS: readonly { title: string; fields: readonly EmployeeField[] }[] = [
  {
    title: 'Other pay for the month',
    fields: [
      { column: 'allowances', isAmount: true },
      { column: 'overtime', isAmount: true },
      { column: 'bonus', isAmount: true },
      { column: 'benefits', hint: 'Monthly value of a car, a house or a loan.', isAmount: true },
      { column: 'joined', hint: 'For example 2026-11-15. Enter the pay for a whole month.', isDay: true },
      { column: 'left', hint: 'For example 2026-11-20. Pay is worked out in calendar days.', isDay: true },
    ],
  },
  {
    title: 'Deductions',
    fields: [
      { column: 'heslb', options: HESLB_OPTIONS },
      { column: 'union', hint: 'An amount, or a percentage of basic pay, such as 2%.' },
      { column: 'insurance', isAmount: true },
      { column: 'other', isAmount: true },
    ],
  },
  {
    title: 'Tax and pension',
    fields: [
      { column: 'status', options: STATUS_OPTIONS },
      { column: 'fund', options: FUND_OPTIONS },
      { column: 'share', hint: 'Leave this blank for the most that the law allows.' },
      { column: 'wcf', hint: 'Leave this blank for basic pay and allowances.', isAmount: true },
      { column: 'number', hint: 'For the payslip.' },
    ],
  },
];

/**
 * Finds the option that a text means, since files may say 'NSSF' or 'Second Job'. Unknown text is added as an option, so that it
 * stays visible.
 */
function choiceOf(options: readonly SelectOption[], text: string) {
  const word = text.trim().toLowerCase();
  const chosen = word === '' ? options[0] : options.find(({ value }) => value === word);
  return chosen
    ? { defaultValue: chosen.value, options }
    : { defaultValue: text, options: [...options, { value: text, label: text }] };
}

type EmployeeFieldControlProps = {
  field: EmployeeField;
  row: SheetRow;
  errors: RowErrors | undefined;
  isLabelHidden?: boolean;
};

function EmployeeFieldControl({ field, row, errors, isLabelHidden }: EmployeeFieldControlProps) {
  const { column, hint, isAmount, isDay, options } = field;
  const mistake = errors?.[column];
  const text = row.texts[column] ?? '';
  // A unique name keeps the browser from suggesting values typed for other employees.
  const name = fieldName(row.key, column);
  const error = mistake && messageOf(mistake, ENGLISH);
  const shared = { id: name, name, label: HEADINGS[column], hint, isLabelHidden, error, defaultValue: text };
  if (options) return <Select {...shared} {...choiceOf(options, text)} />;
  if (isDay)
    return <DateField translate={ENGLISH} {...shared} read={(typed) => readDay(typed).day} autoComplete="off" />;
  return isAmount ? <AmountField translate={ENGLISH} {...shared} /> : <Field {...shared} autoComplete="off" />;
}

type EmployeeRowProps = {
  row: SheetRow;
  /** Position in the sheet, from 1. Only the first row shows the labels. */
  place: number;
  errors: RowErrors | undefined;
  onRemove: (key: number) => void;
};

/** One employee: name and basic pay in a row. The other fields open below on request, or if one of them has a mistake. */
function EmployeeRow({ row, place, errors, onRemove }: EmployeeRowProps) {
  const [isWanted, setWanted] = useState(false);
  const waits = useWaits();
  const name = row.texts.name?.trim();
  const who = name || `employee ${place}`;
  const isOpenedByMistake = MORE_FIELDS.some(({ fields }) => fields.some(({ column }) => errors?.[column]));
  const isOpen = isWanted || isOpenedByMistake;

  return (
    <li className={styles.row}>
      <fieldset className={styles.fields}>
        <legend className="visuallyHidden">{name ? `Employee ${place}: ${name}` : `Employee ${place}`}</legend>
        {MAIN_FIELDS.map((field) => (
          <EmployeeFieldControl key={field.column} {...{ field, row, errors }} isLabelHidden={place > 1} />
        ))}
        {!isOpenedByMistake && (
          <Button
            {...waits}
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
          <div className={detailStyles.groups}>
            {MORE_FIELDS.map(({ title, fields }) => (
              <fieldset key={title} className={detailStyles.group}>
                <legend>{title}</legend>
                {fields.map((field) => (
                  <EmployeeFieldControl key={field.column} {...{ field, row, errors }} />
                ))}
              </fieldset>
            ))}
          </div>
          <Button variant="quiet" size="small" onClick={() => onRemove(row.key)}>
            Remove {who}
          </Button>
        </div>
      )}
    </li>
  );
}

type EmployeeListProps = {
  payroll: PayrollSheet;
  errors: ReadonlyMap<number, RowErrors> | undefined;
};

/** Renders a change synchronously, then focuses the name field of a row so that the focus is not lost. */
function goTo(change: () => void, key: number): void {
  flushSync(change);
  document.getElementById(fieldName(key, 'name'))?.focus();
}

/** The employees in the sheet, with buttons to add and remove them. */
export function EmployeeList({ payroll, errors }: EmployeeListProps) {
  const { rows, nextKey, removed } = payroll.sheet;
  const waits = useWaits();

  const remove = (key: number) => {
    const at = rows.findIndex((row) => row.key === key);
    goTo(() => payroll.remove(key), (rows[at + 1] ?? rows[at - 1])?.key ?? nextKey);
  };

  const undo = () => {
    const back = removed?.find(({ key }) => rows.every((row) => row.key !== key));
    goTo(payroll.undo, back?.key ?? nextKey);
  };

  return (
    <>
      <ol className={listStyles.rows} role="list">
        {rows.map((row, index) => (
          <EmployeeRow key={row.key} row={row} place={index + 1} errors={errors?.get(row.key)} onRemove={remove} />
        ))}
      </ol>
      <div className={listStyles.actions}>
        {rows.length < MAX_EMPLOYEES ? (
          <Button
            {...waits}
            variant="outline"
            size="small"
            icon={<SvgIcon path={CLIENT_ICON_PATHS.plus} />}
            onClick={() => goTo(payroll.addRow, nextKey)}
          >
            Add an employee
          </Button>
        ) : (
          <p>A sheet holds {MAX_EMPLOYEES} employees.</p>
        )}
        {rows.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => goTo(payroll.removeAll, nextKey)}>
            Remove all
          </Button>
        )}
        {removed && (
          <Button variant="quiet" size="small" onClick={undo}>
            Undo the removal
          </Button>
        )}
      </div>
    </>
  );
}
