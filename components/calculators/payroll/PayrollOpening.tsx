import { formatExact, formatTzs } from '@/lib/money/format';
import { employeesText } from '@/lib/payroll/counted';
import type { PayrollRules } from '@/lib/payroll/rates';
import { say } from '@/lib/words/say';
import { ResultCard } from '../result/ResultCard';
import styles from './PayrollOpening.module.scss';
import { EXAMPLE_STAFF, templateRun } from './templateRun';

/** The two people of the template, worked out at the build: stands in the place of a result until there is one. */
export function PayrollOpening({ rules, year }: { rules: PayrollRules; year: string }) {
  const run = templateRun(rules, year);
  if (!run) return null;
  const { slips, totals, cash } = run;
  return (
    <div className={styles.example} data-pagefind-ignore>
      <ResultCard
        exampleOf={say('{count} of {all} employees, on rates of {year}', {
          count: slips.length,
          all: EXAMPLE_STAFF,
          year,
        })}
        headline={{
          label: say('Net pay of {employees}', { employees: employeesText(slips.length) }),
          amount: totals.net,
          badge: say('July'),
          aside: say('cost to the employer {amount}', { amount: formatTzs(cash) }),
        }}
      >
        <dl className={styles.people}>
          {slips.map(({ employee, net }) => (
            <div key={employee.name}>
              <dt>{employee.name}</dt>
              <dd>{formatExact(net)}</dd>
            </div>
          ))}
        </dl>
      </ResultCard>
    </div>
  );
}
