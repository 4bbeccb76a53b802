import { Icon } from '@/components/ui/icon/Icon';
import { Link } from '@/components/ui/link/Link';
import { CALCULATORS } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import styles from './CalculatorNav.module.scss';

const HUB = { path: PAGES.calculator.path, icon: 'grid', shortName: 'Calculator hub' } as const;

/** The hub and the calculators beside each of them; a row that scrolls sideways on phones. */
export function CalculatorNav({ currentPath }: { currentPath: string }) {
  return (
    <nav className={styles.nav} aria-label="Calculators">
      <ul className={styles.list} role="list">
        {[HUB, ...CALCULATORS].map(({ path, icon, shortName }) => (
          <li key={path}>
            <Link href={path} className={styles.link} aria-current={path === currentPath ? 'page' : undefined}>
              <Icon name={icon} /> {shortName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
