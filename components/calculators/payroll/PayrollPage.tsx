import type { PayrollFile } from '@/lib/content/schemas/tax/salary';
import { buildDay } from '@/lib/dates/builtAt';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import type { Authority, PayrollRates, PayrollRules } from '@/lib/payroll/rates';
import { COLUMNS, type ColumnId, HEADINGS } from '@/lib/payroll/sheet';
import { type SalaryRates, salaryRates } from '@/lib/salary/rates';
import { getPayrollBreakdown } from '@/lib/server/content/loaders/tax/payrollBreakdown';
import {
  getPayrollFile,
  getPayrollRules,
  getPublishedRates,
  getTaxYears,
} from '@/lib/server/content/loaders/tax/salary';
import { formatRate } from '@/lib/tax/rateCard';
import { ENGLISH } from '@/lib/words/translate';
import { AskLink } from '../layout/AskLink';
import { ImportantNote } from '../layout/ImportantNote';
import { ReferenceTable, RuleTable, SourceLine } from '../layout/ReferenceTable';
import { ToolPage } from '../layout/ToolPage';
import { BandTable } from '../salary/BandTable';
import { PayrollCalculator } from './PayrollCalculator';

type PayrollReferenceProps = { rules: PayrollRules; published: PayrollFile; rates: SalaryRates };

const dueText = (due: Authority['due']): string => {
  if (due === null) return '–';
  return due === 'end' ? 'end of the next month' : `${formatRate(due, 'day-of-month')} of the next month`;
};

/** Cells of a period in the table of rates. */
function periodCells({ from, bands, sdl, wcf }: PayrollRates): string[] {
  const [, first] = bands;
  const top = bands.at(-1);
  return [
    formatLongDate(from, 'en'),
    formatAmount(first?.above ?? 0),
    `${first?.rate}%`,
    `${top?.rate ?? 0}% above ${formatAmount(top?.above ?? 0)}`,
    `${sdl.percent}% from ${sdl.minEmployees}`,
    wcf ? `${wcf.percent}%` : 'none',
  ];
}

/** Table rows for the periods in which any rate differs from the period before. */
function ratesSince2012(periods: readonly PayrollRates[]): string[][] {
  const rows = periods.map(periodCells);
  return rows.filter((row, index) => row.slice(1).join() !== rows[index - 1]?.slice(1).join()).toReversed();
}

const AMOUNT = 'the amount for the month; empty if there is none';

/** Instructions for each column of the template. */
const COLUMN_HELP: Readonly<Record<ColumnId, string>> = {
  number: 'your number for the employee, for the payslip',
  name: 'required',
  status: 'resident (or empty), non-resident, second job, director (part-time)',
  basic: 'required: an amount such as 800000 or 800,000; for a director, the fee',
  allowances: AMOUNT,
  overtime: AMOUNT,
  bonus: AMOUNT,
  benefits: 'monthly value of a car, a house, a loan or another benefit',
  fund: 'NSSF (or empty), PSSSF, PSSSF basic (on basic pay), none',
  share: 'percentage of pay that the employee pays; empty for the most that the law allows',
  heslb: 'no (or empty), yes (on the gross salary), basic (on basic pay)',
  union: 'an amount, or a percentage of basic pay, such as 2%',
  insurance: AMOUNT,
  other: AMOUNT,
  wcf: 'empty for basic pay and allowances; less if an allowance is not fixed',
  joined: 'first day of the job, such as 2026-11-15; pay for that month is worked out by the number of days worked',
  left: 'last day of the job, such as 2026-11-20; pay for that month is also worked out by the number of days worked',
};

/** Rules, rates, due dates and the template. Works without JavaScript. */
function PayrollReference({ rules, published, rates }: PayrollReferenceProps) {
  return (
    <>
      <RuleTable translate={ENGLISH} lines={getPayrollBreakdown()}>
        Only the employee’s pension share is taken off before tax. Benefits in kind raise taxable pay and PAYE, and
        nothing else. Each line is worked out to the cent, as in the CSV file, and shown in whole shillings. In the
        month of joining or leaving, basic pay and allowances are paid by calendar days, so 15 of 30 days count as half
        a month. If the contract goes by working days, enter the amount that you pay.
      </RuleTable>
      <ReferenceTable
        title="What to pay, to whom and when"
        caption="Payments for a month and their due dates"
        columns={['To', 'What', 'By', 'Law']}
        rows={rules.authorities.map(({ name, what, due, law }) => [name, what, dueText(due), law])}
      />
      <BandTable translate={ENGLISH} rates={rates} />
      <ReferenceTable
        title="Rates since July 2012"
        caption="PAYE bands, SDL and WCF by the month from which they apply"
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
      <ReferenceTable
        title="Columns in the template"
        caption="Columns in the CSV file and what to write in them"
        columns={['Column', 'What to write']}
        rows={COLUMNS.map((id) => [HEADINGS[id], COLUMN_HELP[id]])}
      >
        <p>
          The first row names the columns. They may be in any order, and you may leave out those that you do not need.
          Separate them by commas, semicolons or tabs. You can also reopen the CSV file of a payroll here.
        </p>
      </ReferenceTable>
      <SourceLine
        translate={ENGLISH}
        {...published}
        period={`These rates are for ${rates.year}, and for each month since July 2012.`}
      />
    </>
  );
}

/** The monthly payroll calculator, with its rules, rates, due dates and laws. */
export function PayrollPage() {
  const rules = getPayrollRules();
  const published = getPayrollFile('en');
  const years = getTaxYears().toReversed();
  const rates = salaryRates(getPublishedRates(years[0] ?? ''));
  return (
    <ToolPage
      translate={ENGLISH}
      id="payroll"
      law={<PayrollReference rules={rules} published={published} rates={rates} />}
    >
      <PayrollCalculator
        rules={rules}
        years={years}
        monthNow={buildDay().slice(0, 7)}
        note={
          <ImportantNote translate={ENGLISH} basis="the month’s rates">
            <AskLink language="en" service="accounting">
              Contact Us
            </AskLink>
          </ImportantNote>
        }
      />
    </ToolPage>
  );
}
