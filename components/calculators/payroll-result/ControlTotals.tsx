import { DataTable } from '@/components/ui/data-table/DataTable';
import { controlTotals } from '@/lib/payroll/controlTotals';
import type { PayrollRun } from '@/lib/payroll/run';
import type { Outcome } from '@/lib/payroll/workOut';
import { say } from '@/lib/words/say';
import styles from './PayrollResult.module.scss';

/** What to look at before payslips are printed: each total, and whether a second way leads to it. */
export function ControlTotals({ outcome, run }: { outcome: Outcome; run: PayrollRun }) {
  return (
    <div className={styles.control}>
      <DataTable
        caption={say('Check before you print')}
        columns={[
          { label: say('Figure') },
          { label: say('Comes to'), isNumeric: true },
          { label: say('Made a second way') },
        ]}
        rows={controlTotals(outcome, run).map(({ label, figure, isRight, check }) => [
          label,
          figure,
          <span key={label} data-fault={!isRight || undefined}>
            {isRight ? `✓ ${check}` : say('Look: {what}', { what: check })}
          </span>,
        ])}
      />
    </div>
  );
}
