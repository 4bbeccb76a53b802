import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatExact } from '@/lib/money/format';
import type { PayrollRun } from '@/lib/payroll/run';

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
