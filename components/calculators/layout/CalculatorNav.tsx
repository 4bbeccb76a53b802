import { useSay } from '#words';
import { Icon } from '@/components/ui/icon/Icon';
import { CALCULATOR_GROUPS, type CalculatorEntry, calculatorsIn } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import { hrefIn } from '@/lib/site/twins';
import { type Say, sayName } from '@/lib/words/say';
import styles from './CalculatorNav.module.scss';

/** Places on the hub: its groups of calculators. */
const groupLinks = (say: Say) =>
  CALCULATOR_GROUPS.filter(({ id }) => calculatorsIn(say.language).some(({ group }) => group === id)).map(
    ({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} className={styles.link}>
          {say(title)}
        </a>
      </li>
    ),
  );

/** The calculators of the group of one. */
const calculatorLinks = (current: Pick<CalculatorEntry, 'path' | 'group'>, say: Say) =>
  calculatorsIn(say.language)
    .filter(({ group }) => group === current.group)
    .map(({ path, shortName }) => (
      <li key={path}>
        <a
          href={hrefIn(path, say.language)}
          className={styles.link}
          aria-current={path === current.path ? 'page' : undefined}
        >
          {sayName(say, shortName)}
        </a>
      </li>
    ));

type CalculatorNavProps = {
  /** The calculator of the page; absent on the hub. */
  current: Pick<CalculatorEntry, 'path' | 'group'> | undefined;
};

/** Beside the hub its groups, beside a calculator the others of its group; there one row that scrolls sideways on phones. */
export function CalculatorNav({ current }: CalculatorNavProps) {
  const say = useSay();
  return (
    <nav className={styles.nav} aria-label={say('Calculators')} data-hub={current ? undefined : ''}>
      {current && (
        <a href={hrefIn(PAGES.calculator.path, say.language)} className={styles.link}>
          <Icon name="arrow-left" /> <span className={styles.back}>{say('Back to Calculator Hub')}</span>
        </a>
      )}
      <ul className={styles.list} role="list">
        {current ? calculatorLinks(current, say) : groupLinks(say)}
      </ul>
    </nav>
  );
}
