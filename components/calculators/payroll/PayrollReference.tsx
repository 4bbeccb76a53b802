import type { PayrollFile } from '@/lib/content/schemas/payroll';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import { HAND_IN_LISTS } from '@/lib/payroll/handIn';
import { payslipTexts } from '@/lib/payroll/lineTexts';
import type { Authority, PayrollRates, PayrollRules } from '@/lib/payroll/rates';
import type { SalaryRates } from '@/lib/salary/rates';
import { buildDay } from '@/lib/server/site-build/builtAt';
import { begunBy } from '@/lib/tax/begunBy';
import { formatRate } from '@/lib/tax/rateCard';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceSection } from '../layout/ReferenceSection';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import { BandTable } from '../salary/BandTable';
import { PayrollExample } from './PayrollExample';
import { PensionShares } from './PensionShares';
import { TemplateTable } from './TemplateTable';

type PayrollReferenceProps = { rules: PayrollRules; published: PayrollFile; rates: SalaryRates };

const ROWS = [
  'gross',
  ...['car', 'house', 'loan', 'otherBenefits'],
  ...['nssf', 'psssf', 'taxable', 'resident', 'non-resident', 'second-job', 'director'],
  ...['heslb', 'union', 'insurance', 'otherDeductions', 'net'],
  ...['employer-nssf', 'employer-psssf', 'sdl', 'wcf', 'cost'],
];

const dueText = (due: Authority['due']): string => {
  if (due === null) return 'no day set or confirmed';
  return due === 'end' ? 'end of the next month' : `${formatRate(due, 'day-of-month')} of the next month`;
};

/** Cells of a period in the table of rates. */
function periodCells({ from, bands, sdl, wcf }: PayrollRates): string[] {
  const [, first] = bands;
  const top = bands.at(-1);
  return [
    formatLongDate(from),
    formatAmount(first?.above ?? 0),
    `${first?.rate}%`,
    `${top?.rate}% above ${formatAmount(top?.above ?? 0)}`,
    `${sdl.percent}% from ${sdl.minEmployees}`,
    wcf ? `${wcf.percent}%` : 'none',
  ];
}

/** Periods in which one of the cells differs from the period before. */
function ratesSince2012(periods: readonly PayrollRates[]): string[][] {
  const rows = periods.map(periodCells);
  return rows.filter((row, index) => row.slice(1).join() !== rows[index - 1]?.slice(1).join()).toReversed();
}

/** Rules, rates, due dates, the template and an example, readable without script. */
export function PayrollReference({ rules, published, rates }: PayrollReferenceProps) {
  const present = begunBy(rules.periods, buildDay()).at(-1);
  if (!present) return null;

  return (
    <>
      <PayrollExample rules={rules} year={rates.year} />
      <RuleTable texts={payslipTexts(present, rules)} rows={ROWS} places={{ sdl: 'sdl.rate', wcf: 'wcf.rate' }}>
        Only the employee’s pension share is taken off before tax; no other deduction is. Benefits in kind raise taxable
        pay and PAYE, and nothing else. Each line is rounded to cents before the next ones use it, so that all lines add
        up as shown. PAYE is worked out by the table that TRA publishes.
      </RuleTable>
      <ReferenceTable
        title="What goes to whom by when"
        caption="Payments of a month and the days on which they are due"
        columns={['To', 'What', 'By', 'Law']}
        rows={rules.authorities.map(({ id, name, what, due, law }) => {
          const evidence = published.authorities.find((authority) => authority.id === id)?.evidence;
          return [name, what, dueText(due), evidence ? <KnownLaw key="law" law={law} evidence={evidence} /> : law];
        })}
      />
      <BandTable rates={rates} />
      <PensionShares rules={rules} month={present.from} />
      <ReferenceTable
        title="Lists to hand in"
        caption="Lists of a month to copy or download, and their columns"
        columns={['List', 'Columns', 'Where they come from']}
        rows={HAND_IN_LISTS.map(({ name, columns, origin }) => [name, columns.join(', '), origin])}
      >
        <p>None was tried on a portal: open the portal’s own template and paste column by column.</p>
      </ReferenceTable>
      <ReferenceSection title="Part of a month, and other months">
        <p>
          In the month of joining or leaving, basic pay and allowances count by calendar days: 15 of 30 days are half. A
          contract may count working days; then enter the pay itself. PAYE is that of the month’s table on what is paid.
        </p>
        <p>
          The CSV file of a month can be set beside the next: who is new, who left, whose pay changed. Opened together,
          the files of a calendar year give each employee’s sheet and the figures of the PAYE certificate, which is due
          by 30 January, to a leaver within 30 days.
        </p>
      </ReferenceSection>
      <ReferenceTable
        title="Rates since July 2012"
        caption="PAYE bands, SDL and WCF by the month from which they hold"
        holds="figures"
        columns={[
          'Months from',
          { label: 'Free of PAYE to', isNumeric: true },
          { label: 'First band', isNumeric: true },
          'Top band',
          'SDL, employees',
          { label: 'WCF, private', isNumeric: true },
        ]}
        rows={ratesSince2012(rules.periods)}
      />
      <TemplateTable />
      <SourceLine {...published} period={`Rates of ${rates.year}, and of each month since July 2012.`} />
    </>
  );
}
