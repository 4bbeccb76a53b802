import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import type { Home } from '@/lib/content/schemas/home';
import { CALCULATORS, findCalculator } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import { RESULT_ID } from '@/lib/site/resultId';
import styles from './SalaryEntry.module.scss';

const SALARY = findCalculator('gross-to-net-salary');
const OTHERS = CALCULATORS.filter(({ id }) => id !== SALARY.id);

/**
 * Way from Home to the take-home pay of a salary: a form that opens the calculator with its result, and needs no script to
 * do so. The other calculators stand beside it.
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
        <form className={styles.form} action={`${SALARY.path}#${RESULT_ID}`}>
          <Field
            id="salary-entry-amount"
            label="Gross monthly salary"
            name={SALARY.required ?? ''}
            unit="TZS"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="go"
          />
          <Button type="submit" size="large">
            Calculate net pay
          </Button>
        </form>
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
