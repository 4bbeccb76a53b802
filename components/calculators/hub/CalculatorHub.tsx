import { useSay } from '#words';
import { SalaryForm } from '@/components/behaviours/salary-form/SalaryForm';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax/salary';
import { CALCULATOR_GROUPS, type CalculatorEntry, calculatorsIn, MAIN_CALCULATORS } from '@/lib/site/calculators';
import { pageIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';
import { CalculatorFrame } from '../layout/CalculatorFrame';
import { ImportantNote } from '../layout/ImportantNote';
import styles from './CalculatorHub.module.scss';
import { HubCard } from './HubCard';
import { ToolRow } from './ToolRow';

/** A card of its own: the calculators of a salary that the menu names. */
const isOnCard = ({ id, group }: Pick<CalculatorEntry, 'id' | 'group'>) =>
  group === 'salary' && MAIN_CALCULATORS.some((main) => main === id);

/** The calculators in groups: three of a salary on cards, the others in rows. */
export function CalculatorHub() {
  const say = useSay();
  const { year } = getCalculatorRates('grossToNet');
  const groups = CALCULATOR_GROUPS.map((group) => ({
    ...group,
    calculators: calculatorsIn(say.language).filter((calculator) => calculator.group === group.id),
  }));

  return (
    <CalculatorFrame
      page={pageIn(PAGES.calculator, say)}
      lead={say('On the law of {year}, every line with its formula.', { year })}
      beside={
        <div className={styles.form}>
          <SalaryForm />
        </div>
      }
    >
      <div className={styles.groups}>
        {groups.map(
          ({ id, title, calculators }) =>
            calculators.length > 0 && (
              <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className={styles.title}>
                  {say(title)}
                </h2>
                <div className={styles.cards}>
                  {calculators.filter(isOnCard).map((calculator) => (
                    <HubCard key={calculator.id} calculator={calculator} />
                  ))}
                </div>
                <ul role="list">
                  {calculators
                    .filter((calculator) => !isOnCard(calculator))
                    .map((calculator) => (
                      <ToolRow key={calculator.id} calculator={calculator} />
                    ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <ImportantNote basis={say('{year} rates', { year })} service="accounting" />
    </CalculatorFrame>
  );
}
