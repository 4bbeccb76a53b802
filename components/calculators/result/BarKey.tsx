import { formatAmount } from '@/lib/money/format';
import styles from './BarKey.module.scss';
import type { BarPart } from './resultModel';

/** The parts of a bar with their amounts, each beside its colour; StackedBar around it colours them. */
export function BarKey({ parts }: { parts: readonly BarPart[] }) {
  return (
    <ul className={styles.key} role="list">
      {parts.map(({ label, amount, tone }) => (
        <li key={label} data-tone={tone}>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" />
            <rect width="100%" height="100%" fill={`url(#bar-${tone})`} />
          </svg>
          {label} {formatAmount(amount)}
        </li>
      ))}
    </ul>
  );
}
