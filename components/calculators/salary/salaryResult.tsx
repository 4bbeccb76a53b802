import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { BreakdownRow } from '@/lib/money/breakdown';
import { bonusMonth } from '@/lib/salary/netToGross';
import type { SalaryResult } from '@/lib/salary/salary';
import type { SalaryCase, SalaryData } from '@/lib/salary/salaryInput';
import { guidePath } from '@/lib/site/paths';
import { linkIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
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

/** Prepares what the rows of a salary are built from. The page provides the lines for its own month and for residents. */
export function salaryParts(salaryCase: SalaryCase, { lines }: SalaryToolData, translate: Translate): SalaryParts {
  const { table, isOtherTable, nonResident, deductions } = salaryCase;
  const own = isOtherTable || nonResident ? tableLines(table, translate) : {};
  return { rates: table.rates, deductions, lines: { ...lines, ...own }, translate };
}

/** Notes on a salary: residence, year, net pay range and deductions. */
function SalaryNotes({
  result,
  salaryCase,
  translate,
}: {
  result: SalaryResult;
  salaryCase: SalaryCase;
  translate: Translate;
}) {
  const { table, isOtherYear, nonResident } = salaryCase;
  const { rates, paye, loan } = table;
  const { year } = rates;
  const { band, deducted } = result;
  return (
    <>
      {nonResident ? (
        <p>
          {translate('A non-resident employee pays {rate}% of the whole pay, as a final tax.', {
            rate: nonResident.percent,
          })}
          {table.from < nonResident.from && ` ${translate('Ask us for the {year} rate.', { year })}`} {nonResident.law}.
        </p>
      ) : (
        <>
          {isOtherYear && (
            <p>
              {translate('Rates for {year}, with the PAYE table in force since {day}. Source: {sources}.', {
                year,
                day: formatLongDate(paye.from, translate.language),
                sources: paye.sources.join('; '),
              })}{' '}
              <a {...linkIn(guidePath(year), translate.language)}>{translate('All rates for {year}', { year })}</a>
            </p>
          )}
          <p>{translate('Net pay range: {range}.', { range: netRangeText(rates.bands, band, translate) })}</p>
        </>
      )}
      {deducted && deducted.heslb > 0 && table.from < loan.from && (
        <p>
          {translate(
            'The student loan is worked out at today’s rate of {rate}%. For {year}, check the rate in the Board’s letter.',
            { rate: loan.percent, year },
          )}
        </p>
      )}
      {deducted && deducted.left < 0 && (
        <p>
          <strong>{translate('The deductions come to more than the net pay.')}</strong>{' '}
          {translate('This month’s pay cannot cover them all.')}
        </p>
      )}
    </>
  );
}

function salaryBar(result: SalaryResult, translate: Translate): Bar {
  const { grossSalary, netPay, paye, employeeNSSF, deducted } = result;
  const kept: Bar['parts'] = deducted
    ? [
        // If deductions exceed the net pay, nothing is left to draw.
        { label: translate('Left'), amount: Math.max(0, deducted.left), tone: 'action' },
        { label: translate('Other deductions'), amount: Math.min(netPay, deducted.total), tone: 'success' },
      ]
    : [{ label: translate('Net pay'), amount: netPay, tone: 'action' }];
  return {
    title: translate('Where the salary goes'),
    scale: grossSalary,
    parts: [
      ...kept,
      { label: 'PAYE', amount: paye, tone: 'alert' },
      { label: 'NSSF', amount: employeeNSSF, tone: 'accent' },
    ],
  };
}

const employerBar = (result: SalaryResult, translate: Translate): Bar => ({
  title: translate('What the employer pays'),
  scale: result.totalCostToCompany,
  parts: [
    { label: translate('Gross'), amount: result.grossSalary, tone: 'strong' },
    { label: translate('Employer NSSF'), amount: result.employerNSSF, tone: 'success' },
    { label: 'SDL', amount: result.sdl, tone: 'hatched' },
    { label: 'WCF', amount: result.wcf, tone: 'chart' },
  ],
});

/** A salary calculation, with the parts in which the two calculators differ. */
type SalaryCalculation = Pick<ResultModel, 'headline' | 'announcement' | 'inputSummary'> & {
  result: SalaryResult;
  salaryCase: SalaryCase;
  parts: SalaryParts;
  /** Name and rows of the table that leads to the headline. */
  caption: string;
  rows: readonly BreakdownRow[];
};

/** Builds the result that both salary calculators share. */
export function salaryResult(calculation: SalaryCalculation): ResultModel {
  const { result, salaryCase, parts, headline, announcement, inputSummary, caption, rows } = calculation;
  const { rates, translate } = parts;
  const { year } = rates;
  const month = salaryCase.bonus > 0 ? bonusMonth(result, salaryCase.bonus, rates, salaryCase.options) : undefined;
  const bonus = month && {
    title: translate('The year with the bonus'),
    columns: [translate('Usual month'), translate('With bonus'), translate('Year')],
    rows: yearRows(result, month, parts),
    facts: [bonusFacts(month, salaryCase, translate)],
  };
  return {
    headline,
    announcement: announcement + moreInWords(result, salaryCase, month, translate),
    inputSummary: inputSummary + moreInput(salaryCase, translate),
    described: [
      [translate('Tax band'), bandNameOf(result, rates, translate)],
      ...(salaryCase.nonResident
        ? []
        : [[translate('Net pay range'), netRangeText(rates.bands, result.band, translate)] as const]),
    ],
    year,
    basis: translate('{year} rates', { year }),
    bar: salaryBar(result, translate),
    rows,
    facts: [togetherFacts(result, translate)],
    notes: <SalaryNotes translate={translate} result={result} salaryCase={salaryCase} />,
    answers: [],
    details: [
      {
        title: translate('What it costs the employer'),
        caption: translate('Employer’s side'),
        bars: [employerBar(result, translate)],
        columns: 'periods',
        rows: employerRows(result, parts),
      },
      ...(bonus ? [bonus] : []),
      {
        title: translate('Line by line, with yearly and daily amounts'),
        caption,
        columns: 'periods',
        rows,
        facts: takenFacts(result, translate),
      },
      ...publishedSections(result, salaryCase, translate),
      ...grossToNetSections(result, salaryCase, translate),
    ],
  };
}
