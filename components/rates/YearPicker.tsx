import { ratesPath } from '@/lib/site/ratesPath';
import styles from './YearPicker.module.scss';

/** Links to the rates of every tax year; the one shown is marked. */
export function YearPicker({ year: shown, years }: { year: string; years: readonly string[] }) {
  return (
    <nav aria-label="Tax years" data-pagefind-ignore>
      <ul role="list" className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <a href={ratesPath(year)} className={styles.year} aria-current={year === shown ? 'page' : undefined}>
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
