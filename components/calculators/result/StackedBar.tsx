import { formatAmount } from '@/lib/money/formatAmount';
import { formatTzs } from '@/lib/money/formatTzs';
import { shareOf } from '@/lib/money/shareOf';
import styles from './StackedBar.module.scss';

/** A part of a bar; its tone gives colour, and pattern on paper. */
export type BarPart = {
  label: string;
  amount: number;
  tone: 'tanzanite' | 'nyekundu' | 'embe' | 'ink' | 'bahari' | 'hatched' | 'coral';
  /** Words inside the part, where it is wide enough. */
  words?: string;
};

type StackedBarProps = {
  title: string;
  total: number;
  parts: readonly BarPart[];
  /** Amount that fills the whole width: two bars with one scale can be compared. */
  scale: number;
};

/** Narrowest part, in percent of the width, in which words fit. */
const WORDS_FIT_FROM = 10;

/**
 * A bar split into parts on a scale. A picture with a sentence; the amounts stand in its key and
 * in the tables. Its patterns come from BarPatterns.
 */
export function StackedBar({ title, total, parts, scale }: StackedBarProps) {
  let end = 0;

  return (
    <figure className={styles.figure}>
      <figcaption>
        <span>{title}</span> <span>{formatTzs(total)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${parts.map(({ label, amount }) => `${label} ${formatAmount(amount)}`).join(', ')}.`}
      >
        {parts.map(({ label, amount, tone, words }) => {
          const width = shareOf(amount, scale);
          const box = { x: `${end}%`, width: `${width}%`, height: '100%' };
          end += width;
          return (
            <g key={label} data-tone={tone}>
              <rect {...box} />
              <rect {...box} fill={`url(#bar-${tone})`} />
              {words && width >= WORDS_FIT_FROM && (
                <text x={box.x} y="50%" dx="12" dy="0.35em">
                  {words}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ul role="list">
        {parts.map(({ label, amount, tone }) => (
          <li key={label} data-tone={tone}>
            {label} {formatAmount(amount)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
