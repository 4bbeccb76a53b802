import { useState } from 'react';
import { DataTable } from '@/components/ui/data-table/DataTable';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatExact } from '@/lib/money/format';
import type { PayrollRun, PayrollTotals } from '@/lib/payroll/run';
import { say } from '@/lib/words/say';
import type { Phrase } from '@/lib/words/sw/phrases';
import { Pager } from '../payroll-sheet/Pager';
import { EmployeeCards } from './EmployeeCards';
import styles from './RunTable.module.scss';

/** Rows in the document at a time on the screen. */
const PAGE_SIZE = 50;

const COLUMNS: readonly (readonly [label: Phrase, line: keyof PayrollTotals])[] = [
  ['Gross', 'gross'],
  ['Benefits in kind', 'benefits'],
  ['Pension share', 'employeePension'],
  ['Taxable', 'taxable'],
  ['Tax', 'paye'],
  ['HESLB', 'heslb'],
  ['Union', 'union'],
  ['Insurance', 'insurance'],
  ['Other deductions', 'otherDeductions'],
  ['Net', 'net'],
  ['Pension, employer', 'employerPension'],
  ['SDL', 'sdl'],
  ['WCF', 'wcf'],
  ['Cost', 'cost'],
];

type RunTableProps = {
  run: PayrollRun;
  /** Of the lines in the month of the run. */
  texts: RowTexts;
  /** 'November 2026'. */
  month: string;
  employer: string;
  /** All rows at once, for paper. */
  isWhole: boolean;
};

/** Every employee's lines in a row, and their totals; cards on phones. Lines that nobody has are left out. */
export function RunTable({ run: { slips, totals }, texts, month, employer, isWhole }: RunTableProps) {
  const [wanted, setPage] = useState(0);
  const columns = COLUMNS.filter(([, line]) => totals[line] !== 0 || line === 'net');
  const page = Math.min(wanted, Math.ceil(slips.length / PAGE_SIZE) - 1);
  const shown = isWhole ? slips : slips.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);

  return (
    <div className={styles.run}>
      <EmployeeCards slips={shown} texts={texts} employer={employer} month={month} />
      <div className={styles.table}>
        <DataTable
          caption={say('Payroll of {month}, TZS', { month })}
          columns={[{ label: say('Employee') }, ...columns.map(([label]) => ({ label: say(label), isNumeric: true }))]}
          rows={[
            ...shown.map((slip) => [slip.employee.name, ...columns.map(([, line]) => formatExact(slip[line]))]),
            [say('Total'), ...columns.map(([, line]) => <strong key={line}>{formatExact(totals[line])}</strong>)],
          ]}
        />
      </div>
      <Pager page={page} count={slips.length} size={PAGE_SIZE} of="rows" onPage={setPage} />
    </div>
  );
}
