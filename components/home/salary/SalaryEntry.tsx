import type { Home } from '@/lib/content/schemas/home';
import { CALCULATORS } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import styles from './SalaryEntry.module.scss';
import { SalaryForm } from './SalaryForm';

const OTHERS = CALCULATORS.filter(({ id }) => id !== 'gross-to-net-salary');

/**
 * Way from Home to the take-home pay of a salary, with the other calculators beside it. On a phone the field stands in the
 * first screen (Opening), and this band is not there.
 */
export function SalaryEntry({ texts }: { texts: Home['salary'] }) {
  return (
    <section className={styles.section} aria-labelledby="salary-entry" data-pagefind-ignore>
      <div className={styles.inner}>
        <div>
          <h2 id="salary-entry" className={styles.title}>
            {texts.heading}
          </h2>
          <p>{texts.intro}</p>
        </div>
        <SalaryForm id="salary-entry-amount" submitLabel="Calculate net pay" className={styles.form} />
        <ul className={styles.others} role="list" aria-label="Other calculators">
          {OTHERS.map(({ path, shortName }) => (
            <li key={path}>
              <a href={path}>{shortName}</a>
            </li>
          ))}
          <li>
            <a href={PAGES.calculator.path}>All calculators</a>
          </li>
        </ul>
      </div>
    </section>
  );
}
