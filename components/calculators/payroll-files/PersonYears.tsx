import { formatExact } from '@/lib/money/format';
import { monthName } from '@/lib/payroll/sheet';
import { type PersonYear, YEAR_LINES, type YearAmounts, type YearSheet } from '@/lib/payroll/yearSheet';
import styles from './PersonYears.module.scss';

const cells = (amounts: YearAmounts) => YEAR_LINES.map(([, line]) => <td key={line}>{formatExact(amounts[line])}</td>);

type PersonSheetProps = { person: PersonYear; year: number; employer: string };

/** The figures of one person's certificate, with the months behind them. */
function PersonSheet({ person: { name, number, months, totals }, year, employer }: PersonSheetProps) {
  const [first, last] = [months[0], months.at(-1)].map((each) => each && monthName(each.month));
  return (
    <article className={styles.sheet}>
      <h3>
        {name}
        {number && `, number ${number}`}
      </h3>
      <p>
        Pay and PAYE of {year}
        {employer && `, ${employer}`}: {first} to {last}, {months.length === 1 ? '1 month' : `${months.length} months`}.
      </p>
      <table>
        <caption>Figures of the PAYE certificate of {year}, TZS</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {YEAR_LINES.map(([label]) => (
              <th key={label} scope="col">
                {label}
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
            <th scope="row">Sum</th>
            {cells(totals)}
          </tr>
        </tbody>
      </table>
      <p>
        The certificate says pay, taxable pay and the tax withheld (Income Tax Act, Cap. 332, section 85): by 30
        January, to a leaver within 30 days.
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
