import { Said } from '@/components/behaviours/Said';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import type { BonusMonth } from '@/lib/salary/bonusMonth';
import type { DeductedSalary } from '@/lib/salary/deductions';
import { firstDayOf, type SalaryYear } from '@/lib/salary/publishedRates';
import { publishedNetPay } from '@/lib/salary/salary';
import type { SalaryCase } from '@/lib/salary/salaryInput';
import { ratesLink } from '@/lib/site/ratesPath';
import { linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';

/** Id of the note on the top band, to which the headline leads. */
export const TOP_BAND_NOTE_ID = 'top-band';

/** Where the rates of a year that is not the page's come from. */
function YearNote({ rates, paye }: SalaryYear) {
  return (
    <p>
      {say('Rates of {year}, with the PAYE table in force since {day}. Source: {sources}.', {
        year: rates.year,
        day: formatLongDate(paye.from),
        sources: paye.sources.join('; '),
      })}{' '}
      <a {...linkHere(ratesLink(rates.year))}>{say('All rates of {year}', { year: rates.year })}</a>
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
          {say('The student loan is counted at {rate}%, the rate of today; that of {year} is not confirmed.', {
            rate: loan.percent,
            year: year.rates.year,
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

type SalaryNotesProps = { result: DeductedSalary; salaryCase: SalaryCase; month: BonusMonth | undefined };

/** Notes on a salary: net pay range, whether SDL is charged, year, deductions, bonus, the other fixed tax of the top band. */
export function SalaryNotes({ result, salaryCase, month }: SalaryNotesProps) {
  const { year, isOtherYear, options } = salaryCase;
  const { bands, publishedTopFixed, sdlMinEmployees } = year.rates;
  const publishedNet = publishedNetPay(result, year.rates);
  return (
    <>
      {isOtherYear && <YearNote {...year} />}
      <p>{say('Net pay range: {range}.', { range: result.netPayRange })}</p>
      <p>
        {say(
          options.isSdlCharged
            ? 'SDL is due from employers with {count} or more employees: turn on “Fewer than {count} employees” to leave it out.'
            : 'No SDL: it is due from employers with {count} or more employees.',
          { count: sdlMinEmployees },
        )}
      </p>
      <DeductionNotes result={result} salaryCase={salaryCase} />
      {month && (
        <p>
          {say('NSSF is counted on the bonus too. Whether the Act leaves bonuses out is not confirmed: ask the Fund.')}{' '}
          {say(
            result.deducted?.heslb
              ? 'WCF and the student loan are counted on the salary alone.'
              : 'WCF is counted on the salary alone.',
          )}
        </p>
      )}
      {publishedNet !== undefined && (
        <p id={TOP_BAND_NOTE_ID} tabIndex={-1}>
          <Said
            of="The revenue authority’s (TRA’s) table starts the top band at {published}, this calculator at {own}. With the authority’s table the net pay would be {net}. By that table a raise never lowers the net pay; by this calculator’s figure it falls by about {fall} where the band begins."
            values={{
              published: formatTzs(publishedTopFixed),
              own: formatTzs(bands.at(-1)?.fixed ?? 0),
              net: <strong>{formatTzs(publishedNet)}</strong>,
              fall: formatTzs((bands.at(-1)?.fixed ?? 0) - publishedTopFixed),
            }}
          />
        </p>
      )}
    </>
  );
}
