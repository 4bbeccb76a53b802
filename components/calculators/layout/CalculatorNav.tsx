import { Icon } from '@/components/ui/icon/Icon';
import { CALCULATOR_GROUPS, type CALCULATORS, calculatorsHere } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import { here } from '@/lib/site/twins';
import { say, sayName } from '@/lib/words/say';
import styles from './CalculatorNav.module.scss';

const HUB = { path: PAGES.calculator.path, icon: 'grid', shortName: 'Calculator hub' } as const;

type NavListProps = {
  entries: readonly (typeof HUB | (typeof CALCULATORS)[number])[];
  currentPath: string;
  labelledBy?: string;
};

function NavList({ entries, currentPath, labelledBy }: NavListProps) {
  return (
    <ul className={styles.list} role="list" aria-labelledby={labelledBy}>
      {entries.map(({ path, icon, shortName }) => (
        <li key={path}>
          <a href={here(path)} className={styles.link} aria-current={here(path) === currentPath ? 'page' : undefined}>
            <Icon name={icon} /> {sayName(shortName)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The hub and the calculators by group, beside each of them; one row that scrolls sideways on phones. */
export function CalculatorNav({ currentPath }: { currentPath: string }) {
  return (
    <nav className={styles.nav} aria-label={say('Calculators')}>
      <NavList entries={[HUB]} currentPath={currentPath} />
      {CALCULATOR_GROUPS.map(({ id, title }) => {
        const entries = calculatorsHere().filter(({ group }) => group === id);
        if (entries.length === 0) return null;
        return (
          <div key={id} className={styles.group}>
            <p id={`calculators-${id}`} className={styles.heading}>
              {say(title)}
            </p>
            <NavList entries={entries} currentPath={currentPath} labelledBy={`calculators-${id}`} />
          </div>
        );
      })}
    </nav>
  );
}
