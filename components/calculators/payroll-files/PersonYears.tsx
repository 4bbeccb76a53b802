import { formatExact } from '@/lib/money/format';
import { monthName } from '@/lib/payroll/sheet';
import { type PersonYear, YEAR_LINES, type YearAmounts, type YearSheet } from '@/lib/payroll/yearSheet';
import { say } from '@/lib/words/say';
import styles from './PersonYears.module.scss';

const cells = (amounts: YearAmounts) => YEAR_LINES.map(([, line]) => <td key={line}>{formatExact(amounts[line])}</td>);

type PersonSheetProps = { person: PersonYear; year: number; employer: string };

/** The figures of one person's certificate, with the months behind them. */
function PersonSheet({ person: { name, number, months, totals }, year, employer }: PersonSheetProps) {
  const [first, last] = [months[0], months.at(-1)].map((each) => each && monthName(each.month));
  return (
    <article className={styles.sheet}>
      <h3>{number ? say('{name}, number {number}', { name, number }) : name}</h3>
      <p>
        {say('Pay and PAYE of {year}', { year })}
        {employer && `, ${employer}`}: {say('{from} to {to}', { from: first ?? '', to: last ?? '' })},{' '}
        {months.length === 1 ? say('1 month') : say('{count} months', { count: months.length })}.
      </p>
      <table>
        <caption>{say('Figures of the PAYE certificate of {year}, TZS', { year })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Month')}</th>
            {YEAR_LINES.map(([label]) => (
              <th key={label} scope="col">
                {say(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, amounts }) => (
            <tr key={monthName(month)}>
              <th scope="row">{monthName(month)}</th>
              {cells(amounts)}
            </tr>
          ))}
          <tr>
            <th scope="row">{say('Sum')}</th>
            {cells(totals)}
          </tr>
        </tbody>
      </table>
      <p>
        {say(
          'The certificate says pay, taxable pay and the tax withheld (Income Tax Act, Cap. 332, section 85): by 30 January, to a leaver within 30 days.',
        )}
      </p>
    </article>
  );
}

/** A yearly sheet for each employee: on paper alone, where each has its own. */
export function PersonYears({ sheet: { year, people }, employer }: { sheet: YearSheet; employer: string }) {
  return (
    <div className={styles.paper}>
      {people.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and a sheet keeps no state.
        <PersonSheet key={index} person={person} year={year} employer={employer} />
      ))}
    </div>
  );
}
