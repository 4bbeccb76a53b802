import type { BarTone } from './resultModel';
import styles from './Swatch.module.scss';

/** The stripe of the bar that belongs to a row. */
export function Swatch({ tone }: { tone: BarTone }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#bar-${tone})`} />
    </svg>
  );
}
