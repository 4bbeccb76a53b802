import { classNames } from '@/components/ui/classNames';
import { barShares } from '@/lib/money/amount';
import type { BarTone } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import styles from './StackedBar.module.scss';

export type StackedBarProps = {
  title: string;
  parts: readonly { label: string; amount: number; tone: BarTone }[];
  /** The amount that fills the whole width, so that two bars on one scale can be compared. */
  scale: number;
};

/** A bar of stripes on a scale, an image with a sentence as its name. Needs BarPatterns on the page. */
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

/** The stripe of the bar that belongs to a row. */
export function Swatch({ tone }: { tone: BarTone }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#bar-${tone})`} />
    </svg>
  );
}
