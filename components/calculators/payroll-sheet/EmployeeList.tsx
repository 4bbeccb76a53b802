import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import type { RowErrors } from '@/lib/payroll/readEmployee';
import styles from './EmployeeList.module.scss';
import { EmployeeRow } from './EmployeeRow';
import { fieldId } from './employeeFields';
import type { PayrollSheet } from './usePayrollSheet';

type EmployeeListProps = {
  payroll: PayrollSheet;
  errors: ReadonlyMap<number, RowErrors> | undefined;
};

/** Renders a change at once, then focuses the name of a row: the focus stays where one works. */
function goTo(change: () => void, key: number): void {
  flushSync(change);
  document.getElementById(fieldId(key, 'name'))?.focus();
}

/** The employees of the sheet, and the buttons that add and remove them. */
export function EmployeeList({ payroll, errors }: EmployeeListProps) {
  const { rows, nextKey } = payroll.sheet;

  const remove = (key: number) => {
    const at = rows.findIndex((row) => row.key === key);
    goTo(() => payroll.remove(key), (rows[at + 1] ?? rows[at - 1])?.key ?? nextKey);
  };

  return (
    <>
      <h3>Employees</h3>
      <ol className={styles.rows} role="list">
        {rows.map((row, index) => (
          <EmployeeRow
            key={row.key}
            row={row}
            place={index + 1}
            errors={errors?.get(row.key)}
            onText={payroll.setText}
            onRemove={remove}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="small"
          icon={<SvgIcon path={CLIENT_ICON_PATHS.plus} />}
          onClick={() => goTo(payroll.addRow, nextKey)}
        >
          Add an employee
        </Button>
        {rows.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => goTo(payroll.removeAll, nextKey)}>
            Remove all
          </Button>
        )}
        {payroll.canUndo && (
          <Button variant="quiet" size="small" onClick={payroll.undo}>
            Undo the removal
          </Button>
        )}
      </div>
    </>
  );
}
