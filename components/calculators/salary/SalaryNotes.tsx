import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import type { BonusMonth } from '@/lib/salary/bonusMonth';
import type { DeductedSalary } from '@/lib/salary/deductions';
import { firstDayOf, type SalaryYear } from '@/lib/salary/publishedRates';
import { publishedNetPay } from '@/lib/salary/salary';
import type { SalaryCase } from '@/lib/salary/salaryInput';
import { ratesPath } from '@/lib/site/ratesPath';

/** Id of the note on the top band, to which the headline leads. */
export const TOP_BAND_NOTE_ID = 'top-band';

/** Where the rates of a year that is not the page's come from. */
function YearNote({ rates, paye }: SalaryYear) {
  return (
    <p>
      Rates of {rates.year}, with the PAYE table in force since {formatLongDate(paye.from)}. Source:{' '}
      {paye.sources.join('; ')}. <a href={ratesPath(rates.year)}>All rates of {rates.year}</a>
    </p>
  );
}

/** What a student loan rests on, and what deductions beyond the net pay mean. */
function DeductionNotes({ result: { deducted }, salaryCase }: { result: DeductedSalary; salaryCase: SalaryCase }) {
  const { year, loan } = salaryCase;
  if (!deducted) return null;
  return (
    <>
      {deducted.heslb > 0 && firstDayOf(year.rates.year) < loan.from && (
        <p>
          The student loan is counted at {loan.percent}%, the rate of today; that of {year.rates.year} is not confirmed.
        </p>
      )}
      {deducted.left < 0 && (
        <p>
          <strong>The deductions come to more than the net pay.</strong> This month’s pay cannot cover them all.
        </p>
      )}
    </>
  );
}

type SalaryNotesProps = { result: DeductedSalary; salaryCase: SalaryCase; month: BonusMonth | undefined };

/** Notes on a salary: net pay range, whether SDL is charged, year, deductions, bonus, the other fixed tax of the top band. */
export function SalaryNotes({ result, salaryCase, month }: SalaryNotesProps) {
  const { year, isOtherYear, options } = salaryCase;
  const { bands, publishedTopFixed, sdlMinEmployees } = year.rates;
  const publishedNet = publishedNetPay(result, year.rates);
  return (
    <>
      {isOtherYear && <YearNote {...year} />}
      <p>Net pay range: {result.netPayRange}.</p>
      <p>
        {options.isSdlCharged
          ? `SDL is due from employers with ${sdlMinEmployees} or more employees: turn on “Fewer than ${sdlMinEmployees} employees” to leave it out.`
          : `No SDL: it is due from employers with ${sdlMinEmployees} or more employees.`}
      </p>
      <DeductionNotes result={result} salaryCase={salaryCase} />
      {month && (
        <p>
          NSSF is counted on the bonus too. Whether the Act leaves bonuses out is not confirmed: ask the Fund. WCF
          {result.deducted?.heslb ? ' and the student loan are' : ' is'} counted on the salary alone.
        </p>
      )}
      {publishedNet !== undefined && (
        <p id={TOP_BAND_NOTE_ID} tabIndex={-1}>
          The revenue authority’s (TRA’s) table starts the top band at {formatTzs(publishedTopFixed)}, this calculator
          at {formatTzs(bands.at(-1)?.fixed ?? 0)}. With the authority’s table the net pay would be{' '}
          <strong>{formatTzs(publishedNet)}</strong>. By that table a raise never lowers the net pay; by this
          calculator’s figure it falls by about {formatTzs((bands.at(-1)?.fixed ?? 0) - publishedTopFixed)} where the
          band begins.
        </p>
      )}
    </>
  );
}
