import { Icon } from '@/components/ui/icon/Icon';
import { Link } from '@/components/ui/link/Link';
import styles from './CalculatorNav.module.scss';
import { CALCULATOR_ENTRIES, type CalculatorEntry } from './calculatorList';

/** The calculators beside each of them; a row that scrolls sideways on phones. */
export function CalculatorNav({ current }: { current: CalculatorEntry }) {
  return (
    <nav className={styles.nav} aria-label="Calculators">
      <ul className={styles.list} role="list">
        {Object.values(CALCULATOR_ENTRIES).map(({ href, icon, shortName }) => (
          <li key={href}>
            <Link href={href} className={styles.link} aria-current={href === current.href ? 'page' : undefined}>
              <Icon name={icon} /> {shortName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
