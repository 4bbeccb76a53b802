import { percentageOf } from '@/lib/money/amount';
import { formatAmount, formatTzs } from '@/lib/money/format';
import { BarKey } from './BarKey';
import type { StackedBarModel } from './resultModel';
import styles from './StackedBar.module.scss';

/** Smallest share of the bar, in percent, of a part that may hold a text. */
const LEAST_SHARE = 10;

/** Share of a part in even percents, by which the style sheet knows from which width of the bar its text fits. */
const evenShare = (percent: number) => Math.floor(percent / 2) * 2;

/** A bar split into parts on a scale, with a key. An image with a sentence as its name; needs BarPatterns on the page. */
export function StackedBar({ title, total, parts, scale }: StackedBarModel) {
  let end = 0;

  return (
    <figure className={styles.bar}>
      <figcaption>
        <span>{title}</span> <span>{formatTzs(total)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${parts.map(({ label, amount }) => `${label} ${formatAmount(amount)}`).join(', ')}.`}
      >
        {parts.map(({ label, amount, tone, text }) => {
          const width = percentageOf(amount, scale);
          const box = { x: `${end}%`, width: `${width}%`, height: '100%' };
          end += width;
          return (
            <g key={label} data-tone={tone}>
              <rect {...box} />
              <rect {...box} fill={`url(#bar-${tone})`} />
              {text && width >= LEAST_SHARE && (
                <text x={box.x} y="50%" dx="12" dy="0.35em" data-share={evenShare(width)}>
                  {text}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <BarKey parts={parts} />
    </figure>
  );
}
