import type { BarTone } from './resultModel';
import styles from './Swatch.module.scss';

/** The stripe of a bar that a row stands for. */
export function Swatch({ tone }: { tone: BarTone }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#bar-${tone})`} />
    </svg>
  );
}
