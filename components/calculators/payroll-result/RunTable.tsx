import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatExact } from '@/lib/money/format';
import type { PayrollRun, PayrollTotals } from '@/lib/payroll/run';

/** Net pay first: on a phone it stands beside the name, and the others come by a swipe. */
const COLUMNS: readonly (readonly [label: string, line: keyof PayrollTotals])[] = [
  ['Net pay', 'net'],
  ['Gross', 'gross'],
  ['Benefits in kind', 'benefits'],
  ['Pension share', 'employeePension'],
  ['Taxable', 'taxable'],
  ['Tax', 'paye'],
  ['HESLB', 'heslb'],
  ['Union', 'union'],
  ['Insurance', 'insurance'],
  ['Other deductions', 'otherDeductions'],
  ['Pension, employer', 'employerPension'],
  ['SDL', 'sdl'],
  ['WCF', 'wcf'],
  ['Cost', 'cost'],
];

/** Every employee's lines in a row, and their totals. A line without any amount is left out. */
export function RunTable({ run: { slips, totals } }: { run: PayrollRun }) {
  const columns = COLUMNS.filter(([, line]) => totals[line] !== 0 || line === 'net');
  return (
    <DataTable
      caption="Each employee, TZS"
      columns={[{ label: 'Employee' }, ...columns.map(([label]) => ({ label, isNumeric: true }))]}
      rows={[
        ...slips.map((slip) => [slip.employee.name, ...columns.map(([, line]) => formatExact(slip[line]))]),
        ['Total', ...columns.map(([, line]) => <strong key={line}>{formatExact(totals[line])}</strong>)],
      ]}
    />
  );
}
