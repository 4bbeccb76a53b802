import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { DeductedSalary } from '@/lib/salary/deductions';
import type { FlatRate, SalaryTable } from '@/lib/salary/publishedRates';
import type { SalaryCase } from '@/lib/salary/salaryInput';
import { guidePath } from '@/lib/site/ratePaths';
import { linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import { netRangeText } from './bandTexts';

/** Where the rates of a year that is not the page's come from. */
function YearNote({ rates, paye }: SalaryTable) {
  return (
    <p>
      {say('Rates of {year}, with the PAYE table in force since {day}. Source: {sources}.', {
        year: rates.year,
        day: formatLongDate(paye.from),
        sources: paye.sources.join('; '),
      })}{' '}
      <a {...linkHere(guidePath(rates.year))}>{say('All rates of {year}', { year: rates.year })}</a>
    </p>
  );
}

/** What a student loan rests on, and what deductions beyond the net pay mean. */
function DeductionNotes({ result: { deducted }, salaryCase }: { result: DeductedSalary; salaryCase: SalaryCase }) {
  const { table } = salaryCase;
  const { loan } = table;
  if (!deducted) return null;
  return (
    <>
      {deducted.heslb > 0 && table.from < loan.from && (
        <p>
          {say('The student loan is counted at {rate}%, the rate of today; that of {year} is not confirmed.', {
            rate: loan.percent,
            year: table.rates.year,
          })}
        </p>
      )}
      {deducted.left < 0 && (
        <p>
          <strong>{say('The deductions come to more than the net pay.')}</strong>{' '}
          {say('This month’s pay cannot cover them all.')}
        </p>
      )}
    </>
  );
}

/** The law of the flat tax, and whether its rate is known for the year. */
function NonResidentNote({ percent, law, from, table }: FlatRate & { table: SalaryTable }) {
  const { year } = table.rates;
  return (
    <p>
      {say('An employee who is not resident bears {rate}% of the whole pay, as a final tax.', { rate: percent })}
      {table.from < from && ` ${say('The rate of {year} is not confirmed.', { year })}`} {law}.
    </p>
  );
}

/** Notes on a salary: net pay range, year, deductions. */
export function SalaryNotes(props: { result: DeductedSalary; salaryCase: SalaryCase }) {
  const { table, isOtherYear, nonResident } = props.salaryCase;
  return (
    <>
      {isOtherYear && !nonResident && <YearNote {...table} />}
      {nonResident ? (
        <NonResidentNote {...nonResident} table={table} />
      ) : (
        <p>{say('Net pay range: {range}.', { range: netRangeText(table.rates.bands, props.result.band, say) })}</p>
      )}
      <DeductionNotes {...props} />
    </>
  );
}
