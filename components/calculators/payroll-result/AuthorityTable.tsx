import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatExact } from '@/lib/money/format';
import type { PayrollRun } from '@/lib/payroll/run';
import { DueDayNote } from '../layout/DueDayNote';
import styles from './PayrollResult.module.scss';

const COLUMNS = [
  { label: 'To' },
  { label: 'What' },
  { label: 'TZS', isNumeric: true },
  { label: 'By' },
  { label: 'Where, and the law' },
];

/** What goes to whom by when, with net pay first. */
export function AuthorityTable({ run: { authorities, totals, cash } }: { run: PayrollRun }) {
  return (
    <>
      <DataTable
        caption="What goes to whom by when"
        columns={COLUMNS}
        rows={[
          ['Employees', 'Net pay', formatExact(totals.net), 'Pay day', ''],
          ...authorities.map(({ name, what, amount, dueText, portal, law }) => [
            name,
            what,
            formatExact(amount),
            dueText,
            law ? `${portal}. ${law}` : portal,
          ]),
          [<strong key="all">All payments</strong>, '', <strong key="cash">{formatExact(cash)}</strong>, '', ''],
        ]}
      />
      <div className={styles.dueNote}>
        <DueDayNote />
      </div>
    </>
  );
}
