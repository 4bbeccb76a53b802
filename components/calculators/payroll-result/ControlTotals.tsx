import { DataTable } from '@/components/ui/data-table/DataTable';
import { controlTotals } from '@/lib/payroll/controlTotals';
import type { PayrollRun } from '@/lib/payroll/run';
import type { Outcome } from '@/lib/payroll/workOut';
import styles from './PayrollResult.module.scss';

const COLUMNS = [{ label: 'Figure' }, { label: 'Comes to', isNumeric: true }, { label: 'Made a second way' }];

/** What to look at before payslips are printed: each total, and whether a second way leads to it. */
export function ControlTotals({ outcome, run }: { outcome: Outcome; run: PayrollRun }) {
  return (
    <div className={styles.control}>
      <DataTable
        caption="Check before you print"
        columns={COLUMNS}
        rows={controlTotals(outcome, run).map(({ label, figure, isRight, check }) => [
          label,
          figure,
          <span key={label} data-fault={!isRight || undefined}>
            {isRight ? `✓ ${check}` : `Look: ${check}`}
          </span>,
        ])}
      />
    </div>
  );
}
