import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatExact } from '@/lib/money/format';
import type { PayrollRun, PayrollTotals } from '@/lib/payroll/run';

/** 'TRA' for 'Tanzania Revenue Authority (TRA)'. */
const shortName = (name: string): string => /\((.+)\)$/.exec(name)?.[1] ?? name;

/** What to pay to whom by when, with net pay first. */
export function AuthorityTable({ run: { authorities, totals, cash } }: { run: PayrollRun }) {
  return (
    <DataTable
      caption="What to pay to whom by when"
      holds="figures"
      columns={[{ label: 'To' }, { label: 'TZS', isNumeric: true }, { label: 'By' }]}
      rows={[
        ['Employees: net pay', formatExact(totals.net), 'Pay day'],
        ...authorities.map(({ name, what, amount, dueText }) => [
          `${shortName(name)}: ${what}`,
          formatExact(amount),
          dueText,
        ]),
        [<strong key="all">All payments</strong>, <strong key="cash">{formatExact(cash)}</strong>, ''],
      ]}
    />
  );
}

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
