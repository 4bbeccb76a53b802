import { useSay } from '#words';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { BreakdownRow } from '@/lib/money/breakdown';
import { bonusMonth } from '@/lib/salary/netToGross';
import type { SalaryResult } from '@/lib/salary/salary';
import type { SalaryCase, SalaryData } from '@/lib/salary/salaryInput';
import { guidePath } from '@/lib/site/paths';
import { linkIn } from '@/lib/site/translatedPages';
import type { Say } from '@/lib/words/say';
import type { Bar, ResultModel } from '../result/resultModel';
import { bandNameOf, netRangeText } from './bandTexts';
import {
  bonusFacts,
  grossToNetSections,
  moreInput,
  moreInWords,
  publishedSections,
  takenFacts,
  togetherFacts,
} from './salaryFacts';
import { type SalaryLines, tableLines } from './salaryLines';
import { employerRows, type SalaryParts, yearRows } from './salaryRows';

export type SalaryToolData = SalaryData & { lines: SalaryLines };

/** Returns what the rows of a salary are made of. The page has the lines of its own month, for a resident. */
export function salaryParts(salaryCase: SalaryCase, { lines }: SalaryToolData, say: Say): SalaryParts {
  const { table, isOtherTable, nonResident, deductions } = salaryCase;
  const own = isOtherTable || nonResident ? tableLines(table, say) : {};
  return { rates: table.rates, deductions, lines: { ...lines, ...own }, say };
}

/** Notes on a salary: residence, year, net pay range, deductions. */
function SalaryNotes({ result, salaryCase }: { result: SalaryResult; salaryCase: SalaryCase }) {
  const say = useSay();
  const { table, isOtherYear, nonResident } = salaryCase;
  const { rates, paye, loan } = table;
  const { year } = rates;
  const { band, deducted } = result;
  return (
    <>
      {nonResident ? (
        <p>
          {say('A non-resident employee pays {rate}% of the whole pay, as a final tax.', { rate: nonResident.percent })}
          {table.from < nonResident.from && ` ${say('Ask us for the {year} rate.', { year })}`} {nonResident.law}.
        </p>
      ) : (
        <>
          {isOtherYear && (
            <p>
              {say('Rates for {year}, with the PAYE table in force since {day}. Source: {sources}.', {
                year,
                day: formatLongDate(paye.from, say.language),
                sources: paye.sources.join('; '),
              })}{' '}
              <a {...linkIn(guidePath(year), say.language)}>{say('All rates for {year}', { year })}</a>
            </p>
          )}
          <p>{say('Net pay range: {range}.', { range: netRangeText(rates.bands, band, say) })}</p>
        </>
      )}
      {deducted && deducted.heslb > 0 && table.from < loan.from && (
        <p>
          {say(
            'The student loan is worked out at today’s rate of {rate}%. For {year}, look at the rate in the Board’s letter.',
            { rate: loan.percent, year },
          )}
        </p>
      )}
      {deducted && deducted.left < 0 && (
        <p>
          <strong>{say('The deductions come to more than the net pay.')}</strong>{' '}
          {say('This month’s pay cannot cover them all.')}
        </p>
      )}
    </>
  );
}

function salaryBar(result: SalaryResult, say: Say): Bar {
  const { grossSalary, netPay, paye, employeeNSSF, deducted } = result;
  const kept: Bar['parts'] = deducted
    ? [
        // Deductions beyond the net pay leave nothing to draw.
        { label: say('Left'), amount: Math.max(0, deducted.left), tone: 'action' },
        { label: say('Other deductions'), amount: Math.min(netPay, deducted.total), tone: 'success' },
      ]
    : [{ label: say('Net pay'), amount: netPay, tone: 'action' }];
  return {
    title: say('Where the salary goes'),
    scale: grossSalary,
    parts: [
      ...kept,
      { label: 'PAYE', amount: paye, tone: 'alert' },
      { label: 'NSSF', amount: employeeNSSF, tone: 'accent' },
    ],
  };
}

const employerBar = (result: SalaryResult, say: Say): Bar => ({
  title: say('What the employer pays'),
  scale: result.totalCostToCompany,
  parts: [
    { label: say('Gross'), amount: result.grossSalary, tone: 'strong' },
    { label: say('Employer NSSF'), amount: result.employerNSSF, tone: 'success' },
    { label: 'SDL', amount: result.sdl, tone: 'hatched' },
    { label: 'WCF', amount: result.wcf, tone: 'chart' },
  ],
});

/** A calculation of a salary, with what differs between the two calculators. */
type SalaryCalculation = Pick<ResultModel, 'headline' | 'announcement' | 'inputSummary'> & {
  result: SalaryResult;
  salaryCase: SalaryCase;
  parts: SalaryParts;
  /** Name and rows of the table that leads to the headline. */
  caption: string;
  rows: readonly BreakdownRow[];
};

/** What both salary calculators show. */
export function salaryResult(calculation: SalaryCalculation): ResultModel {
  const { result, salaryCase, parts, headline, announcement, inputSummary, caption, rows } = calculation;
  const { rates, say } = parts;
  const { year } = rates;
  const month = salaryCase.bonus > 0 ? bonusMonth(result, salaryCase.bonus, rates, salaryCase.options) : undefined;
  const bonus = month && {
    title: say('The year with the bonus'),
    columns: [say('Usual month'), say('With bonus'), say('Year')],
    rows: yearRows(result, month, parts),
    facts: [bonusFacts(month, salaryCase, say)],
  };
  return {
    headline,
    announcement: announcement + moreInWords(result, salaryCase, month, say),
    inputSummary: inputSummary + moreInput(salaryCase, say),
    described: [
      [say('Tax band'), bandNameOf(result, rates, say)],
      ...(salaryCase.nonResident ? [] : [[say('Net pay range'), netRangeText(rates.bands, result.band, say)] as const]),
    ],
    year,
    basis: say('{year} rates', { year }),
    bar: salaryBar(result, say),
    rows,
    facts: [togetherFacts(result, say)],
    notes: <SalaryNotes result={result} salaryCase={salaryCase} />,
    answers: [],
    details: [
      {
        title: say('What it costs the employer'),
        caption: say('Employer’s side'),
        bars: [employerBar(result, say)],
        columns: 'periods',
        rows: employerRows(result, parts),
      },
      ...(bonus ? [bonus] : []),
      {
        title: say('Line by line, with year and day'),
        caption,
        columns: 'periods',
        rows,
        facts: takenFacts(result, say),
      },
      ...publishedSections(result, salaryCase, say),
      ...grossToNetSections(result, salaryCase, say),
    ],
  };
}
