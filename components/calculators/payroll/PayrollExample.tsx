import { formatExact } from '@/lib/money/format';
import type { PayrollRules } from '@/lib/payroll/rates';
import type { PayrollTotals } from '@/lib/payroll/run';
import { say } from '@/lib/words/say';
import type { Phrase } from '@/lib/words/sw/phrases';
import { ReferenceTable } from '../layout/ReferenceTable';
import { EXAMPLE_STAFF, templateRun } from './templateRun';

const LINES: readonly (readonly [label: Phrase, line: keyof PayrollTotals])[] = [
  ['Gross pay', 'gross'],
  ['Benefits in kind', 'benefits'],
  ['Pension share', 'employeePension'],
  ['Taxable pay', 'taxable'],
  ['PAYE', 'paye'],
  ['Student loan (HESLB)', 'heslb'],
  ['Union dues', 'union'],
  ['Net pay', 'net'],
  ['Cost to the employer', 'cost'],
];

/** Two people of an employer of twelve, worked out by the calculator itself at the build. */
export function PayrollExample({ rules, year }: { rules: PayrollRules; year: string }) {
  const run = templateRun(rules, year);
  if (!run) return null;
  const people = run.slips.map(({ employee }) => ({ label: employee.name, isNumeric: true }));

  return (
    <ReferenceTable
      title={say('A worked example')}
      caption={say('Two employees of the template, July')}
      columns={[say('July, rates of {year}', { year }), ...people, { label: say('Together'), isNumeric: true }]}
      rows={LINES.map(([label, line]) => [
        say(label),
        ...run.slips.map((slip) => formatExact(slip[line])),
        formatExact(run.totals[line]),
      ])}
    >
      <p>
        {say(
          'The first has an allowance and repays a student loan. The second has a car of 1,800 cc and pays union dues of 2% of basic pay. Their employer has {count} employees, so SDL is charged.',
          { count: EXAMPLE_STAFF },
        )}
      </p>
    </ReferenceTable>
  );
}
