import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import type { RowErrors } from '@/lib/payroll/readEmployee';
import { say } from '@/lib/words/say';
import styles from './EmployeeList.module.scss';
import { EmployeeRow } from './EmployeeRow';
import { Pager } from './Pager';
import type { PayrollSheet } from './usePayrollSheet';
import { PAGE_SIZE, type RowView } from './useRowView';

type EmployeeListProps = {
  payroll: PayrollSheet;
  view: RowView;
  errors: ReadonlyMap<number, RowErrors> | undefined;
};

/** The employees of the sheet, some at a time, and what adds and removes them. */
export function EmployeeList({ payroll, view, errors }: EmployeeListProps) {
  const { rows } = payroll.sheet;
  const first = view.page * PAGE_SIZE;
  const shown = rows.slice(first, first + PAGE_SIZE);

  return (
    <div className={styles.list}>
      <h3>{say('Employees')}</h3>
      <ol className={styles.rows} role="list">
        {shown.map((row, index) => (
          <EmployeeRow
            key={row.key}
            row={row}
            place={first + index + 1}
            errors={errors?.get(row.key)}
            isOpen={view.isOpen(row.key)}
            actions={view.actions}
          />
        ))}
      </ol>
      <Pager page={view.page} count={rows.length} size={PAGE_SIZE} of="employees" onPage={view.setPage} />
      <div className={styles.actions}>
        <Button variant="outline" size="small" icon={<SvgIcon path={CLIENT_ICON_PATHS.plus} />} onClick={view.add}>
          {say('Add an employee')}
        </Button>
        {rows.length > 1 && (
          <Button variant="quiet" size="small" onClick={view.removeAll}>
            {say('Remove all')}
          </Button>
        )}
        {payroll.canUndo && (
          <Button variant="quiet" size="small" onClick={payroll.undo}>
            {say('Undo the removal')}
          </Button>
        )}
      </div>
    </div>
  );
}
