import { formatExact, formatTzs } from '@/lib/money/format';
import type { PayrollRules } from '@/lib/payroll/rates';
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
        exampleOf={`${slips.length} of ${EXAMPLE_STAFF} employees, on rates of ${year}`}
        headline={{
          label: `Net pay of ${slips.length} employees`,
          amount: totals.net,
          badge: 'July',
          aside: `cost to the employer ${formatTzs(cash)}`,
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
