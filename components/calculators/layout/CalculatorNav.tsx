import { useSay } from '#words';
import { Icon } from '@/components/ui/icon/Icon';
import { CALCULATOR_GROUPS, type CalculatorEntry, calculatorsIn } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import { hrefIn } from '@/lib/site/translatedPages';
import { sayName } from '@/lib/words/say';
import styles from './CalculatorNav.module.scss';

type CalculatorNavProps = {
  /** The calculator of the page; absent on the hub. */
  current: Pick<CalculatorEntry, 'path' | 'group'> | undefined;
};

/** Beside the hub all calculators, beside one those of its group and the way back; on phones a row that scrolls sideways. */
export function CalculatorNav({ current }: CalculatorNavProps) {
  const say = useSay();
  const groups = CALCULATOR_GROUPS.filter(({ id }) => !current || id === current.group);
  const calculators = groups.flatMap(({ id }) => calculatorsIn(say.language).filter(({ group }) => group === id));
  return (
    <nav aria-label={say('Calculators')}>
      {current && (
        <a href={hrefIn(PAGES.calculator.path, say.language)} className={styles.back}>
          <Icon name="arrow-left" /> {say('Back to Calculator Hub')}
        </a>
      )}
      <ul className={styles.list} role="list">
        {calculators.map(({ path, shortName }) => (
          <li key={path}>
            <a
              href={hrefIn(path, say.language)}
              className={styles.link}
              aria-current={path === current?.path ? 'page' : undefined}
            >
              {sayName(say, shortName)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
