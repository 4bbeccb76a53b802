import type { PayrollFile } from '@/lib/content/schemas/payroll';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import { HAND_IN_LISTS } from '@/lib/payroll/handIn';
import { headsOf, isForeign, originText } from '@/lib/payroll/handInLists';
import { payslipTexts } from '@/lib/payroll/lineTexts';
import type { Authority, PayrollRates, PayrollRules } from '@/lib/payroll/rates';
import type { SalaryRates } from '@/lib/salary/rates';
import { buildDay } from '@/lib/server/site-build/builtAt';
import { begunBy } from '@/lib/tax/begunBy';
import { formatRate } from '@/lib/tax/rateCard';
import { say } from '@/lib/words/say';
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
  if (due === null) return say('no day set or confirmed');
  if (due === 'end') return say('end of the next month');
  return say('{ordinal} of the next month', { ordinal: formatRate(due, 'day-of-month'), date: due });
};

/** Cells of a period in the table of rates. */
function periodCells({ from, bands, sdl, wcf }: PayrollRates): string[] {
  const [, first] = bands;
  const top = bands.at(-1);
  return [
    formatLongDate(from),
    formatAmount(first?.above ?? 0),
    `${first?.rate}%`,
    say('{rate}% above {amount}', { rate: top?.rate ?? 0, amount: formatAmount(top?.above ?? 0) }),
    say('{percent}% from {count}', { percent: sdl.percent, count: sdl.minEmployees }),
    wcf ? `${wcf.percent}%` : say('none'),
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
        {say(
          'Only the employee’s pension share is taken off before tax; no other deduction is. Benefits in kind raise taxable pay and PAYE, and nothing else. Each line is rounded to cents before the next ones use it, so that all lines add up as shown. PAYE is worked out by the table that TRA publishes.',
        )}
      </RuleTable>
      <ReferenceTable
        title={say('What goes to whom by when')}
        caption={say('Payments of a month and the days on which they are due')}
        columns={[say('To'), say('What'), say('By'), say('Law')]}
        rows={rules.authorities.map(({ id, name, what, due, law }) => {
          const evidence = published.authorities.find((authority) => authority.id === id)?.evidence;
          return [name, what, dueText(due), evidence ? <KnownLaw key="law" law={law} evidence={evidence} /> : law];
        })}
      />
      <BandTable rates={rates} />
      <PensionShares rules={rules} month={present.from} />
      <ReferenceTable
        title={say('Lists to hand in')}
        caption={say('Lists of a month to copy or download, and their columns')}
        columns={[say('List'), say('Columns'), say('Where they come from')]}
        rows={HAND_IN_LISTS.map((list) => {
          const heads = headsOf(list).join(', ');
          return [
            say(list.name),
            isForeign(list) ? (
              <span key="heads" lang="en">
                {heads}
              </span>
            ) : (
              heads
            ),
            originText(list),
          ];
        })}
      >
        <p>{say('None was tried on a portal: open the portal’s own template and paste column by column.')}</p>
      </ReferenceTable>
      <ReferenceSection title={say('Part of a month, and other months')}>
        <p>
          {say(
            'In the month of joining or leaving, basic pay and allowances count by calendar days: 15 of 30 days are half. A contract may count working days; then enter the pay itself. PAYE is that of the month’s table on what is paid.',
          )}
        </p>
        <p>
          {say(
            'The CSV file of a month can be set beside the next: who is new, who left, whose pay changed. Opened together, the files of a calendar year give each employee’s sheet and the figures of the PAYE certificate, which is due by 30 January, to a leaver within 30 days.',
          )}
        </p>
      </ReferenceSection>
      <ReferenceTable
        title={say('Rates since July 2012')}
        caption={say('PAYE bands, SDL and WCF by the month from which they hold')}
        holds="figures"
        columns={[
          say('Months from'),
          { label: say('Free of PAYE to'), isNumeric: true },
          { label: say('First band'), isNumeric: true },
          say('Top band'),
          say('SDL, employees'),
          { label: say('WCF, private'), isNumeric: true },
        ]}
        rows={ratesSince2012(rules.periods)}
      />
      <TemplateTable />
      <SourceLine
        {...published}
        period={say('Rates of {year}, and of each month since July 2012.', { year: rates.year })}
      />
    </>
  );
}
