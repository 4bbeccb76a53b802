import { percentageOf } from '@/lib/money/amount';
import type { BarTone } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import type { Bar } from './resultModel';
import styles from './StackedBar.module.scss';

/** A bar of stripes on a scale, an image with a sentence as its name. Needs BarPatterns on the page. */
export function StackedBar({ title, parts, scale, isBordered }: Bar & { isBordered?: boolean }) {
  let end = 0;

  return (
    <svg
      className={styles.bar}
      role="img"
      aria-label={`${title}: ${parts.map(({ label, amount }) => `${label} ${formatAmount(amount)}`).join(', ')}.`}
      data-bordered={isBordered || undefined}
    >
      {isBordered && <rect width="100%" height="100%" fill="url(#bar-border)" />}
      {parts.map(({ label, amount, tone }) => {
        const width = percentageOf(amount, scale);
        const start = end;
        end += width;
        return <rect key={label} x={`${start}%`} width={`${width}%`} height="100%" fill={`url(#bar-${tone})`} />;
      })}
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
