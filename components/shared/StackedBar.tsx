import { classNames } from '@/components/ui/classNames';
import { barShares } from '@/lib/money/amount';
import type { BarTone } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import styles from './StackedBar.module.scss';

export type StackedBarProps = {
  title: string;
  parts: readonly { label: string; amount: number; tone: BarTone }[];
  /** The amount that the full width stands for, so that bars with the same scale can be compared. */
  scale: number;
};

/** A stacked bar of patterned stripes, exposed as an image whose name describes it. Needs BarPatterns on the page. */
export function StackedBar({ title, parts, scale, isBordered }: StackedBarProps & { isBordered?: boolean }) {
  const shares = barShares(
    parts.map(({ amount }) => amount),
    scale,
  );
  return (
    <svg
      className={classNames(styles.bar, isBordered && styles.bordered)}
      role="img"
      aria-label={`${title}: ${parts.map(({ label, amount }) => `${label} ${formatAmount(amount)}`).join(', ')}.`}
    >
      {isBordered && <rect width="100%" height="100%" fill="url(#bar-border)" />}
      {parts.map(({ label, tone }, index) => (
        <rect key={label} {...shares[index]} height="100%" fill={`url(#bar-${tone})`} />
      ))}
    </svg>
  );
}

/** A legend swatch, with the pattern of a stripe in the bar. */
export function Swatch({ tone }: { tone: BarTone }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#bar-${tone})`} />
    </svg>
  );
}
